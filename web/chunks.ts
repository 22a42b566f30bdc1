/** Which modules travel together: fewer files weigh less, since each brings headers and is packed by itself. */

/** What a bundler knows of the modules that it has read. */
interface Known {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

const SOURCES = "/web/src/";
const LIBRARIES = ["svelte", "@fluent", "esm-env", "clsx"];
const ROOMS = ["App.svelte", "main.ts", "design", "shell", "symbols", "texts", "wire"];
/** What a game offers to every page; its boards, catalogs and pictures come when they are wanted. */
const OFFERED = /^(index|moves|colors|lesson\.json)\b/;
/** Small things of a room that others want too. */
const LENT =
  /^(home\/(games|levels)|learn\/(done|lessons)|table\/(clock|ending|record|rematch|report|speaking))\b.*\.ts$/;
const FETCHED = /\.ftl$|^games\/.*\.svg$|\/pictures\.json$/;

/** What every page wants. */
export function baseOf(file: string): string | null {
  const library = /node_modules\/([^/]+)/.exec(file)?.[1];
  if (library) return LIBRARIES.includes(library) ? "base" : null;
  if (file.includes("vite/preload-helper")) return "base";
  const place = placeOf(file);
  const [room = "", , part] = place.split("/");
  if (FETCHED.test(place)) return null;
  const isOffered = room === "games" && (part === undefined || OFFERED.test(part));
  return isOffered || ROOMS.includes(room) || LENT.test(place) ? "base" : null;
}

/** The table as it is first seen; what few of its moments want stays apart. */
export function tableOf(file: string, known: Known): string | null {
  return placeOf(file).startsWith("table/") && isNeeded(file, "table/TablePage.svelte", known)
    ? "table"
    : null;
}

/** A game as it is first seen; its pictures and its end are drawn with the same. */
export function gameOf(file: string, known: Known): string | null {
  const [room, game, part] = placeOf(file).split("/");
  return room === "games" && part && isNeeded(file, `games/${game}/parts.ts`, known) ? game! : null;
}

/** Whether another file of ours cannot begin without this one. */
function isNeeded(file: string, by: string, known: Known): boolean {
  return needs(`${file.split(SOURCES)[0]}${SOURCES}${by}`, known).has(file);
}

/** A module and all that it imports, before anything else is asked for. */
function needs(first: string, known: Known): Set<string> {
  const found = new Set([first]);
  for (const id of found) for (const next of known.getModuleInfo(id)?.importedIds ?? []) found.add(next);
  return found;
}

/** Where a file of ours lies; nothing for others. */
function placeOf(file: string): string {
  return file.split(SOURCES)[1]?.split("?")[0] ?? "";
}
