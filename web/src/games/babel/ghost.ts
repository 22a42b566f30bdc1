/** How a move that is only thought of would look: what comes, what goes, what pays. */
import { runOf } from "./acts";
import { type BabelView, type Nation, openLevel, type SiteView } from "./view";
import type { Preview } from "./view.generated";

/** What the server says would follow, or as much of it as is known. */
export type Ahead = Partial<Preview>;

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

/** A move in its words, and what is known where it is thought of. */
interface Thought {
  words: string[];
  view: BabelView;
  me: number;
  ahead: Ahead;
}

const siteAt = (view: BabelView, site: string | undefined): SiteView | undefined =>
  view.sites.find((known) => known.site === site);
const pawnAt = (view: BabelView, me: number): Nation | "quarry" => view.pawns[me] ?? "quarry";

export function ghostOf(
  move: string | undefined,
  view: BabelView,
  me: number,
  ahead: Ahead = {},
): Ghost | undefined {
  if (move === undefined) return undefined;
  const [kind = "", ...words] = move.split(" ");
  const ghost: Ghost = {
    coming: new Map(),
    leaving: new Map(),
    falling: new Map(),
    halved: ahead.halved ?? 0,
    heights: ahead.heights,
    over: ahead.over ?? false,
  };
  const thought = { words, view, me, ahead };
  DRAWN[kind]?.(ghost, thought);
  for (const { site, level } of ahead.gained ?? []) ghost.rising = { key: placeKey(me, site), level };
  if (kind === "power") swept(ghost, thought);
  for (const { site } of ahead.destroyed ?? [])
    ghost.falling.set(placeKey(1 - me, site), new Set(siteAt(view, site)?.temples[1 - me] ?? []));
  return ghost;
}

const DRAWN: Record<string, (ghost: Ghost, thought: Thought) => void> = {
  move(ghost, { words }) {
    ghost.pawn = words[0] as Nation;
  },
  deploy(ghost, { words, view, me }) {
    ghost.coming.set(placeKey(me, pawnAt(view, me)), [words[0] as Nation]);
  },
  build(ghost, { words: [row], view, me }) {
    ghost.taken = row;
    const level = row === "start" ? 1 : openLevel(view.rows[row === "mine" ? me : 1 - me]);
    if (level !== undefined) ghost.rising = { key: placeKey(me, pawnAt(view, me)), level };
  },
  migrate(ghost, { words: [from, to], view, me }) {
    const cards = siteAt(view, from)?.columns[me] ?? [];
    const count = cards.length;
    ghost.coming.set(placeKey(me, to!), cards.slice(-3));
    ghost.leaving.set(placeKey(me, from!), new Set([count - 3, count - 2, count - 1]));
  },
  halve: paid,
  power(ghost, thought) {
    paid(ghost, thought);
    const { words, view, me, ahead } = thought;
    const site = siteAt(view, pawnAt(view, me));
    if (site) aimed(ghost, words, site.columns[1 - me] ?? [], placeKey(1 - me, site.site), ahead);
  },
};

/** A power is paid with the last card of its run. */
function paid(ghost: Ghost, { words, view, me }: Thought): void {
  const here = pawnAt(view, me);
  const first = words.find((word) => word.startsWith("@"));
  const run = runOf(siteAt(view, here)?.runs[me] ?? [], words[0]!, first);
  if (run) ghost.leaving.set(placeKey(me, here), new Set([run.start + run.length - 1]));
}

/** The level that the Hittites win is lost opposite. */
function swept(ghost: Ghost, { words, view, me }: Thought): void {
  if (words[0] !== "hittites" || !ghost.rising) return;
  ghost.falling.set(placeKey(1 - me, pawnAt(view, me)), new Set([ghost.rising.level]));
}

/** The cards opposite that a power drives away or wins over. */
function aimed(ghost: Ghost, words: string[], column: Nation[], theirs: string, ahead: Ahead): void {
  if (words[0] === "persians") ghost.taken = words[1];
  const nation =
    words[0] === "medes" ? words[1] : words[0] === "sumerians" ? ahead.cards?.[0]?.nation : undefined;
  if (nation === undefined) return;
  const going = column.flatMap((card, i) => (card === nation ? [i] : []));
  ghost.leaving.set(theirs, new Set(going));
  if (words[0] === "sumerians") {
    const mine = theirs.replace(/^\d/, (seat) => String(1 - Number(seat)));
    ghost.coming.set(
      mine,
      going.map(() => nation as Nation),
    );
  }
}
