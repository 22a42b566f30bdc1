/** A table as its maker wants it, before it is made. */
import { usualSeats } from "../home/games.svelte";
import { partsOf, usualLevel, wordOf } from "../home/levels.svelte";
import type { GameBrief, NewChair, NewTable, Pace } from "../wire/api";
import type { Speech } from "../wire/protocol";
import { Choices } from "./choices.svelte";

export interface Chair {
  kind: NewChair["kind"];
  name: string;
  level: string;
}

/** With whom a table is played, where its chairs are of one kind. */
export const COMPANIES = ["people", "device", "bots"] as const;
export type Company = (typeof COMPANIES)[number];
const KIND_OF = { people: "open", device: "me", bots: "bot" } as const;

export class Wish {
  game = $state("");
  readonly choices = new Choices();
  chairs = $state<Chair[]>([]);
  pace = $state<Pace["kind"]>("untimed");
  minutes = $state(20);
  increment = $state(15);
  days = $state(3);
  isShared = $state(true);
  lot = $state(false);
  speech = $state<Speech | "">(""); // nothing: as the server thinks fit
  level = $state("");
  private listed = $state<boolean | undefined>(); // nothing: as is usual in this company

  /** Somebody who has no name yet sits first under the one he gives. */
  constructor(readonly own: () => string) {}

  /** A game with its usual seats: the maker first, the rest open. */
  chooseGame(brief: GameBrief): void {
    this.game = brief.game;
    this.level = usualLevel(brief.game);
    for (const chair of this.chairs) {
      const { id, style } = partsOf(chair.level);
      chair.level = wordOf(brief.game, id, style);
    }
    this.seat(usualSeats(brief.game));
  }

  seat(n: number): void {
    const kind = KIND_OF[this.company ?? "people"];
    const more = Array.from({ length: n - this.chairs.length }, () => this.chair(kind));
    this.chairs = [...this.chairs.slice(0, n), ...more];
    if (!this.chairs.some((chair) => chair.kind === "me") && n > 0) this.chairs[0]!.kind = "me";
    this.nameSeats();
  }

  /** With whom it is played; nothing where the chairs are mixed. */
  get company(): Company | undefined {
    const [first, ...others] = this.chairs.map(({ kind }) => (kind === "invited" ? "open" : kind));
    if (first === undefined) return "people";
    if (first !== "me" || others.some((kind) => kind !== others[0])) return undefined;
    return COMPANIES.find((company) => KIND_OF[company] === others[0]);
  }

  keep(company: Company): void {
    this.chairs = this.chairs.map((chair, i) => ({ ...chair, kind: i ? KIND_OF[company] : "me" }));
    this.nameSeats();
  }

  /** On one device everybody has a name of his own, until he gives another. */
  nameSeats(): void {
    const taken = [this.own(), ...this.chairs.map(({ name }) => name.trim())];
    const free = GUESTS.filter((name) => !taken.includes(name));
    for (const [seat, chair] of this.chairs.entries())
      if (chair.kind === "me" && !chair.name.trim() && (seat !== this.ownSeat || !this.own()))
        chair.name = free.shift() ?? String(seat + 1);
  }

  /** The seat of the one who makes the table: the first that is his. */
  get ownSeat(): number {
    return this.chairs.findIndex(({ kind }) => kind === "me");
  }

  get isFull(): boolean {
    return this.chairs.every(({ kind }) => kind === "me" || kind === "bot");
  }

  get isHotSeat(): boolean {
    return this.chairs.filter(({ kind }) => kind === "me").length > 1;
  }

  /** In the public list, unless all sit at one device or somebody said otherwise. */
  get isPublic(): boolean {
    return this.listed ?? !this.isHotSeat;
  }
  set isPublic(wish: boolean) {
    this.listed = wish;
  }

  /** As the server reads it. */
  get table(): NewTable {
    return {
      game: this.game,
      seats: this.chairs.length,
      options: { ...this.choices.options },
      chairs: this.chairs.map(asked),
      level: this.level,
      pace: this.paceWish,
      public: this.isPublic,
      shared: this.isShared,
      lot: this.lot,
      speech: this.speech || null,
    };
  }

  private chair(kind: Chair["kind"]): Chair {
    return { kind, name: "", level: this.level };
  }

  private get paceWish(): Pace {
    if (this.pace === "bank") return { kind: "bank", bank: this.minutes * 60, increment: this.increment };
    return this.pace === "days" ? { kind: "days", days: this.days } : { kind: "untimed" };
  }
}

/** For those who share a device and give no name. */
const GUESTS = ["Enki", "Inanna", "Gudea", "Ninsun", "Nabu", "Shamhat", "Etana", "Nisaba", "Utu", "Adapa"];

function asked({ kind, name, level }: Chair): NewChair {
  const said = name.trim();
  if (kind === "bot") return { kind, level };
  return (kind === "me" || kind === "invited") && said ? { kind, name: said } : { kind };
}
