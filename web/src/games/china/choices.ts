/** From offers to places: which can be touched, and what that would play. */
import { type Offer, wordsIn } from "../../wire/moves";

export interface Choice {
  move: string;
  kind: string; // palace, emissary, fort, claim, and those of the Emperor
  place: string; // a space or a province
  cards: string[]; // the colors that pay
}

const CLAIMS = ["claim", "emperor claim"];
const PLACING = ["palace", "emissary", "fort", "emperor palace", "emperor emissary", ...CLAIMS];

/** Every piece that may be placed, one by one. */
export function choicesOf(offers: Offer[]): Choice[] {
  return offers
    .filter((offer) => PLACING.includes(offer.kind))
    .flatMap((offer) =>
      wordsIn(offer.space ?? offer.province).flatMap((place) =>
        wordsIn(offer.payment ?? "").map((payment) => ({
          move: [offer.kind, place, payment].filter(Boolean).join(" "),
          kind: offer.kind,
          place,
          cards: payment.split(" ").slice(1),
        })),
      ),
    );
}

/** Whether some cards are among others, each as often. */
export function isWithin(some: string[], others: string[]): boolean {
  const left = [...others];
  return some.every((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** What may be touched on the map with these cards chosen; a fortification only when it is wanted. */
export function fitting(choices: Choice[], cards: string[], wantsFort: boolean): Choice[] {
  return choices.filter((choice) => (choice.kind === "fort") === wantsFort && isWithin(cards, choice.cards));
}

export function isClaim(choice: Choice | undefined): boolean {
  return choice !== undefined && CLAIMS.includes(choice.kind);
}

/** Whether cards buy a palace where these colors meet: one inside a province, two at a border post. */
export function buys(colors: string[], cards: string[]): boolean {
  if (colors.length > 1) return cards.length === 2 && cards.every((card) => colors.includes(card));
  const isOwn = cards[0] === colors[0];
  return cards.length === 1 ? isOwn : !isOwn && cards[0] === cards[1];
}

/**
 * By place, the cheapest first. A province that must be claimed is touched on any of the free
 * spaces that its cards buy: the space itself is chosen when the tiles have been seen. Where the
 * space is named at once it is not claimed.
 */
export function byPlace(choices: Choice[], freeOf: (choice: Choice) => string[]): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>();
  const add = (place: string, choice: Choice): void => {
    found.set(place, [...(found.get(place) ?? []), choice]);
  };
  for (const choice of choices) if (!isClaim(choice)) add(choice.place, choice);
  const named = new Set(found.keys());
  for (const choice of choices.filter(isClaim))
    for (const space of freeOf(choice)) if (!named.has(space)) add(space, choice);
  for (const list of found.values()) list.sort((one, other) => one.cards.length - other.cards.length);
  return found;
}

/** What is asked of single cards: to give, to take, to keep. */
export function colorsFor(offers: Offer[], kind: string, name: string): string[] {
  return [...new Set(offers.filter((offer) => offer.kind === kind).flatMap((offer) => wordsIn(offer[name])))];
}

/** A move to be explained, for a place that cannot be chosen now. */
export function attempt(place: string, isProvince: boolean, prompt: string | null, cards: string[]): string {
  const piece = isProvince ? "emissary" : "palace";
  if (prompt === "site") return `${piece} ${place}`;
  return `${prompt === "emperor" ? "emperor " : ""}${piece} ${place} with ${cards.join(" ")}`;
}
