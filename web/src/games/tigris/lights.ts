/** How squares are lit: which may be chosen the offers say, and what follows there the view. */
import { CELLS, columnOf, rowOf, step } from "./ground";
import { type Color, type Prospects, squares, type View } from "./reading";
import type { Picks } from "../../wire/moves";

/** Lit; lit with swords, for a conflict; a dot where there is much choice; a ring around a piece; a near miss. */
export type Light = "offer" | "conflict" | "quiet" | "piece" | "no";

export function lights(view: View, picks: Picks, cells: string[]): Map<string, Light> {
  const there = squares(view);
  const found = new Map<string, Light>(
    cells.map((cell) => [cell, lightOf(view.prospects, picks, cell, there.has(cell))]),
  );
  if (picks.kind === "leader")
    for (const cell of view.prospects?.leader[picks.color as Color]?.refused ?? []) found.set(cell, "no");
  return found;
}

function lightOf(prospects: Prospects | null, picks: Picks, cell: string, isTaken: boolean): Light {
  if (picks.kind === "leader")
    return prospects?.leader[picks.color as Color]?.conflict.includes(cell) ? "conflict" : "offer";
  if (picks.kind === "tile") {
    if (prospects?.tile.conflict.includes(cell)) return "conflict";
    return prospects?.tile.kingdom.includes(cell) ? "offer" : "quiet";
  }
  if (picks.kind === "catastrophe") return "quiet";
  return isTaken ? "piece" : "offer";
}

/** Two empty squares side by side, near a leader, for a plate with his strength. */
export function plateSpot(view: View, near: string, taken: ReadonlySet<string>): string | undefined {
  const there = squares(view);
  const isFree = (cell: string | undefined): boolean =>
    cell !== undefined && !there.has(cell) && !taken.has(cell);
  const far = (cell: string): number => {
    const right = columnOf(near) - columnOf(cell);
    return Math.abs(rowOf(near) - rowOf(cell)) * 1.2 + (right > 0 ? right - 1 : -right);
  };
  const spots = CELLS.filter((cell) => isFree(cell) && isFree(step(cell, 1, 0)));
  return spots.toSorted((a, b) => far(a) - far(b))[0];
}
