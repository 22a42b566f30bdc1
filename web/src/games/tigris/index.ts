/** What this game offers to the house. */
import type { Offering } from "../offering";
import { MOVES } from "./moves";

export default {
  emblems: ["bow", "bull", "urn", "lion"].map((name) => ({
    symbol: `dynasty-${name}`,
    name,
    className: `d-${name}`,
  })),
  topics: {
    action: "turn",
    war: "conflicts",
    support: "conflicts",
    build: "monuments",
    treasure: "treasures",
    point: "options",
  },
  sign: (name) => (name === "treasure" ? name : `tile-${name}`),
  moves: MOVES,
} satisfies Offering;
