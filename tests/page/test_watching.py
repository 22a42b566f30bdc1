"""Who looks on sees the board and nobody's hand; on one device a curtain hides it."""

import re

import pytest
from playwright.sync_api import expect

from page.conftest import Visit
from page.players import Player
from page.tables import lay
from server.running import Server

HANDS = {
    "tigris": re.compile("in hand$"),
    "china": re.compile("^an? .* card$"),
    "babel": re.compile(r"^(Assyrians|Hittites|Medes|Persians|Sumerians)\b"),
}


@pytest.mark.parametrize("game", HANDS)
def test_a_spectator_sees_moves_and_no_hand(visit: Visit, server: Server, game: str) -> None:
    ann, bob, eve = visit("Ann"), visit("Bob"), visit("Eve")
    table = lay(server, game, [ann, bob], dice=2)
    ann.sit(table), eve.sit(table)
    said = eve.page.evaluate("() => document.body.innerText")
    assert "You are watching" in said

    hand = ann.page.locator(".dock, .side").get_by_role("button", name=HANDS[game])
    expect(hand.first).to_be_visible()
    dock = eve.page.locator(".dock, [aria-label='Your hand']")
    expect(dock.get_by_role("button", name=HANDS[game])).to_have_count(0)

    before = eve.log.inner_text()
    player = Player(ann, game)
    while eve.log.inner_text() == before:
        player.press()
    expect(eve.prompt).not_to_contain_text("You:")


def test_two_people_share_a_device_and_a_curtain_hides_each_hand(visit: Visit) -> None:
    ann = visit("Ann")
    page = ann.visit("/new?game=tigris")
    page.get_by_role("radio", name="2", exact=True).check()
    page.get_by_role("radio", name="On one device").check()
    page.get_by_label("Name at seat 2").fill("Bob")
    page.get_by_role("button", name="Begin the game").click()

    hand = page.get_by_role("button", name=HANDS["tigris"])
    expect(page.get_by_role("heading", name="Hand the device to Ann")).to_be_visible()
    expect(hand).to_have_count(0)
    page.get_by_role("button", name="I am Ann").click()
    expect(hand.first).to_be_visible()

    page.get_by_role("button", name="Pass", exact=True).click()

    expect(page.get_by_role("heading", name="Hand the device to Bob")).to_be_visible()
    expect(hand).to_have_count(0)
    page.get_by_role("button", name="I am Bob").click()
    expect(hand.first).to_be_visible()
