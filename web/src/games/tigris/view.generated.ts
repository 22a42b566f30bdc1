// Made from the server's own declarations by `make protocol`: do not edit.

/** What everybody sees. */
export interface PublicView {
  tiles: TileOnMap[];
  face_down: string[];
  leaders: LeaderOnMap[];
  treasures: string[];
  catastrophes: string[];
  monuments: MonumentOnMap[];
  monuments_left: string[];
  ziggurat: string | null;
  kingdoms: string[][];
  seats: number;
  turn: number;
  turns: number;
  actions_left: number;
  prompt: Prompt | null;
  asked: number | null;
  catastrophes_left: number[];
  bag: number;
  hand_sizes: number[];
  hands: Record<Color, number>[] | null;
  conflict: ConflictOnMap | null;
  placed: string | null;
  over: boolean;
  ended: End | null;
  result: Ranking[] | null;
}

/** What one seat sees besides. */
export interface OwnView {
  seat: number;
  hand: Record<Color, number> | null;
  points: (Record<Total, number> | null)[];
  prospects: Prospects | null;
}

/** What would follow a move. */
export interface MovePreview {
  events: Record<string, string | number>[];
  points: PointsForeseen[];
  unites: boolean;
  kingdom: string[];
  conflict: Fight | null;
  wars: string[];
  fights: Fight[];
  outcomes: OutcomeForeseen[];
  leaders_home: LeaderSentHome[];
  tiles_lost: number;
  destroyed: TileOnMap[];
  treasures: TreasureForeseen[];
  builds: string[];
  asked: number | null;
  prompt: Prompt | null;
  ends_turn: boolean;
  over: boolean;
}

/** A tile that lies face up. */
export interface TileOnMap {
  cell: string;
  color: Color;
}

/** Where a leader stands, and what he would bring to a revolt and to a war. */
export interface LeaderOnMap {
  seat: number;
  color: Color;
  cell: string;
  temples: number;
  followers: number;
}

/** A monument, and the first of its four squares. */
export interface MonumentOnMap {
  monument: string;
  cell: string;
}

/** The conflict under way, attacker first, with what stands behind each and what counts. */
export interface ConflictOnMap {
  kind: ConflictKind;
  color: Color;
  fighters: [number, number];
  cells: [string, string];
  strength: [number, number];
  support: [number, number];
  sides: [string[], string[]];
  counted: [string[], string[]];
}

/** A seat's totals, weakest first with treasures assigned, and its place. */
export interface Ranking {
  seat: number;
  place: number;
  totals: number[];
}

/** What the pieces of the seat that is asked would do where. */
export interface Prospects {
  tile: TileProspects;
  leader: Record<Color, LeaderProspects>;
}

/** Points that a seat would get, and what for. */
export interface PointsForeseen {
  seat: number;
  color: Color;
  points: number;
  reason: Reason;
}

/** A conflict that would be under way, with what each side has so far, attacker first. */
export interface Fight {
  kind: ConflictKind;
  color: Color;
  attacker: number;
  defender: number;
  strength: [number, number];
}

/** What would follow if one side won the conflict under way. */
export interface OutcomeForeseen {
  winner: number;
  points: PointsForeseen[];
  leaders_home: LeaderSentHome[];
  tiles_lost: string[];
  fights: Fight[];
}

/** A leader who would leave the map. */
export interface LeaderSentHome {
  seat: number;
  color: Color;
}

/** A treasure that a seat would take. */
export interface TreasureForeseen {
  seat: number;
  cell: string;
}

/** Where a tile would start a war, and where it would touch a kingdom. */
export interface TileProspects {
  conflict: string[];
  kingdom: string[];
}

/** Where a leader would start a revolt, and where he may not stand beside a temple. */
export interface LeaderProspects {
  conflict: string[];
  refused: string[];
}

export type Prompt = "action" | "war" | "support" | "build" | "treasure" | "point";

export type Color = "black" | "red" | "blue" | "green";

export type End = "bag" | "treasures" | "turns";

export type Total = "black" | "red" | "blue" | "green" | "treasure";

export type ConflictKind = "revolt" | "war";

export type Reason = "tile" | "revolt" | "war" | "monument" | "ziggurat";

export type View = PublicView & OwnView;

/** What the seat that is asked foresees; others foresee nothing. */
export type Preview = Omit<MovePreview, "events"> | { [Field in keyof MovePreview]?: undefined };
