/** The catalogs that have arrived: of the chosen language alone, and what is not said at first once it is wanted. */
import { untrack } from "svelte";
import type { FluentBundle } from "@fluent/bundle";
import { prefs } from "../shell/prefs.svelte";
import type { Language } from "./languages";
import { type Catalog, speaker } from "./speaking";

type Files = Record<string, () => Promise<Catalog>>;

/** Each catalog is two files: what is said at the first sight of a table, and the rest. */
const house = {
  first: import.meta.glob("./*.ftl", { import: "default", query: "?first" }) as Files,
  rest: import.meta.glob("./*.ftl", { import: "default", query: "?rest" }) as Files,
};
const games = {
  first: import.meta.glob("../games/*/texts/*.ftl", { import: "default", query: "?first" }) as Files,
  rest: import.meta.glob("../games/*/texts/*.ftl", { import: "default", query: "?rest" }) as Files,
};

/** The games that have catalogs of their own. */
const GAMES = [...new Set(Object.keys(games.first).map((path) => path.split("/")[2]!))];

/** One language: what is said in it everywhere, and at the board of each game that is wanted. */
interface Shelf {
  isWhole: boolean; // with the rest
  all: FluentBundle;
  boards: Record<string, FluentBundle>;
}

let shelves = $state.raw<Record<Language, Shelf>>({});
let spoken: Language = "";
let wanted: string[] = [];
let isRestWanted = false;

/** The language of the page; as long as that is on its way, or half of it, the one before. */
function shelf(): Shelf | undefined {
  const own = shelves[prefs.language];
  return own && (own.isWhole || !isRestWanted) ? own : (shelves[spoken] ?? own);
}

/** What the house says, and what games add to it. */
export function everything(): FluentBundle | undefined {
  return shelf()?.all;
}

/** What the board of a game says: its own words first. */
export function board(game: string): FluentBundle | undefined {
  return shelf()?.boards[game];
}

async function fetchShelf(language: Language, isWhole: boolean, names: string[]): Promise<Shelf> {
  const parts = isWhole ? (["first", "rest"] as const) : (["first"] as const);
  const fetched = (files: typeof house, path: string): Promise<Catalog[]> =>
    Promise.all(parts.map((part) => files[part][path]!()));
  const [common, ...others] = await Promise.all([
    fetched(house, `./${language}.ftl`),
    ...names.map((name) => fetched(games, `../games/${name}/texts/${language}.ftl`)),
  ]);
  const boards = names.map((name, i) => [name, speaker(language, [...common, ...others[i]!])] as const);
  return {
    isWhole,
    all: speaker(language, [...others.flat(), ...common]),
    boards: Object.fromEntries(boards),
  };
}

/** Fetch what is wanted of a language and not here yet. */
export async function fetchTexts(language: Language = prefs.language): Promise<void> {
  const has = (name: string) => shelves[language]?.boards[name];
  const lacksRest = () => isRestWanted && !shelves[language]?.isWhole;
  while (!shelves[language] || lacksRest() || !wanted.every(has)) {
    const found = await fetchShelf(language, isRestWanted, wanted); // more may be wanted when they arrive
    shelves = { ...shelves, [language]: found };
  }
  if (language === prefs.language) spoken = language;
}

/** Have the sentences of these games at hand, or of all. */
export async function wantGames(names: string[] = GAMES): Promise<void> {
  wanted = GAMES.filter((name) => names.includes(name) || wanted.includes(name));
  await fetchTexts();
}

/** Have everything at hand that the house says, and those games whose sentences are wanted. */
export async function wantRest(): Promise<void> {
  isRestWanted = true;
  await fetchTexts();
}

/** A part of the page that few moments want, together with what it says. */
export async function fetchPart<Part>(load: () => Promise<Part>): Promise<Part> {
  const [part] = await Promise.all([load(), untrack(() => wantRest())]);
  return part;
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
