/** Everything the page says, in English and French; the sentences of games come from the server. */
import { LANGUAGES, prefs } from "../shell/prefs.svelte";
import { ACCOUNT } from "./account";
import { GAMES } from "./games";
import { HOME } from "./home";
import { LEARN } from "./learn";
import { MOVES } from "./moves";
import { OPENING } from "./opening";
import { OPTIONS } from "./options";
import { SHELL } from "./shell";
import { SUMMARY } from "./summary";
import { TABLE } from "./table";
import { WORDS } from "./words";

export type Phrase = readonly [english: string, french: string];

const BOOK = { ...SHELL, ...HOME, ...OPENING, ...OPTIONS, ...TABLE, ...SUMMARY, ...ACCOUNT, ...LEARN, ...GAMES, ...WORDS, ...MOVES };

export type Key = keyof typeof BOOK;
export type Args = Record<string, string | number>;

/** A sentence in the language that is wanted now. */
export function t(key: Key, args: Args = {}): string {
  return fill(BOOK[key][LANGUAGES.indexOf(prefs.language)]!, args);
}

/** The same for a key that is put together, such as that of a game's option; or else a word. */
export function tell(key: string, otherwise: string, args: Args = {}): string {
  return key in BOOK ? t(key as Key, args) : otherwise;
}

/** Put `{name}` in, and choose in `{n:seat|seats}` by the number; French counts zero as one. */
export function fill(text: string, args: Args): string {
  return text.replace(/\{(\w+)(?::([^|}]*)\|([^}]*))?\}/g, (_, name: string, one?: string, many?: string) => {
    const value = args[name] ?? "";
    if (one === undefined) return String(value);
    const n = Math.abs(Number(value));
    const isOne = prefs.language === "fr" ? n < 2 : n === 1;
    return isOne ? one : many!;
  });
}
