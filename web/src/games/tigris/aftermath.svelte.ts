/** How a conflict ended, for as long as it is told: who won, what fell, who gained. */
import type { Turn } from "../../wire/protocol";
import type { Color, View } from "./reading";

const STAYS = 9000; // milliseconds; a touch ends it sooner, the moves of others do not
/** What of all that follows belongs to the conflict. */
const TOLD = new Set(["leader_defeated", "tiles_lost", "leader_stranded", "scored"]);

export interface Settled {
  seq: number;
  isWar: boolean;
  args: Record<string, number>;
  told: string[];
}

/** The conflict that a turn settled, and the sentences of what followed from it. */
export function settledIn({ seq, happenings }: Turn): Settled | undefined {
  const at = happenings.findLastIndex(({ kind }) => kind === "war_settled" || kind === "revolt_settled");
  if (at < 0) return undefined;
  const { kind, args } = happenings[at]!;
  const end = happenings.findIndex((next, i) => i > at && !TOLD.has(next.kind));
  const told = happenings.slice(at + 1, end < 0 ? undefined : end).map(({ text }) => text);
  return { seq, isWar: kind === "war_settled", args, told };
}

/** The tiles that lay there before and do not now; those under a building have not fallen. */
export function fallenFrom(before: View, now: View): { cell: string; color: Color }[] {
  const left = [...now.tiles.map(({ cell }) => cell), ...now.face_down];
  return before.tiles.filter(({ cell }) => !left.includes(cell));
}

export class Aftermath {
  shown = $state.raw<Settled | undefined>();
  fallen = $state.raw<{ cell: string; color: Color }[]>([]);

  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private before: View,
    private seen: number,
  ) {}

  /** Another position, of the present or of a replay: tell of a conflict that led to it. */
  hear(turns: Turn[], view: View): void {
    const last = turns.at(-1)?.seq ?? 0;
    const isBack = last < this.seen;
    const fresh = turns.filter(({ seq }) => (isBack ? seq === last : seq > this.seen));
    const settled = fresh.map(settledIn).findLast((one) => one !== undefined);
    if (settled || isBack) {
      this.end();
      this.shown = settled;
      this.fallen = settled && !isBack ? fallenFrom(this.before, view) : [];
      if (settled) this.timer = setTimeout(() => this.end(), STAYS);
    }
    this.before = view;
    this.seen = last;
  }

  end(): void {
    clearTimeout(this.timer);
    this.shown = undefined;
    this.fallen = [];
  }
}
