/** A socket whose other end is the test. */
export class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!;
  }

  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number }) => void;

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(code = 1006): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.onclose?.({ code });
  }

  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  hear(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  said(type: string): Record<string, unknown>[] {
    return this.sent.filter((message) => message.type === type);
  }
}

export function update(seq: number, more: object = {}): object {
  const turns = Array.from({ length: seq }, (_, i) => turn(i + 1));
  return {
    type: "update",
    table: "T",
    game: "babel",
    options: {},
    rules: 1,
    seq,
    status: "live",
    note: "",
    owner: true,
    public: true,
    shared: true,
    speech: "everybody",
    silenced: [],
    pace: { kind: "untimed" },
    drawn: null,
    seat: 0,
    asked: 0,
    prompt: "action",
    question: "Choose.",
    view: {},
    offers: [{ kind: "end" }],
    undo: { allowed: false, why: "" },
    turns,
    seats: [],
    deadline: 0,
    agreed: [],
    winners: [],
    ending: "",
    parent: "",
    rematch: "",
    commitment: "",
    secret: null,
    ...more,
  };
}

export function turn(seq: number, more: object = {}): object {
  return { seq, kind: "choose", seat: 0, move: "end", happenings: [], note: "", ...more };
}
