// Made from the server's own declarations by `make protocol`: do not edit.

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
  speech: Speech;
  silenced: string[];
  pace: Pace;
  lot: boolean;
  drawn: number | null;
  seat: number;
  asked: number | null;
  prompt: string | null;
  question: string;
  view: Record<string, unknown>;
  offers: Record<string, Argument>[];
  forced: string;
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
  user: string;
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

/** What may stand behind the question mark of every address. */
export interface Query {
  language?: string;
}

/** Somebody answers. */
export interface Healthy {
  status: "ok";
}

/** Moves can be stored, and other servers reached, if there are any. */
export interface ReadyToServe {
  status: "ready";
}

/** How far a server has come that was started on a machine which had compiled nothing. */
export interface Readiness {
  ready: boolean;
  games: number;
  of: number;
}

/** A game that can be played here, by how many, and with which options. */
export interface GameBrief {
  game: string;
  title: string;
  rules: number;
  seats: number[];
  options: Record<string, OptionBrief>;
  levels: LevelBrief[];
}

/** Which tables, how many, and of those only what changed earlier than `before`. */
export interface Tables {
  language?: string;
  list?: "open" | "live" | "over" | "mine";
  before?: number;
  limit?: number;
}

/** A table in a list: nothing in it is hidden from anybody. */
export interface TableBrief {
  table: string;
  game: string;
  options: Record<string, unknown>;
  status: string;
  seats: ChairBrief[];
  asked: number | null;
  deadline: number;
  pace: Pace;
  public: boolean;
  owner: boolean;
  lot: boolean;
  changed: number;
  commitment: string;
}

/** A table that somebody makes. */
export interface NewTable {
  game: string;
  seats: number;
  options?: Record<string, unknown>;
  bots?: number;
  chairs?: NewChair[];
  level?: string;
  pace?: Pace;
  public?: boolean | null;
  shared?: boolean;
  speech?: Speech | null;
  lot?: boolean;
}

/** Who shall get up. */
export interface Dismissal {
  seat: number;
}

/** A document of somebody's own for an option of a game, as the text of its file. */
export interface BroughtDocument {
  game: string;
  option: string;
  text: string;
}

/** A document that was looked through. */
export interface CheckedDocument {
  value: string;
  title: string;
  faults: DocumentFault[];
  drawing: Record<string, unknown> | null;
}

/** What somebody has chosen so far; whatever is not said is as usual for so many. */
export interface WishedOptions {
  game: string;
  seats: number;
  options?: Record<string, unknown>;
}

/** Options that can be played, as near to the wish as can be, and what cannot be chosen now. */
export interface PlayableOptions {
  options: Record<string, boolean | string>;
  refused: RefusedValue[];
}

/** Somebody who wants to play at once, with a name. */
export interface NewGuest {
  name: string;
}

/** Who you are from now on; send the token as a bearer, or let the browser send its cookie. */
export interface SignedIn {
  user: string;
  name: string;
  token: string;
}

/** Somebody who wants to keep his name and his games. */
export interface NewAccount {
  name: string;
  password: string;
}

/** Somebody who says that he was here before. */
export interface Login {
  name: string;
  password: string;
}

/** The old password, and the one to use from now on. */
export interface NewPassword {
  old: string;
  new: string;
}

/** What we know of you. A webhook is failing if the last call of it did. */
export interface Me {
  user: string;
  name: string;
  guest: boolean;
  language: string;
  mail: string;
  webhook: string;
  webhook_failing: boolean;
}

/** What to change; an empty mail address or webhook turns these notices off. */
export interface Wishes {
  language?: Language;
  mail?: string;
  webhook?: string;
}

/** The word that was sent to an address. */
export interface Confirmation {
  word: string;
}

/** The password of an account that shall be forgotten; guests have none. */
export interface Farewell {
  password?: string;
}

/** The turns after event `last`; with `wait`, not before there is more than that event. */
export interface Look {
  language?: string;
  last?: number;
  wait?: number;
}

/** What a strong bot would do after `seq` events, best first. */
export interface Hints {
  seq: number;
  seat: number;
  hints: Hint[];
}

/** The decision that became event `seq`. */
export interface Decision {
  language?: string;
  seq?: number;
}

/** Why a bot made the move that became event `seq`: nothing, if only it can know. */
export interface Reasons {
  seq: number;
  seat: number;
  reasons: string[];
}

/** Which option's. */
export interface DocumentQuery {
  language?: string;
  option?: "map";
}

/** A finished game at a glance. */
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

/** How a game went. By seat: what draws added to the chance, what decisions gave away. */
export interface Analysis {
  table: string;
  game: string;
  standings: Standing[];
  moments: KeyMoment[];
  luck: number[];
  lost: number[];
}

/** How far an analysis is, in positions; with the last step comes what was found. */
export interface AnalysisStep {
  done: number;
  of: number;
  found: Analysis | null;
}

/** The position after `seq` events; once the game is over, as any seat or all of them saw it. */
export interface PositionQuery {
  language?: string;
  seq?: number;
  seat?: Eyes;
}

/** The position after `seq` events: as one's own seat saw it, or each seat once it is over. */
export interface Past {
  seq: number;
  asked: number | null;
  question: string;
  sights: Sight[];
}

/** The position after `seq` events, as oneself or, at any time, as a watcher sees it. */
export interface DrawingQuery {
  language?: string;
  seq?: number;
  seat?: OneSeat;
}

/** The position after `seq` events as a terminal draws it, in what `seat` could see of it. */
export interface DrawnPosition {
  seq: number;
  seat: number;
  lines: DrawnLine[];
}

/** What was said after line `after`, at most a hundred lines. */
export interface ChatQuery {
  language?: string;
  after?: number;
}

/** Who may speak from now on. */
export interface SpeechWish {
  speech: Speech;
}

/** Who may speak at a table, and who of these was silenced. */
export interface ChatRules {
  speech: Speech;
  silenced: string[];
}

/** Whose word is taken, or given back. */
export interface Silencing {
  user: string;
  silent: boolean;
}

/** Somebody whom one does not want to hear. */
export interface MutedUser {
  user: string;
  name: string;
}

/** Whom one does not want to hear, or wants to hear again. */
export interface Muting {
  user: string;
  muted: boolean;
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

/** Any set of words within these limits: so many of each, so many in all. */
export interface Limits {
  each: Record<string, number>;
  most: number;
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
  note: string;
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
  playing: string;
}

/** One thing that happened: its sentence for the log, its numbers for the animation. */
export interface Happening {
  kind: string;
  args: Record<string, number>;
  text: string;
}

/** What can be chosen before a game, and what is chosen if nobody does. */
export interface OptionBrief {
  default: boolean | string;
  values: (boolean | string)[];
  own: boolean;
}

/** A level of bots: how it is called, how strong it is from 1 on, how long it may think. */
export interface LevelBrief {
  id: string;
  name: Record<string, string>;
  strength: number;
  think_ms: number;
  styles: string[];
  elo: EloBrief | null;
}

/** Who sits at a seat: `open` for anybody, a `person`, or a `bot` of a level. */
export interface ChairBrief {
  kind: string;
  name: string;
  level: string;
  stand_in: string;
  mine: boolean;
}

/** A seat as the table's maker wants it. */
export interface NewChair {
  kind: "me" | "open" | "invited" | "bot";
  name?: string | null;
  level?: string;
}

/** Something wrong with a document: a sentence, and where that is on its drawing. */
export interface DocumentFault {
  text: string;
  spots: [number, number][];
}

/** A value that cannot be put in the place of what is chosen, and why. */
export interface RefusedValue {
  option: string;
  value: boolean | string;
  why: string;
}

/** A move, the chance to win it leaves, and why, weightiest first. */
export interface Hint {
  move: string;
  chance: number;
  reasons: string[];
}

/** The score of each seat if the game had ended after `seq` events, and its parts. */
export interface Moment {
  seq: number;
  scores: number[];
  parts: number[][];
}

/** Points of one seat from one kind of event, and why where that kind has several reasons. */
export interface Source {
  seat: number;
  kind: string;
  reason: string;
  points: number;
}

/** A war or a revolt: strength on the map and support from the hand, attacker first. */
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

/** The time a seat thought, in milliseconds, what it decided, and what it took back. */
export interface Use {
  seat: number;
  used_ms: number;
  decisions: number;
  undone: number;
}

/** What a seat drew; `chance` is that of draws at least as far from the expected ones. */
export interface Luck {
  seat: number;
  kinds: Drawn[];
  chance: number;
}

/** Each seat's chance to win after `seq` events, once a turn; together they are one. */
export interface Standing {
  seq: number;
  chances: number[];
}

/** What moved the game: a `blunder`, a `stroke`, or what a `draw` or the `deal` gave a seat. */
export interface KeyMoment {
  seq: number;
  kind: "blunder" | "stroke" | "draw" | "deal";
  seat: number;
  size: number;
  move: string;
  chance: number;
  best: string;
  best_chance: number;
  next_chance: number;
  reasons: string[];
}

/** What one seat saw. */
export interface Sight {
  seat: number;
  view: Record<string, unknown>;
}

/** A line of a drawing: pieces of text, each with its style, such as `bold white on blue3`. */
export interface DrawnLine {
  spans: [string, string][];
  prose: boolean;
}

/** How far a level is above random play in games of two, and between what with 95 % certainty. */
export interface EloBrief {
  elo: number;
  low: number;
  high: number;
}

/** How often a seat drew one kind of card or tile, how often it could expect to, and how many standard deviations lie between. */
export interface Drawn {
  name: string;
  drawn: number;
  expected: number;
  z: number;
}

export type FromClient = Hello | Choose | Undo | Preview | Explain | Say | Resign | Agree | Leave | Return | Ping;

export type ToClient = Update | Ack | Refusal | Foreseen | Explained | Said | Lines | Presence | Pong;

export type Speech = "everybody" | "players" | "nobody";

export type Pace = Untimed | Bank | Days;

export type Argument = string | string[] | Limits;

export type Language = "en" | "de" | "fr";

export type Eyes = "own" | "watcher" | "all" | "0" | "1" | "2" | "3" | "4";

export type OneSeat = "own" | "watcher" | "0" | "1" | "2" | "3" | "4";

/** All that can be asked over HTTP: with which query and body, for which answer. */
export interface Asked {
  /** GET /healthz: Whether the server answers. */
  healthy: { query: Query; body: undefined; answer: Healthy };
  /** GET /readyz: Whether moves can be stored and other servers reached; if not, why. */
  ready: { query: Query; body: undefined; answer: ReadyToServe };
  /** GET /api/readiness: Whether every bot plays as strongly as it can, or how far that has come. */
  readiness: { query: Query; body: undefined; answer: Readiness };
  /** GET /api/games: What can be played, and with which options. */
  games: { query: Query; body: undefined; answer: GameBrief[] };
  /** GET /api/tables: Public tables that are open, live or over, or all of one's own; the newest change first. */
  tables: { query: Tables; body: undefined; answer: TableBrief[] };
  /** POST /api/tables: Make a table. Who makes it sits there; with the last seat taken, the game begins. */
  new_table: { query: Query; body: NewTable; answer: TableBrief };
  /** POST /api/tables/{table}/join: Sit down where one is expected, or else in the first open chair. */
  join: { query: Query; body: undefined; answer: TableBrief };
  /** POST /api/tables/{table}/leave: Get up again, as long as the game has not begun. */
  leave: { query: Query; body: undefined; answer: TableBrief };
  /** POST /api/tables/{table}/fill: Give every open chair to a bot, and begin; only who made the table may do that. */
  fill: { query: Query; body: undefined; answer: TableBrief };
  /** POST /api/tables/{table}/dismiss: Open somebody's chair again before the game begins; only who made the table may do that. */
  dismiss: { query: Query; body: Dismissal; answer: TableBrief };
  /** POST /api/tables/{table}/rematch: The same people once more, at a new table, each one seat earlier. */
  rematch: { query: Query; body: undefined; answer: TableBrief };
  /** POST /api/documents: Look through a document of somebody's own, and keep it if it can be played. */
  document: { query: Query; body: BroughtDocument; answer: CheckedDocument };
  /** POST /api/options: What can be played by so many, as near as can be to a wish, and what they cannot choose. */
  options: { query: Query; body: WishedOptions; answer: PlayableOptions };
  /** POST /api/guest: Become a guest, with a name that others may have as well. */
  guest: { query: Query; body: NewGuest; answer: SignedIn };
  /** POST /api/account: Make an account; a guest becomes one, and keeps his games. */
  account: { query: Query; body: NewAccount; answer: SignedIn };
  /** POST /api/login: Sign in to an account; the games of a guest one was until now stay that guest's. */
  login: { query: Query; body: Login; answer: SignedIn };
  /** POST /api/logout: Sign out: the token is void from now on, and the browser forgets it. */
  logout: { query: Query; body: undefined; answer: undefined };
  /** POST /api/password: Change the password of an account; every other token of it is void from now on. */
  password: { query: Query; body: NewPassword; answer: SignedIn };
  /** GET /api/me: What we know of you. */
  me: { query: Query; body: undefined; answer: Me };
  /** POST /api/me: Change the language of notices and where they go. */
  change_me: { query: Query; body: Wishes; answer: Me };
  /** POST /api/me/confirm: Say that an address is one's own, with the word that was sent there. */
  confirm: { query: Query; body: Confirmation; answer: Me };
  /** POST /api/me/delete: Be forgotten: bots play on for you, your seats are nameless, and what you said is gone. */
  delete_me: { query: Query; body: Farewell; answer: undefined };
  /** GET /api/tables/{table}: The position as the asker may see it; with `wait`, once there is news. */
  show: { query: Look; body: undefined; answer: Update };
  /** POST /api/tables/{table}/choose: Make a decision on the position one saw: `seq` events had happened. */
  choose: { query: Query; body: Omit<Choose, "type">; answer: Ack };
  /** POST /api/tables/{table}/undo: Take one's last decision back. */
  undo: { query: Query; body: Omit<Undo, "type">; answer: Ack };
  /** POST /api/tables/{table}/preview: What would follow a move? */
  preview: { query: Query; body: Omit<Preview, "type">; answer: Foreseen };
  /** POST /api/tables/{table}/explain: Why may a move not be made? */
  explain: { query: Query; body: Omit<Explain, "type">; answer: Explained };
  /** POST /api/tables/{table}/resign: Give the game up: it ends. */
  resign: { query: Query; body: Omit<Resign, "type">; answer: Ack };
  /** POST /api/tables/{table}/agree: Be willing to leave the game unfinished, or no longer; it ends when all are. */
  agree: { query: Query; body: Omit<Agree, "type">; answer: Ack };
  /** POST /api/tables/{table}/away: Let a bot play for oneself, until one returns. */
  go_away: { query: Query; body: Omit<Leave, "type">; answer: Ack };
  /** POST /api/tables/{table}/return: Play for oneself again. */
  come_back: { query: Query; body: Omit<Return, "type">; answer: Ack };
  /** POST /api/tables/{table}/say: Say something to all who are at the table. */
  say: { query: Query; body: Omit<Say, "type">; answer: Said };
  /** GET /api/tables/{table}/hint: What a strong bot would do in one's place, and why; only where all others are bots. */
  hint: { query: Query; body: undefined; answer: Hints };
  /** GET /api/tables/{table}/why: Why did a bot decide as it did, as far as who asks can see it? */
  why: { query: Decision; body: undefined; answer: Reasons };
  /** GET /api/tables/{table}/document: The document of somebody's own that a table is played with, such as its map. */
  table_document: { query: DocumentQuery; body: undefined; answer: Record<string, unknown> };
  /** GET /api/tables/{table}/replay: The whole game in notation with its secret, once it is over. */
  replay: { query: Query; body: undefined; answer: string };
  /** GET /api/tables/{table}/summary: What a finished game came to: scores over time, sources of points, luck, time used. */
  summary: { query: Query; body: undefined; answer: Summary };
  /** GET /api/tables/{table}/analysis: How a finished game went, as a bot judges it: chances to win, and what moved them. */
  analysis: { query: Query; body: undefined; answer: Analysis };
  /** GET /api/tables/{table}/analysis/progress: The same while it is made: a line of JSON for each step, and what was found in the last. */
  analysis_progress: { query: Query; body: undefined; answer: AnalysisStep };
  /** GET /api/tables/{table}/past: A position of the past: as one saw it oneself or, once the game is over, as anybody did. */
  position: { query: PositionQuery; body: undefined; answer: Past };
  /** GET /api/tables/{table}/drawing: A position, also the present one, drawn in lines of text for one seat. */
  drawn_position: { query: DrawingQuery; body: undefined; answer: DrawnPosition };
  /** GET /api/tables/{table}/chat: What was said at a table. */
  chat: { query: ChatQuery; body: undefined; answer: Lines };
  /** POST /api/tables/{table}/speech: Say who may speak; only who made the table may do that. */
  speech: { query: Query; body: SpeechWish; answer: ChatRules };
  /** POST /api/tables/{table}/silence: Take the word from somebody, or give it back; only who made the table may do that. */
  silence: { query: Query; body: Silencing; answer: ChatRules };
  /** GET /api/me/mutes: Whom one does not want to hear; their lines are sent all the same, for pages to leave out. */
  mutes: { query: Query; body: undefined; answer: MutedUser[] };
  /** POST /api/me/mutes: Do not hear somebody any more, at any table, or hear him again. */
  mute: { query: Query; body: Muting; answer: MutedUser[] };
  /** GET /api/openapi.json: Everything that can be asked, as OpenAPI. */
  openapi: { query: Query; body: undefined; answer: Record<string, unknown> };
}
