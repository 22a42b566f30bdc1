import { describe, expect, test } from "vitest";
import {
  compose,
  fits,
  isPlain,
  kindsOf,
  matching,
  moveOf,
  movesOf,
  nextQuestion,
  type Offer,
  setMove,
  wordsFor,
} from "../src/wire/moves";

const TIGRIS: Offer[] = [
  { kind: "tile", color: "red", cell: ["A1", "B1"] },
  { kind: "tile", color: "blue", cell: ["C1"] },
  { kind: "leader", color: "red", cell: ["A1", "D4"] },
  { kind: "swap", tiles: { each: { red: 2, blue: 1 }, most: 3 } },
  { kind: "pass" },
];
const CHINA: Offer[] = [
  { kind: "palace", space: ["W1", "W2"], payment: "with red" },
  { kind: "palace", space: ["W1"], payment: "with green green" },
  { kind: "emperor pass" },
];
const BABEL: Offer[] = [{ kind: "power", power: "medes persians", run: ["", "@4"] }];

describe("offers become moves", () => {
  test("kind and words are said in their order, empty words not at all", () => {
    expect(compose("palace", ["W1", "with red"])).toBe("palace W1 with red");
    expect(compose("power", ["medes persians", ""])).toBe("power medes persians");
  });

  test("each kind is told once, and plain ones are known", () => {
    expect(kindsOf(TIGRIS)).toEqual(["tile", "leader", "swap", "pass"]);
    expect(TIGRIS.filter(isPlain).map((offer) => offer.kind)).toEqual(["pass"]);
  });

  test("a pick narrows the words of the others", () => {
    expect(wordsFor(TIGRIS, { kind: "tile" }, "color")).toEqual(["red", "blue"]);
    expect(wordsFor(TIGRIS, { kind: "tile", color: "red" }, "cell")).toEqual(["A1", "B1"]);
    expect(wordsFor(TIGRIS, { kind: "tile", cell: "C1" }, "color")).toEqual(["blue"]);
    expect(matching(TIGRIS, { cell: "A1" })).toHaveLength(2);
  });

  test("a move is whole when nothing is left to choose", () => {
    expect(moveOf(TIGRIS, { kind: "tile", color: "red" })).toBeUndefined();
    expect(moveOf(TIGRIS, { kind: "tile", color: "red", cell: "B1" })).toBe("tile red B1");
    expect(moveOf(TIGRIS, { kind: "tile", color: "blue" })).toBe("tile blue C1");
    expect(moveOf(TIGRIS, { kind: "pass" })).toBe("pass");
    expect(moveOf(TIGRIS, {})).toBeUndefined();
    expect(moveOf(TIGRIS, { kind: "swap" })).toBeUndefined();
  });

  test("words of several parts and words left out", () => {
    expect(moveOf(CHINA, { kind: "palace", space: "W1" })).toBeUndefined();
    expect(moveOf(CHINA, { kind: "palace", space: "W2" })).toBe("palace W2 with red");
    expect(moveOf(CHINA, { kind: "emperor pass" })).toBe("emperor pass");
    expect(moveOf(BABEL, { kind: "power", run: "" })).toBe("power medes persians");
    expect(moveOf(BABEL, { kind: "power", run: "@4" })).toBe("power medes persians @4");
  });

  test("the next question is the first that has a choice", () => {
    expect(nextQuestion(TIGRIS, { kind: "tile" })).toBe("color");
    expect(nextQuestion(TIGRIS, { kind: "tile", color: "red" })).toBe("cell");
    expect(nextQuestion(TIGRIS, { kind: "swap" })).toBe("tiles");
    expect(nextQuestion(BABEL, { kind: "power" })).toBe("run");
    expect(nextQuestion(TIGRIS, { kind: "pass" })).toBeUndefined();
  });

  test("all moves but sets can be listed", () => {
    expect(movesOf(TIGRIS)).toEqual([
      "tile red A1",
      "tile red B1",
      "tile blue C1",
      "leader red A1",
      "leader red D4",
      "pass",
    ]);
  });

  test("a set keeps its limits and its order", () => {
    const limits = { each: { red: 2, blue: 1 }, most: 2 };
    expect(fits(limits, { red: 1 }, "red")).toBe(true);
    expect(fits(limits, { red: 2 }, "red")).toBe(false);
    expect(fits(limits, { red: 1, blue: 1 }, "red")).toBe(false);
    expect(setMove("swap", limits, { blue: 1, red: 1 })).toBe("swap red blue");
    expect(setMove("swap", limits, {})).toBeUndefined();
    expect(setMove("swap", limits, { red: 2, blue: 1 })).toBeUndefined();
    expect(setMove("swap", limits, { green: 1 })).toBeUndefined();
  });
});
