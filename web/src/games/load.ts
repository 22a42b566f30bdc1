/** The parts of a game, each a file of its own that is fetched when the game is played. */
import { loadSymbols } from "../symbols/symbols";
import type { Component } from "svelte";
import type { BoardPart, FinalProps, GameParts } from "./board";

// Here, and only here, a component loses the types of its own game: whoever loads it has its server's word that the
// views of a game are those of that game.
type Files = Record<string, () => Promise<{ default: BoardPart }>>;

const boards = import.meta.glob("./*/Board.svelte") as Files;
const docks = import.meta.glob("./*/Dock.svelte") as Files;
const panels = import.meta.glob("./*/Panel.svelte") as Files;
const summaries = import.meta.glob("./*/Summary.svelte") as Files;

const finals = import.meta.glob("./*/Final.svelte") as Record<
  string,
  () => Promise<{ default: Component<FinalProps> }>
>;

/** The board of a game as it lay at the end, if the game draws one. */
export async function loadFinal(game: string): Promise<Component<FinalProps> | undefined> {
  return (await finals[`./${game}/Final.svelte`]?.())?.default;
}

async function part(files: Files, path: string): Promise<BoardPart | undefined> {
  return (await files[path]?.())?.default;
}

export async function loadGame(game: string): Promise<GameParts> {
  const own = boards[`./${game}/Board.svelte`] !== undefined;
  const folder = own ? game : "plain";
  const [Board, Dock, Panel, Summary] = await Promise.all([
    part(boards, `./${folder}/Board.svelte`),
    part(docks, `./${folder}/Dock.svelte`),
    part(panels, `./${folder}/Panel.svelte`),
    part(summaries, `./${folder}/Summary.svelte`),
    loadSymbols(game),
  ]);
  return { Board: Board!, Dock, Panel, Summary, isPlain: !own };
}
