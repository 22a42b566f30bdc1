/** The keys that `keys.ts` obeys, in the order in which the help tells of them. */
import type { Key } from "../texts/text";

export const KEYS: { keys: string[]; what: Key }[] = [
  { keys: ["Enter"], what: "keys-enter" },
  { keys: ["Esc"], what: "keys-escape" },
  { keys: ["U", "Ctrl Z"], what: "keys-undo" },
  { keys: ["←", "→"], what: "keys-arrows" },
  { keys: ["Shift ←", "Shift →"], what: "keys-turns" },
  { keys: ["Home", "End"], what: "keys-ends" },
  { keys: ["␣"], what: "keys-space" },
  { keys: ["L"], what: "keys-last" },
  { keys: ["T"], what: "keys-type" },
  { keys: ["?"], what: "keys-help" },
];
