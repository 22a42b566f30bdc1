/** What the page writes is drawn in its own type, of files that hold little more than that. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { lettersOf } from "../ranges";
import { typeset } from "../typeset";

const SOURCES = join(import.meta.dirname, "..", "src");
const FACES = readFileSync(join(SOURCES, "design", "fonts.css"), "utf8").match(/@font-face \{[^}]*\}/g)!;
const ALL = new Set(FACES.filter((face) => !face.includes("?letters")).flatMap(lettersOf));

/** Every sentence of the page, and what its lessons say, as it is printed. */
const written = readdirSync(SOURCES, { recursive: true, encoding: "utf8" })
  .filter((path) => /\.(ftl|svelte)$|lesson\.json$/.test(path))
  .map((path) => [
    path,
    typeset(readFileSync(join(SOURCES, path), "utf8"), /(\w+)\.ftl$/.exec(path)?.[1] ?? "en"),
  ]);

/** Letters, digits and marks; signs of the keyboard stand in sources for other reasons. */
const isSaid = (letter: string): boolean => /[\p{L}\p{Nd}]|(?![ -~])\p{P}/u.test(letter);

describe("letters", () => {
  it.each(
    FACES.filter((face) => face.includes("?letters")).map((face) => [/family: ([^;]+)/.exec(face)![1], face]),
  )("%s has all that the page writes", (_, face) => {
    const own = new Set(lettersOf(face));
    const missing = written.map(([path, text]) => [
      path,
      [...new Set(text)].filter((letter) => isSaid(letter) && ALL.has(letter) && !own.has(letter)).join(""),
    ]);

    expect(own).toContain("é");
    expect(missing.filter(([, letters]) => letters !== "")).toEqual([]);
  });
});
