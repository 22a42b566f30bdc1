/** The catalogs that have arrived: of the chosen language alone, and of games once they are wanted. */
import type { FluentBundle } from "@fluent/bundle";
import { prefs } from "../shell/prefs.svelte";
import type { Language } from "./languages";
import { type Catalog, speaker } from "./speaking";

type Files = Record<string, () => Promise<Catalog>>;

const house = import.meta.glob("./*.ftl", { import: "default" }) as Files;
const games = import.meta.glob("../games/*/texts/*.ftl", { import: "default" }) as Files;

/** One language: what is said in it everywhere, and at the board of each game. */
interface Shelf {
  all: FluentBundle;
  boards: Record<string, FluentBundle>;
  hasGames: boolean;
}

let shelves = $state.raw<Record<Language, Shelf>>({});
let spoken: Language = "";
let areGamesWanted = false;

/** The language of the page; as long as that is on its way, the one before. */
function shelf(): Shelf | undefined {
  return shelves[prefs.language] ?? shelves[spoken];
}

/** What the house says, and what games add to it. */
export function everything(): FluentBundle | undefined {
  return shelf()?.all;
}

/** What the board of a game says: its own words first. */
export function board(game: string): FluentBundle | undefined {
  return shelf()?.boards[game];
}

async function fetchShelf(language: Language, hasGames: boolean): Promise<Shelf> {
  const own = Object.keys(games).filter((path) => hasGames && path.endsWith(`/${language}.ftl`));
  const [common, ...others] = await Promise.all([
    house[`./${language}.ftl`]!(),
    ...own.map((path) => games[path]!()),
  ]);
  const boards = own.map(
    (path, i) => [path.split("/")[2]!, speaker(language, [common, others[i]!])] as const,
  );
  return { all: speaker(language, [...others, common]), boards: Object.fromEntries(boards), hasGames };
}

/** Fetch what is wanted of a language and not here yet. */
export async function fetchTexts(language: Language = prefs.language): Promise<void> {
  const isThere = shelves[language] && shelves[language].hasGames >= areGamesWanted;
  if (!isThere) {
    const found = await fetchShelf(language, areGamesWanted);
    shelves = { ...shelves, [language]: found };
  }
  if (language === prefs.language) spoken = language;
}

/** Have the sentences of games at hand: every page but the home page needs them. */
export async function wantGames(): Promise<void> {
  areGamesWanted = true;
  await fetchTexts();
}

/** Fetch the language that is wanted now, and from then on every other one that is chosen. */
export async function startTexts(): Promise<void> {
  await fetchTexts().catch((error: unknown) => console.error(error)); // keys are better than no page
  $effect.root(() => {
    $effect(() => {
      const language = prefs.language;
      // Without its files the page goes on in the language it has.
      fetchTexts(language).catch(() => {
        if (spoken && prefs.language === language) prefs.language = spoken;
      });
    });
  });
}
