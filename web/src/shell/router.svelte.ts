/** Where we are: an address is a page, its words and its query; back and forward work. */

export type Page = "home" | "new" | "table" | "summary" | "learn" | "lesson" | "settings" | "about" | "lost";

export interface Route {
  page: Page;
  id: string; // of a table, or a game to learn
  query: URLSearchParams;
  path: string;
}

export function parse(address: string): Route {
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- a route is made anew, never changed
  const url = new URL(address, "http://x");
  const [first = "", id = "", ...rest] = url.pathname.split("/").filter(Boolean).map(decodeURIComponent);
  return { page: pageOf(first, id, rest), id, query: url.searchParams, path: url.pathname };
}

function pageOf(first: string, id: string, rest: string[]): Page {
  if (first === "learn" && rest.join("/") === "lesson") return "lesson";
  if (rest.length > 0) return "lost";
  if (first === "") return "home";
  if ((first === "table" || first === "summary") && id) return first;
  if (first === "learn") return "learn";
  if ((first === "new" || first === "settings" || first === "about") && !id) return first;
  return "lost";
}

class Router {
  route = $state.raw(parse(location.href));

  /** Go to an address of this page. */
  go(address: string, replace = false): void {
    const before = this.route.path;
    history[replace ? "replaceState" : "pushState"](null, "", address);
    this.route = parse(location.href);
    if (this.route.path !== before) arrive();
  }

  /** Change what stands behind the question mark, without a new page. */
  setQuery(changes: Record<string, string | null>): void {
    // eslint-disable-next-line svelte/prefer-svelte-reactivity -- a copy, gone when it is written
    const query = new URLSearchParams(location.search);
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) query.delete(name);
      else query.set(name, value);
    }
    const text = query.toString();
    history.replaceState(null, "", location.pathname + (text ? `?${text}` : ""));
    this.route = parse(location.href);
  }

  /** Follow the browser's buttons, and every link that stays here. */
  start(): void {
    addEventListener("popstate", () => {
      this.route = parse(location.href);
      arrive();
    });
    document.addEventListener("click", (event) => this.follow(event));
  }

  private follow(event: MouseEvent): void {
    const link = (event.target as Element).closest?.("a[href]");
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !plain || event.defaultPrevented || link.hasAttribute("download")) return;
    const { origin, pathname, search, hash } = new URL((link as HTMLAnchorElement).href);
    const isFile = (link as HTMLAnchorElement).target || pathname.startsWith("/api");
    if (origin !== location.origin || isFile || hash) return;
    event.preventDefault();
    this.go(pathname + search);
  }
}

/** A new page begins at its top, and who listens hears its beginning. */
function arrive(): void {
  requestAnimationFrame(() => {
    scrollTo(0, 0);
    document.getElementById("main")?.focus({ preventScroll: true });
  });
}

export const router = new Router();
