"""The wall of Babel: all is named, nothing moves under a finger, keys stay where they are."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from games.babel.boards import BABEL, table
from page.conftest import Visit
from page.players import Player
from page.tables import lay
from server.running import Server
from ziggurat.core.text import LANGUAGES

# Phones, tablets, desktops: every arrangement of the wall and of the hand.
SCREENS = (
    *(
        (320, 720),
        (360, 640),
        (430, 900),
        (599, 900),
        (680, 900),
        (760, 1000),
        (1024, 768),
        (1100, 800),
    ),
    *((1280, 800), (1440, 900), (1920, 1080)),
)
# A hand of eight with all nations, long columns, a run that threatens, both pawns at one site.
FULL: dict[str, Any] = {
    "hands": {0: "AHHMPPSS", 1: "AH"},
    "pawns": {0: "hittites", 1: "hittites"},
    "columns": {
        0: {"hittites": "SHHH", "medes": "AMP", "sumerians": "S"},
        1: {"hittites": "PPPAA", "assyrians": "MM", "persians": "SAHM"},
    },
    "temples": {0: {"hittites": "1"}, 1: {"hittites": "123", "assyrians": "1"}},
    "rows": {0: "52", 1: "3"},
}
# Names that cannot be read: cut off, hidden, or under something else. Those under their like are
# counted on it.
UNREAD = """() => [
  ...document.querySelectorAll(".hand-card, .band, .nation:not(.under), .threats li"),
].flatMap((card) => {
  card.scrollIntoView({ block: "center" });
  const around = card.getBoundingClientRect();
  const isCut = ({ left, right }) => left < around.left - 0.5 || right > around.right + 0.5;
  const isRead = (words) => {
    const box = words.getBoundingClientRect();
    const there = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return box.width > 0 && !isCut(box) && words.contains(there);
  };
  const [name, does] = [card.querySelector(".name") ?? card, card.querySelector(".does")];
  return isRead(name) && (!does?.checkVisibility() || isRead(does))
    ? [] : [`${card.className}: ${card.innerText}`];
})"""
# A hand is seen whole.
HIDDEN = """() => [...document.querySelectorAll(".hand .cards")].filter((hand) =>
  hand.scrollHeight > hand.clientHeight + 1 || hand.scrollWidth > hand.clientWidth + 1).length"""
PLACES = """() => [...document.querySelectorAll("[role=gridcell]")].map((cell) => {
  const { x, y, width, height } = cell.getBoundingClientRect();
  return [x, y, width, height].map(Math.round);
})"""
KEPT = "() => document.activeElement.closest('.table') !== null"


def position(**drawn: Any) -> Any:
    return BABEL.write(table(**drawn).state)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_can_be_read_at_every_width(visit: Visit, server: Server, language: str) -> None:
    ann, bob = visit("Ann", language=language), visit("Bob")
    page = ann.sit(lay(server, "babel", [ann, bob], position=position(**FULL))).page
    page.evaluate("() => document.fonts.ready.then(() => undefined)")

    for width, height in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(".hand-card")).to_have_count(5)
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
        assert page.evaluate(UNREAD) == [], width
        assert page.evaluate(HIDDEN) == 0, width


def test_coordinates_number_the_cards_of_a_column(visit: Visit, server: Server) -> None:
    for shown in (True, False):
        ann, bob = visit("Ann", coordinates=shown), visit("Bob")
        page = ann.sit(lay(server, "babel", [ann, bob], position=position(**FULL))).page
        numbers = page.locator(".nation .number")
        assert (numbers.all_inner_texts()[:2] == ["1", "2"]) is shown


def deploy(page: Page, nation: str) -> None:
    """Two touches: the card, and what to do with it."""
    page.locator(f".hand-card[data-nation={nation}]").tap()
    page.get_by_role("button", name="Deploy here").tap()


def test_nothing_moves_under_the_finger_and_a_card_takes_two_touches(
    visit: Visit, server: Server
) -> None:
    ann, bob = visit("Ann", phone=True), visit("Bob")
    page = ann.sit(lay(server, "babel", [ann, bob], position=position(**FULL))).page
    expect(ann.prompt).to_contain_text("Deploy a card or move with it, build level 2, use a run")
    ann.prompt.get_by_role("button", name="No thanks").tap()
    before = page.evaluate(PLACES)

    page.locator(".hand-card[data-nation=medes]").tap()
    assert page.evaluate(PLACES) == before
    page.get_by_role("button", name="Deploy here").tap()
    expect(page.locator(".hand-card[data-nation=medes]")).to_have_count(0)
    assert page.evaluate(PLACES) == before
    deploy(page, "sumerians")
    expect(page.locator(".hand-card[data-nation=sumerians] .count")).to_have_count(0)

    page.get_by_role("button", name="Build level 2").tap()
    expect(page.get_by_role("button", name="Confirm")).to_be_visible()
    assert page.evaluate(PLACES) == before
    page.get_by_role("button", name="Confirm").tap()
    expect(ann.prompt).to_contain_text("build level 3")
    assert page.evaluate(PLACES) == before


def test_the_wall_itself_is_touched_twice_to_move(visit: Visit, server: Server) -> None:
    ann, bob = visit("Ann", phone=True), visit("Bob")
    page = ann.sit(lay(server, "babel", [ann, bob], position=position(**FULL))).page

    page.locator(".hand-card[data-nation=persians]").tap()
    page.locator(".band[data-nation=persians]").tap()
    expect(page.get_by_role("gridcell", name="Site of the Persians")).to_have_accessible_name(
        "Site of the Persians, heights 0 to 0; pawn of Ann here"
    )


@pytest.mark.parametrize("confirmation", ["never", "always"])
def test_the_focus_stays_at_the_table_after_every_action(
    visit: Visit, server: Server, confirmation: str
) -> None:
    """Until the turn is over, and in the next one: whatever was pressed is often gone."""
    ann = visit("Ann", confirmation=confirmation)
    player = Player(ann.sit(lay(server, "babel", [ann, None], dice=2)), "babel")
    page = ann.page
    page.keyboard.press("Tab")

    for _ in range(24):
        player.press_by_keys()
        assert page.evaluate(KEPT), player.said()
        page.wait_for_function(
            "() => document.querySelector('.prompt.mine') || document.querySelector('section.end')"
        )
        assert page.evaluate(KEPT), player.said()
