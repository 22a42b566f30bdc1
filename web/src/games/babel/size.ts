/** Measures of the wall, by how wide it is. */
import type { FanWish } from "./layout";

export interface Size {
  room: number; // the height a column has
  handle: number; // what the handle of a migration takes of it
  act: number; // what a row of run buttons takes of a tower's height
  fan: FanWish;
  smallFan: FanWish; // at a site that is not looked at
  isNarrow: boolean;
}

const WIDE: FanWish = { strip: 30, least: 20, face: 88, faceLeast: 48 };
const TIGHT: FanWish = { strip: 22, least: 13, face: 44, faceLeast: 22 };
const SMALL: FanWish = { ...TIGHT, least: 12 };

const NARROW = 600; // below this the rows lie above and below the sites

export function sizeOfWall(width: number, half: number): Size {
  const isNarrow = width < NARROW;
  return isNarrow
    ? { room: half - 10, handle: 26, act: 36, fan: TIGHT, smallFan: SMALL, isNarrow }
    : { room: half - 20, handle: 28, act: 40, fan: WIDE, smallFan: WIDE, isNarrow };
}
