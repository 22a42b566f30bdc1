/** Acts and places in words. */
import type { Act, Target } from "./acts";
import type { Ahead } from "./ghost";
import { tellOf } from "../../texts/text";
import { nameOf, say } from "./text";
import { type BabelView, openLevel, type SiteView } from "./view";

function siteOf(view: BabelView, me: number): SiteView | undefined {
  return view.sites.find((site) => site.site === view.pawns[me]);
}

/** What an act does, as far as the board shows it. */
export function titleOf(act: Act, view: BabelView, me: number, foe: string): string {
  if (act.kind === "build") return say("build", { level: act.level ?? "" });
  if (act.kind === "halve") return say("halve", { name: foe });
  return powerTitle(act, view, me);
}

function powerTitle(act: Act, view: BabelView, me: number): string {
  switch (act.nation) {
    case "assyrians":
    case "hittites": {
      const level = siteOf(view, me)?.temples[1 - me]?.at(-1);
      return level === undefined ? say("power-idle") : say(`power-${act.nation}`, { level });
    }
    case "sumerians": {
      const nation = siteOf(view, me)?.columns[1 - me]?.at(-1);
      return nation === undefined ? say("power-idle") : say("power-sumerians", { nation: nameOf(nation) });
    }
  }
  const [only, ...others] = act.targets;
  if (only && others.length === 0) return targetTitle(act, only, view, me);
  return say(act.nation === "persians" ? "power-persians" : "power-medes");
}

/** The same when its target is said. */
export function targetTitle(act: Act, target: Target, view: BabelView, me: number): string {
  if (act.nation === "persians") {
    return say("power-persians-one", {
      level: openLevel(view.rows[target.word === "mine" ? me : 1 - me]) ?? "",
    });
  }
  return say("power-medes-one", { nation: nameOf(target.word) });
}

/** What stands under a target's name. */
export function targetNote(act: Act, target: Target, view: BabelView, me: number, foe: string): string {
  if (act.nation === "persians")
    return say(target.word === "mine" ? "build-mine" : "build-theirs", { name: foe });
  const there = siteOf(view, me)?.columns[1 - me]?.filter((card) => card === target.word).length ?? 0;
  return say("deserters", { n: there });
}

/** What it takes and what would come of it, in numbers, as far as the server has said so. */
export function noteOf(act: Act, view: BabelView, me: number, foe: string, ahead: Ahead | undefined): string {
  if (act.kind === "halve") {
    return ahead?.halved
      ? say("halve-of", { name: foe, n: ahead.halved, all: view.hand_sizes[1 - me] ?? 0 })
      : say("halve-some", { name: foe });
  }
  const comes = outcome(view, me, ahead);
  if (comes === "") return costOf(act, view, me, foe, ahead);
  return `${say(`pays-${act.kind === "build" ? (act.row as Row) : "power"}`, { name: foe })}, ${comes}`;
}

type Row = "mine" | "theirs" | "start";

function costOf(act: Act, view: BabelView, me: number, foe: string, ahead: Ahead | undefined): string {
  if (act.kind === "build") return say(`build-${act.row as Row}`, { name: foe });
  const moved = ahead?.cards?.[0];
  if (moved) return say(act.nation === "medes" ? "deserters" : "comeOver", { n: moved.cards });
  const run = siteOf(view, me)?.runs[me]?.find((known) => known.nation === act.nation);
  return say("pays", { n: run?.length ?? 3, nation: nameOf(act.nation ?? "") });
}

/** The sums after a move, and whether it ends the game. */
export function outcome(view: BabelView, me: number, ahead: Ahead | undefined): string {
  if (!ahead?.heights) return "";
  const mine = ahead.heights[me] ?? 0;
  const theirs = ahead.heights[1 - me] ?? 0;
  if (mine === view.heights[me] && theirs === view.heights[1 - me] && !ahead.over) return "";
  const parts = [say("sums", { mine, theirs })];
  if (ahead.over) parts.push(say(mine > theirs ? "wins" : "ends"));
  else if (ahead.end_mode && !view.end_mode) parts.push(say("endModeBegins"));
  return parts.join(", ");
}

/** A side of a site for those who hear it. */
export function sideSaying(site: SiteView, seat: number, name: string, extra: string[]): string {
  const levels = site.temples[seat] ?? [];
  const cards = site.columns[seat] ?? [];
  const temple = levels.length
    ? say("says-temple", { level: levels.at(-1)!, levels: levels.join(", ") })
    : say("noTemple");
  const column = cards.length
    ? say("says-cards", { n: cards.length, names: cards.map(nameOf).join(", ") })
    : say("says-noCards");
  const runs = (site.runs[seat] ?? []).map((run) =>
    say("says-run", { n: run.length, nation: nameOf(run.nation) }),
  );
  return [say("says-side", { name, site: nameOf(site.site), temple, cards: column }), ...runs, ...extra].join(
    "; ",
  );
}

/** Why the game is over; nothing if the rules did not end it. */
export function wonBy(ended: string | null): string {
  const key = `won-${ended}`;
  return tellOf("babel", key, "");
}
