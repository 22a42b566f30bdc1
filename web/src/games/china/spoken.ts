/** Names of places to be read aloud: what is there, whether it can be chosen, and what that does. */
import { sayMove } from "../saying";
import type { Seat } from "../../wire/protocol";
import type { Choice } from "./choices";
import { nameOf, say, sayColor } from "./text";
import { type ChinaView, type Province, type Space, sum } from "./view";

export function spokenSpace(
  view: ChinaView,
  seats: Seat[],
  space: Space,
  homes: Province[],
  isHarbour: boolean,
): string {
  const province = homes.map(({ name }) => name).join(", ");
  const said = [say(homes.length > 1 ? "post" : "space", { space: space.space, province })];
  if (isHarbour) said.push(say("harbour"));
  if (space.tile)
    said.push(
      space.tile === "hidden" ? say("tileHidden") : say("tileThere", { color: sayColor(space.tile) }),
    );
  if (space.fort) said.push(say("fortThere"));
  said.push(
    space.palace === null ? say("free") : say("palaceOf", { name: nameOf(view, seats, space.palace) }),
  );
  return said.join(", ");
}

export function spokenProvince(view: ChinaView, seats: Seat[], province: Province): string {
  const envoys = province.emissaries.flatMap((n, owner) =>
    n > 0 ? [say("envoysOf", { n, name: nameOf(view, seats, owner) })] : [],
  );
  const whole = say("dragon", {
    province: province.name,
    color: sayColor(province.color),
    n: sum(province.palaces),
    all: province.spaces.length,
    emissaries: sum(province.emissaries),
    limit: province.limit,
  });
  return [whole, ...envoys, ...(province.scored ? [say("scored")] : [])].join(", ");
}

/** What touching a place would do, for those who cannot see it lit. */
export function spokenChoices(view: ChinaView, choices: Choice[] | undefined, isGhost: boolean): string {
  if (isGhost) return `; ${say("ghost")}`;
  if (!choices?.length) return "";
  return `; ${say("lit", { what: choices.map(({ move }) => sayMove(move, { ...view })).join(", ") })}`;
}
