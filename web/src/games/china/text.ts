/** What the board of China says by itself. */
import { sayer, tell } from "../../texts/text";
import type { Seat } from "../../wire/protocol";
import type { Key } from "./texts/keys";
import { ownerOf } from "./view";

export type ChinaKey = Key;

export const say = sayer<ChinaKey>("china");

/** A color as cards and tiles are called, which are all feminine in French. */
export function sayColor(color: string): string {
  return color === "green" ? say("green") : tell(`word-${color}`, color);
}

/** A name for an owner of pieces: who sits there, or the Emperor. */
export function nameOf(view: { seats: number }, seats: Seat[], owner: number): string {
  return seats[owner]?.name ?? (ownerOf(view, owner).name === "emperor" ? say("emperor") : String(owner + 1));
}
