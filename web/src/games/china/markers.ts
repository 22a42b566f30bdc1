/** Where the markers of the score lie: side by side before their step, never over its number. */
import { stepAt } from "./chart";

export interface Marker {
  seat: number;
  points: number;
  x: number;
  y: number;
  size: number;
}

const OUTSIDE = 29; // units between the edge of the map and the wall
/** For so many on one step: how many stand along the wall, how many before it, and how large. */
const ROWS: readonly (readonly [along: number, across: number, size: number])[] = [
  [1, 1, 22],
  [1, 1, 22],
  [2, 1, 17],
  [2, 2, 14],
  [2, 2, 14],
  [3, 2, 12.4],
];

export function markersOf(score: number[]): Marker[] {
  return score.map((points, seat) => {
    const [x, y] = stepAt(points);
    const here = score.flatMap((other, who) => (other % 50 === points % 50 ? [who] : []));
    const [along, across, size] = ROWS[here.length]!;
    const i = here.indexOf(seat);
    const aside = ((i % along) - (along - 1) / 2) * size;
    const before = OUTSIDE / 2 + (Math.floor(i / along) - (across - 1) / 2) * size;
    return points % 50 < 25
      ? { seat, points, size, x: before, y: y + aside }
      : { seat, points, size, x: x + aside, y: before };
  });
}
