import { describe, expect, test } from "vitest";
import { chartOf, distance } from "../src/games/china/chart";
import { finalPoints, paidInPlay } from "../src/games/china/final";
import { fromLine, namesAt } from "../src/games/china/labels";
import { ROADS, SITES } from "../src/games/china/land";
import { markersOf } from "../src/games/china/markers";
import { type ChinaView, sum } from "../src/games/china/view";
import type { Turn } from "../src/wire/protocol";

/** As much of a map of the game as its drawing needs. */
function viewOf(map: string): Pick<ChinaView, "map" | "chart" | "provinces" | "spaces"> {
  const joined = new Set(ROADS[map]!.split(/[ -]/));
  const spaces = Object.keys(SITES).filter((space) => joined.has(space));
  const letters: Record<string, string> = { Y: "yan", Z: "zhao", C: "chin", W: "wei", Q: "qi", L: "lu" };
  Object.assign(letters, { H: "han", S: "shu", K: "chu" });
  return {
    map,
    chart: null,
    provinces: Object.entries(letters).map(([letter, province]) => ({
      province,
      name: province,
      color: "red",
      spaces: spaces.filter((space) => space.startsWith(letter)),
      palaces: [0, 0],
      emissaries: [0, 0],
      limit: 0,
      scored: province === "wei",
    })),
    spaces: spaces.map((space) => ({ space, palace: null, fort: false, tile: null })),
  };
}

describe.each(["34", "45", "border"])("the names of the spaces on map %s", (map) => {
  const chart = chartOf(viewOf(map));
  const names = namesAt(chart);

  test("every space has one, beside it and nearer to it than to any other", () => {
    expect([...names.keys()]).toEqual([...chart.sites.keys()]);
    for (const [id, at] of names) {
      const near = [...chart.sites].toSorted(
        ([, one], [, other]) => distance(one, at) - distance(other, at),
      )[0]![0];
      expect(near, id).toBe(id);
      expect(distance(at, chart.sites.get(id)!), id).toBeGreaterThan(34);
    }
  });

  test("none lies over another name, a dragon or an alliance", () => {
    for (const [id, [x, y]] of names) {
      for (const [other, [x2, y2]] of names)
        if (other !== id) expect(Math.abs(x - x2) > 22 || Math.abs(y - y2) > 13, `${id} ${other}`).toBe(true);
      for (const { dragon } of chart.lands) expect(distance(dragon, [x, y]), id).toBeGreaterThan(38);
      for (const alliance of chart.alliances) expect(distance(alliance.at, [x, y]), id).toBeGreaterThan(20);
    }
  });

  test("none is struck through by a road", () => {
    for (const [id, at] of names)
      for (const [one, other] of chart.roads)
        expect(
          fromLine(at, chart.sites.get(one)!, chart.sites.get(other)!),
          `${id} ${one}-${other}`,
        ).toBeGreaterThan(9);
  });
});

describe("the markers of the score", () => {
  test.each([[[0, 0, 0, 0, 0]], [[30, 30, 30, 30, 30]], [[7, 7, 7, 9, 57]], [[49, 49, 24, 24, 0]]])(
    "lie apart and beside the wall: %j",
    (score) => {
      const markers = markersOf(score);
      for (const { seat, points, x, y, size } of markers) {
        const outward = points % 50 < 25 ? x : y;
        expect(outward - size / 2).toBeGreaterThanOrEqual(0);
        expect(outward + size / 2).toBeLessThanOrEqual(29);
        for (const other of markers)
          if (other.seat !== seat)
            expect(Math.abs(other.x - x) >= size - 0.01 || Math.abs(other.y - y) >= size - 0.01).toBe(true);
      }
    },
  );
});

describe("the points of a game that is over", () => {
  const happening = (kind: string, args: Record<string, number>): Turn["happenings"][number] => ({
    kind,
    args,
    text: "",
  });
  const wei = [
    happening("province_scored", { province: 3 }),
    happening("points_scored", { seat: 0, points: 7 }),
    happening("points_scored", { seat: 1, points: 2 }),
    happening("influence_scored", { seat: 1, points: 3 }),
  ];
  const turn = (kind: Turn["kind"], happenings: Turn["happenings"]): Turn => ({
    seq: 0,
    kind,
    seat: 0,
    move: "",
    happenings,
    note: "",
  });

  test("what a province paid is told by the events, without what was taken back", () => {
    const turns = [turn("choose", wei), turn("undo", []), turn("choose", wei)];
    expect([...paidInPlay(turns, 2)]).toEqual([[3, [7, 5]]]);
  });

  test("every row adds up to what its part is worth", () => {
    const view = {
      ...viewOf("34"),
      seats: 2,
      if_it_ended_now: {
        palaces: { yan: [2, 0], han: [0, 0] },
        alliances: { "9": [4, 0] },
        roads: [10, 0],
        chains: [[["Z2", "Z3", "Z4", "Z1", "C2"]], []],
        chain_points: [[10], []],
        harbours: [0, 0],
        totals: [23, 5],
      },
    } as unknown as ChinaView;
    const groups = finalPoints(view, chartOf(view), [turn("choose", wei)]);

    expect(groups.map(({ sums }) => sums)).toEqual([
      [9, 5],
      [4, 0],
      [10, 0],
    ]);
    for (const { rows, sums } of groups)
      expect([0, 1].map((seat) => sum(rows.map(({ points }) => points[seat]!)))).toEqual(sums);
  });
});
