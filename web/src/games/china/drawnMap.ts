/** A map in few strokes: its land, roads and spaces; harbours and border posts are marked. */
import { GROUNDS, HARBOURS, LAKE, MOUNTAINS, ROADS, SITES } from "./land";
import type { Point } from "./chart";
import type { Picture } from "./view";

/** What the server tells of a map that somebody brings, as far as its file can be read. */
export interface Sketch {
  picture: Picture;
  provinces: { province: string; name: string; color: string }[];
  roads: [string, string][];
  harbours: string[];
}

export interface DrawnMap {
  size: readonly [number, number];
  lands: { id: string; color: string; outline: string }[];
  sites: { id: string; at: Point; isMarked: boolean }[];
  roads: string;
  lake: string;
  mountains: string;
}

/** The colors of the maps of the game, which are the same on all three. */
export const COLORS: Record<string, string> = {
  yan: "green",
  zhao: "orange",
  chin: "yellow",
  wei: "red",
  qi: "yellow",
  lu: "orange",
  han: "green",
  shu: "red",
  chu: "purple",
};

export function drawnMap(value: string, sketch: Sketch | null): DrawnMap | undefined {
  if (sketch) return sketched(sketch);
  return ROADS[value] ? printed(value) : undefined;
}

function printed(map: string): DrawnMap {
  const roads = ROADS[map]!.split(" ").map((road) => road.split("-") as [string, string]);
  const ids = [...new Set(roads.flat())];
  const marked = (id: string): boolean =>
    id.startsWith("P") || (HARBOURS[map]?.split(" ").includes(id) ?? false);
  return {
    size: [1000, 1000],
    lands: Object.entries(GROUNDS).map(([id, { outline }]) => ({ id, color: COLORS[id]!, outline })),
    sites: ids.map((id) => ({ id, at: SITES[id]!, isMarked: marked(id) })),
    roads: strokes(roads, SITES),
    lake: LAKE,
    mountains: MOUNTAINS,
  };
}

function sketched({ picture, provinces, roads, harbours }: Sketch): DrawnMap {
  const { lake, mountains } = picture.grounds;
  return {
    size: picture.size,
    lands: provinces.map(({ province, color }) => ({
      id: province,
      color,
      outline: closed(picture.outlines[province]!),
    })),
    sites: Object.entries(picture.spaces).map(([id, at]) => ({ id, at, isMarked: harbours.includes(id) })),
    roads: strokes(roads, picture.spaces),
    lake: lake ? closed(lake) : "",
    mountains: mountains ? closed(mountains) : "",
  };
}

function strokes(roads: [string, string][], sites: Record<string, Point>): string {
  return roads.map(([one, other]) => `M${sites[one]!.join(" ")}L${sites[other]!.join(" ")}`).join("");
}

function closed(line: Point[]): string {
  return `M${line.map((point) => point.join(" ")).join("L")}Z`;
}
