/** Sums of a conflict, from the numbers the server shows. */
import type { Conflict } from "./reading";

export type Verdict = { reach: number } & (
  | { kind: "needs"; n: number; hand: number } // the other side may still answer
  | { kind: "ahead" }
  | { kind: "level" } // the defender holds a tie
  | { kind: "wins" }
  | { kind: "loses"; n: number }
);

function total(conflict: Conflict, side: 0 | 1): number {
  return conflict.strength[side] + conflict.support[side];
}

/** The smallest offer that leads for now; nothing if none does. The side that is attacked holds a tie. */
export function enoughFor(conflict: Conflict, side: 0 | 1, choices: number[]): number | undefined {
  const other = total(conflict, side === 0 ? 1 : 0);
  return choices.find((n) =>
    side === 0 ? conflict.strength[0] + n > other : conflict.strength[1] + n >= other,
  );
}

/** What so much support comes to. */
export function verdict(conflict: Conflict, side: 0 | 1, sent: number, hands: number[]): Verdict {
  const reach = conflict.strength[side] + sent;
  const other = total(conflict, side === 0 ? 1 : 0);
  if (side === 0) {
    const n = reach - other;
    if (n > 0) return { kind: "needs", reach, n, hand: hands[conflict.fighters[1]] ?? 0 };
    return { kind: n === 0 ? "level" : "ahead", reach };
  }
  return reach >= other ? { kind: "wins", reach } : { kind: "loses", reach, n: other - reach };
}
