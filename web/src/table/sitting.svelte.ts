/** Sitting at a table: the wire, the move in the making, the past, and what is pointed at. */
import { Draft } from "../games/draft.svelte";
import { isTouch, prefs } from "../shell/prefs.svelte";
import { router } from "../shell/router.svelte";
import { toasts } from "../shell/toasts.svelte";
import { trying } from "../shell/trying";
import { who } from "../shell/who.svelte";
import { t } from "../texts/text";
import { api, Declined } from "../wire/api";
import type { DrawnLine, OneSeat } from "../wire/protocol";
import { socketAddress } from "../wire/line";
import type { Offer } from "../wire/moves";
import type { Seat, Turn, Update } from "../wire/protocol";
import { Table } from "../wire/table.svelte";
import { EVERYONE, LookingBack } from "./past.svelte";
import { reportOf } from "./report";

/** What is on the screen: the present, or a moment of the past. */
export interface Shown {
  view: Record<string, unknown>;
  seat: number;
  asked: number | null;
  prompt: string | null;
  question: string;
  offers: Offer[];
  turns: Turn[];
  live: boolean;
}

export class Sitting {
  readonly table: Table;
  readonly draft: Draft;
  readonly past: LookingBack;
  highlight = $state.raw<string[]>([]);
  /** On a device for several: the seat whose owner has said that he is there. */
  revealed = $state<number | undefined>();
  private declinedAt = $state(-1); // the position whose forced step the server would not have
  /** What a watcher sees, for as long as nobody has said that he is there. */
  private watched = $state.raw<{ seq: number; view: Record<string, unknown> } | undefined>();

  constructor(id: string, query: URLSearchParams) {
    this.table = new Table(id, prefs.language, {
      address: socketAddress(),
      exists: () => exists(id),
      isKnown: () => who.isStillKnown(),
      stale: () => toasts.say(t("table-stale")),
    });
    this.draft = new Draft({
      offers: () => this.shown?.offers ?? [],
      choose: (move) => void this.choose(move),
      preview: (move) => this.table.preview(move),
      confirms: (isSure) =>
        prefs.confirmation === "always" || (prefs.confirmation === "touch" && isTouch() && !isSure),
    });
    this.past = new LookingBack(
      id,
      () => ({
        last: this.table.turns.at(-1)?.seq ?? 0,
        isOver: this.isOver,
        language: prefs.language,
      }),
      ({ ply, eyes }) =>
        router.setQuery({
          ply: ply?.toString() ?? null,
          as: eyes === EVERYONE ? "all" : (eyes?.toString() ?? null),
        }),
      {
        ply: numberIn(query, "ply"),
        eyes: query.get("as") === "all" ? EVERYONE : numberIn(query, "as"),
      },
    );
  }

  get position(): Update | undefined {
    return this.table.position;
  }

  get isOver(): boolean {
    return this.position?.status === "over";
  }

  get mine(): Seat[] {
    return this.position?.seats.filter((seat) => seat.mine) ?? [];
  }

  /** Whether we, and not a bot in our place, are to decide. */
  get isAsked(): boolean {
    const { position } = this;
    if (position?.status !== "live" || position.asked !== position.seat) return false;
    return position.offers.length > 0 && !position.seats[position.seat]?.stand_in;
  }

  /** The step that is taken without asking: the only one, and everybody sees it coming. */
  get forced(): string {
    const { position, past, table } = this;
    const isNews = table.turns.at(-1)?.kind !== "undo"; // who took it back wants to decide what led here
    const follows = isNews && this.declinedAt !== position?.seq;
    return this.isAsked && follows && past.ply === undefined && !this.isCurtained ? position!.forced : "";
  }

  /** Take it; other windows of ours may do the same at the same time, and it is played once. */
  async takeForced(): Promise<void> {
    const { forced, position } = this;
    if (!forced) return;
    const isTaken = await trying(() => this.table.choose(forced, `forced ${position!.seq}`));
    if (!isTaken) this.declinedAt = position!.seq;
  }

  /** Whether a bot may be asked for a hint: there is nobody to whom that would be unfair. */
  get mayAskHint(): boolean {
    return (
      this.isAsked &&
      this.position!.seats.every(({ seat, kind }) => seat === this.position!.seat || kind === "bot")
    );
  }

  /** Whether a hand must stay hidden until its owner has the device. */
  get isCurtained(): boolean {
    return (
      this.mine.length > 1 &&
      this.isAsked &&
      this.past.ply === undefined &&
      this.revealed !== this.position?.seat
    );
  }

  /** On a device for several nobody's eyes are borrowed until he says that he is there. */
  get hides(): boolean {
    return this.mine.length > 1 && this.revealed !== this.position?.seat && !this.isOver;
  }

  /** In an effect: fetch the sight of a watcher, whom the server tells nothing that is hidden. */
  async watch(): Promise<void> {
    const seq = this.position?.seq;
    if (!this.hides || seq === undefined || this.watched?.seq === seq) return;
    const { sights } = await api.past(this.table.id, seq, "watcher");
    if (seq >= (this.watched?.seq ?? 0)) this.watched = { seq, view: sights[0]!.view };
  }

  get shown(): Shown | undefined {
    const { position, past } = this;
    if (!position) return undefined;
    if (past.ply !== undefined && past.sight) {
      const { found, sight, ply } = past;
      return {
        view: sight.view,
        seat: sight.seat,
        asked: found!.asked,
        prompt: null,
        question: found!.question,
        offers: [],
        turns: this.table.turns.filter((turn) => turn.seq <= ply),
        live: false,
      };
    }
    const hides = this.hides;
    const live = this.table.mayChoose && this.isAsked && past.ply === undefined && !hides;
    return {
      view: hides ? (this.watched?.view ?? { ...position.view, hand: null, seat: -1 }) : position.view,
      seat: hides ? -1 : position.seat,
      asked: position.asked,
      prompt: position.prompt,
      question: position.question,
      offers: live ? this.table.offers : [],
      turns: this.table.turns,
      live,
    };
  }

  /** The last event before which nothing is new to us: our own last decision. */
  get lastOwn(): number {
    const mine = this.mine.map((seat) => seat.seat);
    return this.table.turns.findLast((turn) => turn.kind === "choose" && mine.includes(turn.seat))?.seq ?? 0;
  }

  /** What is shown, in lines of text. */
  async draw(): Promise<DrawnLine[]> {
    const { position, past, shown } = this;
    const seq = past.ply ?? position?.seq ?? 0;
    const seat = shown?.seat ?? -1;
    const eyes = seat < 0 ? "watcher" : (`${seat}` as OneSeat);
    const { lines } = await api.drawing(this.table.id, seq, eyes);
    return lines;
  }

  async choose(move: string): Promise<boolean> {
    this.draft.drop();
    return trying(() => this.table.choose(move));
  }

  async undo(): Promise<void> {
    this.draft.drop();
    await trying(() => this.table.undo());
  }

  nameOf(seat: number | null): string {
    return this.position?.seats[seat ?? -1]?.name ?? "";
  }

  /** Enough to find the exact position again; nothing in it is hidden from us. */
  report(): string {
    const { position } = this;
    if (!position) return this.table.id;
    return reportOf(position, this.table.turns, this.past.ply);
  }

  close(): void {
    this.past.pause();
    this.table.close();
  }
}

function numberIn(query: URLSearchParams, name: string): number | undefined {
  const text = query.get(name);
  return text !== null && /^-?\d+$/.test(text) ? Number(text) : undefined;
}

async function exists(id: string): Promise<boolean> {
  try {
    await api.tableOnce(id);
    return true;
  } catch (error) {
    return !(error instanceof Declined && error.status === 404);
  }
}
