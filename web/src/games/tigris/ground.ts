/** The printed map: where its squares lie, what they are called, and what is land and water. */

export const WIDTH = 16;
export const HEIGHT = 11;
export const SIZE = 64; // of a square, in the units of the drawing
export const FRAME = 30;

const MAP = [
  "....~~~~~.T.~...",
  ".C..~.......~..C",
  "...~~T......~~..",
  "~~~~.........~~~",
  ".............T~~",
  "..............~.",
  "~~~~....T...~~~.",
  ".C.~~~~.....~...",
  "......~~~~~~~.C.",
  ".....T..........",
  "..........T.....",
].join("");

export const CELLS: readonly string[] = [...MAP].map((_, index) =>
  cellAt(index % WIDTH, Math.floor(index / WIDTH)),
);

const NUMBERS = new Map(CELLS.map((cell, index) => [cell, index]));
const RIVER = new Set(CELLS.filter((_, index) => MAP[index] === "~"));
const CORNERS = new Set(CELLS.filter((_, index) => MAP[index] === "C"));

/** The name of a square by its column and row, counted from 0 at the top left. */
export function cellAt(column: number, row: number): string {
  return String.fromCharCode(65 + column) + String(row + 1);
}

/** The place of a square in reading order; -1 for anything else. */
export function numberOf(cell: string): number {
  return NUMBERS.get(cell) ?? -1;
}

export function columnOf(cell: string): number {
  return numberOf(cell) % WIDTH;
}

export function rowOf(cell: string): number {
  return Math.floor(numberOf(cell) / WIDTH);
}

export function isRiver(cell: string): boolean {
  return RIVER.has(cell);
}

/** Whether the treasure printed here is one of the four near the corners of the map. */
export function isCorner(cell: string): boolean {
  return CORNERS.has(cell);
}

/** The top left corner of a square in the drawing. */
export function placeOf(cell: string): { x: number; y: number } {
  return { x: columnOf(cell) * SIZE, y: rowOf(cell) * SIZE };
}

/** The square so many columns and rows away, unless that is off the map. */
export function step(cell: string, right: number, down: number): string | undefined {
  const column = columnOf(cell) + right;
  const row = rowOf(cell) + down;
  return column >= 0 && column < WIDTH && row >= 0 && row < HEIGHT ? cellAt(column, row) : undefined;
}

/** The squares that share a side with this one. */
export function beside(cell: string): string[] {
  return [step(cell, 0, -1), step(cell, 1, 0), step(cell, 0, 1), step(cell, -1, 0)].filter(
    (near) => near !== undefined,
  );
}

/** The four squares of a monument, by the top left one. */
export function squareOf(cell: string): string[] {
  return [cell, step(cell, 1, 0), step(cell, 0, 1), step(cell, 1, 1)].filter((part) => part !== undefined);
}

/** The five squares of the ziggurat, by the middle one. */
export function crossOf(cell: string): string[] {
  return [cell, ...beside(cell)];
}
