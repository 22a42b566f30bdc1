/** What this game offers to the house. */
import type { Offering } from "../offering";
import "./colors.css";
import { MOVES } from "./moves";

export default {
  emblems: ["sun", "moon"].map((name) => ({ symbol: `player-${name}`, name, className: `p-${name}` })),
  topics: { action: "turn", discard: "halving" },
  sign: (name) => `nation-${name}-mark`,
  moves: MOVES,
} satisfies Offering;
