"""Disputed cases, each with the ruling that decides it.

The rulings are in docs/rules/babel.md. Some are shown by the rulebook's own tests as well.
"""

from typing import Any

import pytest

from games.babel.boards import dealt, table, towers
from games.babel.script import (
    asked,
    column,
    discard,
    ended,
    facts,
    hand,
    hand_sizes,
    heights,
    known_pile,
    offered,
    opening,
    pawns,
    refused,
    row,
    say,
    temple,
)
from ziggurat.core.errors import CannotUndo, Unreadable
from ziggurat.core.match import Match
from ziggurat.games.babel.data import MOST_TURNS, NATIONS
from ziggurat.games.babel.draw import LETTER, STYLE
from ziggurat.games.babel.records import State

KEEP = "Your start temple must be built this turn: keep what you need for it."
IDLE = {"idle_powers": True}

# Set-up and the first turn.


def build_and_end(match: Match[State]) -> None:
    """Build what is reserved as fast as possible, and do nothing else."""
    wanted = ("build start", "end", "deploy", "move")
    offers = match.offers(match.asked)
    move = next(offer for word in wanted for offer in offers if offer.startswith(word))
    match.choose(match.asked, match.seq, move)


def test_without_destruction_the_22nd_turn_finds_one_temple_card_and_is_the_last() -> None:
    """R00."""
    match = dealt()
    pile = {0: 43}
    while not match.over:
        build_and_end(match)
        pile[int(match.state.turns)] = match.view(-1)["temple_pile"]

    assert (pile[20], pile[21], pile[22]) == (3, 1, 0)
    assert match.state.turns == 22
    assert ended(match) == "pile"
    assert [len(row(match, seat)) for seat in (0, 1)] == [22, 21]


def test_the_reserved_level_need_not_be_the_first_building() -> None:
    """R01."""
    match = table(
        hands={0: "HM"},
        pawns={0: "assyrians"},
        columns={0: {"assyrians": "A"}},
        rows={0: "1"},
        start_temple={0: True},
    )

    say(match, "0 build mine", "0 move hittites", "0 deploy medes", "0 build start")

    assert heights(match) == [2, 0]
    assert offered(match) == {"end"}


def test_the_reserved_level_needs_an_own_empty_site_with_a_card() -> None:
    """R01."""
    match = table(
        hands={0: "AHHM"},
        pawns={0: "assyrians"},
        columns={0: {"assyrians": "A"}},
        temples={0: {"assyrians": "1"}},
        start_temple={0: True},
    )

    why = refused(match, "0 build start")
    assert why == "Level 1 does not fit here: level 2 is needed."
    say(match, "0 move hittites")
    why = refused(match, "0 build start")
    assert why == "Level 1 needs 1 of your cards here, and there are 0."
    quarry = table(hands={0: "AH"}, start_temple={0: True})
    assert refused(quarry, "0 build start").startswith("Your pawn is still in the quarry")


def test_the_reserved_level_is_then_a_temple_card_like_any_other() -> None:
    """R01."""
    match = table(
        hands={0: "H"},
        pawns={0: "medes", 1: "medes"},
        columns={0: {"medes": "M"}, 1: {"medes": "HHHAAA"}},
        start_temple={0: True},
        temple_pile="6655",
    )

    say(match, "0 build start", "0 end", "1 power hittites")
    assert (temple(match, 0, "medes"), temple(match, 1, "medes")) == ("", "1")
    match.undo(1, match.seq)
    say(match, "1 power assyrians")
    assert known_pile(match) == "155"


def test_a_move_may_not_put_the_reserved_level_out_of_reach() -> None:
    """R02."""
    match = table(hands={0: "AH"}, start_temple={0: True})

    say(match, "0 move assyrians")

    assert refused(match, "0 move hittites") == KEEP
    assert offered(match) == {"deploy hittites"}


def test_a_move_to_a_manned_site_keeps_it_in_reach() -> None:
    """R02."""
    match = table(hands={0: "H"}, columns={0: {"hittites": "A"}}, start_temple={0: True})

    assert offered(match) == {"move hittites"}


def test_a_deployment_may_not_put_the_reserved_level_out_of_reach() -> None:
    """R02."""
    match = table(
        hands={0: "HM"},
        pawns={0: "assyrians"},
        temples={0: {"assyrians": "1"}},
        start_temple={0: True},
    )

    assert refused(match, "0 deploy hittites") == KEEP
    assert offered(match) == {"move hittites", "move medes"}


def test_a_building_may_not_put_the_reserved_level_out_of_reach() -> None:
    """R02."""
    match = table(
        pawns={0: "assyrians"},
        columns={0: {"assyrians": "H"}},
        rows={0: "1", 1: "1"},
        start_temple={0: True},
    )

    assert refused(match, "0 build mine") == KEEP
    assert refused(match, "0 build theirs") == KEEP
    assert offered(match) == {"build start"}


def test_a_migration_may_not_put_the_reserved_level_out_of_reach() -> None:
    """R02."""
    match = table(pawns={0: "assyrians"}, columns={0: {"assyrians": "HHH"}}, start_temple={0: True})

    assert refused(match, "0 migrate assyrians medes") == KEEP
    assert offered(match) == {"build start"}


def test_a_migration_that_leaves_a_card_there_or_in_hand_keeps_it_in_reach() -> None:
    """R02."""
    four = table(pawns={0: "assyrians"}, columns={0: {"assyrians": "AHHH"}}, start_temple={0: True})
    held = table(
        hands={0: "S"},
        pawns={0: "assyrians"},
        columns={0: {"assyrians": "HHH"}},
        start_temple={0: True},
    )

    assert len(offered(four, "migrate")) == len(offered(held, "migrate")) == 4


@pytest.mark.parametrize(
    ("cards", "move"), [("HHH", "power hittites"), ("PPP", "power persians mine")]
)
def test_a_power_that_raises_the_temple_may_not_put_it_out_of_reach(cards: str, move: str) -> None:
    """R02."""
    match = table(
        hands={1: "AH"},
        pawns={0: "assyrians"},
        columns={0: {"assyrians": cards}},
        temples={1: {"assyrians": "2"}},
        rows={0: "2"},
        start_temple={0: True},
    )
    away = table(
        hands={0: "MS"},
        pawns={0: "assyrians"},
        columns={0: {"assyrians": cards}},
        temples={1: {"assyrians": "2"}},
        rows={0: "2"},
        start_temple={0: True},
    )

    assert refused(match, f"0 {move}") == KEEP
    nation = move.split()[1]
    assert offered(match) == {f"halve {nation}", "build start"}
    assert move in offered(away)


def test_the_other_powers_never_put_the_reserved_level_out_of_reach() -> None:
    """R02."""
    match = table(
        hands={1: "AH"},
        pawns={0: "assyrians"},
        columns={0: {"assyrians": "AAAMMMSSS"}, 1: {"assyrians": "P"}},
        temples={1: {"assyrians": "2"}},
        start_temple={0: True},
    )

    assert offered(match, "power", "halve") == {
        "power assyrians",
        "power medes persians",
        "power sumerians",
        *("halve assyrians", "halve medes", "halve sumerians"),
    }


def test_a_reserved_level_that_is_out_of_reach_is_still_to_be_built_later() -> None:
    """R02: never seen in a real game."""
    match = table(
        hands={0: "M"}, start_temple={0: True}, nation_pile="AAAHHHAHH", temple_pile="123456"
    )

    assert offered(match) == {"move medes", "end"}
    say(match, "0 end", "1 end")

    assert facts(match)["start_temple"] == {"0": True, "1": False}
    refused(match, "0 end")


def test_every_deal_leaves_enough_for_the_reserved_level() -> None:
    """R02: the worst that can happen to the second player is a hand halved three times."""
    match = table(
        hands={0: "", 1: "AAAAA"},
        pawns={0: "medes"},
        columns={0: {"medes": "PPPPP"}},
        start_temple={1: True},
        nation_pile="AAA",
    )
    for halved in (2, 1, 1):
        say(match, "0 halve persians", *["1 discard assyrians"] * halved)
    say(match, "0 end")

    assert hand(match, 1) == "AAAA"
    assert offered(match) == {"move assyrians"}


def test_a_pawn_in_the_quarry_can_only_leave_it() -> None:
    """R03."""
    match = table(hands={0: "AH", 1: "AH"}, columns={0: {"medes": "AAA"}}, rows={0: "1"}, turns=2)
    quarry = "Your pawn is still in the quarry: move it to a site first."

    for move in ("deploy hittites", "build mine", "power assyrians", "halve assyrians"):
        assert refused(match, f"0 {move}") == quarry
    assert offered(match) == {
        *("move assyrians", "move hittites", "end"),
        *(f"migrate medes {site}" for site in NATIONS if site != "medes"),
    }


def test_a_pawn_never_returns_to_the_quarry() -> None:
    """R03."""
    match = table(hands={0: "A"})

    with pytest.raises(Unreadable):
        match.choose(0, 0, "move quarry")


def test_a_move_to_where_the_pawn_stands_is_none() -> None:
    """R04."""
    match = table(hands={0: "MM"}, pawns={0: "medes"})

    assert refused(match, "0 move medes") == "Your pawn is already at the Medes."


def test_a_pawn_stays_where_it_is_between_turns_and_moves_as_often_as_one_pays() -> None:
    """R04."""
    match = table(hands={0: "AHMPS"}, turns=2)

    say(match, *(f"0 move {site}" for site in NATIONS), "0 end", "1 end")

    assert pawns(match) == ["sumerians", "quarry"]


def test_a_turn_may_be_passed_and_hands_have_no_limit() -> None:
    """R05."""
    match = table(hands={0: "AAAAAAAAAA"}, nation_pile="HHHHHHHHH", temple_pile="1111111")

    say(match, "0 end", "1 end", "0 end")

    assert hand_sizes(match) == [13, 6]
    assert asked(match) == (1, "action")


def test_both_players_may_be_dealt_five_cards() -> None:
    """R06."""
    match = dealt(deal="5-5")

    assert opening(match) == [
        "Ann draws 5 cards.",
        "Bob draws 5 cards.",
        "It is the turn of Ann.",
        "Ann draws 3 cards.",
    ]
    assert hand_sizes(match) == [8, 5]
    assert hand_sizes(dealt(deal="3-5")) == [6, 5]


# Columns, deployment, building, migration.


@pytest.mark.parametrize("nation", NATIONS)
def test_any_nation_is_deployed_at_any_site_at_the_end_of_the_column(nation: str) -> None:
    """R07a."""
    letter = nation[0].upper()
    match = table(
        hands={0: letter}, pawns={0: "medes"}, columns={0: {"medes": "AH"}, 1: {"medes": "S"}}
    )

    say(match, f"0 deploy {nation}")

    assert column(match, 0, "medes") == f"AH{letter}"
    assert column(match, 1, "medes") == "S"


def test_a_migration_has_nothing_to_do_with_the_pawn_and_may_complete_a_run() -> None:
    """R07."""
    match = table(
        hands={1: "HH"},
        pawns={0: "persians"},
        columns={0: {"medes": "AHSS", "persians": "HH"}, 1: {"sumerians": "MMM"}},
    )

    say(match, "0 migrate medes persians")
    assert column(match, 0, "persians") == "HHHSS"
    assert "halve hittites" in offered(match)


def test_only_own_cards_migrate_and_only_from_where_three_are() -> None:
    """R07."""
    match = table(
        pawns={0: "medes"}, columns={0: {"medes": "AHM", "hittites": "PP"}, 1: {"persians": "AHM"}}
    )

    assert {move.split()[1] for move in offered(match, "migrate")} == {"medes"}


def test_a_migration_flag_belongs_to_the_turn() -> None:
    """R07."""
    match = table(columns={0: {"medes": "AHM"}, 1: {"medes": "AHM"}}, turns=2, temple_pile="123456")

    say(match, "0 migrate medes persians", "0 end")

    assert len(offered(match, "migrate")) == 4


def test_taking_an_open_card_opens_the_next() -> None:
    """R07b."""
    match = table(pawns={0: "medes"}, columns={0: {"medes": "AHM"}}, rows={1: "321"})

    say(match, *["0 build theirs"] * 3)

    assert (temple(match, 0, "medes"), row(match, 1)) == ("123", "")


def test_a_level_below_the_top_is_never_filled_in() -> None:
    """R07b."""
    match = table(
        pawns={0: "medes"},
        columns={0: {"medes": "AHMPS"}},
        temples={0: {"medes": "14"}},
        rows={0: "2", 1: "5"},
    )

    assert offered(match, "build") == {"build theirs"}


def test_a_column_closes_up_where_an_inner_card_is_taken_out() -> None:
    """R14."""
    match = table(pawns={0: "medes"}, columns={0: {"medes": "MMM"}, 1: {"medes": "AAPA"}})

    say(match, "0 power medes persians")

    assert column(match, 1, "medes") == "AAA"
    runs = match.view(0)["sites"][2]["runs"][1]
    assert runs == [{"nation": "assyrians", "start": 0, "length": 3}]


def test_a_column_closes_up_where_sumerians_were_won_from() -> None:
    """R14."""
    match = table(pawns={0: "medes"}, columns={0: {"medes": "SSS"}, 1: {"medes": "HPHPHP"}})

    say(match, "0 power sumerians")

    assert column(match, 1, "medes") == "HHH"


def test_a_temple_is_worth_its_top_level_whatever_is_missing_below() -> None:
    """R13."""
    match = table(
        pawns={0: "medes"},
        columns={0: {"medes": "HHHHHH"}},
        temples={0: {"hittites": "25"}, 1: {"medes": "14", "persians": "6"}},
    )

    assert heights(match) == [5, 10]
    say(match, "0 power hittites")
    assert heights(match) == [9, 7]
    assert temple(match, 1, "medes") == "1"


# Powers.


def test_the_run_that_pays_is_named_if_it_is_not_the_first() -> None:
    """R08."""
    run: dict[str, Any] = {"pawns": {0: "medes"}, "columns": {0: {"medes": "AAAHAAA"}}}
    first = table(temples={1: {"medes": "1"}}, **run)
    second = table(temples={1: {"medes": "1"}}, **run)

    assert offered(first, "power") == {"power assyrians", "power assyrians @4"}
    say(first, "0 power assyrians")
    say(second, "0 power assyrians @4")

    assert column(first, 0, "medes") == "AAHAAA"
    assert column(second, 0, "medes") == "AAAHAA"


def test_halving_names_its_run_likewise() -> None:
    """R08."""
    match = table(hands={1: "HHHH"}, pawns={0: "medes"}, columns={0: {"medes": "PAAAHHAAAA"}})

    assert offered(match, "halve") == {"halve assyrians", "halve assyrians @6"}
    say(match, "0 halve assyrians @6", *["1 discard hittites"] * 2)
    assert column(match, 0, "medes") == "PAAAHHAAA"
    say(match, "0 halve assyrians", "1 discard hittites")
    assert column(match, 0, "medes") == "PAAHHAAA"
    assert offered(match, "halve") == set()


def test_a_second_run_becomes_the_first_when_the_first_is_spent() -> None:
    """R08."""
    match = table(hands={1: "HHHHHHHH"}, pawns={0: "medes"}, columns={0: {"medes": "AAAHAAA"}})

    say(match, "0 halve assyrians", *["1 discard hittites"] * 4)

    assert offered(match, "halve") == {"halve assyrians"}
    why = refused(match, "0 halve assyrians @4")
    assert why == "No other run of Assyrians begins there."


@pytest.mark.parametrize("name", ["@4", "@5", "@57"])
def test_no_run_is_named_that_is_the_first_or_none(name: str) -> None:
    """R08."""
    match = table(hands={1: "HH"}, pawns={0: "medes"}, columns={0: {"medes": "HMHMAAA"}})

    assert refused(match, f"0 halve assyrians {name}") == "No other run of Assyrians begins there."


def test_a_long_run_is_one_run() -> None:
    """R08."""
    match = table(hands={1: "H" * 9}, pawns={0: "medes"}, columns={0: {"medes": "AAAAA"}})

    for _ in range(3):
        assert offered(match, "halve") == {"halve assyrians"}
        say(match, "0 halve assyrians")
        while match.asked == 1:
            say(match, "1 discard hittites")
    assert column(match, 0, "medes") == "AA"
    assert hand(match, 1) == "HH"


NOTHING_THERE: dict[str, Any] = {
    "hands": {0: "H", 1: "H"},
    "pawns": {0: "medes"},
    "columns": {0: {"medes": "AAAMMMSSS"}},
    "temples": {1: {"persians": "3"}},
    "turns": 2,
}


@pytest.mark.parametrize(
    ("move", "why"),
    [
        ("power assyrians", "Your opponent has no temple here."),
        ("power medes persians", "Your opponent has no Persians here."),
        ("power sumerians", "Your opponent has no card here."),
        ("halve medes", "Your opponent has too few cards to lose half of them."),
    ],
)
def test_a_power_must_have_an_effect_unless_idle_powers_are_allowed(move: str, why: str) -> None:
    """R09."""
    match, idle = table(**NOTHING_THERE), table(options=IDLE, **NOTHING_THERE)

    assert refused(match, f"0 {move}") == why
    say(idle, f"0 {move}")

    assert hand_sizes(idle) == [1, 1]
    assert heights(idle) == [0, 3]
    assert len(discard(idle)) == 1
    assert len(column(idle, 0, "medes")) == 8
    assert asked(idle) == (0, "action")


def test_an_idle_halving_asks_nothing() -> None:
    """R09."""
    match = table(options=IDLE, hands={1: "H"}, pawns={0: "medes"}, columns={0: {"medes": "AAA"}})

    log = say(match, "0 halve assyrians")

    assert log[-1] == "Bob must give up 0 cards."
    assert (asked(match), hand(match, 1)) == ((0, "action"), "H")


def test_idle_powers_lift_no_condition_of_stealing_and_skipping() -> None:
    """R09."""
    match = table(
        options=IDLE,
        hands={1: "H"},
        pawns={0: "medes"},
        columns={0: {"medes": "HHHPPP"}},
        rows={0: "3"},
    )

    assert offered(match, "power") == set()
    assert offered(match, "halve") == {"halve hittites", "halve persians"}


def test_a_destroyed_temple_with_holes_lies_in_order_on_the_pile() -> None:
    """R10."""
    match = table(pawns={0: "medes"}, columns={0: {"medes": "AAA"}}, temples={1: {"medes": "25"}})

    say(match, "0 power assyrians")

    assert known_pile(match) == "25"
    assert match.view(1)["temple_pile"] == 45


def test_a_temple_destroyed_later_lies_on_top_and_its_destroyer_reveals_it() -> None:
    """R10."""
    match = table(
        hands={0: "H"},
        pawns={0: "medes"},
        columns={0: {"medes": "AAA", "hittites": "AAA"}},
        temples={1: {"medes": "123", "hittites": "14"}},
        temple_pile="6655",
    )

    say(match, "0 power assyrians", "0 move hittites", "0 power assyrians")
    assert known_pile(match) == "141236655"
    say(match, "0 end")

    assert row(match, 0) == "41"
    assert known_pile(match) == "1236655"
    assert match.view(1)["next_temples"] == [1, 2, 3, 6, 6, 5, 5]


def test_only_the_top_level_can_be_stolen() -> None:
    """R11."""
    match = table(pawns={0: "medes"}, columns={0: {"medes": "HHH"}}, temples={1: {"medes": "25"}})

    why = refused(match, "0 power hittites")

    assert why == "Level 5 needs 5 of your cards here, and there are 3."


def test_stolen_levels_follow_each_other() -> None:
    """R11."""
    match = table(
        pawns={0: "medes"},
        columns={0: {"medes": "HHHHH"}},
        temples={0: {"medes": "1"}, 1: {"medes": "1235"}},
    )

    say(match, "0 power hittites")

    assert (temple(match, 0, "medes"), temple(match, 1, "medes")) == ("15", "123")
    assert refused(match, "0 power hittites") == "Level 3 is not higher than your own temple."


def test_sumerians_that_were_won_over_feed_the_next_use() -> None:
    """R12."""
    match = table(pawns={0: "medes"}, columns={0: {"medes": "SSS"}, 1: {"medes": "ASS"}})

    say(match, "0 power sumerians")
    assert column(match, 0, "medes") == "SSSS"
    say(match, "0 power sumerians")

    assert column(match, 0, "medes") == "SSSA"
    assert refused(match, "0 power sumerians") == "Your opponent has no card here."


def test_medes_spare_their_own_side_and_other_sites() -> None:
    """R12b."""
    match = table(
        pawns={0: "medes"},
        columns={0: {"medes": "MMMM"}, 1: {"medes": "MAM", "persians": "M"}},
    )

    say(match, "0 power medes medes")

    assert column(match, 0, "medes") == "MMM"
    assert (column(match, 1, "medes"), column(match, 1, "persians")) == ("A", "M")
    assert discard(match) == "MMM"


def test_two_skips_follow_each_other_if_each_has_its_cards() -> None:
    """R15."""
    match = table(pawns={0: "medes"}, columns={0: {"medes": "PPPPA"}}, rows={0: "642"})

    say(match, "0 power persians mine", "0 power persians mine")

    assert temple(match, 0, "medes") == "24"
    assert column(match, 0, "medes") == "PPA"


def test_a_second_skip_fails_for_the_card_the_first_one_took() -> None:
    """R15."""
    match = table(pawns={0: "medes"}, columns={0: {"medes": "PPPP"}}, rows={0: "42"})

    say(match, "0 power persians mine")

    why = refused(match, "0 power persians mine")
    assert why == "Level 4 needs 4 of your cards here, and there are 3."


@pytest.mark.parametrize(
    ("mine", "level", "why"),
    [
        ("1", "2", "Level 2 does not fit here: level 3 is needed."),
        ("1", "4", "Level 4 does not fit here: level 3 is needed."),
        ("5", "6", "There is no level above that."),
    ],
)
def test_exactly_one_level_is_skipped(mine: str, level: str, why: str) -> None:
    """R15."""
    match = table(
        pawns={0: "medes"},
        columns={0: {"medes": "PPPPPPP"}},
        temples={0: {"medes": mine}},
        rows={0: level},
    )

    assert refused(match, "0 power persians mine") == why


@pytest.mark.parametrize(("cards", "lost"), [(7, 3), (6, 3), (5, 2), (4, 2), (3, 1), (2, 1)])
def test_halving_rounds_in_favor_of_the_victim(cards: int, lost: int) -> None:
    """R16."""
    match = table(hands={1: "A" * cards}, pawns={0: "medes"}, columns={0: {"medes": "PPP"}})

    say(match, "0 halve persians")
    assert facts(match)["hand_sizes"] == {"0": 0, "1": cards}
    for _ in range(lost):
        assert asked(match) == (1, "discard")
        say(match, "1 discard assyrians")

    assert asked(match) == (0, "action")
    assert hand_sizes(match) == [0, cards - lost]
    assert discard(match) == "A" * lost + "P"


def test_the_victim_is_asked_even_if_all_his_cards_are_alike() -> None:
    """R16: nobody learns from silence."""
    match = table(hands={1: "AA"}, pawns={0: "medes"}, columns={0: {"medes": "PPP"}})

    say(match, "0 halve persians")

    assert offered(match) == {"discard assyrians"}
    assert refused(match, "1 end") == "First give up 1 card."


# The end of a turn, and what everybody knows.


def test_equal_levels_are_revealed_side_by_side() -> None:
    """R17."""
    match = table(temple_pile="331")

    say(match, "0 end")

    assert row(match, 0) == "33"


def test_the_last_odd_card_is_revealed_alone_and_ends_the_game() -> None:
    """R17."""
    match = table(temple_pile="421", hands={0: "A", 1: "A"}, nation_pile="HHHHHH")

    say(match, "0 end")
    assert not match.over
    log = say(match, "1 end")

    assert log == [
        "Bob ends the turn.",
        "Bob reveals level 1.",
        "The game ends: the temple pile is empty.",
    ]
    assert (row(match, 0), row(match, 1)) == ("42", "1")
    assert hand_sizes(match) == [1, 4]
    assert match.winners == [1]


def test_a_destruction_refills_the_pile_and_the_game_goes_on() -> None:
    """R17."""
    match = table(
        pawns={0: "medes"},
        columns={0: {"medes": "AAA"}},
        temples={1: {"medes": "1"}},
        temple_pile="65",
    )

    say(match, "0 power assyrians", "0 end")

    assert row(match, 0) == "61"
    assert known_pile(match) == "5"
    assert asked(match) == (1, "action")


def test_an_empty_pile_reveals_nothing_and_ends_the_game() -> None:
    """R17: no real game comes to this."""
    match = table(temple_pile="")

    log = say(match, "0 end")

    assert log == ["Ann ends the turn.", "The game ends: the temple pile is empty."]


def test_a_theft_is_judged_when_both_sides_have_changed() -> None:
    """R18: in between it would have been fifteen against twelve."""
    match = table(
        pawns={0: "assyrians"},
        columns={0: {"assyrians": "HHH"}},
        temples={0: towers(12), 1: towers(9) | {"assyrians": "3"}},
    )

    say(match, "0 power hittites")

    assert heights(match) == [15, 9]
    assert (ended(match), match.winners) == ("lead", [0])
    assert facts(match)["end_mode"] is False


def test_a_jump_to_twenty_against_ten_enters_the_end_mode_and_ends_it_at_once() -> None:
    """R18."""
    match = table(
        pawns={0: "assyrians"},
        columns={0: {"assyrians": "HHHAAM"}},
        temples={0: towers(14), 1: towers(5) | {"assyrians": "56"}},
    )

    log = say(match, "0 power hittites")

    assert heights(match) == [20, 10]
    assert log[-2].startswith("Ann reaches fifteen")
    assert (ended(match), match.winners) == ("twenty", [0])


def test_the_game_stops_at_once_and_nothing_is_revealed() -> None:
    """R18."""
    match = table(
        hands={0: "A", 1: "A"},
        pawns={0: "assyrians"},
        columns={0: {"assyrians": "H"}},
        temples={0: towers(14)},
        rows={0: "1"},
        temple_pile="65",
    )

    say(match, "0 build mine")

    assert match.over
    assert (row(match, 0), known_pile(match)) == ("", "65")
    assert hand_sizes(match) == [1, 1]


def test_the_end_mode_stays_when_the_leader_falls_below_fifteen() -> None:
    """R19."""
    match = table(
        hands={1: "A"},
        pawns={0: "sumerians", 1: "persians"},
        columns={0: {"sumerians": "AAA"}, 1: {"persians": "AAA"}},
        temples={0: towers(12), 1: towers(15) | {"assyrians": "1"}},
        end_mode=True,
        temple_pile="666666",
    )

    say(match, "0 power assyrians")
    assert heights(match) == [12, 10]
    assert (match.over, facts(match)["end_mode"]) == (False, True)
    say(match, "0 end", "1 power assyrians")

    assert heights(match) == [6, 10]
    assert (ended(match), match.winners) == ("nine", [1])


def test_without_the_end_mode_nine_points_end_nothing() -> None:
    """R19."""
    match = table(
        pawns={0: "sumerians"},
        columns={0: {"sumerians": "AAA"}},
        temples={0: towers(12), 1: towers(14)},
    )

    say(match, "0 power assyrians")

    assert (heights(match), match.over) == ([12, 8], False)


def test_the_higher_sum_wins_even_against_a_larger_hand() -> None:
    """R20."""
    match = table(
        hands={1: "AAAA"}, temples={0: {"medes": "2"}, 1: {"medes": "1"}}, temple_pile="1"
    )

    say(match, "0 end")

    assert match.winners == [0]
    assert [line["place"] for line in match.view(-1)["result"]] == [1, 2]


def test_equal_sums_and_equal_hands_share_the_win() -> None:
    """R20."""
    match = table(hands={0: "A", 1: "H"}, temple_pile="1")

    say(match, "0 end")

    assert match.winners == [0, 1]
    assert [line["place"] for line in match.view(-1)["result"]] == [1, 1]


def test_the_discard_is_shuffled_only_when_a_card_is_needed() -> None:
    """R21."""
    match = table(nation_pile="AHM", discard="PPPP", temple_pile="654321")

    log = say(match, "0 end")
    assert hand(match, 1) == "AHM"
    assert (facts(match)["nation_pile_size"], discard(match)) == (0, "PPPP")
    assert not any("shuffled" in line for line in log)

    log = say(match, "1 end")
    assert "The discard is shuffled into a new pile of 4." in log
    assert hand(match, 0) == "PPP"
    assert (facts(match)["nation_pile_size"], discard(match)) == (1, "")


def test_with_both_piles_empty_one_draws_what_there_is() -> None:
    """R21."""
    match = table(nation_pile="A", temple_pile="654321")

    assert "Bob draws 1 card." in say(match, "0 end")
    assert "Ann draws 0 cards." in say(match, "1 end")
    assert hand_sizes(match) == [0, 1]
    assert offered(match) == {"end"}


def test_a_hand_size_is_always_shown_and_a_hand_never() -> None:
    """R22, R23."""
    match = table(hands={0: "AAHHS", 1: "MP"})

    assert match.view(1)["hand_sizes"] == [5, 2]
    assert match.view(1)["hand"] == dict.fromkeys(NATIONS, 0) | {"medes": 1, "persians": 1}
    assert (match.view(-1)["hand"], match.view(1)["hands"]) == (None, None)


def test_the_log_tells_how_many_cards_were_drawn_and_not_which() -> None:
    """R23."""
    step = table().choose(0, 0, "end")

    drawn = [event.args for event in step.events if event.kind == "cards_drawn"]
    assert drawn == [{"seat": 1, "cards": 3}]


def test_discarded_cards_lie_open_and_nothing_leaves_the_game() -> None:
    """R23, R24."""
    match = table(
        real=True,
        hands={0: "HS", 1: "AAHH"},
        pawns={0: "medes"},
        columns={0: {"medes": "MMMPPP"}, 1: {"medes": "SAS"}},
    )

    say(match, "0 power medes sumerians", "0 halve persians")
    say(match, "1 discard assyrians", "1 discard hittites", "0 move hittites")

    assert discard(match) == "AHHMPSS"
    assert match.view(1)["discard"] == {
        "assyrians": 1,
        "hittites": 2,
        "medes": 1,
        "persians": 1,
        "sumerians": 2,
    }
    assert match.game.broken(match.state) == -1


def test_after_two_hundred_turns_the_game_ends_as_if_exhausted() -> None:
    """R25."""
    match = table(
        turns=MOST_TURNS - 1, hands={1: "A"}, temples={0: {"medes": "1"}, 1: {"medes": "1"}}
    )

    log = say(match, "0 end")

    assert log[-1] == "The game ends: it has lasted too long."
    assert (ended(match), match.winners) == ("turns", [1])
    assert row(match, 0) != ""


def test_an_empty_pile_is_told_before_the_cap_of_turns() -> None:
    """R25."""
    match = table(turns=MOST_TURNS - 1, temple_pile="1")

    say(match, "0 end")

    assert ended(match) == "pile"


def test_one_turn_before_the_cap_the_game_goes_on() -> None:
    """R25."""
    match = table(turns=MOST_TURNS - 2)

    say(match, "0 end")

    assert asked(match) == (1, "action")


# Smaller points.


def test_the_cards_opposite_count_for_nothing() -> None:
    """R26."""
    match = table(
        pawns={0: "medes"},
        columns={0: {"medes": "H"}, 1: {"medes": "HHHH"}},
        temples={0: {"medes": "1"}, 1: {"medes": "2"}},
        rows={0: "2"},
    )

    why = refused(match, "0 build mine")

    assert why == "Level 2 needs 2 of your cards here, and there are 1."
    refused(match, "0 power hittites")


def test_what_is_taken_from_the_other_row_opens_the_next_card_for_both() -> None:
    """R27."""
    match = table(
        pawns={0: "medes", 1: "medes"},
        columns={0: {"medes": "A"}, 1: {"medes": "A"}},
        rows={1: "11"},
        temple_pile="666",
    )

    say(match, "0 build theirs", "0 end", "1 build mine")

    assert (row(match, 1), heights(match)) == ("", [1, 1])


def test_a_power_and_a_halving_may_use_the_same_run() -> None:
    """R28."""
    match = table(
        hands={1: "AA"}, pawns={0: "medes"}, columns={0: {"medes": "SSSS"}, 1: {"medes": "P"}}
    )

    say(match, "0 power sumerians", "0 halve sumerians", "1 discard assyrians")

    assert column(match, 0, "medes") == "SSP"


def test_cards_have_their_power_on_the_turn_they_come() -> None:
    """R29."""
    match = table(
        hands={0: "A"},
        pawns={0: "medes"},
        columns={0: {"medes": "AA"}},
        temples={1: {"medes": "1"}},
    )

    say(match, "0 deploy assyrians", "0 power assyrians")

    assert temple(match, 1, "medes") == ""


@pytest.mark.parametrize(
    "move",
    [
        *("move hittites", "deploy hittites", "build mine", "migrate medes persians"),
        *("power assyrians", "power medes persians", "power sumerians", "halve medes"),
    ],
)
def test_what_reveals_nothing_can_be_taken_back(move: str) -> None:
    """R30."""
    match = table(
        hands={0: "H", 1: "AA"},
        pawns={0: "medes"},
        columns={0: {"medes": "AAAMMMSSS"}, 1: {"medes": "P"}},
        temples={1: {"medes": "12"}},
        rows={0: "1"},
    )
    before = match.state.tobytes()

    say(match, f"0 {move}")
    match.undo(0, match.seq)

    assert match.state.tobytes() == before


def test_what_was_answered_or_revealed_cannot_be_taken_back() -> None:
    """R30."""
    match = table(hands={1: "AA"}, pawns={0: "medes"}, columns={0: {"medes": "SSS"}})

    say(match, "0 halve sumerians", "1 discard assyrians")
    with pytest.raises(CannotUndo):
        match.undo(0, match.seq)
    say(match, "0 end")
    with pytest.raises(CannotUndo):
        match.undo(0, match.seq)


def test_nations_are_told_apart_by_letters_and_not_by_colors_alone() -> None:
    """R31."""
    assert len(set(LETTER.values())) == len(set(STYLE.values())) == len(NATIONS)


def test_a_column_has_no_limit() -> None:
    """R32."""
    match = table(hands={0: "A" * 12}, pawns={0: "medes"}, columns={0: {"medes": "H" * 12}})

    say(match, *["0 deploy assyrians"] * 12)

    assert column(match, 0, "medes") == "H" * 12 + "A" * 12


def test_who_resigns_loses() -> None:
    """R33."""
    match = table(temples={0: {"medes": "6"}})

    match.resign(0)

    assert (match.over, match.winners) == (True, [1])
