"""What bots do not even ponder: moves that no player would."""

import numpy as np

from games.china.boards import table as china
from games.tigris.boards import table as tigris
from games.tigris.script import say
from ziggurat.core.match import Match
from ziggurat.games.china.bots import EVALUATION as CHINA
from ziggurat.games.tigris.bots import EVALUATION as TIGRIS

KINGS = """
    .   S   .   .   .   S   .
    T   k0  S   .   S   k1  T
    .   S   .   .   .   S   .
"""  # at G4: three settlements each, and a tile on J5 joins them


def pondered(match: Match) -> set[str]:
    """The candidates of whoever is asked, in words."""
    evaluation = TIGRIS if match.game.name == "tigris" else CHINA
    moves = np.empty(match.game.actions.size, np.int64)
    count = evaluation.candidates(match.state, moves)
    return {match.game.actions.words(int(action)) for action in moves[:count]}


def test_a_defender_gives_nothing_or_what_he_needs() -> None:
    match = tigris(KINGS, at="G4", hands={0: "red black black", 1: "black black black"})
    say(match, "0 tile red J5", "0 support 2")

    assert pondered(match) == {"support 0", "support 2"}


def test_a_defender_who_cannot_hold_out_gives_nothing() -> None:
    match = tigris(KINGS, at="G4", hands={0: "red black black", 1: "black"})
    say(match, "0 tile red J5", "0 support 2")

    assert pondered(match) == {"support 0"}


def test_an_attacker_gives_what_beats_a_whole_hand_and_no_more() -> None:
    match = tigris(KINGS, at="G4", hands={0: "red black black black black", 1: "black red"})
    say(match, "0 tile red J5")

    assert pondered(match) == {"support 0", "support 1", "support 2", "support 3"}


def test_the_rule_of_the_table_is_left_as_it_was() -> None:
    match = tigris(KINGS, at="G4", hands={0: "red black black", 1: "black"})
    say(match, "0 tile red J5", "0 support 2")
    before = match.state.tobytes()
    pondered(match)

    assert match.state.tobytes() == before


def test_a_revolt_that_cannot_be_won_is_not_pondered() -> None:
    drawing = """
        .   .   T   .
        .   T   k1  T
        .   .   .   .
    """
    weak = pondered(tigris(drawing, at="G4", hands={0: "red"}))
    strong = pondered(tigris(drawing, at="G4", hands={0: "red red"}))

    assert "leader black H4" not in weak
    assert "leader red H4" in weak
    assert "leader black H4" in strong


def test_passing_is_pondered_when_a_tile_may_end_the_game() -> None:
    hands = {0: "red red red red red red", 1: "red red red red red red"}

    assert "pass" in pondered(tigris(hands=hands, bag=5))
    assert "pass" not in pondered(tigris(hands=hands, bag=6))


def test_no_special_card_is_spent_on_a_card_of_the_same_color() -> None:
    match = china(2, hands={0: "RGY"}, display="RGOP", palaces={0: "W1"})
    exchanges = {move for move in pondered(match) if move.startswith("special exchange")}

    assert "special exchange red green" in exchanges
    assert not exchanges & {"special exchange red red", "special exchange green green"}


def test_nor_while_cards_are_drawn() -> None:
    match = china(2, hands={0: "RGG"}, display="RGOP", palaces={0: "W1", 1: "S1"}, influence={})
    match.choose(0, match.seq, "palace W2 with red")
    match.choose(0, match.seq, "done")

    assert match.game.prompt(match.state) == "draw"
    assert "special exchange green red" in pondered(match)
    assert "special exchange green green" not in pondered(match)
