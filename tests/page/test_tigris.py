"""Tigris & Euphrates on the page: what is asked about is seen, and keys stay on the map."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from page.conftest import Visit
from page.positions import SQUARE, TALL_WAR, TWO_WARS, WAR, WIDE_WAR
from page.tables import lay, play
from server.running import Server

SIZES = (
    (320, 568),
    (360, 640),
    (390, 844),
    (768, 1024),
    (1024, 768),
    (1440, 900),
    (1920, 1080),
)
# Whether all of these squares are seen: in the window of the map, with nothing over them.
SEEN = """(cells) => {
  const box = document.querySelector(".boardbox").getBoundingClientRect();
  return cells.every((cell) => {
    const square = document.querySelector(`[data-cell=${cell}]`);
    const { left, right, top, bottom } = square.getBoundingClientRect();
    const corners = [[left, top], [right, top], [left, bottom], [right, bottom]];
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return corners.every(([x, y]) => x > box.left - 1 && x < box.right + 1
        && y > box.top - 1 && y < box.bottom + 1)
      && document.elementFromPoint(x, y) === square;
  });
}"""
# Whether nothing of the panel is out of sight without a cue.
CUED = """() => {
  const panel = document.querySelector(".panel");
  return panel.scrollHeight <= panel.clientHeight + 6 || panel.querySelector(".more") !== null;
}"""


@pytest.mark.parametrize(
    ("position", "move", "cells"),
    [
        (WAR, "tile red I6", ["H5", "H7", "I6"]),
        (TALL_WAR, "tile red K5", ["K2", "K5", "K10"]),
        (WIDE_WAR, "tile red I10", ["E10", "I10", "L11"]),
        (TWO_WARS, "tile red I6", ["H5", "H7", "J5", "J7", "I6"]),
        (SQUARE, "tile red D6", ["C5", "D5", "C6", "D6"]),
    ],
    ids=["war", "tall", "wide", "order", "building"],
)
def test_what_a_question_is_about_is_seen_at_every_width(
    visit: Visit, server: Server, position: Any, move: str, cells: list[str]
) -> None:
    ann, bob = visit("Ann", confirmation="never"), visit("Bob")
    table = lay(server, "tigris", [ann, bob], position=position)
    play(table, [ann, bob], [move])
    page = ann.sit(table).page
    expect(page.locator(".panel")).to_be_visible()

    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(SEEN, arg=cells)
        page.wait_for_function(CUED)


def test_who_has_nothing_to_send_is_told_so_and_the_end_is_told_until_it_is_read(
    visit: Visit, server: Server
) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    table = lay(server, "tigris", [ann, bob], position=WIDE_WAR)
    play(table, [ann, bob], ["tile red I10"])
    page = ann.sit(table).page

    panel = page.locator(".panel")
    expect(panel).to_contain_text("You have no black tile to send.")
    expect(panel.get_by_role("button", name="One tile more")).to_have_count(0)
    panel.get_by_role("button", name="Send none").click()
    expect(panel).to_contain_text("Waiting for Bob")
    play(table, [ann, bob], ["support 0"])

    result = page.locator(".result")
    expect(result).to_contain_text("Bob wins the war of the kings")
    expect(result).to_contain_text("The king of Ann on E10 is beaten and goes home.")
    page.mouse.click(5, 5)
    expect(result).to_have_count(0)


def test_a_building_is_chosen_then_seen_and_then_built_with_one_frame(
    visit: Visit, server: Server
) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    table = lay(server, "tigris", [ann, bob], position=SQUARE)
    play(table, [ann, bob], ["tile red D6"])
    page = ann.sit(table).page

    expect(page.get_by_role("button", name="Build nothing")).to_have_count(1)
    expect(page.get_by_role("button", name="Don’t build")).to_have_count(0)
    page.get_by_role("button", name="monument red and blue, C5").click()
    expect(page.get_by_role("button", name="Build nothing")).to_be_visible()
    page.get_by_role("button", name="Build the red and blue monument at C5").click()

    expect(page.locator("[data-cell=C5]")).to_have_accessible_name(
        "C5, land, monument red and blue, last move"
    )
    expect(page.locator("svg path.framed:not(.casing)")).to_have_count(1)
    expect(page.locator("use[href='#st-last']")).to_have_count(0)


FOCUSED = "() => document.activeElement?.dataset.cell ?? document.activeElement?.tagName"


def test_keys_go_on_to_the_map_and_stay_at_the_table(visit: Visit, server: Server) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    table = lay(server, "tigris", [ann, bob], position=WAR)
    page = ann.sit(table).page

    page.keyboard.press("6")  # the farmer
    here = page.evaluate(FOCUSED)
    page.keyboard.press("ArrowRight")
    assert here != page.evaluate(FOCUSED) and page.evaluate(FOCUSED) != "BODY"
    page.keyboard.press("n")
    page.keyboard.press("Enter")
    expect(ann.log).to_contain_text("Ann places the farmer")
    assert page.evaluate(FOCUSED) != "BODY"

    page.keyboard.press("0")  # a swap: its button vanishes when it is done
    page.locator(".hand button").first.press("Enter")
    page.get_by_role("button", name="Swap 1 tile").press("Enter")
    expect(ann.log).to_contain_text("Ann swaps 1 tile.")
    page.wait_for_function("() => document.activeElement !== document.body")


# Which part of the map is seen.
PART = "() => [document.querySelector('.box').scrollLeft, document.querySelector('.box').scrollTop]"
CLIPPED = """() => [...document.querySelectorAll(".seat .facts")]
  .filter((one) => one.scrollWidth > one.clientWidth + 1).length"""
# Whether what a finger takes up lies in two rows: all tiles, then leaders and catastrophes.
IN_TWO_ROWS = """() => {
  const boxes = (what) => [...document.querySelectorAll(what)]
    .map((one) => one.getBoundingClientRect()).filter(({ width }) => width > 0);
  const isRow = ([first, ...others]) =>
    others.every((one) => one.top < first.bottom && one.bottom > first.top);
  return isRow(boxes(".hand .piece")) && isRow(boxes(".leaders .piece, .ruins .piece"));
}"""


def filled(page: Page) -> bool:
    """Whether the map fills the width of its window, or is seen whole."""
    ends = [page.locator(f"[data-cell={cell}]").bounding_box() for cell in ("A1", "P11")]
    (first, last), window = ends, page.locator(".boardbox").bounding_box()
    assert first and last and window
    is_whole = first["x"] > 0 and last["x"] + last["width"] < window["width"]
    return is_whole or page.locator("svg.mini").count() == 1


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_a_phone_shows_where_one_is_and_clips_nothing(
    visit: Visit, server: Server, language: str
) -> None:
    people = [
        visit(name, phone=True, language=language) if not i else visit(name)
        for i, name in enumerate(("Ann", "Bob", "Cy", "Dee"))
    ]
    page = people[0].sit(lay(server, "tigris", people, position=SQUARE)).page

    for width, height in SIZES[:3]:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(IN_TWO_ROWS)
        assert page.evaluate(CLIPPED) == 0
        assert filled(page)
    page.locator(".box").evaluate("(box) => box.scrollTo(70, 0)")
    page.wait_for_function(f"() => ({PART})()[0] === 70")
    before = page.evaluate(PART)
    rooms = page.locator("nav button")
    for room in (1, 0):
        rooms.nth(room).tap()
    page.wait_for_function(f"(before) => ({PART})().join() === before.join()", arg=before)
