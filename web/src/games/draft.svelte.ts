/**
 * The move that is being put together: shared by the board, the dock, the panel and the prompt.
 * A word picked in one of them narrows what the others light up.
 */
import { matching, moveOf, type Offer, type Picks, wordsFor } from "../wire/moves";
import type { Foreseen } from "../wire/protocol";

/** What would follow a move, as a game foresees it. */
export type ForeseenAs<Preview> = Omit<Foreseen, "preview"> & { preview: Preview };

export interface Hands<Preview = Foreseen["preview"]> {
  offers(): Offer[];
  choose(move: string): void;
  preview(move: string): Promise<ForeseenAs<Preview>>;
  /** Whether a move is first shown, and made when it is confirmed; `isSure` as in `pick`. */
  confirms(isSure: boolean): boolean;
}

export class Draft<Preview = Foreseen["preview"]> {
  picks = $state.raw<Picks>({});
  /** A whole move that waits for its confirmation: draw it as a ghost. */
  proposed = $state<string | undefined>();
  /** What would follow the proposed move. */
  foreseen = $state.raw<ForeseenAs<Preview> | undefined>();

  constructor(private readonly hands: Hands<Preview>) {}

  /** The offers that are still possible. */
  get offers(): Offer[] {
    return matching(this.hands.offers(), this.picks);
  }

  get isEmpty(): boolean {
    return Object.keys(this.picks).length === 0 && this.proposed === undefined;
  }

  /** The words that may still be said for an argument: the places to light up. */
  words(name: string): string[] {
    return wordsFor(this.hands.offers(), this.picks, name);
  }

  /**
   * Say some words; those that no longer fit are forgotten. When the move is whole, propose it. A board is sure
   * of a move that was put together in more than one step and can be taken back: a slip of the finger is none.
   */
  pick(words: Picks, isSure = false): void {
    const next = { ...this.picks, ...words };
    const offers = this.hands.offers();
    this.picks = matching(offers, next).length > 0 ? next : words;
    const move = moveOf(offers, this.picks);
    if (move === undefined) this.proposed = this.foreseen = undefined;
    else this.propose(move, isSure);
  }

  /** Take a word back, or all of them. */
  drop(name?: string): void {
    const { [name ?? ""]: _, ...rest } = this.picks;
    this.picks = name === undefined ? {} : rest;
    this.proposed = this.foreseen = undefined;
  }

  /** Make a move, or show it first; proposing the same again makes it. */
  propose(move: string, isSure = false): void {
    if (!this.hands.confirms(isSure) || this.proposed === move) {
      this.drop();
      this.hands.choose(move);
      return;
    }
    this.proposed = move;
    this.foreseen = undefined;
    this.hands.preview(move).then(
      (foreseen) => {
        if (this.proposed === move) this.foreseen = foreseen;
      },
      () => undefined, // the confirmation works without it
    );
  }

  confirm(): void {
    if (this.proposed !== undefined) this.propose(this.proposed);
  }
}
