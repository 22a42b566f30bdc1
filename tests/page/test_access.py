"""Everybody can use every page, in the light and in the dark: what a machine can find of that."""

from collections.abc import Callable
from typing import Any, Literal

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from page.browsing import Visitor
from page.conftest import Visit
from page.phases import phases, stages
from page.positions import WAR
from page.scenes import OF_A_GAME, OTHERS, Scene
from page.tables import lay
from server.running import Server
from sizes import sized

GAMES = ("tigris", "china", "babel")
# All that axe looks for, and what it looks for only if it is told to: that a name holds the words
# that are seen.
LABELS = "label-content-name-mismatch"
EVERYTHING = {"resultTypes": ["violations"], "rules": {LABELS: {"enabled": True}}}
# All that another theme can change.
CONTRASTS = ["color-contrast", "link-in-text-block"]
COLORS = {"resultTypes": ["violations"], "runOnly": {"type": "rule", "values": CONTRASTS}}
Theme = Literal["light", "dark"]
axe = Axe()


def complaints(page: Page, looked_for: Any = EVERYTHING) -> list[str]:
    """What is wrong, be it ever so little, and where."""
    found = axe.run(page, options=looked_for).response["violations"]
    return [
        f"{wrong['id']} at {node['target'][0]}: {brief(node)}"
        for wrong in found
        for node in wrong["nodes"]
    ]


def brief(node: Any) -> str:
    """The first sentence of what axe has to say."""
    said = node["any"] or node["all"] or node["none"]
    return str(said[0]["message"]) if said else ""


def in_both_themes(page: Page) -> list[str]:
    """The complaints in the light, then those about colors in the dark."""
    found = []
    themes: list[tuple[Theme, Any]] = [("light", EVERYTHING), ("dark", COLORS)]
    for theme, looked_for in themes:
        page.emulate_media(color_scheme=theme)
        page.locator(f"html[data-theme={theme}]").wait_for()
        found += [f"{theme}: {complaint}" for complaint in complaints(page, looked_for)]
    return found


def test_a_fault_is_found(visit: Visit) -> None:
    page = visit("Ann").visit("/about")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.evaluate("""() => {
      const button = document.createElement("button");
      const pale = document.createElement("p");
      [pale.textContent, pale.style.color] = ["hard to read", "#7a7a7a"];
      pale.style.background = "light-dark(#ffffff, #6a6a6a)";
      document.querySelector("main").append(button, pale);
    }""")

    found = in_both_themes(page)
    assert any("light: button-name" in complaint for complaint in found)
    assert any("dark: color-contrast" in complaint for complaint in found)


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


def choosing(one: Visitor) -> None:
    one.page.get_by_role("button", name="Farmer, not on the map").click()
    expect(one.page.get_by_role("gridcell", name="can be chosen").first).to_be_visible()


def help_tab(one: Visitor) -> None:
    one.page.get_by_role("tab", name="Help").click()
    expect(one.page.get_by_role("heading", name="Keys")).to_be_visible()


@pytest.mark.parametrize("moment", [choosing, help_tab])
def test_a_moment_at_the_table(
    visit: Visit, server: Server, moment: Callable[[Visitor], None]
) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    moment(ann.sit(lay(server, "tigris", [ann, bob], position=WAR)))

    assert in_both_themes(ann.page) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_phase(visit: Visit, server: Server, game: str) -> None:
    """Also while a move is put together."""
    ann, bob = visit("Ann", confirmation="always"), visit("Bob")
    found = []
    for phase in phases(game):
        ann.sit(phase.lay(server, ann, bob))
        for stage in stages(ann, game):
            found += [f"{phase.name}, {stage}: {one}" for one in in_both_themes(ann.page)]

    assert found == [], "\n".join(found)


@pytest.mark.parametrize("scene", OTHERS)
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_scene(visit: Visit, server: Server, scene: Scene, phone: bool) -> None:
    page = scene(visit, server, phone=phone).page

    assert in_both_themes(page) == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("scene", OF_A_GAME)
@pytest.mark.parametrize("phone", sized([False], soak=[False, True]))
def test_a_game_that_is_over(
    visit: Visit, server: Server, scene: Scene, game: str, phone: bool
) -> None:
    page = scene(visit, server, game, phone=phone).page

    assert in_both_themes(page) == []
