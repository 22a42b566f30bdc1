/**
 * Which card is which. The server names the nations of a column, not its cards; a card that is still
 * there, or has gone to another column, keeps its key, so that it glides and nothing else moves.
 */
import type { Nation } from "./view";

export interface Card {
  key: string;
  nation: Nation;
  from?: string; // where a new card glides in from
}

export type Columns = Map<string, Card[]>;

/** The longest common subsequence, as pairs of indexes. */
function kept(before: Card[], after: Nation[]): [number, number][] {
  const best = Array.from({ length: before.length + 1 }, () => Array<number>(after.length + 1).fill(0));
  for (let i = before.length - 1; i >= 0; i--) {
    for (let j = after.length - 1; j >= 0; j--) {
      best[i]![j] =
        before[i]!.nation === after[j]
          ? best[i + 1]![j + 1]! + 1
          : Math.max(best[i + 1]![j]!, best[i]![j + 1]!);
    }
  }
  const pairs: [number, number][] = [];
  for (let i = 0, j = 0; i < before.length && j < after.length;) {
    if (before[i]!.nation === after[j]) pairs.push([i++, j++]);
    else if (best[i + 1]![j]! >= best[i]![j + 1]!) i++;
    else j++;
  }
  return pairs;
}

export class Identities {
  private cards: Columns = new Map();
  private made = 0;

  /** Give every card of these columns its key; `columns` are by "seat site", `origin` says whence a new one comes. */
  follow(
    columns: Map<string, Nation[]>,
    origin: (place: string, nation: Nation) => string | undefined = () => undefined,
  ): Columns {
    const keys = new Map<string, (string | undefined)[]>();
    const loose = new Map<Nation, string[]>();
    for (const [place, after] of columns) {
      const before = this.cards.get(place) ?? [];
      const stay = new Map(kept(before, after));
      const found = Array<string | undefined>(after.length).fill(undefined);
      before.forEach((card, i) => {
        const j = stay.get(i);
        if (j !== undefined) found[j] = card.key;
        else loose.set(card.nation, [...(loose.get(card.nation) ?? []), card.key]);
      });
      keys.set(place, found);
    }
    this.cards = new Map(
      [...columns].map(([place, after]) => [
        place,
        after.map((nation, i) => {
          const known = keys.get(place)![i] ?? loose.get(nation)?.shift();
          if (known !== undefined) return { nation, key: known };
          return { nation, key: `${nation} ${++this.made}`, from: origin(place, nation) };
        }),
      ]),
    );
    return this.cards;
  }
}
