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
