/** How far the server has come: asked once, and again and again as long as its bots are not ready. */
import { t } from "../texts/text";
import { api, Declined, type Readiness } from "../wire/api";
import { toasts } from "./toasts.svelte";

export const SOON = 3000; // milliseconds
export const SELDOM = 15_000; // while nobody looks

export class GettingReady {
  /** How far it has come; nothing once all is ready, or as long as the server has not said. */
  progress = $state.raw<Readiness | undefined>();
  private next: ReturnType<typeof setTimeout> | undefined;
  private readonly look = (): void => {
    if (document.visibilityState === "visible" && this.next !== undefined) void this.ask();
  };

  start(): void {
    document.addEventListener("visibilitychange", this.look);
    void this.ask();
  }

  stop(): void {
    document.removeEventListener("visibilitychange", this.look);
    clearTimeout(this.next);
    this.next = undefined;
  }

  private async ask(): Promise<void> {
    clearTimeout(this.next);
    this.next = undefined;
    const told = await heard();
    if (told?.ready) {
      this.stop();
      if (this.progress) toasts.say(t("ready-now"));
      this.progress = undefined;
      return;
    }
    this.progress = told ?? this.progress;
    this.next = setTimeout(() => void this.ask(), document.visibilityState === "hidden" ? SELDOM : SOON);
  }
}

/** What the server says, or nothing if it says nothing just now. */
async function heard(): Promise<Readiness | undefined> {
  try {
    return await api.readiness();
  } catch (error) {
    if (error instanceof Declined) return undefined;
    throw error;
  }
}

export const readiness = new GettingReady();
