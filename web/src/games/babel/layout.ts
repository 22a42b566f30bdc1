/** Where things lie: how far cards of a column overlap, and how wide each site is. */

export interface Fan {
  strip: number; // what is seen of a card that another one covers
  face: number; // the last card, which is seen whole
}

export interface FanWish {
  strip: number;
  least: number; // strips are not made smaller before the face is
  face: number;
  faceLeast: number;
}

/** So many cards in so much height: first the strips give way, then the last card, then both. */
export function fan(cards: number, room: number, wish: FanWish): Fan {
  const covered = Math.max(0, cards - 1);
  if (covered === 0) return { strip: wish.strip, face: Math.max(wish.faceLeast, Math.min(wish.face, room)) };
  const strip = Math.min(wish.strip, (room - wish.face) / covered);
  if (strip >= wish.least) return { strip, face: wish.face };
  const face = Math.max(wish.faceLeast, room - wish.least * covered);
  return { strip: Math.max(4, Math.min(wish.least, (room - face) / covered)), face };
}

export interface Spot {
  lane: number;
  top: number;
  height: number;
  isFace: boolean;
}

export interface Spread {
  lanes: number;
  height: number;
  spots: Spot[];
}

/** Where each card of a column lies; a long column is folded once, so that its symbols can be read. */
export function spread(cards: number, room: number, wish: FanWish): Spread {
  const single = fan(cards, room, wish);
  const lanes = single.strip < wish.least && cards > 3 ? 2 : 1;
  const first = lanes === 2 ? Math.ceil(cards / 2) : cards;
  const shape = lanes === 2 ? fan(first + 1, room + wish.faceLeast, wish) : single;
  const folded = lanes === 2 ? Math.min(shape.strip, room / first) : shape.strip;
  const rest = cards - first;
  const face = lanes === 2 ? Math.max(folded, Math.min(wish.face, room - folded * (rest - 1))) : shape.face;
  const spots = Array.from({ length: cards }, (_, i): Spot => {
    const lane = i < first ? 0 : 1;
    const isFace = i === cards - 1;
    return { lane, top: (lane ? i - first : i) * folded, height: isFace ? face : folded, isFace };
  });
  return { lanes, spots, height: Math.max(0, ...spots.map(({ top, height }) => top + height)) };
}

/** The frames around cards that follow one another: one for each lane they lie in. */
export function frames(
  spots: Spot[],
  start: number,
  length: number,
): { lane: number; top: number; height: number }[] {
  const found: { lane: number; top: number; height: number }[] = [];
  for (const { lane, top, height } of spots.slice(start, start + length)) {
    const last = found.at(-1);
    if (last?.lane === lane) last.height = top + height - last.top;
    else found.push({ lane, top, height });
  }
  return found;
}

/** The height of one level, so that a whole tower stands in its half. */
export function levelHeight(levels: number, room: number, width: number): number {
  const drawn = (width * 32) / 120;
  return Math.max(8, Math.min(drawn, room / Math.max(levels, 1)));
}

/** On a narrow wall the site one looks at is wider than the others; all five are always there. */
export function siteColumns(sites: string[], looked: string | undefined, isNarrow: boolean): string {
  return sites.map((site) => (isNarrow && site === looked ? "minmax(0, 1.9fr)" : "minmax(0, 1fr)")).join(" ");
}
