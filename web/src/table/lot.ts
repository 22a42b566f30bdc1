/** Who begins, where that was drawn by lot: all moved up around the table until it was his turn. */
import { t } from "../texts/text";
import type { Update } from "../wire/protocol";

/** Where the lot fell, and on whom; nothing where none was drawn. */
export function lotFell({ drawn, seats }: Update): string {
  if (drawn === null) return "";
  return t("lot-fell", { chair: drawn + 1, seats: seats.length, name: seats[0]!.name });
}

/** The names in the order in which they sat before the lot was drawn. */
export function satBefore(names: string[], drawn: number): string[] {
  const from = names.length - drawn;
  return [...names.slice(from), ...names.slice(0, from)];
}
