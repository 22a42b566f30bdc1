/** How the squares that may be chosen are lit; which they are, only the offers say. */
import { beside, CELLS, columnOf, isRiver, rowOf, step } from "./ground";
import { clashes, type Color, joinedBy, type Square, squares, type View } from "./reading";
import type { Picks } from "../../wire/moves";

/** Lit; lit with swords, for a conflict; a dot where there is much choice; a ring around a piece; a near miss. */
export type Light = "offer" | "conflict" | "quiet" | "piece" | "no";

export function lights(view: View, picks: Picks, cells: string[], seat: number): Map<string, Light> {
  const found = new Map<string, Light>();
  const there = squares(view);
  for (const cell of cells) found.set(cell, lightOf(view, picks, cell, seat, there.get(cell)));
  if (picks.kind === "leader") for (const cell of nearMisses(view, there)) if (!found.has(cell)) found.set(cell, "no");
  return found;
}

function lightOf(view: View, picks: Picks, cell: string, seat: number, square?: Square): Light {
  const color = picks.color as Color;
  if (picks.kind === "leader") {
    const lifted = view.leaders.find((leader) => leader.seat === seat && leader.color === color);
    const others = view.leaders.filter((leader) => leader !== lifted);
    const kingdom = joinedBy(view, cell, lifted?.cell);
    return clashes([...others, { color, cell }], kingdom).length ? "conflict" : "offer";
  }
  if (picks.kind === "tile") {
    const kingdom = joinedBy(view, cell);
    if (clashes(view.leaders, kingdom).length) return "conflict";
    return view.leaders.some((leader) => kingdom.has(leader.cell)) ? "offer" : "quiet";
  }
  if (picks.kind === "catastrophe") return "quiet";
  return square ? "piece" : "offer";
}

/** Empty land beside a temple: one would expect that a leader may stand there. */
function nearMisses(view: View, there: Map<string, Square>): string[] {
  const temples = view.tiles.filter(({ color }) => color === "red").flatMap(({ cell }) => beside(cell));
  return [...new Set(temples)].filter((cell) => !isRiver(cell) && !there.has(cell));
}

/** Two empty squares side by side, near a leader, for a plate with his strength. */
export function plateSpot(view: View, near: string, taken: ReadonlySet<string>): string | undefined {
  const there = squares(view);
  const isFree = (cell: string | undefined): boolean => cell !== undefined && !there.has(cell) && !taken.has(cell);
  const far = (cell: string): number => {
    const right = columnOf(near) - columnOf(cell);
    return Math.abs(rowOf(near) - rowOf(cell)) * 1.2 + (right > 0 ? right - 1 : -right);
  };
  const spots = CELLS.filter((cell) => isFree(cell) && isFree(step(cell, 1, 0)));
  return spots.toSorted((a, b) => far(a) - far(b))[0];
}
