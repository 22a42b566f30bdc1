import { afterEach, describe, expect, test } from "vitest";
import { sayMove } from "../src/games/saying";
import { prefs } from "../src/shell/prefs.svelte";
import catalog from "../src/texts/en.ftl?raw";
import { typeset } from "../typeset";

afterEach(() => {
  prefs.language = "en";
});

const VIEW = { provinces: [{ province: "wei", name: "Wei" }] };

/** Moves of every kind, and how they are said in English and French. */
const SAID: Record<string, [english: string, french: string]> = {
  "tile blue E1": ["Place a farm on E1", "Poser une ferme en E1"],
  "leader black H7": ["Put the king on H7", "Placer le roi en H7"],
  "catastrophe A5": ["Play a catastrophe on A5", "Jouer une catastrophe en A5"],
  "withdraw red": ["Take the priest back", "Reprendre le prêtre"],
  "swap red red blue": ["Swap 2 temples and 1 farm", "Échanger 2 temples et 1 ferme"],
  pass: ["Pass", "Passer"],
  "war green": ["Fight the war of the traders next", "Mener ensuite la guerre des marchands"],
  "support 0": ["Send no support", "N’envoyer aucun renfort"],
  "support 1": ["Send 1 tile as support", "Envoyer 1 tuile en renfort"],
  "monument red-green B8": [
    "Build the red and green monument at B8",
    "Bâtir le monument rouge et vert en B8",
  ],
  "ziggurat F6": ["Build the ziggurat around F6", "Bâtir la ziggourat autour de F6"],
  decline: ["Build nothing", "Ne rien bâtir"],
  "treasure N5": ["Take the treasure of N5", "Prendre le trésor de N5"],
  "point blue": ["Score a blue point", "Marquer un point bleu"],
  "move hittites": ["Move to the Hittites", "Se déplacer chez les Hittites"],
  "deploy assyrians": ["Deploy an Assyrian", "Déployer un Assyrien"],
  "build start": ["Build the start temple", "Bâtir le temple de départ"],
  "migrate sumerians hittites": [
    "Migrate three cards from the Sumerians to the Hittites",
    "Faire migrer trois cartes des Sumériens vers les Hittites",
  ],
  "power medes hittites": [
    "Power of the Medes: the Hittites opposite desert",
    "Pouvoir des Mèdes : les Hittites d’en face désertent",
  ],
  "power persians theirs @4": [
    "Power of the Persians: skip a level, with the card of the other row",
    "Pouvoir des Perses : sauter un niveau, avec la carte de la rangée adverse",
  ],
  "halve medes": [
    "Halve the other hand, paid by the Medes",
    "Faire perdre la moitié de la main, payé par les Mèdes",
  ],
  end: ["End the turn", "Terminer le tour"],
  "discard medes": ["Give up a Mede", "Défausser un Mède"],
  "palace W1": ["Build a palace on W1", "Bâtir un palais en W1"],
  "palace W1 with orange": [
    "Build a palace on W1 with an orange card",
    "Bâtir un palais en W1 avec une carte orange",
  ],
  "palace P2 with red green": [
    "Build a palace on P2 with a red card and a green card",
    "Bâtir un palais en P2 avec une carte rouge et une carte verte",
  ],
  "emissary wei with green green": [
    "Send an emissary to Wei with 2 green cards",
    "Envoyer un émissaire à Wei avec 2 cartes vertes",
  ],
  "fort W3 with purple": [
    "Place the fortification on W3 with a purple card",
    "Placer la fortification en W3 avec une carte mauve",
  ],
  "claim wei with red": [
    "Claim the first palace of Wei with a red card",
    "Réserver le premier palais de Wei avec une carte rouge",
  ],
  done: ["Place no more", "Ne plus rien placer"],
  "exchange orange": ["Exchange an orange card", "Échanger une carte orange"],
  "draw pile": ["Draw from the pile", "Piocher"],
  "draw yellow": ["Take a yellow card", "Prendre une carte jaune"],
  "keep red": ["Keep a red card", "Conserver une carte rouge"],
  "emperor palace C3 with red red": [
    "A palace for the Emperor on C3 with 2 red cards",
    "Un palais pour l’Empereur en C3 avec 2 cartes rouges",
  ],
  "emperor claim wei with red": [
    "Claim the first palace of Wei for the Emperor with a red card",
    "Réserver pour l’Empereur le premier palais de Wei avec une carte rouge",
  ],
  "emperor emissary wei with red": [
    "An emissary for the Emperor to Wei with a red card",
    "Un émissaire pour l’Empereur à Wei avec une carte rouge",
  ],
  "emperor pass": ["Place nothing for the Emperor", "Ne rien placer pour l’Empereur"],
  "special two-provinces": ["Special: two provinces", "Spéciale : deux provinces"],
  "special emperor-first": ["Special: the Emperor first", "Spéciale : l’Empereur d’abord"],
  "special exchange yellow orange": [
    "Special card: swap a yellow card for an orange card",
    "Carte spéciale : échanger une carte jaune contre une carte orange",
  ],
};

describe("moves are said as sentences", () => {
  test.each(Object.entries(SAID))("%s", (move, [english, french]) => {
    expect(sayMove(move, VIEW)).toBe(english);
    prefs.language = "fr";
    expect(sayMove(move, VIEW)).toBe(typeset(french, "fr"));
  });

  test("and there is one for every kind", () => {
    const kinds = [...catalog.matchAll(/^kind-([\w-]+) =/gm)].map((found) => found[1]!);
    expect(kinds.length).toBeGreaterThan(30);
    const moves = Object.keys(SAID).map((move) => move.replaceAll(" ", "-"));
    for (const kind of kinds)
      expect(
        moves.some((move) => move === kind || move.startsWith(`${kind}-`)),
        kind,
      ).toBe(true);
  });
});
