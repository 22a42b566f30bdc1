/** What is only looked at: a move under the pointer, an act whose target is wanted, a nation. */
import type { Act } from "./acts";
import type { Ahead } from "./ghost";
import type { Nation, Props } from "./view";

type Ask = Props["preview"];
type Draft = Props["draft"];

export class Looking {
  /** The move under the pointer or the focus of the keyboard. */
  over = $state<string | undefined>();
  /** A power that still wants its target, by its id; it counts while the draft says so. */
  opened = $state<string | undefined>();
  /** The nation whose power is told: of a card or a site under the pointer, the focus or a finger. */
  nation = $state<Nation | undefined>();
  /** What the server said of moves of this position. */
  known = $state.raw<Record<string, Ahead>>({});
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- a memory: nothing is drawn from it
  private asked = new Set<string>();
  private position: unknown;

  constructor(private readonly draft: Draft) {}

  /** Forget what belonged to another position. */
  begin(position: unknown): void {
    if (this.position === position) return;
    this.position = position;
    this.over = this.opened = this.nation = undefined;
    this.known = {};
    this.asked.clear();
  }

  get move(): string | undefined {
    return this.draft.proposed ?? this.over;
  }

  get ahead(): Ahead | undefined {
    const proposed = this.draft.proposed;
    if (proposed !== undefined && this.draft.foreseen) return this.draft.foreseen.preview;
    return this.move === undefined ? undefined : this.known[this.move];
  }

  /** Ask once what would follow a move; silence is no harm. */
  ask(move: string, preview: Ask): void {
    if (this.asked.has(move)) return;
    this.asked.add(move);
    const position = this.position;
    preview(move).then(
      (foreseen) => {
        if (this.position === position) this.known = { ...this.known, [move]: foreseen.preview };
      },
      () => undefined,
    );
  }

  look(move: string | undefined, preview?: Ask): void {
    this.over = move;
    if (move !== undefined && preview) this.ask(move, preview);
  }

  /** Take an act: make it, or ask for its target. */
  take(act: Act): void {
    this.over = undefined;
    if (act.targets.length === 1) {
      this.draft.pick(act.targets[0]!.picks);
      return;
    }
    this.opened = act.id;
    this.draft.drop();
    this.draft.pick({ kind: act.kind });
  }
}

const all = new WeakMap<Draft, Looking>();

/** Board and dock look at the same things. */
export function lookingOf(draft: Draft): Looking {
  if (!all.has(draft)) all.set(draft, new Looking(draft));
  return all.get(draft)!;
}
