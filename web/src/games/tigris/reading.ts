/** What lies where, read from the view of the server. Nothing here decides: it only finds and joins. */
import { beside, crossOf, squareOf } from "./ground";

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
  over: boolean;
  result: { seat: number; place: number; totals: number[] }[] | null;
}

/** What the server foresees of a move; of support also how it would end for either side. */
export interface Outlook {
  points?: { seat: number; color: Color; points: number }[];
  unites?: boolean;
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

/** Squares that hold together: tiles and leaders do, broken ground does not. */
export function joining(view: View): Set<string> {
  return new Set([...view.tiles.map(({ cell }) => cell), ...view.leaders.map(({ cell }) => cell), ...view.face_down]);
}

/** Everything connected with a square over these squares. */
export function connected(from: string, over: ReadonlySet<string>): Set<string> {
  const found = new Set([from]);
  for (const cell of found) for (const near of beside(cell)) if (over.has(near)) found.add(near);
  return found;
}

/** What a piece laid here would hold together; a leader is first lifted from where he stands. */
export function joinedBy(view: View, cell: string, lifted?: string): Set<string> {
  const over = joining(view);
  if (lifted) over.delete(lifted);
  return connected(cell, over);
}

/** The colors of which two leaders would stand in one kingdom: drawn as swords before it is tried. */
export function clashes(leaders: { color: Color; cell: string }[], kingdom: ReadonlySet<string>): Color[] {
  const inside = leaders.filter(({ cell }) => kingdom.has(cell)).map(({ color }) => color);
  return COLORS.filter((color) => inside.filter((other) => other === color).length > 1);
}

/** The two sides of a conflict as they are outlined: kingdoms without the tile that united them. */
export function sidesOf(view: View): [Set<string>, Set<string>] | undefined {
  const { conflict, placed } = view;
  if (!conflict) return undefined;
  const over = joining(view);
  if (conflict.kind === "war" && placed) over.delete(placed);
  return conflict.cells.map((cell) => connected(cell, over)) as [Set<string>, Set<string>];
}

/** The tiles each side counts; empty where they are not as many as the server says. */
export function counted(view: View): [string[], string[]] {
  const sides = sidesOf(view);
  const { conflict } = view;
  if (!sides || !conflict) return [[], []];
  const color = conflict.kind === "revolt" ? "red" : conflict.color;
  const equal = new Set(view.tiles.filter((tile) => tile.color === color).map(({ cell }) => cell));
  return [0, 1].map((side) => {
    const near = conflict.kind === "revolt" ? beside(conflict.cells[side]!) : [...sides[side]!];
    const found = near.filter((cell) => equal.has(cell));
    return found.length === conflict.strength[side] ? found : [];
  }) as [string[], string[]];
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
