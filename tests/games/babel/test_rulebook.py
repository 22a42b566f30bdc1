"""The rulebook in its order: set-up, the three phases of a turn, the end, and the long example."""

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
from ziggurat.games.babel.data import NATIONS

# Set-up.


def test_each_player_has_a_level_1_and_the_other_43_temple_cards_are_the_pile() -> None:
    view = dealt().view(0)

    assert view["start_temple"] == [True, True]
    assert view["temple_pile"] == 43
    assert list(view["unseen_temples"].values()) == [8, 9, 8, 7, 6, 5]
    assert view["rows"] == [[], []]
    assert view["heights"] == [0, 0]


def test_both_pawns_start_in_the_quarry() -> None:
    assert pawns(dealt()) == ["quarry", "quarry"]


def test_the_first_player_is_dealt_three_cards_and_the_second_five() -> None:
    match = dealt()

    assert opening(match)[:2] == ["Ann draws 3 cards.", "Bob draws 5 cards."]
    assert hand_sizes(match) == [6, 5]
    assert facts(match)["nation_pile_size"] == 49
    assert asked(match) == (0, "action")


def test_the_reserved_level_1_must_be_built_in_ones_first_turn() -> None:
    match = table(hands={0: "AH"}, start_temple={0: True, 1: True})

    say(match, "0 move assyrians", "0 deploy hittites")
    must = refused(match, "0 end")
    log = say(match, "0 build start")

    assert must == "Your start temple must be built before the turn ends."
    assert log == ["Ann builds the start temple at the Assyrians."]
    assert temple(match, 0, "assyrians") == "1"
    assert facts(match)["start_temple"] == {"0": False, "1": True}
    assert offered(match) == {"end"}


def test_only_its_owner_may_build_a_reserved_level_1() -> None:
    match = table(pawns={0: "assyrians"}, columns={0: {"assyrians": "H"}}, start_temple={1: True})

    assert refused(match, "0 build start") == "Your start temple is already built."


# Phase 1: draw three nation cards.


def test_a_turn_begins_with_three_cards_even_the_very_first() -> None:
    assert opening(dealt())[2:] == ["It is the turn of Ann.", "Ann draws 3 cards."]

    match = table(turn=1, hands={0: "S", 1: "M"}, nation_pile="AHMPS", temple_pile="123")
    log = say(match, "1 end")

    assert log[-2:] == ["It is the turn of Ann.", "Ann draws 3 cards."]
    assert hand(match, 0) == "AHMS"
    assert hand(match, 1) == "M"
    assert facts(match)["nation_pile_size"] == 2


def test_an_exhausted_pile_is_made_anew_from_the_discard() -> None:
    match = table(turn=1, nation_pile="A", discard="HHHH", temple_pile="123")

    log = say(match, "1 end")

    assert "The discard is shuffled into a new pile of 4." in log
    assert hand(match, 0) == "AHH"
    assert discard(match) == ""
    assert facts(match)["nation_pile_size"] == 2


# Phase 2: actions.


def test_actions_are_taken_in_any_order_and_number_or_not_at_all() -> None:
    match = table(hands={0: "AAHHM"}, turns=4)

    say(match, "0 move assyrians", "0 deploy hittites", "0 move hittites", "0 deploy assyrians")

    assert say(match, "0 end")[0] == "Ann ends the turn."
    assert say(match, "1 end")[0] == "Bob ends the turn."


# a) Movement.


def test_a_move_costs_a_card_of_the_destination() -> None:
    match = table(hands={0: "AM"}, pawns={0: "hittites"})

    log = say(match, "0 move medes")

    assert log == ["Ann discards a Mede and goes to the Medes."]
    assert pawns(match)[0] == "medes"
    assert hand(match, 0) == "A"
    assert discard(match) == "M"
    assert refused(match, "0 move persians") == "You hold no Persians."


def test_the_first_move_goes_from_the_quarry_to_any_site() -> None:
    match = table(hands={0: "AHMPS"})

    assert offered(match) == {f"move {site}" for site in NATIONS} | {"end"}
    say(match, "0 move persians")
    assert pawns(match) == ["persians", "quarry"]


def test_both_pawns_may_stand_on_the_same_site() -> None:
    match = table(hands={0: "M"}, pawns={0: "hittites", 1: "medes"})

    say(match, "0 move medes")

    assert pawns(match) == ["medes", "medes"]


# b) Deployment.


def test_cards_are_deployed_at_the_site_of_the_pawn() -> None:
    match = table(hands={0: "HH"}, pawns={0: "persians"})

    log = say(match, "0 deploy hittites", "0 deploy hittites")

    assert log == ["Ann deploys a Hittite at the Persians."] * 2
    assert column(match, 0, "persians") == "HH"
    assert column(match, 0, "hittites") == ""
    assert refused(table(hands={0: "HH"}), "0 deploy hittites") == (
        "Your pawn is still in the quarry: move it to a site first."
    )


def test_the_deployment_example() -> None:
    match = table(hands={0: "AAPSS"}, pawns={0: "sumerians"}, columns={0: {"sumerians": "AA"}})

    say(match, "0 deploy assyrians", "0 deploy persians")
    assert column(match, 0, "sumerians") == "AAAP"

    say(match, "0 move assyrians", "0 deploy sumerians", "0 deploy sumerians")
    assert column(match, 0, "assyrians") == "SS"
    assert column(match, 0, "sumerians") == "AAAP"
    assert hand(match, 0) == ""
    assert discard(match) == "A"


# c) Building temples.


def test_levels_are_built_in_their_order_from_level_1_on() -> None:
    match = table(pawns={0: "medes"}, columns={0: {"medes": "AHPSAH"}}, rows={0: "643", 1: "521"})

    assert refused(match, "0 build mine") == "Level 3 does not fit here: level 1 is needed."
    log = say(match, "0 build theirs")
    assert log == ["Ann builds level 1 at the Medes, from the row of Bob."]
    assert refused(match, "0 build mine") == "Level 3 does not fit here: level 2 is needed."
    say(match, "0 build theirs", "0 build mine", "0 build mine", "0 build theirs")
    assert temple(match, 0, "medes") == "12345"
    say(match, "0 build mine")
    assert temple(match, 0, "medes") == "123456"
    assert refused(match, "0 build mine") == "That row is empty."


def test_a_level_4_needs_four_nation_cards_at_the_site() -> None:
    match = table(
        hands={0: "A"},
        pawns={0: "medes"},
        columns={0: {"medes": "AHP"}},
        temples={0: {"medes": "123"}},
        rows={0: "4"},
    )

    why = refused(match, "0 build mine")
    assert why == "Level 4 needs 4 of your cards here, and there are 3."
    say(match, "0 deploy assyrians", "0 build mine")
    assert heights(match) == [4, 0]


def test_nothing_stands_above_level_6() -> None:
    match = table(
        pawns={0: "medes"},
        columns={0: {"medes": "AHPSAHP"}},
        temples={0: {"medes": "6"}},
        rows={0: "6"},
    )

    assert refused(match, "0 build mine") == "There is no level above that."


def test_only_the_last_card_of_each_row_can_be_taken() -> None:
    match = table(pawns={0: "medes"}, columns={0: {"medes": "AH"}}, rows={0: "12", 1: "13"})

    assert offered(match, "build") == set()
    assert refused(match, "0 build mine") == "Level 2 does not fit here: level 1 is needed."


def test_a_temple_is_built_where_the_pawn_stands() -> None:
    match = table(pawns={0: "hittites"}, columns={0: {"medes": "A"}}, rows={0: "1"})

    why = refused(match, "0 build mine")

    assert why == "Level 1 needs 1 of your cards here, and there are 0."


def test_a_temple_stays_when_its_nation_cards_go() -> None:
    match = table(
        pawns={0: "medes"},
        columns={0: {"medes": "AHP"}},
        temples={0: {"medes": "123"}},
    )

    say(match, "0 migrate medes hittites")

    assert column(match, 0, "medes") == ""
    assert temple(match, 0, "medes") == "123"
    assert heights(match) == [3, 0]


def test_the_construction_example() -> None:
    match = table(
        hands={0: "AHM"},
        pawns={0: "assyrians"},
        columns={0: {"medes": "AHPS"}},
        temples={0: {"medes": "1"}},
        rows={0: "62", 1: "543"},
    )

    say(match, "0 move medes")
    assert discard(match) == "M"

    say(match, "0 build mine", "0 build theirs", "0 build theirs")
    assert temple(match, 0, "medes") == "1234"
    assert (row(match, 0), row(match, 1)) == ("6", "5")
    why = refused(match, "0 build theirs")
    assert why == "Level 5 needs 5 of your cards here, and there are 4."

    say(match, "0 deploy assyrians", "0 deploy hittites")
    assert len(column(match, 0, "medes")) == 6

    say(match, "0 build theirs", "0 build mine")
    assert temple(match, 0, "medes") == "123456"
    assert (row(match, 0), row(match, 1)) == ("", "")
    assert heights(match) == [6, 0]


# d) Migration.


def test_a_migration_takes_exactly_the_last_three_cards_in_their_order() -> None:
    match = table(columns={0: {"medes": "SAHP", "persians": "MM"}}, pawns={0: "hittites"})

    log = say(match, "0 migrate medes persians")

    assert log == ["Ann migrates three cards from the Medes to the Persians."]
    assert column(match, 0, "medes") == "S"
    assert column(match, 0, "persians") == "MMAHP"


def test_there_is_one_migration_a_turn() -> None:
    match = table(columns={0: {"medes": "AHP"}}, turns=2)

    say(match, "0 migrate medes persians")
    again = refused(match, "0 migrate persians medes")
    say(match, "0 end", "1 end")

    assert again == "You have migrated this turn already."
    assert "migrate persians medes" in offered(match)


def test_fewer_than_three_cards_do_not_migrate() -> None:
    match = table(columns={0: {"medes": "AH"}})

    why = refused(match, "0 migrate medes persians")

    assert why == "Three cards migrate, and there are 2 at the Medes."
    assert refused(match, "0 migrate medes medes") == "Cards migrate to another site."


def test_the_migration_example() -> None:
    match = table(
        hands={0: "MAAAA"},
        pawns={0: "hittites"},
        columns={0: {"medes": "ASSH"}},
        temples={0: {"medes": "1234"}},
        rows={0: "5"},
    )

    say(match, "0 migrate medes persians")
    assert column(match, 0, "persians") == "SSH"
    assert column(match, 0, "medes") == "A"
    assert temple(match, 0, "medes") == "1234"
    assert pawns(match)[0] == "hittites"

    say(match, "0 move medes")
    why = refused(match, "0 build mine")
    assert why == "Level 5 needs 5 of your cards here, and there are 1."
    say(match, *["0 deploy assyrians"] * 4, "0 build mine")
    assert temple(match, 0, "medes") == "12345"


# e) Powers.


@pytest.mark.parametrize("cards", ["AAA", "AAAHM", "HAAAM", "HMAAA"])
def test_three_like_cards_in_a_row_have_their_power_anywhere_in_the_column(cards: str) -> None:
    match = table(pawns={0: "medes"}, columns={0: {"medes": cards}}, temples={1: {"medes": "1"}})

    log = say(match, "0 power assyrians")

    assert log[0] == "Ann uses the power of three Assyrians at the Medes."
    assert column(match, 0, "medes") == cards.replace("AAA", "AA")
    assert discard(match) == "A"
    again = refused(match, "0 power assyrians")
    assert again == "You need three Assyrians in a row at your pawn's site."


@pytest.mark.parametrize("cards", ["", "AA", "AAHA", "AHAHA", "HHH"])
def test_a_power_needs_three_like_cards_without_interruption(cards: str) -> None:
    match = table(pawns={0: "medes"}, columns={0: {"medes": cards}}, temples={1: {"medes": "1"}})

    why = refused(match, "0 power assyrians")

    assert why == "You need three Assyrians in a row at your pawn's site."


def test_a_power_works_only_where_the_pawn_stands() -> None:
    match = table(
        hands={0: "M"},
        pawns={0: "hittites"},
        columns={0: {"medes": "AAA"}},
        temples={1: {"medes": "1", "hittites": "12"}},
    )

    refused(match, "0 power assyrians")
    say(match, "0 move medes", "0 power assyrians")

    assert temple(match, 1, "medes") == ""
    assert temple(match, 1, "hittites") == "12"


def test_more_than_three_like_cards_work_more_than_once() -> None:
    match = table(pawns={0: "medes"}, columns={0: {"medes": "SSSS"}, 1: {"medes": "PAH"}})

    say(match, "0 power sumerians", "0 power sumerians")

    assert column(match, 0, "medes") == "SSHA"
    assert column(match, 1, "medes") == "P"
    refused(match, "0 power sumerians")


def test_the_sumerian_example() -> None:
    match = table(
        pawns={0: "medes"},
        columns={0: {"medes": "SSSS"}, 1: {"medes": "PHPP", "persians": "PP"}},
    )

    log = say(match, "0 power sumerians")

    assert log == [
        "Ann uses the power of three Sumerians at the Medes.",
        "Ann wins over 3 Persians at the Medes.",
    ]
    assert column(match, 0, "medes") == "SSSPPP"
    assert column(match, 1, "medes") == "H"
    assert column(match, 1, "persians") == "PP"
    assert discard(match) == "S"


def test_assyrians_put_a_temple_back_on_the_pile_its_highest_level_first() -> None:
    match = table(
        pawns={0: "medes"},
        columns={0: {"medes": "AAA"}, 1: {"medes": "HH"}},
        temples={0: {"medes": "1"}, 1: {"medes": "123", "hittites": "1"}},
    )

    log = say(match, "0 power assyrians")

    assert log[1] == "The level 3 temple of Bob at the Medes goes back on the pile."
    assert known_pile(match) == "123"
    assert temple(match, 1, "medes") == ""
    assert (temple(match, 0, "medes"), temple(match, 1, "hittites")) == ("1", "1")
    assert column(match, 1, "medes") == "HH"
    assert discard(match) == "A"


def test_hittites_steal_the_highest_level_of_a_temple() -> None:
    match = table(
        pawns={0: "medes"},
        columns={0: {"medes": "HHHA"}},
        temples={0: {"medes": "1"}, 1: {"medes": "1234"}},
    )

    log = say(match, "0 power hittites")

    assert log[1] == "Ann steals level 4 at the Medes."
    assert temple(match, 0, "medes") == "14"
    assert temple(match, 1, "medes") == "123"
    assert column(match, 0, "medes") == "HHA"
    assert heights(match) == [4, 3]


@pytest.mark.parametrize("mine", ["3", "4"])
def test_a_stolen_level_must_be_higher_than_ones_own_temple(mine: str) -> None:
    match = table(
        pawns={0: "medes"},
        columns={0: {"medes": "HHHAAA"}},
        temples={0: {"medes": mine}, 1: {"medes": "123"}},
    )

    why = refused(match, "0 power hittites")

    assert why == "Level 3 is not higher than your own temple."


def test_stealing_counts_the_hittite_that_is_discarded_for_it() -> None:
    enough = table(pawns={0: "medes"}, columns={0: {"medes": "HHH"}}, temples={1: {"medes": "3"}})
    short = table(pawns={0: "medes"}, columns={0: {"medes": "HHH"}}, temples={1: {"medes": "4"}})

    say(enough, "0 power hittites")
    why = refused(short, "0 power hittites")

    assert temple(enough, 0, "medes") == "3"
    assert why == "Level 4 needs 4 of your cards here, and there are 3."


def test_one_may_steal_without_a_temple_of_ones_own() -> None:
    match = table(pawns={0: "medes"}, columns={0: {"medes": "HHH"}}, temples={1: {"medes": "12"}})

    say(match, "0 power hittites")

    assert (temple(match, 0, "medes"), temple(match, 1, "medes")) == ("2", "1")


def test_sumerians_bring_over_all_cards_like_the_last_one() -> None:
    match = table(pawns={0: "medes"}, columns={0: {"medes": "SSSM"}, 1: {"medes": "AMPAHA"}})

    say(match, "0 power sumerians")

    assert column(match, 0, "medes") == "SSMAAA"
    assert column(match, 1, "medes") == "MPH"
    assert discard(match) == "S"


def test_medes_make_all_cards_of_one_nation_desert_on_the_other_side() -> None:
    match = table(
        pawns={0: "medes"},
        columns={0: {"medes": "MMMP"}, 1: {"medes": "PAPH", "hittites": "P"}},
    )

    log = say(match, "0 power medes persians")

    assert log[1] == "2 Persians of Bob desert at the Medes."
    assert column(match, 0, "medes") == "MMP"
    assert column(match, 1, "medes") == "AH"
    assert column(match, 1, "hittites") == "P"
    assert discard(match) == "MPP"


def test_medes_may_name_any_nation_that_is_there() -> None:
    match = table(pawns={0: "medes"}, columns={0: {"medes": "MMM"}, 1: {"medes": "PAH"}})

    assert offered(match, "power") == {
        "power medes assyrians",
        "power medes hittites",
        "power medes persians",
    }


@pytest.mark.parametrize(
    ("mine", "cards", "level"),
    [("", "PPP", 2), ("1", "PPP", 3), ("12", "PPPA", 4), ("4", "PPPAAA", 6)],
)
def test_persians_skip_one_level(mine: str, cards: str, level: int) -> None:
    match = table(
        pawns={0: "medes"},
        columns={0: {"medes": cards}},
        temples={0: {"medes": mine}},
        rows={0: str(level), 1: str(level)},
    )

    assert offered(match, "power") == {"power persians mine", "power persians theirs"}
    log = say(match, "0 power persians theirs")

    assert log[1] == f"Ann builds level {level} at the Medes, from the row of Bob."
    assert temple(match, 0, "medes") == f"{mine}{level}"
    assert (row(match, 0), row(match, 1)) == (str(level), "")
    assert discard(match) == "P"


def test_a_skipped_level_must_lie_open_in_a_row() -> None:
    match = table(pawns={0: "medes"}, columns={0: {"medes": "PPP"}}, rows={0: "21"})

    why = refused(match, "0 power persians mine")

    assert why == "Level 1 does not fit here: level 2 is needed."
    assert refused(match, "0 power persians theirs") == "That row is empty."


def test_skipping_counts_the_persian_that_is_discarded_for_it() -> None:
    match = table(
        pawns={0: "medes"},
        columns={0: {"medes": "PPP"}},
        temples={0: {"medes": "12"}},
        rows={0: "4"},
    )

    why = refused(match, "0 power persians mine")

    assert why == "Level 4 needs 4 of your cards here, and there are 3."


# The common power.


@pytest.mark.parametrize("nation", NATIONS)
def test_three_like_cards_of_any_nation_may_halve_the_other_hand(nation: str) -> None:
    match = table(
        hands={1: "AH"}, pawns={0: "medes"}, columns={0: {"medes": 3 * nation[0].upper()}}
    )

    say(match, f"0 halve {nation}", "1 discard hittites")

    assert hand(match, 1) == "A"
    assert column(match, 0, "medes") == 2 * nation[0].upper()
    assert asked(match) == (0, "action")


def test_of_seven_cards_three_are_lost_and_their_owner_chooses_them() -> None:
    match = table(hands={1: "AAHHMPS"}, pawns={0: "medes"}, columns={0: {"medes": "SSS"}})

    log = say(match, "0 halve sumerians")
    assert log[1] == "Bob must give up 3 cards."
    assert asked(match) == (1, "discard")
    assert offered(match) == {f"discard {nation}" for nation in NATIONS}
    assert refused(match, "0 end") == "It is for Bob to decide."

    log = say(match, "1 discard medes", "1 discard assyrians")
    assert log == ["Bob gives up a Mede.", "Bob gives up an Assyrian."]
    assert refused(match, "1 discard medes") == "You hold no Medes."

    say(match, "1 discard hittites")
    assert hand(match, 1) == "AHPS"
    assert discard(match) == "AHMS"
    assert asked(match) == (0, "action")


# Phase 3: reveal two temple cards.


@pytest.mark.parametrize("pile", ["256", "526"])
def test_two_temple_cards_are_added_to_ones_row_the_higher_one_first(pile: str) -> None:
    match = table(rows={0: "31", 1: "4"}, temple_pile=pile)

    log = say(match, "0 end")

    assert log[:3] == ["Ann ends the turn.", "Ann reveals level 5.", "Ann reveals level 2."]
    assert row(match, 0) == "3152"
    assert row(match, 1) == "4"
    assert known_pile(match) == "6"


def test_the_turn_passes_to_the_other_player() -> None:
    match = table()

    log = say(match, "0 end")

    assert "It is the turn of Bob." in log
    assert asked(match) == (1, "action")


def test_everybody_is_told_the_number_of_cards_in_a_hand() -> None:
    match = table(hands={0: "AAAHS", 1: "M"})

    assert [match.view(seat)["hand_sizes"] for seat in (-1, 0, 1)] == [[5, 1]] * 3


# The end of the game.


def test_fifteen_points_against_nine_end_the_game() -> None:
    match = table(
        pawns={0: "assyrians"},
        columns={0: {"assyrians": "H"}},
        temples={0: towers(14), 1: towers(9)},
        rows={0: "1"},
    )

    log = say(match, "0 build mine")

    assert log[-1] == "The game ends: fifteen against nine or less."
    assert (match.over, ended(match), match.winners) == (True, "lead", [0])
    assert refused(match, "0 end") == "The game is over."


def test_fifteen_points_against_ten_begin_the_end_mode() -> None:
    match = table(
        pawns={0: "assyrians"},
        columns={0: {"assyrians": "H"}},
        temples={0: towers(14), 1: towers(10)},
        rows={0: "1"},
    )

    log = say(match, "0 build mine")

    assert log[-1] == "Ann reaches fifteen: from now on twenty wins, and nine or less loses."
    assert facts(match)["end_mode"] is True
    assert asked(match) == (0, "action")


def test_fourteen_points_change_nothing() -> None:
    match = table(
        pawns={0: "assyrians"},
        columns={0: {"assyrians": "H"}},
        temples={0: towers(13), 1: towers(9)},
        rows={0: "1"},
    )

    say(match, "0 build mine")

    assert (match.over, facts(match)["end_mode"]) == (False, False)


def test_in_end_mode_twenty_points_end_the_game() -> None:
    match = table(
        pawns={0: "assyrians"},
        columns={0: {"assyrians": "HH"}},
        temples={0: towers(18), 1: towers(12)},
        rows={0: "21"},
        end_mode=True,
    )

    say(match, "0 build mine")
    assert (heights(match), match.over) == ([19, 12], False)
    log = say(match, "0 build mine")

    assert log[-1] == "The game ends: twenty is reached."
    assert (heights(match), ended(match), match.winners) == ([20, 12], "twenty", [0])


def test_in_end_mode_nine_points_end_the_game() -> None:
    match = table(
        pawns={0: "sumerians"},
        columns={0: {"sumerians": "AAA"}},
        temples={0: towers(12), 1: towers(15)},
        end_mode=True,
    )

    log = say(match, "0 power assyrians")

    assert log[-1] == "The game ends: nine or less in end mode."
    assert (heights(match), ended(match), match.winners) == ([12, 9], "nine", [0])


@pytest.mark.parametrize("pile", ["5", "53"])
def test_the_game_ends_when_the_temple_pile_is_exhausted(pile: str) -> None:
    match = table(temples={0: {"medes": "1"}, 1: {"medes": "2"}}, temple_pile=pile)

    log = say(match, "0 end")

    assert log[-1] == "The game ends: the temple pile is empty."
    assert row(match, 0) == pile
    assert (match.over, ended(match), match.winners) == (True, "pile", [1])


@pytest.mark.parametrize(
    ("mine", "theirs", "winners"), [("AA", "H", [0]), ("A", "HH", [1]), ("A", "H", [0, 1])]
)
def test_a_tie_goes_to_the_player_with_more_cards_in_hand(
    mine: str, theirs: str, winners: list[int]
) -> None:
    match = table(
        hands={0: mine, 1: theirs},
        temples={0: {"medes": "3"}, 1: {"assyrians": "1", "hittites": "2"}},
        temple_pile="12",
    )

    say(match, "0 end")

    assert heights(match) == [3, 3]
    assert match.winners == winners


# The long example.


def test_the_worked_example_step_by_step() -> None:
    match = table(
        real=True,
        hands={0: "AHS", 1: "AAHMPSS"},
        pawns={0: "hittites"},
        columns={
            0: {"hittites": "SSSSAPP", "assyrians": "HH", "sumerians": "PP"},
            1: {"hittites": "PSAAM"},
        },
        temples={1: {"hittites": "123456", "assyrians": "123"}},
    )
    assert heights(match) == [0, 9]

    # A Sumerian wins the last card, a Mede, over.
    say(match, "0 power sumerians")
    assert column(match, 0, "hittites") == "SSSAPPM"
    assert column(match, 1, "hittites") == "PSAA"
    assert discard(match) == "S"

    say(match, "0 migrate hittites sumerians")
    assert column(match, 0, "hittites") == "SSSA"
    assert column(match, 0, "sumerians") == "PPPPM"

    # A second Sumerian wins both Assyrians over: three in a row.
    say(match, "0 power sumerians")
    assert column(match, 0, "hittites") == "SSAAA"
    assert column(match, 1, "hittites") == "PS"
    assert discard(match) == "SS"

    say(match, "0 power assyrians")
    assert column(match, 0, "hittites") == "SSAA"
    assert temple(match, 1, "hittites") == ""
    assert known_pile(match) == "123456"
    assert heights(match) == [0, 3]
    assert discard(match) == "ASS"

    say(match, "0 move assyrians")
    assert pawns(match)[0] == "assyrians"
    assert hand(match, 0) == "HS"
    assert discard(match) == "AASS"

    say(match, "0 deploy hittites")
    assert column(match, 0, "assyrians") == "HHH"
    assert hand(match, 0) == "S"

    # Three Hittites steal level 3, the one that is discarded counted.
    say(match, "0 power hittites")
    assert column(match, 0, "assyrians") == "HH"
    assert temple(match, 0, "assyrians") == "3"
    assert temple(match, 1, "assyrians") == "12"
    assert heights(match) == [3, 2]
    assert discard(match) == "AAHSS"

    say(match, "0 move sumerians")
    assert pawns(match)[0] == "sumerians"
    assert hand(match, 0) == ""
    assert discard(match) == "AAHSSS"

    # Two Persians halve the hand twice: from seven to four, then to two.
    say(match, "0 halve persians")
    assert column(match, 0, "sumerians") == "PPPM"
    assert asked(match) == (1, "discard")
    say(match, "1 discard assyrians", "1 discard hittites", "1 discard sumerians")
    assert hand(match, 1) == "AMPS"
    assert asked(match) == (0, "action")

    say(match, "0 halve persians")
    assert column(match, 0, "sumerians") == "PPM"
    say(match, "1 discard medes", "1 discard persians")
    assert hand(match, 1) == "AS"
    assert discard(match) == "AAAHHMPPPSSSS"
    refused(match, "0 halve persians")

    # The temple that was destroyed comes back: a 2 and a 1, the 1 open to the victim.
    log = say(match, "0 end")
    assert log[:3] == ["Ann ends the turn.", "Ann reveals level 2.", "Ann reveals level 1."]
    assert row(match, 0) == "21"
    assert known_pile(match) == "3456"
    assert asked(match) == (1, "action")
    assert hand_sizes(match) == [0, 5]
