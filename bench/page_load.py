"""What a page weighs and when it is there, for somebody who comes for the first time.

    python bench/page_load.py

A server of its own and a browser that keeps nothing. For the home page and a table of each game:
requests, bytes as they came over the wire (headers, fonts and the first position included), how far
things moved while they appeared, and when something and the largest thing were painted. Another
language is measured with LOCALE=de-DE.
"""

import os
import sys
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from load_server import serving, yardstick_ms
from page_frames import PATIENCE, WINDOWS, program, say
from wire_tap import Tap, tapped

WATCH = """
localStorage.setItem("ziggurat.known", "1");
window.moved = 0; window.largest = 0;
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.moved += entry.value;
}).observe({ type: "layout-shift", buffered: true });
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) window.largest = entry.startTime;
}).observe({ type: "largest-contentful-paint", buffered: true });
"""
SEEN = """() => ({
  moved: window.moved,
  largest: window.largest,
  first: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
})"""
MAKE = """async (game) => {
  const headers = { "Content-Type": "application/json" };
  const post = (path, body) => fetch(path, { method: "POST", headers, body: JSON.stringify(body) });
  await post("/api/guest", { name: "Ann" });
  const wish = { game, seats: 2, bots: 1, level: "random", public: false };
  return (await (await post("/api/tables", wish)).json()).table;
}"""
LOCALE = os.environ.get("LOCALE", "en-GB")
GAMES = ("tigris", "china", "babel")
QUIET_MS = 700.0  # without a request, after which a page is there


def measure(browser: Browser, tap: Tap, place: str, window: str) -> str:
    """One page, cold; `place` is an address or the name of a game."""
    width, height = WINDOWS[window]
    context = browser.new_context(
        base_url=f"http://127.0.0.1:{tap.port}",
        viewport={"width": width, "height": height},
        locale=LOCALE,
    )
    context.set_default_timeout(PATIENCE)
    address = place
    if place in GAMES:
        maker = context.new_page()
        maker.goto("/about")
        address = f"/table/{maker.evaluate(MAKE, place)}"
        maker.close()
    page = context.new_page()
    page.add_init_script(WATCH)
    line = context.new_cdp_session(page)
    line.send("Network.setCacheDisabled", {"cacheDisabled": True})
    line.send("Network.enable")
    answers: list[str] = []

    def answered(event: dict[str, Any]) -> None:
        answers.append(event["requestId"])

    line.on("Network.responseReceived", answered)
    before = tap.bytes
    page.goto(address)
    if place in GAMES:
        page.wait_for_function("() => document.querySelector('.boardbox')?.childElementCount > 0")
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(QUIET_MS)
    seen = page.evaluate(SEEN)
    weight = f"{len(answers):9} {(tap.bytes - before) / 1000:7.1f}"
    context.close()
    return f"{weight} {seen['moved']:7.3f} {seen['first']:9.0f} {seen['largest']:11.0f}"


def main() -> int:
    found = program()
    if not found:
        sys.stderr.write("This bench needs Chromium (Debian: chromium).\n")
        return 1
    heads = f"{'requests':>9} {'kB':>7} {'moved':>7} {'first, ms':>9} {'largest, ms':>11}"
    say(f"{'page':8} {'window':6} {heads}")
    with serving() as server, tapped(server.port) as tap, sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=found)
        for place in ("/", "/new", *GAMES):
            for window in WINDOWS:
                told = measure(browser, tap, place, window)
                say(f"{place:8} {window:6} {told}")
        browser.close()
    say(f"yardstick {yardstick_ms():.0f} ms")
    return 0


if __name__ == "__main__":
    sys.exit(main())
