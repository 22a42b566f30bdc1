/** The drawings, put into the document once, so that `<use href="#tile-red" />` finds them. */
import common from "./common.svg?raw";

const games = import.meta.glob<string>("../games/*/symbols.svg", {
  query: "?url",
  import: "default",
  eager: true,
});
const there = new Set<string>();

export async function loadSymbols(game: string): Promise<void> {
  const place = games[`../games/${game}/symbols.svg`];
  if (place && !there.has(game)) put(game, await (await fetch(place)).text());
}

export function startSymbols(): void {
  put("common", common);
}

function put(name: string, text: string): void {
  if (there.has(name)) return;
  there.add(name);
  const box = document.createElement("div");
  box.className = "symbols";
  box.innerHTML = text;
  document.body.append(box);
}
