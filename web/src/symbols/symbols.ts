/** The drawings, put into the document once, so that `<use href="#tile-red" />` finds them. */
import common from "./common.svg?raw";

const games = import.meta.glob<string>("../games/*/symbols.svg", { query: "?raw", import: "default" });
const there = new Set<string>();

export async function loadSymbols(game: string): Promise<void> {
  const drawings = await games[`../games/${game}/symbols.svg`]?.();
  if (drawings) put(game, drawings);
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
