/** Measures of the wall, by how wide it is. */
import type { FanWish } from "./layout";

export interface Size {
  room: number; // the height a column has
  handle: number; // what the handle of a migration takes of it
  act: number; // what a row of run buttons takes of a tower's height
  chip: number; // what a threat takes of a column's height, where it stands above it
  fan: FanWish;
  isNarrow: boolean;
}

const WIDE: FanWish = { strip: 30, least: 20, face: 96, faceLeast: 48 };
const TIGHT: FanWish = { strip: 22, least: 14, face: 48, faceLeast: 16 };

const NARROW = 760; // up to this the rows lie above and below the sites, and temples lie down: names need the width

export function sizeOfWall(width: number, half: number): Size {
  const isNarrow = width <= NARROW;
  return isNarrow
    ? { room: half - 30, handle: 0, act: 0, chip: 17, fan: TIGHT, isNarrow }
    : { room: half - 20, handle: 28, act: 40, chip: 0, fan: WIDE, isNarrow };
}
