import type { Color } from "./reading";

/** Which leader has which color; the names of drawings and of sentences. */
export const ROLES: Record<Color, "priest" | "farmer" | "trader" | "king"> = {
  red: "priest",
  blue: "farmer",
  green: "trader",
  black: "king",
};
