/** What the sentence of each kind of move is made of. */
import { tell } from "../../texts/text";
import type { Build } from "../offering";
import { sayWord } from "../words";

const nation: Build = ([one = ""]) => ["", { nation: sayWord(one), one: tell(`one-${one}`, one) }];

export const MOVES: Record<string, Build> = {
  move: nation,
  deploy: nation,
  discard: nation,
  halve: nation,
  build: ([row = ""]) => [`-${row}`, {}],
  migrate: ([from = "", to = ""]) => ["", { from: sayWord(from), to: sayWord(to) }],
  power: ([whose = "", target = ""]) => [
    whose === "persians" ? `-${whose}-${target}` : `-${whose}`,
    { nation: sayWord(target) },
  ],
};
