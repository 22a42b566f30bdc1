"""A server on a machine that has compiled nothing: one plays at once, and is told how far it is."""

import re
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from page.browsing import Visitor
from page.conftest import Visit
from page.players import CHOICES, Player
from page.positions import WAR
from page.tables import lay, play
from page.test_access import in_both_themes
from server.fresh import held, let_go
from server.running import PATIENCE, Server

LINE = "The strongest bots get ready: 0 of 3 games. Until then a vizier plays for a king."
LIGNE = "Les robots les plus forts se préparent : 0 jeu sur 3. D’ici là, un vizir joue pour un roi."
FOR_NOW = "King, played by a vizier for now"
MOST_PRESSES = 12  # so that the game lasts, however long it takes
SIZES = [(1280, 800), (1440, 900), (1024, 768), (800, 1100), (360, 640), (640, 360), (844, 390)]


@pytest.fixture(scope="module")
def early(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with held(tmp_path_factory.mktemp("early")) as (server, _):
        yield server


def line(page: Page) -> Locator:
    return page.get_by_role("status").filter(has_text=re.compile("bots get ready|se préparent"))


# Whether the line lies over something, whether Undo is found where it is drawn, and whether all of
# the prompt is on the screen.
ROOM = """() => {
  const box = (one) => one.getBoundingClientRect();
  const meet = (a, b) =>
    a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const status = [...document.querySelectorAll("[role=status]")];
  const line = box(status.find((one) => one.textContent.includes("0 of 3")));
  const rest = [".top", ".table", ".prompt", ".dock", ".boardbox", ".bar"]
    .map((what) => document.querySelector(what)).filter((one) => one?.checkVisibility());
  const buttons = [...document.querySelectorAll(".prompt button")];
  const undo = buttons.find((one) => one.textContent.includes("Undo"));
  const { x, y, width, height } = box(undo);
  const prompt = box(document.querySelector(".prompt"));
  return [
    rest.filter((one) => meet(line, box(one))).map((one) => one.className),
    undo.contains(document.elementFromPoint(x + width / 2, y + height / 2)),
    prompt.top >= 0 && prompt.bottom <= innerHeight + 0.5,
    document.documentElement.scrollWidth <= innerWidth,
  ];
}"""
TABLE_ENDS = "() => document.querySelector('.table').getBoundingClientRect().bottom - innerHeight"


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("fights", [False, True], ids=["quiet", "conflict"])
def test_the_line_lies_over_nothing(
    visit: Visit, early: Server, width: int, height: int, fights: bool
) -> None:
    ann, bob = visit("Ann", at=early), visit("Bob", at=early)
    table = lay(early, "tigris", [ann, bob], position=WAR)
    play(table, [ann, bob], ["tile red I6" if fights else "leader blue J7"])
    ann.page.set_viewport_size({"width": width, "height": height})
    ann.sit(table)
    expect(line(ann.page)).to_be_in_viewport(ratio=1)

    assert ann.page.evaluate(ROOM) == [[], True, True, True]
    if width < 700 or width >= 1100 or height <= 480:  # a tablet scrolls
        assert abs(ann.page.evaluate(TABLE_ENDS)) < 1  # pixel


@pytest.mark.parametrize("place", ["/", "/new", "/learn", "/learn/babel/lesson", "/settings"])
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_everybody_can_read_it_on_every_page(
    visit: Visit, early: Server, place: str, phone: bool
) -> None:
    page = visit("Ann", at=early, phone=phone).visit(place)
    expect(line(page)).to_have_text(LINE)
    expect(line(page)).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("heading", level=1).first).to_be_attached()  # the page itself is there

    assert in_both_themes(page) == []
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


def test_who_plays_for_a_king_is_said_on_a_phone_too(visit: Visit, early: Server) -> None:
    ann = visit("Ann", at=early, phone=True)
    assert ann.client
    page = ann.sit(ann.client.create("babel", 2, bots=1, level="king")).page
    expect(page.get_by_text(FOR_NOW)).to_be_hidden()  # in the strip there is no room for it

    page.get_by_role("navigation").get_by_role("button", name="Players").tap()

    expect(page.get_by_text(FOR_NOW)).to_be_in_viewport(ratio=1)
    assert in_both_themes(page) == []


def test_before_a_game_it_is_said_who_will_play_for_the_king(visit: Visit, early: Server) -> None:
    page = visit("Ann", at=early, language="fr").visit("/new?game=babel")

    page.get_by_label("Qui s’assied à la place 2").select_option("bot")

    levels = page.get_by_label("Niveau du robot à la place 2").locator("option")
    expect(levels.last).to_have_text(re.compile(r"Roi ●●●● · Elo \d+ \(en attendant\s: vizir\)"))
    expect(levels.filter(has_text="en attendant")).to_have_count(1)


def test_a_server_that_is_ready_is_asked_once_and_nothing_is_said(
    visit: Visit, server: Server
) -> None:
    ann = visit("Ann")
    asked: list[str] = []
    ann.page.on(
        "request", lambda one: asked.append(one.url) if "/api/readiness" in one.url else None
    )
    page = ann.visit("/")
    for link in ("New table", "Learn", "About"):
        page.get_by_role("navigation").get_by_role("link", name=link).first.click()
        expect(page.get_by_role("heading", level=1).first).to_be_visible()

    assert len(asked) == 1
    expect(line(page)).to_have_count(0)


def begin(ann: Visitor) -> Player:
    """A game of Babel against a king, by two presses more than nothing."""
    page = ann.page
    page.get_by_role("button", name="Play now against bots").click()
    sheet = page.get_by_role("dialog", name="Play now")
    sheet.get_by_role("radio", name="Babel").check()
    expect(sheet.get_by_text("until ready: vizier")).to_have_count(1)
    sheet.get_by_role("radio", name=re.compile("^King.*until ready: vizier")).check()
    sheet.get_by_role("button", name="Start").click()
    expect(page.locator(CHOICES["babel"][1]).first).to_be_visible()
    return Player(ann, "babel")


def move(player: Player) -> None:
    expect(player.page.locator(".prompt.mine")).to_be_visible()
    player.press()


def test_servers_change_while_somebody_plays_and_the_page_goes_on(
    visit: Visit, tmp_path: Path
) -> None:
    with held(tmp_path) as (server, compilers):
        ann, zoe = visit("Ann", at=server), visit("Zoé", at=server, language="fr")
        expect(line(ann.visit("/"))).to_have_text(LINE)
        expect(line(zoe.visit("/"))).to_have_text(LIGNE)
        player, page = begin(ann), ann.page
        players = page.get_by_role("region", name="Players")
        expect(players.get_by_text(FOR_NOW)).to_be_visible()
        expect(line(page)).to_be_visible()
        page.evaluate("() => { window.isTheSame = true; }")
        move(player)

        let_go(compilers)
        presses = count()
        while line(page).count():
            assert server.alive(), server.said()
            if player.is_asked and next(presses) < MOST_PRESSES:
                player.press()
            page.wait_for_timeout(50)

        expect(page.get_by_text("All bots are ready.")).to_be_visible()
        expect(zoe.page.get_by_text("Tous les robots sont prêts.")).to_be_visible()
        expect(line(zoe.page)).to_have_count(0)
        expect(players.get_by_text("King", exact=True)).to_be_visible(timeout=PATIENCE * 1000)
        move(player)
        assert page.evaluate("() => window.isTheSame")
        for one in (ann, zoe):
            one.close()  # before this server goes for good, which they would notice
