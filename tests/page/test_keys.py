"""Every game can be played without a mouse: a first turn and the last ones, by keys alone."""

import re

import pytest
from playwright.sync_api import Page, expect

from page.conftest import Visit
from page.players import Player, play_out
from page.positions import ALMOST_OVER, WAR
from page.tables import later, lay
from server.running import Server

FOCUSED = "() => document.activeElement?.getAttribute('aria-label') ?? ''"
LONGEST = 120  # presses of a key to get anywhere


def walk(page: Page, key: str, to: str) -> None:
    """Press a key until what is focused is called so."""
    wanted = re.compile(to)
    for _ in range(LONGEST):
        if wanted.search(page.evaluate(FOCUSED)):
            return
        page.keyboard.press(key)
    raise AssertionError(f"{key} does not lead to {to!r}")


@pytest.mark.parametrize("game", ["tigris", "china", "babel"])
def test_a_whole_turn_by_keys(visit: Visit, server: Server, game: str) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    player = Player(ann.sit(lay(server, game, [ann, bob], dice=2)), game)

    while player.is_asked:
        player.press_by_keys()

    expect(ann.prompt).to_contain_text("Waiting for Bob")


@pytest.mark.parametrize(("game", "moves"), {"tigris": 0, "china": 70, "babel": 90}.items())
def test_a_game_to_its_end_by_keys(visit: Visit, server: Server, game: str, moves: int) -> None:
    ann = visit("Ann")
    position = ALMOST_OVER if game == "tigris" else later(game, 2, dice=1, moves=moves)
    player = Player(ann.sit(lay(server, game, [ann, None], dice=1, position=position)), game)

    play_out([player], by_keys=True)

    expect(ann.page.locator("section.end").get_by_role("table").first).to_contain_text("Ann")


def test_a_leader_finds_his_place_by_keys(visit: Visit, server: Server) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    page = ann.sit(lay(server, "tigris", [ann, bob], position=WAR)).page

    page.keyboard.press("6")  # the farmer
    walk(page, "Tab", "^[A-P][0-9]+, ")
    walk(page, "n", "^J7, land, can be chosen")
    page.keyboard.press("Enter")

    expect(page.get_by_role("gridcell", name="J7, land, farmer of Ann")).to_be_visible()


def test_the_map_answers_to_keys(visit: Visit, server: Server) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    page = ann.sit(lay(server, "tigris", [ann, bob], position=WAR)).page
    walk(page, "Tab", "^I6, ")

    page.keyboard.press("p")
    expect(page.get_by_role("status").last).to_contain_text("H7: king of Ann")
    page.keyboard.press("s")
    expect(page.get_by_role("status").last).to_contain_text("H5: king of Bob")
    walk(page, "ArrowUp", "^I5, ")
    page.keyboard.press("k")
    expect(page.get_by_role("status").last).to_contain_text("Kingdom of ")


def test_a_move_is_typed_and_a_wrong_one_is_explained(visit: Visit, server: Server) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    page = ann.sit(lay(server, "tigris", [ann, bob], position=WAR)).page

    page.keyboard.press("t")
    page.keyboard.type("leader red A6")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_have_text("A leader must stand beside a temple.")

    page.keyboard.press("Control+a")
    page.keyboard.type("leader blue J7")
    page.keyboard.press("Enter")
    expect(page.get_by_role("gridcell", name="J7, land, farmer of Ann")).to_be_visible()
