/** The drawing of a color, a nation or a treasure, whatever the game calls it. */
export function signOf(game: string, name: string): string {
  if (name === "treasure") return "treasure";
  return { tigris: `tile-${name}`, babel: `nation-${name}-mark`, china: `province-${name}` }[game] ?? "ui-board";
}
