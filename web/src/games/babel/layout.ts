/** Where things lie: how far cards of a column overlap, and how high a level is. */

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
  top: number;
  height: number;
  isFace: boolean;
}

export interface Spread {
  height: number;
  spots: Spot[]; // by card; cards that lie on one another have the same
  counts: number[]; // how many lie here, for the last of them; 0 for those below
}

/** The pile each card lies in: one of its own or, where strips would be too narrow, one with its like. */
export function pilesOf(cards: string[], room: number, wish: FanWish): number[] {
  if (fan(cards.length, room, wish).strip >= wish.least) return cards.map((_, i) => i);
  let pile = -1;
  return cards.map((card, i) => (i > 0 && card === cards[i - 1] ? pile : ++pile));
}

/** Where each card of a column lies; cards of which the same is said are alike. */
export function spread(cards: string[], room: number, wish: FanWish): Spread {
  const piles = pilesOf(cards, room, wish);
  const last = piles.at(-1) ?? -1;
  const { strip, face } = fan(last + 1, room, wish);
  return {
    spots: piles.map((pile) => ({
      top: pile * strip,
      height: pile === last ? face : strip,
      isFace: pile === last,
    })),
    counts: piles.map((pile, i) =>
      piles[i + 1] === pile ? 0 : piles.filter((other) => other === pile).length,
    ),
    height: last < 0 ? 0 : last * strip + face,
  };
}

/** The frame around cards that follow one another. */
export function frameOf(spots: Spot[], start: number, length: number): { top: number; height: number } {
  const [first, last] = [spots[start], spots[start + length - 1]];
  return first && last
    ? { top: first.top, height: last.top + last.height - first.top }
    : { top: 0, height: 0 };
}

/** The height of one level, so that a whole tower stands in its half. */
export function levelHeight(levels: number, room: number, width: number): number {
  const drawn = (width * 32) / 120;
  return Math.max(8, Math.min(drawn, room / Math.max(levels, 1)));
}
