/** Marks as a printer sets them: catalogs are typed on any keyboard. The server does the same to its own. */

const FRENCH = "fr";
const NO_BREAK = "\u00a0";

/** In French a space stands before high marks, and no line begins with one; the apostrophe is bent. */
export function typeset(text: string, language: string): string {
  if (language !== FRENCH) return text;
  return text
    .replace(/(?<=[^\s=]) (?=[:;!?%\u00bb])|(?<=\u00ab) /g, NO_BREAK)
    .replace(/(?<=\p{L})'(?=[\p{L}{])/gu, "\u2019");
}
