/** The rules for players, from `docs/rules/play/`, made into sections when the page is built. */
import { Marked, type Tokens } from "marked";
import type { Plugin } from "vite";
import { COLORS, SIGNS } from "./src/learn/signs.ts";
import { typeset } from "./typeset.ts";

export interface Section {
  id: string;
  title: string;
  /** The ids of the headings inside. */
  inner: string[];
  html: string;
}

const FOLDER = "/docs/rules/play/";
const HEAD = /^## (.+) \{#(\w+)\}$/m;

/** A page taken apart at its headings: each has an id, so that help can open the one that fits. */
export function sectionsOf(page: string): Section[] {
  const [, ...parts] = page.split(HEAD);
  const sections: Section[] = [];
  for (let n = 0; n < parts.length; n += 3) {
    const [title, id, text] = parts.slice(n, n + 3) as [string, string, string];
    const inner = [...text.matchAll(/^### .+ \{#(\w+)\}$/gm)].map((found) => found[1]!);
    sections.push({ id, title, inner, html: htmlOf(text) });
  }
  return sections;
}

const marked = new Marked({
  renderer: {
    heading(this, { tokens, text }: Tokens.Heading): string {
      const id = /\{#(\w+)\}$/.exec(text)?.[1];
      const said = this.parser.parseInline(tokens).replace(/ \{#\w+\}$/, "");
      return `<h3 id="rules-${id}">${said}</h3>\n`;
    },
    html({ text }: Tokens.HTML | Tokens.Tag): string {
      throw new Error(`rules hold no markup of their own: ${text}`);
    },
  },
});

function htmlOf(text: string): string {
  const html = marked.parse(text.replaceAll("](#", "](#rules-"), { async: false });
  return html.replaceAll("<th></th>", "<td></td>").replace(SIGNS, drawn); // a heading says something
}

/** A sign for a colour becomes the drawing on its tiles. */
function drawn(sign: string): string {
  const color = COLORS[sign]!;
  return `<svg class="sign c-${color}" viewBox="0 0 64 64" role="img" aria-label="${sign}"><use href="#mark-${color}"/></svg>`;
}

export function rules(): Plugin {
  return {
    name: "rules",
    transform(text, file) {
      if (!file.includes(FOLDER)) return null;
      const language = file.split(".").at(-2)!;
      const made = JSON.stringify(sectionsOf(typeset(text, language)));
      if (this.environment.mode !== "build")
        return { code: `export default ${made};`, map: null, moduleType: "js" };
      const name = file.split("/").at(-1)!.replace(".md", ".json");
      const place = this.emitFile({ type: "asset", name, source: made });
      return {
        code: `export default import.meta.ROLLUP_FILE_URL_${place};`,
        map: null,
        moduleType: "js",
      };
    },
  };
}
