import { describe, expect, test } from "vitest";
import { Camera } from "../src/games/china/camera.svelte";
import { chartOf, distance, inARow, nextPlace, placesOn, reaches, stepAt } from "../src/games/china/chart";
import { attempt, buys, byPlace, choicesOf, colorsFor, fitting, isWithin } from "../src/games/china/choices";
import { expectedIn, race } from "../src/games/china/expect";
import { ROADS, SITES } from "../src/games/china/land";
import {
  cardsIn,
  type ChinaView,
  lastPlaces,
  leaders,
  ownerOf,
  type Picture,
  pieceOf,
  type Province,
  sourcesOf,
} from "../src/games/china/view";
import type { Offer } from "../src/wire/moves";
import type { Turn } from "../src/wire/protocol";

const OFFERS: Offer[] = [
  { kind: "palace", space: ["W1", "W2"], payment: "with red" },
  { kind: "palace", space: ["W1"], payment: "with green green" },
  { kind: "emissary", province: "wei", payment: "with red" },
  { kind: "fort", space: ["W1"], payment: "with red" },
  { kind: "claim", province: "lu", payment: ["with orange"] },
  { kind: "exchange", color: ["red", "green"] },
];

function province(id: string, spaces: string[]): Province {
  return {
    province: id,
    name: id,
    color: "red",
    spaces,
    palaces: [],
    emissaries: [],
    limit: 0,
    scored: false,
  };
}

function turn(seat: number, move: string): Turn {
  return { seq: 0, kind: "choose", seat, move, happenings: [], note: "" };
}

describe("offers become places", () => {
  test("every piece is a choice with its move", () => {
    expect(choicesOf(OFFERS).map(({ move }) => move)).toEqual([
      "palace W1 with red",
      "palace W2 with red",
      "palace W1 with green green",
      "emissary wei with red",
      "fort W1 with red",
      "claim lu with orange",
    ]);
    expect(choicesOf([{ kind: "palace", space: ["L1"], payment: "" }])[0]!.move).toBe("palace L1");
  });

  test("chosen cards narrow them, and a fortification must be wanted", () => {
    const all = choicesOf(OFFERS);
    expect(fitting(all, ["green"], false).map(({ move }) => move)).toEqual(["palace W1 with green green"]);
    expect(fitting(all, [], true).map(({ kind }) => kind)).toEqual(["fort"]);
    expect(isWithin(["green", "green"], ["green"])).toBe(false);
  });

  test("the cheapest payment comes first, and a claim is touched on free spaces", () => {
    const places = byPlace(fitting(choicesOf(OFFERS), [], false), () => ["L1", "L4"]);
    expect(places.get("W1")!.map(({ cards }) => cards.length)).toEqual([1, 2]);
    expect([...places.keys()]).toEqual(["W1", "W2", "wei", "L1", "L4"]);
  });

  test("a claim lights the spaces its cards buy, and none that is named at once", () => {
    expect(buys(["red"], ["red"])).toBe(true);
    expect(buys(["red"], ["green", "green"])).toBe(true);
    expect(buys(["red"], ["red", "red"])).toBe(false); // for a post
    expect(buys(["red", "green"], ["green", "green"])).toBe(true);
    expect(buys(["red", "green"], ["red", "green"])).toBe(true);
    expect(buys(["red", "green"], ["red", "orange"])).toBe(false);
    expect(buys(["red", "green"], ["red"])).toBe(false);
    const offers: Offer[] = [
      { kind: "palace", space: "P1", payment: "with red green" },
      { kind: "claim", province: "lu", payment: "with red green" },
    ];
    const places = byPlace(choicesOf(offers), () => ["P1", "P2"]);
    expect(places.get("P1")!.map(({ kind }) => kind)).toEqual(["palace"]);
    expect(places.get("P2")!.map(({ kind }) => kind)).toEqual(["claim"]);
  });

  test("the Emperor claims as others do", () => {
    const offers: Offer[] = [{ kind: "emperor claim", province: "wei", payment: ["with red"] }];
    const places = byPlace(choicesOf(offers), () => ["W1"]);
    expect(places.get("W1")!.map(({ move }) => move)).toEqual(["emperor claim wei with red"]);
    expect(pieceOf("emperor claim wei with red")).toEqual({ piece: "claim", place: "wei", isEmperor: true });
  });

  test("single cards, and moves to be explained", () => {
    expect(colorsFor(OFFERS, "exchange", "color")).toEqual(["red", "green"]);
    expect(attempt("W3", false, "place", ["red"])).toBe("palace W3 with red");
    expect(attempt("wei", true, "emperor", ["green", "green"])).toBe("emperor emissary wei with green green");
    expect(attempt("L1", false, "site", ["red"])).toBe("palace L1");
  });
});

describe("the map", () => {
  const view = {
    map: "34",
    chart: null,
    provinces: [province("wei", ["W1", "W2"])],
    spaces: ["W1", "W2"].map((space) => ({ space, palace: null, fort: false, tile: null })),
  };

  const told = {
    roads: [["W1", "W2"]] as [string, string][],
    alliances: [["wei", "wei"]] as [string, string][],
    harbours: ["W2"],
    picture: null,
  };

  test("a map that comes with the game has its own land", () => {
    expect(chartOf(view)).toMatchObject({ isKnown: true, isPlain: false });
  });

  test("any other is drawn as its file has it, with its roads, alliances and harbours", () => {
    const square: [number, number][] = [
      [10, 10],
      [90, 10],
      [90, 90],
      [10, 90],
    ];
    const picture: Picture = {
      size: [200, 100],
      outlines: { wei: square },
      dragons: { wei: [50, 50] },
      labels: { wei: [50, 80] },
      spaces: { W1: [20, 20], W2: [80, 20] },
      markers: [[90, 50]],
      grounds: { lake: square },
    };
    const drawn = chartOf({ ...view, map: "mine", chart: { ...told, picture } });
    expect(drawn).toMatchObject({
      box: [0, 0, 200, 100],
      isKnown: false,
      isPlain: false,
      roads: [["W1", "W2"]],
      mountains: "",
    });
    expect(drawn.lands[0]).toMatchObject({
      outline: "M10 10L90 10L90 90L10 90Z",
      box: [10, 10, 90, 90],
    });
    expect(drawn.alliances).toEqual([{ n: 1, between: ["wei", "wei"], at: [90, 50] }]);
    expect([drawn.sites.get("W2"), drawn.harbours.has("W2")]).toEqual([[80, 20], true]);
  });

  test("where no drawing can be read, provinces lie side by side and keep their roads", () => {
    const plain = chartOf({ ...view, map: "mine", chart: told });
    expect(plain).toMatchObject({ isKnown: false, isPlain: true, roads: [["W1", "W2"]] });
    expect([...plain.sites.keys()]).toEqual(["W1", "W2"]);
    expect(plain.alliances[0]!.at).toEqual(plain.lands[0]!.dragon);
  });

  test("on a plain map everything can be touched apart, and posts lie between", () => {
    const spaces = ["A1", "A2", "A3", "A4", "A5", "A6", "A7", "P1"];
    const plain = chartOf({
      map: "mine",
      chart: { ...told, alliances: [] },
      spaces: [],
      provinces: [province("a", spaces), province("b", ["B1", "P1"])],
    });
    for (const reach of reaches(placesOn(plain)).values()) expect(reach).toBeGreaterThan(19);
    expect(plain.sites.get("P1")![0]).toBeGreaterThan(plain.lands[0]!.dragon[0]);
  });

  test("every road of the three maps joins two known spaces", () => {
    for (const [map, roads] of Object.entries(ROADS)) {
      for (const road of roads.split(" "))
        for (const space of road.split("-")) expect(SITES[space], `${map} ${road}`).toBeDefined();
    }
    expect(distance(SITES.W1!, SITES.W1!)).toBe(0);
  });

  test("arrows lead to the next place in their direction", () => {
    const places = new Map([
      ["a", [0, 0]],
      ["b", [50, 5]],
      ["c", [90, 0]],
      ["d", [0, 60]],
    ] as const);
    expect(nextPlace(places, "a", "ArrowRight")).toBe("b");
    expect(nextPlace(places, "a", "ArrowDown")).toBe("d");
    expect(nextPlace(places, "a", "ArrowLeft")).toBeUndefined();
    expect(nextPlace(places, "a", "x")).toBeUndefined();
  });

  test("a chain is put in a row, whatever shortcuts there are", () => {
    const roads: [string, string][] = [
      ["a", "b"],
      ["b", "c"],
      ["c", "d"],
      ["b", "d"],
    ];
    expect(inARow(["c", "a", "d", "b"], roads)).toHaveLength(4);
    expect(inARow(["a", "c"], roads)).toEqual([]);
  });

  test("the score walks up and then along the wall, and begins again", () => {
    expect(stepAt(0)).toEqual([46, 958]);
    expect(stepAt(49)).toEqual([976, 46]);
    expect(stepAt(53)).toEqual(stepAt(3));
  });
});

describe("the camera", () => {
  test("stays on the map and knows where things are", () => {
    const camera = new Camera();
    Object.assign(camera, { width: 500, height: 500 });
    camera.show([0, 0, 200, 200]);
    expect(camera.zoom).toBe(4);
    camera.zoomAt(0.01, 10, 10);
    expect(camera.zoom).toBe(1);
    expect(camera.where(camera.at(120, 80)).map(Math.round)).toEqual([120, 80]);
  });

  test("two fingers are a gesture and never a touch", () => {
    const camera = new Camera();
    Object.assign(camera, { width: 500, height: 500 });
    const box = { left: 0, top: 0 } as DOMRect;
    camera.press(1, 100, 100);
    expect(camera.isMoving).toBe(false);
    camera.press(2, 200, 100);
    expect(camera.isMoving).toBe(true);
    camera.drag(2, 300, 100, box);
    expect(camera.zoom).toBeCloseTo(2);
  });
});

describe("reading the view", () => {
  test("cards, owners and leaders", () => {
    expect(cardsIn({ green: 1, red: 2 }).map(({ id }) => id)).toEqual(["red-0", "red-1", "green-0"]);
    expect(ownerOf({ seats: 2 }, 2).name).toBe("emperor");
    expect(ownerOf({ seats: 3 }, 2).name).toBe("porcelain");
    expect(leaders([2, 0, 2])).toEqual([0, 2]);
    expect(leaders([0, 0])).toEqual([]);
  });

  test("points by their sources add up", () => {
    const ending = {
      palaces: { wei: [3] },
      alliances: { "1": [2], "2": [0] },
      roads: [4],
      chains: [[]],
      harbours: [0],
      totals: [14],
    };
    const found = sourcesOf({ if_it_ended_now: ending } as unknown as ChinaView, 0);
    expect(found).toMatchObject({ played: 5, palaces: 3, alliances: 2, roads: 4, total: 14 });
  });

  test("the last move is all that was placed in its turn", () => {
    const turns = [
      turn(0, "palace W1 with red"),
      turn(0, "draw pile"),
      turn(1, "palace Q1 with yellow"),
      turn(1, "emissary qi with yellow"),
      turn(1, "done"),
      turn(1, "draw red"),
    ];
    expect(lastPlaces(turns)).toEqual(["qi", "Q1"]);
    expect(lastPlaces([turn(0, "exchange red")])).toEqual([]);
    expect(pieceOf("emperor palace W2 with red")).toEqual({
      piece: "palace",
      place: "W2",
      isEmperor: true,
    });
  });

  test("what is foreseen is a race, the larger first", () => {
    expect(race([1, 2, 0], [3, 2, 0])).toEqual([
      { owner: 0, before: 1, after: 3 },
      { owner: 1, before: 2, after: 2 },
    ]);
    expect(expectedIn({ preview: {} })).toBeUndefined();
  });
});

test("the pictures of the maps have the colors and the spaces of their files", async () => {
  const { COLORS, drawnMap } = await import("../src/games/china/drawnMap");
  const { readFileSync } = await import("node:fs");
  for (const map of ["34", "45", "border"]) {
    const file = JSON.parse(
      readFileSync(`${import.meta.dirname}/../../src/ziggurat/games/china/maps/${map}.json`, "utf8"),
    ) as {
      provinces: { id: string; color: string }[];
      spaces: { id: string; kind: string }[];
    };
    const drawn = drawnMap(map, null)!;
    expect(COLORS).toEqual(Object.fromEntries(file.provinces.map(({ id, color }) => [id, color])));
    expect(drawn.sites.map(({ id }) => id).toSorted()).toEqual(file.spaces.map(({ id }) => id).toSorted());
    const marked = file.spaces.filter(({ kind }) => kind !== "normal").map(({ id }) => id);
    expect(
      drawn.sites
        .filter(({ isMarked }) => isMarked)
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(marked.toSorted());
  }
  expect(drawnMap("mine", null)).toBeUndefined();
});
