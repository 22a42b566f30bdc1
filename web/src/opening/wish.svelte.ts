/** A table as its maker wants it, before it is made. */
import { usualSeats } from "../home/games.svelte";
import { usualLevel } from "../home/levels.svelte";
import type { GameBrief, NewChair, NewTable, Pace } from "../wire/api";
import type { Speech } from "../wire/protocol";

export interface Chair {
  kind: NewChair["kind"];
  name: string;
  level: string;
}

export class Wish {
  game = $state("");
  private offered: GameBrief["options"] = {};
  chairs = $state<Chair[]>([]);
  options = $state<Record<string, boolean | string>>({});
  pace = $state<Pace["kind"]>("untimed");
  minutes = $state(20);
  increment = $state(15);
  days = $state(3);
  isPublic = $state(true);
  isShared = $state(true);
  speech = $state<Speech | "">(""); // nothing: as the server thinks fit
  level = $state("");

  /** A game with its usual seats: the maker first, the rest open. */
  chooseGame(brief: GameBrief): void {
    this.game = brief.game;
    this.offered = brief.options;
    this.level = usualLevel(brief.game);
    this.options = Object.fromEntries(
      Object.entries(brief.options).map(([name, option]) => [name, option.default]),
    );
    this.seat(usualSeats(brief.game));
  }

  seat(n: number): void {
    const more = Array.from(
      { length: n },
      (_, i) => this.chairs[i] ?? chair(i === 0 ? "me" : "open", this.level),
    );
    this.chairs = more;
    for (const [name, option] of Object.entries(this.offered)) {
      const fitting = option.suits[n] ?? [];
      if (!fitting.includes(this.options[name]!)) this.options[name] = fitting[0] ?? option.default;
    }
  }

  /** Whether so many can play with it, as the server says; of what goes together it has the last word. */
  suits(name: string, value: boolean | string): boolean {
    return this.offered[name]?.suits[this.chairs.length]?.includes(value) ?? true;
  }

  get isFull(): boolean {
    return this.chairs.every(({ kind }) => kind === "me" || kind === "bot");
  }

  get isHotSeat(): boolean {
    return this.chairs.filter(({ kind }) => kind === "me").length > 1;
  }

  /** As the server reads it. */
  get table(): NewTable {
    return {
      game: this.game,
      seats: this.chairs.length,
      options: { ...this.options },
      chairs: this.chairs.map(asked),
      level: this.level,
      pace: this.paceWish,
      public: this.isPublic,
      shared: this.isShared,
      speech: this.speech || null,
    };
  }

  private get paceWish(): Pace {
    if (this.pace === "bank") return { kind: "bank", bank: this.minutes * 60, increment: this.increment };
    return this.pace === "days" ? { kind: "days", days: this.days } : { kind: "untimed" };
  }
}

function chair(kind: Chair["kind"], level: string): Chair {
  return { kind, name: "", level };
}

function asked({ kind, name, level }: Chair): NewChair {
  const said = name.trim();
  if (kind === "bot") return { kind, level };
  return (kind === "me" || kind === "invited") && said ? { kind, name: said } : { kind };
}
