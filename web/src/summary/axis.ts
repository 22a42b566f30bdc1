/** Numbers along an axis: where each stands, and which of them are written there. */
import { nice, ticks } from "d3-array";

export interface Axis {
  (value: number): number;
  invert: (at: number) => number;
  ticks: number[]; // whole numbers
}

/** From 0 to a number, between two edges, with about so many steps; a round one ends on a step. */
export function axisTo(most: number, from: number, to: number, steps: number, isRound = false): Axis {
  const end = isRound ? nice(0, most, steps)[1] : most;
  const scale = (to - from) / (end || 1);
  return Object.assign((value: number): number => from + value * scale, {
    invert: (at: number): number => (at - from) / scale,
    ticks: ticks(0, end, steps).filter(Number.isInteger),
  });
}
