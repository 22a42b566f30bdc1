// Made from the server's own declarations by `make protocol`: do not edit.

/** What everybody sees. */
export interface PublicView {
  temple_pile: number;
  next_temples: number[];
  unseen_temples: Record<string, number>;
  nation_pile: number;
  next_nations: Nation[];
  discard: Record<Nation, number>;
  seats: number;
  turn: number;
  turns: number;
  prompt: Prompt | null;
  asked: number | null;
  to_discard: number;
  migrated: boolean;
  end_mode: boolean;
  hand_sizes: number[];
  hands: Record<Nation, number>[] | null;
  heights: number[];
  sites: SiteView[];
  pawns: PawnPlace[];
  start_temple: boolean[];
  rows: number[][];
  threats: Threat[];
  over: boolean;
  ended: End | null;
  result: Ranking[] | null;
}

/** What one seat sees besides. */
export interface OwnView {
  seat: number;
  hand: Record<Nation, number> | null;
}

/** What would follow a move. */
export interface MovePreview {
  events: Record<string, string | number>[];
  heights: number[];
  gained: LevelForeseen[];
  destroyed: LevelForeseen[];
  cards: CardsForeseen[];
  halved: number;
  end_mode: boolean;
  ends_turn: boolean;
  asked: number | null;
  prompt: Prompt | null;
  over: boolean;
  ended: End | null;
}

/** Both sides of a site; every list has an entry for each seat. */
export interface SiteView {
  site: Nation;
  columns: Nation[][];
  temples: number[][];
  runs: RunView[][];
}

/** What a side could do with a run at its next turn; `there` if its pawn is at the site. */
export interface Threat {
  seat: number;
  site: Nation;
  nation: Nation;
  level: number;
  there: boolean;
}

/** A seat's height, cards in hand, and place. */
export interface Ranking {
  seat: number;
  place: number;
  height: number;
  cards: number;
}

/** A level that would be won or lost. */
export interface LevelForeseen {
  site: Nation;
  level: number;
}

/** Cards that would change sides or go. */
export interface CardsForeseen {
  nation: Nation;
  cards: number;
}

/** Three like cards or more that follow one another in a column. */
export interface RunView {
  nation: Nation;
  start: number;
  length: number;
}

export type Nation = "assyrians" | "hittites" | "medes" | "persians" | "sumerians";

export type Prompt = "action" | "discard";

export type PawnPlace = "assyrians" | "hittites" | "medes" | "persians" | "sumerians" | "quarry";

export type End = "lead" | "twenty" | "nine" | "pile" | "turns";

export type View = PublicView & OwnView;

/** What the seat that is asked foresees; others foresee nothing. */
export type Preview = Omit<MovePreview, "events"> | { [Field in keyof MovePreview]?: undefined };
