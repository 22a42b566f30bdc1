/** Whether one may speak at a table, as far as the page can know: the server has the last word. */
import type { Key } from "../texts/keys";
import type { Me } from "../wire/api";
import type { Update } from "../wire/protocol";

export const SPEECHES = ["everybody", "players", "nobody"] as const;

type Seen = Pick<Update, "speech" | "silenced" | "owner" | "seat">;

/** The sentence that stands where one would speak, or nothing if one may. */
export function whySilent(table: Seen, me: Pick<Me, "user" | "guest"> | undefined): Key | undefined {
  if (me && table.silenced.includes(me.user)) return "chat-silenced";
  if (table.speech === "nobody") return "chat-nobody";
  if (table.owner || table.seat >= 0) return undefined;
  if (table.speech === "players") return "chat-players";
  return me?.guest === false ? undefined : "chat-guests";
}
