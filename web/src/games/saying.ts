/** Moves as sentences: what a button or the prompt says somebody is about to do. */
import { tell } from "../texts/text";
import { BUILDS } from "./offering";
import { sayWord } from "./words";

/** A whole move as a sentence; a kind that has none of its own as its words. */
export function sayMove(move: string, view?: Record<string, unknown>): string {
  const words = move.split(" ");
  for (let n = words.length; n > 0; n--) {
    const kind = words.slice(0, n).join(" ");
    const said = tell(`kind-${kind}`, "");
    if (said) return sentence(kind, words.slice(n), view) || [said, ...words.slice(n).map(sayWord)].join(" ");
  }
  return move;
}

function sentence(kind: string, words: string[], view?: Record<string, unknown>): string {
  const [form, args] = BUILDS[kind]?.(words, view) ?? ["", {}];
  return tell(`move-${kind}${form}`, "", args);
}
