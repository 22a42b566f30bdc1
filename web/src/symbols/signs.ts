import { offeringOf } from "../games/offering";

/** The drawing of a color, a nation or a treasure, whatever the game calls it. */
export function signOf(game: string, name: string): string {
  return offeringOf(game).sign?.(name) ?? "ui-board";
}
