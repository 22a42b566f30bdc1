/** Where the name of each space is written: beside it, where the least is covered by it. */
import { type Chart, distance, type Point } from "./chart";

const WAYS = 16; // directions around a space that are tried
const AWAY: Point = [41, 38]; // from the middle of a space to that of its name: it is wider than high
const TILE: Point = [19, -20]; // from the middle of a space to the mark of its bonus tile
const ENOUGH = 16; // from a name to the next line: more is not better

/** The middle of every space's name. */
export function namesAt(chart: Chart): Map<string, Point> {
  return new Map([...chart.sites].map(([id, at]) => [id, bestBeside(chart, at)]));
}

function bestBeside(chart: Chart, at: Point): Point {
  let best: Point = at;
  let most = -Infinity;
  for (let i = 0; i < WAYS; i++) {
    const angle = Math.PI / 2 + (2 * Math.PI * i) / WAYS; // first below
    const here: Point = [at[0] + AWAY[0] * Math.cos(angle), at[1] + AWAY[1] * Math.sin(angle)];
    const room = Math.min(ENOUGH, roomAt(chart, at, here));
    if (room > most + 0.01) [best, most] = [here, room];
  }
  return best;
}

/** How far the nearest thing is from a name; less than nothing if it would be covered. */
function roomAt(chart: Chart, from: Point, here: Point): number {
  const [left, top, right, bottom] = chart.inner;
  const spaces = [...chart.sites.values()].filter((site) => site !== from);
  return Math.min(
    distance([from[0] + TILE[0], from[1] + TILE[1]], here) - 22,
    ...spaces.map((site) => distance(site, here) - 38),
    ...chart.lands.map(({ dragon }) => distance(dragon, here) - 46),
    ...chart.lands.map(({ label, name }) => besideText(here, label, name.length * 7)),
    ...chart.alliances.map(({ at }) => distance(at, here) - 28),
    ...chart.roads.map(([one, other]) => fromLine(here, chart.sites.get(one)!, chart.sites.get(other)!) - 10),
    here[0] - left - 10,
    right - here[0] - 10,
    here[1] - top - 8,
    bottom - here[1] - 8,
  );
}

function besideText([x, y]: Point, [textX, textY]: Point, half: number): number {
  return Math.max(Math.abs(x - textX) - half - 12, Math.abs(y - textY) - 22);
}

/** The distance of a point from a line between two others. */
export function fromLine(at: Point, one: Point, other: Point): number {
  const [dx, dy] = [other[0] - one[0], other[1] - one[1]];
  const along = ((at[0] - one[0]) * dx + (at[1] - one[1]) * dy) / (dx * dx + dy * dy || 1);
  const share = Math.min(1, Math.max(0, along));
  return distance(at, [one[0] + share * dx, one[1] + share * dy]);
}
