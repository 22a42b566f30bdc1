/** The bots that may be chosen, as the server lists them, and what they are called. */
import { prefs } from "../shell/prefs.svelte";
import { readiness } from "../shell/readiness.svelte";
import { inLanguage } from "../texts/languages";
import { t, tell } from "../texts/text";
import type { LevelBrief } from "../wire/api";
import type { Seat } from "../wire/protocol";
import { gameHere, gamesHere } from "./games.svelte";

export const STYLES = ["aggressive", "peaceful"] as const;
export type Style = (typeof STYLES)[number];

export interface Level {
  id: string;
  name: string;
  strength: number; // from 1 to `most`
  most: number;
  about: string;
  styles: Style[]; // in which it may play, as well as without
  elo: string; // how strong it is, if that was measured, and what the number means
  aboutElo: string;
  note: string; // that another plays for it until the server is ready, or nothing
}

/** The levels of a game, the gentlest first; none as long as the server has not said. */
export function levelsOf(game: string): Level[] {
  const found = gameHere(game)?.levels ?? [];
  return found.map((level, i) => ({
    id: level.id,
    name: inLanguage(level.name, prefs.language),
    strength: level.strength,
    most: found.length,
    about: aboutOf(level),
    styles: STYLES.filter((style) => level.styles.includes(style)),
    elo: level.elo ? t("level-elo", { elo: level.elo.elo }) : "",
    aboutElo: level.elo ? t("level-elo-about", { ...level.elo }) : "",
    note: noteOf(found, i),
  }));
}

/** What somebody plays against who has not chosen: not the gentlest, and not yet a strong one. */
export function usualLevel(game: string): string {
  return (levelsOf(game)[1] ?? levelsOf(game).at(-1))?.id ?? "";
}

/** The level and the style that one word names: `king-aggressive`. */
export function partsOf(word: string): { id: string; style: string } {
  const [id = "", style = ""] = word.split("-");
  return { id, style };
}

/** A level and a style in one word; a style that the level has not in this game is left out. */
export function wordOf(game: string, id: string, style: string): string {
  const styles: string[] = levelsOf(game).find((level) => level.id === id)?.styles ?? [];
  return styles.includes(style) ? `${id}-${style}` : id;
}

/** A level by its name, with its style if it has one; never by its id. */
export function levelName(word: string): string {
  const { id, style } = partsOf(word);
  if (!style) return nameOf(id);
  return t("level-styled", { level: nameOf(id), style: tell(`level-style-${style}`, "…") });
}

/** The server's name for a level, or ours while the server has not said. */
function nameOf(id: string): string {
  const known = gamesHere()
    .flatMap((brief) => brief.levels)
    .find((level) => level.id === id);
  return known ? inLanguage(known.name, prefs.language) : tell(`level-${id}`, "…");
}

/** The level of the bot at a seat, and which one plays for it, where another does. */
export function levelAt({ level, stand_in, playing }: Seat, isOver = false): string {
  const name = levelName(stand_in || level);
  return playing && !isOver ? t("level-playedBy", { level: name, other: levelName(playing) }) : name;
}

/** Its name with as many full marks as it is strong, and its Elo, where only text can be shown. */
export function withMarks({ name, strength, most, elo, note }: Level): string {
  const marks = "●".repeat(strength) + "○".repeat(most - strength);
  return `${name} ${marks}${elo && ` · ${elo}`}${note && ` (${note})`}`;
}

/** As long as a server gets ready, the level below plays for the strongest one. */
function noteOf(levels: LevelBrief[], i: number): string {
  const below = levels[i - 1];
  if (!readiness.progress || !below || i < levels.length - 1) return "";
  return t("level-until", { level: inLanguage(below.name, prefs.language) });
}

function aboutOf({ id, think_ms }: LevelBrief): string {
  return [tell(`level-${id}-about`, ""), t("level-thinks", { seconds: seconds(think_ms) })]
    .filter(Boolean)
    .join(" · ");
}

function seconds(ms: number): string {
  return (ms / 1000).toLocaleString(prefs.language, { maximumFractionDigits: 2 });
}
