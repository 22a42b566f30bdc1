/** How large the board is drawn: it fits, or on small screens it is as large as a finger needs. */
import { FRAME, HEIGHT, SIZE, WIDTH } from "./ground";

export const WIDE = WIDTH * SIZE + 2 * FRAME;
export const HIGH = HEIGHT * SIZE + 2 * FRAME;
const LEAST = 28; // pixels of a square on a phone
const FINGER = 44; // pixels a finger can hit
const MOST = 3;

export class Zoom {
  box = $state<HTMLElement | undefined>();
  width = $state(0);
  height = $state(0);
  factor = $state(1);

  get isSmall(): boolean {
    return this.width > 0 && this.width < 640;
  }

  /** Pixels of a square when everything is shown that can be. */
  get least(): number {
    const fit = Math.min(this.width / WIDE, this.height / HIGH) * SIZE;
    return this.isSmall ? Math.max(LEAST, fit) : fit;
  }

  get scale(): number {
    return (this.least * this.factor) / SIZE;
  }

  get isLarge(): boolean {
    return this.factor > 1.01;
  }

  /** Large enough for a finger, with this place of the map in the middle. */
  near(x: number, y: number, covered = 0): void {
    this.to(FINGER / this.least, x, y, covered);
  }

  /** Draw so much larger, and show this place of the map in the middle of what is not covered. */
  to(factor: number, x: number, y: number, covered = 0): void {
    this.factor = Math.min(MOST, Math.max(1, factor));
    requestAnimationFrame(() => {
      if (!this.box) return;
      this.box.scrollLeft = (x + FRAME) * this.scale - this.width / 2;
      this.box.scrollTop = (y + FRAME) * this.scale - (this.height - covered) / 2;
    });
  }

  /** What of the map is in the middle now. */
  middle(): [x: number, y: number] {
    const { box } = this;
    if (!box) return [WIDE / 2, HIGH / 2];
    return [
      (box.scrollLeft + this.width / 2) / this.scale - FRAME,
      (box.scrollTop + this.height / 2) / this.scale - FRAME,
    ];
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
      this.to(this.factor * Math.exp(-event.deltaY / 200), ...this.middle());
    };
    const start = (event: TouchEvent): void => {
      apart = event.touches.length === 2 ? spread(event) : 0;
    };
    const move = (event: TouchEvent): void => {
      if (event.touches.length !== 2 || apart === 0) return;
      event.preventDefault();
      const now = spread(event);
      this.to((this.factor * now) / apart, ...this.middle());
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
