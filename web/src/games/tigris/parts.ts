/** What a table of this game is made of: fetched together when it is played. */
import { later } from "./later";
import type { Props } from "./reading";

export { default as Board } from "./Board.svelte";
export { default as Dock } from "./Dock.svelte";
export { default as Panel } from "./Panel.svelte";

const ASKED_BESIDE = ["war", "build", "point"];

/** A question that is asked already is there from the first moment. */
export function prepare({ view, prompt }: Pick<Props, "view" | "prompt">): Promise<void> | undefined {
  return view.conflict || ASKED_BESIDE.includes(prompt ?? "") ? later.fetch() : undefined;
}
