/** Which modules travel together: what every page wants is one request. */

/** What a game offers to every page; its boards, catalogs and pictures come when they are wanted. */
const OFFERED = /^(index|moves|colors)\b/;
const ROOMS = ["shell", "wire", "symbols", "texts"];
const LIBRARIES = ["svelte", "@fluent", "esm-env", "clsx"];

export function chunkOf(file: string): string | null {
  const library = /node_modules\/([^/]+)/.exec(file)?.[1];
  if (library) return LIBRARIES.includes(library) ? "base" : null;
  if (file.includes("vite/preload-helper")) return "base";
  const [room, inner, part] = file.split("/web/src/")[1]?.split("?")[0]!.split("/") ?? [];
  if (!room || !inner || /\.(ftl|svg)$/.test(part ?? inner)) return null;
  if (room === "games") return part === undefined || OFFERED.test(part) ? "base" : null;
  return ROOMS.includes(room) ? "base" : null;
}
