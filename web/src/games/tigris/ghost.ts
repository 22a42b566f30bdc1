import { type Offer, wordsIn } from "../../wire/moves";
import { crossOf, squareOf } from "./ground";
import type { Color } from "./reading";

/** A move as it is drawn before it is made. */
export interface Ghost {
  kind: string;
  color?: Color;
  monument?: string;
  cell?: string;
}

export function ghostOf(move: string | undefined): Ghost | undefined {
  if (move === undefined) return undefined;
  const [kind = "", first, second] = move.split(" ");
  switch (kind) {
    case "tile":
    case "leader":
      return { kind, color: first as Color, cell: second };
    case "monument":
      return { kind, monument: first, cell: second };
    case "catastrophe":
    case "treasure":
    case "ziggurat":
      return { kind, cell: first };
    case "withdraw":
      return { kind, color: first as Color };
  }
  return { kind };
}

/** The squares a building covers. */
export function siteOf(kind: string, cell: string): string[] {
  return kind === "ziggurat" ? crossOf(cell) : squareOf(cell);
}

/** Every place that could be built on, each once. */
export function sitesIn(offers: Offer[]): { kind: string; cell: string }[] {
  const found = offers.flatMap(({ kind, cell }) => wordsIn(cell).map((word) => ({ kind, cell: word })));
  return found.filter(
    (site, i) => found.findIndex((other) => other.kind === site.kind && other.cell === site.cell) === i,
  );
}
