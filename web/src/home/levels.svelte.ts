/** The bots that may be chosen, as the server lists them, and what they are called. */
import { prefs } from "../shell/prefs.svelte";
import { t, tell } from "../text/text";
import { api, type GameBrief, type LevelBrief } from "../wire/api";

export interface Level {
  id: string;
  name: string;
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

const idOf = (level: LevelBrief): string => (typeof level === "string" ? level : level.id);

/** The levels of a game, the gentlest first; none as long as the server has not said. */
export function levelsOf(game: string): Level[] {
  const found = briefs.find((brief) => brief.game === game)?.levels ?? [];
  return found.map((level) => ({ id: idOf(level), name: levelName(idOf(level)), about: aboutOf(level) }));
}

/** What somebody plays against who has not chosen: not the gentlest, and not yet a strong one. */
export function usualLevel(game: string): string {
  return (levelsOf(game)[1] ?? levelsOf(game).at(-1))?.id ?? "";
}

/** A level by the server's name for it, or by ours, or else as it is written. */
export function levelName(id: string): string {
  const known = briefs.flatMap((brief) => brief.levels).find((level) => idOf(level) === id);
  const given = typeof known === "object" ? known.name?.[prefs.language] : undefined;
  return given ?? tell(`level.${id}`, id);
}

function aboutOf(level: LevelBrief): string {
  const think = typeof level === "object" ? (level.think_ms ?? 0) : 0;
  const said = [tell(`level.${idOf(level)}.about`, ""), think > 0 ? t("level.thinks", { seconds: seconds(think) }) : ""];
  return said.filter(Boolean).join(" · ");
}

function seconds(ms: number): string {
  return (ms / 1000).toLocaleString(prefs.language, { maximumFractionDigits: 1 });
}
