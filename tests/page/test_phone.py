"""On a phone, by touch: a finger shows what would follow, and a second touch makes the move."""

import re

import pytest
from playwright.sync_api import expect

from page.conftest import Visit
from page.positions import WAR
from page.tables import lay
from server.running import Server

# A space that can be built on, and paid for in one way only.
ONE_WAY = re.compile(r"can be chosen: Build a palace on \w+ with an? \w+ card$")
WIDE = "() => document.documentElement.scrollWidth <= innerWidth"


def test_a_leader_is_placed_by_touch(visit: Visit, server: Server) -> None:
    ann, bob = visit("Ann", phone=True), visit("Bob")
    page = ann.sit(lay(server, "tigris", [ann, bob], position=WAR)).page

    page.get_by_role("button", name="Farmer, not on the map").tap()
    page.get_by_role("gridcell", name="J7, land, can be chosen").tap()
    expect(page.get_by_role("gridcell", name="J7, land, can be chosen, proposed")).to_be_visible()
    page.get_by_role("button", name="Confirm").tap()

    expect(page.get_by_role("gridcell", name="J7, land, farmer of Ann")).to_be_visible()
    page.get_by_role("button", name="Log").tap()
    expect(ann.log).to_contain_text("farmer")


def test_a_small_place_of_china_is_shown_larger_and_chosen_by_the_first_touch(
    visit: Visit, server: Server
) -> None:
    ann, bob = visit("Ann", phone=True), visit("Bob")
    page = ann.sit(lay(server, "china", [ann, bob], dice=2)).page

    space = page.get_by_role("button", name=ONE_WAY).first.get_attribute("data-place")
    place = page.locator(f"[data-place={space}]")
    before = place.bounding_box()
    place.tap()

    expect(ann.prompt).to_contain_text(f"Build a palace on {space} with a")
    now = place.bounding_box()
    assert before and now and now["width"] > before["width"] * 1.5
    place.tap()
    expect(ann.prompt).not_to_contain_text("Build a palace")
    expect(place).to_have_accessible_name(re.compile(f"^{space} in .*, palace of Ann"))


@pytest.mark.parametrize("game", ["tigris", "china", "babel"])
def test_nothing_is_wider_than_the_phone(visit: Visit, server: Server, game: str) -> None:
    ann, bob = visit("Ann", phone=True), visit("Bob")
    page = ann.sit(lay(server, game, [ann, bob], dice=2)).page

    assert page.evaluate(WIDE)
    for room in ("Log", "Players", "Chat", "Help", "Board"):
        page.get_by_role("navigation").get_by_role("button", name=room).tap()
        assert page.evaluate(WIDE)
    for place in ("/", "/new", "/learn", "/settings", "/about"):
        ann.visit(place)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        assert page.evaluate(WIDE), place


def test_the_last_square_can_be_touched(visit: Visit, server: Server) -> None:
    """What floats in the corner of the map makes way for what lies there."""
    ann, bob = visit("Ann", phone=True), visit("Bob")
    page = ann.sit(lay(server, "tigris", [ann, bob], position=WAR)).page
    page.set_viewport_size({"width": 360, "height": 640})
    page.get_by_role("button", name="Farmer, not on the map").tap()
    square = page.get_by_role("gridcell", name="P11")
    square.scroll_into_view_if_needed()

    page.wait_for_function(
        """(square) => {
          const { x, y, width, height } = square.getBoundingClientRect();
          return square.contains(document.elementFromPoint(x + width / 2, y + height / 2));
        }""",
        arg=square.element_handle(),
        timeout=5000,
    )
