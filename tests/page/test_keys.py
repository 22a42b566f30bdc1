"""Every game can be played without a mouse: from the lobby to its end, by keys alone."""

import re

import pytest
from playwright.sync_api import Page, expect

from page.browsing import BOARD_IS_THERE
from page.conftest import Visit
from page.keyboard import begin_against_bots, press
from page.players import Player, play_out
from page.positions import WAR
from page.tables import lay
from server.running import Server

FOCUSED = "() => document.activeElement?.getAttribute('aria-label') ?? ''"
LONGEST = 120  # presses of a key to get anywhere
TITLES = {"tigris": "Tigris & Euphrates", "china": "China", "babel": "Babel"}


def walk(page: Page, key: str, to: str) -> None:
    """Press a key until what is focused is called so."""
    wanted = re.compile(to)
    for _ in range(LONGEST):
        if wanted.search(page.evaluate(FOCUSED)):
            return
        page.keyboard.press(key)
    raise AssertionError(f"{key} does not lead to {to!r}")


@pytest.mark.parametrize("game", TITLES)
def test_a_whole_game_by_keys(visit: Visit, game: str) -> None:
    """From the home page over the form of a new table to who has won, and on to the summary."""
    ann = visit()
    page = ann.page
    begin_against_bots(page, TITLES[game], 2, "Ann")
    page.wait_for_function(BOARD_IS_THERE)

    play_out([Player(ann, game)], by_keys=True)

    result = page.locator("section.end")
    expect(result.get_by_role("table").first).to_contain_text("Ann")
    press(result.get_by_role("link", name="Summary"))
    page.wait_for_url(re.compile("/summary/"))
    expect(page.get_by_role("heading", level=1).first).to_contain_text("win")


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
