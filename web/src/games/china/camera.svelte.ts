/** Where one looks on the map: a middle and a zoom, moved by wheel, fingers, or to a province. */
import type { Box } from "./chart";

const MOST = 4;
const BUTTONS = 52; // pixels at the right, where the buttons lie

export class Camera {
  zoom = $state(1);
  middle = $state.raw<[number, number]>([500, 500]);
  /** The size of the drawing on the screen, and what of the map it holds at zoom 1. */
  width = $state(0);
  height = $state(0);
  base = $state.raw<Box>([0, 0, 1000, 1000]);
  /** A touch of several fingers, or one that moved: it never chooses. */
  isMoving = $state(false);
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- a memory: nothing is drawn from it
  private fingers = new Map<number, { x: number; y: number }>();
  private travelled = 0;

  /** Pixels of a unit at zoom 1. */
  get unit(): number {
    const [left, top, right, bottom] = this.base;
    return Math.min(this.width / (right - left), this.height / (bottom - top)) || 1;
  }

  get scale(): number {
    return this.unit * this.zoom;
  }

  get transform(): string {
    const [left, top, right, bottom] = this.base;
    const [x, y] = this.middle;
    return `translate(${(left + right) / 2 - x * this.zoom}px, ${(top + bottom) / 2 - y * this.zoom}px) scale(${this.zoom})`;
  }

  fit(): void {
    this.go(1, this.middle);
  }

  /** Another size of the screen, or another part of the map: stay within it. */
  settle(base: Box): void {
    this.base = base;
    this.go(this.zoom, this.middle);
  }

  /** Look at a part of the map, with a little around it. */
  show([left, top, right, bottom]: Box): void {
    const room = 24;
    const scale = Math.min(
      (this.width - BUTTONS) / (right - left + room),
      this.height / (bottom - top + room),
    );
    this.go(scale / this.unit, [(left + right) / 2 + BUTTONS / 2 / scale, (top + bottom) / 2]);
  }

  private go(zoom: number, [x, y]: [number, number]): void {
    const [left, top, right, bottom] = this.base;
    this.zoom = Math.min(MOST, Math.max(1, zoom));
    const within = (value: number, low: number, high: number, seen: number): number => {
      const half = Math.min(seen / 2, (high - low) / 2);
      return Math.min(high - half, Math.max(low + half, value));
    };
    this.middle = [
      within(x, left, right, this.width / this.scale),
      within(y, top, bottom, this.height / this.scale),
    ];
  }

  /** Zoom so that what is under a point of the screen stays there. */
  zoomAt(factor: number, x: number, y: number): void {
    const before = this.at(x, y);
    const zoom = Math.min(MOST, Math.max(1, this.zoom * factor));
    const scale = this.unit * zoom;
    this.go(zoom, [before[0] - (x - this.width / 2) / scale, before[1] - (y - this.height / 2) / scale]);
  }

  /** The place of the map under a point of the drawing. */
  at(x: number, y: number): [number, number] {
    return [
      this.middle[0] + (x - this.width / 2) / this.scale,
      this.middle[1] + (y - this.height / 2) / this.scale,
    ];
  }

  /** Where a place of the map is on the drawing, in pixels. */
  where([x, y]: readonly [number, number]): [number, number] {
    return [
      this.width / 2 + (x - this.middle[0]) * this.scale,
      this.height / 2 + (y - this.middle[1]) * this.scale,
    ];
  }

  press(id: number, x: number, y: number): void {
    if (this.fingers.size === 0) this.travelled = 0;
    this.fingers.set(id, { x, y });
    if (this.fingers.size > 1) this.isMoving = true;
  }

  drag(id: number, x: number, y: number, box: DOMRect): void {
    const finger = this.fingers.get(id);
    if (!finger) return;
    const others = [...this.fingers].filter(([other]) => other !== id).map(([, at]) => at);
    this.travelled += Math.hypot(x - finger.x, y - finger.y);
    if (this.travelled > 10) this.isMoving = true;
    const other = others[0];
    if (other) {
      const before = Math.hypot(finger.x - other.x, finger.y - other.y);
      const now = Math.hypot(x - other.x, y - other.y);
      this.zoomAt(now / Math.max(1, before), (x + other.x) / 2 - box.left, (y + other.y) / 2 - box.top);
    }
    const share = other ? 0.5 : 1;
    if (this.isMoving && this.zoom > 1) {
      this.go(this.zoom, [
        this.middle[0] - ((x - finger.x) * share) / this.scale,
        this.middle[1] - ((y - finger.y) * share) / this.scale,
      ]);
    }
    this.fingers.set(id, { x, y });
  }

  /** The click that ends a gesture comes right after: only then it is over. */
  release(id: number): void {
    this.fingers.delete(id);
    if (this.fingers.size === 0) setTimeout(() => this.fingers.size === 0 && (this.isMoving = false), 0);
  }
}
