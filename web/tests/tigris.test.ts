import { describe, expect, test } from "vitest";
import { Aftermath, fallenFrom, settledIn } from "../src/games/tigris/aftermath.svelte";
import { ghostOf, siteOf, sitesIn } from "../src/games/tigris/ghost";
import {
  beside,
  CELLS,
  isCorner,
  isRiver,
  numberOf,
  placeOf,
  squareOf,
  step,
} from "../src/games/tigris/ground";
import { lastPlaces } from "../src/games/tigris/lastMove";
import { lights, plateSpot } from "../src/games/tigris/lights";
import { outline } from "../src/games/tigris/outline";
import { squares, standing, tilesOf, type View } from "../src/games/tigris/reading";
import { spotFor } from "../src/games/tigris/spot";
import { stakesOf } from "../src/games/tigris/stakes";
import { enoughFor, verdict } from "../src/games/tigris/support";
import type { Turn } from "../src/wire/protocol";

const EMPTY: View = {
  seats: 2,
  turn: 0,
  turns: 0,
  actions_left: 2,
  prompt: "action",
  asked: 0,
  tiles: [],
  face_down: [],
  leaders: [],
  treasures: [],
  catastrophes: [],
  monuments: [],
  monuments_left: [],
  ziggurat: null,
  kingdoms: [],
  catastrophes_left: [2, 2],
  bag: 100,
  hand_sizes: [6, 6],
  hands: null,
  conflict: null,
  placed: null,
  seat: 0,
  hand: null,
  points: [],
  prospects: null,
  over: false,
  ended: null,
  result: null,
};
const turn = (seq: number, ...happenings: [kind: string, args?: Record<string, number>][]): Turn => ({
  seq,
  kind: "choose",
  seat: 0,
  move: "",
  happenings: happenings.map(([kind, args = {}]) => ({ kind, args, text: `${kind}.` })),
  note: "",
});
const WAR: View = {
  ...EMPTY,
  tiles: [
    { cell: "B2", color: "red" },
    { cell: "D2", color: "red" },
    { cell: "C2", color: "black" },
    { cell: "A2", color: "black" },
    { cell: "E2", color: "black" },
  ],
  leaders: [
    { seat: 0, color: "black", cell: "B1", temples: 1, followers: 3 },
    { seat: 1, color: "black", cell: "D1", temples: 1, followers: 3 },
  ],
  placed: "C2",
  conflict: {
    kind: "war",
    color: "black",
    fighters: [0, 1],
    cells: ["B1", "D1"],
    strength: [1, 1],
    support: [0, 0],
    sides: [
      ["A2", "B1", "B2"],
      ["D1", "D2", "E2"],
    ],
    counted: [["A2"], ["E2"]],
  },
};

describe("the ground", () => {
  test("is named from the top left", () => {
    expect(CELLS).toHaveLength(176);
    expect([numberOf("A1"), numberOf("P11"), numberOf("Q1")]).toEqual([0, 175, -1]);
    expect(placeOf("B3")).toEqual({ x: 64, y: 128 });
    expect([isRiver("E1"), isRiver("A1"), isCorner("B2"), isCorner("K1")]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });
  test("ends at its edges", () => {
    expect(beside("A1")).toEqual(["B1", "A2"]);
    expect(step("P11", 1, 0)).toBeUndefined();
    expect(squareOf("I6")).toEqual(["I6", "J6", "I7", "J7"]);
  });
});

describe("reading the view", () => {
  test("finds what lies on each square", () => {
    const there = squares({
      ...WAR,
      monuments: [{ monument: "red-blue", cell: "I6" }],
      ziggurat: "F6",
      treasures: ["B2"],
    });
    expect(there.get("J7")?.building).toBe("red-blue");
    expect(there.get("F5")?.building).toBe("ziggurat");
    expect(there.get("B2")).toMatchObject({ tile: "red", isTreasure: true });
    expect(there.has("P11")).toBe(false);
  });
  test("a hand as tiles, and what the treasures do for the weakest color", () => {
    expect(tilesOf({ black: 1, red: 2, blue: 0, green: 0 })).toEqual(["red", "red", "black"]);
    expect(standing({ red: 4, blue: 1, green: 5, black: 2, treasure: 3 })).toEqual({
      weakest: "blue",
      points: 1,
      filled: 3,
    });
  });
});

describe("lights", () => {
  const none = { conflict: [], refused: [] };
  const told = {
    ...EMPTY,
    prospects: {
      tile: { conflict: ["C2"], kingdom: ["C2", "A3"] },
      leader: {
        black: { conflict: ["D3"], refused: [] },
        red: { conflict: [], refused: ["C3"] },
        blue: none,
        green: none,
      },
    },
  };
  test("swords where the view tells of a conflict, dots where of no kingdom", () => {
    const lit = lights(told, { kind: "tile", color: "red" }, ["C2", "A3", "P11"]);
    expect([...lit.values()]).toEqual(["conflict", "offer", "quiet"]);
    expect(lights(told, { kind: "leader", color: "black" }, ["D3", "B3"])).toEqual(
      new Map([
        ["D3", "conflict"],
        ["B3", "offer"],
      ]),
    );
  });
  test("a near miss is shown for the leader it is told of", () => {
    expect(lights(told, { kind: "leader", color: "red" }, ["B3"])).toEqual(
      new Map([
        ["B3", "offer"],
        ["C3", "no"],
      ]),
    );
    expect(lights(told, { kind: "leader", color: "blue" }, ["B3"]).has("C3")).toBe(false);
  });
  test("plates lie on two empty squares", () => {
    const spot = plateSpot(WAR, "B1", new Set())!;
    const there = squares(WAR);
    expect(there.has(spot) || there.has(step(spot, 1, 0)!)).toBe(false);
  });
});

describe("drawing", () => {
  test("an outline goes once round, and apart for squares that meet at a corner", () => {
    expect(outline(["A1"]).match(/M/g)).toHaveLength(1);
    expect(outline(["A1", "B1", "B2"]).match(/Q/g)).toHaveLength(6);
    expect(outline(["A1", "B2"]).match(/M/g)).toHaveLength(2);
    expect(outline(["A1", "B1", "C1", "A2", "C2", "A3", "B3", "C3"]).match(/M/g)).toHaveLength(2);
  });
  test("a move as a ghost, and the places a building covers", () => {
    expect(ghostOf("tile red I6")).toEqual({ kind: "tile", color: "red", cell: "I6" });
    expect(ghostOf("monument red-blue I6")).toEqual({
      kind: "monument",
      monument: "red-blue",
      cell: "I6",
    });
    expect(ghostOf("support 2")).toEqual({ kind: "support" });
    expect(siteOf("ziggurat", "I6")).toHaveLength(5);
    expect(
      sitesIn([
        { kind: "monument", monument: ["a", "b"], cell: "I6" },
        { kind: "monument", monument: "c", cell: ["I6", "J6"] },
        { kind: "decline" },
      ]),
    ).toHaveLength(2);
  });
  test("the last move that changed the map", () => {
    expect(
      lastPlaces([turn(1, ["tile_placed", { cell: 0 }]), turn(2, ["support_given", { tiles: 1 }])]),
    ).toEqual([["A1"]]);
    expect(lastPlaces([])).toEqual([]);
  });
  test("a building is one place, with one frame", () => {
    expect(lastPlaces([turn(1, ["monument_built", { cell: 0 }])])).toEqual([["A1", "B1", "A2", "B2"]]);
  });
});

describe("support", () => {
  const even = {
    ...WAR.conflict!,
    strength: [2, 4] as [number, number],
    support: [0, 0] as [number, number],
  };
  test("just enough beats the map; who is attacked holds a tie", () => {
    expect(enoughFor(even, 0, [0, 1, 2, 3])).toBe(3);
    expect(enoughFor(even, 0, [0, 1])).toBeUndefined();
    expect(enoughFor({ ...even, support: [4, 0] }, 1, [0, 1, 2])).toBe(2);
  });
  test("what it comes to", () => {
    expect(verdict(even, 0, 3, [6, 5])).toEqual({ kind: "needs", reach: 5, n: 1, hand: 5 });
    expect(verdict(even, 0, 1, [6, 5])).toEqual({ kind: "ahead", reach: 3 });
    expect(verdict(even, 0, 2, [6, 5])).toEqual({ kind: "level", reach: 4 });
    expect(verdict({ ...even, support: [4, 0] }, 1, 2, [2, 5])).toEqual({ kind: "wins", reach: 6 });
    expect(verdict({ ...even, support: [4, 0] }, 1, 0, [2, 5])).toEqual({
      kind: "loses",
      reach: 4,
      n: 2,
    });
  });
});

describe("the end of a conflict", () => {
  const won = ["war_settled", { winner: 0, color: 0, strength: 3, against: 3 }] as const;
  test("who won, and all that followed from it and nothing else", () => {
    const settled = settledIn(
      turn(
        4,
        ["support_given"],
        [...won],
        ["leader_defeated"],
        ["tiles_lost"],
        ["scored"],
        ["turn_ended"],
        ["scored"],
      ),
    );
    expect(settled?.told).toEqual(["leader_defeated.", "tiles_lost.", "scored."]);
    expect(settled).toMatchObject({ seq: 4, isWar: true });
    expect(settledIn(turn(4, ["tile_placed"]))).toBeUndefined();
  });
  test("what fell lay there before; a tile under a monument has not fallen", () => {
    const now = { ...WAR, tiles: WAR.tiles.slice(2), face_down: ["B2"] };
    expect(fallenFrom(WAR, now)).toEqual([{ cell: "D2", color: "red" }]);
  });
  test("it is still told when others have moved on, and again in a replay", () => {
    const aftermath = new Aftermath(WAR, 1);
    const turns = [turn(1, ["tile_placed"]), turn(2, [...won]), turn(3, ["tile_placed"])];
    aftermath.hear(turns.slice(0, 2), { ...WAR, tiles: [] });
    expect(aftermath.shown?.seq).toBe(2);
    expect(aftermath.fallen).toHaveLength(WAR.tiles.length);
    aftermath.hear(turns, WAR);
    expect(aftermath.shown?.seq).toBe(2);
    aftermath.hear(turns.slice(0, 1), WAR);
    expect(aftermath.shown).toBeUndefined();
    aftermath.hear(turns.slice(0, 2), WAR);
    expect(aftermath.shown?.seq).toBe(2);
    aftermath.end();
    expect(aftermath.fallen).toEqual([]);
  });
});

describe("what is at stake", () => {
  test("a conflict is about its leaders and the tile between them", () => {
    const { must, wish } = stakesOf(WAR, "support", [])!;
    expect(must).toEqual([...WAR.conflict!.cells, WAR.placed]);
    expect(wish).toEqual([...must, ...WAR.conflict!.counted.flat()]);
  });
  test("wars to be chosen are about the leaders of their colors; nothing else is at stake", () => {
    const view = { ...WAR, conflict: null, kingdoms: [["A2", "B1", "B2", "C2", "D1", "D2", "E2"]] };
    const { must } = stakesOf(view, "war", [{ kind: "war", color: ["black"] }])!;
    expect(must.toSorted()).toEqual(["B1", "C2", "D1"]);
    expect(stakesOf(view, "action", [{ kind: "pass" }])).toBeUndefined();
  });
  test("a building is about its squares", () => {
    const stakes = stakesOf(EMPTY, "build", [
      { kind: "monument", monument: "a", cell: "I6" },
      { kind: "decline" },
    ]);
    expect(stakes?.must).toEqual(["I6", "J6", "I7", "J7"]);
  });
});

describe("what is told of a square", () => {
  const seen = { x: 0, y: 0, wide: 400, high: 300 };
  const box = (x: number, y: number) => ({ x, y, wide: 40, high: 40 });
  test("stands beside it where the fewest pieces are", () => {
    const free = spotFor(box(100, 100), { wide: 120, high: 40 }, seen, [box(160, 100), box(40, 100)]);
    expect(free).toMatchObject({ x: 60, y: 148 });
  });
  test("is never over it, nor outside, wherever the square is", () => {
    for (let x = 0; x <= 360; x += 40)
      for (let y = 0; y <= 260; y += 40) {
        const spot = spotFor(box(x, y), { wide: 180, high: 60 }, seen, []);
        expect(spot.x >= 0 && spot.y >= 0 && spot.x <= 220 && spot.y <= 240).toBe(true);
        expect(spot.x >= x + 40 || spot.x + 180 <= x || spot.y >= y + 40 || spot.y + 60 <= y).toBe(true);
      }
  });
});
