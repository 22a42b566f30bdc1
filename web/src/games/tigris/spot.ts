/** Where something is told of a square: beside it, where it covers the fewest pieces. */
export interface Box {
  x: number; // pixels from the left of what is seen
  y: number;
  wide: number;
  high: number;
}

const GAP = 8; // pixels between the square and what is told of it

function meet(a: Box, b: Box): boolean {
  return a.x < b.x + b.wide && b.x < a.x + a.wide && a.y < b.y + b.high && b.y < a.y + a.high;
}

function within(at: number, from: number, to: number): number {
  return Math.max(from, Math.min(to, at));
}

/**
 * The place of so large a text that tells of a square, inside the frame: on its right, its left, below it or above
 * it, wherever the fewest pieces are covered; never over the square itself if that can be helped.
 */
export function spotFor(square: Box, text: { wide: number; high: number }, seen: Box, pieces: Box[]): Box {
  const { wide, high } = text;
  const right = seen.x + seen.wide - wide;
  const bottom = seen.y + seen.high - high;
  const column = within(square.x + (square.wide - wide) / 2, seen.x, right);
  const row = within(square.y + (square.high - high) / 2, seen.y, bottom);
  const places = [
    { x: square.x + square.wide + GAP, y: row },
    { x: square.x - GAP - wide, y: row },
    { x: column, y: square.y + square.high + GAP },
    { x: column, y: square.y - GAP - high },
  ].map((place) => ({
    wide,
    high,
    x: within(place.x, seen.x, right),
    y: within(place.y, seen.y, bottom),
  }));
  const cost = (place: Box): number =>
    (meet(place, square) ? pieces.length + 1 : 0) + pieces.filter((piece) => meet(place, piece)).length;
  return places.toSorted((a, b) => cost(a) - cost(b))[0]!;
}
