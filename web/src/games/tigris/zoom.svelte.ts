/** How large the board is drawn and which part of it is seen: on small screens as large as a finger needs. */
import { tick } from "svelte";
import { columnOf, FRAME, HEIGHT, rowOf, SIZE, WIDTH } from "./ground";
import type { Box } from "./spot";

export const WIDE = WIDTH * SIZE + 2 * FRAME;
export const HIGH = HEIGHT * SIZE + 2 * FRAME;
export const FINGER = 44; // pixels of a square that a finger can hit
const MOST = 4; // times the size at which everything is seen
const NEARLY = 1.35; // times larger, for which no part of the map is given up
const READABLE = 20; // pixels of a square on which a piece can be told from others
const AIR = 0.3; // of a square, around what must be seen

/** A part of the map, in the units of the drawing. */
export interface Part {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The part of the map that these squares fill. */
export function partOf(cells: string[]): Part {
  const columns = cells.map(columnOf);
  const rows = cells.map(rowOf);
  return {
    left: (Math.min(...columns) - AIR) * SIZE,
    top: (Math.min(...rows) - AIR) * SIZE,
    right: (Math.max(...columns) + 1 + AIR) * SIZE,
    bottom: (Math.max(...rows) + 1 + AIR) * SIZE,
  };
}

export class Zoom {
  box = $state<HTMLElement | undefined>();
  width = $state(0);
  height = $state(0);
  /** Pixels of a square, once somebody has chosen; else as much as the screen suggests. */
  private chosen = $state<number | undefined>();
  /** What of the map is in the middle: kept while the board is out of sight, or changes its size. */
  private centre: [x: number, y: number] = [(WIDTH * SIZE) / 2, (HEIGHT * SIZE) / 2];
  /** What was seen before something had to be shown. */
  /** Where the map was scrolled to last, by us: no wish of a person. */
  private scrolled = { left: 0, top: 0 };
  private before: { chosen: number | undefined; centre: [number, number] } | undefined;

  get isSmall(): boolean {
    return this.width > 0 && this.width < 640;
  }

  /** Pixels of a square when all of the map is seen. */
  get whole(): number {
    return Math.min(this.width / WIDE, this.height / HIGH) * SIZE;
  }

  /** Pixels of a square at rest: a small screen is filled, unless the whole map nearly fills it. */
  get rest(): number {
    const filled = Math.max(this.width / WIDE, this.height / HIGH) * SIZE;
    return this.isSmall && filled > this.whole * NEARLY ? Math.min(FINGER, filled) : this.whole;
  }

  get size(): number {
    return Math.min(this.whole * MOST, Math.max(this.whole, this.chosen ?? this.rest));
  }

  get scale(): number {
    return this.size / SIZE;
  }

  /** Whether some of the map is out of sight. */
  get isLarge(): boolean {
    return this.size > this.whole * 1.01;
  }

  /** Where a place of the map is on the screen, from the top left of what is seen. */
  onScreen(x: number, y: number, scrolled: { x: number; y: number }): [x: number, y: number] {
    const { scale, width, height } = this;
    return [
      (x + FRAME) * scale - scrolled.x + Math.max(0, (width - WIDE * scale) / 2),
      (y + FRAME) * scale - scrolled.y + Math.max(0, (height - HIGH * scale) / 2),
    ];
  }

  /** A square on the screen, or several by the first of them. */
  boxOf(cell: string, scrolled: { x: number; y: number }, squares = 1): Box {
    const [x, y] = this.onScreen(columnOf(cell) * SIZE, rowOf(cell) * SIZE, scrolled);
    return { x, y, wide: this.size * squares, high: this.size * squares };
  }

  /** What is seen of the ground, inside the frame with its letters and numbers. */
  ground(scrolled: { x: number; y: number }): Box {
    const [left, top] = this.onScreen(0, 0, scrolled);
    const [right, bottom] = this.onScreen(WIDTH * SIZE, HEIGHT * SIZE, scrolled);
    const [x, y] = [Math.max(0, left), Math.max(0, top)];
    return { x, y, wide: Math.min(this.width, right) - x, high: Math.min(this.height, bottom) - y };
  }

  /** Large enough for a finger, with this place of the map in the middle. */
  near(x: number, y: number): void {
    this.to(FINGER, x, y);
  }

  /** All of the map. */
  all(): void {
    this.to(this.whole, ...this.centre);
  }

  /** So many pixels for a square, and this place of the map in the middle. */
  to(size: number, x: number, y: number): void {
    this.chosen = size;
    this.centre = [x, y];
    this.scroll();
  }

  /** Show all that should be seen if it can be told apart then, else what must be seen. */
  show(must: string[], wish: string[]): void {
    this.before ??= { chosen: this.chosen, centre: this.centre };
    const [all, least] = [partOf(wish), partOf(must)];
    const { left, top, right, bottom } = this.fits(all) >= READABLE ? all : least;
    this.to(
      Math.min(FINGER, this.fits({ left, top, right, bottom })),
      (left + right) / 2,
      (top + bottom) / 2,
    );
  }

  /** Back to what was seen before it. */
  back(): void {
    if (!this.before) return;
    this.chosen = this.before.chosen;
    this.centre = this.before.centre;
    this.before = undefined;
    this.scroll();
  }

  /** Pixels of a square when all of this part is seen. */
  private fits({ left, top, right, bottom }: Part): number {
    return Math.min(this.width / (right - left), this.height / (bottom - top)) * SIZE;
  }

  /** Move no more than it takes to see all of this part. */
  reveal({ left, top, right, bottom }: Part): void {
    const [wide, high] = [this.width / this.scale / 2, this.height / this.scale / 2];
    const within = (at: number, from: number, to: number, half: number): number =>
      Math.min(from + half, Math.max(to - half, at));
    const [x, y] = this.centre;
    this.centre = [within(x, left, right, wide), within(y, top, bottom, high)];
    this.scroll();
  }

  /** The middle of the map that is seen. */
  middle(): [x: number, y: number] {
    return this.centre;
  }

  /** Show the middle again: after another size, or when the board comes back into sight. */
  scroll(): void {
    void tick().then(() => {
      const { box, scale } = this;
      if (!box || this.width === 0) return;
      const [x, y] = this.centre;
      box.scrollLeft = (x + FRAME) * scale - this.width / 2;
      box.scrollTop = (y + FRAME) * scale - this.height / 2;
      this.scrolled = { left: box.scrollLeft, top: box.scrollTop };
    });
  }

  /** Somebody moved the map. */
  moved({ scrollLeft, scrollTop, clientWidth, clientHeight }: HTMLElement): void {
    const { left, top } = this.scrolled;
    if (clientWidth === 0 || (Math.abs(scrollLeft - left) < 2 && Math.abs(scrollTop - top) < 2)) return;
    this.scrolled = { left: scrollLeft, top: scrollTop };
    const at = (scrolled: number, seen: number, all: number, kept: number): number =>
      all * this.scale <= seen + 1 ? kept : (scrolled + seen / 2) / this.scale - FRAME;
    const [x, y] = this.centre;
    this.centre = [at(scrollLeft, clientWidth, WIDE, x), at(scrollTop, clientHeight, HIGH, y)];
  }

  /** Two fingers, or the wheel with ctrl: one finger and the wheel alone scroll as everywhere. */
  hold(box: HTMLElement): () => void {
    this.box = box;
    let apart = 0;
    const spread = ({ touches: [a, b] }: TouchEvent): number =>
      Math.hypot(a!.clientX - b!.clientX, a!.clientY - b!.clientY);
    const wheel = (event: WheelEvent): void => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      this.to(this.size * Math.exp(-event.deltaY / 200), ...this.centre);
    };
    const start = (event: TouchEvent): void => {
      apart = event.touches.length === 2 ? spread(event) : 0;
    };
    const move = (event: TouchEvent): void => {
      if (event.touches.length !== 2 || apart === 0) return;
      event.preventDefault();
      const now = spread(event);
      this.to((this.size * now) / apart, ...this.centre);
      apart = now;
    };
    box.addEventListener("wheel", wheel, { passive: false });
    box.addEventListener("touchstart", start, { passive: true });
    box.addEventListener("touchmove", move, { passive: false });
    return () => {
      box.removeEventListener("wheel", wheel);
      box.removeEventListener("touchstart", start);
      box.removeEventListener("touchmove", move);
    };
  }
}
