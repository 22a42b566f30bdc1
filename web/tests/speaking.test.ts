/** How sentences are put together, and which language they are in. */
import { FluentResource } from "@fluent/bundle";
import { afterEach, describe, expect, test, vi } from "vitest";
import { say as sayTigris } from "../src/games/tigris/text";
import { prefs, startPreferences } from "../src/shell/prefs.svelte";
import { inLanguage, isLanguage, LANGUAGES, languageOf, nameOf } from "../src/texts/languages";
import { type Catalog, format, speaker } from "../src/texts/speaking";
import { decimal, t, tell } from "../src/texts/text";

afterEach(() => {
  prefs.language = "en";
});

function catalog(text: string): Catalog {
  return Object.fromEntries(new FluentResource(text).body.map(({ id, value }) => [id, value!]));
}

describe("numbers choose their words", () => {
  const days = (language: string): string[] => {
    prefs.language = language;
    return [0, 1, 2, 5].map((n) => t("home-left-days", { n }));
  };

  test("in English only one is one", () => {
    expect(days("en")).toEqual(["0 days left", "1 day left", "2 days left", "5 days left"]);
  });

  test("in French zero is one as well", () => {
    expect(days("fr")).toEqual(["encore 0 jour", "encore 1 jour", "encore 2 jours", "encore 5 jours"]);
  });

  test("in German only one is one", () => {
    expect(days("de")).toEqual(["noch 0 Tage", "noch 1 Tag", "noch 2 Tage", "noch 5 Tage"]);
  });

  test.each(LANGUAGES)("they stand without marks between thousands: %s", (language) => {
    prefs.language = language;
    expect(t("past-at", { n: 1234, all: 56789 })).toMatch(/ 1234 .+ 56789$/);
  });

  test("and with the mark of the language behind the unit", () => {
    expect(decimal(2)).toBe("2.0");
    prefs.language = "de";
    expect(decimal(2.25)).toBe("2,3");
  });
});

describe("words change with what follows", () => {
  test.each([
    ["Amytis", "Main d’Amytis"],
    ["Étana", "Main d’Étana"],
    ["œil", "Main d’œil"],
    ["Nabu", "Main de Nabu"],
    ["Hammurabi", "Main de Hammurabi"],
    ["", "Main de "],
  ])("of %s, in French", (name, said) => {
    const french = speaker("fr", [
      catalog("-de = { INITIAL($it) ->\n    [vowel] d’{ $it }\n   *[consonant] de { $it }\n  }\n"),
      catalog("hand = Main { DE($name) }"),
    ]);
    expect(format(french, "hand", { name })).toBe(said);
  });

  test("a word of a game is said by the words of the house", () => {
    prefs.language = "fr";
    expect(sayTigris("fight-waiting", { name: "Amytis" })).toBe("On attend le renfort d’Amytis.");
    expect(sayTigris("fight-waiting", { name: "Nabu" })).toBe("On attend le renfort de Nabu.");
  });

  test("a level is written small inside a sentence, but in German", () => {
    const said = (language: string): string => {
      prefs.language = language;
      return t("level-until", { level: "Wesir" });
    };
    expect(["en", "fr", "de"].map(said)).toEqual([
      "until ready: wesir",
      "en attendant\u00a0: wesir",
      "bis dahin: Wesir",
    ]);
  });

  test("a term takes what is named", () => {
    const german = speaker("de", [
      catalog(
        '-king = { $case ->\n    [genitive] des Königs\n   *[nominative] der König\n  }\nx = { KING(1, case: "genitive") }',
      ),
    ]);
    expect(format(german, "x", {})).toBe("des Königs");
  });
});

describe("a key that nobody wrote", () => {
  test("is shown as it is, and told to whoever reads the console", () => {
    const complaint = vi.spyOn(console, "error").mockImplementation(() => undefined);
    expect(t("no-such-key" as never)).toBe("no-such-key");
    expect(complaint).toHaveBeenCalledWith("no text for no-such-key");
    complaint.mockClear();
  });

  test("has another word, if it is put together", () => {
    expect(tell("option-none-such", "such")).toBe("such");
    expect(tell("kind-emperor palace", "")).toBe("A palace for the Emperor");
  });
});

describe("the language", () => {
  test("is one that has a catalog, by its own name", () => {
    expect(LANGUAGES.map(nameOf)).toEqual(["Deutsch", "English", "Français"]);
    expect(isLanguage("xx")).toBe(false);
  });

  test("is the first of the reader's that is known, or else English", () => {
    expect(languageOf(["nl-BE", "fr-CA", "de"])).toBe("fr");
    expect(languageOf(["DE-at"])).toBe("de");
    expect(languageOf(["nl", "xx"])).toBe("en");
    expect(languageOf([])).toBe("en");
  });

  test("is not what was kept, if that is none", () => {
    localStorage.setItem(
      "ziggurat.preferences",
      JSON.stringify({ language: "xx", theme: "pink", motion: "off" }),
    );
    startPreferences();
    expect(isLanguage(prefs.language)).toBe(true);
    expect([prefs.theme, prefs.motion]).toEqual(["system", "off"]);
    expect(t("home-title")).not.toBe("home-title");
  });

  test("is changed at once where its catalog is here", () => {
    expect(t("home-learn")).toBe("Learn");
    prefs.language = "de";
    expect(t("home-learn")).toBe("Lernen");
    prefs.language = "fr";
    expect(t("home-learn")).toBe("Règles");
  });

  test("stays what it was until another has arrived", () => {
    prefs.language = "de";
    t("home-learn");
    prefs.language = "xx";
    expect(t("home-learn")).not.toBe("home-learn");
  });

  test("of what comes in some languages is the best there is", () => {
    expect(inLanguage({ en: "king", fr: "roi" }, "fr")).toBe("roi");
    expect(inLanguage({ en: "king", fr: "roi" }, "de")).toBe("king");
    expect(inLanguage({ it: "re" }, "de")).toBe("re");
  });
});
