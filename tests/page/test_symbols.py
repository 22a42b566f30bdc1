"""No colour speaks alone: every coloured piece carries a mark of its own shape."""

import re
from itertools import combinations
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from page.conftest import Visit
from page.tables import lay
from server.running import Server

# Every drawing that differs by colour for those who see it, and must differ for all others.
FAMILIES = {
    "tigris": [
        ["tile-red", "tile-blue", "tile-green", "tile-black"],
        ["mark-red", "mark-blue", "mark-green", "mark-black"],
        ["role-priest", "role-farmer", "role-trader", "role-king"],
        ["leader-bow", "leader-bull", "leader-urn", "leader-lion"],
        ["dynasty-bow", "dynasty-bull", "dynasty-urn", "dynasty-lion"],
    ],
    "china": [
        ["province-red", "province-green", "province-yellow", "province-orange", "province-purple"],
        ["house-ink", "house-lapis", "house-porcelain", "house-teal", "house-rose"],
    ],
    "babel": [
        [f"nation-{n}" for n in ("assyrians", "hittites", "medes", "persians", "sumerians")],
        [f"nation-{n}-mark" for n in ("assyrians", "hittites", "medes", "persians", "sumerians")],
        ["player-sun", "player-moon"],
    ],
}

FULL: dict[str, Any] = {
    "tiles": {"red": ["I5"], "black": ["I8"], "green": ["J8"], "blue": ["E1"]},
    "leaders": {"0 black": "H7", "1 black": "H5", "1 green": "J5", "0 red": "J7"},
    "monuments": [["red-blue", "M5"]],
    "hands": {"0": {"black": 2, "red": 2, "green": 1, "blue": 1}},
}


def bare(page: Page, symbol: str) -> str:
    """A drawing without its colours."""
    drawn = page.locator(f"symbol#{symbol}").evaluate("(one) => one.innerHTML")
    return re.sub(r'\s(?:fill|stroke|stop-color|style|class|color)="[^"]*"', "", drawn)


@pytest.mark.parametrize("game", FAMILIES)
def test_drawings_differ_without_their_colours(visit: Visit, server: Server, game: str) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    page = ann.sit(lay(server, game, [ann, bob])).page

    for family in FAMILIES[game]:
        drawings = {symbol: bare(page, symbol) for symbol in family}
        for one, other in combinations(family, 2):
            assert drawings[one] != drawings[other], (one, other)


def unmarked(page: Page, pieces: str, marks: str) -> list[str]:
    """The pieces on the screen that use no mark."""
    found: list[str] = page.eval_on_selector_all(
        pieces,
        """(found, marks) => found.filter((one) => !one.matches(marks) && !one.querySelector(marks))
           .map((one) => one.outerHTML.slice(0, 120))""",
        marks,
    )
    return found


def test_every_piece_on_the_rivers_has_its_mark(visit: Visit, server: Server) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    page = ann.sit(lay(server, "tigris", [ann, bob], position=FULL)).page
    expect(page.locator(".boardbox .leader")).to_have_count(4)

    assert unmarked(page, ".boardbox .leader", "use[href^='#role-']") == []
    assert unmarked(page, ".boardbox .leader", "use[href^='#leader-']") == []
    for half in (".on-red", ".on-blue"):
        expect(page.locator(f".boardbox .large {half} use[href^='#mark-']")).to_have_count(1)
    assert unmarked(page, ".dock .hand button", "use[href^='#tile-']") == []
    assert unmarked(page, ".dock .leaders button", "use[href^='#role-']") == []


def test_every_piece_in_china_has_its_mark(visit: Visit, server: Server) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    page = ann.sit(lay(server, "china", [ann, bob], dice=2)).page
    place = page.locator(".boardbox [role=button].lit[aria-label*='free']").first
    place.click()
    ways = page.locator("button.way")
    if ways.count():
        ways.first.click()
    palace = page.locator(".boardbox g:not(.ghost):has(> use[href='#palace'])")
    expect(palace).to_have_count(1)
    expect(palace.locator("> use[href^='#house-']")).to_have_count(1)
    assert unmarked(page, ".boardbox .mark, .face", "use[href^='#province-'], rect, text") == []


def test_every_card_and_pawn_in_babel_has_its_mark(visit: Visit, server: Server) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    page = ann.sit(lay(server, "babel", [ann, bob], dice=2)).page
    expect(page.locator(".hand-card").first).to_be_visible()

    assert unmarked(page, ".hand-card", "use[href^='#nation-']") == []
    assert unmarked(page, ".band", "use[href^='#nation-']") == []
    assert unmarked(page, "svg.pawn", "use[href^='#player-']") == []
