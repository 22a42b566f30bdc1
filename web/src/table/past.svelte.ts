/** Looking back: which position is shown instead of the present one, and by whose eyes. */
import { api, Declined, type Eyes, type Past } from "../wire/api";
import { allSeeing, type Sight } from "./sights";

export const SPEEDS = [0.5, 1, 2, 4] as const;
export const EVERYONE = -2; // the eyes that see all hands
const STEP = 1600; // milliseconds between two moves at speed 1

export interface Moment {
  ply?: number; // nothing: the present
  eyes?: number; // nothing: our own, -1: the audience, EVERYONE: all hands
}

export class LookingBack {
  ply = $state<number | undefined>();
  eyes = $state<number | undefined>();
  found = $state.raw<Past | undefined>();
  trouble = $state(false);
  isPlaying = $state(false);
  speed = $state<number>(1);

  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- a memory: nothing is drawn from it
  private readonly known = new Map<string, Past>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly table: string,
    private readonly now: () => { last: number; isOver: boolean; language: string },
    private readonly moved: (moment: Moment) => void,
    moment: Moment,
  ) {
    this.ply = moment.ply;
    this.eyes = moment.eyes;
  }

  /** The view of the past as the chosen seat had it. */
  get sight(): Sight | undefined {
    return this.found && this.found.sights.length > 1 ? allSeeing(this.found) : this.found?.sights[0];
  }

  /** Whether nothing was decided after what is shown. */
  get isAtEnd(): boolean {
    return this.ply === undefined || this.ply >= this.now().last;
  }

  go(ply: number): void {
    const last = this.now().last;
    this.ply = Math.max(0, Math.min(ply, last));
    this.moved({ ply: this.ply, eyes: this.eyes });
    void this.fetch();
  }

  step(by: number): void {
    this.pause();
    this.go((this.ply ?? this.now().last) + by);
  }

  /** Back to the present. */
  leave(): void {
    this.pause();
    this.ply = this.found = undefined;
    this.trouble = false;
    this.moved({ eyes: this.eyes });
  }

  look(eyes: number | undefined): void {
    this.eyes = eyes;
    this.moved({ ply: this.ply, eyes });
    void this.fetch();
  }

  /** Move by move at a steady pace, from here or from where it is said. */
  play(from = this.ply ?? 0): void {
    this.isPlaying = true;
    this.go(from >= this.now().last ? 0 : from);
    this.next();
  }

  pause(): void {
    this.isPlaying = false;
    clearTimeout(this.timer);
  }

  private next(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.advance(), STEP / this.speed);
  }

  private async advance(): Promise<void> {
    if (!this.isPlaying || this.ply === undefined) return;
    if (this.ply >= this.now().last) {
      this.pause();
      return;
    }
    this.ply += 1;
    this.moved({ ply: this.ply, eyes: this.eyes });
    await this.fetch();
    void this.lookAhead(this.ply + 1);
    if (this.isPlaying) this.next();
  }

  /** Get the position, from memory or from the server; an answer that comes too late is dropped. */
  async fetch(): Promise<void> {
    const ply = this.ply;
    if (ply === undefined) return;
    const key = this.keyOf(ply);
    const isWanted = (): boolean => this.ply !== undefined && this.keyOf(this.ply) === key;
    try {
      const past = await this.get(ply);
      if (isWanted()) [this.found, this.trouble] = [past, false];
    } catch (error) {
      if (!(error instanceof Declined)) throw error;
      if (isWanted()) [this.found, this.trouble] = [undefined, true];
      this.pause();
    }
  }

  /** Have the next position ready, so that the pace is steady. */
  private async lookAhead(ply: number): Promise<void> {
    if (ply <= this.now().last) await this.get(ply).catch(() => undefined);
  }

  private async get(ply: number): Promise<Past> {
    const key = this.keyOf(ply);
    const past = this.known.get(key) ?? (await api.past(this.table, ply, this.whose));
    this.known.set(key, past);
    return past;
  }

  private get whose(): Eyes {
    return this.now().isOver ? eyesOf(this.eyes) : "own";
  }

  private keyOf(ply: number): string {
    return `${ply} ${this.whose} ${this.now().language}`;
  }
}

function eyesOf(seat: number | undefined): Eyes {
  if (seat === undefined) return "own";
  if (seat === EVERYONE) return "all";
  return seat < 0 ? "watcher" : (`${seat}` as Eyes);
}
