import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fetchGames } from "../src/home/games.svelte";
import { levelAt, levelsOf, withMarks } from "../src/home/levels.svelte";
import { prefs } from "../src/shell/prefs.svelte";
import { GettingReady, readiness, SELDOM, SOON } from "../src/shell/readiness.svelte";
import { toasts } from "../src/shell/toasts.svelte";
import { t } from "../src/texts/text";
import type { Seat } from "../src/wire/protocol";

const READY = { ready: true, games: 3, of: 3 };
let told: object | undefined; // what the server says; nothing if it does not answer
let asked: number;
let one: GettingReady;

function json(body: object): Response {
  return new Response(JSON.stringify(body), { headers: { "content-type": "application/json" } });
}

async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
}

beforeEach(() => {
  vi.useFakeTimers();
  asked = 0;
  vi.stubGlobal("fetch", async () => {
    asked += 1;
    if (!told) throw new TypeError("Failed to fetch");
    return json(told);
  });
  one = new GettingReady();
});

afterEach(() => {
  one.stop();
  readiness.progress = undefined;
  toasts.list = [];
  prefs.language = "en";
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a server that is ready is asked once, and nothing is said of it", async () => {
  told = READY;
  one.start();
  await pass(60_000);
  document.dispatchEvent(new Event("visibilitychange"));
  await pass(60_000);
  expect(asked).toBe(1);
  expect(one.progress).toBeUndefined();
  expect(toasts.list).toEqual([]);
});

test("one that gets ready is asked every three seconds until it is, and then that is said", async () => {
  told = { ready: false, games: 0, of: 3 };
  one.start();
  await pass(0);
  expect(one.progress).toMatchObject({ games: 0, of: 3 });
  told = { ready: false, games: 2, of: 3 };
  await pass(SOON);
  expect(one.progress).toMatchObject({ games: 2 });
  expect(asked).toBe(2);
  told = READY;
  await pass(SOON);
  expect(one.progress).toBeUndefined();
  expect(toasts.list.map(({ text }) => text)).toEqual(["All bots are ready."]);
  await pass(60_000);
  expect(asked).toBe(3);
});

test("while it changes over and does not answer, what is known stays", async () => {
  told = { ready: false, games: 3, of: 3 };
  one.start();
  await pass(0);
  told = undefined;
  await pass(2 * SOON);
  expect(one.progress).toMatchObject({ games: 3 });
  told = READY;
  await pass(2 * SOON);
  expect(one.progress).toBeUndefined();
});

test("a page that nobody sees asks less often, and at once when it is looked at", async () => {
  const seen = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  told = { ready: false, games: 1, of: 3 };
  one.start();
  await pass(SELDOM - 1);
  expect(asked).toBe(1);
  await pass(1);
  expect(asked).toBe(2);
  seen.mockReturnValue("visible");
  document.dispatchEvent(new Event("visibilitychange"));
  document.dispatchEvent(new Event("visibilitychange"));
  await pass(SOON);
  expect(asked).toBe(4);
});

test("how far it is, is said in both languages", () => {
  expect(t("ready-progress", { games: 2, of: 3 })).toBe("The strongest bots get ready: 2 of 3 games.");
  prefs.language = "fr";
  expect(t("ready-progress", { games: 0, of: 3 })).toContain(" 0 jeu sur 3.");
  expect(t("ready-progress", { games: 2, of: 3 })).toContain(" 2 jeux sur 3.");
});

test("who plays for whom stands at the seat and beside the level", async () => {
  const level = (id: string, en: string, fr: string, strength: number): object => ({
    id,
    name: { en, fr },
    strength,
    think_ms: 100,
    styles: [],
    elo: null,
  });
  const levels = [
    level("scribe", "Scribe", "Scribe", 1),
    level("vizier", "Vizier", "Vizir", 2),
    level("king", "King", "Roi", 3),
  ];
  vi.stubGlobal("fetch", async () =>
    json([{ game: "babel", title: "", rules: 1, seats: [2], options: {}, levels }]),
  );
  await fetchGames();
  const seat: Seat = {
    seat: 1,
    kind: "bot",
    name: "Sargon",
    level: "king",
    stand_in: "",
    present: true,
    mine: false,
    clock_ms: null,
    playing: "vizier",
  };
  const marked = (): string[] => levelsOf("babel").map(withMarks);

  expect(levelAt(seat)).toBe("King, played by a vizier for now");
  expect([levelAt({ ...seat, playing: "" }), levelAt(seat, true)]).toEqual(["King", "King"]);
  expect(levelAt({ ...seat, kind: "person", level: "", stand_in: "king" })).toBe(
    "King, played by a vizier for now",
  );
  expect(marked()).toEqual(["Scribe ●○○", "Vizier ●●○", "King ●●●"]);
  readiness.progress = { ready: false, games: 1, of: 3 };
  expect(marked()).toEqual(["Scribe ●○○", "Vizier ●●○", "King ●●● (until ready: vizier)"]);
  prefs.language = "fr";
  expect(levelAt(seat)).toBe("Roi, joué par un vizir pour l’instant");
  expect(marked().at(-1)).toBe("Roi ●●● (en attendant\u00a0: vizir)");
});
