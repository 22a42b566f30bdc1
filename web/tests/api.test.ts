import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { api, Declined } from "../src/wire/api";

const fetched = vi.fn<typeof fetch>();
const down = new TypeError("Failed to fetch");

function says(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { "content-type": "application/json" },
  });
}

/** An answer that breaks off, as when a server goes in the middle of it. */
function broken(): Response {
  return new Response(new ReadableStream({ start: (stream) => stream.error(down) }));
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", fetched);
});

afterEach(() => {
  fetched.mockReset();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a question that does not get through", () => {
  test("is asked again, until it is answered", async () => {
    fetched.mockRejectedValueOnce(down).mockResolvedValueOnce(broken()).mockResolvedValueOnce(says([]));
    const games = api.games();
    await vi.advanceTimersByTimeAsync(1000);
    await expect(games).resolves.toEqual([]);
    expect(fetched).toHaveBeenCalledTimes(3);
  });

  test("is given up after three more tries, within three seconds", async () => {
    fetched.mockRejectedValue(down);
    const given = expect(api.games()).rejects.toMatchObject({ status: 0, code: "unreachable" });
    await vi.advanceTimersByTimeAsync(3000);
    await given;
    expect(fetched).toHaveBeenCalledTimes(4);
  });

  test("is asked once by who tries again himself", async () => {
    fetched.mockRejectedValue(down);
    await expect(api.tableOnce("T")).rejects.toBeInstanceOf(Declined);
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});

test("a wish is never said twice: it may have been heard", async () => {
  fetched.mockRejectedValue(down);
  await expect(api.create({ game: "babel", seats: 2 })).rejects.toMatchObject({
    code: "unreachable",
  });
  expect(fetched).toHaveBeenCalledTimes(1);
});

test("a refusal is an answer", async () => {
  fetched.mockResolvedValue(says({ type: "refusal", id: "", code: "impossible", text: "No.", seq: 0 }, 409));
  await expect(api.games()).rejects.toMatchObject({ status: 409, message: "No." });
  expect(fetched).toHaveBeenCalledTimes(1);
});

describe("an answer that comes line by line", () => {
  const step = (done: number, found: unknown = null): string => `${JSON.stringify({ done, of: 3, found })}\n`;
  /** Its bytes in pieces that begin and end anywhere. */
  const inPieces = (text: string, size: number): Response => {
    const bytes = new TextEncoder().encode(text);
    const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
      start(stream) {
        for (let at = 0; at < bytes.length; at += size) stream.enqueue(bytes.slice(at, at + size));
        stream.close();
      },
    });
    return new Response(body, { headers: { "content-type": "application/x-ndjson" } });
  };

  test.each([1, 7, 1000])("is heard line by line, in pieces of %i", async (size) => {
    const found = { moments: [{ reasons: ["Zieht ein Plättchen."] }] };
    fetched.mockResolvedValueOnce(inPieces(step(0) + step(1) + step(3, found), size));
    const heard: number[] = [];
    await expect(api.analysis("T", ({ done }) => heard.push(done))).resolves.toEqual(found);
    expect(heard).toEqual([0, 1, 3]);
  });

  test("is asked for again if it breaks off, and refused as any other", async () => {
    fetched.mockResolvedValueOnce(broken()).mockResolvedValueOnce(inPieces(step(3, {}), 5));
    const again = api.analysis("T", () => undefined);
    await vi.advanceTimersByTimeAsync(300);
    await expect(again).resolves.toEqual({});
    fetched.mockResolvedValueOnce(inPieces(step(1), 5));
    await expect(api.analysis("T", () => undefined)).rejects.toMatchObject({ code: "unreachable" });
    fetched.mockResolvedValueOnce(
      says({ type: "refusal", id: "", code: "not_over", text: "Not yet.", seq: 0 }, 409),
    );
    await expect(api.analysis("T", () => undefined)).rejects.toMatchObject({ message: "Not yet." });
  });
});
