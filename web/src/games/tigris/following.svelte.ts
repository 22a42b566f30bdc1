/** Which part of the map a small screen shows: what is fought for, what is lit, what would be done. */
import { untrack } from "svelte";
import { columnOf, rowOf, SIZE } from "./ground";
import type { Stakes } from "./stakes";
import { FINGER, partOf, type Zoom } from "./zoom.svelte";

export interface Watched {
  stakes: Stakes | undefined;
  lit: string[]; // what may be chosen, the near ones before those where there is much choice
  meant: string | undefined; // the square of a move that waits for its confirmation
  own: string[]; // one's own leaders, or what happened last
}

/** Follow what happens, while a component lives. */
export function follow(zoom: Zoom, watched: () => Watched): void {
  // What was seen stays in the middle when the board comes back, or gets another size.
  $effect(() => {
    void [zoom.width, zoom.height, zoom.scale];
    untrack(() => zoom.scroll());
  });

  // All that is fought for is seen, and afterwards what was seen before.
  $effect(() => {
    const { stakes } = watched();
    void zoom.height;
    if (zoom.isSmall && stakes) untrack(() => zoom.show(stakes.must, stakes.wish));
    else if (!stakes) untrack(() => zoom.back());
  });

  // A finger needs larger squares, and sees what it would do.
  $effect(() => {
    const { stakes, lit, meant } = watched();
    void zoom.height;
    if (!zoom.isSmall || stakes || lit.length === 0) return;
    untrack(() => (meant ? zoom.reveal(partOf([meant])) : showNear(zoom, lit)));
  });

  // At first one's own leaders are seen.
  let isBegun = false;
  $effect(() => {
    if (!zoom.isSmall || isBegun) return;
    isBegun = true;
    const own = untrack(() => watched().own);
    if (own.length) untrack(() => zoom.reveal(partOf(own)));
  });
}

/** Of many squares the one nearest to what is in the middle, unless they are large enough already. */
function showNear(zoom: Zoom, cells: string[]): void {
  if (zoom.size > FINGER * 0.9) return;
  const [x, y] = zoom.middle();
  const places = cells.map((cell) => [(columnOf(cell) + 0.5) * SIZE, (rowOf(cell) + 0.5) * SIZE] as const);
  const away = ([a, b]: readonly [number, number]): number => Math.hypot(a - x, b - y);
  zoom.near(...places.toSorted((one, other) => away(one) - away(other))[0]!);
}
