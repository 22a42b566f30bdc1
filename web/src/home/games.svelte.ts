/** The games that can be played here, as the server lists them, and what they are called. */
import { t, tell } from "../texts/text";
import { api, type GameBrief } from "../wire/api";

let briefs = $state.raw<GameBrief[]>([]);
let asking: Promise<GameBrief[]> | undefined;

/** What can be played here; asked for once, and again if that failed. */
export function fetchGames(): Promise<GameBrief[]> {
  asking ??= api.games().then(
    (found) => (briefs = found),
    (error: unknown) => {
      asking = undefined;
      throw error;
    },
  );
  return asking;
}

/** In the order of the house; none as long as the server has not said. */
export function gamesHere(): GameBrief[] {
  return briefs;
}

export function gameHere(game: string): GameBrief | undefined {
  return briefs.find((brief) => brief.game === game);
}

/** A game by the name of its folder's texts, or by the server's. */
export function titleOf(game: string): string {
  return tell(`game-${game}`, gameHere(game)?.title ?? game);
}

/** For how many it is, and how long it takes where that is known. */
export function factsOf(game: string): string {
  const seats = gameHere(game)?.seats ?? [];
  const many = seats.length > 1 ? `${seats[0]}–${seats.at(-1)}` : `${seats[0] ?? ""}`;
  return tell(`game-${game}-facts`, t("home-facts", { seats: many }));
}

/** How many play it as a rule: three, where that may be. */
export function usualSeats(game: string): number {
  const seats = gameHere(game)?.seats ?? [];
  return seats.includes(3) ? 3 : (seats[0] ?? 2);
}
