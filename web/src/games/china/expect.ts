/** What the server says would follow a piece, as a few lines to read at a glance. */
import type { MovePreview, Preview } from "./view.generated";

export type Expected = Omit<MovePreview, "events">;

/** The preview of the game, if it is one; a move that places nothing has none worth showing. */
export function expectedIn(foreseen: { preview: Preview } | undefined): Expected | undefined {
  const said = foreseen?.preview;
  if (!said?.points || !said.chains || !said.provinces) return undefined;
  return said;
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
