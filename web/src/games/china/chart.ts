/** A map as it is drawn: from the land that comes with the game, as its file has it, or put in order by ourselves. */
import { ALLIANCES, GROUNDS, HARBOURS, LAKE, MOUNTAINS, ROADS, SITES } from "./land";
import { pictured } from "./pictured";
import { schematic } from "./schematic";
import type { ChinaView, Province } from "./view";

export type Point = readonly [x: number, y: number];
export type Box = readonly [left: number, top: number, right: number, bottom: number];

export interface Land {
  id: string;
  name: string;
  color: string;
  outline: string;
  dragon: Point;
  label: Point;
  box: Box;
}

export interface Alliance {
  n: number;
  between: [string, string] | null;
  at: Point;
}

export interface Chart {
  box: Box; // all of it
  inner: Box; // without the score track, for small screens
  lands: Land[];
  sites: Map<string, Point>;
  roads: [string, string][];
  alliances: Alliance[];
  harbours: Set<string>;
  lake: string;
  mountains: string;
  isKnown: boolean; // a map of the game, with our sea around it and the score along its wall
  isPlain: boolean; // its provinces lie side by side, for want of a drawing
}

/** The drawing of the map that is played; of somebody's own map the view tells all that is drawn. */
export function chartOf(view: Pick<ChinaView, "map" | "chart" | "provinces" | "spaces">): Chart {
  if (view.chart?.picture) return pictured(view.provinces, view.chart, view.chart.picture);
  if (view.chart) return schematic(view.provinces, view.chart);
  return {
    box: [0, 0, 1000, 1000],
    inner: [76, 76, 992, 992],
    lands: view.provinces.map(landOf),
    sites: new Map(view.spaces.map(({ space }) => [space, SITES[space]!])),
    roads: ROADS[view.map]!.split(" ").map((road) => road.split("-") as [string, string]),
    alliances: ALLIANCES.map(([n, one, other, x, y]) => ({ n, between: [one, other], at: [x, y] })),
    harbours: new Set(HARBOURS[view.map]?.split(" ")),
    lake: LAKE,
    mountains: MOUNTAINS,
    isKnown: true,
    isPlain: false,
  };
}

function landOf({ province, name, color }: Province): Land {
  return { id: province, name, color, ...GROUNDS[province]! };
}

/** Where everything lies that can be touched: the spaces, and the dragons under their provinces' names. */
export function placesOn(chart: Chart): Map<string, Point> {
  return new Map([...chart.sites, ...chart.lands.map(({ id, dragon }) => [id, dragon] as const)]);
}

/** How far a touch around each place still means it: half the way to the next, but not too far. */
export function reaches(places: Map<string, Point>, most = 40): Map<string, number> {
  const found = new Map<string, number>();
  for (const [name, here] of places) {
    let nearest = most * 2;
    for (const [other, there] of places)
      if (other !== name) nearest = Math.min(nearest, distance(here, there));
    found.set(name, nearest / 2);
  }
  return found;
}

export function distance([x, y]: Point, [x2, y2]: Point): number {
  return Math.hypot(x2 - x, y2 - y);
}

const WAYS: Record<string, Point> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The place an arrow key leads to: near, and more ahead than aside. */
export function nextPlace(places: Map<string, Point>, from: string, key: string): string | undefined {
  const way = WAYS[key];
  const here = places.get(from);
  if (!way || !here) return undefined;
  let best: string | undefined;
  let least = Infinity;
  for (const [name, [x, y]] of places) {
    const ahead = (x - here[0]) * way[0] + (y - here[1]) * way[1];
    const aside = Math.abs((x - here[0]) * way[1] + (y - here[1]) * way[0]);
    if (name === from || ahead <= 4 || aside > ahead * 2) continue;
    if (ahead + aside * 2 < least) [best, least] = [name, ahead + aside * 2];
  }
  return best;
}

/** A chain is told as a set of spaces: put them in a row along the roads, to draw it as a line. */
export function inARow(chain: string[], roads: [string, string][]): string[] {
  const beside = new Map<string, string[]>(chain.map((space) => [space, []]));
  for (const [one, other] of roads) {
    if (!beside.has(one) || !beside.has(other)) continue;
    beside.get(one)!.push(other);
    beside.get(other)!.push(one);
  }
  const walk = (row: string[]): string[] | undefined => {
    if (row.length === chain.length) return row;
    for (const next of beside.get(row.at(-1)!)!) {
      const found = row.includes(next) ? undefined : walk([...row, next]);
      if (found) return found;
    }
    return undefined;
  };
  const ends = chain.toSorted((one, other) => beside.get(one)!.length - beside.get(other)!.length);
  for (const start of ends) {
    const row = walk([start]);
    if (row) return row;
  }
  return [];
}

/** Where a score stands on the wall; it has fifty steps and is walked around again. */
export function stepAt(score: number): Point {
  const n = ((score % 50) + 50) % 50;
  return n < 25 ? [46, 958 - 38 * n] : [88 + 37 * (n - 25), 46];
}
