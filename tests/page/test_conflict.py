"""A war in Tigris & Euphrates, seen from both sides."""

import pytest
from playwright.sync_api import expect

from page.conftest import Visit
from page.positions import WAR
from page.tables import lay, play
from server.running import Server


def test_two_kings_fight_and_both_send_support(visit: Visit, server: Server) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    table = lay(server, "tigris", [ann, bob], position=WAR)
    ann.sit(table), bob.sit(table)

    ann.page.get_by_role("button", name="Temple, 2 in hand").first.click()
    place = ann.page.get_by_role("gridcell", name="I6, land, can be chosen, starts a conflict")
    place.click()

    war = ann.page.get_by_role("heading", name="War of the kings")
    expect(war).to_be_visible()
    expect(bob.page.get_by_text("Waiting for Ann to send support.")).to_be_visible()
    ann.page.get_by_role("button", name="none", exact=True).click()
    for _ in range(3):
        ann.page.get_by_role("button", name="One tile more").click()
    ann.page.get_by_role("button", name="Send 3").click()

    expect(bob.page.get_by_role("heading", name="War of the kings")).to_be_visible()
    expect(ann.page.get_by_text("Waiting for Bob to send support.")).to_be_visible()
    bob.page.get_by_role("button", name="none", exact=True).click()
    bob.page.get_by_role("button", name="One tile more").click()
    bob.page.get_by_role("button", name="Send 1").click()

    for one in (ann, bob):
        expect(one.page.get_by_role("gridcell", name="H5, land")).not_to_have_accessible_name(
            "king of Bob"
        )
        expect(one.log).to_contain_text("Ann wins")
    expect(ann.prompt).to_contain_text("You:")


# Whether the panel lies over the prompt, and whether Undo is found where it is drawn.
COVERED = """() => {
  const box = (one) => one.getBoundingClientRect();
  const [panel, prompt] = [".panel", ".prompt"].map((what) => document.querySelector(what));
  const meet = (a, b) =>
    a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const buttons = [...prompt.querySelectorAll("button")];
  const undo = buttons.find((one) => one.textContent.includes("Undo"));
  const { x, y, width, height } = box(undo);
  const found = document.elementFromPoint(x + width / 2, y + height / 2);
  return [meet(box(panel), box(prompt)), undo.contains(found)];
}"""
# Whether the panel lies over the squares that are fought for.
OVER_BOARD = """() => {
  const panel = document.querySelector(".panel").getBoundingClientRect();
  return ["H5", "H7", "I6"].some((cell) => {
    const square = document.querySelector(`[data-cell=${cell}]`).getBoundingClientRect();
    const beside = panel.left >= square.right || square.left >= panel.right;
    return !beside && panel.top < square.bottom && square.top < panel.bottom;
  });
}"""


@pytest.mark.parametrize(
    ("width", "height"),
    [(1200, 800), (1280, 800), (1359, 768), (1440, 900), (1024, 768), (800, 1100), (360, 640)]
    + [(640, 360), (844, 390)],
)
def test_a_conflict_covers_neither_the_prompt_nor_undo(
    visit: Visit, server: Server, width: int, height: int
) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    table = lay(server, "tigris", [ann, bob], position=WAR)
    play(table, [ann, bob], ["tile red I6"])
    ann.page.set_viewport_size({"width": width, "height": height})
    ann.sit(table)
    expect(ann.page.get_by_role("button", name="Send none")).to_be_visible()

    assert ann.page.evaluate(COVERED) == [False, True]
    if width >= 900:
        assert not ann.page.evaluate(OVER_BOARD)


def test_a_place_that_is_not_lit_says_why(visit: Visit, server: Server) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    ann.sit(lay(server, "tigris", [ann, bob], position=WAR))

    ann.page.get_by_role("button", name="Priest, not on the map").click()
    ann.page.get_by_role("gridcell", name="A6,").click()

    said = ann.page.get_by_role("alert").filter(has_text="A leader must stand beside a temple.")
    expect(said).to_be_visible()
