/** What a table of a game without a board of its own is made of. */
export { default as Board } from "./Board.svelte";
