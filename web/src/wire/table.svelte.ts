/**
 * One table as this browser knows it: the newest position, how it came about, and who is there.
 * What is shown is always what the server said last; nothing is played ahead of it.
 */
import { Declined } from "./api";
import { freshId } from "./ids";
import { Line, type LineState } from "./line";
import type { Offer } from "./moves";
import type {
  Ack,
  Explained,
  Foreseen,
  FromClient,
  Presence,
  Refusal,
  Said,
  ToClient,
  Turn,
  Update,
} from "./protocol";

const ASK_AGAIN = 2000; // milliseconds until a store that failed is tried again

interface Waiting {
  message: FromClient & { id: string };
  resolve: (answer: ToClient) => void;
  reject: (reason: Declined) => void;
}

export interface Surroundings {
  address: string;
  /** Whether there is such a table, asked when no socket opens. */
  exists(): Promise<boolean>;
  /** Whether the server knows who we are, asked when it says that it does not. */
  isKnown(): Promise<boolean>;
  /** A decision of ours came too late: the newest position is here. */
  stale?(): void;
}

export class Table {
  position = $state.raw<Update | undefined>();
  turns = $state.raw<Turn[]>([]);
  lines = $state.raw<Said[]>([]);
  presence = $state.raw<Presence | undefined>();
  state = $state<LineState>("connecting");
  refusal = $state.raw<Refusal | undefined>(); // why we may not be here
  isDeciding = $state(false); // a decision of ours is on its way
  isStoreAway = $state(false); // the server cannot store what we ask; we ask again
  arrivedAt = $state(0); // when the position came, by this browser's clock

  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- a memory: nothing is drawn from it
  private readonly waiting = new Map<string, Waiting>();
  private line: Line | undefined;
  private again: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    private language: string,
    private readonly around: Surroundings,
  ) {
    this.connect();
  }

  get offers(): Offer[] {
    return (this.position?.offers ?? []) as Offer[];
  }

  /** Whether it is on us to decide, and we can be heard, or will be in a moment. */
  get mayChoose(): boolean {
    const isHeard = this.state === "live" || this.state === "restarting";
    return isHeard && this.offers.length > 0 && !this.isDeciding;
  }

  // What can be asked. An answer may take as long as the line is down.

  async choose(move: string, id = freshId()): Promise<Ack> {
    return this.decide({ type: "choose", id, seq: this.position?.seq ?? 0, move });
  }

  async undo(): Promise<Ack> {
    return this.decide({ type: "undo", id: freshId(), seq: this.position?.seq ?? 0 });
  }

  preview(move: string): Promise<Foreseen> {
    return this.ask({ type: "preview", id: freshId(), move }) as Promise<Foreseen>;
  }

  explain(move: string): Promise<Explained> {
    return this.ask({ type: "explain", id: freshId(), move }) as Promise<Explained>;
  }

  say(text: string): Promise<Said> {
    return this.ask({ type: "say", id: freshId(), text }) as Promise<Said>;
  }

  resign(): Promise<Ack> {
    return this.ask({ type: "resign", id: freshId() }) as Promise<Ack>;
  }

  agree(yes: boolean): Promise<Ack> {
    return this.ask({ type: "agree", id: freshId(), yes }) as Promise<Ack>;
  }

  leave(): Promise<Ack> {
    return this.ask({ type: "leave", id: freshId() }) as Promise<Ack>;
  }

  comeBack(): Promise<Ack> {
    return this.ask({ type: "return", id: freshId() }) as Promise<Ack>;
  }

  /** Hear everything again, in another language. */
  speak(language: string): void {
    if (language === this.language) return;
    this.language = language;
    this.reconnect();
  }

  /** Start anew, from the first event: after a name or a seat has changed. */
  reconnect(): void {
    this.line?.close();
    this.turns = [];
    this.connect();
  }

  close(): void {
    this.line?.close();
    clearTimeout(this.again);
    for (const { reject } of this.waiting.values()) reject(new Declined(0, "closed", ""));
    this.waiting.clear();
  }

  private connect(): void {
    this.line = new Line(this.around.address, {
      hello: () => ({
        type: "hello",
        table: this.id,
        last: this.turns.at(-1)?.seq ?? 0,
        language: this.language,
      }),
      receive: (message) => this.receive(message),
      changed: (state) => (this.state = state),
      worthTrying: () => this.around.exists(),
      isKnown: () => this.around.isKnown(),
    });
    this.state = this.position ? "reconnecting" : "connecting";
  }

  private async decide(message: FromClient & { id: string }): Promise<Ack> {
    this.isDeciding = true;
    try {
      return (await this.ask(message)) as Ack;
    } finally {
      this.isDeciding = false;
    }
  }

  /** A question stays on the list until it is answered, and is asked again on a new line. */
  private ask(message: FromClient & { id: string }): Promise<ToClient> {
    return new Promise((resolve, reject) => {
      this.waiting.set(message.id, { message, resolve, reject });
      if (this.state === "live") this.line?.send(message);
    });
  }

  private receive(message: ToClient): void {
    switch (message.type) {
      case "update":
        this.show(message);
        break;
      case "lines":
        this.lines = message.lines;
        break;
      case "said":
        this.hear(message);
        break;
      case "presence":
        this.presence = message;
        break;
      case "refusal":
        this.decline(message);
        break;
      case "ack":
      case "foreseen":
      case "explained":
        this.settle(message.id, message);
    }
  }

  private show(update: Update): void {
    const first = update.turns[0]?.seq ?? Infinity;
    this.turns = [...this.turns.filter((turn) => turn.seq < first), ...update.turns];
    this.position = update;
    this.arrivedAt = Date.now();
    if (this.state !== "live") {
      this.line?.greeted();
      for (const { message } of this.waiting.values()) this.line?.send(message);
    }
  }

  private hear(said: Said): void {
    if (said.id) this.settle(said.id, said);
    if (!this.lines.some((line) => line.n === said.n)) this.lines = [...this.lines, said];
  }

  private decline(refusal: Refusal): void {
    if (refusal.id === "" && this.state !== "live") {
      this.refusal = refusal;
      this.line?.refuse();
      return;
    }
    // One without an id answers something that could not be read: the oldest question waits longest.
    const id = refusal.id || (this.waiting.keys().next().value ?? "");
    const found = this.waiting.get(id);
    if (found && refusal.code === "not_stored") {
      this.askLater();
      return;
    }
    if (refusal.code === "stale") this.around.stale?.();
    this.waiting.delete(id);
    found?.reject(new Declined(409, refusal.code, refusal.text));
  }

  /** The store has failed: what waits is good under the same id, as often as it takes. */
  private askLater(): void {
    this.isStoreAway = true;
    clearTimeout(this.again);
    this.again = setTimeout(() => {
      if (this.state !== "live") return; // with the next hello all of it is said again
      for (const { message } of this.waiting.values()) this.line?.send(message);
    }, ASK_AGAIN);
  }

  private settle(id: string, answer: ToClient): void {
    const found = this.waiting.get(id);
    this.waiting.delete(id);
    if (answer.type === "ack" || answer.type === "said") this.isStoreAway = false;
    found?.resolve(answer);
  }
}
