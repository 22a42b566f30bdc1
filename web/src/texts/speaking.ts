/** A catalog made ready to speak: numbers as they stand, words that depend on what they are said of. */
import {
  FluentBundle,
  type FluentFunction,
  FluentNumber,
  type FluentResource,
  type FluentVariable,
} from "@fluent/bundle";
import type { Language } from "./languages";

type Entry = FluentResource["body"][number];
type Pattern = NonNullable<Entry["value"]>;

/** A catalog as it is built: each id with what it says. */
export type Catalog = Record<string, Pattern>;
export type Args = Record<string, string | number>;

const VOWEL = /^[aeiou\u0153\u00e6]/i;

/** Whether a word begins with a vowel; accents do not matter. */
const INITIAL: FluentFunction = ([it]) =>
  typeof it === "string" && VOWEL.test(it.normalize("NFD")) ? "vowel" : "consonant";

/** A word as it stands inside a sentence, where a language writes it small there. */
const small =
  (language: Language): FluentFunction =>
  ([it = ""]) =>
    typeof it === "string" ? it.toLocaleLowerCase(language) : it;

/** One language, of one or more catalogs: a later one may say the same otherwise. */
export function speaker(language: Language, catalogs: Catalog[]): FluentBundle {
  const functions: Record<string, FluentFunction> = { INITIAL, SMALL: small(language) };
  const entries = catalogs.flatMap((catalog) =>
    Object.entries(catalog).map(([id, value]): Entry => ({ id, value, attributes: {} })),
  );
  // A term `-some-word` is said of a value by its name in capitals: `{ SOME-WORD($value) }`.
  for (const { id, value } of entries)
    if (id.startsWith("-") && value)
      functions[id.slice(1).toUpperCase()] = ([it], named) =>
        bundle.formatPattern(value, { ...named, it: it ?? "" });
  const bundle = new FluentBundle(language, { useIsolating: false, functions });
  bundle.addResource({ body: entries }, { allowOverrides: true });
  return bundle;
}

/** A sentence; or its key, if there is none, since a page with a gap is better than no page. */
export function format(bundle: FluentBundle | undefined, key: string, args: Args): string {
  const pattern = bundle?.getMessage(key)?.value;
  if (!bundle || !pattern) {
    console.error(`no text for ${key}`);
    return key;
  }
  const errors: Error[] = [];
  const said = bundle.formatPattern(pattern, variablesOf(args), errors);
  for (const error of errors) console.error(`${key}: ${error.message}`);
  return said;
}

/** Numbers are counted by, and stand without marks between thousands. */
function variablesOf(args: Args): Record<string, FluentVariable> {
  const plain = (value: string | number): FluentVariable =>
    typeof value === "number" ? new FluentNumber(value, { useGrouping: false }) : value;
  return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, plain(value)]));
}
