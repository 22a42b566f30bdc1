/** What the board of China says by itself, in English and French. */
import { LANGUAGES, prefs } from "../../shell/prefs.svelte";
import { type Args, fill, type Phrase, tell } from "../../text/text";
import type { Seat } from "../../wire/protocol";
import { ownerOf } from "./view";

const BOOK = {
  map: ["Map", "Carte"],
  hand: ["Your hand", "Votre main"],
  aside: ["Cards and scores", "Cartes et scores"],
  noHand: ["You look on.", "Vous regardez."],
  noCards: ["no card", "aucune carte"],
  display: ["Face up", "Face visible"],
  pile: ["Pile", "Pioche"],
  pileOf: ["The pile: {n} {n:card|cards}", "La pioche : {n} {n:carte|cartes}"],
  passFirst: ["first pass", "premier passage"],
  passSecond: ["second pass, the last one", "second passage, le dernier"],
  passOver: ["exhausted: this is the last round", "épuisée : c’est le dernier tour"],
  toDraw: ["{n} to draw", "{n} à piocher"],
  green: ["green", "verte"],
  emperor: ["Emperor", "Empereur"],
  emperorHand: ["The Emperor’s cards", "Cartes de l’Empereur"],
  keepOne: ["Keep one of these", "Gardez-en une"],
  kept: ["Kept cards and influence", "Cartes gardées et influence"],
  holds: ["{name} holds the {color} influence card", "{name} tient l’influence {color}"],
  specials: ["Special cards left", "Cartes spéciales restantes"],
  "special.emperor-first": ["Emperor first", "l’Empereur d’abord"],
  "special.two-provinces": ["two provinces", "deux provinces"],
  "special.exchange": ["swap", "échange"],
  tray: ["Your turn", "Votre tour"],
  trayPlaced: ["{n} {n:piece|pieces} placed, {cards} {cards:card|cards} played, {left} left to assign.", "{n} {n:pion placé|pions placés}, {cards} {cards:carte jouée|cartes jouées}, {left} à attribuer."],
  trayHint: ["Take cards, or touch a lit place.", "Prenez des cartes, ou touchez un endroit éclairé."],
  trayFits: ["{cards}: {n} {n:place|places} lit", "{cards} : {n} {n:endroit éclairé|endroits éclairés}"],
  trayNowhere: ["{cards}: pays for nothing now", "{cards} : ne paie rien maintenant"],
  pay: ["{place}: pay with", "{place} : payer avec"],
  place: ["Palace, emissary", "Palais, émissaire"],
  fort: ["Fortification", "Fortification"],
  exchange: ["Exchange a card", "Échanger une carte"],
  exchangeHint: ["Touch the card you give up; your turn is then over.", "Touchez la carte que vous donnez ; votre tour sera fini."],
  swap: ["Special: swap", "Spéciale : échange"],
  swapHint: ["Touch a card of your hand, then one that lies face up.", "Touchez une carte de votre main, puis une face visible."],
  now: ["If it ended now", "Si la partie finissait là"],
  player: ["Player", "Joueur"],
  "source.played": ["Scored so far", "Déjà marqués"],
  "source.palaces": ["Provinces still open", "Provinces encore ouvertes"],
  "source.palacesEnd": ["Provinces at the end", "Provinces à la fin"],
  "source.alliances": ["Alliances", "Alliances"],
  "source.roads": ["Roads", "Routes"],
  "source.harbours": ["Harbours", "Ports"],
  "source.bonus": ["Bonus tiles", "Tuiles bonus"],
  "source.total": ["Total", "Total"],
  left: ["Pieces left", "Pions restants"],
  palaces: ["{n} {n:palace|palaces}", "{n} palais"],
  emissaries: ["{n} {n:emissary|emissaries}", "{n} {n:émissaire|émissaires}"],
  palacesLeft: ["palaces left", "palais restants"],
  emissariesLeft: ["emissaries left", "émissaires restants"],
  fortsLeft: ["fortifications left", "fortifications restantes"],
  tilesTaken: ["bonus tiles taken", "tuiles bonus prises"],
  alliances: ["Alliances you lead", "Vos alliances"],
  points: ["{n} {n:point|points}", "{n} {n:point|points}"],
  provinces: ["Provinces", "Provinces"],
  fill: ["{n} of {all}", "{n} sur {all}"],
  scored: ["scored", "comptée"],
  preview: ["What would follow", "Ce qui suivrait"],
  yourRoads: ["Your roads", "Vos routes"],
  none: ["none", "aucune"],
  tie: ["tie", "égalité"],
  isFull: ["{name} is full and scored", "{name} est complète et comptée"],
  envoys: ["{name}, emissaries", "{name}, émissaires"],
  pointsNow: ["Points if it ended", "Points à la fin"],
  unchanged: ["unchanged", "inchangés"],
  space: ["{space} in {province}", "{space} dans {province}"],
  post: ["{space}, border post between {province}", "{space}, poste frontière entre {province}"],
  harbour: ["harbour", "port"],
  free: ["free", "libre"],
  palaceOf: ["palace of {name}", "palais de {name}"],
  fortThere: ["fortification", "fortification"],
  tileThere: ["{color} bonus tile", "tuile bonus {color}"],
  tileHidden: ["bonus tile, face down", "tuile bonus, cachée"],
  dragon: ["{province}, {color}: {n} of {all} palaces, {emissaries} of at most {limit} emissaries", "{province}, {color} : {n} palais sur {all}, {emissaries} émissaires sur {limit} au plus"],
  envoysOf: ["{n} of {name}", "{n} de {name}"],
  lit: ["can be chosen: {what}", "peut être choisi : {what}"],
  ghost: ["shown, confirm it", "montré, à confirmer"],
  fit: ["Show the whole map", "Montrer toute la carte"],
  standing: ["Scores", "Scores"],
  isPlain: ["The drawing of this map cannot be read: its provinces lie side by side.", "Le dessin de cette carte est illisible : ses provinces sont rangées côte à côte."],
  keys: ["Arrow keys move between places, Enter chooses.", "Les flèches passent d’un endroit à l’autre, Entrée choisit."],
} as const satisfies Record<string, Phrase>;

export type ChinaKey = keyof typeof BOOK;

export function say(key: ChinaKey, args: Args = {}): string {
  return fill(BOOK[key][LANGUAGES.indexOf(prefs.language)]!, args);
}

/** A color as cards and tiles are called, which are all feminine in French. */
export function sayColor(color: string): string {
  return color === "green" ? say("green") : tell(`word.${color}`, color);
}

/** A name for an owner of pieces: who sits there, or the Emperor. */
export function nameOf(view: { seats: number }, seats: Seat[], owner: number): string {
  return seats[owner]?.name ?? (ownerOf(view, owner).name === "emperor" ? say("emperor") : String(owner + 1));
}
