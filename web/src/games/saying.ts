/** The words of moves, as buttons say them. */
import { type Args, t, tell } from "../text/text";

/** A word of the notation in the language of the page; places stay as they are. */
export function sayWord(word: string): string {
  if (word === "") return t("ask.firstRun");
  return word
    .split(" ")
    .map((part) => tell(`word.${part}`, part))
    .join(" ");
}

/** A kind as a button says it. */
export function sayKind(kind: string): string {
  return tell(`kind.${kind}`, kind);
}

/** A card, with its article. */
export function sayCard(color: string): string {
  return tell(`card.${color}`, color);
}

/** How often each word stands in a list, in the order they come. */
function counted(words: string[]): [word: string, n: number][] {
  return [...new Set(words)].map((word) => [word, words.filter((other) => other === word).length]);
}

function listed(parts: string[]): string {
  return parts.length < 2 ? parts.join("") : t("end.and", { first: parts.slice(0, -1).join(", "), last: parts.at(-1)! });
}

function sayCards(colors: string[]): string {
  return listed(counted(colors).map(([color, n]) => (n === 1 ? sayCard(color) : tell(`cards.${color}`, color, { n }))));
}

/** A whole move as a sentence; a kind that has none of its own as its words. */
export function sayMove(move: string, view?: Record<string, unknown>): string {
  const words = move.split(" ");
  for (let n = words.length; n > 0; n--) {
    const kind = words.slice(0, n).join(" ");
    const said = tell(`kind.${kind}`, "");
    if (said) return sentence(kind, words.slice(n), view) || [said, ...words.slice(n).map(sayWord)].join(" ");
  }
  return move;
}

function sentence(kind: string, words: string[], view?: Record<string, unknown>): string {
  const [first = "", second = ""] = words;
  const build = BUILDERS[kind];
  const [form, args] = build ? build(words, first, second, (id) => provinceIn(view, id)) : ["", {}];
  return tell(`move.${kind}${form}`, "", args);
}

type Build = (words: string[], first: string, second: string, name: (id: string) => string) => [form: string, args: Args];

const leader = (color: string): Args => ({ leader: tell(`leader.${color}`, color), leaders: tell(`leaders.${color}`, color) });
const paid: Build = (words, place, _, name) => ["", { place: name(place), cards: sayCards(words.slice(2)) }];
const card: Build = (_, color, other) => ["", { card: sayCard(color), other: sayCard(other) }];
const nation: Build = (_, one) => ["", { nation: sayWord(one), one: tell(`one.${one}`, one) }];

/** What each kind makes of its words: which form of its sentence, and what stands in it. */
const BUILDERS: Record<string, Build> = {
  tile: (_, color, cell) => ["", { tile: tell(`tile.${color}`, color), cell }],
  leader: (_, color, cell) => ["", { ...leader(color), cell }],
  catastrophe: (_, cell) => ["", { cell }],
  withdraw: (_, color) => ["", leader(color)],
  swap: (words) => ["", { tiles: listed(counted(words).map(([color, n]) => tell(`tiles.${color}`, color, { n }))) }],
  war: (_, color) => ["", leader(color)],
  support: (_, n) => [n === "0" ? ".none" : "", { n }],
  monument: (_, pair, cell) => {
    const [one = "", other = ""] = pair.split("-").map(sayWord);
    return ["", { one, other, cell }];
  },
  ziggurat: (_, cell) => ["", { cell }],
  treasure: (_, cell) => ["", { cell }],
  point: (_, color) => ["", { color: sayWord(color) }],
  move: nation,
  deploy: nation,
  discard: nation,
  halve: nation,
  build: (_, row) => [`.${row}`, {}],
  migrate: (_, from, to) => ["", { from: sayWord(from), to: sayWord(to) }],
  power: (_, whose, target) => [whose === "persians" ? `.${whose}.${target}` : `.${whose}`, { nation: sayWord(target) }],
  palace: (words, place, lead) => [lead ? ".paid" : "", { place, cards: sayCards(words.slice(2)) }],
  emissary: paid,
  fort: paid,
  claim: paid,
  "emperor palace": paid,
  "emperor emissary": paid,
  exchange: card,
  keep: card,
  draw: (_, source) => [source === "pile" ? ".pile" : "", { card: sayCard(source) }],
  "special exchange": card,
};

/** A province by its name, which only the map knows; a space is called as it is written. */
function provinceIn(view: Record<string, unknown> | undefined, id: string): string {
  const provinces = (view?.provinces ?? []) as { province: string; name: string }[];
  return provinces.find(({ province }) => province === id)?.name ?? id;
}
