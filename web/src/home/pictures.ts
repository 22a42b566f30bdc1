/** The picture of each game, for its card: fetched as a drawing, and put into the document as one. */
const places = import.meta.glob<string>("./pictures/*.svg", { query: "?url", import: "default", eager: true });
const known = new Map<string, Promise<string>>();

export function loadPicture(game: string): Promise<string> {
  const found = known.get(game) ?? fetch(places[`./pictures/${game}.svg`]!).then((answer) => answer.text());
  known.set(game, found);
  return found;
}
