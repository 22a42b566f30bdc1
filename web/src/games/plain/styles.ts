/** The styles of a drawing, in the words of terminals, as the names of classes. */

/** What `drawing.css` has a color for; on any other ground text is shown inverted. */
const GROUNDS = [
  "black",
  "blue3",
  "dark_green",
  "dark_orange",
  "dark_red",
  "gold1",
  "gold3",
  "grey30",
  "grey70",
  "grey93",
  "orange4",
  "purple4",
  "red3",
];
const INKS = ["blue", "blue3", "cyan", "dark_green", "green", "magenta", "red", "red3", "yellow"];

/** `bold white on blue3` becomes `bold on-blue3`: each ground knows which ink can be read on it. */
export function classesOf(style: string): string {
  const [front = "", ground] = ` ${style}`.split(" on ");
  const words = front.trim().split(" ").filter(Boolean);
  const ink = words.find((word) => INKS.includes(word));
  return [
    ...words.filter((word) => word === "bold" || word === "dim" || word === "italic"),
    ...(ink ? [`ink-${ink}`] : []),
    ...(ground === undefined ? [] : [GROUNDS.includes(ground) ? `on-${ground}` : "on-other"]),
  ].join(" ");
}

/** How many columns the pictures of a drawing need; lines of words can be broken. */
export function columnsOf(lines: { spans: [string, string][]; prose: boolean }[]): number {
  const widths = lines
    .filter(({ prose }) => !prose)
    .map(({ spans }) => [...spans.map(([text]) => text).join("")].length);
  return Math.max(0, ...widths);
}
