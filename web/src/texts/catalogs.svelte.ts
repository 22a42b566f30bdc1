/** The catalogs that have arrived: of the chosen language alone, and of games once they are wanted. */
import type { FluentBundle } from "@fluent/bundle";
import { prefs } from "../shell/prefs.svelte";
import type { Language } from "./languages";
import { type Catalog, speaker } from "./speaking";

type Files = Record<string, () => Promise<Catalog>>;

const house = import.meta.glob("./*.ftl", { import: "default" }) as Files;
const games = import.meta.glob("../games/*/texts/*.ftl", { import: "default" }) as Files;

/** The games that have catalogs of their own. */
const GAMES = [...new Set(Object.keys(games).map((path) => path.split("/")[2]!))];

/** One language: what is said in it everywhere, and at the board of each game that is wanted. */
interface Shelf {
  all: FluentBundle;
  boards: Record<string, FluentBundle>;
}

let shelves = $state.raw<Record<Language, Shelf>>({});
let spoken: Language = "";
let wanted: string[] = [];

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

async function fetchShelf(language: Language, names: string[]): Promise<Shelf> {
  const [common, ...others] = await Promise.all([
    house[`./${language}.ftl`]!(),
    ...names.map((name) => games[`../games/${name}/texts/${language}.ftl`]!()),
  ]);
  const boards = names.map((name, i) => [name, speaker(language, [common, others[i]!])] as const);
  return { all: speaker(language, [...others, common]), boards: Object.fromEntries(boards) };
}

/** Fetch what is wanted of a language and not here yet. */
export async function fetchTexts(language: Language = prefs.language): Promise<void> {
  const has = (name: string) => shelves[language]?.boards[name];
  while (!shelves[language] || !wanted.every(has)) {
    const found = await fetchShelf(language, wanted); // more may be wanted when they arrive
    shelves = { ...shelves, [language]: found };
  }
  if (language === prefs.language) spoken = language;
}

/** Have the sentences of these games at hand, or of all. */
export async function wantGames(names: string[] = GAMES): Promise<void> {
  wanted = GAMES.filter((name) => names.includes(name) || wanted.includes(name));
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
