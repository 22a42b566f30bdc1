/** What a table of this game is made of: fetched together when it is played. */
export { default as Board } from "./Board.svelte";
export { default as Dock } from "./Dock.svelte";
