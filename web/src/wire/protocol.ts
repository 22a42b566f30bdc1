// Made from the server's messages by `make protocol`: do not edit.

/** Watch a table from a seat, or as a spectator; `last` is the last event already seen. */
export interface Hello {
  type: "hello";
  table: string;
  last?: number;
  language?: string;
}

/** Make a decision on the position the client saw: `seq` events had happened. */
export interface Choose {
  type: "choose";
  id: string;
  seq: number;
  move: string;
}

/** Take one's last decision back. */
export interface Undo {
  type: "undo";
  id: string;
  seq: number;
}

/** What would follow a move? */
export interface Preview {
  type: "preview";
  id: string;
  move: string;
}

/** Why may a move not be made? */
export interface Explain {
  type: "explain";
  id: string;
  move: string;
}

/** A line of chat. */
export interface Say {
  type: "say";
  id: string;
  text: string;
}

/** Give up: the game ends. */
export interface Resign {
  type: "resign";
  id: string;
}

/** Be willing to leave the game unfinished, or no longer; it ends when all are. */
export interface Agree {
  type: "agree";
  id: string;
  yes: boolean;
}

/** Let a bot play for oneself, until one returns. */
export interface Leave {
  type: "leave";
  id: string;
}

/** Play for oneself again. */
export interface Return {
  type: "return";
  id: string;
}

/** Is anybody there? */
export interface Ping {
  type: "ping";
  id: string;
}

/** `view` is the whole truth for this seat; `turns` only tell how it came about. */
export interface Update {
  type: "update";
  table: string;
  game: string;
  options: Record<string, unknown>;
  rules: number;
  seq: number;
  status: string;
  note: string;
  owner: boolean;
  public: boolean;
  shared: boolean;
  pace: Untimed | Bank | Days;
  seat: number;
  asked: number | null;
  prompt: string | null;
  question: string;
  view: Record<string, unknown>;
  offers: Record<string, unknown>[];
  undo: TakeBack;
  turns: Turn[];
  seats: Seat[];
  deadline: number;
  agreed: number[];
  winners: number[];
  ending: string;
  parent: string;
  rematch: string;
  commitment: string;
  secret: string | null;
}

/** The decision is stored; `seq` events have happened. */
export interface Ack {
  type: "ack";
  id: string;
  seq: number;
}

/** Understood and declined, or not understood; nothing has changed. */
export interface Refusal {
  type: "refusal";
  id: string;
  code: string;
  text: string;
  seq: number;
}

/** What would follow a move, as far as its seat can know. */
export interface Foreseen {
  type: "foreseen";
  id: string;
  preview: Record<string, unknown>;
  happenings: Happening[];
}

/** Why a move may not be made, or that it may. */
export interface Explained {
  type: "explained";
  id: string;
  allowed: boolean;
  text: string;
}

/** A line of chat; the `id` of the question comes back to who said it. */
export interface Said {
  type: "said";
  id: string;
  n: number;
  name: string;
  text: string;
  at: number;
}

/** What was said at a table before one came. */
export interface Lines {
  type: "lines";
  lines: Said[];
}

/** Who of the seats is there. */
export interface Presence {
  type: "presence";
  present: boolean[];
  spectators: number;
}

/** The answer to a ping. */
export interface Pong {
  type: "pong";
  id: string;
}

/** Nobody counts the time. */
export interface Untimed {
  kind: "untimed";
}

/** Each seat has `bank` seconds for the game, and `increment` more for each question. */
export interface Bank {
  kind: "bank";
  bank: number;
  increment?: number;
}

/** Each question may be answered within so many days. */
export interface Days {
  kind: "days";
  days: number;
}

/** Whether the seat's last decision can be taken back; if not, why. */
export interface TakeBack {
  allowed: boolean;
  why: string;
}

/** One stored event of a table and what came of it: a decision, or one taken back. */
export interface Turn {
  seq: number;
  kind: string;
  seat: number;
  move: string;
  happenings: Happening[];
}

/** Who sits where, and whether somebody is there now. */
export interface Seat {
  seat: number;
  kind: string;
  name: string;
  level: string;
  stand_in: string;
  present: boolean;
  mine: boolean;
  clock_ms: number | null;
  playing?: string;
}

/** One thing that happened: its sentence for the log, its numbers for the animation. */
export interface Happening {
  kind: string;
  args: Record<string, number>;
  text: string;
}

export type FromClient = Hello | Choose | Undo | Preview | Explain | Say | Resign | Agree | Leave | Return | Ping;

export type ToClient = Update | Ack | Refusal | Foreseen | Explained | Said | Lines | Presence | Pong;
