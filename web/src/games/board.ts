/**
 * The contract between the table and a game.
 *
 * A game is a folder `games/<name>/` with a `Board.svelte`, and perhaps a `Dock.svelte` (hand,
 * leaders, own points; under the board) and a `Panel.svelte` (a conflict, a question; beside the
 * board and under the prompt, on a phone over the board's foot), a `Summary.svelte` (in the panel of the end: how
 * it was won), a `Final.svelte` (on the page of the summary: the board as it lay at the end). The first three are
 * loaded when somebody sits down at such a game, the others when it is over; all get the same properties,
 * `BoardProps`. Symbols of `symbols/<name>.svg` are in the document by then: `<use href="#tile-red" />`.
 *
 * A component knows no rule. It draws `view`, lights up what `draft` says is possible, and picks
 * words: `draft.pick({ kind: "tile", color: "red" })`, then `draft.pick({ cell: "E4" })`. When the
 * words are a whole move it is made or, if the player wants that, shown first: `draft.proposed` is
 * then the move to draw as a ghost, `draft.foreseen` what the server says would follow.
 */
import type { Component } from "svelte";
import type { Prefs } from "../shell/prefs.svelte";
import type { Language } from "../texts/languages";
import type { DrawnLine } from "../wire/protocol";
import type { Offer } from "../wire/moves";
import type { Explained, Seat, Turn } from "../wire/protocol";
import type { Draft, ForeseenAs } from "./draft.svelte";

type Anything = Record<string, unknown>;

/** With the types of a game: `make protocol` writes them to its `view.generated.ts`. */
export interface BoardProps<View = Anything, Preview = Anything> {
  /** Everything this seat may see, as the server says it; of the past while a replay is shown. */
  view: View;
  /** What may be chosen now; empty unless `live` and we are asked. */
  offers: Offer[];
  /** Whose eyes these are; -1 for a spectator. In a replay the seat of the chosen perspective. */
  seat: number;
  seats: Seat[];
  /** Everything that led to what is shown, the oldest first; the last one is the last move. */
  turns: Turn[];
  /** What is asked: a word (`action`, `support`), its sentence, and of whom. */
  prompt: string | null;
  question: string;
  asked: number | null;
  /** Whether this is the present and can be heard: otherwise nothing may be chosen. */
  live: boolean;
  /** The move that is being put together. */
  draft: Draft<Preview>;
  /** What would follow a legal move; rejected with a sentence if it is not legal. */
  preview(move: string): Promise<ForeseenAs<Preview>>;
  /** Why a move is not possible, for a place that is tapped and not lit. */
  explain(move: string): Promise<Explained>;
  /** What is shown as lines of text for these eyes, made by the server; in a lesson there is none. */
  draw?(): Promise<DrawnLine[]>;
  /** Make a move at once, without confirmation; `draft.propose` is the usual way. */
  choose(move: string): void;
  /** Places the log points at, in the words of the notation ("E4", "wei", "medes"). */
  highlight: string[];
  /** Point at places: the log marks the lines that speak of them. */
  point(places: string[]): void;
  language: Language;
  prefs: Prefs;
}

/** What a game that is over is drawn from, on the page of its summary. */
export type FinalProps<View = Anything> = Pick<BoardProps<View>, "view" | "seats" | "turns">;

export type BoardPart = Component<BoardProps>;

export interface GameParts {
  Board: BoardPart;
  Dock?: BoardPart;
  Panel?: BoardPart;
  /** Fetch what this position needs beside them, before it is shown. */
  prepare?: (shown: Pick<BoardProps, "view" | "prompt">) => Promise<void> | undefined;
  isPlain: boolean; // there is no board of its own yet
}
