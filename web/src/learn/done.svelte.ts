/** Which lessons were finished in this browser, and which are not wanted. */
const DONE = "ziggurat.lessons";
const DECLINED = "ziggurat.lessons.declined";

let done = $state.raw<string[]>(read(DONE));
let declined = $state.raw<string[]>(read(DECLINED));

function read(key: string): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(kept) ? kept.filter((game) => typeof game === "string") : [];
  } catch {
    return [];
  }
}

export function isDone(game: string): boolean {
  return done.includes(game);
}

export function finish(game: string): void {
  if (!isDone(game)) done = [...done, game];
  localStorage.setItem(DONE, JSON.stringify(done));
}

/** Whether somebody has said that he needs no lesson of this game. */
export function isDeclined(game: string): boolean {
  return declined.includes(game);
}

export function decline(game: string): void {
  if (!isDeclined(game)) declined = [...declined, game];
  localStorage.setItem(DECLINED, JSON.stringify(declined));
}
