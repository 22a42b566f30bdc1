import { afterEach, expect, test, vi } from "vitest";
import { Choices } from "../src/opening/choices.svelte";
import { Wish } from "../src/opening/wish.svelte";
import { api } from "../src/wire/api";
import type { PlayableOptions } from "../src/wire/protocol";

afterEach(() => vi.restoreAllMocks());

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

function answers(...found: PlayableOptions[]): void {
  const options = vi.spyOn(api, "options");
  for (const one of found) options.mockResolvedValueOnce(one);
}

const SMALL = { options: { map: "small", forts: false }, refused: [] };
const LARGE = {
  options: { map: "large", forts: false },
  refused: [{ option: "map", value: "small", why: "It is too small." }],
};

test("what other seats change is told with the server's reason", async () => {
  const choices = new Choices();
  answers(SMALL, LARGE);
  choices.keepUp("go", 2);
  await settled();
  expect(choices.changes).toEqual([]);

  choices.keepUp("go", 5);
  await settled();

  expect(choices.options.map).toBe("large");
  expect(choices.changes).toEqual([{ option: "map", value: "large", why: "It is too small." }]);
  expect(choices.whyNot("map", "small")).toBe("It is too small.");
});

test("what somebody chose is no news, and is all that the server is told", async () => {
  const choices = new Choices();
  answers(SMALL, LARGE);
  choices.keepUp("go", 3);
  await settled();

  choices.choose("map", "large");
  await settled();

  expect(choices.changes).toEqual([]);
  expect(api.options).toHaveBeenLastCalledWith({ game: "go", seats: 3, options: { map: "large" } });
});

test("an answer that comes late is of no use", async () => {
  const choices = new Choices();
  let late: (found: PlayableOptions) => void = () => undefined;
  vi.spyOn(api, "options")
    .mockReturnValueOnce(new Promise((resolve) => (late = resolve)))
    .mockResolvedValueOnce(LARGE);
  choices.keepUp("go", 2);
  choices.keepUp("go", 5);
  await settled();
  late(SMALL);
  await settled();

  expect(choices.options).toEqual(LARGE.options);
});

test("on one device all have names of their own, and the table is in no list", () => {
  const wish = new Wish(() => "Enki");
  wish.seat(3);
  expect([wish.company, wish.isPublic]).toEqual(["people", true]);

  wish.keep("device");
  wish.seat(5);

  const names = wish.table.chairs!.map(({ name }) => name ?? "Enki");
  expect(new Set(names).size).toBe(5);
  expect(names[0]).toBe("Enki");
  expect([wish.company, wish.isPublic, wish.isFull]).toEqual(["device", false, true]);
  wish.isPublic = true;
  expect(wish.table.public).toBe(true);
});

test("a company is all of one kind", () => {
  const wish = new Wish(() => "");
  wish.seat(3);
  wish.keep("bots");
  expect(wish.company).toBe("bots");
  wish.chairs[2]!.kind = "open";
  expect(wish.company).toBeUndefined();
  wish.seat(2);
  expect(wish.company).toBe("bots");
});
