/** What a finished game came to, as `GET /api/tables/T/summary` tells it. */

export interface Moment {
  seq: number;
  scores: number[];
  parts: number[][]; // by seat, then as `Summary.parts` names them
}

export interface Source {
  seat: number;
  kind: string;
  reason: string;
  points: number;
}

/** Attacker first; the winner is -1 where the game ended before. */
export interface Conflict {
  seq: number;
  kind: string;
  color: string;
  seats: number[];
  strength: number[];
  support: number[];
  winner: number;
  points: number;
}

export interface Use {
  seat: number;
  used_ms: number;
  decisions: number;
  undone: number;
}

export interface Drawn {
  name: string;
  drawn: number;
  expected: number;
  z: number;
}

export interface Luck {
  seat: number;
  kinds: Drawn[];
  chance: number;
}

export interface Summary {
  table: string;
  game: string;
  turns: number;
  parts: string[];
  moments: Moment[];
  sources: Source[];
  conflicts: Conflict[];
  uses: Use[];
  luck: Luck[];
  dice: string[];
}

/** What moved a game: a blunder, a stroke, or what a draw or the deal gave a seat. */
export interface KeyMoment {
  seq: number;
  kind: "blunder" | "stroke" | "draw" | "deal";
  seat: number;
  size: number; // of the chance to win
  move: string;
  chance: number;
  best: string;
  best_chance: number;
  next_chance: number; // of the best of all other moves
  reasons: string[]; // for the best
}

/** How a finished game went as a bot judges it, as `GET /api/tables/T/analysis` tells it. */
export interface Analysis {
  table: string;
  game: string;
  standings: { seq: number; chances: number[] }[];
  moments: KeyMoment[];
  luck: number[]; // by seat: what draws added to the chance
  lost: number[]; // by seat: what a decision gave away on average
}
