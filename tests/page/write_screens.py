"""The pictures in docs/screens, from a real server and a real browser: `make screens`.

A word after the command names one of the scenes below; the others are then left as they are.
"""

import re
import sys
import tempfile
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
from playwright.sync_api import Browser, expect

from page.browsing import Visitor, browsing
from page.positions import WAR
from page.tables import lay, play, secret_of
from server.fresh import held
from server.running import Server, serving
from ziggurat.bots import decide, player_of
from ziggurat.core.match import Match
from ziggurat.games import GAMES

FOLDER = Path(__file__).parents[2] / "docs" / "screens"
DICE = 7
MIDDLE = {"tigris": 44, "china": 40, "babel": 52}  # decisions before the picture of a game
THOUGHT = 24  # decisions that are thought about; the others take less time
SIGHTS = {"gray": "achromatopsia", "deuteranopia": "deuteranopia", "protanopia": "protanopia"}


def moves_of(game: str, seats: int, most: int = 10_000) -> list[str]:
    """A game that bots played, the same every time."""
    rules, dice = GAMES[game], np.random.default_rng(DICE)
    match = Match(rules, seats, secret=secret_of(DICE))
    moves: list[str] = []
    while not match.over and len(moves) < most:
        bot = player_of(game, "vizier" if len(moves) < THOUGHT else "random")
        number = decide(bot, rules, match.state, match.asked, dice)
        moves.append(rules.actions.words(number))
        match.choose(match.asked, match.seq, number)
    return moves


class Studio:
    """A server, a browser, and pictures of what happens there."""

    def __init__(self, server: Server, browser: Browser) -> None:
        self.server, self.browser = server, browser

    def person(self, name: str, **look: Any) -> Visitor:
        return Visitor(self.browser, self.server, name, **look)

    def people(self, n: int, **look: Any) -> list[Visitor]:
        names = ("Inanna", "Gudea", "Nisaba", "Etana")
        return [self.person(name, **look) for name in names[:n]]

    def table(self, game: str, people: Sequence[Visitor], most: int = 10_000) -> str:
        table = lay(self.server, game, people, dice=DICE)
        play(table, people, moves_of(game, len(people), most))
        return table

    def take(self, one: Visitor, name: str) -> None:
        """A picture, when nothing moves any more."""
        one.page.evaluate("() => document.fonts.ready.then(() => undefined)")
        one.page.mouse.move(0, 0)
        one.page.screenshot(path=FOLDER / f"{name}.png", animations="disabled")

    def blind(self, one: Visitor, name: str) -> None:
        """The same board as others see it."""
        lens = one.context.new_cdp_session(one.page)
        for sight, kind in SIGHTS.items():
            lens.send("Emulation.setEmulatedVisionDeficiency", {"type": kind})
            self.take(one, f"{name}-{sight}")
        lens.send("Emulation.setEmulatedVisionDeficiency", {"type": "none"})


def in_play(studio: Studio, game: str) -> None:
    """A game in the middle, on a desktop, on a phone, and for other eyes."""
    people = studio.people(2 if game == "babel" else 3)
    table = studio.table(game, people, MIDDLE[game])
    asked = people[0].client.update(table)["asked"] if people[0].client else 0
    one = people[asked].sit(table)
    studio.take(one, game)
    studio.blind(one, game)
    phone = studio.person(one.name, phone=True)
    come_in_as(one, phone)
    studio.take(phone.sit(table), f"{game}-phone")
    dark = studio.person(one.name, scheme="dark")
    come_in_as(one, dark)
    studio.take(dark.sit(table), f"{game}-dark")
    for visitor in (*people, phone, dark):
        visitor.close()


def come_in_as(one: Visitor, other: Visitor) -> None:
    """Another browser shows itself as somebody who is there already."""
    kept, url = one.context.cookies(), one.server.url
    other.context.clear_cookies()
    other.context.add_cookies(
        [{"name": cookie["name"], "value": cookie["value"], "url": url} for cookie in kept]
    )


def conflict(studio: Studio) -> None:
    ann, bob = studio.people(2)
    table = lay(studio.server, "tigris", [ann, bob], dice=DICE, position=WAR)
    play(table, [ann, bob], ["tile red I6"])
    ann.sit(table)
    expect(ann.page.get_by_role("heading", name="War of the kings")).to_be_visible()
    studio.take(ann, "conflict")
    ann.close()
    bob.close()


def over(studio: Studio, game: str) -> None:
    """The end of a game, its summary, and a look back."""
    people = studio.people(2)
    table = studio.table(game, people)
    one = people[0].sit(table)
    expect(one.page.locator("section.end")).to_be_visible()
    studio.take(one, f"{game}-end")
    one.visit(f"/summary/{table}")
    expect(one.page.get_by_role("heading", level=1).first).to_be_visible()
    one.page.wait_for_load_state("networkidle")
    studio.take(one, f"{game}-summary")
    one.sit(table, "?ply=60")
    expect(one.page.get_by_role("region", name="Replay")).to_contain_text("move 60")
    studio.take(one, f"{game}-replay")
    for visitor in people:
        visitor.close()


def levels(studio: Studio) -> None:
    """The bots to choose from, how strong they are, and how they play."""
    one = studio.person("Enheduanna")
    page = one.visit("/")
    page.get_by_role("button", name="Play now against bots").click()
    sheet = page.get_by_role("dialog", name="Play now")
    sheet.locator("input[name=seats][value='2']").check()
    sheet.get_by_role("radio", name=re.compile("Vizier")).check()
    studio.take(one, "levels")
    one.close()


def advice(studio: Studio) -> None:
    """Against bots: a hint, and why a bot moved so."""
    one = studio.person("Enheduanna")
    assert one.client
    table = one.client.create("tigris", 2, bots=1, level="vizier")
    one.sit(table)
    for _ in range(8):
        expect(one.page.locator(".prompt.mine")).to_be_visible(timeout=20_000)
        follow_hint(one, table)
    expect(one.page.locator(".prompt.mine")).to_be_visible(timeout=20_000)
    one.prompt.get_by_role("button", name="Hint").click()
    expect(
        one.prompt.get_by_role("list", name="Hint").get_by_role("listitem").first
    ).to_be_visible()
    studio.take(one, "hint")
    one.log.get_by_role("button", name="Why?").last.click()
    told = one.log.locator(".told").first
    expect(told).to_contain_text(".")
    told.scroll_into_view_if_needed()
    studio.take(one, "why")
    one.close()


def follow_hint(one: Visitor, table: str) -> None:
    """Do what the strongest bot would."""
    assert one.client
    shown = one.client.update(table)
    if shown["asked"] == shown["seat"]:
        best = one.client.done("GET", f"/api/tables/{table}/hint")["hints"][0]
        one.client.choose(table, str(shown["seq"]), shown["seq"], best["move"])
    one.page.wait_for_timeout(200)


def chances(studio: Studio) -> None:
    """What turned a game that is over."""
    people = studio.people(2)
    table = studio.table("tigris", people)
    page = people[0].visit(f"/summary/{table}")
    card = page.get_by_role("region", name="Chances to win")
    expect(card.get_by_role("img", name=re.compile("Chances to win"))).to_be_visible(timeout=60_000)
    card.scroll_into_view_if_needed()
    studio.take(people[0], "chances")
    for visitor in people:
        visitor.close()


def getting_ready(studio: Studio) -> None:
    """Against kings on a machine that has compiled nothing yet."""
    fresh = tempfile.TemporaryDirectory(prefix="ziggurat-fresh-")
    with fresh as folder, held(Path(folder)) as (server, _):
        one = Visitor(studio.browser, server, "Enheduanna")
        assert one.client
        one.sit(one.client.create("tigris", 3, bots=2, level="king"))
        expect(one.page.get_by_text("0 of 3 games")).to_be_visible()
        studio.take(one, "getting-ready")
        one.close()


def home(studio: Studio) -> None:
    one = studio.person("Enheduanna")
    for name, place in (("home", "/"), ("new-table", "/new"), ("learn", "/learn")):
        one.visit(place)
        one.page.wait_for_load_state("networkidle")
        studio.take(one, name)
    one.close()
    phone = studio.person("Enheduanna", phone=True)
    phone.visit("/")
    phone.page.wait_for_load_state("networkidle")
    studio.take(phone, "home-phone")
    phone.close()


SCENES: dict[str, Callable[[Studio], None]] = {
    **{game: partial(in_play, game=game) for game in GAMES},
    "conflict": conflict,
    **{f"{game}-over": partial(over, game=game) for game in GAMES},
    "home": home,
    "levels": levels,
    "advice": advice,
    "chances": chances,
    "getting-ready": getting_ready,
}


def main(only: str | None = None) -> int:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="ziggurat-screens-") as folder:
        place = Path(folder)
        with serving(f"sqlite:///{place}/games.sqlite", place) as server, browsing() as browser:
            studio = Studio(server, browser)
            for scene in SCENES:
                if only in (None, scene):
                    SCENES[scene](studio)
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:2]))
