/** How a game ended, in words and in ranks. */
import { t } from "../texts/text";
import type { Update } from "../wire/protocol";

export interface Rank {
  seat: number;
  place: number;
  [measure: string]: number | number[];
}

/** Who won, or why nobody did. */
export function verdict(position: Update): string {
  if (position.ending === "abandon") return t("end-unfinished");
  const names = position.winners.map((seat) => position.seats[seat]?.name ?? "");
  if (names.length === 0) return t(position.ending === "resign" ? "end-resigned" : "home-over");
  if (names.length === 1) return t("end-title", { name: names[0]! });
  return t("end-shared", {
    names: t("end-and", { first: names.slice(0, -1).join(", "), last: names.at(-1)! }),
  });
}

/** The seats in the order of their places, with what decided; nothing if the rules did not end it. */
export function ranking(position: Update): Rank[] {
  const result = (position.view.result ?? []) as Rank[];
  return [...result].sort((one, other) => one.place - other.place);
}

/** What the ranks are told in: height, score, totals … */
export function measures(ranks: Rank[]): string[] {
  return Object.keys(ranks[0] ?? {}).filter((name) => name !== "seat" && name !== "place");
}
