/** What a game draws of the values of its options, if its folder has an `OptionPicture.svelte`. */
import type { Component } from "svelte";

export interface PictureProps {
  option: string;
  value: string;
  drawing?: Record<string, unknown> | null; // of somebody's own document, as the server tells it
  spots?: { n: number; at: [number, number] }[]; // what is wrong with it, by number
}

type Files = Record<string, () => Promise<{ default: Component<PictureProps> }>>;
const files = import.meta.glob("../games/*/OptionPicture.svelte") as Files;

export async function loadOptionPicture(game: string): Promise<Component<PictureProps> | undefined> {
  return (await files[`../games/${game}/OptionPicture.svelte`]?.())?.default;
}
