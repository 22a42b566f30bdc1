/** How texts write the colors that have a drawing, so that a line of plain text can hold them. */
export const COLORS: Record<string, string> = {
  "■": "black",
  "△": "red",
  "≈": "blue",
  "◇": "green",
};
export const SIGNS = /[■△≈◇]/g;

/** A text taken apart at its signs: every second part is one. */
export function parted(text: string): string[] {
  return text.split(/([■△≈◇])/);
}
