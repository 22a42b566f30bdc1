/** What the server says would follow a piece, as a few lines to read at a glance. */
import type { Foreseen } from "../../wire/protocol";

export interface Standing {
  palaces: number[];
  majority: number[];
  emissaries: number[];
  leads: number[];
  limit: number;
  room: number;
}

export interface Expected {
  provinces: { province: string; before: Standing; after: Standing }[];
  scored: string[];
  chains: { before: number[]; after: number[] };
  points: { seat: number; before: number; after: number }[];
}

/** The preview of the game, if it is one; a move that places nothing has none worth showing. */
export function expectedIn(foreseen: Foreseen | undefined): Expected | undefined {
  const said = foreseen?.preview as Partial<Expected> | undefined;
  if (!said?.points || !said.chains || !said.provinces) return undefined;
  return said as Expected;
}

/** Each owner's number before and after, the larger first; those who have none are left out. */
export function race(before: number[], after: number[]): { owner: number; before: number; after: number }[] {
  return after
    .map((n, owner) => ({ owner, before: before[owner] ?? 0, after: n }))
    .filter((one) => one.after > 0)
    .sort((one, other) => other.after - one.after);
}

export function isTied(numbers: number[]): boolean {
  return numbers.length > 1;
}
