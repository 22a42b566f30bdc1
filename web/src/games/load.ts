/** The parts of a game, which are fetched when it is played. */
import { untrack } from "svelte";
import { loadSymbols } from "../symbols/symbols";
import type { Component } from "svelte";
import { wantGames, wantRest } from "../texts/catalogs.svelte";
import type { BoardPart, FinalProps, GameParts } from "./board";

// Here, and only here, a component loses the types of its own game: whoever loads it has its server's word that the
// views of a game are those of that game.
type Files<Part> = Record<string, () => Promise<Part>>;
type Table = Omit<GameParts, "isPlain">;

const tables = import.meta.glob("./*/parts.ts") as Files<Table>;
const summaries = import.meta.glob("./*/Summary.svelte") as Files<{ default: BoardPart }>;
const finals = import.meta.glob("./*/Final.svelte") as Files<{ default: Component<FinalProps> }>;

/** The board of a game as it lay at the end, if the game draws one. */
export async function loadFinal(game: string): Promise<Component<FinalProps> | undefined> {
  await untrack(() => wantGames([game]));
  return (await finals[`./${game}/Final.svelte`]?.())?.default;
}

/** How a game was won, as its own folder tells it, if it does. */
export async function loadSummary(game: string): Promise<BoardPart | undefined> {
  return (await summaries[`./${game}/Summary.svelte`]?.())?.default;
}

export async function loadGame(game: string): Promise<GameParts> {
  const own = tables[`./${game}/parts.ts`] !== undefined;
  const folder = own ? game : "plain";
  const [table] = await Promise.all([
    tables[`./${folder}/parts.ts`]!(),
    loadSymbols(game),
    untrack(() => wantGames([game])),
    own ? undefined : wantRest(), // the plain board's sentences are not among the first: few come to it
  ]);
  return { ...table, isPlain: !own };
}
