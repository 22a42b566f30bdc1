/** Positions that stand in the chapters of a rules page: `make lessons` writes them, the rules set them up. */
import type { Component } from "svelte";
import type { Said } from "./lessons";

export interface Picture {
  /** The id of the heading it stands under. */
  chapter: string;
  /** What of the board is seen, and what is pointed at, in words of the notation. */
  show: string[];
  marks: string[];
  caption: Said;
  view: Record<string, unknown>;
}

/** A game draws a position in its `Picture.svelte`: a part of its board, without anything to touch. */
export interface PictureProps<View = Record<string, unknown>> {
  view: View;
  show: string[];
  marks: string[];
}

export interface Pictures {
  Drawing: Component<PictureProps>;
  all: Picture[];
}

/** Where they are: data is fetched as data, not as a script. */
const files = import.meta.glob<string>("../games/*/pictures.json", {
  query: "?url",
  import: "default",
  eager: true,
});
const drawings = import.meta.glob("../games/*/Picture.svelte") as Record<
  string,
  () => Promise<{ default: Component<PictureProps> }>
>;

/** The pictures of a game, with what draws them; a game may have none. */
export async function loadPictures(game: string): Promise<Pictures | undefined> {
  const place = files[`../games/${game}/pictures.json`];
  const drawing = drawings[`../games/${game}/Picture.svelte`];
  if (!place || !drawing) return undefined;
  const [{ default: Drawing }, answer] = await Promise.all([drawing(), fetch(place)]);
  return { Drawing, all: (await answer.json()) as Picture[] };
}
