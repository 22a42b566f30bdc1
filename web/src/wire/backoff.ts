/** How long to wait before trying again: 1, 2, 4, 8, then 15 seconds, each a little by chance. */

export const FIRST = 1000; // milliseconds
export const LONGEST = 15_000;
const SPREAD = 0.25; // so that a thousand pages do not come back at the same moment

/** Once a server has said that another takes its place: 150 to 400 milliseconds. */
export function waitForSuccessor(chance = Math.random()): number {
  return Math.round(150 + 250 * chance);
}

export function waitBefore(attempt: number, chance = Math.random()): number {
  const wait = Math.min(FIRST * 2 ** attempt, LONGEST);
  return Math.round(wait * (1 - SPREAD + 2 * SPREAD * chance));
}
