/** Which lessons were finished in this browser. */
const KEY = "ziggurat.lessons";

let games = $state.raw<string[]>(read());

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((game) => typeof game === "string") : [];
  } catch {
    return [];
  }
}

export function isDone(game: string): boolean {
  return games.includes(game);
}

export function finish(game: string): void {
  if (!isDone(game)) games = [...games, game];
  localStorage.setItem(KEY, JSON.stringify(games));
}
