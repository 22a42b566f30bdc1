import { afterEach, describe, expect, test, vi } from "vitest";
import { isOurTurn, leftAt, othersAt, ownSeat, paceOf } from "../src/home/brief";
import { factsOf, fetchGames, titleOf, usualSeats } from "../src/home/games.svelte";
import { levelName, levelsOf, partsOf, usualLevel, withMarks, wordOf } from "../src/home/levels.svelte";
import { prefs } from "../src/shell/prefs.svelte";
import type { ChairBrief, TableBrief } from "../src/wire/api";

const chair = (name: string, more: Partial<ChairBrief> = {}): ChairBrief => ({
  kind: "person",
  name,
  level: "",
  stand_in: "",
  mine: false,
  ...more,
});
const NOW = 1_000_000;
const TABLE: TableBrief = {
  table: "t",
  game: "tigris",
  options: {},
  status: "live",
  seats: [chair("Bob"), chair("Ann", { mine: true }), chair("Sargon", { kind: "bot", level: "random" })],
  asked: 1,
  deadline: NOW + 7300,
  pace: { kind: "days", days: 3 },
  public: false,
  owner: true,
  lot: false,
  changed: NOW,
  commitment: "",
};

afterEach(() => {
  prefs.language = "en";
});

describe("a table in a list", () => {
  test("we know our seat by the server's word, not by our name", () => {
    expect(ownSeat(TABLE)).toBe(1);
    expect(isOurTurn(TABLE)).toBe(true);
    expect(isOurTurn({ ...TABLE, asked: 0 })).toBe(false);
    expect(
      isOurTurn({
        ...TABLE,
        seats: [chair("Ann"), chair("Ann", { mine: true, stand_in: "random" })],
      }),
    ).toBe(false);
  });

  test("it says who plays with us, how fast, and how long one has", () => {
    expect(othersAt(TABLE)).toBe("Bob, Sargon (bot)");
    expect(paceOf(TABLE)).toBe("3 days a move");
    expect([
      paceOf({ ...TABLE, pace: { kind: "untimed" } }),
      leftAt({ ...TABLE, pace: { kind: "untimed" } }, NOW),
    ]).toEqual(["", ""]);
    expect(leftAt(TABLE, NOW)).toBe("2 h left");
    expect(leftAt({ ...TABLE, asked: 2 }, NOW)).toBe(""); // a bot is not hurried
    expect([30, 200, 200_000].map((seconds) => leftAt({ ...TABLE, deadline: NOW + seconds }, NOW))).toEqual([
      "under a minute left",
      "3 min left",
      "2 days left",
    ]);
  });
});

test("levels are those the server lists, by its names or ours, with marks for their strength", async () => {
  const levels = [
    {
      ...{ id: "apprentice", name: { en: "Apprentice", fr: "Apprenti" }, strength: 1, think_ms: 100 },
      ...{ styles: [], elo: null },
    },
    {
      ...{ id: "sage", name: { en: "Sage", fr: "Sagesse" }, strength: 2, think_ms: 1500 },
      ...{ styles: ["aggressive", "peaceful"], elo: { elo: 1480, low: 1440, high: 1520 } },
    },
  ];
  const brief = { game: "tigris", title: "", rules: 1, seats: [2], options: {}, levels };
  const strange = { ...brief, game: "ludo", title: "Ludo", seats: [2, 3, 4], levels: [] };
  vi.stubGlobal(
    "fetch",
    async () =>
      new Response(JSON.stringify([brief, strange]), { headers: { "content-type": "application/json" } }),
  );
  expect(levelsOf("tigris")).toEqual([]);
  expect(["random", "vizier", "odd"].map(levelName)).toEqual(["Random", "Vizier", "…"]);

  await fetchGames();

  expect(levelsOf("tigris").map(withMarks)).toEqual(["Apprentice ●○", "Sage ●● · Elo 1480"]);
  expect(levelsOf("tigris")[1]!.about).toBe("thinks for at most 1.5 s");
  expect(usualLevel("tigris")).toBe("sage");
  expect(levelsOf("ludo")).toEqual([]);
  expect([titleOf("ludo"), factsOf("ludo"), usualSeats("ludo")]).toEqual(["Ludo", "2–4 players", 3]);
  expect([titleOf("tigris"), usualSeats("tigris")]).toEqual(["Tigris & Euphrates", 2]);
  expect(levelsOf("tigris").map(({ aboutElo }) => aboutElo.slice(0, 23))).toEqual([
    "",
    "Elo 1480 (1440 to 1520 ",
  ]);
  prefs.language = "fr";
  expect(levelName("sage")).toBe("Sagesse");
  expect(levelsOf("tigris")[1]!.about).toBe("réfléchit 1,5 s au plus");
});

test("a level with a style is one word, and named with it", () => {
  expect(partsOf("sage-peaceful")).toEqual({ id: "sage", style: "peaceful" });
  expect(wordOf("tigris", "sage", "peaceful")).toBe("sage-peaceful");
  expect(wordOf("tigris", "sage", "")).toBe("sage");
  expect(wordOf("tigris", "apprentice", "peaceful")).toBe("apprentice"); // it has no style
  expect(wordOf("ludo", "sage", "peaceful")).toBe("sage");
  prefs.language = "en";
  expect(levelName("king-aggressive")).toBe("King, aggressive");
  prefs.language = "de";
  expect(levelName("king-aggressive")).toBe("König, angriffslustig");
});

test("those who share a device are all named in a list", () => {
  const seats = [chair("Enki", { mine: true }), chair("Inanna", { mine: true })];
  expect(othersAt({ ...TABLE, seats })).toBe("Enki, Inanna");
});
