/** A map nobody has drawn for us: its provinces side by side, their spaces around a dragon. */
import type { Chart, Land, Point } from "./chart";
import type { Charted, Province } from "./view";

const CELL = 280;
const EDGE = 60;
const GAP = 16;

/** A post lies in two provinces and is drawn half-way between their dragons, and so are alliances. */
export function schematic(provinces: Province[], told: Charted): Chart {
  const columns = Math.ceil(Math.sqrt(provinces.length));
  const rows = Math.ceil(provinces.length / columns);
  const lands = provinces.map((province, i) => landIn(province, i % columns, Math.floor(i / columns)));
  const sites = new Map<string, Point>();
  const homes = new Map<string, number[]>();
  provinces.forEach((province, i) =>
    province.spaces.forEach((space) => homes.set(space, [...(homes.get(space) ?? []), i])),
  );
  provinces.forEach((province, i) => {
    const own = province.spaces.filter((space) => homes.get(space)!.length === 1);
    own.forEach((space, k) => sites.set(space, around(lands[i]!.dragon, k, own.length)));
  });
  for (const [space, [one, other]] of homes) {
    if (other !== undefined)
      sites.set(space, between(lands[one!]!.dragon, lands[other]!.dragon, space.length));
  }
  const box = [0, 0, columns * CELL + EDGE * 2, rows * CELL + EDGE * 2] as const;
  const dragonOf = (id: string): Point => lands.find((land) => land.id === id)!.dragon;
  return {
    box,
    inner: box,
    lands,
    sites,
    roads: told.roads,
    alliances: told.alliances.map((pair, i) => ({
      n: i + 1,
      between: pair,
      at: between(dragonOf(pair[0]), dragonOf(pair[1]), 0),
    })),
    harbours: new Set(told.harbours),
    lake: "",
    mountains: "",
    isKnown: false,
    isPlain: true,
  };
}

function landIn({ province, name, color }: Province, column: number, row: number): Land {
  const left = EDGE + column * CELL + GAP / 2;
  const top = EDGE + row * CELL + GAP / 2;
  const side = CELL - GAP;
  const r = 40;
  const straight = side - 2 * r;
  return {
    id: province,
    name,
    color,
    outline: `M${left + r} ${top}h${straight}q${r} 0 ${r} ${r}v${straight}q0 ${r} ${-r} ${r}h${-straight}q${-r} 0 ${-r} ${-r}v${-straight}q0 ${-r} ${r} ${-r}z`,
    dragon: [left + side / 2, top + side / 2 - 4],
    label: [left + side / 2, top + side / 2 + 50],
    box: [left, top, left + side, top + side],
  };
}

function around([x, y]: Point, k: number, all: number): Point {
  const angle = (2 * Math.PI * (k + 0.5)) / all - Math.PI / 2;
  return [x + 100 * Math.cos(angle), y + 4 + 100 * Math.sin(angle)];
}

function between([x, y]: Point, [x2, y2]: Point, shift: number): Point {
  return [(x + x2) / 2 + shift, (y + y2) / 2];
}
