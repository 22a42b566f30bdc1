"""The frame around every game: whom it waits for, its newest line, how it refuses."""

import random
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from page.browsing import Visitor
from page.conftest import Visit
from page.positions import WAR
from page.tables import lay, play, secret_of
from server.running import Server
from ziggurat.core.match import Match
from ziggurat.games import GAMES

TABLET: ViewportSize = {"width": 820, "height": 1180}
# How far the end of the log is out of sight, in pixels.
BELOW = """() => {
  const log = document.querySelector("[role=log]");
  return log.scrollHeight - log.scrollTop - log.clientHeight;
}"""
AT_ITS_END = f"() => ({BELOW})() < 2 && document.querySelector('[role=log]').clientHeight > 0"
# What is under a message: nothing of a hand, of points, or of what is asked may be.
COVERED = """() => {
  const over = document.querySelector(".toast").getBoundingClientRect();
  const meets = (one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const isBeside = left >= over.right || right <= over.left;
    return right > left && !isBeside && top < over.bottom && bottom > over.top;
  };
  const found = [...document.querySelectorAll(".dock, .seats, .prompt")].filter(meets);
  return found.map((one) => one.className);
}"""
# Text that does not fit into what cuts it off, however that is shown.
CUT = """() => [...document.querySelectorAll("header.top, .table")]
  .flatMap((part) => [...part.querySelectorAll("*")])
  .filter((one) => one.checkVisibility())
  .filter((one) => !one.closest(".unseen, .boardbox, .dock, .aside, [role=log]"))
  .filter((one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim()))
  .filter((one) => {
    for (let at = one; at && at !== document.body; at = at.parentElement) {
      const { overflowX } = getComputedStyle(at);
      if (overflowX === "auto" || overflowX === "scroll") return false;
      if (overflowX !== "visible") {
        const [text, box] = [document.createRange(), at.getBoundingClientRect()];
        text.selectNodeContents(one);
        const { right, left } = text.getBoundingClientRect();
        return right > box.right + 1 || left < box.left - 1;
      }
    }
    return false;
  })
  .map((one) => one.textContent.trim())"""


def moves_of(game: str, seats: int, n: int) -> list[str]:
    """The first so many moves of a game by chance."""
    rules, rng = GAMES[game], random.Random(5)
    match = Match(rules, seats, {}, secret_of(2))
    moves = []
    for _ in range(n):
        number = rng.choice(match.legal())
        moves.append(match.game.actions.words(number))
        match.choose(match.asked, match.seq, number)
    return moves


def with_one_piece(visit: Visit, server: Server, **look: Any) -> tuple[str, Visitor]:
    """Ann has placed a piece in a province of China that was empty: she may place no other."""
    people = [visit(name, **look) for name in ("Ann", "Bob", "Eve")]
    table = lay(server, "china", people, dice=2)
    assert people[0].client
    offers = people[0].client.update(table)["offers"]
    offer = next(one for one in offers if one["kind"] == "palace")
    words = [word if isinstance(word, str) else word[0] for word in offer.values()]
    play(table, people, [" ".join(words)])
    return table, people[0]


def test_a_step_that_everybody_sees_coming_is_taken_by_itself_and_back(
    visit: Visit, server: Server
) -> None:
    table, ann = with_one_piece(visit, server)
    ann.sit(table)
    assert ann.client

    expect(ann.log).to_contain_text("There was nothing to decide: taken by itself.")
    expect(ann.prompt.locator("p[role=status]")).to_have_count(0)
    assert ann.client.update(table)["prompt"] == "draw"

    ann.page.get_by_role("button", name="Undo").click()

    expect(ann.log).to_contain_text("Ann undoes a move.")
    expect(ann.page.get_by_role("button", name="Undo")).to_have_attribute("aria-disabled", "true")
    found = ann.client.update(table)
    assert (found["prompt"], found["seq"], found["forced"]) == ("place", 4, "")


def test_whoever_is_not_asked_reads_who_is_waited_for_and_for_what(
    visit: Visit, server: Server
) -> None:
    ann, bob, eve = visit("Ann"), visit("Bob"), visit("Eve", language="fr")
    table = lay(server, "babel", [ann, bob], dice=2)

    expect(bob.sit(table).prompt).to_contain_text("Waiting for Ann to choose an action.")
    expect(eve.sit(table).prompt).to_contain_text("On attend Ann, qui choisit une action.")
    expect(eve.page.get_by_text("Ce n’est pas votre tour")).to_have_count(0)


@pytest.mark.parametrize("screen", ["desktop", "tablet", "phone"])
def test_a_refusal_is_an_alert_that_covers_neither_hand_nor_points(
    visit: Visit, server: Server, screen: str
) -> None:
    ann, bob = visit("Ann", phone=screen == "phone"), visit("Bob")
    page = ann.sit(lay(server, "tigris", [ann, bob], position=WAR)).page
    if screen == "tablet":
        page.set_viewport_size(TABLET)

    page.get_by_role("button", name="Undo").click(force=True)  # it says why it cannot be pressed

    refusal = page.get_by_role("alert")
    expect(refusal).to_contain_text("nothing to undo")
    expect(refusal.locator("use").first).to_have_attribute("href", "#ui-forbidden")
    assert page.evaluate(COVERED) == []


def grown_prompt(page: Page) -> None:
    page.get_by_role("button", name="Type a move").click()
    expect(page.get_by_role("textbox", name="Type a move")).to_be_visible()


def another_tab(page: Page) -> None:
    page.get_by_role("tab", name="Help").click()
    page.get_by_role("tab", name="Log").click()


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_the_log_shows_its_newest_line(visit: Visit, server: Server, phone: bool) -> None:
    ann, bob = visit("Ann", phone=phone), visit("Bob")
    table = lay(server, "tigris", [ann, bob], dice=2)
    play(table, [ann, bob], moves_of("tigris", 2, 40))
    page = ann.sit(table).page

    if phone:
        page.get_by_role("navigation", name="Parts of the table").get_by_text("Log").click()
    else:
        page.wait_for_function(AT_ITS_END)
        another_tab(page)
        page.wait_for_function(AT_ITS_END)
        if page.locator(".prompt.mine").count():
            grown_prompt(page)
    page.wait_for_function(AT_ITS_END)

    assert ann.client
    ann.client.done("POST", f"/api/tables/{table}/resign", {"id": "enough"})
    expect(ann.log).to_contain_text("Ann resigns.")
    page.wait_for_function(AT_ITS_END)
    expect(page.locator(".jump").last).to_contain_text("move ")


def test_who_reads_back_in_the_log_is_left_alone(visit: Visit, server: Server) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    table = lay(server, "tigris", [ann, bob], dice=2)
    *before_he_came, next_move = moves_of("tigris", 2, 41)
    play(table, [ann, bob], before_he_came)
    page = ann.sit(table).page
    page.wait_for_function(AT_ITS_END)

    ann.log.hover()
    page.mouse.wheel(0, -400)
    page.wait_for_function(f"() => ({BELOW})() > 100")
    told = "() => document.querySelectorAll('[role=log] li').length"
    before = page.evaluate(told)
    assert ann.client and bob.client
    shown = ann.client.update(table)
    mover = (ann.client, bob.client)[shown["asked"]]
    mover.choose(table, "one more", shown["seq"], next_move)
    page.wait_for_function(f"(n) => ({told})() > n", arg=before)

    assert page.evaluate(BELOW) > 100


def test_the_lesson_is_one_click_from_the_first_prompt_until_it_is_declined(
    visit: Visit, server: Server
) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    table = lay(server, "babel", [ann, bob], dice=2)
    page = ann.sit(table).page

    lesson = ann.prompt.get_by_role("link", name="Take the first lesson")
    expect(lesson).to_have_attribute("href", "/learn/babel/lesson")
    ann.prompt.get_by_role("button", name="No thanks").click()
    expect(lesson).to_have_count(0)

    page.reload()
    expect(ann.prompt).to_contain_text("You:")
    expect(lesson).to_have_count(0)


def test_the_end_begins_at_the_winner_on_a_phone(visit: Visit, server: Server) -> None:
    ann, bob = visit("Ann", phone=True), visit("Bob")
    table = lay(server, "china", [ann, bob], dice=2)
    play(table, [ann, bob], moves_of("china", 2, 20))
    assert ann.client
    ann.client.done("POST", f"/api/tables/{table}/resign", {"id": "enough"})
    page = ann.sit(table).page

    winner = page.locator("section.end h2").first
    expect(winner).to_have_text("Bob wins")
    box, board = winner.bounding_box(), page.locator(".boardbox").bounding_box()
    assert box and board
    assert box["y"] >= board["y"]


def test_a_dialog_begins_at_what_it_is(visit: Visit, server: Server) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    page = ann.sit(lay(server, "tigris", [ann, bob], position=WAR)).page

    page.get_by_role("button", name="Table menu").click()
    expect(page.get_by_role("heading", name="Table menu")).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Share the link")).to_be_focused()


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_text_twice_as_large_is_twice_as_large_and_not_cut(
    visit: Visit, server: Server, language: str
) -> None:
    ann, bob = visit("Ann", language=language), visit("Bob")
    page = ann.sit(lay(server, "tigris", [ann, bob], position=WAR)).page
    page.set_viewport_size({"width": 1440, "height": 900})
    size = "() => parseFloat(getComputedStyle(document.querySelector('.asks p')).fontSize)"
    before = page.evaluate(size)
    assert page.evaluate(CUT) == []

    page.evaluate("() => (document.documentElement.style.fontSize = '200%')")

    assert page.evaluate(size) == 2 * before
    assert page.evaluate(CUT) == []
