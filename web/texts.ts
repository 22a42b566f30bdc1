/** Catalogs (`texts/<language>.ftl`) are parsed when the page is built, so that no parser is shipped. */
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";
import { typeset } from "./typeset.ts";

const HOUSE = join(import.meta.dirname, "src", "texts");
const GAMES = join(import.meta.dirname, "src", "games");

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

/** The house's catalog carries the cards of all games; the rest of theirs comes when it is wanted. */
export function texts(): Plugin {
  return {
    name: "texts",
    transform(text, file) {
      if (!file.endsWith(".ftl")) return null;
      const language = basename(file, ".ftl");
      const own = bodyOf(text, language);
      const all = file.startsWith(HOUSE) ? [...cards(language), ...own] : own;
      const said = Object.fromEntries(all.map(({ id, value }) => [id, value]));
      return { code: `export default ${JSON.stringify(said)};`, map: null, moduleType: "js" };
    },
  };
}
