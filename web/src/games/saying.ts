/** The words of moves, as buttons say them. */
import { t, tell } from "../text/text";
import { wordsIn } from "../wire/moves";

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

/** A whole move: its kind, and then its words. */
export function sayMove(move: string): string {
  const words = move.split(" ");
  for (let n = words.length; n > 0; n--) {
    const kind = words.slice(0, n).join(" ");
    const said = tell(`kind.${kind}`, "");
    if (said) return [said, ...words.slice(n).map(sayWord)].join(" ");
  }
  return move;
}

/** A list of words for people, whether it is one or many. */
export function sayWords(argument: string | string[]): string {
  return wordsIn(argument).map(sayWord).join(", ");
}
