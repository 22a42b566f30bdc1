import { describe, expect, test } from "vitest";
import { parse } from "../src/shell/router.svelte";
import { clockFace } from "../src/table/clock.svelte";
import { chapters, placesOf, takenBack, withPlaces } from "../src/table/story";
import type { Turn } from "../src/wire/protocol";
import { turn } from "./fake_socket";

const told = (seq: number, more: object = {}): Turn => turn(seq, more) as Turn;

describe("addresses", () => {
  test("each is a page with its words", () => {
    expect(parse("/")).toMatchObject({ page: "home" });
    expect(parse("/table/aB-_9")).toMatchObject({ page: "table", id: "aB-_9" });
    expect(parse("/table/x?ply=12&as=1").query.get("ply")).toBe("12");
    expect(parse("/learn")).toMatchObject({ page: "learn", id: "" });
    expect(parse("/learn/china")).toMatchObject({ page: "learn", id: "china" });
    for (const lost of ["/table", "/new/x", "/nothing", "/table/a/b"]) expect(parse(lost).page).toBe("lost");
  });
});

describe("the story", () => {
  test("decisions of one seat are one card until the turn ends", () => {
    const end = [{ kind: "turn_ended", args: {}, text: "" }];
    const found = chapters([told(1), told(2, { happenings: end }), told(3), told(4, { seat: 1 })]);
    expect(found.map(({ first, last, seat }) => [first, last, seat])).toEqual([
      [1, 2, 0],
      [3, 3, 0],
      [4, 4, 1],
    ]);
  });

  test("an undo takes the last standing decision of its seat", () => {
    const undone = takenBack([
      told(1),
      told(2),
      told(3, { kind: "undo" }),
      told(4, { kind: "undo" }),
      told(5),
    ]);
    expect([...undone].sort()).toEqual([1, 2]);
  });

  test("places are found in sentences and in moves", () => {
    expect(withPlaces("From A2 to C10.")).toEqual(["From ", "A2", " to ", "C10", "."]);
    const happenings = [{ kind: "x", args: {}, text: "To E4." }];
    expect(placesOf(told(1, { move: "tile red E4", happenings }))).toEqual(["E4", "red"]);
  });
});

test("clocks are read", () => {
  expect([61_000, 3_735_000, 9_000, 200_000_000].map(clockFace)).toEqual([
    "1:01",
    "1:02:15",
    "0:09",
    "2 d 7 h",
  ]);
});
