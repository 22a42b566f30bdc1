"""A move is taken back, by the button and by its key, and everybody sees it."""

import pytest
from playwright.sync_api import expect

from page.conftest import Visit
from page.positions import WAR
from page.tables import lay
from server.running import Server


@pytest.mark.parametrize("way", ["the button", "u", "Control+z"])
def test_a_leader_is_placed_and_taken_back(visit: Visit, server: Server, way: str) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    table = lay(server, "tigris", [ann, bob], position=WAR)
    ann.sit(table), bob.sit(table)

    ann.page.get_by_role("button", name="Farmer, not on the map").click()
    ann.page.get_by_role("gridcell", name="J7, land, can be chosen").click()
    expect(bob.page.get_by_role("gridcell", name="J7, land, farmer of Ann")).to_be_visible()

    if way == "the button":
        ann.page.get_by_role("button", name="Undo").click()
    else:
        ann.page.keyboard.press(way)

    expect(bob.page.get_by_role("gridcell", name="J7, land, farmer of Ann")).to_have_count(0)
    expect(bob.log).to_contain_text("Ann undoes a move.")
    expect(ann.page.get_by_role("button", name="Farmer, not on the map")).to_be_enabled()
