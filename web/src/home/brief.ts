/** What a list tells of a table, read from its brief. */
import { paceWords } from "../opening/saying";
import { t } from "../texts/text";
import type { TableBrief } from "../wire/api";

/** Where we sit; the first seat if there are several, -1 if there is none. */
export function ownSeat(table: TableBrief): number {
  return table.seats.findIndex((seat) => seat.mine);
}

/** Whether we, and not a bot in our place, are to decide. */
export function isOurTurn(table: TableBrief): boolean {
  const asked = table.seats[table.asked ?? -1];
  return table.status === "live" && asked?.mine === true && !asked.stand_in;
}

/** Who plays with us, or everybody where we do not play or share a device; bots are told as such. */
export function othersAt(table: TableBrief): string {
  const sharesDevice = table.seats.filter((seat) => seat.mine).length > 1;
  const others = table.seats.filter((seat) => sharesDevice || !seat.mine);
  return others
    .map((seat) =>
      seat.kind === "open"
        ? t("home-openSeat")
        : seat.kind === "bot"
          ? t("home-botName", { name: seat.name })
          : seat.name,
    )
    .join(", ");
}

/** How fast it is played, unless nobody counts the time. */
export function paceOf(table: TableBrief): string {
  return table.pace.kind === "untimed" ? "" : paceWords(table.pace);
}

/** How long a person who is asked still has; bots are waited for without a word. */
export function leftAt(table: TableBrief, now = Date.now() / 1000): string {
  const asked = table.seats[table.asked ?? -1];
  if (table.deadline <= 0 || table.pace.kind === "untimed" || asked?.kind !== "person" || asked.stand_in)
    return "";
  const minutes = Math.max(0, Math.floor((table.deadline - now) / 60));
  if (minutes < 1) return t("home-left-soon");
  if (minutes < 60) return t("home-left-minutes", { n: minutes });
  if (minutes < 48 * 60) return t("home-left-hours", { n: Math.floor(minutes / 60) });
  return t("home-left-days", { n: Math.floor(minutes / 60 / 24) });
}
