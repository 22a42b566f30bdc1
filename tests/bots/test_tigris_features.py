"""What the bots see in a position of Tigris & Euphrates."""

from bots.described import features
from games.tigris.boards import table
from ziggurat.core.match import Match
from ziggurat.games.tigris import TIGRIS
from ziggurat.games.tigris.bots.guesses import chance_of
from ziggurat.games.tigris.data import BLACK, RED

TWO_KINGS = """
    .   S
    k1  T
    .   .
    k0  T
    .   S
"""  # at H4; a tile on I6 joins their kingdoms


def seen(match: Match, me: int = 0) -> dict[str, float]:
    return features(TIGRIS, match.state, me, 1 - me)


def test_a_leader_is_on_the_map_with_his_followers_and_temples() -> None:
    x = seen(table(TWO_KINGS, at="H4"))
    assert x["me, black: on the map"] == 1
    assert x["me, black: followers"] == 0.25
    assert x["me, black: temples beside"] == 0.5
    assert x["me, red: on the map"] == 0


def test_one_tile_could_bring_the_kings_to_war() -> None:
    x = seen(table(TWO_KINGS, at="H4", hands={0: "black black"}))
    assert x["me, black: can meet a rival"] == 1
    assert x["me, black: stronger by"] == 0
    assert x["black: war with hand"] == 0.5


def test_the_king_scores_where_no_leader_of_the_color_stands() -> None:
    x = seen(table(TWO_KINGS, at="H4"))
    assert [x[f"me, {color}: can score"] for color in ("black", "red", "blue", "green")] == [1] * 4


def test_a_treasure_counts_for_the_weakest_color() -> None:
    held = {"black": 3, "red": 3, "blue": 3, "green": 1, "treasure": 1}
    match = table(points={"0": held})
    x = seen(match)
    assert x["me, weakest total"] == round(2 / 5, 3)
    assert x["weakest lead"] == round(2 / 5, 3)
    assert x["rival, weakest total"] == 0


def test_what_one_leads_by_the_other_trails_by() -> None:
    match = table(points={"0": {"black": 4, "red": 4, "blue": 4, "green": 4}})
    assert seen(match, 0)["weakest lead"] == -seen(match, 1)["weakest lead"] == 0.8


def test_a_defense_takes_no_more_tiles_than_there_are() -> None:
    match = table(hands={1: "black"}, bag={"black": 0, "red": 9, "blue": 0, "green": 0})
    assert 0 < chance_of(match.state, 0, 1, BLACK, 1) < 1
    assert chance_of(match.state, 0, 1, RED, 0) == 1
    assert chance_of(match.state, 0, 1, BLACK, 2) == 0
