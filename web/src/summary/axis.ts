/** Numbers along an axis: where each stands, and which of them are written there. */

export interface Axis {
  (value: number): number;
  invert: (at: number) => number;
  ticks: number[]; // whole numbers
}

const STEPS = [1, 2, 5, 10];

/** About so many whole steps up to a number: 1, 2 or 5, with zeros. */
function stepOf(most: number, ticks: number): number {
  const wished = Math.max(1, most / ticks);
  const power = 10 ** Math.floor(Math.log10(wished));
  return STEPS.find((step) => step * power >= wished)! * power;
}

/** From 0 to a number, between two edges; a round one ends on a step. */
export function axisTo(most: number, from: number, to: number, ticks: number, isRound = false): Axis {
  const step = stepOf(most, ticks);
  const end = isRound ? Math.ceil(most / step) * step : most;
  const scale = (to - from) / (end || 1);
  return Object.assign((value: number): number => from + value * scale, {
    invert: (at: number): number => (at - from) / scale,
    ticks: Array.from({ length: Math.floor(end / step) + 1 }, (_, i) => i * step),
  });
}

/** A line that stands until the next value: along, then up or down. */
export function stairs(points: [x: number, y: number][]): string {
  const round = (n: number): number => Math.round(n * 100) / 100;
  return points.map(([x, y], i) => (i ? `H${round(x)}V${round(y)}` : `M${round(x)} ${round(y)}`)).join("");
}
