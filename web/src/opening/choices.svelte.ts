/** The options of a table before it is made: what is chosen, what cannot be and why, and what had to change. */
import { untrack } from "svelte";
import { prefs } from "../shell/prefs.svelte";
import { reasonOf } from "../shell/trying";
import { api } from "../wire/api";
import type { CheckedDocument, RefusedValue } from "../wire/protocol";

export type Value = boolean | string;

/** An option that is another than it was, though nobody touched it. */
export interface Change {
  option: string;
  value: Value;
  why: string; // the server's reason why it could not stay, where there is one
}

export class Choices {
  game = $state("");
  seats = $state(0);
  options = $state.raw<Record<string, Value>>({}); // none as long as the server has not said
  refused = $state.raw<RefusedValue[]>([]);
  changes = $state.raw<Change[]>([]);
  trouble = $state("");
  brought = $state.raw<Record<string, CheckedDocument>>({}); // documents of one's own, by value
  private chosen: Record<string, Value> = {}; // by somebody; whatever is not is as usual
  private asked = 0;

  /** In an effect: the options of a game for so many, and again in another language. */
  keepUp(game: string, seats: number): void {
    void prefs.language;
    untrack(() => {
      const isNew = game !== this.game;
      if (isNew) [this.chosen, this.options] = [{}, {}];
      [this.game, this.seats] = [game, seats];
      if (game && seats) void this.ask(!isNew);
    });
  }

  choose(option: string, value: Value): void {
    this.chosen = { ...this.chosen, [option]: value };
    this.options = { ...this.options, [option]: value };
    this.changes = this.changes.filter((change) => change.option !== option);
    void this.ask(true);
  }

  /** A document of one's own, as the server has looked it through. */
  bring(option: string, document: CheckedDocument): void {
    this.brought = { ...this.brought, [document.value]: document };
    this.choose(option, document.value);
  }

  /** Why a value cannot be chosen beside the others; nothing if it can. */
  whyNot(option: string, value: Value): string {
    return this.refused.find((one) => one.option === option && one.value === value)?.why ?? "";
  }

  /** What can be played, as near as can be to what was chosen. An answer that comes late is of no use. */
  private async ask(tells: boolean): Promise<void> {
    const [mine, before] = [++this.asked, this.options];
    try {
      const answer = await api.options({ game: this.game, seats: this.seats, options: this.chosen });
      if (mine !== this.asked) return;
      [this.options, this.refused, this.trouble] = [answer.options, answer.refused, ""];
      if (tells) this.tell(before);
    } catch (error) {
      if (mine === this.asked) this.trouble = reasonOf(error);
    }
  }

  private tell(before: Record<string, Value>): void {
    const others = Object.entries(this.options).filter(([name, value]) => before[name] !== value);
    const told = this.changes.filter(
      ({ option, value }) => before[option] === value && this.options[option] === value,
    );
    const found = others
      .filter(([name]) => before[name] !== undefined)
      .map(([option, value]) => ({ option, value, why: this.whyNot(option, before[option]!) }));
    this.changes = [...told, ...found];
  }
}
