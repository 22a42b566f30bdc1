import { expect, test } from "vitest";
import { classesOf, columnsOf } from "../src/games/plain/styles";

test("styles of a terminal become classes", () => {
  expect(classesOf("")).toBe("");
  expect(classesOf("dim")).toBe("dim");
  expect(classesOf("bold white on blue3")).toBe("bold on-blue3");
  expect(classesOf("bold red3 on grey93")).toBe("bold ink-red3 on-grey93");
  expect(classesOf("bold cyan")).toBe("bold ink-cyan");
});

test("a ground that has no color here is shown inverted, whatever stood on it", () => {
  expect(classesOf("white on turquoise2")).toBe("on-other");
  expect(classesOf("turquoise2")).toBe("");
});

test("a drawing is as wide as its widest picture; words can be broken", () => {
  const line = (text: string, prose: boolean): Parameters<typeof columnsOf>[0][number] => ({
    spans: [[text, ""]],
    prose,
  });
  expect(columnsOf([line("♟".repeat(7), false), line("x".repeat(90), true)])).toBe(7);
  expect(columnsOf([])).toBe(0);
});
