/** The rules as players read them: one text for the page about a game and for the help at a table. */
import type { Section } from "../../rules";
import type { Language } from "../shell/prefs.svelte";

const pages = import.meta.glob<{ default: Section[] }>("../../../docs/rules/play/*.md");

export async function loadRules(game: string, language: Language): Promise<Section[]> {
  const load = pages[`../../../docs/rules/play/${game}.${language}.md`];
  return load ? (await load()).default : [];
}

/** Where to read on when something is asked. */
export const TOPICS: Record<string, Record<string, string>> = {
  tigris: {
    action: "turn", war: "conflicts", support: "conflicts", build: "monuments", treasure: "treasures", point: "options",
  },
  babel: { action: "turn", discard: "halving" },
  china: { place: "placing", site: "bonus", keep: "two", draw: "cards", emperor: "two" },
};

/** The heading that fits a prompt; the aim while nothing is asked. */
export function topicOf(game: string, prompt: string | null): string {
  return (prompt !== null && TOPICS[game]?.[prompt]) || "aim";
}

/** The section that holds a heading. */
export function holderOf(sections: Section[], topic: string): Section | undefined {
  return sections.find(({ id, inner }) => id === topic || inner.includes(topic));
}
