/** The picture of each game, for its card: fetched as a drawing, and put into the document as one. */
import neutral from "./neutral.svg?url";

const places = import.meta.glob<string>("../games/*/picture.svg", {
  query: "?url",
  import: "default",
  eager: true,
});
const known = new Map<string, Promise<string>>();

export function loadPicture(game: string): Promise<string> {
  const place = places[`../games/${game}/picture.svg`] ?? neutral;
  const found = known.get(game) ?? fetch(place).then((answer) => answer.text());
  known.set(game, found);
  return found;
}
