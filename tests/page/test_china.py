"""China in a browser: claims, the Emperor's palaces, special cards at any time, maps of before."""

import re
from typing import Any

from playwright.sync_api import expect

from games.china.charts import chart
from page.browsing import Visitor
from page.conftest import Visit
from page.tables import lay, play
from server.running import Server

FOR_EMPEROR = re.compile(
    r"can be chosen: Claim the first palace of [^,]+ for the Emperor with [^,]+$"
)


def two(visit: Visit, server: Server, **how: Any) -> tuple[str, Visitor, Visitor]:
    ann, bob = visit("Ann"), visit("Bob")
    return lay(server, "china", [ann, bob], dice=2, **how), ann, bob


def offers(one: Visitor, table: str, kind: str) -> list[dict[str, Any]]:
    assert one.client
    return [offer for offer in one.client.update(table)["offers"] if offer["kind"] == kind]


def swap(one: Visitor) -> None:
    """Exchange the first card of the hand for the first of the display, by the special card."""
    page = one.page
    page.get_by_role("button", name="Special: swap", exact=True).click()
    page.get_by_role("region", name="Your hand").get_by_role("button").first.click()
    page.get_by_role("region", name="Face up").locator("button:enabled").first.click()
    expect(page.get_by_role("button", name="Special: swap", exact=True)).to_have_count(0)


def exchanging(one: Visitor, table: str, *more: str) -> None:
    """Let somebody exchange a card, so that he draws, and go on."""
    color = offers(one, table, "exchange")[0]["color"]
    given = color if isinstance(color, str) else color[0]
    play(table, [one, one], [f"exchange {given}", *more])


def test_cards_are_swapped_by_the_special_card_while_drawing(visit: Visit, server: Server) -> None:
    table, ann, _ = two(visit, server)
    exchanging(ann, table)
    ann.sit(table)

    swap(ann)

    expect(ann.log).to_contain_text("special card")
    expect(ann.page.get_by_role("region", name="Your hand").get_by_role("button")).to_have_count(2)
    assert ann.client and ann.client.update(table)["prompt"] == "draw"


def test_cards_are_swapped_before_the_emperor_moves(visit: Visit, server: Server) -> None:
    table, ann, _ = two(visit, server)
    exchanging(ann, table, "draw pile")
    page = ann.sit(table).page
    expect(page.get_by_role("region", name="The Emperor’s cards")).not_to_have_count(0)

    swap(ann)

    expect(ann.log).to_contain_text("special card")
    assert ann.client and ann.client.update(table)["prompt"] == "emperor"


def test_the_emperor_claims_and_then_builds(visit: Visit, server: Server) -> None:
    table, ann, _ = two(visit, server, bonus=True)
    exchanging(ann, table, "draw pile")
    page = ann.sit(table).page

    page.get_by_role("button", name=FOR_EMPEROR).first.click()
    expect(ann.prompt).to_contain_text("The Emperor builds the first palace of")
    site = page.get_by_role("button", name=re.compile("can be chosen: Build a palace on")).first
    space = site.get_attribute("data-place")
    site.click()

    place = page.locator(f"[data-place={space}]")
    expect(place).to_have_accessible_name(re.compile(f"^{space} in .*, palace of Emperor"))


def test_a_post_is_claimed_for_either_of_its_provinces(visit: Visit, server: Server) -> None:
    ann, bob, carl = visit("Ann"), visit("Bob"), visit("Carl")
    hands = {"hands": {"0": ["red", "yellow", "yellow"]}}
    how: dict[str, Any] = {"map": "border", "bonus": True, "position": hands}
    page = ann.sit(lay(server, "china", [ann, bob, carl], **how)).page

    page.locator("[data-place=P2]").click()
    ways = page.get_by_role("dialog", name="P2: pay with").get_by_role("button")
    assert sorted(str(way.get_attribute("aria-label")) for way in ways.all()) == [
        "red yellow Ch'in",
        "red yellow Wei",
        "yellow yellow Ch'in",
        "yellow yellow Wei",
    ]
    ways.and_(page.get_by_label("red yellow Wei")).click()

    # These cards pay for no other space.
    expect(page.locator("[data-place=P2]")).to_have_accessible_name(re.compile("palace of Ann"))


def test_a_game_by_rules_of_before_is_drawn_on_its_own_map(visit: Visit, server: Server) -> None:
    old, ann, _ = two(visit, server, under=1)
    page = ann.sit(old).page
    roads = page.locator("path.road")

    expect(page.locator("[data-place=C5]")).to_be_visible()
    expect(page.locator("[data-place=C6]")).to_have_count(0)
    assert str(roads.get_attribute("d")).count("M") == len(chart("34")["roads"]) - 1

    new, bob, _ = two(visit, server)
    page = bob.sit(new).page
    expect(page.locator("[data-place=C6]")).to_be_visible()
    assert str(page.locator("path.road").get_attribute("d")).count("M") == len(chart("34")["roads"])
