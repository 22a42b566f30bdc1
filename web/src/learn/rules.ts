/** The rules as players read them: one text for the page about a game and for the help at a table. */
import type { Section } from "../../rules";
import type { Language } from "../shell/prefs.svelte";

/** A built page has them beside its scripts; while it is being written they come as they are. */
const pages = import.meta.glob<Section[] | string>("../../../docs/rules/play/*.md", { import: "default", eager: true });

export async function loadRules(game: string, language: Language): Promise<Section[]> {
  const found = pages[`../../../docs/rules/play/${game}.${language}.md`] ?? [];
  return typeof found === "string" ? ((await (await fetch(found)).json()) as Section[]) : found;
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
