/** The focus of the keyboard stays with the game when what had it is gone, played or drawn. */
import { tick } from "svelte";

const PLACES = {
  draw: ".china .display button:enabled",
  keep: ".china .hand button:enabled",
};
const MAP = ".china [data-place][tabindex='0']";

/** Watches over the focus while the caller lives; `happens` is read so that every change is seen. */
export function keepFocus(happens: () => { prompt: string | null }): void {
  let held: Element | null = null;

  $effect(() => {
    const note = ({ target }: FocusEvent): void => {
      held = target instanceof Element ? target.closest(".china :is(button, [data-place])") : null;
    };
    addEventListener("focusin", note);
    return () => removeEventListener("focusin", note);
  });
  $effect(() => {
    const { prompt } = happens();
    void tick().then(() => {
      if (held === null || (held.isConnected && !held.matches(":disabled"))) return;
      const wanted = PLACES[prompt as keyof typeof PLACES];
      const next = (wanted && document.querySelector(wanted)) || document.querySelector(MAP);
      (next as HTMLElement | SVGElement | null)?.focus({ preventScroll: true });
    });
  });
}
