/** The rules as players read them: one text for the page about a game and for the help at a table. */
import type { Section } from "../../rules";
import { offeringOf } from "../games/offering";
import type { Language } from "../texts/languages";

/** A built page has them beside its scripts; while it is being written they come as they are. */
const pages = import.meta.glob<Section[] | string>("../../../docs/rules/play/*.md", {
  import: "default",
  eager: true,
});

export function hasRules(game: string): boolean {
  return Object.keys(pages).some((path) => path.startsWith(`../../../docs/rules/play/${game}.`));
}

export async function loadRules(game: string, language: Language): Promise<Section[]> {
  const found = pages[`../../../docs/rules/play/${game}.${language}.md`] ?? [];
  return typeof found === "string" ? ((await (await fetch(found)).json()) as Section[]) : found;
}

/** The heading that fits a prompt; the aim while nothing is asked. */
export function topicOf(game: string, prompt: string | null): string {
  return (prompt !== null && offeringOf(game).topics?.[prompt]) || "aim";
}

/** The section that holds a heading. */
export function holderOf(sections: Section[], topic: string): Section | undefined {
  return sections.find(({ id, inner }) => id === topic || inner.includes(topic));
}
