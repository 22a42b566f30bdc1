import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { sectionsOf } from "../rules";
import { offeringOf } from "../src/games/offering";
import { isDone } from "../src/learn/done.svelte";
import { Lesson } from "../src/learn/lesson.svelte";
import { loadLesson } from "../src/learn/lessons";
import { holderOf, loadRules, topicOf } from "../src/learn/rules";
import { parted } from "../src/learn/signs";
import { prefs } from "../src/shell/prefs.svelte";
import { parse } from "../src/shell/router.svelte";
import { LANGUAGES } from "../src/texts/languages";
import { movesOf } from "../src/wire/moves";

const GAMES = ["tigris", "babel", "china"];

beforeEach(() => {
  Object.assign(prefs, { language: "en", confirmation: "never" });
  // What is fetched from the server lies here.
  vi.stubGlobal("fetch", (place: string) => Promise.resolve(new Response(readFileSync(`.${place}`))));
});

describe("a page of rules", () => {
  const page =
    "# Title\n\n## First {#one}\n\nSee [this](#two).\n\n## Second {#two}\n\n### Inside {#three}\n\n* a\n";

  test("is taken apart at its headings", () => {
    const [first, second] = sectionsOf(page);
    expect(first).toMatchObject({ id: "one", title: "First", inner: [] });
    expect(first!.html).toContain('<a href="#rules-two">this</a>');
    expect(second).toMatchObject({ id: "two", inner: ["three"] });
    expect(second!.html).toContain('<h3 id="rules-three">Inside</h3>');
  });

  test("draws its signs", () => {
    expect(sectionsOf("## A {#a}\n\nA temple △.\n")[0]!.html).toContain('<use href="#mark-red"/>');
    expect(parted("A temple △ and")).toEqual(["A temple ", "△", " and"]);
  });

  test("holds no markup of its own", () => {
    expect(() => sectionsOf("## A {#a}\n\n<script>x</script>\n")).toThrow("markup");
  });
});

describe.each(GAMES)("the rules of %s", (game) => {
  test("have the same headings in every language", async () => {
    const headings = async (language: string): Promise<string[]> =>
      (await loadRules(game, language)).flatMap(({ id, inner }) => [id, ...inner]);
    const english = await headings("en");
    expect(english.length).toBeGreaterThan(7);
    expect(new Set(english).size).toBe(english.length);
    for (const language of LANGUAGES) expect(await headings(language), language).toEqual(english);
  });

  test("have what help opens, and what their links name", async () => {
    for (const language of LANGUAGES) {
      const sections = await loadRules(game, language);
      const named = sections.flatMap(({ html }) =>
        [...html.matchAll(/href="#rules-(\w+)"/g)].map((found) => found[1]!),
      );
      for (const topic of ["aim", "end", ...Object.values(offeringOf(game).topics!), ...named]) {
        expect(holderOf(sections, topic), topic).toBeDefined();
      }
    }
  });
});

test("help opens what fits the question", () => {
  expect(topicOf("tigris", "support")).toBe("conflicts");
  expect(topicOf("china", "draw")).toBe("cards");
  expect(topicOf("babel", null)).toBe("aim");
});

describe.each(GAMES)("the lesson of %s", (game) => {
  test("asks for what is offered, and explains what is not", async () => {
    const { steps } = await loadLesson(game);
    for (const step of steps) {
      const offered = movesOf(step.offers);
      expect(offered).toEqual(expect.arrayContaining(Object.keys(step.moves)));
      for (const move of Object.keys(step.why)) expect(offered).not.toContain(move);
    }
  });

  test("names rules that exist", async () => {
    const sections = await loadRules(game, "en");
    for (const { topic } of (await loadLesson(game)).steps)
      expect(holderOf(sections, topic), topic).toBeDefined();
  });

  test("can be played to its end", async () => {
    const lesson = new Lesson(await loadLesson(game));
    for (;;) {
      lesson.draft.propose(Object.keys(lesson.step.moves)[0]!);
      expect(lesson.outcome).toBeDefined();
      expect(lesson.offers).toEqual([]);
      if (lesson.isLast) break;
      expect(isDone(game)).toBe(false);
      lesson.go(lesson.at + 1);
    }
    expect(isDone(game)).toBe(true);
    expect(JSON.parse(localStorage.getItem("ziggurat.lessons")!)).toContain(game);
  });
});

describe("a lesson", () => {
  const begin = async (): Promise<Lesson> => new Lesson(await loadLesson("tigris"));

  test("says a hint when something else is done, and nothing has changed", async () => {
    const lesson = await begin();
    lesson.draft.propose("pass");
    expect(lesson.outcome).toBeUndefined();
    expect(lesson.note).toContain("Take the king");
    lesson.draft.propose("leader black J7");
    expect(lesson.note).toBe("");
    expect(lesson.happened[0]!.text).toBe("Nabu places the king on J7.");
  });

  test("shows a wished move before it is confirmed, and no other", async () => {
    prefs.confirmation = "always";
    const lesson = await begin();
    lesson.draft.propose("pass");
    expect(lesson.draft.proposed).toBeUndefined();
    expect(lesson.note).not.toBe("");
    lesson.draft.propose("leader black H7");
    await Promise.resolve();
    expect(lesson.draft.foreseen?.happenings[0]!.text).toBe("Nabu places the king on H7.");
    lesson.draft.confirm();
    expect(lesson.made).toBe("leader black H7");
  });

  test("knows why not, in the language of the page", async () => {
    const lesson = await begin();
    prefs.language = "fr";
    expect(await lesson.explain("leader black A1")).toMatchObject({
      allowed: false,
      text: "Un chef doit se trouver à côté d’un temple.",
    });
    expect((await lesson.explain("leader black P11")).text).toContain("pas possible");
    expect(await lesson.explain("pass")).toMatchObject({ allowed: true });
  });

  test("tells the turns since its position was set up", async () => {
    const lesson = await begin();
    const revolt = lesson.told.steps.findIndex((step) => step.prompt === "support");
    lesson.go(revolt);
    expect(lesson.turns.map(({ move }) => move)).toEqual(["leader black H6"]);
    lesson.choose("support 2");
    expect(lesson.turns.map(({ seq, seat, move }) => [seq, seat, move])).toEqual([
      [1, 0, "leader black H6"],
      [2, 0, "support 2"],
      [3, 1, "support 1"],
    ]);
    lesson.go(revolt + 1);
    expect(lesson.turns).toEqual([]);
  });
});

test("a lesson has an address", () => {
  expect(parse("/learn/babel/lesson")).toMatchObject({ page: "lesson", id: "babel" });
  expect(parse("/learn/babel/other").page).toBe("lost");
});
