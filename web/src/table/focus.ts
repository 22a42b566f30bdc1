/**
 * Where the focus goes when what had it is taken away: to the nearest thing that is still there, so that who
 * plays by keys goes on where he was and not at the top of the page.
 */
import type { Action } from "svelte/action";

const REACHED = "a[href], button:not(:disabled), input:not(:disabled), textarea, select, [tabindex='0']";

/** Keep the focus within a part of the page for as long as it was there last. */
export const keepsFocus: Action<HTMLElement> = (node) => {
  let path: HTMLElement[] = []; // from what had the focus outwards, as it stood then

  function remember({ target }: FocusEvent): void {
    path = [];
    for (let at = target as HTMLElement | null; at && node.contains(at); at = at.parentElement) path.push(at);
  }
  // Who leaves by himself is let go: what he left is then still there.
  function forget({ target, relatedTarget }: FocusEvent): void {
    if (relatedTarget && !node.contains(relatedTarget as Node)) path = [];
    else if (!relatedTarget)
      queueMicrotask(() => {
        if (document.hasFocus() && isThere(target as HTMLElement)) path = [];
      });
  }
  function restore(): void {
    const [lost, ...around] = path;
    if (!lost || isThere(lost) || document.activeElement !== document.body) return;
    for (const place of around) {
      const next = place.isConnected ? firstIn(place) : undefined;
      if (next) return next.focus({ preventScroll: true });
    }
  }

  const watch = new MutationObserver(restore);
  watch.observe(node, { childList: true, subtree: true, attributes: true, attributeFilter: ["disabled"] });
  node.addEventListener("focusin", remember);
  node.addEventListener("focusout", forget);
  return { destroy: () => watch.disconnect() };
};

function isThere(element: HTMLElement): boolean {
  return element.isConnected && !element.matches(":disabled");
}

/** A place that can have the focus itself, or the first thing in it that can. */
function firstIn(place: HTMLElement): HTMLElement | undefined {
  if (place.matches("[role=gridcell]")) return place;
  return [...place.querySelectorAll<HTMLElement>(REACHED)].find((element) => element.checkVisibility());
}
