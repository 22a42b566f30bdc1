/** Plain HTTP, typed: lists, tables, people. A refusal is thrown with the server's sentence. */
import { type Language, prefs } from "../shell/prefs.svelte";
import type { Bank, Days, Refusal, Untimed, Update } from "./protocol";
import type { Analysis, Summary } from "./summary";

export type Pace = Untimed | Bank | Days;

export interface OptionBrief {
  default: boolean | string;
  values: (boolean | string)[];
}

export interface GameBrief {
  game: string;
  title: string;
  rules: number;
  seats: number[];
  options: Record<string, OptionBrief>;
  levels: LevelBrief[]; // of bots, the weakest first
}

/** A level of bots: how it is called, how strong it is from 1 on, how long it may think. */
export interface LevelBrief {
  id: string;
  name: Record<Language, string>;
  strength: number;
  think_ms: number;
}

export interface ChairBrief {
  kind: string;
  name: string;
  level: string;
  stand_in: string;
  mine: boolean; // whether it is that of who asks
}

export interface TableBrief {
  table: string;
  game: string;
  options: Record<string, unknown>;
  status: string;
  seats: ChairBrief[];
  asked: number | null;
  deadline: number; // when who is asked must have answered, in seconds since 1970; or 0
  pace: Pace;
  public: boolean;
  owner: boolean; // whether who asks made it
  changed: number;
  commitment: string;
}

export interface NewChair {
  kind: "me" | "open" | "invited" | "bot";
  name?: string;
  level?: string;
}

export interface NewTable {
  game: string;
  seats: number;
  options?: Record<string, boolean | string>;
  chairs?: NewChair[];
  bots?: number;
  level?: string;
  pace?: Pace;
  public?: boolean;
  shared?: boolean;
}

export interface Me {
  user: string;
  name: string;
  guest: boolean;
  language: string;
  mail: string;
  webhook: string;
  webhook_failing: boolean;
}

export interface SignedIn {
  user: string;
  name: string;
}

/** A position of the past, as each of these seats saw it. */
export interface Past {
  seq: number;
  asked: number | null;
  question: string;
  sights: { seat: number; view: Record<string, unknown> }[];
}

/** A move a strong bot would make, the chance to win it leaves, and why. */
export interface Hint {
  move: string;
  chance: number;
  reasons: string[];
}

export interface Hints {
  seq: number;
  seat: number;
  hints: Hint[]; // best first
}

/** Why a bot made the move that became event `seq`; nothing, if only it can know. */
export interface Reasons {
  seq: number;
  seat: number;
  reasons: string[];
}

/** Whose eyes to borrow for the past: others than one's own only when the game is over. */
export type Eyes = "own" | "watcher" | "all" | `${number}`;

export type Which = "open" | "live" | "over" | "mine";

/** How far a server has come that had to compile its games first: so many, of so many. */
export interface Readiness {
  ready: boolean;
  games: number;
  of: number;
}

/** Declined by the server, with its reason in words; status 0 if it could not be reached. */
export class Declined extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    text: string,
  ) {
    super(text);
  }
}

/** How long to wait, in milliseconds, before a question is asked again that did not get through. */
const AGAIN = [250, 750, 1500];

/** A question may be asked twice and changes nothing. A wish is said once: it may have been heard. */
async function ask<T>(method: "GET" | "POST", path: string, body?: unknown, waits = method === "GET" ? AGAIN : []): Promise<T> {
  const address = `/api${path}${path.includes("?") ? "&" : "?"}language=${prefs.language}`;
  const request: RequestInit = {
    method,
    headers: body === undefined ? undefined : { "Content-Type": "application/json" },
    body: body === undefined ? undefined : JSON.stringify(body),
  };
  const { answer, text } = await reach(address, request, waits);
  if (answer.status === 204) return undefined as T;
  if (answer.ok) {
    const isJson = answer.headers.get("content-type")?.includes("json");
    return (isJson ? JSON.parse(text) : text) as T;
  }
  throw declined(answer.status, text);
}

/** The whole answer, after as many tries as there are waits, and one. */
async function reach(address: string, request: RequestInit, waits: number[]): Promise<{ answer: Response; text: string }> {
  try {
    const answer = await fetch(address, request);
    return { answer, text: await answer.text() };
  } catch {
    const [wait, ...rest] = waits;
    if (wait === undefined) throw new Declined(0, "unreachable", "");
    await new Promise((resolve) => setTimeout(resolve, wait));
    return reach(address, request, rest);
  }
}

function declined(status: number, text: string): Declined {
  try {
    const refusal = JSON.parse(text) as Refusal;
    return new Declined(status, refusal.code, refusal.text);
  } catch {
    return new Declined(status, "unreadable", "");
  }
}

const at = (table: string, more = ""): string => `/tables/${encodeURIComponent(table)}${more}`;

export const api = {
  readiness: () => ask<Readiness>("GET", "/readiness"),
  games: () => ask<GameBrief[]>("GET", "/games"),
  tables: (list: Which, limit = 20) => ask<TableBrief[]>("GET", `/tables?list=${list}&limit=${limit}`),
  table: (table: string) => ask<Update>("GET", at(table)),
  /** For one who tries again himself. */
  tableOnce: (table: string) => ask<Update>("GET", at(table), undefined, []),
  create: (wish: NewTable) => ask<TableBrief>("POST", "/tables", wish),
  join: (table: string) => ask<TableBrief>("POST", at(table, "/join")),
  getUp: (table: string) => ask<TableBrief>("POST", at(table, "/leave")),
  fill: (table: string) => ask<TableBrief>("POST", at(table, "/fill")),
  dismiss: (table: string, seat: number) => ask<TableBrief>("POST", at(table, "/dismiss"), { seat }),
  rematch: (table: string) => ask<TableBrief>("POST", at(table, "/rematch")),
  replay: (table: string) => ask<string>("GET", at(table, "/replay")),
  summary: (table: string) => ask<Summary>("GET", at(table, "/summary")),
  hint: (table: string) => ask<Hints>("GET", at(table, "/hint")),
  why: (table: string, seq: number) => ask<Reasons>("GET", at(table, `/why?seq=${seq}`)),
  analysis: (table: string) => ask<Analysis>("GET", at(table, "/analysis")),
  past: (table: string, seq: number, eyes: Eyes) => ask<Past>("GET", at(table, `/past?seq=${seq}&seat=${eyes}`)),
  me: () => ask<Me>("GET", "/me"),
  confirmMail: (word: string) => ask<Me>("POST", "/me/confirm", { word }),
  changeMe: (wish: Partial<Pick<Me, "language" | "mail" | "webhook">>) => ask<Me>("POST", "/me", wish),
  deleteMe: (password: string) => ask<void>("POST", "/me/delete", { password }),
  guest: (name: string) => ask<SignedIn>("POST", "/guest", { name }),
  signUp: (name: string, password: string) => ask<SignedIn>("POST", "/account", { name, password }),
  signIn: (name: string, password: string) => ask<SignedIn>("POST", "/login", { name, password }),
  signOut: () => ask<void>("POST", "/logout"),
  newPassword: (old: string, fresh: string) => ask<SignedIn>("POST", "/password", { old, new: fresh }),
};
