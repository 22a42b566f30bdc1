/** How a seat is drawn in each game: its shape, its color, and its name. */

export interface Emblem {
  symbol: string; // the id of a drawing
  name: "bow" | "bull" | "urn" | "lion" | "sun" | "moon" | "ink" | "lapis" | "porcelain" | "teal" | "rose" | "nobody";
  className: string; // sets the colors the drawings of pieces read
}

const TIGRIS = (["bow", "bull", "urn", "lion"] as const).map((name) => emblem(`dynasty-${name}`, name, `d-${name}`));
const BABEL = (["sun", "moon"] as const).map((name) => emblem(`player-${name}`, name, `p-${name}`));
const CHINA = (["ink", "lapis", "porcelain", "teal", "rose"] as const).map((name) =>
  emblem(`house-${name}`, name, `h-${name}`),
);
const EMBLEMS: Record<string, Emblem[]> = { tigris: TIGRIS, babel: BABEL, china: CHINA };

function emblem(symbol: string, name: Emblem["name"], className: string): Emblem {
  return { symbol, name, className };
}

export function emblemOf(game: string, seat: number): Emblem {
  return EMBLEMS[game]?.[seat] ?? emblem("ui-person", "nobody", "");
}
