/** Tell when the pointer or the keyboard rests on something, and when it no longer does. */
import type { Action } from "svelte/action";

type Tell = ((on: boolean) => void) | undefined;

export const looks: Action<HTMLElement, Tell> = (node, first) => {
  let tell = first;
  let isOn = false;
  const enter = (): void => {
    isOn = true;
    tell?.(true);
  };
  // A browser says "blur" while what had the focus is taken away, in the middle of drawing: tell it later.
  const leave = (): void => {
    if (isOn) queueMicrotask(() => tell?.(false));
    isOn = false;
  };
  const events = { pointerenter: enter, focus: enter, pointerleave: leave, blur: leave };
  for (const [name, hear] of Object.entries(events)) node.addEventListener(name, hear);
  return {
    update: (next) => (tell = next),
    destroy: leave,
  };
};
