"""Whole games: two people, each with a browser, who press what is lit until it is over."""

import pytest
from playwright.sync_api import expect

from page.conftest import Visit
from page.players import Player, play_out
from page.tables import lay
from server.running import Server

SHORT = {"bag": 16}


@pytest.mark.parametrize(
    ("game", "position"), [("babel", None), ("china", None), ("tigris", SHORT)]
)
def test_two_people_play_a_whole_game(
    visit: Visit, server: Server, game: str, position: object
) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    table = lay(server, game, [ann, bob], dice=1, position=position)

    play_out([Player(one.sit(table), game) for one in (ann, bob)])

    for one in (ann, bob):
        end = one.page.locator("section.end")
        expect(end).to_be_visible()
        expect(end.get_by_role("table").first).to_contain_text("Ann")
