"""Everybody can use every page, in the light and in the dark: what a machine can find of that."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from page.browsing import Visitor
from page.conftest import Visit
from page.positions import WAR
from page.tables import lay, play
from server.running import Server

GAMES = ("tigris", "china", "babel")
# All that axe looks for, and what it looks for only if it is told to: that a name holds the words
# that are seen. What lies in a cell of a board is no label: its name tells of it in a sentence.
LABELS = "label-content-name-mismatch"
EVERYTHING = {"resultTypes": ["violations"], "rules": {LABELS: {"enabled": True}}}
axe = Axe()


def complaints(page: Page) -> list[str]:
    """What is wrong, be it ever so little, and where."""
    found = axe.run(page, options=EVERYTHING).response["violations"]
    return [
        f"{wrong['id']} at {node['target'][0]}: {brief(node)}"
        for wrong in found
        for node in wrong["nodes"]
        if not (wrong["id"] == LABELS and 'role="gridcell"' in node["html"])
    ]


def brief(node: Any) -> str:
    """The first sentence of what axe has to say."""
    said = node["any"] or node["all"] or node["none"]
    return str(said[0]["message"]) if said else ""


def in_both_themes(page: Page) -> list[str]:
    """The complaints in the light, then in the dark."""
    found = []
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme)
        page.locator(f"html[data-theme={theme}]").wait_for()
        found += [f"{theme}: {complaint}" for complaint in complaints(page)]
    return found


def test_a_fault_is_found(visit: Visit) -> None:
    page = visit("Ann").visit("/about")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.evaluate("() => document.querySelector('main').append(document.createElement('button'))")

    assert any("button-name" in complaint for complaint in complaints(page))


PLACES = [
    ("/", "Kings, builders"),
    ("/new", "Open a table"),
    ("/learn", "Learn"),
    *[(f"/learn/{game}", "") for game in GAMES],
    ("/settings", "Settings"),
    ("/about", "About Ziggurat"),
    ("/nowhere/at/all", "There is nothing here"),
]


@pytest.mark.parametrize(("place", "title"), PLACES)
def test_a_page_around_the_games(visit: Visit, place: str, title: str) -> None:
    page = visit("Ann").visit(place)
    expect(page.get_by_role("heading", level=1).first).to_contain_text(title)

    assert in_both_themes(page) == []


def test_the_dialog_to_play_now(visit: Visit) -> None:
    page = visit().visit("/")
    page.get_by_role("button", name="Play now against bots").click()
    expect(page.get_by_role("dialog")).to_be_visible()

    assert in_both_themes(page) == []


def test_the_room_where_one_waits(visit: Visit) -> None:
    page = visit("Ann").visit("/new?game=babel")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_text("Waiting for players")).to_be_visible()

    assert in_both_themes(page) == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_board_in_play(visit: Visit, server: Server, game: str, phone: bool) -> None:
    ann, bob = visit("Ann", phone=phone), visit("Bob")
    position = WAR if game == "tigris" else None
    table = lay(server, game, [ann, bob], dice=2, position=position)

    assert in_both_themes(ann.sit(table).page) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson(visit: Visit, game: str) -> None:
    page = visit("Ann").visit(f"/learn/{game}/lesson")
    page.wait_for_function("() => document.querySelector('.lesson button') !== null")

    assert in_both_themes(page) == []


def conflict(one: Visitor) -> None:
    one.page.get_by_role("button", name="Temple, 2 in hand").first.click()
    one.page.get_by_role("gridcell", name="I6, land, can be chosen").click()
    expect(one.page.get_by_role("heading", name="War of the kings")).to_be_visible()


def choosing(one: Visitor) -> None:
    one.page.get_by_role("button", name="Farmer, not on the map").click()
    expect(one.page.get_by_role("gridcell", name="can be chosen").first).to_be_visible()


def menu(one: Visitor) -> None:
    one.page.get_by_role("button", name="Table menu").click()
    expect(one.page.get_by_role("dialog")).to_be_visible()


def help_tab(one: Visitor) -> None:
    one.page.get_by_role("tab", name="Help").click()
    expect(one.page.get_by_role("heading", name="Keys")).to_be_visible()


def typing(one: Visitor) -> None:
    one.page.get_by_role("button", name="Type a move").click()
    expect(one.page.get_by_role("textbox", name="Type a move")).to_be_visible()


def resigned(one: Visitor) -> None:
    menu(one)
    one.page.get_by_role("button", name="Resign").click()
    one.page.get_by_role("button", name="Resign").click()
    expect(one.page.locator("section.end")).to_be_visible()


def looking_back(one: Visitor) -> None:
    resigned(one)
    one.page.get_by_role("button", name=re.compile("^Replay$")).first.click()
    one.page.get_by_role("button", name="Pause").click()


@pytest.mark.parametrize(
    "moment", [choosing, conflict, menu, help_tab, typing, resigned, looking_back]
)
def test_a_moment_at_the_table(
    visit: Visit, server: Server, moment: Callable[[Visitor], None]
) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    moment(ann.sit(lay(server, "tigris", [ann, bob], position=WAR)))

    assert in_both_themes(ann.page) == []


@pytest.mark.parametrize("game", GAMES)
def test_the_summary_of_a_game(visit: Visit, server: Server, game: str) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    position = WAR if game == "tigris" else None
    table = lay(server, game, [ann, bob], dice=2, position=position)
    if game == "tigris":
        play(table, [ann, bob], ["tile red I6", "support 3", "support 1"])
    assert ann.client
    ann.client.done("POST", f"/api/tables/{table}/resign", {"id": "enough"})
    page = ann.visit(f"/summary/{table}")
    expect(page.get_by_role("heading", level=1).first).to_be_visible()

    assert in_both_themes(page) == []
