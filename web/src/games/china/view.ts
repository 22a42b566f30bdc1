/** What the server shows of a game of China, and small readings of it. */
import type { Turn } from "../../wire/protocol";
import { emblemOf } from "../players";
import type { Point } from "./chart";

export const COLORS = ["red", "green", "yellow", "orange", "purple"] as const;
export type Color = (typeof COLORS)[number];
export type Counts = Record<string, number>;

export interface Space {
  space: string;
  palace: number | null;
  fort: boolean;
  tile: string | null;
}

export interface Province {
  province: string;
  name: string;
  color: Color;
  spaces: string[];
  palaces: number[];
  emissaries: number[];
  limit: number;
  scored: boolean;
}

/** Points if the game ended now; every list has an entry for each seat. */
export interface Ending {
  palaces: Record<string, number[]>;
  alliances: Record<string, number[]>;
  roads: number[];
  chains: string[][][];
  harbours: number[];
  bonus?: number[];
  totals: number[];
}

/** Where everything lies on somebody's own map. */
export interface Picture {
  size: [number, number];
  outlines: Record<string, Point[]>;
  dragons: Record<string, Point>;
  labels: Record<string, Point>;
  spaces: Record<string, Point>;
  markers: Point[]; // of the alliances
  grounds: { lake?: Point[]; mountains?: Point[] };
}

/** A map that does not come with the game, and so with our drawing. */
export interface Charted {
  roads: [string, string][];
  alliances: [string, string][]; // number 1 first
  harbours: string[];
  picture: Picture | null;
}

export interface ChinaView {
  seats: number;
  map: string;
  map_digest: string;
  chart: Charted | null; // nothing for a map of the game
  fortifications: boolean;
  bonus: boolean;
  hand: Counts | null;
  hands: Counts[] | null;
  hand_sizes: number[];
  display: Counts;
  pile: number;
  exhaustions: number;
  spaces: Space[];
  provinces: Province[];
  supply: Record<"palace" | "emissary" | "fort", number>[];
  score: number[];
  tiles_taken: number[];
  tiles: (Counts | null)[];
  if_it_ended_now: Ending;
  placed: number;
  cards_played: number;
  claimed: string | null;
  to_draw: number;
  over: boolean;
  // With two players only.
  influence_cards?: boolean;
  emperor_hand?: Counts;
  kept?: Counts[];
  influence?: Record<string, number | null>;
  specials?: string[][];
  played?: Counts;
}

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
export function cardsIn(counts: Counts | null | undefined): { id: string; color: string }[] {
  if (!counts) return [];
  return COLORS.flatMap((color) => Array.from({ length: counts[color] ?? 0 }, (_, i) => ({ id: `${color}-${i}`, color })));
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
export function sourcesOf(view: ChinaView, seat: number): Sources {
  const ending = view.if_it_ended_now;
  const of = (lists: Record<string, number[]>): number => sum(Object.values(lists).map((points) => points[seat] ?? 0));
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
