"""China's board in a browser: it names what is spoken of, and shows what it asks about."""

import random
import re

from playwright.sync_api import Locator, expect

from page.browsing import Visitor
from page.conftest import Visit
from page.tables import lay, play, secret_of
from server.running import Server
from ziggurat.core.match import Match
from ziggurat.games import GAMES

SPACE = re.compile(r"\b[A-Z]\d\b")
BORDER = {"map": "border", "bonus": True}
WRITTEN = ".map [data-names], .map text.name"
FOCUSED = "() => document.activeElement.closest('.china') !== null"


def names_on(one: Visitor) -> set[str]:
    """What is written on the map: names of spaces and of provinces."""
    return set(one.page.locator(WRITTEN).all_text_contents())


def midgame(seats: int, least: int) -> tuple[Match, list[str]]:
    """Moves at random, until the first seat may place something."""
    moves, rng = list[str](), random.Random(1)
    match = Match(GAMES["china"], seats, BORDER, secret_of(2))
    while match.asked or len(moves) < least or match.game.prompt(match.state) != "place":
        number = rng.choice(match.legal())
        moves.append(match.game.actions.words(number))
        match.choose(match.asked, match.seq, number)
    return match, moves


def test_what_is_spoken_of_is_named_on_the_map(visit: Visit, server: Server) -> None:
    people = [visit(name) for name in ("Ann", "Bob", "Carl")]
    table, (match, moves) = lay(server, "china", people, dice=2, **BORDER), midgame(3, 30)
    play(table, people, moves)
    ann = people[0].sit(table)
    names = names_on(ann)

    # The log, every move that a hint could name, and the provinces.
    told = set(SPACE.findall(ann.log.inner_text()))
    offered = {match.game.actions.words(number) for number in match.legal()}
    assert told, "the log speaks of no space"
    assert told | set(SPACE.findall(" ".join(offered))) <= names
    assert {province["name"] for province in match.view(0)["provinces"]} <= names

    # Posts and harbours are what they are, also while they can be chosen.
    free = [space["space"] for space in match.view(0)["spaces"] if space["palace"] is None]
    for space in free:
        place = ann.page.locator(f"[data-place={space}]")
        is_sign = "post" in str(place.get_attribute("aria-label")) or space in HARBOURS
        assert place.locator(".flag, use[href='#harbour']").count() == is_sign, space

    # Without coordinates no space is named, but for who hears it.
    ann.page.evaluate(
        "() => localStorage.setItem('ziggurat.preferences', JSON.stringify({coordinates: false}))"
    )
    ann.sit(table)
    assert not SPACE.findall(" ".join(names_on(ann)))
    expect(ann.page.locator("[data-place=W1]")).to_have_accessible_name(re.compile("^W1 in Wei"))


HARBOURS = ["K5", "K6", "L2", "Q2", "Q3", "Y3", "Y4"]


def test_the_lesson_speaks_of_spaces_that_are_named(visit: Visit) -> None:
    ann = visit("Ann")
    page = ann.visit("/learn/china/lesson")
    expect(page.locator("[data-names=W2]")).to_be_visible()

    assert set(SPACE.findall(page.locator("body").inner_text())) - names_on(ann) == set()


def test_the_focus_stays_with_the_game(visit: Visit, server: Server) -> None:
    """Where a place is paid in two ways, and where a card is drawn that is then gone."""
    people = [visit(name) for name in ("Ann", "Bob", "Carl")]
    hands = {"hands": {"0": ["red", "green", "green"]}}
    ann = people[0].sit(lay(server, "china", people, position=hands))
    page = ann.page

    page.locator("[data-place=W2]").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog", name="W2: pay with")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator("[data-place=W2]")).to_have_accessible_name(re.compile("palace of Ann"))
    assert page.evaluate(FOCUSED)
    expect(ann.prompt).to_contain_text(
        re.compile("Wei was empty: one piece only. Draw a card|Draw a card:")
    )

    if page.get_by_role("button", name="Place no more").count():
        page.get_by_role("button", name="Place no more").click()
    face_up = page.get_by_role("region", name="Face up").locator("button:enabled").first
    face_up.focus()
    page.keyboard.press("Enter")
    expect(ann.prompt).to_contain_text("Waiting for Bob")
    page.wait_for_function(FOCUSED)


def test_a_phone_shows_the_piece_and_keeps_its_look(visit: Visit, server: Server) -> None:
    people = [visit("Ann", phone=True), visit("Bob"), visit("Carl")]
    hands = {"hands": {"0": ["red", "green", "green"]}}
    ann = people[0].sit(lay(server, "china", people, position=hands))
    page = ann.page

    for space in ("H5", "Y2"):
        place = page.locator(f"[data-place={space}]")
        place.tap()
        foresight = page.get_by_role("region", name="What would follow")
        expect(foresight).to_be_visible()
        assert not overlap(place, foresight), f"what would follow covers {space}"

        look = page.locator(".map g.all").get_attribute("style")
        page.get_by_role("button", name="Log", exact=True).tap()
        expect(page.locator(".map")).to_be_hidden()
        page.get_by_role("button", name="Board", exact=True).tap()
        expect(page.locator(".map")).to_be_visible()
        assert page.locator(".map g.all").get_attribute("style") == look
        page.get_by_role("button", name="Cancel").tap()
        page.get_by_role("button", name="Show the whole map").tap()


def overlap(one: Locator, other: Locator) -> bool:
    """Whether two things on the screen cover each other, what is around a place left out."""
    a, b = one.locator("use, .dotted").first.bounding_box(), other.bounding_box()
    assert a and b
    across = a["x"] < b["x"] + b["width"] and b["x"] < a["x"] + a["width"]
    return across and a["y"] < b["y"] + b["height"] and b["y"] < a["y"] + a["height"]
