"""Disputed cases, each with the ruling that decides it.

The rulings are in docs/rules/china.md. Some are shown by the rulebook's own tests as well.
"""

from typing import Any

import pytest

from games.china.boards import NAME, closing, dealt, table
from games.china.script import (
    asked,
    discard,
    display,
    emissaries,
    ended,
    exhaustions,
    facts,
    finish,
    forts,
    hand,
    kept,
    lengths_of,
    limit,
    offered,
    palaces,
    pile,
    refused,
    say,
    score,
    scored,
    scoring,
    shown,
    supply,
    tiles_taken,
    totals,
)
from ziggurat.core.match import Match
from ziggurat.games.china.records import State

FORTS = {"fortifications": True}
LIGHT = {"influence": False}
NOTHING = {"palace": 0, "emissary": 0, "fort": 0}
WEI_COSTS = "A piece in Wei costs one red card, or two of one other color."
WEI_WAS_EMPTY = "Wei was empty when your turn began: only one piece this turn."
ONE_PROVINCE = "Both pieces of a turn must lie in one province."
THREE_CARDS = "No more than three cards are played in a turn."
ANOTHER_PROVINCE = "With this special card the second piece lies in another province."

# Turn and payment.


def test_a_turn_has_at_most_two_pieces() -> None:
    """R1.1."""
    match = table(hands={0: "RRR"}, palaces={1: "W1"})

    say(match, "0 palace W2 with red", "0 palace W3 with red")

    assert refused(match, "0 palace W4 with red") == "First fill your hand."
    assert asked(match) == (0, "draw")


@pytest.mark.parametrize(
    "move", ["palace S1 with red", "palace C1 with green green", "emissary shu with red"]
)
def test_a_turn_stays_in_one_province_even_of_one_color(move: str) -> None:
    """R1.1."""
    match = table(hands={0: "RRGG"}, palaces={1: "W1 S2"})

    say(match, "0 palace W2 with red")

    assert refused(match, f"0 {move}") == ONE_PROVINCE
    assert "palace W3 with red" in offered(match)


def test_one_piece_is_enough_and_none_is_an_exchange() -> None:
    """R1.1."""
    match = table(hands={0: "RRR"}, palaces={1: "W1"})

    assert refused(match, "0 done") == "Whoever places nothing must exchange a card."
    say(match, "0 palace W2 with red", "0 done")

    assert asked(match) == (0, "draw")


def test_a_piece_costs_one_card_of_the_province_or_two_of_one_other_color() -> None:
    """R1.2."""
    match = table(hands={0: "RRGGYOP"})

    assert offered(match, "palace W1") == {"palace W1 with red", "palace W1 with green green"}
    assert offered(match, "palace Y1") == {"palace Y1 with green", "palace Y1 with red red"}


@pytest.mark.parametrize(
    ("cards", "why"),
    [
        ("green", WEI_COSTS),
        ("red green", WEI_COSTS),
        ("green yellow", WEI_COSTS),
        ("purple", WEI_COSTS),
        ("purple purple", "There is no purple card in hand."),
        ("yellow yellow", "That takes 2 yellow cards, and there is 1 in hand."),
    ],
)
def test_other_payments_are_refused(cards: str, why: str) -> None:
    """R1.2."""
    match = table(hands={0: "RGGY"}, palaces={1: "W1"})

    assert refused(match, f"0 palace W2 with {cards}") == why
    assert refused(match, f"0 emissary wei with {cards}") == why


def test_a_card_that_is_not_in_hand_pays_for_nothing() -> None:
    """R1.2."""
    match = table(hands={0: "GYO"})

    assert refused(match, "0 palace W1 with red") == "There is no red card in hand."


def test_two_jokers_would_need_four_cards() -> None:
    """R1.3."""
    match = table(hands={0: "GGYY"}, palaces={1: "W1"})

    say(match, "0 palace W2 with green green")

    assert refused(match, "0 palace W3 with yellow yellow") == THREE_CARDS
    assert offered(match) == {"done"}


@pytest.mark.parametrize(
    ("first", "second"),
    [("red", "green green"), ("green green", "red")],
)
def test_a_joker_and_a_card_of_the_province_come_in_any_order(first: str, second: str) -> None:
    """R1.3."""
    match = table(hands={0: "RGG"}, palaces={1: "W1"})

    say(match, f"0 palace W2 with {first}", f"0 emissary wei with {second}")

    assert hand(match, 0) == ""


def test_three_cards_of_one_color_are_two_pieces_here_or_one_elsewhere() -> None:
    """R1.4."""
    here = table(hands={0: "RRR"}, palaces={1: "W1 C1"})
    elsewhere = table(hands={0: "RRR"}, palaces={1: "W1 C1"})

    say(here, "0 palace W2 with red", "0 palace W3 with red")
    say(elsewhere, "0 palace C2 with red red")

    assert hand(here, 0) == hand(elsewhere, 0) == "R"
    assert offered(elsewhere) == {"done"}
    assert refused(elsewhere, "0 palace C3 with red") == (
        "A piece in Ch'in costs one yellow card, or two of one other color."
    )


def test_a_joker_is_for_another_color() -> None:
    """R1.5."""
    match = table(hands={0: "RRR"}, palaces={1: "W1"})

    assert refused(match, "0 palace W2 with red red") == WEI_COSTS
    assert refused(match, "0 emissary wei with red red") == WEI_COSTS
    assert "palace C1 with red red" in offered(match)


@pytest.mark.parametrize(
    "cards", ["red green", "red red red", "red green green", "green green green"]
)
def test_no_card_is_thrown_in_for_nothing(cards: str) -> None:
    """R1.6."""
    match = table(hands={0: "RRRGGG"})

    assert refused(match, f"0 palace W1 with {cards}") == WEI_COSTS


def test_the_second_piece_may_be_decided_after_a_scoring() -> None:
    """R1.7."""
    match = table(hands={0: "OOO"}, palaces={1: "L1 L2 L3"})

    log = say(match, "0 palace L4 with orange")

    assert "Lu is complete and is scored." in log
    assert offered(match) == {"emissary lu with orange", "done"}


def test_the_second_piece_may_be_decided_after_tiles_were_turned_over() -> None:
    """R1.7."""
    match = table(hands={0: "OOO"}, forts="L1", tiles={"L2": None, "L3": None}, tiles_left="OG")

    say(match, "0 claim lu with orange", "0 palace L2")

    assert asked(match) == (0, "place")
    say(match, "0 palace L3 with orange")
    assert sorted(tiles_taken(match, 0)) == ["G", "O"]


def test_a_province_that_was_empty_takes_one_piece() -> None:
    """R1.8."""
    match = table(hands={0: "RRR"}, options=FORTS)

    say(match, "0 palace W1 with red")

    for move in ("palace W2", "emissary wei", "fort W2"):
        assert refused(match, f"0 {move} with red") == WEI_WAS_EMPTY
    assert offered(match) == {"done"}


def test_a_province_with_anybodys_piece_takes_two() -> None:
    """R1.8."""
    for owner in (0, 1):
        match = table(hands={0: "RRR"}, palaces={owner: "W1"})
        say(match, "0 palace W2 with red", "0 emissary wei with red")
        assert emissaries(match, "wei") == "0"


def test_a_lone_fortification_makes_a_province_fit_for_two() -> None:
    """R1.9."""
    match = table(hands={0: "RGG", 1: "RRR"}, options=FORTS, display="GGGG", pile="PPPP")

    say(match, "0 fort W1 with red", "0 done", "0 draw pile")
    say(match, "1 palace W1 with red", "1 palace W2 with red")

    assert palaces(match, 1) == "W1 W2"


def test_a_fortification_and_a_palace_do_not_enter_an_empty_province_together() -> None:
    """R1.9."""
    for first, second in (("fort W1", "palace W1"), ("palace W1", "fort W2")):
        match = table(hands={0: "RRR"}, options=FORTS)
        say(match, f"0 {first} with red")
        assert refused(match, f"0 {second} with red") == WEI_WAS_EMPTY


def test_an_emissary_is_never_the_first_piece() -> None:
    """R1.10, R1.11."""
    plain = table(hands={0: "RRR"})
    fortified = table(hands={0: "RRR"}, forts="W1")

    assert {move.split()[0] for move in offered(plain)} == {"palace", "exchange"}
    assert {move.split()[0] for move in offered(fortified)} == {"palace", "fort", "exchange"}
    for match in (plain, fortified):
        assert refused(match, "0 emissary wei with red") == (
            "There is no palace in Wei yet: no emissary may go there."
        )


def test_a_first_piece_is_a_palace_or_a_fortification() -> None:
    """R1.11."""
    assert palaces(played("0 palace W1 with red"), 0) == "W1"
    assert forts(played("0 fort W1 with red")) == "W1"


def played(line: str) -> Match[State]:
    """An empty map with fortifications, after one move of seat 0, who holds red cards."""
    match = table(hands={0: "RRR"}, options=FORTS)
    say(match, line)
    return match


@pytest.mark.parametrize(
    ("there", "most"),
    [
        ({0: "W1 W2", 1: "W3"}, 2),
        ({0: "W1", 1: "W2", 2: "W3"}, 1),
        ({1: "W1-W5", 2: "W6"}, 5),
        ({1: "W1-W3", 2: "W4-W6"}, 3),
    ],
)
def test_the_limit_is_the_most_palaces_of_any_one_player(there: dict[int, str], most: int) -> None:
    """R1.12."""
    below = table(hands={0: "RRR"}, palaces=there, emissaries={"wei": "1" * (most - 1)})
    above = table(hands={0: "RRR"}, palaces=there, emissaries={"wei": "1" * most})

    assert limit(below, "wei") == most
    say(below, "0 emissary wei with red")
    noun = "emissary" if most == 1 else "emissaries"
    assert refused(above, "0 emissary wei with red") == (
        f"Wei holds {most} {noun} and may hold no more."
    )


def test_the_limit_is_looked_at_when_the_emissary_comes() -> None:
    """R1.12."""
    match = table(hands={0: "RRR"}, palaces={0: "W1", 1: "W2"}, emissaries={"wei": "2"})

    assert refused(match, "0 emissary wei with red").startswith("Wei holds 1 emissary")
    say(match, "0 palace W3 with red")
    assert limit(match, "wei") == 2
    say(match, "0 emissary wei with red")

    assert emissaries(match, "wei") == "02"


def test_another_mans_palace_or_a_scored_province_is_enough_for_an_emissary() -> None:
    """R1.13."""
    match = table(hands={0: "RRR"}, palaces={1: "W1-W7"}, scored="wei")

    say(match, "0 emissary wei with red", "0 emissary wei with red")

    assert emissaries(match, "wei") == "00"


def test_the_ninth_emissary_cannot_be_placed() -> None:
    """R1.14."""
    match = table(hands={0: "PPP"}, palaces={1: "K1-K8"}, scored="chu", supply={0: {"emissary": 1}})

    say(match, "0 emissary chu with purple")

    assert refused(match, "0 emissary chu with purple") == "You have no emissary left."
    assert supply(dealt(), 0)[1] == 8


def test_a_second_fortification_cannot_be_placed() -> None:
    """R1.14."""
    match = table(hands={0: "RRR"}, palaces={1: "W1"}, options=FORTS)

    say(match, "0 fort W2 with red")

    assert refused(match, "0 fort W3 with red") == "You have no fortification left."


def test_who_can_place_nothing_exchanges() -> None:
    """R1.15."""
    poor = table(hands={0: "RGY"}, supply={0: NOTHING})

    assert offered(poor) == {"exchange red", "exchange green", "exchange yellow"}
    say(poor, "0 exchange green")
    assert asked(poor) == (0, "draw")


def test_who_can_neither_place_nor_exchange_passes() -> None:
    """R1.15."""
    match = table(
        hands={0: "RGY"}, supply={0: NOTHING}, display="", pile="", discard="RR", exhaustions=2
    )

    assert refused(match, "0 exchange red") == "There is no card left to take in exchange."
    assert offered(match) == {"done"}
    log = say(match, "0 done")

    assert log == ["Ann passes.", "It is the turn of Bob."]
    assert hand(match, 0) == "RGY"


# Scoring a province.


def test_a_fortification_without_a_palace_leaves_its_space_free() -> None:
    """R2.1."""
    match = table(hands={0: "YYY"}, palaces={1: "Q1 Q2 Q3"}, forts="Q5")

    say(match, "0 palace Q4 with yellow")
    assert scored(match) == set()
    log = say(match, "0 palace Q5 with yellow")

    assert "Qi is complete and is scored." in log
    assert score(match) == [3 * 2, 5, 0]


def test_a_scoring_comes_in_the_middle_of_the_turn_and_a_later_emissary_changes_nothing() -> None:
    """R2.2."""
    match = table(hands={0: "YYY"}, palaces={0: "Q1 Q2", 1: "Q3 Q4"})

    say(match, "0 palace Q5 with yellow")
    assert score(match) == [5, 3, 0]
    assert offered(match) == {"emissary qi with yellow", "done"}
    log = say(match, "0 emissary qi with yellow")

    assert log == ["Ann plays 1 yellow card.", "Ann sends an emissary to Qi."]
    assert score(match) == [5, 3, 0]


def in_chu(*counts: int) -> dict[int, str]:
    """So many palaces of each seat in Chu."""
    spaces = iter(f"K{n}" for n in range(1, 9))
    return {seat: " ".join(next(spaces) for _ in range(n)) for seat, n in enumerate(counts)}


RANKS = [
    ((3, 2, 2, 1), [8, 3, 3, 2]),
    ((5, 2, 1, 0), [8, 5, 2, 0]),
    ((2, 1, 0, 5), [5, 2, 0, 8]),
    ((8, 0, 0, 0), [8, 0, 0, 0]),
    ((4, 4, 0, 0), [8, 8, 0, 0]),
    ((2, 2, 2, 2), [8, 8, 8, 8]),
    ((3, 3, 1, 1), [8, 8, 3, 3]),
    ((0, 6, 0, 2), [0, 8, 0, 6]),
    ((4, 2, 1, 1), [8, 4, 2, 2]),
    ((4, 3, 1, 0), [8, 4, 3, 0]),
]


@pytest.mark.parametrize(("counts", "points"), RANKS)
def test_each_rank_scores_the_palaces_of_the_one_above(
    counts: tuple[int, ...], points: list[int]
) -> None:
    """R2.3."""
    there = in_chu(*counts)
    builder = next(seat for seat, spaces in there.items() if "K8" in spaces)
    there[builder] = there[builder].replace("K8", "")
    match = table(4, turn=builder, hands={builder: "PPP"}, palaces=there)

    say(match, f"{builder} palace K8 with purple")

    assert score(match) == points


@pytest.mark.parametrize(
    ("there", "points"),
    [
        ({0: "W1 W2", 1: "W3"}, [3, 2, 0]),
        ({0: "W1", 1: "W2", 2: "W3"}, [3, 3, 3]),
        ({1: "W7"}, [0, 1, 0]),
        ({}, [0, 0, 0]),
    ],
)
def test_at_the_end_the_other_provinces_pay_in_the_same_way(
    there: dict[int, str], points: list[int]
) -> None:
    """R2.4."""
    match = closing(palaces=there)

    finish(match)

    assert totals(match) == points
    assert score(match) == points


def test_a_province_is_never_scored_twice() -> None:
    """R2.5."""
    match = table(hands={0: "OOO"}, palaces={0: "L1-L3"}, scored="lu", score={0: 4})
    say(match, "0 palace L4 with orange")
    assert score(match) == [4, 0, 0]

    match = closing(palaces={0: "L1-L3 C1"}, scored="lu", score={0: 4})
    assert "lu" not in facts(match)["scoring"]["palaces"]
    finish(match)
    assert totals(match) == [5, 0, 0]


# Fortifications.


def test_a_fortification_costs_what_a_piece_costs() -> None:
    """R3.1."""
    match = table(hands={0: "RGG"}, palaces={1: "W1"}, options=FORTS)

    assert offered(match, "fort W2") == {"fort W2 with red", "fort W2 with green green"}
    assert refused(match, "0 fort W2 with green") == WEI_COSTS


def test_a_fortification_is_one_of_the_two_pieces() -> None:
    """R3.1."""
    match = table(hands={0: "RRR"}, palaces={1: "W1"}, options=FORTS)

    say(match, "0 fort W2 with red", "0 palace W2 with red")

    assert asked(match) == (0, "draw")


def test_a_fortification_stands_on_a_space_without_palace_and_fortification() -> None:
    """R3.1."""
    match = table(hands={0: "RRR"}, palaces={1: "W1"}, forts="W2")

    assert refused(match, "0 fort W1 with red") == "There is a palace on W1 already."
    assert refused(match, "0 fort W2 with red") == "There is a fortification on W2 already."
    assert {move.split()[1] for move in offered(match, "fort W")} == {
        f"W{n}" for n in (3, 4, 5, 6, 7)
    }


def test_without_the_option_there_are_no_fortifications() -> None:
    """R3.1."""
    match = table(hands={0: "RRR"})

    assert refused(match, "0 fort W1 with red") == "This game is played without fortifications."


def test_a_fortification_belongs_to_whoever_builds_on_it() -> None:
    """R3.2."""
    match = table(
        hands={0: "RYY", 1: "RRR"},
        palaces={2: "W7"},
        options=FORTS,
        display="GGGG",
        pile="PPPP",
    )

    say(match, "0 fort W1 with red", "0 done", "0 draw pile", "1 palace W1 with red")

    assert scoring(match, "palaces", "wei") == [0, 4, 2]


@pytest.mark.parametrize(
    ("fort", "points"),
    [("", [7, 4, 0, 2]), ("W1", [14, 4, 0, 2]), ("W5", [7, 8, 0, 2]), ("W7", [7, 4, 0, 4])],
)
def test_a_fortified_palace_doubles_its_owners_points_in_any_rank(
    fort: str, points: list[int]
) -> None:
    """R3.3."""
    match = table(4, turn=3, hands={3: "RRR"}, palaces={0: "W1-W4", 1: "W5 W6"}, forts=fort)

    say(match, "3 palace W7 with red")

    assert score(match) == points


def test_a_fortified_palace_breaks_no_tie() -> None:
    """R3.3."""
    match = table(palaces={0: "W1 W2", 1: "W3 W4", 2: "W5"}, forts="W1")

    assert scoring(match, "palaces", "wei") == [10, 5, 2]


def test_two_fortified_palaces_of_one_player_double_once() -> None:
    """R3.4."""
    match = table(4, turn=3, hands={3: "RRR"}, palaces={0: "W1-W4", 1: "W5 W6"}, forts="W1 W2")

    say(match, "3 palace W7 with red")

    assert score(match) == [14, 4, 0, 2]
    chain = table(palaces={0: "K1 K2 K3 K4"}, forts="K1 K3")
    assert scoring(chain, "roads") == [8, 0, 0]


def test_fortified_palaces_of_two_players_double_for_each() -> None:
    """R3.4."""
    match = table(palaces={0: "W1 W2", 1: "W3"}, forts="W1 W3")

    assert scoring(match, "palaces", "wei") == [6, 4, 0]


def test_the_whole_chain_of_a_fortified_palace_is_doubled_and_no_other() -> None:
    """R3.5."""
    match = table(palaces={0: "K1 K2 K3 K4 K5 C1 C2 C4 S1"}, forts="K5")

    assert scoring(match, "roads") == [10 + 4, 0, 0]


def test_a_fortification_is_no_palace() -> None:
    """R3.6."""
    match = table(hands={0: "RRR"}, palaces={0: "W1", 1: "W2 W3"}, forts="W1 W4 W5")

    assert limit(match, "wei") == 2
    assert scoring(match, "palaces", "wei") == [4, 3, 0]


def test_a_fortification_no_one_built_on_has_no_effect_at_the_end() -> None:
    """R3.6."""
    match = table(palaces={0: "K1 K2 K3"}, forts="K4")

    assert scoring(match, "roads") == [0, 0, 0]
    assert scoring(match, "palaces", "chu") == [3, 0, 0]
    assert totals(match) == [3, 0, 0]


def test_an_unused_fortification_is_a_piece_left() -> None:
    """R3.7."""
    left = {
        0: {"palace": 3, "emissary": 5, "fort": 0},
        1: {"palace": 3, "emissary": 5, "fort": 1},
    }
    match = closing(score={0: 30, 1: 30}, supply=left, options=FORTS)

    finish(match)

    assert match.winners == [1]
    assert [entry["pieces"] for entry in shown(match)["result"]] == [8, 9, 29]


def test_two_cards_do_not_buy_fortification_and_palace_at_once() -> None:
    """R3.8."""
    match = table(hands={0: "RRR"}, palaces={1: "W1"}, options=FORTS)

    assert refused(match, "0 fort W2 with red red") == WEI_COSTS
    say(match, "0 fort W2 with red")
    assert palaces(match, 0) == ""


# Cards.


def test_cards_are_drawn_after_all_pieces() -> None:
    """R4.1."""
    match = table(hands={0: "RRG"}, palaces={1: "W1"})

    say(match, "0 palace W2 with red")
    assert refused(match, "0 draw pile") == "First place a piece, or exchange a card."
    say(match, "0 done")

    assert refused(match, "0 palace W3 with red") == "First fill your hand."


def test_each_card_is_seen_before_the_next_and_the_display_waits() -> None:
    """R4.1."""
    match = table(hands={0: "RR"}, palaces={1: "W1"}, display="GGGY", pile="PRO")

    say(match, "0 palace W2 with red", "0 palace W3 with red")
    assert offered(match) == {"draw pile", "draw green", "draw yellow"}
    say(match, "0 draw yellow")
    assert (hand(match, 0), display(match)) == ("Y", "GGG")
    assert refused(match, "0 draw yellow") == "No yellow card lies face up."
    say(match, "0 draw pile")
    assert (hand(match, 0), display(match)) == ("YP", "GGG")
    say(match, "0 draw pile")

    assert (hand(match, 0), display(match)) == ("RYP", "GGGO")


def test_the_pile_is_exhausted_even_if_its_last_card_was_just_the_one_needed() -> None:
    """R4.2."""
    match = table(hands={0: "RGG"}, display="GGYO", pile="P", discard="YY")

    log = say(match, "0 palace W1 with red", "0 done", "0 draw pile")

    assert log[-2:] == [
        "The pile is exhausted for the first time; 3 cards shuffled.",
        "It is the turn of Bob.",
    ]
    assert (pile(match), discard(match), display(match)) == (3, "", "GGYO")
    assert exhaustions(match) == 1


def test_before_its_last_card_is_taken_the_pile_is_not_exhausted() -> None:
    """R4.2."""
    match = table(hands={0: "RGG"}, display="GGYO", pile="PP", discard="YY")

    say(match, "0 palace W1 with red", "0 done", "0 draw pile")

    assert (pile(match), discard(match), exhaustions(match)) == (1, "RYY", 0)


def test_the_player_goes_on_filling_from_the_new_pile() -> None:
    """R4.2."""
    match = table(hands={0: "RR"}, palaces={1: "W1"}, display="GGYO", pile="P", discard="")

    say(match, "0 palace W2 with red", "0 palace W3 with red", "0 draw pile")
    assert pile(match) == 2
    say(match, "0 draw pile")

    assert hand(match, 0) == "RP"
    assert display(match) == "GGYO"


def test_a_pile_that_cannot_be_made_anew_is_exhausted_twice() -> None:
    """R4.3."""
    match = table(2, hands={0: "RGY"}, emperor_hand="GYO", display="GGYO", pile="P", discard="")

    log = say(match, "0 palace W1 with red", "0 done", "0 draw pile")

    assert kept(match, 0) == "R"
    assert exhaustions(match) == 2
    assert "The pile is exhausted for the second time; 0 cards shuffled." in log
    say(match, "0 emperor pass")
    assert asked(match) == (1, "place")


def test_after_the_second_exhaustion_nothing_is_shuffled_and_nothing_laid_out() -> None:
    """R4.4."""
    match = table(
        hands={0: "RR", 1: "RRR"},
        palaces={1: "W1"},
        display="GYO",
        pile="",
        discard="PPPP",
        exhaustions=2,
    )

    say(match, "0 palace W2 with red", "0 palace W3 with red")
    assert refused(match, "0 draw pile") == "The pile is empty."
    say(match, "0 draw green", "0 draw yellow")

    assert hand(match, 0) == "GYO"
    assert (display(match), pile(match), discard(match)) == ("", 0, "RRPPPP")
    assert asked(match) == (1, "place")


def test_a_hand_stays_short_when_the_display_is_gone() -> None:
    """R4.4."""
    match = table(hands={0: "RR", 1: "RRR"}, palaces={1: "W1"}, display="G", pile="", exhaustions=2)

    log = say(match, "0 palace W2 with red", "0 palace W3 with red")

    assert log[-2:] == ["Ann takes a green card from the display.", "It is the turn of Bob."]
    assert hand(match, 0) == "G"


@pytest.mark.parametrize(("seats", "seat"), [(3, 0), (3, 1), (3, 2), (4, 0), (4, 2), (4, 3)])
def test_after_the_second_exhaustion_play_goes_on_up_to_the_last_seat(
    seats: int, seat: int
) -> None:
    """R4.5."""
    hands = dict.fromkeys(range(seats), "RRR")
    match = table(seats, turn=seat, hands=hands, display="GYOP", pile="R", exhaustions=1)

    say(match, f"{seat} exchange red", f"{seat} draw pile")
    for later in range(seat + 1, seats):
        assert asked(match) == (later, "place")
        say(match, f"{later} exchange red", f"{later} draw {NAME[display(match)[0]]}")

    assert ended(match) == "pile"
    assert asked(match) == (-1, None)


def test_the_display_can_exhaust_the_pile() -> None:
    """R4.6."""
    match = table(hands={0: "RRG"}, palaces={1: "W1"}, display="GGYO", pile="P", discard="")

    say(match, "0 palace W2 with red", "0 palace W3 with red", "0 draw green")
    log = say(match, "0 draw green")

    assert log == [
        "Ann takes a green card from the display.",
        "A purple card is turned up.",
        "The pile is exhausted for the first time; 2 cards shuffled.",
        "A red card is turned up.",
        "It is the turn of Bob.",
    ]
    assert (display(match), pile(match), discard(match)) == ("RYOP", 1, "")


def test_the_display_can_exhaust_the_pile_for_the_second_time() -> None:
    """R4.6."""
    match = closing(hands={2: "RRG"}, palaces={1: "W1"}, display="GGYO", pile="P")

    say(match, "2 palace W2 with red", "2 palace W3 with red", "2 draw green")
    log = say(match, "2 draw green")

    assert log[1:4] == [
        "A purple card is turned up.",
        "The pile is exhausted for the second time; 0 cards shuffled.",
        "The game ends: the pile was exhausted twice.",
    ]
    assert display(match) == "YOP"


def test_an_exchange_gives_one_card_and_takes_one() -> None:
    """R4.7."""
    match = table(hands={0: "RGP"}, display="GGYO", pile="RO")

    assert refused(match, "0 exchange yellow") == "There is no yellow card in hand."
    say(match, "0 exchange purple")
    assert offered(match) == {"draw pile", "draw green", "draw yellow", "draw orange"}
    say(match, "0 draw green")

    assert (hand(match, 0), discard(match), display(match)) == ("RGG", "P", "RGYO")
    assert asked(match) == (1, "place")


def test_an_exchange_may_take_the_last_card_of_the_pile() -> None:
    """R4.7."""
    match = table(hands={0: "RGP"}, display="GGYO", pile="Y", discard="RR")

    log = say(match, "0 exchange purple", "0 draw pile")

    assert "The pile is exhausted for the first time; 3 cards shuffled." in log
    assert hand(match, 0) == "RGY"
    assert (pile(match), exhaustions(match)) == (3, 1)


LANDS = ("lu chu wei", "qi chin shu", "yan zhao han")  # the provinces of each seat


def nearly_full(**drawn: Any) -> Match[State]:
    """Every space but L4 has a palace, and every province is at its limit; Lu is seat 0's."""
    land = {p["province"]: set(p["spaces"]) - {"L4"} for p in shown(table())["provinces"]}
    there = {
        seat: " ".join(space for name in names.split() for space in land[name])
        for seat, names in enumerate(LANDS)
    }
    return table(
        palaces=there,
        emissaries={name: "0" * len(spaces) for name, spaces in land.items()},
        scored=" ".join(land.keys() - {"lu"}),
        hands={0: "OOO", 1: "OOO"},
        **drawn,
    )


def test_the_game_ends_at_once_when_the_map_is_full() -> None:
    """R4.8."""
    match = nearly_full(turn=1)

    log = say(match, "1 palace L4 with orange")

    assert "Lu is complete and is scored." in log
    assert "The game ends: no piece can be placed any more." in log
    assert ended(match) == "pieces"
    assert hand(match, 1) == "OO"


def test_the_game_goes_on_while_one_emissary_finds_room() -> None:
    """R4.8."""
    match = nearly_full(turn=0)

    say(match, "0 palace L4 with orange")
    assert limit(match, "lu") == 4
    assert offered(match) == {"emissary lu with orange", "done"}
    log = say(match, "0 emissary lu with orange")

    assert "The game ends: no piece can be placed any more." in log


@pytest.mark.parametrize(
    ("left", "over"),
    [
        ({1: {"palace": 1}}, False),
        ({1: {"emissary": 1}}, False),
        ({2: {"fort": 1}}, False),
        ({0: {"palace": 1}}, False),
        ({}, True),
    ],
)
def test_the_game_ends_when_nobody_could_place_a_piece(left: dict[int, Any], over: bool) -> None:
    """R4.8."""
    pieces = {seat: NOTHING | left.get(seat, {}) for seat in range(3)}
    pieces[0]["palace"] += 1
    hands = dict.fromkeys(range(3), "GGG")
    match = table(hands=hands | {0: "RRR"}, supply=pieces, options=FORTS)

    say(match, "0 palace W1 with red")

    assert match.over == over
    assert ended(match) == ("pieces" if over else None)


def test_each_turn_takes_a_card_from_the_pile_so_the_game_ends() -> None:
    """R4.9: 34 turns for the first pile, 34 for the second, and the round is finished."""
    match = dealt(3)
    turns = 0
    while not match.over:
        seat, before = match.asked, (exhaustions(match), pile(match))
        card = NAME[hand(match, seat)[0]]
        say(match, f"{seat} exchange {card}")
        if asked(match) == (seat, "draw"):
            say(match, f"{seat} {max(offered(match) - {'draw pile'})}")
        turns += 1
        after = exhaustions(match), pile(match)
        assert after[0] > before[0] or after[1] == before[1] - 1 or before[0] == 2

    assert turns == 34 + 34 + 1
    assert ended(match) == "pile"


def test_everybody_may_look_at_the_discarded_cards() -> None:
    """R4.10."""
    match = table(hands={0: "RGG"}, discard="YYP")

    say(match, "0 palace W1 with red")

    for seat in (-1, 0, 1, 2):
        assert match.view(seat)["discard"] == {
            "red": 1,
            "green": 0,
            "yellow": 2,
            "orange": 0,
            "purple": 1,
        }


@pytest.mark.parametrize(
    ("seats", "cards", "left"), [(5, 57, 38), (4, 52, 36), (3, 47, 34), (2, 47, 34)]
)
def test_the_number_of_cards(seats: int, cards: int, left: int) -> None:
    """R4.11."""
    match = dealt(seats)

    assert sum(facts(match)["deck"].values()) == cards
    assert pile(match) == left


# Final scoring.


def test_the_order_of_the_final_scoring() -> None:
    """R5.0."""
    match = closing(
        map="border",
        palaces={0: "Y1 Y2 Y3 Y5"},
        emissaries={"yan": "0", "zhao": "0"},
        tiles_taken={0: "G"},
    )

    log = finish(match)

    assert [line for line in log if line.startswith("Ann scores")] == [
        "Ann scores 4 for palaces in provinces that were not complete.",
        "Ann scores 2 for alliances.",
        "Ann scores 4 for roads.",
        "Ann scores 1 for harbours.",
        "Ann scores 6 for bonus tiles.",
    ]
    assert score(match) == [17, 0, 0]


@pytest.mark.parametrize(
    ("wei", "chin", "points"),
    [
        ("0", "0", [2, 0, 0]),
        ("01", "0", [3, 0, 0]),
        ("01", "01", [4, 4, 0]),
        ("012", "012", [6, 6, 6]),
        ("01", "011", [0, 5, 0]),
        ("001", "011", [0, 0, 0]),
        ("0", "1", [0, 0, 0]),
        ("01", "2", [0, 0, 0]),
        ("0011", "002", [7, 0, 0]),
        ("1112", "122", [0, 0, 0]),
    ],
)
def test_an_alliance_pays_those_with_most_in_both_provinces(
    wei: str, chin: str, points: list[int]
) -> None:
    """R5.1."""
    match = table(emissaries={"wei": wei, "chin": chin})

    assert scoring(match, "alliances", 3) == points


def test_a_province_counts_in_several_alliances() -> None:
    """R5.1."""
    match = closing(emissaries={"wei": "0", "chin": "00", "shu": "01"})

    finish(match)

    assert scoring(match, "alliances", 3) == [3, 0, 0]
    assert scoring(match, "alliances", 4) == [4, 0, 0]
    assert totals(match) == [7, 0, 0]


def test_nobody_has_most_where_there_is_no_emissary() -> None:
    """R5.2."""
    match = table(emissaries={"wei": "00"})

    assert all(not any(scoring(match, "alliances", number)) for number in range(1, 16))


@pytest.mark.parametrize(
    ("map", "mine", "lengths"),
    [
        ("34", "K1 K2 K3", []),
        ("34", "K1 K2 K3 K4", [4]),
        ("34", "K1 K2 K4 K5", []),
        ("34", "C2 C1 C3 Z2 C4 W1", [4]),  # four roads meet at C2
        ("34", "C1 C2 C3 C4 S1 Z2 Z3 W1", [5]),
        ("34", "Y1 Y2 Q1 Z1-Z6", [9]),  # a ring
        ("45", "C1-C5", [5]),  # a ring within a province
        ("45", "C1-C5 Z1", [6]),  # a ring with a tail
        ("34", "H2-H5 L1 L3 L4 K7", [4, 4]),  # the longest chain has six
        ("34", "H2-H5 L1 L3 L4 K6 K7", [5, 4]),
        ("45", "Z2 C2-C5 S1-S3 S5", [5, 4]),
        ("border", "P1 Y1-Y5 Z3 Z4 Z6", [5, 4]),
        ("34", "K1-K5 C1 C2 C4 S1", [5, 4]),
    ],
)
def test_the_best_set_of_chains_is_taken(map: str, mine: str, lengths: list[int]) -> None:
    """R5.3."""
    match = table(4, map=map, palaces={0: mine})

    assert sorted(lengths_of(match), reverse=True) == lengths
    assert scoring(match, "roads") == [sum(lengths), 0, 0, 0]


@pytest.mark.parametrize(
    ("fort", "points", "lengths"),
    [("L1", 12, [4, 4]), ("H5", 12, [4, 4]), ("K6", 14, [7]), ("W1", 9, [5, 4])],
)
def test_the_best_set_of_chains_minds_what_is_doubled(
    fort: str, points: int, lengths: list[int]
) -> None:
    """R5.3."""
    mine = "H2-H5 L1 L3 L4 K7" + (" K6" if points in (14, 9) else "")
    match = table(4, palaces={0: mine}, forts=fort)

    assert scoring(match, "roads") == [points, 0, 0, 0]
    assert lengths_of(match) == lengths


def test_a_palace_of_another_breaks_a_chain() -> None:
    """R5.3."""
    match = table(palaces={0: "K1 K2 K4 K5", 1: "K3"})

    assert scoring(match, "roads") == [0, 0, 0]


@pytest.mark.parametrize(
    ("pieces", "winners"),
    [([5, 4, 9], [0]), ([4, 5, 9], [1]), ([5, 5, 9], [0, 1])],
)
def test_a_tie_goes_to_the_one_with_more_pieces_left_or_is_shared(
    pieces: list[int], winners: list[int]
) -> None:
    """R5.4."""
    left = {seat: {"palace": n, "emissary": 0} for seat, n in enumerate(pieces)}
    match = closing(score={0: 30, 1: 30, 2: 29}, supply=left)

    finish(match)

    assert match.winners == winners
