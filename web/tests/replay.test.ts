import { describe, expect, test } from "vitest";
import { marksOf, spaced } from "../src/table/marks";
import { allSeeing } from "../src/table/sights";
import { turnFrom } from "../src/table/story";
import type { Turn } from "../src/wire/protocol";
import { turn } from "./fake_socket";

const told = (seq: number, more: object = {}): Turn => turn(seq, more) as Turn;
const happened = (...kinds: string[]): object => ({
  happenings: kinds.map((kind) => ({ kind, args: {}, text: "" })),
});

describe("marks on the slider", () => {
  test("conflicts, buildings and what was taken back", () => {
    const turns = [
      told(1, happened("leader_placed", "revolt_begun")),
      told(2, happened("monument_built", "war_begun")),
      told(3, happened("monument_built")),
      told(4, { kind: "undo" }),
      told(5, happened("tile_placed")),
    ];
    expect(marksOf(turns).map(({ seq, kind }) => `${seq} ${kind}`)).toEqual([
      "1 conflict",
      "2 conflict",
      "4 undo",
    ]);
  });

  test("the important ones stay where there is little room", () => {
    const marks = [
      { seq: 9, kind: "undo" as const },
      { seq: 10, kind: "conflict" as const },
      { seq: 30, kind: "building" as const },
    ];
    expect(spaced(marks, 5).map((mark) => mark.seq)).toEqual([10, 30]);
    expect(spaced(marks, 1)).toHaveLength(3);
  });
});

test("from turn to turn", () => {
  const turns = [
    told(1),
    told(2, happened("turn_ended")),
    told(3, { seat: 1 }),
    told(4, { seat: 1, ...happened("turn_ended") }),
    told(5),
  ];
  expect([0, 1, 2, 4].map((seq) => turnFrom(turns, seq, 1))).toEqual([2, 2, 4, 5]);
  expect([5, 4, 3, 2, 1].map((seq) => turnFrom(turns, seq, -1))).toEqual([4, 2, 2, 0, 0]);
});

test("all eyes see all hands, and what each seat may count", () => {
  const view = (seat: number): Record<string, unknown> => ({
    hand: { red: seat },
    points: [0, 1].map((other) => (other === seat ? { red: 10 + seat } : null)),
    tiles: ["A1", "A2", "A3"],
  });
  const sights = [0, 1].map((seat) => ({ seat, view: view(seat) }));
  const seen = allSeeing({ seq: 3, asked: 1, question: "", sights });
  expect(seen.seat).toBe(1);
  expect(seen.view).toMatchObject({
    hands: [{ red: 0 }, { red: 1 }],
    points: [{ red: 10 }, { red: 11 }],
    tiles: ["A1", "A2", "A3"],
  });
  expect(allSeeing({ seq: 3, asked: null, question: "", sights }).seat).toBe(0);
});
