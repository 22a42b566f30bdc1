"""A game the page has never heard of: a plain card, and whole games on the plain board."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from games.copying import COPIES, environment, package_with_copies
from page.conftest import Visit
from page.players import Player, play_out
from page.test_access import in_both_themes
from server.running import Server
from sizes import sized
from ziggurat.games import GAMES

pytestmark = pytest.mark.slow

SMALLEST = min(GAMES, key=lambda name: len(GAMES[name].seats))
STRANGER = COPIES[SMALLEST]  # no folder of the page has this name


@pytest.fixture(scope="module")
def elsewhere(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The page as it was built, served by a package that has a copy of every game."""
    folder = tmp_path_factory.mktemp("elsewhere")
    server = Server(f"sqlite:///{folder}/games.sqlite", folder)
    server.environment = environment(package_with_copies(folder / "package", bots=False))
    try:
        server.start()
        yield server
        assert server.faults() == []
    finally:
        if server.alive():
            server.stop()


def begin(server: Server, visit: Visit, game: str, **look: object) -> tuple[Player, str]:
    """Somebody at a table with bots that play anything."""
    ann = visit("Ann", at=server, **look)
    seats = GAMES[{copy: name for name, copy in COPIES.items()}.get(game, game)].seats[0]
    assert ann.client
    table = ann.client.create(game, seats, bots=seats - 1, level="random")
    return Player(ann.sit(table), "plain"), table


def told(player: Player, table: str) -> dict[str, Any]:
    """All that the server says of a table."""
    assert player.visitor.client
    found: dict[str, Any] = player.visitor.client.done("GET", f"/api/tables/{table}")
    return found


@pytest.mark.parametrize("game", sized([STRANGER], soak=list(COPIES.values())))
def test_a_whole_game_is_played_by_what_is_offered(
    elsewhere: Server, visit: Visit, game: str
) -> None:
    player, table = begin(elsewhere, visit, game)

    play_out([player])

    expect(player.page.locator("section.end")).to_be_visible()
    seen = told(player, table)
    moves = [turn["move"] for turn in seen["turns"] if turn["kind"] == "choose"]
    mine = [turn for turn in seen["turns"] if turn["seat"] == seen["seat"]]
    assert seen["status"] == "over"
    assert len(moves) > 20
    assert len(mine) > 10
    assert len({move.split()[0] for move in moves}) > 2


def test_keys_alone_are_enough(elsewhere: Server, visit: Visit) -> None:
    player, table = begin(elsewhere, visit, STRANGER)
    for _ in range(3):
        player.page.locator(".prompt.mine").wait_for()
        player.press_by_keys()

    seen = told(player, table)
    assert len([turn for turn in seen["turns"] if turn["seat"] == seen["seat"]]) == 3


@pytest.mark.parametrize("game", COPIES.values())
def test_many_moves_are_put_together_word_by_word(
    elsewhere: Server, visit: Visit, game: str
) -> None:
    player, table = begin(elsewhere, visit, game, confirmation="always")
    page = player.page
    page.locator(".prompt.mine").wait_for()
    page.locator(".drawing p").first.wait_for()

    confirm = page.get_by_role("button", name="Confirm")
    for _ in range(6):
        if confirm.is_visible():
            break
        player.press()
    confirm.click()
    expect(page.get_by_role("log")).to_contain_text("Ann")

    seen = told(player, table)
    assert [turn["seat"] for turn in seen["turns"]][:1] == [seen["seat"]]


@pytest.mark.parametrize("game", COPIES.values())
def test_everybody_can_use_the_plain_board(elsewhere: Server, visit: Visit, game: str) -> None:
    player, _ = begin(elsewhere, visit, game)
    player.page.locator(".drawing p").first.wait_for()
    player.page.locator(".choices button").first.wait_for()

    assert in_both_themes(player.page) == []


def test_it_is_drawn_in_the_reader_s_language_and_for_his_seat(
    elsewhere: Server, visit: Visit
) -> None:
    player, table = begin(elsewhere, visit, STRANGER)
    drawing = player.page.get_by_role("region", name="The position")
    expect(drawing).to_contain_text("Ann")
    expect(drawing).to_contain_text("cards in hand")  # the other's: one's own lie open
    expect(drawing).to_contain_text("[")

    bob = visit("Bob", at=elsewhere, language="fr")
    bob.page.goto(f"/table/{table}")
    seen = bob.page.get_by_role("region", name="La position")
    expect(seen).to_contain_text("cartes en main")
    expect(seen).not_to_contain_text("[")


def test_its_card_is_plain_and_leads_nowhere_that_is_not_there(
    elsewhere: Server, visit: Visit
) -> None:
    page = visit("Ann", at=elsewhere).visit("/")
    card = page.locator(f"article[data-game={STRANGER}]")
    known = page.locator(f"article[data-game={SMALLEST}]")
    expect(known.get_by_role("link", name="Learn")).to_be_visible()
    expect(card.get_by_role("heading")).to_have_text(GAMES[SMALLEST].title)
    expect(card).to_contain_text("players")
    expect(card.locator("svg").first).to_be_visible()
    expect(card.get_by_role("link", name="Learn")).to_have_count(0)

    card.get_by_role("button", name="Play bots").click()
    page.get_by_role("dialog").get_by_role("button", name="Start").click()
    expect(page.locator(".drawing p").first).to_be_visible()

    page.goto("/learn")
    expect(page.locator(f"article[data-game={SMALLEST}]")).to_be_visible()
    expect(page.locator(f"article[data-game={STRANGER}]")).to_have_count(0)
