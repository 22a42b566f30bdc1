import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import Banner from "../src/table/Banner.svelte";
import type { LineState } from "../src/wire/line";

const props = $state<{ state: LineState; isStoreAway: boolean }>({ state: "live", isStoreAway: false });
let shown: Record<string, unknown>;

beforeEach(() => {
  vi.useFakeTimers();
  props.state = "live";
  shown = mount(Banner, { target: document.body, props });
});

afterEach(async () => {
  await unmount(shown);
  vi.useRealTimers();
});

/** What is said after the line has been in a state for so long. */
function said(state: LineState, ms: number): string {
  props.state = state;
  flushSync();
  vi.advanceTimersByTime(ms);
  flushSync();
  return document.body.textContent.trim();
}

test("a lost line is told after a second", () => {
  expect(said("reconnecting", 999)).toBe("");
  expect(said("reconnecting", 1)).toBe("Connection lost. Trying again…");
  expect(said("live", 0)).toBe("");
});

test("a store that fails is told, as long as the line stands", () => {
  props.isStoreAway = true;
  expect(said("live", 0)).toContain("Your move is sent again by itself.");
  expect(said("reconnecting", 1000)).toBe("Connection lost. Trying again…");
  props.isStoreAway = false;
  expect(said("live", 0)).toBe("");
});

test("when servers change, nothing is told for two seconds", () => {
  expect(said("restarting", 1999)).toBe("");
  expect(said("live", 5000)).toBe("");
});

test("if the next one does not come, it is told after two seconds, however often that was tried", () => {
  expect(said("restarting", 400)).toBe("");
  expect(said("reconnecting", 1599)).toBe("");
  expect(said("reconnecting", 1)).toBe("Connection lost. Trying again…");
});
