/** A map of somebody's own, drawn where its file says that everything lies. */
import type { Box, Chart, Land, Point } from "./chart";
import type { Charted, Picture, Province } from "./view";

export function pictured(provinces: Province[], told: Charted, picture: Picture): Chart {
  const box: Box = [0, 0, ...picture.size];
  const { lake, mountains } = picture.grounds;
  return {
    box,
    inner: box,
    lands: provinces.map((province) => landOf(province, picture)),
    sites: new Map(Object.entries(picture.spaces)),
    roads: told.roads,
    alliances: told.alliances.map((between, i) => ({ n: i + 1, between, at: picture.markers[i]! })),
    harbours: new Set(told.harbours),
    lake: lake ? closed(lake) : "",
    mountains: mountains ? closed(mountains) : "",
    isKnown: false,
    isPlain: false,
  };
}

function landOf({ province, name, color }: Province, picture: Picture): Land {
  const line = picture.outlines[province]!;
  const [xs, ys] = [0, 1].map((i) => line.map((point) => point[i]!)) as [number[], number[]];
  return {
    id: province,
    name,
    color,
    outline: closed(line),
    dragon: picture.dragons[province]!,
    label: picture.labels[province]!,
    box: [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)],
  };
}

function closed(line: Point[]): string {
  return `M${line.map((point) => point.join(" ")).join("L")}Z`;
}
