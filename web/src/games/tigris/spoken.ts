/** Squares in words, for those who listen to the board. */
import type { Seat } from "../../wire/protocol";
import { isCorner, isRiver } from "./ground";
import type { Light } from "./lights";
import { type Color, type LeaderPiece, pairOf, type Square } from "./reading";
import { say } from "./text";

export interface Meaning {
  light?: Light;
  isLast: boolean;
  isCounted: boolean;
  isLeaving: boolean;
  isGhost: boolean;
}

/** "E4, river, farm, can be chosen". */
export function sayCell(cell: string, square: Square | undefined, seats: Seat[], meaning: Meaning): string {
  const said = [
    cell,
    say(isRiver(cell) ? "cell-river" : "cell-land"),
    ...(square ? sayPieces(cell, square, seats) : []),
  ];
  if (meaning.light === "conflict") said.push(say("cell-conflict"));
  else if (meaning.light === "no") said.push(say("cell-no"));
  else if (meaning.light) said.push(say("cell-offer"));
  if (meaning.isGhost) said.push(say("cell-ghost"));
  if (meaning.isLast) said.push(say("cell-last"));
  if (meaning.isCounted) said.push(say("cell-counted"));
  if (meaning.isLeaving) said.push(say("cell-leaves"));
  return said.join(", ");
}

function sayPieces(cell: string, square: Square, seats: Seat[]): string[] {
  const said: string[] = [];
  if (square.building === "ziggurat") said.push(say("cell-ziggurat"));
  else if (square.building) {
    const [a, b] = pairOf(square.building);
    said.push(say("cell-monument", { a: say(`color-${a}`), b: say(`color-${b}`) }));
  } else if (square.isFaceDown) said.push(say("cell-down"));
  if (square.tile) said.push(say(`tile-${square.tile}`));
  if (square.leader) said.push(sayLeader(square.leader, seats));
  if (square.isTreasure) said.push(say(isCorner(cell) ? "cell-corner" : "cell-treasure"));
  if (square.isRuin) said.push(say("cell-ruin"));
  return said;
}

export function sayLeader(leader: LeaderPiece, seats: Seat[]): string {
  const { seat, color, followers, temples } = leader;
  return say("cell-leader", {
    leader: say(`leader-${color}`),
    name: seats[seat]?.name ?? "",
    followers,
    temples,
  });
}

/** A name, or "you". */
export function nameOf(seats: Seat[], seat: number, own: number): string {
  return seat === own ? say("see-you") : (seats[seat]?.name ?? "");
}

/** "Your farmer goes home", "King of Anna goes home". */
export function sayHome(seats: Seat[], own: number, gone: { seat: number; color: Color }): string {
  const leader = say(`leader-${gone.color}`);
  return gone.seat === own
    ? say("see-ownHome", { leader })
    : capital(say("see-home", { leader, name: nameOf(seats, gone.seat, own) }));
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
