/** The bots that may be chosen, as the server lists them, and what they are called. */
import { prefs } from "../shell/prefs.svelte";
import { t, tell } from "../text/text";
import { api, type GameBrief, type LevelBrief } from "../wire/api";

export interface Level {
  id: string;
  name: string;
  strength: number; // from 1 to `most`
  most: number;
  about: string;
}

let briefs = $state.raw<GameBrief[]>([]);
let asking: Promise<GameBrief[]> | undefined;

/** What can be played here; asked for once, and again if that failed. */
export function fetchGames(): Promise<GameBrief[]> {
  asking ??= api.games().then(
    (found) => (briefs = found),
    (error: unknown) => {
      asking = undefined;
      throw error;
    },
  );
  return asking;
}

/** The levels of a game, the gentlest first; none as long as the server has not said. */
export function levelsOf(game: string): Level[] {
  const found = briefs.find((brief) => brief.game === game)?.levels ?? [];
  return found.map((level) => ({
    id: level.id, name: level.name[prefs.language], strength: level.strength, most: found.length, about: aboutOf(level),
  }));
}

/** What somebody plays against who has not chosen: not the gentlest, and not yet a strong one. */
export function usualLevel(game: string): string {
  return (levelsOf(game)[1] ?? levelsOf(game).at(-1))?.id ?? "";
}

/** A level by the server's name for it, or by ours, or else as it is written. */
export function levelName(id: string): string {
  const known = briefs.flatMap((brief) => brief.levels).find((level) => level.id === id);
  return known?.name[prefs.language] ?? tell(`level.${id}`, id);
}

/** Its name with as many full marks as it is strong, where only text can be shown. */
export function withMarks({ name, strength, most }: Level): string {
  return `${name} ${"●".repeat(strength)}${"○".repeat(most - strength)}`;
}

function aboutOf({ id, think_ms }: LevelBrief): string {
  return [tell(`level.${id}.about`, ""), t("level.thinks", { seconds: seconds(think_ms) })].filter(Boolean).join(" · ");
}

function seconds(ms: number): string {
  return (ms / 1000).toLocaleString(prefs.language, { maximumFractionDigits: 2 });
}
