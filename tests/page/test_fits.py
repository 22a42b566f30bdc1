"""Every text of the page fits its box, in every language, on the narrowest phone people have."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from page.browsing import BOARD_IS_THERE, Visitor
from page.conftest import Visit
from page.fitting import unfit
from page.phases import phases, stages
from page.positions import WAR
from page.reaching import DRAWN
from page.scenes import OF_A_GAME, OTHERS, Scene
from page.tables import later, lay, play
from server.running import Server
from sizes import sized
from ziggurat.texts import LANGUAGES

GAMES = ("tigris", "china", "babel")
CATALOGS = Path(__file__).parents[2] / "web" / "src" / "texts"
# The first thing every page says: the way to its content.
SKIP = {
    language: re.search(r"^shell-skip = (.+)$", text, re.M)[1]  # type: ignore[index]
    for language in LANGUAGES
    for text in [(CATALOGS / f"{language}.ftl").read_text(encoding="utf-8")]
}
NARROW: ViewportSize = {"width": 360, "height": 740}
# As another window of the same browser would change it.
SPEAK = """(language) => {
  const key = "ziggurat.preferences";
  const kept = JSON.parse(localStorage.getItem(key) ?? "{}");
  localStorage.setItem(key, JSON.stringify({ ...kept, language }));
  dispatchEvent(new StorageEvent("storage", { key, newValue: localStorage.getItem(key) }));
}"""


def in_every_language(page: Page, ready: Callable[[Page], None]) -> list[str]:
    """What does not fit, and in which language: the same place, said anew."""
    page.set_viewport_size(NARROW)
    found = []
    for language in LANGUAGES:
        speak(page, language)
        ready(page)
        found += [f"{language} {page.url.partition('//')[2]}: {one}" for one in unfit(page)]
    return found


def speak(page: Page, language: str) -> None:
    page.evaluate(SPEAK, language)
    page.locator(f"html[lang={language}]").wait_for()
    expect(page.get_by_text(SKIP[language])).to_be_attached()  # its sentences have come


def headed(page: Page) -> None:
    expect(page.get_by_role("heading", level=1).first).to_be_attached()
    page.wait_for_load_state("networkidle")


def at_table(page: Page) -> None:
    expect(page.locator("section.prompt")).to_be_visible()
    page.wait_for_function(BOARD_IS_THERE)
    page.wait_for_load_state("networkidle")


def idle(page: Page) -> None:
    page.wait_for_load_state("networkidle")
    page.evaluate(DRAWN)


def test_what_does_not_fit_is_found(visit: Visit) -> None:
    page = visit("Ann", phone=True).visit("/about")
    headed(page)
    page.evaluate("""() => {
      const box = document.createElement("p");
      box.style.cssText = "width: 60px; overflow: hidden; white-space: nowrap";
      box.textContent = "longer than its box";
      document.querySelector("main").append(box);
    }""")

    assert [one.partition(":")[0] for one in unfit(page)] == ["cut off"]


def test_the_pages_around_the_games(visit: Visit) -> None:
    page = visit("Ann", phone=True).page
    found = []
    games = [f"/learn/{game}" for game in GAMES]
    for place in ("/", "/new", "/learn", *games, "/settings", "/about", "/nowhere/at/all"):
        page.goto(place)
        found += in_every_language(page, headed)
    for game in GAMES:
        page.goto(f"/new?game={game}")
        found += in_every_language(page, headed)

    assert found == [], "\n".join(found)


@pytest.mark.parametrize("game", GAMES)
def test_a_table_in_several_phases(visit: Visit, server: Server, game: str) -> None:
    """As many seats as there may be, at the start, in the middle, and in a fight."""
    ann = visit("Ann", phone=True)
    others = [visit(name) for name in ("Bob", "Cleo", "Dan", "Eve")]
    seats = {"tigris": 4, "china": 5, "babel": 2}[game]
    people = [ann, *others][:seats]
    found = []
    for moves in (0, 40, 90):
        position = later(game, seats, 3, moves)
        found += phase(ann, lay(server, game, people, dice=3, position=position))
    if game == "tigris":
        table = lay(server, game, [ann, others[0]], position=WAR)
        play(table, [ann, others[0]], ["tile red I6"])
        found += phase(ann, table)

    assert found == [], "\n".join(found)


def phase(one: Visitor, table: str) -> list[str]:
    """A table in every language, and at the start each of its rooms."""
    one.sit(table)
    rooms = one.page.locator("nav button[aria-current], nav button[aria-current] ~ button")
    found = in_every_language(one.page, at_table)
    for room in range(1, rooms.count()):
        one.page.locator("nav").last.get_by_role("button").nth(room).click()
        found += in_every_language(one.page, at_table)
    return found


@pytest.mark.parametrize("game", sized(("tigris",), soak=GAMES))
def test_every_phase(visit: Visit, server: Server, game: str) -> None:
    """Also while a move is put together."""
    ann, bob = visit("Ann", phone=True, confirmation="always"), visit("Bob")
    found = []
    for each in phases(game):
        ann.sit(each.lay(server, ann, bob))
        for stage in stages(ann, game):
            found += [f"{each.name}, {stage}: {one}" for one in in_every_language(ann.page, idle)]
            speak(ann.page, "en")  # in which it is pressed

    assert found == [], "\n".join(found)


@pytest.mark.parametrize("scene", OTHERS)
def test_a_scene(visit: Visit, server: Server, scene: Scene) -> None:
    page = scene(visit, server, phone=True).page

    assert in_every_language(page, idle) == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("scene", OF_A_GAME)
def test_a_game_that_is_over(visit: Visit, server: Server, scene: Scene, game: str) -> None:
    page = scene(visit, server, game, phone=True).page

    assert in_every_language(page, idle) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson(visit: Visit, game: str) -> None:
    page = visit("Ann", phone=True).visit(f"/learn/{game}/lesson")

    assert in_every_language(page, taught) == []


def taught(page: Page) -> None:
    page.wait_for_function("() => document.querySelector('.lesson button') !== null")
    page.wait_for_load_state("networkidle")
