/**
 * What the folder of a game offers to the house, before anybody plays: `games/<name>/index.ts`.
 *
 * All of it may be missing. A game that has no folder here is played on the plain board, has a
 * plain card, and is told by what the server says of it.
 */
import type { Args } from "../texts/text";

/** How a seat is drawn: its shape, its name (`emblem-<name>` in its texts), and its colors. */
export interface Emblem {
  symbol: string; // the id of a drawing
  name: string;
  className: string; // sets the colors the drawings of pieces read
}

/** What a kind of move makes of its words: which form of its sentence, and what stands in it. */
export type Build = (
  words: string[],
  view: Record<string, unknown> | undefined,
) => [form: string, args: Args];

export interface Offering {
  /** One for each seat. */
  emblems?: Emblem[];
  /** The heading of the rules page that fits a prompt. */
  topics?: Record<string, string>;
  /** The drawing of a color, a nation or whatever else a part of the game is called. */
  sign?: (name: string) => string;
  /** By kind: the sentences are `move-<kind>` in its texts. */
  moves?: Record<string, Build>;
}

const folders = import.meta.glob<Offering>("./*/index.ts", { eager: true, import: "default" });

export function offeringOf(game: string): Offering {
  return folders[`./${game}/index.ts`] ?? {};
}

/** Every kind of move that a game has a sentence for. */
export const BUILDS: Record<string, Build> = Object.fromEntries(
  Object.values(folders).flatMap(({ moves }) => Object.entries(moves ?? {})),
);
