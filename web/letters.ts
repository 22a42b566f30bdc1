/** Fonts with the letters that the page itself writes: what only a name needs is fetched when there is such a name. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, join } from "node:path";
import subsetFont from "subset-font";
import type { Plugin } from "vite";
import { lettersOf } from "./ranges.ts";

const KEPT = join(import.meta.dirname, "node_modules", ".letters");
const FACE = /@font-face \{[^}]*\}/g;
const CUT = /url\("([^"]+)\?letters"\)/;
const WEIGHTS = /font-weight: (\d+) (\d+);/;
const require = createRequire(import.meta.url);

/** A face whose file is named with `?letters` gets one with the letters of its `unicode-range` and its weights alone. */
export function letters(): Plugin {
  return {
    name: "letters",
    enforce: "pre",
    async transform(code, id) {
      if (!id.endsWith("/fonts.css")) return null;
      const faces = code.match(FACE) ?? [];
      const made = await Promise.all(faces.map(cut));
      return { code: faces.reduce((all, face, i) => all.replace(face, made[i]!), code), map: null };
    },
  };
}

async function cut(face: string): Promise<string> {
  const name = CUT.exec(face)?.[1];
  if (!name) return face;
  const weights = WEIGHTS.exec(face);
  const bytes = await subsetFont(readFileSync(require.resolve(name)), lettersOf(face).join(""), {
    targetFormat: "woff2",
    keepFeatures: ["kern"],
    // Kerns stay those of the thinnest weight: to let them grow with it weighs more than it shows.
    dropTables: ["BASE", "GDEF", "MVAR", "STAT"],
    ...(weights && { variationAxes: { wght: { min: Number(weights[1]), max: Number(weights[2]) } } }),
  });
  mkdirSync(KEPT, { recursive: true });
  const place = join(KEPT, basename(name));
  writeFileSync(place, bytes);
  return face.replace(CUT, `url("${place}")`);
}
