"""Games to their end, and a whole one, by pressing what is lit until it is over."""

import pytest
from playwright.sync_api import expect

from page.browsing import Visitor
from page.conftest import Visit
from page.players import Player, play_out
from page.positions import SHORT
from page.tables import later, lay
from server.running import Server
from sizes import sized

# Decisions, of some hundred, that were made before they sit down.
BEFORE = sized({"babel": 80, "china": 65, "tigris": 0}, soak={"babel": 0, "china": 0, "tigris": 0})


def sees_the_end(one: Visitor) -> None:
    end = one.page.locator("section.end")
    expect(end).to_be_visible()
    expect(end.get_by_role("table").first).to_contain_text("Ann")


@pytest.mark.parametrize(("game", "moves"), BEFORE.items())
def test_two_people_play_a_game_to_its_end(
    visit: Visit, server: Server, game: str, moves: int
) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    position = SHORT if game == "tigris" else later(game, 2, dice=1, moves=moves)
    table = lay(server, game, [ann, bob], dice=1, position=position)

    play_out([Player(one.sit(table), game) for one in (ann, bob)])

    sees_the_end(ann)
    sees_the_end(bob)


def test_somebody_plays_bots_to_the_end(visit: Visit, server: Server) -> None:
    ann = visit("Ann")
    table = lay(server, "china", [ann, None, None, None, None], dice=1)

    play_out([Player(ann.sit(table), "china")])

    sees_the_end(ann)
    assert "Xi Shi" in ann.log.inner_text()
