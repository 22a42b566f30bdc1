/** How pieces come and go: only their place and how much one sees of them move. */
import type { TransitionConfig } from "svelte/transition";
import { duration } from "../../shell/prefs.svelte";

/** Set down: a little larger, then settled. */
export function setDown(_: Element): TransitionConfig {
  return {
    duration: duration(240),
    css: (t, u) => `opacity:${Math.min(1, t * 1.6)};transform:scale(${1 + u * 0.12})`,
  };
}

/** Taken away: it fades and sinks a little. */
export function takeAway(_: Element): TransitionConfig {
  return {
    duration: duration(300),
    css: (t, u) => `opacity:${t};transform:translateY(${u * 6}px)`,
  };
}
