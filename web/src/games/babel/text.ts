/** What the board of Babel says; the sentences of the rules come from the server. */
import { sayer, tellOf } from "../../texts/text";
import type { Key } from "./texts/keys";

export type BabelKey = Key;

/** A sentence of this board in the language that is wanted now. */
export const say = sayer<BabelKey>("babel");

/** A nation, a site, or the quarry. */
export function nameOf(nation: string): string {
  return tellOf("babel", nation, nation);
}
