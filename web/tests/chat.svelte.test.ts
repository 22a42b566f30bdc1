import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { mutes } from "../src/shell/mutes.svelte";
import { who } from "../src/shell/who.svelte";
import Chat from "../src/table/Chat.svelte";
import type { Sitting } from "../src/table/sitting.svelte";
import { whySilent } from "../src/table/speaking";
import type { Me, Said, Update } from "../src/wire/protocol";
import { update } from "./fake_socket";

const line = (n: number, user: string, name: string): Said => ({
  type: "said",
  id: "",
  n,
  user,
  name,
  text: `line ${n}`,
  at: 0,
});

const me = { user: "me", guest: true } as Me;
const at = $state({ table: { id: "T", lines: [] as Said[] }, position: undefined as Update | undefined });
let shown: Record<string, unknown>;
let asked: { path: string; body: unknown }[];
let answer: unknown;

beforeEach(() => {
  asked = [];
  answer = [];
  vi.stubGlobal("fetch", (path: string, { body }: RequestInit) => {
    asked.push({ path: path.split("?")[0]!, body: JSON.parse(body as string) });
    return Promise.resolve(
      new Response(JSON.stringify(answer), { headers: { "Content-Type": "application/json" } }),
    );
  });
  who.me = me;
  mutes.all = [];
  at.table.lines = [line(1, "eve", "Bob"), line(2, "bob", "Bob"), line(3, "", "Nabu"), line(4, "me", "Ann")];
  at.position = update(1, { owner: false }) as Update;
  const props = { at: at as unknown as Sitting };
  shown = mount(Chat, { target: document.body, props });
  flushSync();
});

afterEach(async () => {
  await unmount(shown);
  vi.unstubAllGlobals();
});

const buttons = (name: RegExp): HTMLButtonElement[] =>
  [...document.querySelectorAll("button")].filter((button) =>
    name.test(button.getAttribute("aria-label") ?? button.textContent),
  );

describe("chat", () => {
  test("who is muted is muted by who he is, not by what he is called, and on the server", async () => {
    expect(buttons(/^Mute/)).toHaveLength(2); // neither a bot nor ourselves
    answer = [{ user: "eve", name: "Bob" }];
    buttons(/^Mute/)[0]!.click();
    await vi.waitFor(() => expect(mutes.all).toEqual(answer));
    flushSync();
    expect(asked).toEqual([{ path: "/api/me/mutes", body: { user: "eve", muted: true } }]);
    expect(document.body.textContent).not.toContain("line 1");
    expect(document.body.textContent).toContain("line 2");
    answer = [];
    buttons(/^Read Bob again/)[0]!.click();
    await vi.waitFor(() => expect(document.body.textContent).toContain("line 1"));
  });

  test("only who made the table takes the word from somebody, or says who has it", async () => {
    expect(buttons(/speak at this table/)).toHaveLength(0);
    expect(document.querySelector("select")).toBeNull();
    at.position = update(1, { owner: true, silenced: ["eve"] }) as Update;
    flushSync();
    expect(buttons(/speak at this table/)).toHaveLength(1);
    answer = { speech: "everybody", silenced: [] };
    buttons(/speak at this table/)[0]!.click();
    buttons(/^Let Bob speak again/)[0]!.click();
    const choice = document.querySelector("select")!;
    expect(choice.labels[0]!.textContent).toContain("Who may speak");
    choice.value = "nobody";
    choice.dispatchEvent(new Event("change", { bubbles: true }));
    await vi.waitFor(() => expect(asked).toHaveLength(3));
    expect(asked.map(({ body }) => body)).toEqual([
      { user: "bob", silent: true },
      { user: "eve", silent: false },
      { speech: "nobody" },
    ]);
  });

  test("who may not speak reads why, in the place where he would", () => {
    expect(document.querySelector("form")).not.toBeNull();
    at.position = update(1, { owner: false, seat: -1, speech: "players" }) as Update;
    flushSync();
    expect(document.querySelector("form")).toBeNull();
    expect(document.body.textContent).toContain("Only those who play may speak here.");
  });
});

test.each([
  [{}, true, undefined],
  [{ seat: -1 }, true, "chat-guests"],
  [{ seat: -1 }, false, undefined],
  [{ seat: -1, speech: "players" }, false, "chat-players"],
  [{ seat: -1, speech: "players", owner: true }, false, undefined],
  [{ speech: "nobody", owner: true }, false, "chat-nobody"],
  [{ silenced: ["me"] }, false, "chat-silenced"],
])("at %o, a guest: %s, it says %s", (more, guest, said) => {
  const table = update(1, { owner: false, ...more }) as Update;
  expect(whySilent(table, { user: "me", guest })).toBe(said);
});
