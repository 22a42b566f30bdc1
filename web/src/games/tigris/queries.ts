/** What the map answers to a key: K the kingdom here, S all strengths, P one's own pieces. */
import type { Seat } from "../../wire/protocol";
import type { View } from "./reading";
import { sayLeader } from "./spoken";
import { say } from "./text";

export function answer(
  key: string,
  cell: string,
  view: View,
  seats: Seat[],
  seat: number,
): string | undefined {
  const tell = (leaders: View["leaders"]): string =>
    leaders.map((leader) => `${leader.cell}: ${sayLeader(leader, seats)}`).join("; ") || say("key-nobody");
  switch (key.toLowerCase()) {
    case "k": {
      const kingdom = view.kingdoms.find((cells) => cells.includes(cell));
      if (!kingdom) return say("key-noKingdom", { cell });
      return say("key-kingdom", {
        n: kingdom.length,
        leaders: tell(view.leaders.filter((leader) => kingdom.includes(leader.cell))),
      });
    }
    case "s":
      return tell(view.leaders);
    case "p":
      return tell(view.leaders.filter((leader) => leader.seat === seat));
  }
  return undefined;
}
