/** What can be done by a key at the table, while nobody types in a field; `keyList.ts` tells of it. */
import { placesOf, turnFrom } from "./story";
import type { Sitting } from "./sitting.svelte";

export interface Doors {
  type(): void;
  help(): void;
}

function isTaken(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement;
  return (
    event.defaultPrevented ||
    target.closest("input, textarea, select, dialog, [role=grid], [role=slider]") !== null
  );
}

/** Obey a key; whether it meant anything. */
export function obey(event: KeyboardEvent, at: Sitting, doors: Doors): boolean {
  if (isTaken(event) || event.altKey) return false;
  if (event.ctrlKey || event.metaKey) return event.key === "z" && !event.shiftKey && undo(at);
  const isOnControl = (event.target as HTMLElement).closest("button, a, [role=button]") !== null;
  if (isOnControl && (event.key === "Enter" || event.key === " ")) return false;
  return opened(event.key, doors) || played(event.key, at) || travelled(event, at);
}

function opened(key: string, doors: Doors): boolean {
  if (key === "t") doors.type();
  else if (key === "?") doors.help();
  else return false;
  return true;
}

/** The keys of the move in the making, and of the last one. */
function played(key: string, at: Sitting): boolean {
  switch (key) {
    case "Enter":
      if (at.draft.proposed === undefined) return false;
      at.draft.confirm();
      return true;
    case "Escape":
      if (at.draft.isEmpty) return false;
      at.draft.drop();
      return true;
    case "u":
      return undo(at);
    case "l":
      at.highlight = at.table.turns.length ? placesOf(at.table.turns.at(-1)!) : [];
      return true;
  }
  return false;
}

/** The keys that look back. */
function travelled(event: KeyboardEvent, at: Sitting): boolean {
  switch (event.key) {
    case "ArrowLeft":
      return stepped(at, -1, event.shiftKey);
    case "ArrowRight":
      return stepped(at, 1, event.shiftKey);
    case "Home":
      at.past.pause();
      at.past.go(0);
      return true;
    case "End":
    case " ":
      return left(at);
  }
  return false;
}

function undo(at: Sitting): boolean {
  if (!at.position?.undo.allowed) return false;
  void at.undo();
  return true;
}

function left(at: Sitting): boolean {
  if (at.past.ply === undefined) return false;
  at.past.leave();
  return true;
}

/** One event on or back, or a whole turn. */
function stepped(at: Sitting, by: 1 | -1, wholeTurn: boolean): boolean {
  const { turns } = at.table;
  const { ply } = at.past;
  if (turns.length === 0 || (by > 0 && ply === undefined)) return false;
  const here = ply ?? turns.at(-1)!.seq;
  at.past.step(wholeTurn ? turnFrom(turns, here, by) - here : by);
  return true;
}
