"""The line between page and server: cut, slow, or crossed by somebody else's move."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from page.conftest import Visit
from page.positions import WAR
from page.tables import lay, play
from server.running import Server, serving

FARMER = "J7, land, farmer of Ann"


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Server]:
    """A server of one's own, to be killed."""
    with serving(f"sqlite:///{tmp_path}/games.sqlite", tmp_path) as server:
        yield server


def test_a_killed_server_comes_back_and_the_game_goes_on(visit: Visit, mortal: Server) -> None:
    ann, bob = visit("Ann", at=mortal), visit("Bob", at=mortal)
    table = lay(mortal, "tigris", [ann, bob], position=WAR)
    ann.sit(table), bob.sit(table)
    ann.page.get_by_role("button", name="Farmer, not on the map").click()
    ann.page.get_by_role("gridcell", name="J7, land, can be chosen").click()
    expect(bob.page.get_by_role("gridcell", name=FARMER)).to_be_visible()

    mortal.kill()
    for one in (ann, bob):
        expect(one.page.get_by_text("Connection lost. Trying again…")).to_be_visible()
        expect(one.page.get_by_role("gridcell", name=FARMER)).to_be_visible()  # still to be read
    expect(ann.page.get_by_role("button", name="Priest, not on the map")).to_be_disabled()

    mortal.restart()
    for one in (ann, bob):
        expect(one.page.get_by_text("Connection lost. Trying again…")).to_have_count(0)
    ann.page.get_by_role("button", name="Priest, not on the map").click()
    ann.page.get_by_role("gridcell", name="can be chosen").first.click()
    expect(bob.log).to_contain_text("priest")
    for one in (ann, bob):
        one.forgive("ERR_CONNECTION")
        one.forgive("WebSocket")


def test_without_a_network_one_may_read_on(visit: Visit, server: Server) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    ann.sit(lay(server, "tigris", [ann, bob], position=WAR))

    ann.context.set_offline(True)
    expect(ann.page.get_by_text("You are offline.")).to_be_visible()
    expect(ann.page.get_by_role("gridcell", name="H7, land, king of Ann")).to_be_visible()

    ann.context.set_offline(False)
    expect(ann.page.get_by_text("You are offline.")).to_have_count(0)
    expect(ann.page.get_by_role("button", name="Farmer, not on the map")).to_be_enabled()
    ann.forgive("ERR_INTERNET_DISCONNECTED")
    ann.forgive("WebSocket")


class Slow:
    """A line on which news can be held back."""

    def __init__(self, page: Page) -> None:
        self.is_holding = False
        self.held: list[str | bytes] = []
        page.route_web_socket("**/api/socket", self.connect)

    def connect(self, line: WebSocketRoute) -> None:
        self.line = line
        line.connect_to_server().on_message(self.hear)

    def hear(self, news: str | bytes) -> None:
        if self.is_holding and '"type":"update"' in str(news):
            self.held.append(news)
        else:
            self.line.send(news)

    def let_go(self) -> None:
        self.is_holding = False
        for news in self.held:
            self.line.send(news)


def test_a_move_on_an_old_position_shows_the_new_one(visit: Visit, server: Server) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    table = lay(server, "tigris", [ann, bob], position=WAR)
    line = Slow(ann.page)
    ann.sit(table)
    line.is_holding = True
    play(table, [ann, bob], ["leader blue J7"])  # from another device, unseen on this one

    ann.page.get_by_role("button", name="Priest, not on the map").click()
    ann.page.get_by_role("gridcell", name="can be chosen").first.click()
    expect(ann.page.get_by_text("The board has changed: here is the new position.")).to_be_visible()

    line.let_go()
    expect(ann.page.get_by_role("gridcell", name=FARMER)).to_be_visible()
    expect(ann.page.get_by_role("button", name="Priest, not on the map")).to_be_enabled()


def test_a_page_that_breaks_offers_a_report(visit: Visit, server: Server) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    table = lay(server, "tigris", [ann, bob])
    ann.page.route("**/assets/tigris-*.js", lambda route: route.abort())

    ann.visit(f"/table/{table}")
    broken = ann.page.get_by_role("heading", name="Something broke on this page")
    expect(broken).to_be_visible()
    expect(ann.page.get_by_role("button", name="Copy the report")).to_be_visible()

    ann.page.unroute("**/assets/tigris-*.js")
    ann.page.reload()
    expect(ann.page.get_by_role("grid")).to_be_visible()
    ann.faults.clear()


def test_a_server_that_does_not_answer_is_said(visit: Visit) -> None:
    ann = visit("Ann")
    ann.page.route("**/api/tables?**", lambda route: route.abort())
    page = ann.visit("/")
    expect(page.get_by_role("alert")).to_contain_text("The server cannot be reached.")
    ann.forgive("ERR_FAILED")
