/** What the first sight of a table does not need: previews, questions and how a conflict ended. */
export { default as Building } from "./Building.svelte";
export { default as ConflictPanel } from "./ConflictPanel.svelte";
export { default as Foresight } from "./Foresight.svelte";
export { default as PointColor } from "./PointColor.svelte";
export { default as Result } from "./Result.svelte";
export { default as WarOrder } from "./WarOrder.svelte";
