/** What stands out in a game, to be found again on the slider of its replay. */
import type { Turn } from "../wire/protocol";
import { takenBack } from "./story";

export const MARKS = ["conflict", "building", "scoring", "undo"] as const; // the most important first

export interface Mark {
  seq: number;
  kind: (typeof MARKS)[number];
}

const KINDS: Record<string, Mark["kind"]> = {
  war_begun: "conflict",
  revolt_begun: "conflict",
  temple_destroyed: "conflict",
  level_stolen: "conflict",
  monument_built: "building",
  ziggurat_built: "building",
  province_scored: "scoring",
  end_mode_begun: "scoring",
};

/** At most one mark for an event; what was taken back is marked where it was. */
export function marksOf(turns: Turn[]): Mark[] {
  const gone = takenBack(turns);
  return turns.flatMap((turn): Mark[] => {
    if (turn.kind === "undo") return [{ seq: turn.seq, kind: "undo" }];
    const kinds = gone.has(turn.seq) ? [] : turn.happenings.map((happening) => KINDS[happening.kind]);
    const kind = MARKS.find((one) => kinds.includes(one));
    return kind ? [{ seq: turn.seq, kind }] : [];
  });
}

/** Those there is room for, `apart` events from one another; the important ones go first. */
export function spaced(marks: Mark[], apart: number): Mark[] {
  const kept: Mark[] = [];
  for (const kind of MARKS) {
    for (const mark of marks.filter((one) => one.kind === kind)) {
      if (kept.every((other) => Math.abs(other.seq - mark.seq) >= apart)) kept.push(mark);
    }
  }
  return kept.sort((one, other) => one.seq - other.seq);
}
