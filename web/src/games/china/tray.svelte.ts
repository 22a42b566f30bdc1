/** What is being put together beside the draft: cards in the fingers, and a place that waits for them. */
import type { Choice } from "./choices";
import type { Expected } from "./expect";
import type { Props } from "./view";

export type Mode = "place" | "fort" | "exchange" | "special exchange";

export class Tray {
  /** Cards of the hand that shall pay, by their names. */
  cards = $state.raw<string[]>([]);
  mode = $state<Mode>("place");
  /** A place that was touched and can be paid in several ways. */
  open = $state.raw<{ place: string; choices: Choice[] } | undefined>();
  /** What would follow the move the pointer rests on. */
  looked = $state.raw<{ move: string; expected: Expected } | undefined>();
  /** A province that is pointed at in a list. */
  shown = $state<string | undefined>();

  get colors(): string[] {
    return this.cards.map((card) => card.split("-")[0]!);
  }

  take(card: string): void {
    this.cards = this.cards.includes(card)
      ? this.cards.filter((other) => other !== card)
      : [...this.cards, card];
  }

  clear(): void {
    this.cards = [];
    this.mode = "place";
    this.open = this.looked = undefined;
  }
}

const trays = new WeakMap<Props["draft"], Tray>();

/** The one tray of a table: the board and the dock reach into the same. */
export function trayOf(draft: Props["draft"]): Tray {
  let tray = trays.get(draft);
  if (!tray) trays.set(draft, (tray = new Tray()));
  return tray;
}

/** Whether the cards to decide with are the Emperor's; one's own are exchanged while he moves, too. */
export function decidesForEmperor(at: Props): boolean {
  return (
    at.live && at.offers.length > 0 && at.prompt === "emperor" && trayOf(at.draft).mode !== "special exchange"
  );
}
