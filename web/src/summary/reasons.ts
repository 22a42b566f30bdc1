/** Why one was placed before another, in words: in the measures of the result, in their order. */
import { measures, type Rank } from "../table/ending";
import { t, tell } from "../texts/text";

type NameOf = (seat: number) => string;

/** What decided between two ranks: the first number of the first measure in which they differ. */
export function tieBreak(game: string, first: Rank, second: Rank, nameOf: NameOf): string {
  const names = { winner: nameOf(first.seat), other: nameOf(second.seat) };
  const [mine, theirs] = [numbersOf(first), numbersOf(second)];
  const at = mine.findIndex(({ n }, i) => n !== theirs[i]?.n);
  const same = (at < 0 ? mine : mine.slice(0, at)).map(({ n }) => n);
  if (at < 0) {
    const spare = same.at(-1) ?? "";
    return tell(`why-${game}-equal`, "", { ...names, same: same[0] ?? "", spare, totals: same.join(", ") });
  }
  const numbers = { mine: mine[at]!.n, theirs: theirs[at]?.n ?? "" };
  return tell(`why-${game}-${mine[at]!.key}`, "", { ...names, ...numbers, same: same.join(t("why-and")) });
}

/** All that a rank is measured by, one number after the other; those of a list are counted from 1. */
function numbersOf(rank: Rank): { key: string; n: number }[] {
  return measures([rank]).flatMap((name) =>
    [rank[name]!].flat().map((n, i) => ({ key: i ? `${name}.${i}` : name, n })),
  );
}

/** Why the game was over. */
export function endOf(game: string, ended: unknown): string {
  return tell(`ended-${game}-${String(ended)}`, "");
}

/** A chance as people say it: 1 in so many. */
export function oneIn(chance: number): number {
  return Math.max(1, Math.round(1 / Math.max(chance, 0.001)));
}
