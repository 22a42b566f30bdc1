import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Declined } from "../src/wire/api";
import { LONGEST, waitBefore, waitForSuccessor } from "../src/wire/backoff";
import { Table } from "../src/wire/table.svelte";
import { FakeSocket, turn, update } from "./fake_socket";

let table: Table;
let stale: ReturnType<typeof vi.fn<() => void>>;
let exists: boolean;
let isKnown: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all = [];
  stale = vi.fn<() => void>();
  exists = true;
  isKnown = true;
  table = new Table("T", "en", {
    address: "ws://x/api/socket",
    exists: () => Promise.resolve(exists),
    isKnown: () => Promise.resolve(isKnown),
    stale,
  });
});

afterEach(() => {
  table.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function live(seq = 0): FakeSocket {
  FakeSocket.last.open();
  FakeSocket.last.hear(update(seq));
  return FakeSocket.last;
}

async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
}

describe("a table", () => {
  test("says hello and becomes live with the first position", () => {
    expect(table.state).toBe("connecting");
    FakeSocket.last.open();
    expect(FakeSocket.last.sent[0]).toEqual({ type: "hello", table: "T", last: 0, language: "en" });
    FakeSocket.last.hear(update(2));
    expect(table.state).toBe("live");
    expect(table.turns.map((told) => told.seq)).toEqual([1, 2]);
    expect(table.mayChoose).toBe(true);
  });

  test("keeps what it knows and appends what is new", () => {
    const socket = live(2);
    socket.hear(update(3, { turns: [turn(3)] }));
    expect(table.turns.map((told) => told.seq)).toEqual([1, 2, 3]);
  });

  test("comes back with the last event it has seen", async () => {
    live(3).close();
    expect(table.state).toBe("reconnecting");
    await pass(2000);
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.last.open();
    expect(FakeSocket.last.sent[0]).toMatchObject({ type: "hello", last: 3 });
  });

  test("sends a decision that could not be stored again, with the same id and on the same line", async () => {
    const socket = live(1);
    const made = table.choose("end");
    const first = socket.said("choose")[0]!;
    const { id } = first as { id: string };
    for (let times = 1; times < 4; times++) {
      socket.hear({ type: "refusal", id, code: "not_stored", text: "Nothing can be stored.", seq: 1 });
      expect([table.isDeciding, table.isStoreAway]).toEqual([true, true]);
      await pass(2000);
      expect(socket.said("choose")).toHaveLength(times + 1);
    }
    expect(socket.said("choose").at(-1)).toEqual(first);
    socket.hear({ type: "ack", id, seq: 2 });
    await expect(made).resolves.toMatchObject({ seq: 2 });
    expect([table.isDeciding, table.isStoreAway]).toEqual([false, false]);
    expect(FakeSocket.all).toHaveLength(1);
    await pass(10_000);
    expect(socket.said("choose")).toHaveLength(4);
  });

  test("sends a decision that was under way again, with the same id", async () => {
    const socket = live(1);
    const made = table.choose("end");
    const first = socket.said("choose")[0]!;
    expect(table.isDeciding).toBe(true);
    expect(table.mayChoose).toBe(false);
    socket.close();
    await pass(2000);
    FakeSocket.last.open();
    FakeSocket.last.hear(update(1, { turns: [] }));
    expect(FakeSocket.last.said("choose")).toEqual([first]);
    FakeSocket.last.hear({ type: "ack", id: first.id, seq: 2 });
    await expect(made).resolves.toMatchObject({ seq: 2 });
    expect(table.isDeciding).toBe(false);
  });

  test.each([1012, 1001])(
    "a server that gives its place to another (%i) is looked for at once",
    async (code) => {
      live(1).close(code);
      expect(table.state).toBe("restarting");
      expect(table.mayChoose).toBe(true);
      await pass(400);
      expect(FakeSocket.all).toHaveLength(2);
      expect(live(1).said("choose")).toEqual([]);
      expect(table.state).toBe("live");
    },
  );

  test("if nobody is there, it waits as usual, and nothing can be chosen", async () => {
    live(1).close(1012);
    await pass(400);
    FakeSocket.last.close();
    expect(table.state).toBe("reconnecting");
    expect(table.mayChoose).toBe(false);
    await pass(700);
    expect(FakeSocket.all).toHaveLength(2);
    await pass(600);
    expect(FakeSocket.all).toHaveLength(3);
  });

  test("a server that only ever says goodbye is not asked all the time", async () => {
    live(1).close(1012);
    await pass(400);
    FakeSocket.last.open();
    FakeSocket.last.close(1012);
    await pass(700);
    expect(FakeSocket.all).toHaveLength(2);
  });

  test("a decision made just before a server goes is said once to the next, under the same id", async () => {
    const socket = live(1);
    const made = table.choose("end");
    const first = socket.said("choose")[0]!;
    socket.close(1012);
    await pass(400);
    FakeSocket.last.open();
    expect(FakeSocket.last.said("choose")).toEqual([]); // not before it is known what happened
    FakeSocket.last.hear(update(1, { turns: [] }));
    FakeSocket.last.hear(update(1, { turns: [] }));
    expect(FakeSocket.last.said("choose")).toEqual([first]);
    FakeSocket.last.hear({ type: "ack", id: first.id, seq: 2 });
    FakeSocket.last.hear(update(2, { turns: [turn(2)] }));
    await expect(made).resolves.toMatchObject({ seq: 2 });
    FakeSocket.last.close(1012);
    await pass(400);
    expect(live(2).said("choose")).toEqual([]);
    expect(table.turns.map((told) => told.seq)).toEqual([1, 2]);
  });

  test("a decision that was stored but not answered gets its answer from the next server, and stands once", async () => {
    const socket = live(1);
    const made = table.choose("end");
    const first = socket.said("choose")[0]!;
    socket.close(1012);
    await pass(400);
    FakeSocket.last.open();
    FakeSocket.last.hear(update(2, { turns: [turn(2)], asked: 1, offers: [] }));
    expect(FakeSocket.last.said("choose")).toEqual([first]); // the server knows it by its id
    FakeSocket.last.hear({ type: "ack", id: first.id, seq: 2 });
    await expect(made).resolves.toMatchObject({ seq: 2 });
    expect(table.turns.map((told) => told.seq)).toEqual([1, 2]);
    expect(stale).not.toHaveBeenCalled();
  });

  test("a decision made while servers change is sent as soon as there is one", async () => {
    live(1).close(1012);
    const made = table.choose("end");
    expect(table.isDeciding).toBe(true);
    await pass(400);
    const { id } = live(1).said("choose")[0]!;
    FakeSocket.last.hear({ type: "ack", id, seq: 2 });
    await expect(made).resolves.toMatchObject({ seq: 2 });
  });

  test("tells that a decision was stale, and shows the new position", async () => {
    const socket = live(1);
    const made = table.choose("end");
    const { id } = socket.said("choose")[0]!;
    socket.hear({ type: "refusal", id, code: "stale", text: "Too late.", seq: 2 });
    socket.hear(update(2));
    await expect(made).rejects.toBeInstanceOf(Declined);
    expect(stale).toHaveBeenCalledOnce();
    expect(table.position?.seq).toBe(2);
  });

  test("a refusal without an id answers the oldest question, and the board is free again", async () => {
    const socket = live(1);
    const made = table.choose("end");
    const seen = table.preview("end");
    socket.hear({ type: "refusal", id: "", code: "too_fast", text: "Slow down.", seq: 0 });
    await expect(made).rejects.toMatchObject({ code: "too_fast" });
    expect(table.isDeciding).toBe(false);
    socket.hear({ type: "foreseen", id: socket.said("preview")[0]!.id, preview: {}, happenings: [] });
    await expect(seen).resolves.toMatchObject({ preview: {} });
  });

  test("answers find their questions by id, in any order", async () => {
    const socket = live();
    const [preview, why] = [table.preview("end"), table.explain("build mine")];
    const [asked, explained] = [socket.said("preview")[0]!, socket.said("explain")[0]!];
    socket.hear({ type: "explained", id: explained.id, allowed: false, text: "No." });
    socket.hear({ type: "foreseen", id: asked.id, preview: {}, happenings: [] });
    await expect(why).resolves.toMatchObject({ text: "No." });
    await expect(preview).resolves.toMatchObject({ happenings: [] });
  });

  test("waits longer from one failure to the next, and not at all when the page is looked at", async () => {
    live().close();
    await pass(1300);
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.last.close();
    await pass(1300);
    expect(FakeSocket.all).toHaveLength(2);
    document.dispatchEvent(new Event("visibilitychange"));
    expect(FakeSocket.all).toHaveLength(3);
  });

  test("a wire that does not answer a ping is cut", async () => {
    const socket = live();
    await pass(20_000);
    expect(socket.said("ping")).toHaveLength(1);
    await pass(10_000);
    expect(table.state).toBe("reconnecting");
  });

  test("a pong keeps the wire", async () => {
    const socket = live();
    await pass(20_000);
    socket.hear({ type: "pong", id: socket.said("ping")[0]!.id });
    await pass(10_001);
    expect(table.state).toBe("live");
  });

  test("is refused where there is no such table", () => {
    FakeSocket.last.open();
    FakeSocket.last.hear({ type: "refusal", id: "", code: "no_such_table", text: "No.", seq: 0 });
    expect(table.state).toBe("refused");
    expect(table.refusal?.code).toBe("no_such_table");
  });

  test("gives up when no socket opens and the table does not exist", async () => {
    exists = false;
    FakeSocket.last.close();
    await pass(0);
    expect(table.state).toBe("refused");
  });

  test("who is signed out is told so, and opens no more sockets", async () => {
    isKnown = false;
    live(1).close(4401);
    await pass(0);
    expect(table.state).toBe("signedOut");
    await pass(15 * 60_000);
    expect(FakeSocket.all).toHaveLength(1);
    isKnown = true;
    table.reconnect();
    live(1);
    expect(table.state).toBe("live");
  });

  test("who is known under another session comes back by himself", async () => {
    live(1).close(4401);
    await pass(2000);
    expect(FakeSocket.all).toHaveLength(2);
    expect(live(1).said("hello")).toHaveLength(1);
  });

  test("a page that may not open a socket tries no more", async () => {
    live(1).close(4403);
    await pass(15 * 60_000);
    expect(table.state).toBe("refused");
    expect(FakeSocket.all).toHaveLength(1);
  });

  test("another language is another hello, from the beginning", () => {
    live(2);
    table.speak("fr");
    FakeSocket.last.open();
    expect(FakeSocket.last.sent[0]).toMatchObject({ language: "fr", last: 0 });
  });

  test("lines of chat come once", async () => {
    const socket = live();
    socket.hear({
      type: "lines",
      lines: [{ type: "said", id: "", n: 1, name: "Bob", text: "hi", at: 0 }],
    });
    const said = table.say("hello");
    const { id } = socket.said("say")[0]!;
    socket.hear({ type: "said", id, n: 2, name: "Ann", text: "hello", at: 1 });
    socket.hear({ type: "said", id: "", n: 2, name: "Ann", text: "hello", at: 1 });
    await said;
    expect(table.lines.map((line) => line.text)).toEqual(["hi", "hello"]);
  });
});

test("the wait grows to fifteen seconds, a quarter more or less", () => {
  expect([0, 1, 2, 3, 4, 9].map((attempt) => waitBefore(attempt, 0.5))).toEqual([
    1000,
    2000,
    4000,
    8000,
    LONGEST,
    LONGEST,
  ]);
  expect(waitBefore(0, 0)).toBe(750);
  expect(waitBefore(0, 1)).toBe(1250);
});

test("a server that takes over is tried after a blink, not by all at the same moment", () => {
  expect([0, 0.5, 1].map(waitForSuccessor)).toEqual([150, 275, 400]);
});
