"""Disputed cases of the modules, and where the sources are silent, each with its ruling.

The rulings are in docs/rules/china.md. Some are shown by the rulebook's own tests as well.
"""

from typing import Any

import pytest

from games.china.boards import EMPEROR, closing, dealt, table
from games.china.charts import agree, chart
from games.china.script import (
    asked,
    discard,
    display,
    emissaries,
    emperor_hand,
    ended,
    facts,
    finish,
    forts,
    hand,
    hand_sizes,
    influence,
    kept,
    lengths_of,
    limit,
    offered,
    palaces,
    pile,
    province,
    refused,
    say,
    score,
    scored,
    scoring,
    specials,
    supply,
    tiles,
    tiles_taken,
    totals,
)
from ziggurat.core.errors import Forbidden, Malformed, Unreadable
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

# Two players.


def throne(cards: str, **drawn: Any) -> Match[State]:
    """Two players; seat 0 may now move the Emperor, who holds these cards."""
    drawn = {"hands": {0: "RRR", 1: "RRR"}} | drawn
    return table(2, phase="emperor", emperor_hand=cards, **drawn)


def duel(cards: str, **drawn: Any) -> Match[State]:
    """Two players; seat 0 holds these cards and begins its turn."""
    drawn = {"emperor_hand": "GYO", "display": "GYOP", "pile": "PPPPPPPP"} | drawn
    return table(2, hands={0: cards, 1: "RRR"}, **drawn)


def test_the_emperor_has_twenty_palaces_and_eight_emissaries() -> None:
    """R6.0."""
    assert supply(dealt(2), EMPEROR) == (20, 8, 0)
    short = throne("OYG", palaces={1: "L1-L4"}, supply={EMPEROR: {"emissary": 0}})
    assert refused(short, "0 emperor emissary lu with orange") == (
        "The Emperor has no such piece left."
    )


def test_of_two_pieces_one_card_is_kept_of_ones_choice() -> None:
    """R6.1."""
    match = duel("RGG", palaces={1: "W1"})

    say(match, "0 palace W2 with red", "0 palace W3 with green green")
    assert refused(match, "0 keep yellow") == "You played no yellow card this turn."
    assert refused(match, "0 draw pile") == "First choose the card you keep."
    say(match, "0 keep red")

    assert (kept(match, 0), discard(match)) == ("R", "GG")
    assert asked(match) == (0, "draw")


def test_of_two_cards_of_one_color_one_is_kept_without_a_question() -> None:
    """R6.1."""
    match = duel("RRG", palaces={1: "W1"})

    say(match, "0 palace W2 with red", "0 palace W3 with red")

    assert (kept(match, 0), discard(match)) == ("R", "R")
    assert asked(match) == (0, "draw")


def test_a_kept_card_of_a_joker_counts_by_its_own_color() -> None:
    """R6.2."""
    match = duel("GGY")

    log = say(match, "0 palace W1 with green green", "0 done")

    assert log[-2:] == ["Ann keeps a green card.", "Ann takes the green influence card."]
    assert (kept(match, 0), discard(match)) == ("G", "G")
    assert influence(match) == {"G": 0}


@pytest.mark.parametrize(
    ("mine", "theirs", "before", "holder"),
    [
        ("", "", {}, 0),
        ("", "R", {"R": 1}, 0),
        ("", "RR", {"R": 1}, 1),
        ("R", "RR", {"R": 1}, 0),
        ("R", "RRR", {"R": 1}, 1),
        ("RR", "R", {"R": 0}, 0),
    ],
)
def test_influence_goes_to_the_first_and_then_to_whoever_has_as_many(
    mine: str, theirs: str, before: dict[str, int], holder: int
) -> None:
    """R6.3."""
    match = duel("RGY", kept={0: mine, 1: theirs}, influence=before)

    log = say(match, "0 palace W1 with red", "0 done")

    assert influence(match) == {"R": holder}
    takes = "Ann takes the red influence card." in log
    assert takes == (holder == 0 and before.get("R") != 0)


def test_an_exchange_keeps_nothing() -> None:
    """R6.3."""
    match = duel("RGY")

    say(match, "0 exchange red", "0 draw pile")

    assert (kept(match, 0), influence(match), discard(match)) == ("", {}, "R")


def test_kept_cards_are_not_shuffled() -> None:
    """R6.4."""
    match = duel("RGY", kept={0: "RR", 1: "GG"}, discard="YY", pile="P")

    log = say(match, "0 palace W1 with red", "0 done", "0 draw pile")

    assert "The pile is exhausted for the first time; 2 cards shuffled." in log
    assert (kept(match, 0), kept(match, 1)) == ("RRR", "GG")


CHU = {0: "K1-K4", 1: "K6", EMPEROR: "K7 K8"}


@pytest.mark.parametrize(
    ("before", "points"), [({}, [8, 2]), ({"P": 1}, [8, 2 + 5]), ({"P": 0}, [8 + 5, 2])]
)
def test_a_province_is_scored_with_the_influence_as_it_was_before_the_turn(
    before: dict[str, int], points: list[int]
) -> None:
    """R6.5, R6.6."""
    match = duel("PRG", palaces=CHU, influence=before)

    say(match, "0 palace K5 with purple", "0 done")

    assert score(match) == points
    assert influence(match) == {"P": 0}


def test_without_a_holder_the_emperors_points_are_lost_at_the_end_too() -> None:
    """R6.6."""
    assert scoring(table(2, palaces=CHU), "palaces", "chu") == [7, 2]
    assert scoring(table(2, palaces=CHU, influence={"P": 1}), "palaces", "chu") == [7, 2 + 4]
    assert scoring(table(2, palaces=CHU, influence={"R": 1}), "palaces", "chu") == [7, 2]


def test_the_emperor_moves_after_the_hand_and_the_display_are_filled() -> None:
    """R6.7."""
    match = duel("RGY", palaces={1: "H1"}, pile="PRYPPP")

    say(match, "0 palace W1 with red", "0 done")
    assert refused(match, "0 emperor pass") == "First fill your hand."
    say(match, "0 draw green")
    assert asked(match) == (0, "emperor")
    assert (hand(match, 0), display(match)) == ("GGY", "YOPP")
    assert refused(match, "0 palace W2 with green green") == "First move the Emperor."
    log = say(match, "0 emperor emissary han with green")

    assert "Ann has the Emperor send an emissary to Han." in log
    assert (emperor_hand(match), display(match)) == ("RYO", "YOPP")
    assert asked(match) == (1, "place")


def test_the_emperor_pays_with_a_joker_too() -> None:
    """R6.7."""
    match = throne("YYG", palaces={1: "W1"}, display="GYOP", pile="PRO", discard="")

    log = say(match, "0 emperor palace W2 with yellow yellow")

    assert log[:2] == [
        "The Emperor plays 2 yellow cards.",
        "Ann has the Emperor build on W2 in Wei.",
    ]
    assert (emperor_hand(match), discard(match), display(match)) == ("RGP", "YY", "GYOP")


def test_the_emperors_hand_is_filled_from_a_new_pile_if_need_be() -> None:
    """R6.7."""
    match = throne("YYG", palaces={1: "W1"}, display="GYOP", pile="P", discard="OO")

    log = say(match, "0 emperor palace W2 with yellow yellow")

    assert "The pile is exhausted for the first time; 4 cards shuffled." in log
    assert len(emperor_hand(match)) == 3
    assert (pile(match), discard(match), display(match)) == (3, "", "GYOP")


def test_the_emperor_keeps_to_the_rules_of_placing() -> None:
    """R6.7."""
    match = throne("RYY", palaces={1: "W1"}, emissaries={"wei": "1"})

    assert refused(match, "0 emperor palace W1 with red") == "There is a palace on W1 already."
    assert refused(match, "0 emperor palace W2 with yellow") == WEI_COSTS
    assert refused(match, "0 emperor palace W2 with green green") == (
        "There is no green card in hand."
    )
    assert refused(match, "0 emperor emissary wei with red") == (
        "Wei holds 1 emissary and may hold no more."
    )
    assert refused(match, "0 emperor emissary han with yellow yellow") == (
        "There is no palace in Han yet: no emissary may go there."
    )


def test_the_emperor_need_not_move_and_is_not_asked_if_he_cannot() -> None:
    """R6.7."""
    assert "emperor pass" in offered(throne("GYO", palaces={1: "H1"}))
    match = duel("RGY", supply={EMPEROR: NOTHING})

    say(match, "0 palace W1 with red", "0 done", "0 draw pile")

    assert asked(match) == (1, "place")


LU_ONLY = {"palaces": {1: "L1-L4"}, "scored": "lu"}


@pytest.mark.parametrize(
    ("cards", "moves"),
    [
        ("OYG", {"emperor emissary lu with orange"}),
        ("YYG", {"emperor emissary lu with yellow yellow"}),
    ],
)
def test_an_emissary_or_a_joker_keeps_the_emperor_out_of_empty_provinces(
    cards: str, moves: set[str]
) -> None:
    """R6.8."""
    match = throne(cards, **LU_ONLY)

    assert offered(match, "emperor") == moves | {"emperor pass"}
    assert refused(match, "0 emperor palace Y1 with green") == (
        "The Emperor enters Yan, which is empty, only if he can do nothing else."
    )


def test_with_no_room_elsewhere_the_emperor_enters_an_empty_province() -> None:
    """R6.8."""
    match = throne("OYG", emissaries={"lu": "1111"}, **LU_ONLY)

    log = say(match, "0 emperor palace Y1 with green")

    assert "Ann has the Emperor build on Y1 in Yan." in log


def test_the_emperors_palaces_count_for_the_limit_and_the_ranks() -> None:
    """R6.9."""
    match = duel("RRR", palaces={EMPEROR: "W1-W3", 0: "W4"})

    assert limit(match, "wei") == 3
    assert scoring(match, "palaces", "wei") == [3, 0]
    assert refused(match, "0 palace W1 with red") == "There is a palace on W1 already."


@pytest.mark.parametrize(
    ("wei", "chin", "points"),
    [
        ("0", "0ee", [0, 0]),
        ("0", "0e", [3, 0]),
        ("e", "e", [0, 0]),
        ("01e", "01e", [6, 6]),
    ],
)
def test_the_emperors_emissaries_block_and_count_and_score_for_nobody(
    wei: str, chin: str, points: list[int]
) -> None:
    """R6.9."""
    match = table(2, emissaries={"wei": wei, "chin": chin}, influence={"R": 0, "Y": 0})

    assert scoring(match, "alliances", 3) == points


def test_the_emperors_roads_pay_nobody() -> None:
    """R6.9."""
    match = table(2, palaces={EMPEROR: "K1-K5"}, influence={"P": 0})

    assert scoring(match, "roads") == [0, 0]
    assert totals(match) == [5, 0]


def test_each_special_card_is_used_once() -> None:
    """R6.10."""
    match = duel("RGY", specials={0: "", 1: "exchange"})

    for move in ("emperor-first", "two-provinces", "exchange red green"):
        assert refused(match, f"0 special {move}") == "That special card has been used."


def test_several_special_cards_may_be_used_in_one_turn() -> None:
    """R6.10."""
    match = duel("RGG", palaces={1: "H1"})

    say(match, "0 special exchange green yellow", "0 special two-provinces")
    say(match, "0 special emperor-first", "0 emperor palace H2 with green")
    say(match, "0 palace W1 with red", "0 palace C1 with yellow", "0 keep red")
    say(match, "0 draw pile", "0 draw pile")

    assert specials(match, 0) == []
    assert specials(match, 1) == ["emperor-first", "two-provinces", "exchange"]
    assert asked(match) == (1, "place")


def test_special_cards_are_for_two_players() -> None:
    """R6.10."""
    match = table(3, hands={0: "RRR"})

    assert refused(match, "0 special two-provinces") == "Special cards are for two players."


def test_the_emperor_moves_once_a_turn_even_if_he_moved_first() -> None:
    """R6.10."""
    first = duel("RGY", palaces={1: "H1"})
    say(first, "0 special emperor-first", "0 emperor palace H2 with green")
    say(first, "0 palace W1 with red", "0 done", "0 draw pile")
    assert asked(first) == (1, "place")

    usual = duel("RGY", palaces={1: "H1"})
    say(usual, "0 palace W1 with red", "0 done", "0 draw pile")
    assert asked(usual) == (0, "emperor")


def test_each_piece_of_two_provinces_is_paid_for_its_own() -> None:
    """R6.10."""
    match = duel("RYG", palaces={1: "H1"})

    say(match, "0 special two-provinces", "0 palace W1 with red")
    assert refused(match, "0 palace C1 with green") == (
        "A piece in Ch'in costs one yellow card, or two of one other color."
    )
    say(match, "0 palace C1 with yellow")

    assert palaces(match, 0) == "C1 W1"
    assert hand(match, 0) == "G"


def test_with_two_provinces_one_piece_may_go_to_an_empty_and_one_to_an_occupied_one() -> None:
    """R6.10."""
    match = duel("RGY", palaces={1: "H1"})

    say(match, "0 special two-provinces", "0 palace W1 with red", "0 emissary han with green")

    assert emissaries(match, "han") == "0"


def test_a_card_is_swapped_for_any_of_the_display_but_none_of_the_emperors() -> None:
    """R6.10."""
    match = duel("RRG", display="YYOP", emperor_hand="GYO")

    assert {move.split()[3] for move in offered(match, "special exchange")} == {
        "yellow",
        "orange",
        "purple",
    }
    assert refused(match, "0 special exchange red green") == "No green card lies face up."
    assert refused(match, "0 special exchange purple yellow") == "There is no purple card in hand."


def test_after_the_emperor_moved_first_empty_provinces_are_judged_anew() -> None:
    """R6.10."""
    match = duel("RRR", emperor_hand="RYO")

    say(match, "0 special emperor-first", "0 emperor palace W1 with red")
    say(match, "0 palace W2 with red", "0 palace W3 with red")

    assert palaces(match, 0) == "W2 W3"


def test_a_province_the_emperor_did_not_enter_stays_empty() -> None:
    """R6.10."""
    entered = duel("RRR", emperor_hand="RYO")
    say(entered, "0 special emperor-first", "0 emperor palace S1 with red")
    rested = duel("RRR", emperor_hand="RYO")
    say(rested, "0 special emperor-first", "0 emperor pass")

    for match in (entered, rested):
        say(match, "0 palace W1 with red")
        assert refused(match, "0 palace W2 with red") == WEI_WAS_EMPTY


def test_the_light_form_keeps_nothing_and_loses_the_emperors_points() -> None:
    """R6.11."""
    match = duel("PRG", palaces=CHU, options=LIGHT)

    say(match, "0 palace K5 with purple")
    log = say(match, "0 done")

    assert log == []
    assert score(match) == [8, 2]
    assert (kept(match, 0), discard(match), influence(match)) == ("", "P", {})
    assert asked(match) == (0, "draw")


def test_the_light_form_still_has_the_emperor_and_special_cards() -> None:
    """R6.11."""
    match = duel("PRG", palaces={1: "H1"}, options=LIGHT)

    say(match, "0 special two-provinces", "0 palace W1 with red", "0 palace K1 with purple")
    say(match, "0 draw pile", "0 draw pile")

    assert asked(match) == (0, "emperor")


@pytest.mark.parametrize("seat", [0, 1])
def test_an_exhaustion_by_the_emperors_hand_belongs_to_the_turn(seat: int) -> None:
    """R6.12."""
    match = throne("GYO", turn=seat, palaces={1: "H1"}, display="GYOP", pile="R", exhaustions=1)

    log = say(match, f"{seat} emperor palace H2 with green")

    assert "The pile is exhausted for the second time; 0 cards shuffled." in log
    assert match.over == (seat == 1)
    assert asked(match) == ((-1, None) if seat else (1, "place"))


def test_the_emperor_moves_with_what_he_has_when_the_pile_is_gone() -> None:
    """R6.12."""
    match = throne("GYO", palaces={1: "H1"}, display="GYOP", pile="", exhaustions=2)

    say(match, "0 emperor palace H2 with green")

    assert emperor_hand(match) == "YO"
    assert display(match) == "GYOP"


# Bonus tiles.


@pytest.mark.parametrize(
    ("seats", "map"), [(2, "34"), (3, "34"), (4, "45"), (3, "border"), (5, "border")]
)
def test_two_tiles_lie_in_each_province_on_quiet_spaces(seats: int, map: str) -> None:
    """R7.1, R9."""
    spaces = {space["id"]: space for space in chart(map)["spaces"]}
    found = set()
    for number in range(20):
        match = dealt(seats, bytes([number] * 32), map=map, bonus=True)
        lying = tiles(match)
        found |= set(lying)
        assert len(lying) == 18
        assert [sum(there.values()) for there in facts(match)["bonus_spaces"].values()] == [2] * 9
        assert set(lying.values()) == {None}
        for name in lying:
            assert spaces[name]["degree"] < 3
            assert len(spaces[name]["provinces"]) == 1

    quiet = {n for n, s in spaces.items() if s["degree"] < 3 and len(s["provinces"]) == 1}
    assert found == quiet


LU_TILES: dict[str, Any] = {"tiles": {"L2": None, "L3": None}, "tiles_left": "GG"}


def test_province_and_cards_come_before_the_tiles_and_the_space() -> None:
    """R7.2."""
    match = table(hands={0: "ORR"}, **LU_TILES)

    assert offered(match, "claim lu") == {"claim lu with orange", "claim lu with red red"}
    assert refused(match, "0 palace L1 with orange").startswith("The first palace of Lu is claimed")
    log = say(match, "0 claim lu with red red")
    assert log[2:] == ["The bonus tile on L2 is green.", "The bonus tile on L3 is green."]
    assert refused(match, "0 done") == "First choose the space of the palace."
    assert refused(match, "0 palace W1") == "The palace must stand in Lu."
    assert refused(match, "0 palace L1 with orange") == (
        "This palace is paid for: name only its space."
    )
    say(match, "0 palace L1")

    assert tiles(match) == {"L2": "G", "L3": "G"}
    assert tiles_taken(match, 0) == ""


def test_a_claim_is_paid_like_a_palace() -> None:
    """R7.2."""
    match = table(hands={0: "ORY"}, supply={1: {"palace": 0}}, **LU_TILES)

    assert refused(match, "0 claim lu with red") == (
        "A piece in Lu costs one orange card, or two of one other color."
    )
    assert refused(match, "0 claim lu with purple purple") == ("There is no purple card in hand.")
    bare = table(hands={0: "OOO"}, supply={0: {"palace": 0}}, **LU_TILES)
    assert refused(bare, "0 claim lu with orange") == "You have no palace left."


def test_without_the_option_nothing_is_claimed() -> None:
    """R7.2."""
    match = table(hands={0: "OOO"})

    assert refused(match, "0 claim lu with orange") == (
        "This game is played without bonus tiles: name the space at once."
    )


def test_a_fortification_turns_over_and_takes_no_tile() -> None:
    """R7.2, R10c."""
    match = table(
        hands={0: "OOO", 1: "OOO"}, options=FORTS, display="GGGG", pile="PPPP", **LU_TILES
    )

    say(match, "0 fort L2 with orange", "0 done", "0 draw pile")
    assert tiles(match) == {"L2": None, "L3": None}
    assert refused(match, "1 palace L2 with orange").startswith("The first palace of Lu is claimed")
    say(match, "1 claim lu with orange")
    log = say(match, "1 palace L2")

    assert "Bob takes the green bonus tile." in log
    assert (forts(match), tiles_taken(match, 1)) == ("L2", "G")


def test_a_taken_tile_lies_face_down_before_its_owner() -> None:
    """R7.3."""
    match = table(tiles_taken={0: "GGO", 1: "Y"})

    assert match.view(0)["tiles"][:2] == [{"green": 2, "yellow": 0, "orange": 1}, None]
    assert match.view(1)["tiles"][0] is None
    assert match.view(-1)["tiles"] == [None, None, None]
    assert match.view(1)["tiles_taken"] == [3, 1, 0]


@pytest.mark.parametrize(
    ("taken", "points"),
    [
        ({}, [0, 0, 0]),
        ({0: "G"}, [6, 0, 0]),
        ({0: "G", 1: "G"}, [6, 6, 0]),
        ({0: "GG", 1: "GYY", 2: "OY"}, [6, 6, 6]),
        ({0: "GYO"}, [18, 0, 0]),
        ({0: "GYO", 1: "GGYYOO"}, [0, 18, 0]),
    ],
)
def test_six_points_for_each_color_to_everybody_with_most(
    taken: dict[int, str], points: list[int]
) -> None:
    """R7.4."""
    match = closing(tiles_taken=taken)

    assert scoring(match, "bonus") == points
    finish(match)
    assert totals(match) == points


def test_the_totals_of_the_printed_example_follow_the_rule() -> None:
    """R7.5."""
    match = table(tiles_taken={0: "OOOGGY", 1: "OOOYYYYGG", 2: "GGY"})

    assert scoring(match, "bonus") == [12, 18, 6]


# Border Disputes.


def border(cards: str, **drawn: Any) -> Match[State]:
    return table(map="border", hands={0: cards, 1: "RRR"}, **drawn)


def test_border_disputes_is_for_three_to_five_without_fortifications() -> None:
    """R8.1."""
    for seats in (3, 4, 5):
        assert dealt(seats, map="border").view(-1)["map"] == "border"
    with pytest.raises(Forbidden):
        dealt(2, map="border")
    with pytest.raises(Forbidden):
        dealt(3, map="border", fortifications=True)


@pytest.mark.parametrize(
    ("post", "one", "other"),
    [
        ("P1", "green", "orange"),
        ("P2", "red", "yellow"),
        ("P3", "red", "purple"),
        ("P4", "green", "purple"),
        ("P5", "yellow", "orange"),
        ("P6", "red", "orange"),
    ],
)
def test_a_post_costs_one_card_of_each_color_or_two_of_one(post: str, one: str, other: str) -> None:
    """R8.2."""
    match = border("RRGGYYOOPP")

    assert offered(match, f"palace {post}") == {
        f"palace {post} with {one} {other}",
        f"palace {post} with {one} {one}",
        f"palace {post} with {other} {other}",
    }


@pytest.mark.parametrize("cards", ["red", "yellow", "green green", "red green", "red red yellow"])
def test_a_post_takes_no_single_card_and_no_third_color(cards: str) -> None:
    """R8.2."""
    match = border("RRYGG")

    assert refused(match, f"0 palace P2 with {cards}") == (
        "The post P2 costs a red and a yellow card, or two of one of these colors."
    )


def test_a_post_needs_the_cards_in_hand() -> None:
    """R8.2."""
    match = border("RGG")

    assert refused(match, "0 palace P2 with red yellow") == "There is no yellow card in hand."
    assert refused(match, "0 palace P2 with red red") == (
        "That takes 2 red cards, and there is 1 in hand."
    )


@pytest.mark.parametrize(
    ("there", "second", "why"),
    [
        ("", "palace W1", WEI_WAS_EMPTY),
        ("", "palace C1", "Ch'in was empty when your turn began: only one piece this turn."),
        ("C1", "palace W1", WEI_WAS_EMPTY),
        ("C1", "palace C2", None),
        ("C1", "emissary chin", None),
        ("C1", "emissary wei", WEI_WAS_EMPTY),
        ("W1", "palace W2", None),
        ("W1 C1", "palace W2", None),
        ("W1 C1", "palace C2", None),
        ("W1 C1", "palace S1", ONE_PROVINCE),
        ("W1 C1 L1", "palace P6", THREE_CARDS),
    ],
)
def test_after_a_post_a_piece_may_follow_where_its_province_was_not_empty(
    there: str, second: str, why: str | None
) -> None:
    """R8.3, R10i."""
    color = "yellow" if second in ("palace C1", "palace C2", "emissary chin") else "red"
    paid = "red orange" if second == "palace P6" else color
    match = border("RRYYO", palaces={1: there})

    say(match, "0 palace P2 with red yellow")

    if why:
        assert refused(match, f"0 {second} with {paid}") == why
    else:
        say(match, f"0 {second} with {paid}")
        assert asked(match) == (0, "draw")


@pytest.mark.parametrize(
    ("there", "first", "why"),
    [
        ("C1", "palace C2 with yellow", None),
        ("C1", "emissary chin with yellow", None),
        ("W1", "palace W2 with red", None),
        ("C1", "palace W1 with red", WEI_WAS_EMPTY),
        ("W1 S1", "palace S2 with red", ONE_PROVINCE),
    ],
)
def test_a_post_may_be_the_second_piece_by_the_same_rule(
    there: str, first: str, why: str | None
) -> None:
    """R8.3, R10i."""
    match = border("RRYY", palaces={1: there})

    say(match, f"0 {first}")

    if why:
        assert refused(match, "0 palace P2 with red yellow") == why
        assert not offered(match, "palace P2")
    else:
        say(match, "0 palace P2 with red yellow")
        assert "P2" in palaces(match, 0).split()


def test_two_posts_in_a_turn_would_need_four_cards() -> None:
    """R8.4."""
    match = border("RRRRYO", palaces={1: "W1 C1 L1"})

    say(match, "0 palace P2 with red yellow")

    assert refused(match, "0 palace P6 with red orange") == THREE_CARDS


def test_an_emissary_stands_on_no_post() -> None:
    """R8.4."""
    match = border("RRYY", palaces={1: "P2"})

    with pytest.raises(Unreadable):
        match.choose(0, match.seq, "emissary P2 with red yellow")
    assert offered(match, "emissary") == {
        "emissary wei with red",
        "emissary wei with yellow yellow",
        "emissary chin with yellow",
        "emissary chin with red red",
    }


def test_a_post_counts_fully_in_both_provinces() -> None:
    """R8.5."""
    match = border("RRR", palaces={1: "P2"})

    assert (limit(match, "wei"), limit(match, "chin")) == (1, 1)
    assert scoring(match, "palaces", "wei") == [0, 1, 0]
    assert scoring(match, "palaces", "chin") == [0, 1, 0]
    say(match, "0 palace W1 with red", "0 palace W2 with red")
    assert province(match, "wei")["palaces"] == [2, 1, 0]
    assert scoring(match, "palaces", "wei") == [3, 2, 0]


@pytest.mark.parametrize(
    ("missing", "full"),
    [("", {"wei", "chin"}), ("W5", {"chin"}), ("C6", {"wei"}), ("W5 C6", set())],
)
def test_a_post_fills_one_province_or_two(missing: str, full: set[str]) -> None:
    """R8.5."""
    there = ["P6", *(f"W{n}" for n in (1, 2, 3, 5, 6)), *(f"C{n}" for n in range(1, 7))]
    match = border("RYY", palaces={1: " ".join(s for s in there if s not in missing.split())})

    say(match, "0 palace P2 with red yellow")

    assert scored(match) == full
    assert score(match) == [
        6 * ("wei" in full) + 6 * ("chin" in full),
        7 * ("wei" in full) + 7 * ("chin" in full),
        0,
    ]


def test_a_post_is_one_palace_of_a_chain() -> None:
    """R8.6."""
    assert scoring(table(map="border", palaces={0: "Y1 P1 Z4"}), "roads") == [0, 0, 0]
    assert scoring(table(map="border", palaces={0: "Y2 Y1 P1 Z4"}), "roads") == [4, 0, 0]


@pytest.mark.parametrize(
    ("there", "points"),
    [
        ({}, [0, 0, 0]),
        ({0: "Y3 Y4", 1: "Q2 Q3", 2: "L2"}, [5, 5, 2]),
        ({0: "K5", 1: "K6", 2: "L2"}, [3, 3, 3]),
        ({0: "K4", 1: "K6"}, [0, 1, 0]),
        ({2: "Y3 Y4 Q2 Q3 L2 K5 K6"}, [0, 0, 7]),
    ],
)
def test_harbours_are_scored_like_one_more_province(
    there: dict[int, str], points: list[int]
) -> None:
    """R8.7."""
    match = closing(map="border", palaces=there)

    assert scoring(match, "harbours") == points
    log = finish(match)
    assert ("Ann scores 5 for harbours." in log) == (points[0] == 5)


def test_a_harbour_is_a_normal_space_in_play() -> None:
    """R8.7."""
    match = border("YYY", palaces={1: "Q1"})

    log = say(match, "0 palace Q2 with yellow", "0 palace Q3 with yellow")

    assert log[1::2] == [f"Ann builds a palace on Q{n} in Qi." for n in (2, 3)]
    assert score(match) == [0, 0, 0]


# Combining.


@pytest.mark.parametrize(
    ("taken", "points"),
    [
        ({0: "G", EMPEROR: "GG"}, [0, 0]),
        ({0: "GG", EMPEROR: "GG"}, [6, 0]),
        ({0: "G", 1: "Y", EMPEROR: "OO"}, [6, 6]),
    ],
)
def test_the_emperor_can_have_most_tiles_and_scores_nothing_for_it(
    taken: dict[Any, str], points: list[int]
) -> None:
    """R9."""
    match = table(2, tiles_taken=taken, influence={"G": 0, "O": 0})

    assert scoring(match, "bonus") == points


def test_fortifications_and_bonus_tiles_go_together() -> None:
    """R9."""
    match = dealt(4, fortifications=True, bonus=True)

    assert len(tiles(match)) == 18
    assert supply(match, 0) == (20, 8, 1)


# Where the sources are silent.


def test_the_emperor_sees_the_tiles_of_a_province_before_his_first_palace_has_a_space() -> None:
    """R10a."""
    match = throne("OYG", **LU_TILES)

    assert refused(match, "0 emperor palace L2 with orange").startswith("The first palace of Lu is")
    log = say(match, "0 emperor claim lu with orange")
    assert log == [
        "The Emperor plays 1 orange card.",
        "Ann has the Emperor build the first palace of Lu: its tiles are shown.",
        "The bonus tile on L2 is green.",
        "The bonus tile on L3 is green.",
    ]
    assert asked(match) == (0, "site")
    assert offered(match) == {f"palace L{n}" for n in range(1, 5)}
    log = say(match, "0 palace L2")

    assert "Ann has the Emperor build on L2 in Lu." in log
    assert "The green bonus tile goes to the Emperor." in log
    assert tiles(match) == {"L3": "G"}
    assert tiles_taken(match, EMPEROR) == "G"
    assert palaces(match, EMPEROR) == "L2"
    assert supply(match, EMPEROR)[0] == 19
    assert asked(match)[0] == 1


def test_by_the_first_rules_the_emperor_names_his_space_before_the_tiles_are_seen() -> None:
    """R10a."""
    match = throne("OYG", rules=1, **LU_TILES)

    log = say(match, "0 emperor palace L2 with orange")

    assert {"The bonus tile on L2 is green.", "The bonus tile on L3 is green."} <= set(log)
    assert "The green bonus tile goes to the Emperor." in log
    assert tiles(match) == {"L3": "G"}
    assert tiles_taken(match, EMPEROR) == "G"


def test_the_emperor_on_another_space_turns_the_tiles_over_and_takes_none() -> None:
    """R10a."""
    match = throne("OYG", **LU_TILES)

    say(match, "0 emperor claim lu with orange", "0 palace L1")

    assert tiles(match) == {"L2": "G", "L3": "G"}
    assert tiles_taken(match, EMPEROR) == ""


BORDER_TILES: dict[str, Any] = {
    "tiles": {"W1": None, "W6": None, "C1": None, "C5": None},
    "tiles_left": "YYYY",
}


@pytest.mark.parametrize(
    ("there", "turned"), [("", "W1 W6 C1 C5"), ("C3", "W1 W6"), ("W2", "C1 C5"), ("C3 W2", "")]
)
def test_a_palace_on_a_post_turns_over_the_tiles_where_it_is_the_first(
    there: str, turned: str
) -> None:
    """R10b."""
    match = border("RYY", palaces={1: there}, **BORDER_TILES)

    empty = [name for name, home in (("wei", "W2"), ("chin", "C3")) if home not in there]
    if empty:
        assert refused(match, "0 palace P2 with red yellow").startswith("The first palace of")
        say(match, f"0 claim {empty[0]} with red yellow")
        assert palaces(match, 0) == "P2"  # these cards pay for no other space
    else:
        say(match, "0 palace P2 with red yellow")

    assert {space for space, color in tiles(match).items() if color} == set(turned.split())
    assert palaces(match, 0) == "P2"


def test_the_cards_of_a_claim_say_which_spaces_may_follow() -> None:
    """R10b."""
    match = border("RYY", **BORDER_TILES)
    say(match, "0 claim wei with red")

    assert offered(match) == {f"palace W{n}" for n in (1, 2, 3, 5, 6)}
    assert refused(match, "0 palace P2") == "The cards you played do not pay for P2."
    assert {space for space, color in tiles(match).items() if color} == {"W1", "W6"}

    joker = border("RYY", **BORDER_TILES)
    say(joker, "0 claim wei with yellow yellow")

    assert offered(joker) == {"palace P2", *(f"palace W{n}" for n in (1, 2, 3, 5, 6))}
    assert {space for space, color in tiles(joker).items() if color} == {"W1", "W6"}
    say(joker, "0 palace P2")
    assert {space for space, color in tiles(joker).items() if color} == {"W1", "W6", "C1", "C5"}


def test_by_the_first_rules_a_claim_is_for_the_other_spaces() -> None:
    """R10b."""
    match = border("RYY", rules=1, **BORDER_TILES)

    say(match, "0 claim wei with red")

    assert offered(match) == {f"palace W{n}" for n in (1, 2, 3, 5, 6)}
    assert refused(match, "0 palace P2").startswith("The post P2 is named at once")


def test_a_post_is_claimed_as_a_second_piece_too() -> None:
    """R10b: the post lies in the province of the first piece, and in one that is to be claimed."""
    match = border("YRY", palaces={1: "C1"}, **BORDER_TILES)

    say(match, "0 palace C2 with yellow")

    assert offered(match, "claim") == {"claim wei with red yellow"}
    say(match, "0 claim wei with red yellow")
    assert palaces(match, 0) == "C2 P2"


def test_after_a_post_a_province_is_not_claimed_any_more() -> None:
    """R10b."""
    match = border("RYY", palaces={1: "P2"}, **BORDER_TILES)

    assert refused(match, "0 claim wei with red") == (
        "Wei has a palace already: name the space at once."
    )
    say(match, "0 palace W2 with red")


def test_the_first_palace_beside_a_fortification_is_claimed() -> None:
    """R10c."""
    match = table(hands={0: "OOO"}, forts="L1", **LU_TILES)

    assert not offered(match, "palace L")
    say(match, "0 claim lu with orange", "0 palace L1")

    assert tiles(match) == {"L2": "G", "L3": "G"}


def test_a_palace_and_its_fortification_may_come_in_one_turn_with_a_claim() -> None:
    """R10c."""
    match = table(hands={0: "OOO"}, forts="L1", **LU_TILES)

    say(match, "0 fort L2 with orange")
    assert refused(match, "0 palace L2 with orange").startswith("The first palace of Lu is claimed")
    say(match, "0 claim lu with orange", "0 palace L2")

    assert tiles_taken(match, 0) == "G"
    assert asked(match) == (0, "draw")


def test_the_second_province_of_a_special_card_is_claimed_too() -> None:
    """R10c."""
    match = duel("ORG", palaces={1: "W1"}, **LU_TILES)

    say(match, "0 special two-provinces", "0 palace W2 with red")
    assert refused(match, "0 palace L2 with orange").startswith("The first palace of Lu is claimed")
    say(match, "0 claim lu with orange", "0 palace L2")

    assert palaces(match, 0) == "L2 W2"
    assert tiles_taken(match, 0) == "G"
    assert asked(match) == (0, "keep")


def test_a_palace_without_cards_needs_a_claim() -> None:
    """R10c."""
    match = table(hands={0: "OOO"}, palaces={1: "L4"}, tiles={"L2": "G", "L3": "G"})

    assert refused(match, "0 palace L2") == "Say which cards you pay with."


def test_after_two_provinces_the_second_piece_may_lie_in_another() -> None:
    """R10d."""
    for second in ("palace W3 with red", "emissary wei with red", "palace S1 with red"):
        match = duel("RRG", palaces={1: "W1"})
        say(match, "0 special two-provinces", "0 palace W2 with red", f"0 {second}")
        assert asked(match)[1] != "place"
    empty = duel("RRG")
    say(empty, "0 special two-provinces", "0 palace W2 with red")
    assert refused(empty, "0 palace W3 with red") == (
        "Wei was empty when your turn began: only one piece this turn."
    )


def test_by_the_first_rules_the_second_piece_after_two_provinces_lies_in_another() -> None:
    """R10d."""
    match = duel("RRG", palaces={1: "W1"}, rules=1)

    say(match, "0 special two-provinces", "0 palace W2 with red")

    assert refused(match, "0 palace W3 with red") == ANOTHER_PROVINCE
    assert refused(match, "0 emissary wei with red") == ANOTHER_PROVINCE
    say(match, "0 palace S1 with red")


def test_after_two_provinces_one_piece_is_enough() -> None:
    """R10d."""
    match = duel("RRG", palaces={1: "W1"})

    say(match, "0 special two-provinces", "0 palace W2 with red", "0 done")

    assert asked(match) == (0, "draw")


def test_special_cards_are_played_when_they_can_change_something() -> None:
    """R10e."""
    match = duel("RRG", palaces={1: "W1"})

    say(match, "0 palace W2 with red", "0 special exchange green yellow")
    assert hand(match, 0) == "RY"
    assert refused(match, "0 special emperor-first") == (
        "That special card is played before the first piece of a turn."
    )
    say(match, "0 special two-provinces", "0 palace C1 with yellow", "0 keep red")

    assert palaces(match, 0) == "C1 W2"
    assert specials(match, 0) == ["emperor-first"]


def test_cards_are_exchanged_by_the_special_card_while_drawing_and_before_the_emperor() -> None:
    """R10e."""
    match = duel("RRG", palaces={1: "W1"})
    say(match, "0 palace W2 with red", "0 done")
    assert asked(match) == (0, "draw")
    say(match, "0 special exchange green purple")

    assert hand(match, 0) == "RP"
    assert asked(match) == (0, "draw")
    late = throne("OYG", display="GYOP", palaces={1: "W1"})
    say(late, "0 special exchange red yellow")
    assert hand(late, 0) == "RRY"
    assert asked(late) == (0, "emperor")


def test_by_the_first_rules_special_cards_come_before_the_first_piece() -> None:
    """R10e."""
    match = duel("RRG", palaces={1: "W1"}, rules=1)

    say(match, "0 palace W2 with red")

    for move in ("emperor-first", "two-provinces", "exchange red yellow"):
        assert refused(match, f"0 special {move}") == (
            "That special card is played before the first piece of a turn."
        )


def test_a_special_card_may_come_before_an_exchange() -> None:
    """R10e."""
    match = duel("RRG", display="GYOP")

    say(match, "0 special exchange red purple", "0 exchange red", "0 draw green")

    assert hand(match, 0) == "GGP"
    assert refused(match, "0 special two-provinces") == "First move the Emperor."


def test_three_cards_are_the_most_with_a_special_card_too() -> None:
    """R10f."""
    match = duel("GGYYO", palaces={1: "W1"})

    say(match, "0 special two-provinces", "0 palace W2 with green green")

    assert refused(match, "0 palace L1 with yellow yellow") == THREE_CARDS
    say(match, "0 palace L1 with orange")


def test_who_passes_fills_the_hand_from_what_there_is() -> None:
    """R10g."""
    match = table(hands={0: "", 1: "RRR"}, display="GYO", pile="", exhaustions=2)

    assert offered(match) == {"done"}
    say(match, "0 done")
    assert offered(match) == {"draw green", "draw yellow", "draw orange"}
    say(match, "0 draw green", "0 draw yellow")

    assert hand(match, 0) == "GYO"
    assert asked(match) == (1, "place")


def test_a_pass_is_refused_while_an_exchange_is_possible() -> None:
    """R10g."""
    poor = table(hands={0: "RGY"}, supply={0: NOTHING}, display="G", pile="", exhaustions=2)

    assert refused(poor, "0 done") == "Whoever places nothing must exchange a card."
    assert offered(poor) == {"exchange red", "exchange green", "exchange yellow"}


def test_a_pass_is_possible_whenever_no_exchange_is() -> None:
    """R10g."""
    match = table(hands={0: "RGY"}, palaces={1: "W1"}, display="", pile="", exhaustions=2)

    assert {"done", "palace W2 with red"} <= offered(match)


def test_an_exchange_takes_one_card_even_into_a_short_hand() -> None:
    """R10g."""
    match = table(hands={0: "RG", 1: "RRR"}, display="GYO", pile="", exhaustions=2)

    say(match, "0 exchange red", "0 draw yellow")

    assert hand(match, 0) == "GY"
    assert asked(match) == (1, "place")


@pytest.mark.parametrize(
    ("emperor", "over"), [({"palace": 1}, False), ({"emissary": 1}, False), ({}, True)]
)
def test_while_the_emperor_can_place_the_game_goes_on(emperor: dict[str, int], over: bool) -> None:
    """R10h."""
    left = {0: NOTHING | {"palace": 1}, 1: NOTHING, EMPEROR: NOTHING | emperor}
    match = duel("RRG", supply=left)

    say(match, "0 palace W1 with red")

    assert match.over == over
    assert ended(match) == ("pieces" if over else None)


def test_the_emperors_last_piece_may_end_the_game() -> None:
    """R10h."""
    left = {0: NOTHING, 1: NOTHING, EMPEROR: NOTHING | {"palace": 1}}
    match = throne("GYO", palaces={1: "H1"}, supply=left)

    log = say(match, "0 emperor palace H2 with green")

    assert "The game ends: no piece can be placed any more." in log
    assert ended(match) == "pieces"


@pytest.mark.parametrize(
    ("mine", "forts", "points", "lengths"),
    [
        ("H2-H6 K1-K3", "", 8, [8]),
        ("H2-H5 L1 L3 L4 K7", "K7", 12, [6]),
        ("H2-H5 L1 L3 L4 K7", "H2", 12, [6]),
    ],
)
def test_of_equally_good_sets_the_one_with_fewer_chains_is_told(
    mine: str, forts: str, points: int, lengths: list[int]
) -> None:
    """R10j."""
    match = table(4, palaces={0: mine}, forts=forts)

    assert scoring(match, "roads") == [points, 0, 0, 0]
    assert lengths_of(match) == lengths


def test_a_map_with_posts_or_harbours_is_not_for_two_nor_for_fortifications() -> None:
    """R10k."""
    document = chart("34") | {"id": "mine", "players": [2, 3, 4]}
    harbour = next(space for space in document["spaces"] if space["id"] == "Y3")
    harbour["kind"] = "harbour"
    mine = agree(document)

    assert dealt(3, map=mine, bonus=True).view(-1)["map"] == "mine"
    with pytest.raises(Forbidden, match="not for two players"):
        dealt(2, map=mine)
    with pytest.raises(Forbidden, match="without fortifications"):
        dealt(3, map=mine, fortifications=True)


def test_provinces_scored_only_at_the_end_get_no_disc() -> None:
    """R10l."""
    match = closing(palaces={0: "W1 W2", 1: "L1-L4"}, scored="lu", score={1: 4})

    finish(match)

    assert scored(match) == {"lu"}
    assert totals(match) == [2, 4, 0]


def test_a_map_of_ones_own_has_its_limits() -> None:
    """R10m."""
    document = chart("34") | {"id": "mine"}
    for number in range(14):
        document["spaces"].append(document["spaces"][0] | {"id": f"X{number}"})
        document["roads"].append({"id": f"x{number}", "a": "C1", "b": f"X{number}"})
    with pytest.raises(Malformed, match="64"):
        dealt(3, map=agree(document))


# What is not asked.


def test_where_there_is_only_one_source_the_draw_is_not_asked() -> None:
    one = table(hands={0: "RR"}, palaces={1: "W1"}, display="GG", pile="", exhaustions=2)
    say(one, "0 palace W2 with red", "0 palace W3 with red")
    assert hand(one, 0) == "GG"
    assert asked(one) == (1, "place")

    pile_only = table(hands={0: "RRG"}, palaces={1: "W1"}, display="", pile="PPPPPPPP")
    say(pile_only, "0 palace W2 with red", "0 done")
    assert (hand(pile_only, 0), display(pile_only)) == ("RGP", "PPPP")


def test_the_question_to_place_is_asked_even_if_only_done_is_possible() -> None:
    match = table(hands={0: "R", 1: "RRR"}, palaces={1: "W1"})

    say(match, "0 palace W2 with red")

    assert asked(match) == (0, "place")
    assert offered(match) == {"done"}
    assert hand_sizes(match) == [0, 3, 0]
