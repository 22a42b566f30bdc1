import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

const classes = new Map();

/** The class that binds styles to their component: short, for it stands on every element. */
function cssHash({ hash, filename }) {
  const name = `s${hash(filename).slice(0, 4)}`;
  const other = classes.get(name) ?? filename;
  if (other !== filename) throw new Error(`${filename} and ${other} would share their styles`);
  classes.set(name, filename);
  return name;
}

export default { preprocess: vitePreprocess({ script: false }), compilerOptions: { cssHash, runes: true } };
