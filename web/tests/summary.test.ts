import { describe, expect, test } from "vitest";
import { parse } from "../src/shell/router.svelte";
import { axisTo } from "../src/summary/axis";
import { chanceLines, momentAt, partLines, scoreLines, turningPoints } from "../src/summary/lines";
import { barsOf } from "../src/summary/parts";
import { endOf, oneIn, tieBreak } from "../src/summary/reasons";
import { check, fromHex, isFair, rollsBetween, toHex } from "../src/summary/seal";
import { satBefore } from "../src/table/lot";
import type { Seat } from "../src/wire/protocol";
import type { Summary } from "../src/wire/protocol";

const nameOf = (seat: number): string => ["Ann", "Bob"][seat]!;
const seats = [0, 1].map((seat) => ({ seat, name: nameOf(seat) })) as Seat[];
const empty: Summary = {
  table: "x",
  game: "tigris",
  turns: 1,
  parts: [],
  moments: [],
  sources: [],
  conflicts: [],
  uses: [],
  luck: [],
  dice: [],
};

test("a summary has an address of its own", () => {
  expect(parse("/summary/aB-_9")).toMatchObject({ page: "summary", id: "aB-_9" });
  expect(parse("/summary").page).toBe("lost");
});

describe("why one was placed first", () => {
  const colors = (first: number[], second: number[]): string =>
    tieBreak("tigris", { seat: 0, place: 1, totals: first }, { seat: 1, place: 2, totals: second }, nameOf);

  test("by the weakest color, the next, and so on", () => {
    expect(colors([7, 9, 9, 9], [6, 9, 9, 9])).toBe("Ann has 7 in the weakest color, Bob 6.");
    expect(colors([7, 9, 9, 9], [7, 8, 9, 9])).toContain(
      "both have 7 in their weakest color. In the next, Ann has 9 against 8.",
    );
    expect(colors([7, 8, 9, 9], [7, 8, 8, 9])).toContain(
      "both have 7 and 8 in their two weakest colors. In the third, Ann has 9 against 8.",
    );
    expect(colors([7, 8, 9, 12], [7, 8, 9, 9])).toContain("equal in three colors (7 and 8 and 9)");
    expect(colors([1, 2, 3, 4], [1, 2, 3, 4])).toContain("equal in all four colors (1, 2, 3, 4)");
  });

  test("by height, then by the hand; by points, then by what is left", () => {
    const babel = (mine: number[], theirs: number[]): string =>
      tieBreak(
        "babel",
        { seat: 1, place: 1, height: mine[0]!, cards: mine[1]! },
        { seat: 0, place: 2, height: theirs[0]!, cards: theirs[1]! },
        nameOf,
      );
    expect(babel([20, 0], [15, 3])).toBe("The temples of Bob are 20 high, those of Ann 15.");
    expect(babel([14, 4], [14, 3])).toBe("Both temples add up to 14. Bob has 4 cards in hand against 3.");
    expect(babel([14, 3], [14, 3])).toBe("Both have 14 in height and 3 cards in hand.");
    const china = tieBreak(
      "china",
      { seat: 0, place: 1, score: 35, pieces: 16 },
      { seat: 1, place: 2, score: 35, pieces: 15 },
      nameOf,
    );
    expect(china).toBe("Ann and Bob both have 35 points. Ann has 16 pieces left against 15.");
  });

  test("of a game that has no sentences nothing is said", () => {
    const [first, second] = [
      { seat: 0, place: 1, goals: 3 },
      { seat: 1, place: 2, goals: 2 },
    ];
    expect([tieBreak("ludo", first, second, nameOf), endOf("ludo", "goals")]).toEqual(["", ""]);
  });

  test("every end there is has its sentence", () => {
    const ends = {
      tigris: ["bag", "treasures", "turns"],
      babel: ["lead", "twenty", "nine", "pile", "turns"],
      china: ["pile", "pieces"],
    };
    for (const [game, reasons] of Object.entries(ends))
      for (const reason of reasons) expect(endOf(game, reason)).not.toBe("");
    expect(endOf("china", null)).toBe("");
  });

  test("chances are said as people do", () => {
    expect([1, 0.5, 0.2, 0.049, 0].map(oneIn)).toEqual([1, 2, 5, 20, 1000]);
  });
});

describe("the lines of a chart", () => {
  const moments = [0, 1, 3, 4].map((seq, i) => ({
    seq,
    scores: [i, 0],
    parts: [
      [i, 0],
      [0, 0],
    ],
  }));
  const summary = { ...empty, parts: ["red", "treasure"], moments };

  test("each has its own dash and drawing", () => {
    const lines = [...scoreLines(summary, seats)];
    expect(lines.map((line) => line.values)).toEqual([
      [0, 1, 2, 3],
      [0, 0, 0, 0],
    ]);
    expect(new Set(lines.map((line) => line.dash)).size).toBe(2);
    expect(partLines(summary, 0).map((line) => line.symbol)).toEqual(["tile-red", "treasure"]);
  });

  test("a moment is found by events, and a table tells only what moves", () => {
    expect([0, 1, 2, 3, 99].map((seq) => momentAt([0, 1, 3, 4], seq))).toEqual([0, 1, 1, 2, 3]);
    const line = { ...scoreLines(summary, seats)[0]!, values: [0, 0, 1, 1, 1] };
    expect(turningPoints([line], 5)).toEqual([0, 2, 4]);
  });
});

test("points are put together by where they came from, treasures last", () => {
  const sources = [
    { seat: 0, kind: "treasure_taken", reason: "", points: 2 },
    { seat: 1, kind: "scored", reason: "war", points: 4 },
    { seat: 0, kind: "scored", reason: "war", points: 1 },
  ];
  const bars = barsOf({ ...empty, sources }, 2)!;
  expect([bars.names, bars.points]).toEqual([
    ["wars", "treasures"],
    [
      [1, 2],
      [4, 0],
    ],
  ]);
  expect(barsOf(empty, 2)).toBeUndefined();
});

describe("the seal", () => {
  // Made by core/dice.py: commitment(secret), and the dice word of decision 0 and 1.
  const secret = "00".repeat(32);
  const seal = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925";
  const GOLDEN = 0x9e3779b97f4a7c15n;
  const words = [0xf375180aba928884n, 0xa4a11ce5fbe8f96bn];
  const after = (word: bigint, rolls: bigint): string =>
    ((word + rolls * GOLDEN) & ((1n << 64n) - 1n)).toString(16).padStart(16, "0");

  test("is verified when the secret and all dice agree", async () => {
    const found = await check(secret, seal, [after(words[0]!, 24n), after(words[1]!, 0n)]);
    expect(found).toEqual({ seal, isSealed: true, decisions: 2, rolls: 24, isLotRight: true });
    expect(isFair(found)).toBe(true);
  });

  test("is not when the seal or the dice are others", async () => {
    const other = await check(secret, "11".repeat(32), [after(words[0]!, 1n)]);
    expect([other.isSealed, isFair(other)]).toEqual([false, false]);
    const loaded = await check(secret, seal, [after(words[0]!, 1n), after(words[1]! + 1n, 0n)]);
    expect([loaded.wrong, isFair(loaded)]).toEqual([1, false]);
    expect(isFair(await check(secret, seal, []))).toBe(false);
    expect(rollsBetween(5n, 4n)).toBeUndefined();
  });

  test("binds the lot, which all can follow back to where they sat", async () => {
    const dice = [after(words[0]!, 1n)];
    const [good, bad] = [
      { drawn: 2, seats: 3 },
      { drawn: 1, seats: 3 },
    ]; // made by core/dice.py
    const right = await check(secret, seal, dice, good);
    expect([right.lot, right.isLotRight, isFair(right)]).toEqual([2, true, true]);
    const wrong = await check(secret, seal, dice, bad);
    expect([wrong.lot, wrong.isLotRight, isFair(wrong)]).toEqual([2, false, false]);
    expect(satBefore(["Cyd", "Ann", "Bob"], 2)).toEqual(["Ann", "Bob", "Cyd"]);
    expect(satBefore(["Ann", "Bob"], 0)).toEqual(["Ann", "Bob"]);
  });

  test("hex is read and written", () => {
    expect(toHex(fromHex("00ff10").buffer)).toBe("00ff10");
  });
});

describe("the axes of a chart", () => {
  test("values stand between the edges and are found again", () => {
    const axis = axisTo(60, 40, 640, 6);
    expect([axis(0), axis(30), axis(60), axis.invert(340)]).toEqual([40, 340, 640, 30]);
    expect(axis.ticks).toEqual([0, 10, 20, 30, 40, 50, 60]);
  });

  test("a round axis ends on a step, and steps are whole", () => {
    expect(axisTo(23, 0, 100, 5, true).ticks).toEqual([0, 5, 10, 15, 20, 25]);
    expect(axisTo(97, 0, 100, 5, true).ticks).toEqual([0, 20, 40, 60, 80, 100]);
    expect(axisTo(1, 0, 100, 5, true).ticks).toEqual([0, 1]);
    expect(axisTo(0, 0, 100, 5).ticks).toEqual([0]);
  });

  test("chances are drawn in percent", () => {
    const standings = [
      { seq: 0, chances: [0.5, 0.5] },
      { seq: 2, chances: [0.666, 0.334] },
    ];
    const lines = chanceLines(
      { table: "x", game: "tigris", standings, moments: [], luck: [], lost: [] },
      seats,
    );
    expect(lines.map(({ label, values }) => [label, values])).toEqual([
      ["Ann", [50, 67]],
      ["Bob", [50, 33]],
    ]);
  });
});
