/** How a move that is only thought of would look: what comes, what goes, what pays. */
import { runOf } from "./acts";
import { type BabelView, type Nation, openLevel } from "./view";

/** What the server says would follow; see the game's preview. */
export interface Ahead {
  heights?: number[];
  gained?: { site: Nation; level: number }[];
  destroyed?: { site: Nation; level: number }[];
  cards?: { nation: Nation; cards: number }[];
  halved?: number;
  end_mode?: boolean;
  over?: boolean;
  ended?: string | null;
}

export interface Ghost {
  pawn?: Nation;
  taken?: string; // the row whose open card is taken
  coming: Map<string, Nation[]>; // cards at the end of a column, by "seat site"
  leaving: Map<string, Set<number>>; // cards of a column that go
  rising?: { key: string; level: number };
  falling: Map<string, Set<number>>; // levels that go
  halved: number;
  heights?: number[];
  over: boolean;
}

export const placeKey = (seat: number, site: string): string => `${seat} ${site}`;

export function ghostOf(move: string | undefined, view: BabelView, me: number, ahead: Ahead = {}): Ghost | undefined {
  if (move === undefined) return undefined;
  const [kind, ...words] = move.split(" ");
  const ghost: Ghost = { coming: new Map(), leaving: new Map(), falling: new Map(), halved: ahead.halved ?? 0, heights: ahead.heights, over: ahead.over ?? false };
  const here = view.pawns[me] ?? "quarry";
  const mine = placeKey(me, here);
  const theirs = placeKey(1 - me, here);
  const site = view.sites.find((known) => known.site === here);
  if (kind === "move") ghost.pawn = words[0] as Nation;
  if (kind === "deploy") ghost.coming.set(mine, [words[0] as Nation]);
  if (kind === "build") {
    ghost.taken = words[0];
    const level = words[0] === "start" ? 1 : openLevel(view.rows[words[0] === "mine" ? me : 1 - me]);
    if (level !== undefined) ghost.rising = { key: mine, level };
  }
  if (kind === "migrate") {
    const cards = view.sites.find((known) => known.site === words[0])?.columns[me] ?? [];
    ghost.coming.set(placeKey(me, words[1]!), cards.slice(-3));
    ghost.leaving.set(placeKey(me, words[0]!), new Set([cards.length - 3, cards.length - 2, cards.length - 1]));
  }
  if ((kind === "power" || kind === "halve") && site) {
    const run = runOf(site.runs[me] ?? [], words[0]!, words.find((word) => word.startsWith("@")));
    if (run) ghost.leaving.set(mine, new Set([run.start + run.length - 1]));
    if (kind === "power") aimed(ghost, words, site.columns[1 - me] ?? [], theirs, ahead);
  }
  for (const { site: where, level } of ahead.gained ?? []) ghost.rising = { key: placeKey(me, where), level };
  if (kind === "power" && words[0] === "hittites" && ghost.rising) ghost.falling.set(theirs, new Set([ghost.rising.level]));
  for (const { site: where } of ahead.destroyed ?? []) {
    const temple = view.sites.find((known) => known.site === where)?.temples[1 - me] ?? [];
    ghost.falling.set(placeKey(1 - me, where), new Set(temple));
  }
  return ghost;
}

/** The cards opposite that a power drives away or wins over. */
function aimed(ghost: Ghost, words: string[], column: Nation[], theirs: string, ahead: Ahead): void {
  if (words[0] === "persians") ghost.taken = words[1];
  const nation = words[0] === "medes" ? words[1] : words[0] === "sumerians" ? ahead.cards?.[0]?.nation : undefined;
  if (nation === undefined) return;
  const going = column.flatMap((card, i) => (card === nation ? [i] : []));
  ghost.leaving.set(theirs, new Set(going));
  if (words[0] === "sumerians") {
    const mine = theirs.replace(/^\d/, (seat) => String(1 - Number(seat)));
    ghost.coming.set(mine, going.map(() => nation as Nation));
  }
}
