"""A real browser, and people who each sit in front of one of their own."""

import json
import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cached_property
from typing import Any

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    expect,
    sync_playwright,
)

from server.running import Client, Server
from ziggurat.server.people.sessions import COOKIE

# The same engine without a window, where it is installed, does the same for half the work.
PROGRAMS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "chrome")
PATIENCE = 120_000.0  # milliseconds for anything that must happen, on a busy machine too
DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 360, "height": 640}

expect.set_options(timeout=PATIENCE)

# Preferences are kept by the browser; those of a test are there before the page is.
KNOWN = 'localStorage.setItem("ziggurat.known", "1");'
PREFERENCES = """
if (!localStorage.getItem("ziggurat.preferences"))
  localStorage.setItem("ziggurat.preferences", JSON.stringify(%s));
"""


def chromium() -> str:
    """The browser that is installed. Raises FileNotFoundError."""
    named = os.environ.get("ZIGGURAT_CHROMIUM", "")
    found = named or next(filter(None, map(shutil.which, PROGRAMS)), None)
    if not found:
        raise FileNotFoundError("the tests of the page need Chromium (Debian: chromium)")
    return found


@contextmanager
def browsing() -> Iterator[Browser]:
    """One browser for many people: each gets a window that shares nothing with the others."""
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=chromium(), timeout=PATIENCE)
        try:
            yield browser
        finally:
            browser.close()


class Visitor:
    """Somebody at a server, as a guest of this name or, without one, as nobody yet."""

    def __init__(self, browser: Browser, server: Server, name: str = "", **look: Any) -> None:
        self.browser, self.server, self.name, self.look = browser, server, name, look
        self.faults: list[str] = []
        self.forgiven: set[str] = set()  # also what is told later of the same
        self.client = Client(server, name) if name else None

    @cached_property
    def context(self) -> BrowserContext:
        """A browser of one's own, for those who look at something: many only sit at a table."""
        look = dict(self.look)
        settings: dict[str, Any] = {"viewport": DESKTOP, "locale": "en-GB"}
        if look.pop("phone", False):
            settings |= {"viewport": PHONE, "has_touch": True, "is_mobile": True}
        settings["color_scheme"] = look.pop("scheme", "light")
        context = self.browser.new_context(
            base_url=self.server.url, reduced_motion="reduce", bypass_csp=False, **settings
        )
        context.set_default_timeout(PATIENCE)
        if self.client:
            context.add_cookies(
                [{"name": COOKIE, "value": self.client.token, "url": self.server.url}]
            )
            context.add_init_script(KNOWN)
        context.add_init_script(PREFERENCES % json.dumps({"language": "en", **look}))
        return context

    @cached_property
    def page(self) -> Page:
        page = self.context.new_page()
        page.on("console", self.note)
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        return page

    def note(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not any(words in message.text for words in self.forgiven):
            self.faults.append(f"{message.text} ({message.location.get('url', '')})")

    def forgive(self, words: str) -> None:
        """What a test broke itself is no fault of the page."""
        self.forgiven.add(words)
        self.faults = [fault for fault in self.faults if words not in fault]

    def visit(self, place: str) -> Page:
        self.page.goto(place)
        return self.page

    def sit(self, table: str, query: str = "") -> "Visitor":
        """Go to a table and wait until it is there."""
        self.visit(f"/table/{table}{query}")
        expect(self.prompt).to_be_visible()
        self.page.wait_for_function(BOARD_IS_THERE)
        return self

    @property
    def prompt(self) -> Locator:
        """The one place that says who must do what."""
        return self.page.locator("section.prompt")

    @property
    def log(self) -> Locator:
        return self.page.get_by_role("log")

    def close(self) -> None:
        if "context" in self.__dict__:
            self.context.close()


BOARD_IS_THERE = "() => (document.querySelector('.boardbox')?.childElementCount ?? 0) > 0"
