/** The words of the notation as people read them. */
import { t, tell } from "../texts/text";

/** A word of the notation in the language of the page; places stay as they are. */
export function sayWord(word: string): string {
  if (word === "") return t("ask-firstRun");
  return word
    .split(" ")
    .map((part) => tell(`word-${part}`, part))
    .join(" ");
}

/** A kind as a button says it. */
export function sayKind(kind: string): string {
  return tell(`kind-${kind}`, kind);
}

/** How often each word stands in a list, in the order they come. */
export function counted(words: string[]): [word: string, n: number][] {
  return [...new Set(words)].map((word) => [word, words.filter((other) => other === word).length]);
}

/** Several things in a row, with "and" before the last. */
export function listed(parts: string[]): string {
  return parts.length < 2
    ? parts.join("")
    : t("end-and", { first: parts.slice(0, -1).join(", "), last: parts.at(-1)! });
}
