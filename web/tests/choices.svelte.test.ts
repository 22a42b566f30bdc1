import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import Choices from "../src/games/plain/Choices.svelte";
import { Draft } from "../src/games/draft.svelte";
import { movesOf, type Offer } from "../src/wire/moves";

/** Few and many moves, arguments that depend on each other, a word that may be left out, and a set. */
const OFFERS: Offer[] = [
  { kind: "tile", color: "red", cell: ["A1", "B1", "C1", "D1", "E1"] },
  { kind: "tile", color: "blue", cell: ["A2", "B2", "A1"] },
  { kind: "tile", color: "green", cell: "F6" },
  { kind: "leader", color: ["red", "blue"], cell: "B2" },
  { kind: "palace", space: ["W1", "W2", "W3"], payment: ["", "red", "red red"] },
  { kind: "withdraw", color: "red" },
  { kind: "swap", tiles: { each: { red: 2, blue: 1 }, most: 2 } },
  { kind: "pass" },
];

let chosen: string[] = [];
let draft: Draft;
let board: Record<string, unknown>;

beforeEach(() => {
  chosen = [];
  draft = new Draft({
    offers: () => OFFERS,
    choose: (move) => chosen.push(move),
    preview: () => Promise.reject(new Error("nobody asks")),
    confirms: () => false,
  });
  board = mount(Choices, {
    target: document.body,
    props: { view: {}, offers: OFFERS, draft, highlight: [] },
  });
  flushSync();
});
afterEach(() => unmount(board));

function buttons(what: string): HTMLButtonElement[] {
  return [...document.body.querySelectorAll<HTMLButtonElement>(what)];
}

function press(button: HTMLButtonElement): void {
  button.click();
  flushSync();
}

/** Press every word of what is open, and of what that opens; every press but the last is repeated. */
function walk(path: string[], from: () => void): void {
  const again = (): HTMLButtonElement[] => {
    draft.drop();
    flushSync();
    from();
    for (const word of path) press(buttons(".words button").find((one) => one.textContent === word)!);
    return buttons(".words button");
  };
  const words = again().map((one) => one.textContent);
  for (const word of words) {
    const before = chosen.length;
    press(again().find((one) => one.textContent === word)!);
    if (chosen.length === before) walk([...path, word], from);
  }
}

describe("the choices of the plain board", () => {
  test("reach every move there is, but those of the prompt and of sets", () => {
    for (const button of buttons("li button")) press(button);
    const kinds = buttons("h3 button").length;
    for (let i = 0; i < kinds; i++) walk([], () => press(buttons("h3 button")[i]!));
    const wanted = movesOf(OFFERS).filter((move) => move !== "pass");
    expect(chosen.toSorted()).toEqual(wanted.toSorted());
  });

  test("count sets, and say them whole", () => {
    press(buttons("h3 button").at(-1)!);
    const more = (): HTMLButtonElement[] => buttons(".set button[aria-label^='One more']");
    press(more()[0]!);
    press(more()[1]!);
    expect(more().every((one) => one.disabled)).toBe(true);
    press(buttons(".set .pri")[0]!);
    expect(chosen).toEqual(["swap red blue"]);
  });

  test("close what is open, and take a word back", () => {
    press(buttons("h3 button")[0]!);
    expect(buttons("h3 button")[0]!.getAttribute("aria-expanded")).toBe("true");
    press(buttons(".words button")[0]!);
    expect(draft.picks).toEqual({ kind: "tile", color: "red" });
    press(buttons(".chip")[0]!);
    expect(draft.picks).toEqual({ kind: "tile" });
    press(buttons("h3 button")[0]!);
    expect(draft.picks).toEqual({});
  });
});
