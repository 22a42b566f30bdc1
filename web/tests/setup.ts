/** Every test has all languages at hand, and none may ask for what no catalog says. */
import { afterAll, afterEach, beforeAll, expect, vi } from "vitest";
import { fetchTexts, wantGames, wantRest } from "../src/texts/catalogs.svelte";
import { LANGUAGES } from "../src/texts/languages";

const complaints = vi.spyOn(console, "error");

beforeAll(async () => {
  await Promise.all([wantGames(), wantRest()]);
  await Promise.all(LANGUAGES.map((language) => fetchTexts(language)));
});

afterEach(() => {
  const said = complaints.mock.calls.map(([complaint]) => String(complaint));
  complaints.mockClear();
  expect(said).toEqual([]);
});

// Files share a process, for to start one costs more than most of them take; each begins with modules, a
// document and a storage of its own.
afterAll(() => {
  vi.resetModules();
  document.body.replaceChildren();
  localStorage.clear();
});
