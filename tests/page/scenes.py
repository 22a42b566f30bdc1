"""What else there is to see beside a board in play: how one comes there."""

import json
import random
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from games.china.charts import build, chart, put
from page.browsing import Visitor
from page.conftest import Visit
from page.positions import WAR
from page.tables import later, lay, play, secret_of
from server.running import Server
from ziggurat.core.match import Match
from ziggurat.games import GAMES

Scene = Callable[..., Visitor]
DICE = 1
LATE = {"tigris": 150, "china": 65, "babel": 100}  # random decisions, after which few are left


def to_the_end(game: str, position: Any) -> list[str]:
    """Random decisions from a position to the end of its game."""
    rules, rng = GAMES[game], random.Random(DICE)
    match, moves = Match(rules, 2, {}, secret_of(DICE), position), list[str]()
    while not match.over:
        number = rng.choice(match.legal())
        moves.append(rules.actions.words(number))
        match.choose(match.asked, match.seq, number)
    return moves


def finished(visit: Visit, server: Server, game: str, **look: Any) -> tuple[Visitor, str, int]:
    """Somebody with a game that is over, its table, and how many decisions were made there."""
    ann, bob = visit("Ann", **look), visit("Bob")
    position = {"bag": 5} if game == "tigris" else later(game, 2, DICE, LATE[game])
    moves = to_the_end(game, position)
    table = lay(server, game, [ann, bob], dice=DICE, position=position)
    play(table, [ann, bob], moves)
    return ann, table, len(moves)


def over(visit: Visit, server: Server, game: str, **look: Any) -> Visitor:
    ann, table, _ = finished(visit, server, game, **look)
    expect(ann.sit(table).page.locator("section.end")).to_be_visible()
    return ann


def looking_back(visit: Visit, server: Server, game: str, **look: Any) -> Visitor:
    ann, table, n = finished(visit, server, game, **look)
    ann.visit(f"/table/{table}?ply={n // 2}&as=all")
    expect(ann.page.locator(".bar .hands")).to_be_visible()
    return ann


def summary(visit: Visit, server: Server, game: str, **look: Any) -> Visitor:
    ann, table, _ = finished(visit, server, game, **look)
    expect(ann.visit(f"/summary/{table}").get_by_role("table").first).to_be_visible()
    ann.page.wait_for_load_state("networkidle")
    return ann


def chances(visit: Visit, server: Server, **look: Any) -> Visitor:
    """What a bot thinks of a game that is over, beside the board."""
    ann, table, _ = finished(visit, server, "babel", **look)
    bar = ann.visit(f"/table/{table}?ply=1").get_by_role("region", name="Replay")
    bar.get_by_role("button", name="Chances").click()
    expect(ann.page.locator(".bar ol li a").first).to_be_visible()
    return ann


def waiting_room(visit: Visit, server: Server, **look: Any) -> Visitor:
    ann = visit("Ann", **look)
    page = ann.visit("/new?game=china")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_text("Waiting for players")).to_be_visible()
    return ann


def invited(visit: Visit, server: Server, **look: Any) -> Visitor:
    """The same room for who comes by the link."""
    ann, bob = visit("Ann"), visit("Bob", **look)
    assert ann.client
    page = bob.visit(f"/table/{ann.client.create('tigris', 3)}")
    expect(page.get_by_role("button", name="Sit down")).to_be_visible()
    return bob


def at_war(visit: Visit, server: Server, **look: Any) -> Visitor:
    """An attacker is asked for support."""
    ann, bob = visit("Ann", **look), visit("Bob")
    table = lay(server, "tigris", [ann, bob], position=WAR)
    play(table, [ann, bob], ["tile red I6"])
    expect(ann.sit(table).page.locator(".panel footer")).to_be_visible()
    return ann


def what_follows(visit: Visit, server: Server, **look: Any) -> Visitor:
    """On a phone it is told when it is asked for; elsewhere it is always there."""
    ann = at_war(visit, server, **look)
    expect(ann.page.locator(".outcomes")).to_be_attached()
    if look.get("phone"):
        ann.page.get_by_role("button", name="What follows").click()
    expect(ann.page.locator(".outcomes")).to_be_visible()
    return ann


def defending(visit: Visit, server: Server, **look: Any) -> Visitor:
    """The defender knows what the attacker has sent."""
    ann, bob = visit("Ann"), visit("Bob", **look)
    table = lay(server, "tigris", [ann, bob], position=WAR)
    play(table, [ann, bob], ["tile red I6", "support 2"])
    expect(bob.sit(table).page.locator(".panel footer")).to_be_visible()
    return bob


def waits_for_support(visit: Visit, server: Server, **look: Any) -> Visitor:
    ann, bob = visit("Ann"), visit("Bob", **look)
    table = lay(server, "tigris", [ann, bob], position=WAR)
    play(table, [ann, bob], ["tile red I6"])
    expect(bob.sit(table).page.locator(".panel")).to_be_visible()
    return bob


def menu(visit: Visit, server: Server, **look: Any) -> Visitor:
    """What can be done at a table beside playing, and the question before one gives up."""
    ann, bob = visit("Ann", **look), visit("Bob")
    page = ann.sit(lay(server, "babel", [ann, bob])).page
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(page.get_by_role("dialog").locator(".notice.bad")).to_be_visible()
    return ann


def standing(visit: Visit, server: Server, **look: Any) -> Visitor:
    """China's scores: beside the map, or in a sheet where there is no room."""
    ann, bob = visit("Ann", **look), visit("Bob")
    position = later("china", 2, DICE, 40)
    page = ann.sit(lay(server, "china", [ann, bob], dice=DICE, position=position)).page
    if look.get("phone"):
        page.get_by_role("button", name="Scores").click()
    expect(page.locator("p.legend")).to_be_visible()
    return ann


def typing(visit: Visit, server: Server, **look: Any) -> Visitor:
    ann, bob = visit("Ann", **look), visit("Bob")
    page = ann.sit(lay(server, "tigris", [ann, bob])).page
    page.get_by_role("button", name="Type a move").click()
    page.get_by_role("textbox", name="Type a move").fill("tile red")
    return ann


def advised(visit: Visit, server: Server, **look: Any) -> Visitor:
    """A hint, against bots."""
    ann = visit("Ann", **look)
    assert ann.client
    ann.sit(ann.client.create("babel", 2, bots=1, level="vizier"))
    expect(ann.page.locator(".prompt.mine")).to_be_visible()
    ann.prompt.get_by_role("button", name="Hint").click()
    expect(ann.prompt.get_by_role("listitem").first).to_contain_text("%")
    return ann


def talking(visit: Visit, server: Server, **look: Any) -> Visitor:
    """The chat of somebody's own table, with who may speak there."""
    ann, bob = visit("Ann", **look), visit("Bob")
    page = ann.sit(lay(server, "babel", [ann, bob])).page
    page.locator("#tab-chat, nav button:nth-child(4)").filter(visible=True).click()
    page.get_by_label("Say something").fill("Well met, and may the better builder win!")
    page.get_by_role("button", name="Send").click()
    expect(page.get_by_role("log", name="Chat")).to_contain_text("Well met")
    return ann


def curtained(visit: Visit, server: Server, **look: Any) -> Visitor:
    """On one device for several."""
    ann = visit("Ann", **look)
    page = ann.visit("/new?game=babel")
    page.get_by_role("radio", name="On one device").check()
    page.get_by_role("button", name="Begin the game").click()
    expect(page.get_by_role("region", name=re.compile("Hand the device to"))).to_be_visible()
    return ann


def own_map(visit: Visit, server: Server, **look: Any) -> Visitor:
    """A map of one's own that is not good, with its faults."""
    ann = visit("Ann", **look)
    page = ann.visit("/new?game=china")
    page.get_by_text("Map of your own").click()
    document = build(chart("34") | {"id": "scene", "title": {"en": "A scene's map"}}, "S4-K2")
    bad = put(json.loads(json.dumps(document)), "spaces W1 x", 10)
    page.get_by_label("Or its text").fill(json.dumps(bad))
    page.get_by_role("button", name="Check").click()
    expect(page.get_by_text("Space W1 lies outside its province wei.")).to_be_visible()
    return ann


def own_account(visit: Visit, server: Server, **look: Any) -> Visitor:
    """The settings of somebody with a password, who is about to be forgotten."""
    name = f"Ninlil {random.Random().randrange(10**9)}"
    one = visit(name, **look)
    assert one.client
    account = {"name": name, "password": "seven gates of Ur"}
    one.client.token = one.client.done("POST", "/api/account", account)["token"]
    page = one.visit("/settings")
    page.get_by_role("button", name="Be forgotten").click()
    expect(page.get_by_role("button", name="Yes, delete me")).to_be_visible()
    return one


def play_now(visit: Visit, server: Server, **look: Any) -> Visitor:
    nobody = visit(**look)
    page = nobody.visit("/")
    page.get_by_role("button", name="Play now against bots").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    return nobody


def no_such_table(visit: Visit, server: Server, **look: Any) -> Visitor:
    ann = visit("Ann", **look)
    expect(ann.visit("/table/nowhere").get_by_role("heading", level=1)).to_be_visible()
    ann.forgive("404")
    return ann


OF_A_GAME: tuple[Scene, ...] = (over, looking_back, summary)
OTHERS: tuple[Scene, ...] = (
    *(waiting_room, invited, menu, talking, typing, advised, chances, standing, curtained),
    *(at_war, what_follows, defending, waits_for_support),
    *(own_map, own_account, play_now, no_such_table),
)
