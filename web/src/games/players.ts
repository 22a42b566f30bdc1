/** How a seat is drawn in each game: its shape, its color, and its name. */
import { type Emblem, offeringOf } from "./offering";

const NOBODY: Emblem = { symbol: "ui-person", name: "nobody", className: "" };

export function emblemOf(game: string, seat: number): Emblem {
  return offeringOf(game).emblems?.[seat] ?? NOBODY;
}
