/** What lies where, read from the view of the server. Nothing here decides: it only finds and joins. */
import type { BoardProps } from "../board";
import { crossOf, squareOf } from "./ground";
import type { Color, LeaderOnMap, Preview, Total, View } from "./view.generated";

export type {
  Color,
  ConflictOnMap as Conflict,
  Fight,
  LeaderOnMap as LeaderPiece,
  OutcomeForeseen as Outcome,
  Prospects,
  View,
} from "./view.generated";
export type Props = BoardProps<View, Preview>;

export const COLORS = ["red", "blue", "green", "black"] as const satisfies readonly Color[];
/** As the numbers of the log mean them. */
export const ENGINE_COLORS = ["black", "red", "blue", "green"] as const satisfies readonly Color[];
export type Totals = Record<Total, number>;

/** What the server foresees of a move; of support also how it would end for either side. */
export type Outlook = Preview;

export interface Square {
  tile?: Color;
  leader?: LeaderOnMap;
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
  for (const { monument, cell } of view.monuments)
    for (const part of squareOf(cell)) at(part).building = monument;
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
  const weakest = COLORS.reduce(
    (least, color) => (totals[color] < totals[least] ? color : least),
    "red" as Color,
  );
  const heights = COLORS.map((color) => totals[color]);
  for (let left = totals.treasure; left > 0; left--) heights[heights.indexOf(Math.min(...heights))]! += 1;
  return { weakest, points: totals[weakest], filled: Math.min(...heights) };
}
