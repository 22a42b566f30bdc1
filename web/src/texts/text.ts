/** Everything the page says; the sentences of games come from the server. */
import type { FluentBundle } from "@fluent/bundle";
import { prefs } from "../shell/prefs.svelte";
import { board, everything } from "./catalogs.svelte";
import type { Key } from "./keys";
import { type Args, format } from "./speaking";

export type { Args, Key };

/** A sentence in the language that is wanted now. */
export function t(key: Key, args: Args = {}): string {
  return format(everything(), key, args);
}

/** The same for a key that is put together, such as that of a game's option; or else a word. */
export function tell(key: string, otherwise: string, args: Args = {}): string {
  return found(everything(), key, otherwise, args);
}

/** The sentences of a game by their keys, as its board says them. */
export function sayer<GameKey extends string>(game: string): (key: GameKey, args?: Args) => string {
  return (key, args = {}) => format(board(game), key, args);
}

/** A sentence of a game for a key that is put together, or else a word. */
export function tellOf(game: string, key: string, otherwise: string, args: Args = {}): string {
  return found(board(game), key, otherwise, args);
}

function found(bundle: FluentBundle | undefined, key: string, otherwise: string, args: Args): string {
  const id = key.replace(/[^\w-]/g, "-"); // a kind of move may have a space in it
  return bundle?.hasMessage(id) ? format(bundle, id, args) : otherwise;
}

/** A number with one digit behind the mark, as the language writes it. */
export function decimal(n: number): string {
  const digits = 1;
  return n.toLocaleString(prefs.language, { minimumFractionDigits: digits, maximumFractionDigits: digits });
}
