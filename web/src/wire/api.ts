/** Plain HTTP, typed: lists, tables, people. A refusal is thrown with the server's sentence. */
import { prefs } from "../shell/prefs.svelte";
import type {
  Analysis,
  AnalysisStep,
  Asked,
  BroughtDocument,
  Eyes,
  NewTable,
  OneSeat,
  Refusal,
  Speech,
  Tables,
  WishedOptions,
  Wishes,
} from "./protocol";

export type {
  ChairBrief,
  Eyes,
  GameBrief,
  Hint,
  LevelBrief,
  Me,
  NewChair,
  NewTable,
  Pace,
  Past,
  Readiness,
  TableBrief,
} from "./protocol";

export type Which = NonNullable<Tables["list"]>;

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

/** Hears an answer that comes line by line. */
type Heard = (line: string) => void;

/** How long to wait, in milliseconds, before a question is asked again that did not get through. */
const AGAIN = [250, 750, 1500];

/**
 * One of the things that can be asked, by its name in OpenAPI, with its body and its answer. A question may be
 * asked twice and changes nothing. A wish is said once: it may have been heard.
 */
async function ask<Name extends keyof Asked>(
  method: "GET" | "POST",
  path: string,
  body?: Asked[Name]["body"],
  waits = method === "GET" ? AGAIN : [],
  heard?: Heard,
): Promise<Asked[Name]["answer"]> {
  const address = `/api${path}${path.includes("?") ? "&" : "?"}language=${prefs.language}`;
  const request: RequestInit = {
    method,
    headers: body === undefined ? undefined : { "Content-Type": "application/json" },
    body: body === undefined ? undefined : JSON.stringify(body),
  };
  const { answer, text } = await reach(address, request, waits, heard);
  if (answer.status === 204) return undefined;
  if (answer.ok) {
    const isJson = answer.headers.get("content-type")?.includes("json");
    return (isJson ? JSON.parse(text) : text) as Asked[Name]["answer"];
  }
  throw declined(answer.status, text);
}

/** The whole answer, after as many tries as there are waits, and one. */
async function reach(
  address: string,
  request: RequestInit,
  waits: number[],
  heard?: Heard,
): Promise<{ answer: Response; text: string }> {
  try {
    const answer = await fetch(address, request);
    return { answer, text: await (heard && answer.ok ? lastLine(answer, heard) : answer.text()) };
  } catch {
    const [wait, ...rest] = waits;
    if (wait === undefined) throw new Declined(0, "unreachable", "");
    await new Promise((resolve) => setTimeout(resolve, wait));
    return reach(address, request, rest, heard);
  }
}

/** The last line of an answer that comes line by line; each one is heard as it comes. */
async function lastLine(answer: Response, heard: Heard): Promise<string> {
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  let [last, rest] = ["", ""];
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    const lines = (rest + read.value).split("\n");
    rest = lines.pop()!;
    for (last of lines) heard(last);
  }
  return last;
}

function declined(status: number, text: string): Declined {
  try {
    const refusal = JSON.parse(text) as Refusal;
    return new Declined(status, refusal.code, refusal.text);
  } catch {
    return new Declined(status, "unreadable", "");
  }
}

/** How a finished game went; how far the server is with it is heard on the way. */
async function analysis(table: string, heard: (step: AnalysisStep) => void): Promise<Analysis> {
  const hear = (line: string): void => heard(JSON.parse(line) as AnalysisStep);
  const last = await ask<"analysis_progress">("GET", at(table, "/analysis/progress"), undefined, AGAIN, hear);
  if (!last.found) throw new Declined(0, "unreachable", "");
  return last.found;
}

const at = (table: string, more = ""): string => `/tables/${encodeURIComponent(table)}${more}`;

export const api = {
  readiness: () => ask<"readiness">("GET", "/readiness"),
  games: () => ask<"games">("GET", "/games"),
  tables: (list: Which, limit = 20) => ask<"tables">("GET", `/tables?list=${list}&limit=${limit}`),
  table: (table: string) => ask<"show">("GET", at(table)),
  /** For one who tries again himself. */
  tableOnce: (table: string) => ask<"show">("GET", at(table), undefined, []),
  options: (wish: WishedOptions) => ask<"options">("POST", "/options", wish, AGAIN),
  bringDocument: (wish: BroughtDocument) => ask<"document">("POST", "/documents", wish),
  create: (wish: NewTable) => ask<"new_table">("POST", "/tables", wish),
  join: (table: string) => ask<"join">("POST", at(table, "/join")),
  getUp: (table: string) => ask<"leave">("POST", at(table, "/leave")),
  fill: (table: string) => ask<"fill">("POST", at(table, "/fill")),
  dismiss: (table: string, seat: number) => ask<"dismiss">("POST", at(table, "/dismiss"), { seat }),
  rematch: (table: string) => ask<"rematch">("POST", at(table, "/rematch")),
  replay: (table: string) => ask<"replay">("GET", at(table, "/replay")),
  summary: (table: string) => ask<"summary">("GET", at(table, "/summary")),
  hint: (table: string) => ask<"hint">("GET", at(table, "/hint")),
  why: (table: string, seq: number) => ask<"why">("GET", at(table, `/why?seq=${seq}`)),
  analysis,
  past: (table: string, seq: number, eyes: Eyes) =>
    ask<"position">("GET", at(table, `/past?seq=${seq}&seat=${eyes}`)),
  drawing: (table: string, seq: number, eyes: OneSeat) =>
    ask<"drawn_position">("GET", at(table, `/drawing?seq=${seq}&seat=${eyes}`)),
  me: () => ask<"me">("GET", "/me"),
  confirmMail: (word: string) => ask<"confirm">("POST", "/me/confirm", { word }),
  changeMe: (wish: Wishes) => ask<"change_me">("POST", "/me", wish),
  deleteMe: (password: string) => ask<"delete_me">("POST", "/me/delete", { password }),
  setSpeech: (table: string, speech: Speech) => ask<"speech">("POST", at(table, "/speech"), { speech }),
  silence: (table: string, user: string, silent: boolean) =>
    ask<"silence">("POST", at(table, "/silence"), { user, silent }),
  mutes: () => ask<"mutes">("GET", "/me/mutes"),
  mute: (user: string, muted: boolean) => ask<"mute">("POST", "/me/mutes", { user, muted }),
  guest: (name: string) => ask<"guest">("POST", "/guest", { name }),
  signUp: (name: string, password: string) => ask<"account">("POST", "/account", { name, password }),
  signIn: (name: string, password: string) => ask<"login">("POST", "/login", { name, password }),
  signOut: () => ask<"logout">("POST", "/logout"),
  newPassword: (old: string, fresh: string) => ask<"password">("POST", "/password", { old, new: fresh }),
};
