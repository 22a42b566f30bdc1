/** What the sentence of each kind of move is made of. */
import { tell } from "../../texts/text";
import type { Build } from "../offering";
import { counted, listed } from "../words";

/** A card, with its article. */
export function sayCard(color: string): string {
  return tell(`card-${color}`, color);
}

function sayCards(colors: string[]): string {
  return listed(
    counted(colors).map(([color, n]) => (n === 1 ? sayCard(color) : tell(`cards-${color}`, color, { n }))),
  );
}

/** A province by its name, which only the map knows; a space is called as it is written. */
function provinceIn(view: Record<string, unknown> | undefined, id: string): string {
  const provinces = (view?.provinces ?? []) as { province: string; name: string }[];
  return provinces.find(({ province }) => province === id)?.name ?? id;
}

const paid: Build = ([place = "", , ...cards], view) => [
  "",
  { place: provinceIn(view, place), cards: sayCards(cards) },
];
const card: Build = ([color = "", other = ""]) => ["", { card: sayCard(color), other: sayCard(other) }];

export const MOVES: Record<string, Build> = {
  palace: ([place = "", lead, ...cards]) => [lead ? "-paid" : "", { place, cards: sayCards(cards) }],
  emissary: paid,
  fort: paid,
  claim: paid,
  "emperor palace": paid,
  "emperor claim": paid,
  "emperor emissary": paid,
  exchange: card,
  keep: card,
  draw: ([source = ""]) => [source === "pile" ? "-pile" : "", { card: sayCard(source) }],
  "special exchange": card,
};
