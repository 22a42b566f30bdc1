/** Catalogs (`texts/<language>.ftl`) are parsed when the page is built, so that no parser is shipped. */
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";
import { typeset } from "./typeset.ts";

const HOUSE = join(import.meta.dirname, "src", "texts");
const GAMES = join(import.meta.dirname, "src", "games");

/** What every page says, and a table at first sight; the rest of the house's sentences comes when it is wanted. */
const FIRST = new RegExp(
  [
    "^-", // terms are said by others
    "^(clock|curtain|hint|kind|level|log|ready|shell|waits|why|word)-",
    "^ask-firstRun$",
    "^table-(?!agree$|disagree$|export|leave$|linkCopied|resign|share)",
    "^end-(and|replay|resigned|result|shared|summary|title|unfinished)$",
    "^game-\\w+$",
    "^home-(facts|over)$",
    "^lesson-(first|take|decline)$",
    "^lot-fell$",
    "^past-(live|title)$",
    "^settings-(language|sound)$",
  ].join("|"),
);

/** What no board says of its own game. */
const REST_OF_GAME = /^(game|learn|luck|option)-|^final[A-Z]/;

type Entries = FluentResource["body"];

const bodyOf = (text: string, language: string): Entries => new FluentResource(typeset(text, language)).body;

/** What stands on the cards of the home page: a game's title, facts and a sentence about it. */
function cards(language: string): Entries {
  const catalogs = readdirSync(GAMES, { recursive: true, encoding: "utf8" }).filter((path) =>
    path.endsWith(join("texts", `${language}.ftl`)),
  );
  return catalogs
    .sort()
    .flatMap((path) => bodyOf(readFileSync(join(GAMES, path), "utf8"), language))
    .filter(({ id }) => id.startsWith("game-"));
}

/** Whether a sentence of the house, or of a game, is there from the first moment. */
export const isFirst = (id: string, ofGame = false): boolean =>
  ofGame ? !REST_OF_GAME.test(id) : FIRST.test(id);

/** Each catalog travels in two files, `?first` and `?rest`; that of the house carries the cards of all games. */
export function texts(): Plugin {
  return {
    name: "texts",
    transform(text, file) {
      const [path = "", part] = file.split("?");
      if (!path.endsWith(".ftl") || part === "raw") return null;
      const language = basename(path, ".ftl");
      const own = bodyOf(text, language);
      const ofGame = !path.startsWith(HOUSE);
      const all = ofGame ? own : [...cards(language), ...own];
      const wanted = part ? all.filter(({ id }) => isFirst(id, ofGame) === (part === "first")) : all;
      const said = Object.fromEntries(wanted.map(({ id, value }) => [id, value]));
      return { code: `export default ${JSON.stringify(said)};`, map: null, moduleType: "js" };
    },
  };
}
