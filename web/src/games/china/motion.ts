/** A piece is set down: it comes from a little above and settles. */
import { duration } from "../../shell/prefs.svelte";

export function settle(_: Element, { delay = 0 }: { delay?: number } = {}) {
  return {
    delay,
    duration: duration(240),
    css: (t: number) => `transform: translateY(${(t - 1) * 14}px); opacity: ${Math.min(1, t * 1.6)}`,
  };
}
