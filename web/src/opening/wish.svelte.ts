/** A table as its maker wants it, before it is made. */
import { seatsOf } from "../home/games";
import { usualLevel } from "../home/levels.svelte";
import type { GameBrief, NewChair, NewTable, Pace } from "../wire/api";

export interface Chair {
  kind: NewChair["kind"];
  name: string;
  level: string;
}

export class Wish {
  game = $state("tigris");
  chairs = $state<Chair[]>([]);
  options = $state<Record<string, boolean | string>>({});
  pace = $state<Pace["kind"]>("untimed");
  minutes = $state(20);
  increment = $state(15);
  days = $state(3);
  isPublic = $state(true);
  isShared = $state(true);
  level = $state("");

  /** A game with its usual seats: the maker first, the rest open. */
  chooseGame(brief: GameBrief): void {
    this.game = brief.game;
    this.level = usualLevel(brief.game);
    this.options = Object.fromEntries(Object.entries(brief.options).map(([name, option]) => [name, option.default]));
    this.seat(seatsOf(brief.game).usual);
  }

  seat(n: number): void {
    const more = Array.from({ length: n }, (_, i) => this.chairs[i] ?? chair(i === 0 ? "me" : "open", this.level));
    this.chairs = more;
    if (this.game === "china") this.fitChina(n);
  }

  /** The maps and expansions that go with so many; the server has the last word. */
  private fitChina(n: number): void {
    this.options.map = n === 5 ? "45" : n === 2 || this.options.map === "45" ? "34" : this.options.map!;
    if (n > 2) this.options.influence = true;
    if (n === 2) this.options.fortifications = false;
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
