/** The games in the order of the house, with the seats they are for. */
export const GAMES = [
  { game: "tigris", seats: [2, 3, 4], usual: 3 },
  { game: "babel", seats: [2], usual: 2 },
  { game: "china", seats: [2, 3, 4, 5], usual: 3 },
] as const;

export type Game = (typeof GAMES)[number]["game"];

export function seatsOf(game: string): { seats: readonly number[]; usual: number } {
  return GAMES.find((known) => known.game === game) ?? GAMES[0];
}
