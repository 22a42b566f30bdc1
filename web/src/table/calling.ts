/** Notice when it becomes our turn, when we are asked out of turn, and when the game ends. */
import { alertOnce } from "../shell/alerts";
import { play } from "../shell/sound";
import { verdict } from "./ending";
import type { Sitting } from "./sitting.svelte";

/** Warn once when our own time runs low, until it is full again. */
export function warnsFor(): (isLow: boolean) => void {
  let warned = false;
  return (isLow) => {
    if (isLow && !warned) play("low");
    warned = isLow;
  };
}

/** A listener for one table; called with every new position. */
export function callsFor(): (at: Sitting) => void {
  let wasAsked = true; // the first position is no news
  let status = "";
  let seq = -1;
  return (at) => {
    const position = at.position!;
    if (position.seq === seq && position.status === status) return;
    const isFirst = seq < 0;
    const ended = status === "live" && position.status === "over";
    [seq, status] = [position.seq, position.status];
    const isAsked = at.isAsked;
    if (ended) alertOnce("end", verdict(position), position.table);
    else if (isAsked && !wasAsked) {
      const outOfTurn = typeof position.view.turn === "number" && position.view.turn !== position.seat;
      alertOnce(outOfTurn ? "asked" : "turn", position.question, position.table);
    } else if (!isFirst) play("move");
    wasAsked = isAsked;
  };
}
