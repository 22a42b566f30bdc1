/** What is looked at without being chosen: a move under the pointer, pieces that would leave. */
import type { Outlook, Props } from "./reading";

const REST = 140; // milliseconds the pointer rests before the server is asked

class Looking {
  /** The square under the pointer or with the focus. */
  cell = $state<string | undefined>();
  /** A move that is only tried on, drawn as a ghost. */
  move = $state<string | undefined>();
  outlook = $state.raw<Outlook | undefined>();
  /** Pieces that would leave, drawn with a cross; sites that are meant. */
  leaving = $state.raw<string[]>([]);
  site = $state.raw<string[]>([]);
  /** What is chosen to be built, and not yet built: nobody can take that back. */
  meant = $state<string | undefined>();
  /** Go to the map with the keys; the map says how. */
  toMap: () => void = () => undefined;

  private timer: ReturnType<typeof setTimeout> | undefined;
  private known = new Map<string, Outlook>();

  /** Try a move on; what would follow is asked for when the pointer rests. */
  at(move: string | undefined, preview: Props["preview"]): void {
    if (this.move === move) return;
    clearTimeout(this.timer);
    this.move = move;
    this.outlook = move === undefined ? undefined : this.known.get(move);
    if (move === undefined || this.outlook) return;
    this.timer = setTimeout(() => void this.ask(move, preview), REST);
  }

  /** What would follow a move; asked once a position. */
  async ask(move: string, preview: Props["preview"]): Promise<Outlook | undefined> {
    const known = this.known;
    if (!known.has(move)) {
      try {
        const { preview: outlook } = await preview(move);
        known.set(move, outlook);
      } catch {
        return undefined; // the move can be made without it
      }
    }
    const outlook = known.get(move);
    if (this.move === move && this.known === known) this.outlook = outlook;
    return outlook;
  }

  /** Another position: nothing known of the old one holds. */
  forget(): void {
    clearTimeout(this.timer);
    this.known = new Map();
    this.move = this.outlook = this.cell = undefined;
    this.leaving = this.site = [];
    this.meant = undefined;
  }
}

export const looking = new Looking();
