/** Lessons as `make lessons` writes them: every position, offer and sentence made by the rules. */
import type { Language } from "../texts/languages";
import type { Offer } from "../wire/moves";

/** The same in every language. */
export type Said = Record<Language, string>;

export interface ToldHappening {
  kind: string;
  args: Record<string, number>;
  text: Said;
}

export interface ToldTurn {
  seat: number;
  move: string;
  happenings: ToldHappening[];
}

/** What follows a move that the step asks for. */
export interface Outcome {
  view: Record<string, unknown>;
  turns: ToldTurn[];
  foreseen: { preview: Record<string, unknown>; happenings: ToldHappening[] };
}

export interface Step {
  /** The heading of the rules that tells more. */
  topic: string;
  text: Said;
  hint: Said;
  done: Said;
  /** What to look at, in the words of the notation. */
  places: string[];
  prompt: string;
  question: Said;
  view: Record<string, unknown>;
  offers: Offer[];
  /** Why some likely moves are not possible. */
  why: Record<string, Said>;
  /** Whether it has a position of its own, or goes on from the step before. */
  fresh: boolean;
  moves: Record<string, Outcome>;
}

export interface Told {
  game: string;
  names: string[];
  steps: Step[];
}

/** Where they are: data is fetched as data, not as a script. */
const files = import.meta.glob<string>("../games/*/lesson.json", {
  query: "?url",
  import: "default",
  eager: true,
});

export function hasLesson(game: string): boolean {
  return `../games/${game}/lesson.json` in files;
}

export async function loadLesson(game: string): Promise<Told> {
  const place = files[`../games/${game}/lesson.json`];
  if (!place) throw new Error(`no lesson for ${game}`);
  return (await (await fetch(place)).json()) as Told;
}
