/** The catalogs: every language says the same things, and the page says nothing else. */
import {
  type Entry,
  FluentParser,
  type Message,
  type Pattern,
  SelectExpression,
  type Term,
  VariableReference,
  Visitor,
} from "@fluent/syntax";
import { describe, expect, test } from "vitest";
import { LANGUAGES, REFERENCE } from "../src/texts/languages";
import { isFirst } from "../texts";

const files = import.meta.glob<string>(["../src/texts/*.ftl", "../src/games/*/texts/*.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const sources = import.meta.glob<string>(
  ["../src/**/*.ts", "../src/**/*.svelte", "!../src/**/texts/keys.ts"],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);

const parser = new FluentParser({ withSpans: false });
const parsed = (path: string): Entry[] => parser.parse(files[path]!).body;
const messages = (path: string): Message[] => parsed(path).filter((entry) => entry.type === "Message");
const idsOf = (path: string): string[] => messages(path).map(({ id }) => id.name);
const folderOf = (path: string): string => path.slice(0, path.lastIndexOf("/"));
const folders = [...new Set(Object.keys(files).map(folderOf))];
const references = folders.map((folder) => `${folder}/${REFERENCE}.ftl`);

/** What a sentence is told: arguments that stand in it, and others that only choose its words. */
class Arguments extends Visitor {
  shown = new Set<string>();
  chosenBy = new Set<string>();

  override visitSelectExpression(select: SelectExpression): void {
    if (select.selector instanceof VariableReference) this.chosenBy.add(select.selector.id.name);
    else this.visit(select.selector);
    for (const variant of select.variants) this.visit(variant);
  }

  override visitVariableReference(reference: VariableReference): void {
    this.shown.add(reference.id.name);
  }
}

function argumentsOf(pattern: Pattern | null): Arguments {
  const found = new Arguments();
  if (pattern) found.visit(pattern);
  return found;
}

/** A comment above an English sentence may name what only other languages need: `# $n: how many`. */
const named = (entry: Message): string[] =>
  [...(entry.comment?.content ?? "").matchAll(/\$(\w+)/g)].map((found) => found[1]!);

describe.each(Object.keys(files))("%s", (path) => {
  test("can be read to its last line", () => {
    expect(parsed(path).filter(({ type }) => type === "Junk")).toEqual([]);
  });

  test("says nothing twice", () => {
    const ids = parsed(path)
      .filter((entry): entry is Message | Term => entry.type === "Message" || entry.type === "Term")
      .map(({ type, id }) => `${type} ${id.name}`);
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  });
});

describe.each(references)("every language has what %s has", (reference) => {
  const english = new Map(messages(reference).map((entry) => [entry.id.name, entry]));

  test.each(LANGUAGES)("%s: the same keys, in the same order", (language) => {
    expect(idsOf(`${folderOf(reference)}/${language}.ftl`)).toEqual([...english.keys()]);
  });

  test.each(LANGUAGES)("%s: the same arguments", (language) => {
    for (const entry of messages(`${folderOf(reference)}/${language}.ftl`)) {
      const model = english.get(entry.id.name)!;
      const [theirs, ours] = [argumentsOf(model.value), argumentsOf(entry.value)];
      expect([...ours.shown].sort(), entry.id.name).toEqual([...theirs.shown].sort());
      const known = [...theirs.shown, ...theirs.chosenBy, ...named(model)];
      for (const name of ours.chosenBy) expect(known, entry.id.name).toContain(name);
    }
  });
});

/** The union of all keys, so that a key nobody says is a type error. */
function typed(ids: string[]): string {
  const union = ids.map((id) => `\n  | "${id}"`).join("");
  return `/** Made from ${REFERENCE}.ftl by \`npm run texts\`; never edited. */\nexport type Key =${union};\n`;
}

test.each(references)("the types know the keys of %s", async (reference) => {
  await expect(typed(idsOf(reference))).toMatchFileSnapshot(`${folderOf(reference)}/keys.ts`);
});

/** Strings of the sources as patterns of keys: whatever is put in may be anything. */
function keysIn(source: string): string[] {
  const plain = [...source.matchAll(/["'`]([a-zA-Z][\w-]*)["'`]/g)].map((found) => found[1]!);
  const composed = [...source.matchAll(/`([a-zA-Z][^`\n]*\$\{[^`\n]*)`/g)].map((found) => found[1]!);
  return [...plain, ...composed.map(patternOf)];
}

const patternOf = (text: string): string => text.replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, "\0");

const fits = (pattern: string, key: string): boolean =>
  pattern === key ||
  (pattern.includes("\0") && new RegExp(`^${pattern.split("\0").map(escaped).join(".+")}$`).test(key));
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

test.each(references)("every key of %s is said somewhere", (reference) => {
  const game = /games\/(\w+)\//.exec(reference)?.[1];
  const said = Object.entries(sources)
    .filter(
      ([path]) =>
        !game || !path.includes("/games/") || path.includes(`/games/${game}/`) || !/games\/\w+\//.test(path),
    )
    .flatMap(([, text]) => keysIn(text));
  const patterns = [...new Set(said)];
  expect(idsOf(reference).filter((key) => !patterns.some((pattern) => fits(pattern, key)))).toEqual([]);
});

/** A source and all that it imports, before anything else is asked for. */
function needs(begin: string[]): Set<string> {
  const found = new Set(begin);
  for (const path of found)
    for (const [, next] of sources[path]!.matchAll(/^\s*(?:import|export) (?!type)[^;]*?"(\.[^"]+)";/gm)) {
      const place = new URL(next!, `file:/tests/${path}`).pathname.slice(1);
      const file = [`../${place}`, `../${place}.ts`].find((name) => name in sources);
      if (file) found.add(file);
    }
  return found;
}

test("what is said at the first sight of a table is there from the first moment", () => {
  const boards = Object.keys(sources).filter((path) => /games\/(?!plain)\w+\/(parts|index)\.ts$/.test(path));
  const seen = needs(["../src/main.ts", "../src/table/TablePage.svelte", ...boards]);
  const ownOf = (path: string): string[] => {
    const game = /games\/(\w+)\//.exec(path)?.[1];
    const own = `../src/games/${game}/texts/${REFERENCE}.ftl`;
    return own in files ? idsOf(own) : [];
  };
  const patterns = [...seen].flatMap((path) =>
    keysIn(sources[path]!).filter((pattern) => !ownOf(path).some((key) => fits(pattern, key))),
  );
  const said = idsOf(`../src/texts/${REFERENCE}.ftl`).filter((key) =>
    patterns.some((pattern) => fits(pattern, key)),
  );

  expect([...seen]).toContain("../src/table/Log.svelte");
  expect(said.length).toBeGreaterThan(100);
  expect(said.filter((key) => !isFirst(key))).toEqual([]);
  for (const game of folders.flatMap((folder) => /games\/(\w+)\//.exec(folder)?.[1] ?? [])) {
    const own = [...seen].filter((path) => path.includes(`/games/${game}/`));
    const asked = own.flatMap((path) => keysIn(sources[path]!));
    const keys = idsOf(`../src/games/${game}/texts/${REFERENCE}.ftl`);
    const told = keys.filter((key) => asked.some((pattern) => fits(pattern, key)));
    expect(told.length).toBeGreaterThan(50);
    expect(told.filter((key) => !isFirst(key, true))).toEqual([]);
  }
});

test("every key that is put together fits some key", () => {
  const keys = references.flatMap(idsOf);
  const asked = Object.values(sources).flatMap((text) =>
    [...text.matchAll(/\b(?:t|tell|say)\(\s*`([^`\n]*)`/g)].map((found) => patternOf(found[1]!)),
  );
  expect(asked.length).toBeGreaterThan(20);
  expect(asked.filter((pattern) => !keys.some((key) => fits(pattern, key)))).toEqual([]);
});

test("no phrase stands in the sources: they have no letter that English has not", () => {
  const foreign = Object.entries(sources).filter(([, text]) => /[àâäçéèêëîïôöœùûüßÀÉ«»„]/.test(text));
  expect(foreign.map(([path]) => path)).toEqual([]);
});

test("no mark is put behind a sentence outside the catalogs: French wants a space before a colon", () => {
  const marked = /\)\}[:;!?](?![\w\d$])/;
  const found = Object.entries(sources).filter(([, text]) => marked.test(text.replace(/<style>[^]*/, "")));
  expect(found.map(([path]) => path)).toEqual([]);
});
