/** What this game offers to the house. */
import type { Offering } from "../offering";
import "./colors.css";
import { MOVES } from "./moves";

export default {
  emblems: ["ink", "lapis", "porcelain", "teal", "rose"].map((name) => ({
    symbol: `house-${name}`,
    name,
    className: `h-${name}`,
  })),
  topics: { place: "placing", site: "bonus", keep: "two", draw: "cards", emperor: "two" },
  sign: (name) => `province-${name}`,
  moves: MOVES,
} satisfies Offering;
