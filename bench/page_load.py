"""What a page weighs and when it is there, for somebody who comes for the first time.

    python bench/page_load.py

A server of its own and a browser that keeps nothing. For the home page and a table of each game:
requests, bytes as they came over the wire (fonts and the first position included), how far things
moved while they appeared, and when something and the largest thing were painted.
"""

import sys
from typing import Any

from playwright.sync_api import Browser, CDPSession, sync_playwright

from load_server import serving, yardstick_ms
from page_frames import PATIENCE, WINDOWS, program, say

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
GAMES = ("tigris", "china", "babel")
QUIET_MS = 700.0  # without a request, after which a page is there


class Wire:
    """All that came over the wire for one page."""

    def __init__(self, line: CDPSession) -> None:
        self.requests = 0
        self.bytes = 0.0
        line.on("Network.responseReceived", self.answered)
        line.on("Network.loadingFinished", self.loaded)
        line.on("Network.webSocketFrameReceived", self.told)
        line.send("Network.enable")

    def answered(self, event: dict[str, Any]) -> None:
        self.requests += 1

    def loaded(self, event: dict[str, Any]) -> None:
        self.bytes += event["encodedDataLength"]

    def told(self, event: dict[str, Any]) -> None:
        self.bytes += len(event["response"]["payloadData"].encode())


def measure(browser: Browser, url: str, place: str, window: str) -> str:
    """One page, cold; `place` is an address or the name of a game."""
    width, height = WINDOWS[window]
    context = browser.new_context(base_url=url, viewport={"width": width, "height": height})
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
    wire = Wire(line)
    page.goto(address)
    if place in GAMES:
        page.wait_for_function("() => document.querySelector('.boardbox')?.childElementCount > 0")
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(QUIET_MS)
    seen = page.evaluate(SEEN)
    context.close()
    weight = f"{wire.requests:9} {wire.bytes / 1000:7.1f}"
    return f"{weight} {seen['moved']:7.3f} {seen['first']:9.0f} {seen['largest']:11.0f}"


def main() -> int:
    found = program()
    if not found:
        sys.stderr.write("This bench needs Chromium (Debian: chromium).\n")
        return 1
    heads = f"{'requests':>9} {'kB':>7} {'moved':>7} {'first, ms':>9} {'largest, ms':>11}"
    say(f"{'page':8} {'window':6} {heads}")
    with serving() as server, sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=found)
        for place in ("/", "/new", *GAMES):
            for window in WINDOWS:
                told = measure(browser, f"http://127.0.0.1:{server.port}", place, window)
                say(f"{place:8} {window:6} {told}")
        browser.close()
    say(f"yardstick {yardstick_ms():.0f} ms")
    return 0


if __name__ == "__main__":
    sys.exit(main())
