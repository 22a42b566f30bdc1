/** What the sentence of each kind of move is made of. */
import { type Args, tell } from "../../texts/text";
import type { Build } from "../offering";
import { counted, listed, sayWord } from "../words";

const leader = (color = ""): Args => ({
  leader: tell(`move-leader-${color}`, color),
  leaders: tell(`move-leaders-${color}`, color),
});
const place: Build = ([cell = ""]) => ["", { cell }];

export const MOVES: Record<string, Build> = {
  tile: ([color = "", cell = ""]) => ["", { tile: tell(`move-tile-${color}`, color), cell }],
  leader: ([color, cell = ""]) => ["", { ...leader(color), cell }],
  catastrophe: place,
  withdraw: ([color]) => ["", leader(color)],
  swap: (words) => [
    "",
    { tiles: listed(counted(words).map(([color, n]) => tell(`move-tiles-${color}`, color, { n }))) },
  ],
  war: ([color]) => ["", leader(color)],
  support: ([n = ""]) => [n === "0" ? "-none" : "", { n: Number(n) }],
  monument: ([pair = "", cell = ""]) => {
    const [one = "", other = ""] = pair.split("-").map(sayWord);
    return ["", { one, other, cell }];
  },
  ziggurat: place,
  treasure: place,
  point: ([color = ""]) => ["", { color: sayWord(color) }],
};
