/** Why one was placed before another, in words: each game has its own measures and tie-breaks. */
import type { Rank } from "../table/ending";
import { type Key, t, tell } from "../text/text";

type NameOf = (seat: number) => string;

/** What decided between two ranks. */
export function tieBreak(game: string, first: Rank, second: Rank, nameOf: NameOf): string {
  const names = { winner: nameOf(first.seat), other: nameOf(second.seat) };
  if (game === "tigris") return byColors(first.totals as number[], second.totals as number[], names);
  if (game === "babel") return byTwo(first, second, ["height", "cards"], names, game);
  if (game === "china") return byTwo(first, second, ["score", "pieces"], names, game);
  return "";
}

/** Totals weakest first: the first that differ decide. */
function byColors(mine: number[], theirs: number[], names: Record<"winner" | "other", string>): string {
  const at = mine.findIndex((total, i) => total !== theirs[i]);
  if (at < 0) return t("why.tigris.equal", { ...names, totals: mine.join(", ") });
  const numbers = { ...names, mine: mine[at]!, theirs: theirs[at]! };
  if (at === 0) return t("why.tigris.weakest", numbers);
  const same = mine.slice(0, at).join(t("why.and"));
  return t(`why.tigris.${at}` as Key, { ...numbers, same });
}

/** The first measure decides, then the second; then the place is shared. */
function byTwo(first: Rank, second: Rank, [main, spare]: [string, string], names: Record<string, string>, game: string): string {
  const isMain = first[main] !== second[main];
  if (!isMain && first[spare] === second[spare]) {
    return t(`why.${game}.equal` as Key, { ...names, same: first[main] as number, spare: first[spare] as number });
  }
  const measure = isMain ? main : spare;
  const numbers = { ...names, same: first[main] as number, mine: first[measure] as number, theirs: second[measure] as number };
  return t(`why.${game}.${measure}` as Key, numbers);
}

/** Why the game was over. */
export function endOf(game: string, ended: unknown): string {
  return tell(`ended.${game}.${String(ended)}`, "");
}

/** The points of each color with its treasures: each goes to the color that is weakest then. */
export function withTreasures(points: Record<string, number>): { color: string; points: number; treasures: number }[] {
  const found = Object.entries(points)
    .filter(([color]) => color !== "treasure")
    .map(([color, points]) => ({ color, points, treasures: 0 }));
  for (let left = points.treasure ?? 0; left > 0; left--) {
    const total = (one: (typeof found)[number]): number => one.points + one.treasures;
    found.reduce((weakest, one) => (total(one) < total(weakest) ? one : weakest)).treasures++;
  }
  return found;
}

/** A chance as people say it: 1 in so many. */
export function oneIn(chance: number): number {
  return Math.max(1, Math.round(1 / Math.max(chance, 0.001)));
}
