/** What lies where, read from the view of the server. Nothing here decides: it only finds and joins. */
import { crossOf, squareOf } from "./ground";

export const COLORS = ["red", "blue", "green", "black"] as const;
export type Color = (typeof COLORS)[number];
/** As the numbers of the log mean them. */
export const ENGINE_COLORS = ["black", "red", "blue", "green"] as const;
export type Totals = Record<Color | "treasure", number>;

export interface LeaderPiece {
  seat: number;
  color: Color;
  cell: string;
  temples: number;
  followers: number;
}

export interface Fight {
  kind: "revolt" | "war";
  color: Color;
  attacker: number;
  defender: number;
  strength: [number, number];
}

export interface Conflict {
  kind: "revolt" | "war";
  color: Color;
  fighters: [number, number];
  cells: [string, string];
  strength: [number, number];
  support: [number, number];
  sides: [string[], string[]]; // what stands behind each, as it was before a union
  counted: [string[], string[]]; // the tiles that make up the strength
}

/** What the pieces of who is asked would do where. */
export interface Prospects {
  tile: { conflict: string[]; kingdom: string[] };
  leader: Record<Color, { conflict: string[]; refused: string[] }>;
}

export interface View {
  seats: number;
  turn: number;
  turns: number;
  actions_left: number;
  tiles: { cell: string; color: Color }[];
  face_down: string[];
  leaders: LeaderPiece[];
  treasures: string[];
  catastrophes: string[];
  monuments: { monument: string; cell: string }[];
  monuments_left: string[];
  ziggurat: string | null;
  kingdoms: string[][];
  catastrophes_left: number[];
  bag: number;
  hand_sizes: number[];
  conflict: Conflict | null;
  placed: string | null;
  seat: number;
  hand: Record<Color, number> | null;
  points: (Totals | null)[];
  prospects: Prospects | null;
  over: boolean;
  result: { seat: number; place: number; totals: number[] }[] | null;
}

/** What the server foresees of a move; of support also how it would end for either side. */
export interface Outlook {
  points?: { seat: number; color: Color; points: number }[];
  unites?: boolean;
  kingdom?: string[]; // that the piece would be part of
  fights?: Fight[];
  outcomes?: Outcome[];
  leaders_home?: { seat: number; color: Color }[];
  treasures?: { seat: number; cell: string }[];
  builds?: string[];
  ends_turn?: boolean;
  over?: boolean;
}

export interface Outcome {
  winner: number;
  points: { seat: number; color: Color; points: number }[];
  leaders_home: { seat: number; color: Color }[];
  tiles_lost: string[];
  fights: Fight[];
}

export interface Square {
  tile?: Color;
  leader?: LeaderPiece;
  isTreasure: boolean;
  isRuin: boolean;
  isFaceDown: boolean;
  building?: string; // the name of a monument, or "ziggurat"
}

/** What lies on each square that is not empty. */
export function squares(view: View): Map<string, Square> {
  const found = new Map<string, Square>();
  const at = (cell: string): Square => {
    const square = found.get(cell) ?? { isTreasure: false, isRuin: false, isFaceDown: false };
    found.set(cell, square);
    return square;
  };
  for (const { cell, color } of view.tiles) at(cell).tile = color;
  for (const leader of view.leaders) at(leader.cell).leader = leader;
  for (const cell of view.treasures) at(cell).isTreasure = true;
  for (const cell of view.catastrophes) at(cell).isRuin = true;
  for (const cell of view.face_down) at(cell).isFaceDown = true;
  for (const { monument, cell } of view.monuments) for (const part of squareOf(cell)) at(part).building = monument;
  if (view.ziggurat) for (const part of crossOf(view.ziggurat)) at(part).building = "ziggurat";
  return found;
}

/** What supports a side in a conflict: temples in a revolt, tiles of the leaders' color in a war. */
export function supportColor(conflict: { kind: string; color: Color }): Color {
  return conflict.kind === "revolt" ? "red" : conflict.color;
}

/** The colors of a monument, by its name. */
export function pairOf(monument: string): [Color, Color] {
  return monument.split("-") as [Color, Color];
}

/** A hand as single tiles, one after the other. */
export function tilesOf(hand: Record<Color, number>): Color[] {
  return COLORS.flatMap((color) => Array<Color>(hand[color] ?? 0).fill(color));
}

/** The weakest color, and what it is after treasures fill up from below: what would count now. */
export function standing(totals: Totals): { weakest: Color; points: number; filled: number } {
  const weakest = COLORS.reduce((least, color) => (totals[color] < totals[least] ? color : least), "red" as Color);
  const heights = COLORS.map((color) => totals[color]);
  for (let left = totals.treasure; left > 0; left--) heights[heights.indexOf(Math.min(...heights))]! += 1;
  return { weakest, points: totals[weakest], filled: Math.min(...heights) };
}
