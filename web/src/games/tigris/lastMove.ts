/** Where something happened last, from the numbers of the log. */
import type { Turn } from "../../wire/protocol";
import { CELLS, crossOf, squareOf } from "./ground";

const SEEN = new Set([
  "tile_placed",
  "leader_placed",
  "leader_moved",
  "leader_withdrawn",
  "catastrophe_placed",
  "treasure_taken",
]);

/** The places of the last decision that changed the map and stands: a square each, or all those of a building. */
export function lastPlaces(turns: Turn[]): string[][] {
  let takenBack = 0;
  for (const turn of turns.toReversed()) {
    if (turn.kind === "undo") takenBack += 1;
    if (turn.kind !== "choose") continue;
    if (takenBack > 0) takenBack -= 1;
    else {
      const places = placesOf(turn);
      if (places.length) return places;
    }
  }
  return [];
}

function placesOf(turn: Turn): string[][] {
  const places = turn.happenings.flatMap(({ kind, args }) => {
    const cell = CELLS[args.cell ?? -1];
    if (cell === undefined) return [];
    if (kind === "monument_built") return [squareOf(cell)];
    if (kind === "ziggurat_built") return [crossOf(cell)];
    return SEEN.has(kind) ? [[cell]] : [];
  });
  const names = places.map((cells) => cells.join(" "));
  return places.filter((_, i) => names.indexOf(names[i]!) === i);
}
