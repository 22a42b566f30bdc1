/** What a person prefers, kept in this browser; every change is seen at once. */
import { isLanguage, type Language, languageOf } from "../texts/languages";

export const THEMES = ["system", "light", "dark"] as const;
export const PALETTES = ["default", "safe", "contrast"] as const;
export const MOTIONS = ["normal", "fast", "off"] as const;
export const CONFIRMATIONS = ["touch", "always", "never"] as const;

const KEY = "ziggurat.preferences";

class Preferences {
  language = $state<Language>(languageOf(navigator.languages));
  theme = $state<(typeof THEMES)[number]>("system");
  palette = $state<(typeof PALETTES)[number]>("default");
  motion = $state<(typeof MOTIONS)[number]>("normal");
  confirmation = $state<(typeof CONFIRMATIONS)[number]>("touch");
  sound = $state(false);
  strengths = $state(true);
  coordinates = $state(true);
  alerts = $state(false); // notifications of the browser
}

export type Prefs = Preferences;

export const prefs = new Preferences();

const dark = matchMedia("(prefers-color-scheme: dark)");
let systemIsDark = $state(dark.matches);

/** Light or dark, whoever decided it. */
export function shade(): "light" | "dark" {
  if (prefs.theme !== "system") return prefs.theme;
  return systemIsDark ? "dark" : "light";
}

/** How long a movement lasts, in milliseconds, with the wish for less motion honoured. */
export function duration(normal: number): number {
  if (prefs.motion === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches) return 0;
  return prefs.motion === "fast" ? normal / 2 : normal;
}

/** Whether a pointer is a finger, for which every move is shown before it is made. */
export function isTouch(): boolean {
  return matchMedia("(pointer: coarse)").matches;
}

const names = [
  "language",
  "theme",
  "palette",
  "motion",
  "confirmation",
  "sound",
  "strengths",
  "coordinates",
  "alerts",
] as const;

/** What was kept may be of another time, or of another hand: whatever is no wish of today is left. */
const WISHES: Partial<Record<(typeof names)[number], (wish: unknown) => boolean>> = {
  language: isLanguage,
  theme: (wish) => THEMES.some((theme) => theme === wish),
  palette: (wish) => PALETTES.some((palette) => palette === wish),
  motion: (wish) => MOTIONS.some((motion) => motion === wish),
  confirmation: (wish) => CONFIRMATIONS.some((confirmation) => confirmation === wish),
};

function isWish(name: (typeof names)[number], wish: unknown): boolean {
  return typeof wish === typeof prefs[name] && (WISHES[name]?.(wish) ?? true);
}

function read(): void {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, unknown>;
    for (const name of names) {
      if (isWish(name, kept[name])) Object.assign(prefs, { [name]: kept[name] });
    }
  } catch {
    localStorage.removeItem(KEY);
  }
}

/** Read what was kept, and from then on keep and show every change, also of other tabs. */
export function startPreferences(): void {
  read();
  dark.addEventListener("change", () => (systemIsDark = dark.matches));
  addEventListener("storage", (event) => {
    if (event.key === KEY) read();
  });
  $effect.root(() => {
    $effect(() => {
      const kept = Object.fromEntries(names.map((name) => [name, prefs[name]]));
      localStorage.setItem(KEY, JSON.stringify(kept));
    });
    $effect(() => {
      const page = document.documentElement;
      page.lang = prefs.language;
      page.dataset.theme = shade();
      page.dataset.palette = prefs.palette;
      page.dataset.motion = prefs.motion;
    });
  });
}
