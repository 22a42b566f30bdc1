/** Short messages at the edge of the page. */

export interface Toast {
  id: number;
  kind: "note" | "bad" | "refusal";
  text: string;
}

const STAYS = 6000; // milliseconds
let last = 0;

class Toasts {
  list = $state<Toast[]>([]);

  say(text: string, kind: Toast["kind"] = "note"): void {
    if (!text || this.list.some((toast) => toast.text === text)) return;
    const id = ++last;
    this.list.push({ id, kind, text });
    setTimeout(() => this.drop(id), STAYS);
  }

  /** Why something may not be done here. */
  refuse(why: string): void {
    this.say(why, "refusal");
  }

  drop(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();
