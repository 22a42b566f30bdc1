/** Where points came from, put together as bars: one for each seat, in pieces of the same order. */
import { offeringOf } from "../games/offering";
import { t, tell } from "../texts/text";
import type { Summary } from "../wire/protocol";
import { partName } from "./lines";

export interface Bars {
  title: string;
  names: string[];
  points: number[][]; // by seat, then by name
  parts?: string[]; // of a score, which have a sign and a color of their own on the board
}

const TREASURE = "treasure_taken";

/** Points by source; where nothing scores before the end, the parts of the score, such as heights by site. */
export function barsOf(summary: Summary, seats: number): Bars | undefined {
  if (summary.sources.length === 0) return heights(summary);
  const word = ({ kind, reason }: { kind: string; reason: string }): string => reason || kind;
  const all = new Set(summary.sources.map(word));
  const names = [...all].filter((name) => name !== TREASURE).concat(all.has(TREASURE) ? TREASURE : []);
  const points = Array.from({ length: seats }, (_, seat) =>
    names.map((name) =>
      summary.sources
        .filter((source) => source.seat === seat && word(source) === name)
        .reduce((sum, one) => sum + one.points, 0),
    ),
  );
  return {
    title: t("summary-sources"),
    names: names.map((name) => tell(`source-${name}`, name)),
    points,
  };
}

function heights(summary: Summary): Bars | undefined {
  const points = summary.moments.at(-1)?.parts ?? [];
  if (summary.parts.length === 0 || points.flat().every((height) => height === 0)) return undefined;
  return {
    title: t("summary-heights"),
    names: summary.parts.map(partName),
    points,
    parts: offeringOf(summary.game).sign && summary.parts,
  };
}
