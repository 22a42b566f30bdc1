/**
 * From offers to moves. An offer has its kind and then its arguments in the order they are said;
 * the server knows which are legal, this file only joins words.
 */

import type { Argument, Limits } from "./protocol";

export type { Argument, Limits } from "./protocol";

/** What may be done, grouped: `{"kind": "tile", "color": "red", "cell": ["A1", "B1"]}`. */
export interface Offer {
  kind: string;
  [name: string]: Argument;
}

/** What has been decided of a move so far: its kind, and some of its words by their names. */
export interface Picks {
  kind?: string;
  [name: string]: string | undefined;
}

export function isLimits(argument: Argument | undefined): argument is Limits {
  return typeof argument === "object" && !Array.isArray(argument);
}

/** The names of an offer's arguments, in the order they are said. */
export function argumentsOf(offer: Offer): string[] {
  return Object.keys(offer).filter((name) => name !== "kind");
}

/** An offer that is one word: pass, done, decline. */
export function isPlain(offer: Offer): boolean {
  return argumentsOf(offer).length === 0;
}

/** Each kind once, in the order of the rules. */
export function kindsOf(offers: Offer[]): string[] {
  return [...new Set(offers.map((offer) => offer.kind))];
}

/** The words an argument may be; a set has none of its own. */
export function wordsIn(argument: Argument | undefined): string[] {
  if (argument === undefined || isLimits(argument)) return [];
  return Array.isArray(argument) ? argument : [argument];
}

function allows(offer: Offer, picks: Picks): boolean {
  return Object.entries(picks).every(([name, word]) => {
    if (word === undefined) return true;
    if (name === "kind") return offer.kind === word;
    return wordsIn(offer[name]).includes(word);
  });
}

/** The offers that are still possible after these picks. */
export function matching(offers: Offer[], picks: Picks): Offer[] {
  return offers.filter((offer) => allows(offer, picks));
}

/** Every word that may still be said for an argument after these picks, each once. */
export function wordsFor(offers: Offer[], picks: Picks, name: string): string[] {
  const others = { ...picks, [name]: undefined };
  return [...new Set(matching(offers, others).flatMap((offer) => wordsIn(offer[name])))];
}

/** Kind and words as they are said; words that may be left out are empty. */
export function compose(kind: string, words: string[]): string {
  return [kind, ...words].filter((word) => word !== "").join(" ");
}

/** The one move these picks say, or nothing as long as a word is open. */
export function moveOf(offers: Offer[], picks: Picks): string | undefined {
  if (picks.kind === undefined) return undefined;
  const moves = new Set<string>();
  for (const offer of matching(offers, picks)) {
    const words = argumentsOf(offer).map((name) => {
      const pick = picks[name];
      const known = wordsIn(offer[name]);
      return pick ?? (known.length === 1 ? known[0] : undefined);
    });
    if (words.includes(undefined)) return undefined;
    moves.add(compose(offer.kind, words as string[]));
  }
  return moves.size === 1 ? [...moves][0] : undefined;
}

/** The first argument that still has a choice, or nothing if the move is whole. */
export function nextQuestion(offers: Offer[], picks: Picks): string | undefined {
  const possible = matching(offers, picks);
  const names = [...new Set(possible.flatMap(argumentsOf))];
  return names.find((name) => {
    if (picks[name] !== undefined) return false;
    return possible.some((offer) => isLimits(offer[name])) || wordsFor(offers, picks, name).length > 1;
  });
}

/** Every move the offers hold, but for sets, which are too many. */
export function movesOf(offers: Offer[]): string[] {
  return offers.flatMap((offer) => {
    let said: string[][] = [[]];
    for (const name of argumentsOf(offer)) {
      const argument = offer[name];
      if (isLimits(argument)) return [];
      said = said.flatMap((words) => wordsIn(argument).map((word) => [...words, word]));
    }
    return said.map((words) => compose(offer.kind, words));
  });
}

/** How many are in a set. */
export function sizeOf(counts: Record<string, number>): number {
  return Object.values(counts).reduce((sum, n) => sum + n, 0);
}

/** Whether one more of a word fits into a set. */
export function fits(limits: Limits, counts: Record<string, number>, word: string): boolean {
  return (counts[word] ?? 0) < (limits.each[word] ?? 0) && sizeOf(counts) < limits.most;
}

/** A set as it is said, in the order of its limits; nothing if it is empty or too large. */
export function setMove(kind: string, limits: Limits, counts: Record<string, number>): string | undefined {
  const size = sizeOf(counts);
  const within = Object.entries(counts).every(([word, n]) => n <= (limits.each[word] ?? 0));
  if (size === 0 || size > limits.most || !within) return undefined;
  const words = Object.keys(limits.each).flatMap((word) => Array<string>(counts[word] ?? 0).fill(word));
  return compose(kind, words);
}
