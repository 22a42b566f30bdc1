/** Pieces that change places glide there, from one part of the page to another. */
import { cubicOut } from "svelte/easing";
import { crossfade, fade } from "svelte/transition";
import { duration } from "../../shell/prefs.svelte";

export const [send, receive] = crossfade({
  duration: () => duration(240),
  easing: cubicOut,
  fallback: (node) => fade(node, { duration: duration(200) }),
});
