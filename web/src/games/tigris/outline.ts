/** The line around some squares, with round corners. */
import { columnOf, rowOf, SIZE } from "./ground";

type Point = readonly [x: number, y: number];

const CORNER = 12;

/** A path around these squares; several parts and holes are several loops of it. */
export function outline(cells: Iterable<string>): string {
  return loops(edges(new Set([...cells].map((cell) => key(columnOf(cell), rowOf(cell))))))
    .map(rounded)
    .join("");
}

function key(x: number, y: number): string {
  return `${x},${y}`;
}

/** Every side without a neighbour, clockwise around its square: where it begins, and where it ends. */
function edges(squares: Set<string>): Map<string, Point[]> {
  const found = new Map<string, Point[]>();
  const add = (from: Point, to: Point): void => {
    found.set(key(...from), [...(found.get(key(...from)) ?? []), to]);
  };
  for (const square of squares) {
    const [x, y] = square.split(",").map(Number) as [number, number];
    if (!squares.has(key(x, y - 1))) add([x, y], [x + 1, y]);
    if (!squares.has(key(x + 1, y))) add([x + 1, y], [x + 1, y + 1]);
    if (!squares.has(key(x, y + 1))) add([x + 1, y + 1], [x, y + 1]);
    if (!squares.has(key(x - 1, y))) add([x, y + 1], [x, y]);
  }
  return found;
}

/** Follow the sides round until each is used; where two squares meet at a corner, stay with the same one. */
function loops(open: Map<string, Point[]>): Point[][] {
  const found: Point[][] = [];
  for (const [begin, ends] of open) {
    while (ends.length > 0) {
      const loop: Point[] = [begin.split(",").map(Number) as [number, number]];
      let at = ends.shift()!;
      while (key(...at) !== begin) {
        const [fromX, fromY] = loop.at(-1)!;
        loop.push(at);
        const ways = open.get(key(...at))!;
        const right = ways.findIndex(([x, y]) => x - at[0] === fromY - at[1] && y - at[1] === at[0] - fromX);
        at = ways.splice(Math.max(right, 0), 1)[0]!;
      }
      found.push(turning(loop));
    }
  }
  return found;
}

/** Only the points where the line turns. */
function turning(loop: Point[]): Point[] {
  return loop.filter((point, i) => {
    const before = loop.at(i - 1)!;
    const after = loop[(i + 1) % loop.length]!;
    return (before[0] === point[0]) !== (point[0] === after[0]);
  });
}

function rounded(loop: Point[]): string {
  const path = loop.map((point, i) => {
    const [a, b] = [loop.at(i - 1)!, loop[(i + 1) % loop.length]!].map((next) => toward(point, next));
    return `${i ? "L" : "M"}${a![0]} ${a![1]}Q${point[0] * SIZE} ${point[1] * SIZE} ${b![0]} ${b![1]}`;
  });
  return `${path.join("")}Z`;
}

function toward(from: Point, to: Point): Point {
  return [
    from[0] * SIZE + Math.sign(to[0] - from[0]) * CORNER,
    from[1] * SIZE + Math.sign(to[1] - from[1]) * CORNER,
  ];
}
