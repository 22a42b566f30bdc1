/** What the server tells of a game of Babel, and small ways of reading it. */
import type { Turn } from "../../wire/protocol";
import type { BoardProps } from "../board";
import type { Nation, Preview, View } from "./view.generated";

export type { Nation, RunView as Run, SiteView, Threat, View as BabelView } from "./view.generated";
export type Props = BoardProps<View, Preview>;

export const NATIONS = [
  "assyrians",
  "hittites",
  "medes",
  "persians",
  "sumerians",
] as const satisfies readonly Nation[];

/** The sums the end of the game looks at, as they are printed on the track. */
export const MARKS = { behind: 9, lead: 15, sure: 20 } as const;

/** Who sits at the lower edge; a spectator looks over the shoulder of the first player. */
export function nearSeat(seat: number): number {
  return seat === 1 ? 1 : 0;
}

/** The cards of a hand by their nations; each keeps its name while others of its nation go. */
export function cardsIn(
  hand: Record<Nation, number> | null | undefined,
): { nation: Nation; cards: string[] }[] {
  return NATIONS.map((nation) => ({
    nation,
    cards: Array.from({ length: hand?.[nation] ?? 0 }, (_, i) => `${nation}-${i}`),
  })).filter(({ cards }) => cards.length > 0);
}

export function sumOf(cards: Record<string, number>): number {
  return Object.values(cards).reduce((sum, n) => sum + n, 0);
}

/** The card of a row that can be taken. */
export function openLevel(row: number[] | undefined): number | undefined {
  return row?.at(-1);
}

/** What is new on the board: how many of the last cards, whether the top level, whether the pawn. */
export interface Fresh {
  cards: number;
  level: boolean;
  pawn: boolean;
}

const RISEN = ["level_built", "start_built", "level_stolen"];

/**
 * What happened last at a place: all the other player did since our own last decision, or else that
 * decision itself. A spectator has none; for him it is the last turn.
 */
export function freshAt(turns: Turn[], eyes: number): Map<string, Fresh> {
  const made = turns.filter((turn) => turn.kind === "choose");
  const mover = made.at(-1)?.seat;
  const own = made.findLastIndex((turn) => (eyes < 0 ? turn.seat !== mover : turn.seat === eyes));
  const since = own === made.length - 1 ? made.slice(-1) : made.slice(own + 1);
  const found = new Map<string, Fresh>();
  const at = (seat: number, site: number): Fresh => {
    const key = `${seat} ${NATIONS[site]}`;
    if (!found.has(key)) found.set(key, { cards: 0, level: false, pawn: false });
    return found.get(key)!;
  };
  for (const { kind, args } of since.flatMap((turn) => turn.happenings)) {
    const { seat = -1, site = -1 } = args;
    if (kind === "turn_begun" || site < 0) continue;
    if (kind === "pawn_moved") at(seat, site).pawn = true;
    if (kind === "card_deployed") at(seat, site).cards += 1;
    if (kind === "cards_migrated") at(seat, site).cards += 3;
    if (kind === "cards_won_over") at(seat, site).cards += args.cards ?? 0;
    if (RISEN.includes(kind)) at(seat, site).level = true;
  }
  return found;
}
