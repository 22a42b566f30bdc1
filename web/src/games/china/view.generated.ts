// Made from the server's own declarations by `make protocol`: do not edit.

/** What everybody sees. */
export interface PublicView {
  hand_sizes: number[];
  hands: Record<Color, number>[] | null;
  display: Record<Color, number>;
  pile: number;
  next_cards: Color[];
  discard: Record<Color, number>;
  exhaustions: number;
  turn: number;
  turns: number;
  placed: number;
  cards_played: number;
  empty_provinces: string[];
  claimed: string | null;
  to_draw: number;
  influence_cards?: boolean;
  emperor_hand?: Record<Color, number>;
  kept?: Record<Color, number>[];
  influence?: Record<Color, number | null>;
  specials?: Special[][];
  played?: Record<Color, number>;
  two_provinces?: boolean;
  emperor_moved?: boolean;
  claimed_for_emperor?: boolean;
  seats: number;
  map: string;
  map_digest: string;
  chart: Charted | null;
  fortifications: boolean;
  bonus: boolean;
  prompt: Prompt | null;
  asked: number | null;
  spaces: SpaceView[];
  provinces: ProvinceView[];
  supply: Record<Piece, number>[];
  score: number[];
  tiles_taken: number[];
  if_it_ended_now: Breakdown;
  over: boolean;
  ended: End | null;
  result: Ranking[] | null;
}

/** What one seat sees besides. */
export interface OwnView {
  seat: number;
  hand: Record<Color, number> | null;
  tiles: (Record<TileColor, number> | null)[];
}

/** What would follow a move. */
export interface MovePreview {
  events: Record<string, string | number>[];
  provinces: ProvinceForeseen[];
  scored: string[];
  chains: ChainsForeseen;
  points: PointsForeseen[];
  asked: number | null;
  prompt: Prompt | null;
  over: boolean;
  ended: End | null;
}

/** A map that does not come with the game; the first of the alliances has the number 1. */
export interface Charted {
  roads: [string, string][];
  alliances: [string, string][];
  harbours: string[];
  picture: Picture | null;
}

/** A space with what stands on it: a palace and its owner, a fortification, a tile. */
export interface SpaceView {
  space: string;
  palace: number | null;
  fort: boolean;
  tile: TileWord | null;
}

/** A province; palaces and emissaries have an entry for each owner. */
export interface ProvinceView {
  province: string;
  name: string;
  color: Color;
  spaces: string[];
  palaces: number[];
  emissaries: number[];
  limit: number;
  scored: boolean;
}

/** The points if the game ended now; every list has an entry for each seat. */
export interface Breakdown {
  palaces: Record<string, number[]>;
  alliances: Record<string, number[]>;
  roads: number[];
  chains: string[][][];
  chain_points: number[][];
  harbours: number[];
  bonus?: number[];
  totals: number[];
}

/** A seat's total, pieces left, and place. */
export interface Ranking {
  seat: number;
  place: number;
  score: number;
  pieces: number;
}

/** A province in which something would change. */
export interface ProvinceForeseen {
  province: string;
  before: ProvinceStanding;
  after: ProvinceStanding;
}

/** How long the chains of the seat are, and would be. */
export interface ChainsForeseen {
  before: number[];
  after: number[];
}

/** What a seat would have if the game ended now, and after the move. */
export interface PointsForeseen {
  seat: number;
  before: number;
  after: number;
}

/** Where everything lies on a map, by the ids of what lies there; markers are of alliances. */
export interface Picture {
  size: [number, number];
  outlines: Record<string, [number, number][]>;
  dragons: Record<string, [number, number]>;
  labels: Record<string, [number, number]>;
  spaces: Record<string, [number, number]>;
  markers: [number, number][];
  grounds: Record<string, [number, number][]>;
}

/** Palaces and who has most of them, emissaries and their limit, who leads with them. */
export interface ProvinceStanding {
  palaces: number[];
  majority: number[];
  emissaries: number[];
  leads: number[];
  limit: number;
  room: number;
}

export type Color = "red" | "green" | "yellow" | "orange" | "purple";

export type Special = "emperor-first" | "two-provinces" | "exchange";

export type Prompt = "place" | "draw" | "site" | "keep" | "emperor";

export type Piece = "palace" | "emissary" | "fort";

export type End = "pile" | "pieces";

export type TileColor = "green" | "yellow" | "orange";

export type TileWord = "green" | "yellow" | "orange" | "hidden";

export type View = PublicView & OwnView;

/** What the seat that is asked foresees; others foresee nothing. */
export type Preview = Omit<MovePreview, "events"> | { [Field in keyof MovePreview]?: undefined };
