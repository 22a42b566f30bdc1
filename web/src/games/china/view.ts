/** What the server shows of a game of China, and small readings of it. */
import type { Turn } from "../../wire/protocol";
import type { BoardProps } from "../board";
import { emblemOf } from "../players";
import type { Color, Preview, View } from "./view.generated";

export type {
  Charted,
  Color,
  Picture,
  ProvinceView as Province,
  SpaceView as Space,
  View as ChinaView,
} from "./view.generated";
export type Props = BoardProps<View, Preview>;
export type Counts = Record<Color, number>;

export const COLORS = ["red", "green", "yellow", "orange", "purple"] as const satisfies readonly Color[];

export interface Owner {
  symbol: string;
  className: string;
  name: string; // of the color, a word of the page's book
}

/** How the pieces of a seat are drawn; with two players the third owner is the Emperor. */
export function ownerOf(view: { seats: number }, owner: number): Owner {
  if (owner >= view.seats) return { symbol: "emperor", className: "h-emperor", name: "emperor" };
  return emblemOf("china", owner);
}

/** Cards one by one, in the order of the colors, each with a name of its own. */
export function cardsIn(counts: Partial<Counts> | null | undefined): { id: string; color: string }[] {
  if (!counts) return [];
  return COLORS.flatMap((color) =>
    Array.from({ length: counts[color] ?? 0 }, (_, i) => ({ id: `${color}-${i}`, color })),
  );
}

export function sum(numbers: number[]): number {
  return numbers.reduce((total, n) => total + n, 0);
}

/** Who has most, if that is at least one. */
export function leaders(numbers: number[]): number[] {
  const most = Math.max(0, ...numbers);
  return most === 0 ? [] : numbers.flatMap((n, owner) => (n === most ? [owner] : []));
}

export interface Sources {
  played: number; // what was scored while the game ran
  palaces: number;
  alliances: number;
  roads: number;
  harbours: number;
  bonus: number;
  total: number;
}

/** The points of a seat by where they come from. */
export function sourcesOf(view: View, seat: number): Sources {
  const ending = view.if_it_ended_now;
  const of = (lists: Record<string, number[]>): number =>
    sum(Object.values(lists).map((points) => points[seat] ?? 0));
  const found = {
    palaces: of(ending.palaces),
    alliances: of(ending.alliances),
    roads: ending.roads[seat] ?? 0,
    harbours: ending.harbours[seat] ?? 0,
    bonus: ending.bonus?.[seat] ?? 0,
  };
  const total = ending.totals[seat] ?? 0;
  return { ...found, total, played: total - sum(Object.values(found)) };
}

/** The places of the last turn that placed something: whoever moved last, back to where he began. */
export function lastPlaces(turns: Turn[]): string[] {
  const made = turns.filter((turn) => turn.kind === "choose");
  const last = made.findLastIndex((turn) => placeOf(turn.move) !== undefined);
  const found: string[] = [];
  for (let i = last; i >= 0 && made[i]!.seat === made[last]!.seat; i--) {
    const place = placeOf(made[i]!.move);
    if (place) found.push(place);
    else if (found.length && made[i]!.move.startsWith("draw")) break;
  }
  return found;
}

const PLACING = /^(?:emperor )?(palace|emissary|fort|claim) (\S+)/;

/** The piece and the place of a move that has them. */
export function pieceOf(move: string): { piece: string; place: string; isEmperor: boolean } | undefined {
  const said = PLACING.exec(move);
  return said ? { piece: said[1]!, place: said[2]!, isEmperor: move.startsWith("emperor") } : undefined;
}

export function placeOf(move: string): string | undefined {
  return pieceOf(move)?.place;
}
