/** What a question is about: the squares that nothing may cover while it is asked. */
import type { Offer } from "../../wire/moves";
import { wordsIn } from "../../wire/moves";
import { siteOf, sitesIn } from "./ghost";
import type { View } from "./reading";

export interface Stakes {
  must: string[]; // the fighting leaders and the tile between them, or the sites of buildings
  wish: string[]; // and all that counts
}

export function stakesOf(view: View, prompt: string | null, offers: Offer[]): Stakes | undefined {
  const between = view.placed ? [view.placed] : [];
  if (view.conflict) {
    const must = [...view.conflict.cells, ...between];
    return { must, wish: [...must, ...view.conflict.counted.flat()] };
  }
  if (offers.length === 0) return undefined;
  if (prompt === "war") {
    const colors = offers.flatMap((offer) => wordsIn(offer.color));
    const united = view.kingdoms.find((cells) => between.every((cell) => cells.includes(cell))) ?? [];
    const fighting = view.leaders.filter(
      ({ color, cell }) => colors.includes(color) && united.includes(cell),
    );
    const must = [...fighting.map(({ cell }) => cell), ...between];
    return { must, wish: must };
  }
  if (prompt === "build") {
    const must = sitesIn(offers).flatMap(({ kind, cell }) => siteOf(kind, cell));
    return must.length ? { must, wish: must } : undefined;
  }
  return undefined;
}
