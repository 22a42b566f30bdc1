"""How smoothly the boards move: frames while a map is zoomed and dragged, in a real Chromium.

    python bench/page_frames.py

A server of its own, a guest against a bot, a window as large as a desk's or a phone's. For some
seconds the wheel zooms in and out and the map is moved; the page notes when each frame is drawn.
Sixty frames a second are one every 16.7 ms. Headless Chromium draws without a graphics card.
"""

import os
import shutil
import sys
from collections.abc import Iterator
from itertools import cycle, pairwise
from statistics import median
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from load_server import Server, serving, yardstick_ms

PROGRAMS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "chrome")
WINDOWS = {"desk": (1280, 800), "phone": (360, 640)}
GAMES = ("tigris", "china")  # Babel has nothing to zoom
SECONDS = 4.0  # of each way to move
LATE = 25.0  # milliseconds: a frame was left out
PATIENCE = 60_000.0  # milliseconds for anything else

NOTE = """() => {
  window.frames_drawn = [];
  const note = (at) => {
    window.frames_drawn.push(at);
    window.noting = requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
}"""
STOP = "() => { cancelAnimationFrame(window.noting); return window.frames_drawn; }"
MAKE = """async (game) => {
  const headers = { "Content-Type": "application/json" };
  const post = (path, body) => fetch(path, { method: "POST", headers, body: JSON.stringify(body) });
  await post("/api/guest", { name: "Ann" });
  const wish = { game, seats: 3, bots: 2, level: "random", public: false };
  return (await (await post("/api/tables", wish)).json()).table;
}"""


def zoomed(page: Page, x: float, y: float) -> Iterator[None]:
    """In and out with the wheel."""
    page.keyboard.down("Control")
    for way in cycle([-60] * 12 + [60] * 12):
        page.mouse.wheel(0, way)
        yield
    page.keyboard.up("Control")


def dragged(page: Page, x: float, y: float) -> Iterator[None]:
    """To and fro, in what was zoomed before."""
    page.keyboard.down("Control")
    page.mouse.wheel(0, -240)
    page.keyboard.up("Control")
    page.mouse.down()
    for step in cycle([*range(0, 120, 8), *range(120, 0, -8)]):
        page.mouse.move(x + step, y + step / 2)
        yield


def scrolled(page: Page, x: float, y: float) -> Iterator[None]:
    """The same for a map that is moved by scrolling."""
    page.keyboard.down("Control")
    page.mouse.wheel(0, -240)
    page.keyboard.up("Control")
    for way in cycle([24] * 10 + [-24] * 10):
        page.mouse.wheel(way, way)
        yield


WAYS = {"tigris": {"zoom": zoomed, "pan": scrolled}, "china": {"zoom": zoomed, "pan": dragged}}


def frames(page: Page, move: Any, x: float, y: float) -> list[float]:
    """Milliseconds between frames while the map is moved, for some seconds."""
    page.mouse.move(x, y)
    steps = move(page, x, y)
    next(steps)
    page.evaluate(NOTE)
    end = page.evaluate("() => performance.now()") + SECONDS * 1000
    while page.evaluate("() => performance.now()") < end:
        next(steps)
    drawn: list[float] = page.evaluate(STOP)
    page.keyboard.up("Control")
    page.mouse.up()
    return [after - before for before, after in pairwise(drawn)]


def measure(browser: Browser, server: Server, game: str, window: str) -> Iterator[str]:
    width, height = WINDOWS[window]
    context = browser.new_context(
        base_url=f"http://127.0.0.1:{server.port}", viewport={"width": width, "height": height}
    )
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.goto("/about")
    page.goto(f"/table/{page.evaluate(MAKE, game)}")
    board = page.locator(".boardbox svg").first
    board.wait_for()
    page.wait_for_function("() => document.querySelector('.prompt') !== null")
    box = page.locator(".boardbox").bounding_box()
    assert box
    for name, move in WAYS[game].items():
        gaps = frames(page, move, box["x"] + box["width"] / 3, box["y"] + box["height"] / 3)
        yield f"{game:7} {window:6} {name:5} {told(sorted(gaps))}"
    context.close()


def told(gaps: list[float]) -> str:
    """Frames a second, the usual and the slowest gap between two, and how many came late."""
    late = sum(gap > LATE for gap in gaps) / len(gaps)
    slowest = gaps[int(len(gaps) * 0.99)]
    return f"{1000 * len(gaps) / sum(gaps):9.1f} {median(gaps):7.1f} {slowest:7.1f} {late:6.1%}"


def say(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def program() -> str:
    """The browser that is installed, or nothing."""
    named = os.environ.get("ZIGGURAT_CHROMIUM", "")
    return named or next(filter(None, map(shutil.which, PROGRAMS)), "")


def main() -> int:
    found = program()
    if not found:
        sys.stderr.write("This bench needs Chromium (Debian: chromium).\n")
        return 1
    heads = f"{'frames/s':>9} {'p50 ms':>7} {'p99 ms':>7} {'late':>6}"
    say(f"{'game':7} {'window':6} {'move':5} {heads}")
    with serving() as server, sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=found)
        for game in GAMES:
            for window in WINDOWS:
                for line in measure(browser, server, game, window):
                    say(line)
        browser.close()
    say(f"yardstick {yardstick_ms():.0f} ms")
    return 0


if __name__ == "__main__":
    sys.exit(main())
