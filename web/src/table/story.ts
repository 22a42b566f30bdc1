/** The log: turns grouped as they were taken, and what was taken back crossed out. */
import type { Turn } from "../wire/protocol";

export interface Chapter {
  seat: number;
  turns: Turn[];
  first: number;
  last: number;
}

/** Decisions of one seat that follow one another are one card; a turn that ends closes it. */
export function chapters(turns: Turn[]): Chapter[] {
  const found: Chapter[] = [];
  let isClosed = true;
  for (const turn of turns) {
    const open = found.at(-1);
    if (open && !isClosed && open.seat === turn.seat) {
      open.turns.push(turn);
      open.last = turn.seq;
    } else {
      found.push({ seat: turn.seat, turns: [turn], first: turn.seq, last: turn.seq });
    }
    isClosed = turn.happenings.some(({ kind }) => kind === "turn_ended" || kind === "turn_begun");
  }
  return found;
}

/** Where the turn before or after an event ends. */
export function turnFrom(turns: Turn[], seq: number, by: 1 | -1): number {
  const ends = chapters(turns).map((chapter) => chapter.last);
  if (by > 0) return ends.find((end) => end > seq) ?? ends.at(-1) ?? 0;
  return ends.findLast((end) => end < seq) ?? 0;
}

/** The events that were taken back: each undo takes its seat's last standing decision. */
export function takenBack(turns: Turn[]): Set<number> {
  const gone = new Set<number>();
  const standing: Turn[] = [];
  for (const turn of turns) {
    if (turn.kind === "choose") standing.push(turn);
    if (turn.kind === "undo") {
      const at = standing.findLastIndex((made) => made.seat === turn.seat);
      if (at >= 0) for (const made of standing.splice(at)) gone.add(made.seq);
    }
  }
  return gone;
}

const PLACE = /\b([A-Z]{1,2}\d{1,2})\b/;

/** A sentence in pieces: every second one is a place that can be pointed at. */
export function withPlaces(sentence: string): string[] {
  return sentence.split(PLACE);
}

/** Every place a turn speaks of, in its sentences or in its move. */
export function placesOf(turn: Turn): string[] {
  const said = turn.happenings.flatMap((happening) =>
    withPlaces(happening.text).filter((_, i) => i % 2 === 1),
  );
  return [...new Set([...said, ...turn.move.split(" ").slice(1)])];
}
