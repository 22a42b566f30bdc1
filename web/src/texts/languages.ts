/** The languages of the page: whoever adds a file here adds a language. */
const files = import.meta.glob("./*.ftl", { query: "?first" });

/** The one that all others are compared with, and that is spoken where none is known. */
export const REFERENCE = "en";

export type Language = string;

export const LANGUAGES: readonly Language[] = Object.keys(files)
  .map((path) => path.slice("./".length, -".ftl".length))
  .sort((one, other) => nameOf(one).localeCompare(nameOf(other)));

export function isLanguage(wish: unknown): wish is Language {
  return LANGUAGES.some((language) => language === wish);
}

/** The first language of a reader's list that the page speaks; "de-AT" is German. */
export function languageOf(tags: readonly string[]): Language {
  return tags.map((tag) => tag.toLowerCase().split("-")[0]).find(isLanguage) ?? REFERENCE;
}

/** What a language calls itself, as it stands in a list. */
export function nameOf(language: Language): string {
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** What is said in a reader's language, or else in the reference, or else the first there is. */
export function inLanguage(said: Record<Language, string>, language: Language): string {
  return said[language] ?? said[REFERENCE] ?? Object.values(said)[0] ?? "";
}
