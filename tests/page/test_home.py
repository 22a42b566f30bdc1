"""The pages around the games: the home page, a new table, the room where one waits."""

import re
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from page.conftest import Visit
from page.tables import lay
from server.running import Server
from ziggurat.games import GAMES


def test_somebody_new_plays_a_bot_after_two_presses(visit: Visit) -> None:
    page = visit().visit("/")

    page.get_by_role("button", name="Play now against bots").click()
    sheet = page.get_by_role("dialog", name="Play now")
    sheet.get_by_role("radio", name="Babel").check()
    sheet.get_by_label("Your name").fill("Enheduanna")
    sheet.get_by_role("button", name="Start").click()

    page.wait_for_url(re.compile("/table/"))
    players = page.get_by_role("region", name="Players")
    expect(players.get_by_text("Enheduanna")).to_be_visible()
    expect(page.get_by_role("region", name="You", exact=True)).to_contain_text("You:")


def test_a_table_waits_for_a_friend_and_begins_when_he_sits_down(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    page = ann.visit("/new?game=babel")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_text("Waiting for players")).to_be_visible()
    expect(page.get_by_text("open seat")).to_be_visible()

    link = page.get_by_label("Send this link to the people you want to play with").input_value()
    bob.visit(link)
    bob.page.get_by_role("button", name="Sit down").click()

    expect(ann.prompt).to_contain_text("You:")
    expect(bob.prompt).to_contain_text("Waiting for Ann")


def test_a_table_in_the_list_is_joined_with_one_press(visit: Visit) -> None:
    ann, bob = visit("Nisaba"), visit("Bob")
    page = ann.visit("/new?game=china")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_text("Waiting for players")).to_be_visible()

    bob.visit("/")
    row = bob.page.get_by_role("listitem").filter(has_text="Nisaba")
    row.get_by_role("button", name="Sit down").or_(row.get_by_role("button", name="Join")).click()

    expect(bob.page).to_have_url(page.url)


def test_an_address_that_leads_nowhere_says_so(visit: Visit) -> None:
    ann = visit("Ann")
    ann.visit("/no/such/place")
    expect(ann.page.get_by_role("heading", name="There is nothing here")).to_be_visible()

    ann.visit("/table/nobody-made-it")
    expect(ann.page.get_by_role("heading", name="This table cannot be opened")).to_be_visible()
    ann.page.get_by_role("link", name="To the home page").click()
    expect(ann.page.get_by_role("heading", level=1)).to_contain_text("Kings, builders")
    ann.forgive("404")  # it asked whether there is such a table


def test_lists_know_ones_own_tables_their_pace_and_who_can_find_them(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Ann")  # the same name, and somebody else
    page = ann.visit("/new?game=babel")
    page.get_by_role("radio", name="Days a move").check()
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_text("Waiting for players")).to_be_visible()
    link = f"a[href='{urlsplit(page.url).path}']"

    ann.visit("/")
    own = page.get_by_role("listitem").filter(has=page.locator(link))
    expect(own.filter(has_text="3 days a move").first).to_be_visible()
    expect(own.get_by_role("link", name="Your table")).to_be_visible()
    expect(own.get_by_role("button", name="Join")).to_have_count(0)

    bob.visit("/")
    other = bob.page.get_by_role("listitem").filter(has=bob.page.locator(link))
    expect(other.get_by_role("button", name="Join")).to_be_visible()


def test_the_bots_are_those_the_server_lists(visit: Visit) -> None:
    ann = visit("Ann")
    page = ann.visit("/")
    page.get_by_role("button", name="Play now against bots").click()
    offered = page.get_by_role("dialog", name="Play now").locator("input[name=level]")
    listed = page.evaluate("() => fetch('/api/games').then((answer) => answer.json())")

    expect(offered).to_have_count(len(listed[0]["levels"]))


MOVED = """
window.moved = [];
const elementOf = ({ node }) => (node instanceof Element ? node : node?.parentElement);
const named = (source) => elementOf(source)?.outerHTML.slice(0, 120);
new PerformanceObserver((list) => {
  for (const { value, sources } of list.getEntries())
    window.moved.push([value, sources.map(named)]);
}).observe({ type: "layout-shift", buffered: true });
"""
LEAST = 0.02  # the part of the window that moved, times how far it went: what nobody sees
# Each answer comes by itself, as from far away, so that whatever waits for its place shows.
FAR = {"offline": False, "latency": 40, "downloadThroughput": 1e6, "uploadThroughput": 1e6}
SHOWN = """async () => {
  await document.fonts.ready;
  for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
}"""


@pytest.mark.parametrize("phone", [False, True])
def test_nothing_moves_while_a_page_appears(visit: Visit, server: Server, phone: bool) -> None:
    ann, bob = visit("Ann", phone=phone), visit("Bob")
    tables = [f"/table/{lay(server, game, [ann, bob], dice=2)}" for game in GAMES]
    ann.context.add_init_script(MOVED)
    line = ann.context.new_cdp_session(ann.page)
    line.send("Network.setCacheDisabled", {"cacheDisabled": True})
    line.send("Network.emulateNetworkConditions", FAR)

    for place in ("/", "/new", *tables):
        page = ann.visit(place)
        if place in tables:
            expect(ann.prompt).to_be_visible()
        page.wait_for_load_state("networkidle")
        page.evaluate(SHOWN)
        moved = page.evaluate("() => window.moved")
        assert sum(value for value, _ in moved) <= LEAST, (place, moved)
