/** A lesson while it is played: which step, what was done, and what is said about it. */
import { Draft } from "../games/draft.svelte";
import { isTouch, prefs } from "../shell/prefs.svelte";
import { inLanguage } from "../texts/languages";
import { t } from "../texts/text";
import { movesOf, type Offer } from "../wire/moves";
import type { Explained, Foreseen, Happening, Seat, Turn } from "../wire/protocol";
import { finish } from "./done.svelte";
import type { Outcome, Said, Step, Told, ToldHappening } from "./lessons";

export const LEARNER = 0;

export class Lesson {
  at = $state(0);
  /** The move of this step, once it is made. */
  made = $state<string | undefined>();
  /** What is said after something else was tried, or when a hint is wanted. */
  note = $state("");
  readonly draft: Draft;

  constructor(readonly told: Told) {
    this.draft = new Draft({
      offers: () => this.offers,
      choose: (move) => this.choose(move),
      preview: (move) => this.consider(move),
      confirms: () => prefs.confirmation === "always" || (prefs.confirmation === "touch" && isTouch()),
    });
  }

  get step(): Step {
    return this.told.steps[this.at]!;
  }

  get isLast(): boolean {
    return this.at === this.told.steps.length - 1;
  }

  get outcome(): Outcome | undefined {
    return this.made === undefined ? undefined : this.step.moves[this.made];
  }

  get view(): Record<string, unknown> {
    return this.outcome?.view ?? this.step.view;
  }

  get offers(): Offer[] {
    return this.outcome ? [] : this.step.offers;
  }

  /** The step in which this position was set up: pieces do not glide from one position to another. */
  get scene(): number {
    let first = this.at;
    while (!this.told.steps[first]!.fresh) first--;
    return first;
  }

  get turns(): Turn[] {
    const before = this.told.steps.slice(this.scene, this.at).map((step) => Object.values(step.moves)[0]!);
    const all = [...before, ...(this.outcome ? [this.outcome] : [])].flatMap(({ turns }) => turns);
    return all.map((turn, n) => ({
      ...turn,
      seq: n + 1,
      kind: "choose",
      happenings: turn.happenings.map(said),
      note: "",
    }));
  }

  /** What came of the move of this step, in sentences. */
  get happened(): Happening[] {
    return this.outcome?.turns.flatMap(({ happenings }) => happenings.map(said)) ?? [];
  }

  get seats(): Seat[] {
    return this.told.names.map((name, seat) => ({
      seat,
      name,
      kind: seat === LEARNER ? "person" : "bot",
      level: "",
      stand_in: "",
      present: true,
      mine: seat === LEARNER,
      clock_ms: null,
      playing: "",
    }));
  }

  choose(move: string): void {
    if (this.made !== undefined) return;
    if (!(move in this.step.moves)) {
      this.note = `${t("lesson-other")} ${spoken(this.step.hint)}`;
      return;
    }
    this.note = "";
    this.made = move;
    if (this.isLast) finish(this.told.game);
  }

  /** Before a move is confirmed: another than the wished one is not even proposed. */
  private consider(move: string): Promise<Foreseen> {
    if (!(move in this.step.moves)) {
      this.draft.drop();
      this.choose(move);
    }
    return this.preview(move);
  }

  async preview(move: string): Promise<Foreseen> {
    const foreseen = this.step.moves[move]?.foreseen;
    if (!foreseen) throw new Error(`nothing is known of ${move}`);
    return {
      type: "foreseen",
      id: "",
      preview: foreseen.preview,
      happenings: foreseen.happenings.map(said),
    };
  }

  async explain(move: string): Promise<Explained> {
    const allowed = movesOf(this.step.offers).includes(move);
    const why = this.step.why[move];
    const text = allowed ? "" : why ? spoken(why) : `${t("lesson-impossible")} ${spoken(this.step.hint)}`;
    return { type: "explained", id: "", allowed, text };
  }

  hint(): void {
    this.note = spoken(this.step.hint);
  }

  /** Go to a step, as it was at its beginning. */
  go(step: number): void {
    this.draft.drop();
    this.at = Math.min(Math.max(step, 0), this.told.steps.length - 1);
    this.made = undefined;
    this.note = "";
  }
}

/** What a lesson says, in the language of the page. */
export function spoken(text: Said): string {
  return inLanguage(text, prefs.language);
}

function said(happening: ToldHappening): Happening {
  return { ...happening, text: spoken(happening.text) };
}
