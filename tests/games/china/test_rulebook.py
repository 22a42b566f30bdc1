"""The rulebook in its order: set-up, a turn, scoring, the end, and the three expansions."""

import pytest

from games.china.boards import EMPEROR, closing, dealt, table
from games.china.script import (
    asked,
    chains,
    discard,
    display,
    emissaries,
    emperor_hand,
    ended,
    exhaustions,
    facts,
    finish,
    forts,
    hand,
    hand_sizes,
    influence,
    kept,
    limit,
    offered,
    opening,
    palaces,
    pile,
    refused,
    say,
    score,
    scored,
    scoring,
    shown,
    specials,
    supply,
    tiles,
    tiles_taken,
    totals,
)
from ziggurat.core.match import Match
from ziggurat.games.china.records import State

LIGHT = {"influence": False}

# Set-up.


@pytest.mark.parametrize(
    ("seats", "deck", "left"),
    [
        (5, [13, 12, 11, 11, 10], 38),
        (4, [12, 11, 10, 10, 9], 36),
        (3, [11, 10, 9, 9, 8], 34),
        (2, [11, 10, 9, 9, 8], 34),
    ],
)
def test_three_cards_each_and_four_face_up(seats: int, deck: list[int], left: int) -> None:
    match = dealt(seats)

    assert list(facts(match)["deck"].values()) == deck
    assert hand_sizes(match) == [3] * seats
    assert len(display(match)) == 4
    assert pile(match) == left
    assert discard(match) == ""


def test_the_map_is_empty_and_the_first_seat_begins() -> None:
    match = dealt(3)

    assert all(space["palace"] is None for space in shown(match)["spaces"])
    assert score(match) == [0, 0, 0]
    assert scored(match) == set()
    assert exhaustions(match) == 0
    assert asked(match) == (0, "place")
    assert opening(match)[-1] == "It is the turn of Ann."


def test_each_player_has_20_palaces_and_8_emissaries_and_perhaps_a_fortification() -> None:
    assert supply(dealt(4), 3) == (20, 8, 0)
    assert supply(dealt(4, fortifications=True), 3) == (20, 8, 1)
    assert supply(dealt(2), EMPEROR) == (20, 8, 0)


# Placing pieces.


def test_example_1_one_piece_in_an_empty_province() -> None:
    match = table(hands={0: "RRP"})

    log = say(match, "0 palace W1 with red")
    why = refused(match, "0 palace W2 with red")

    assert log == ["Ann plays 1 red card.", "Ann builds a palace on W1 in Wei."]
    assert why == "Wei was empty when your turn began: only one piece this turn."
    assert palaces(match, 0) == "W1"
    assert supply(match, 0) == (19, 8, 0)
    assert hand(match, 0) == "RP"
    assert offered(match) == {"done"}


def test_example_1_two_pieces_beside_others_one_of_them_with_a_joker() -> None:
    match = table(turn=1, hands={1: "RGG"}, palaces={0: "W1"})

    log = say(match, "1 palace W2 with red", "1 palace W3 with green green")

    assert log == [
        "Bob plays 1 red card.",
        "Bob builds a palace on W2 in Wei.",
        "Bob plays 2 green cards.",
        "Bob builds a palace on W3 in Wei.",
    ]
    assert palaces(match, 1) == "W2 W3"
    assert hand(match, 1) == ""
    assert discard(match) == "RGG"
    assert asked(match) == (1, "draw")


@pytest.mark.parametrize("lines", [("Q1", "Q2"), ("C2", "C4")])
def test_example_1_two_pieces_with_two_of_three_yellow_cards(lines: tuple[str, str]) -> None:
    match = table(turn=2, hands={2: "YYY"}, palaces={0: "Q3", 1: "C1"})

    say(match, *(f"2 palace {space} with yellow" for space in lines))

    assert palaces(match, 2) == " ".join(lines)
    assert hand(match, 2) == "Y"
    assert asked(match) == (2, "draw")


def test_example_1_one_piece_elsewhere_with_a_yellow_joker() -> None:
    match = table(turn=2, hands={2: "YYY"}, palaces={0: "Q3", 1: "C1"})

    say(match, "2 palace Z1 with yellow yellow")

    assert hand(match, 2) == "Y"
    assert refused(match, "2 palace Q1 with yellow") == (
        "Both pieces of a turn must lie in one province."
    )
    assert offered(match) == {"done"}


def test_example_2_the_limit_of_emissaries_is_the_most_palaces_of_one_player() -> None:
    match = table(
        hands={0: "OOP"}, palaces={1: "K1-K4", 2: "K5"}, emissaries={"chu": "12"}, pile="PPPP"
    )

    assert limit(match, "chu") == 4
    log = say(match, "0 emissary chu with purple", "0 emissary chu with orange orange")

    assert log[1::2] == ["Ann sends an emissary to Chu."] * 2
    assert emissaries(match, "chu") == "0012"
    assert supply(match, 0) == (20, 6, 0)
    say(match, "0 draw pile", "0 draw pile", "0 draw pile")
    full = table(hands={0: "P"}, palaces={1: "K1-K4", 2: "K5"}, emissaries={"chu": "0012"})
    assert refused(full, "0 emissary chu with purple") == (
        "Chu holds 4 emissaries and may hold no more."
    )


def tied_in_chin(rules: int = 2) -> Match[State]:
    return table(4, hands={0: "GYY"}, palaces={1: "C1 C2", 3: "C3 C4"}, rules=rules)


def test_example_3_two_emissaries_without_a_palace_there() -> None:
    match = tied_in_chin()

    assert limit(match, "chin") == 2
    say(match, "0 emissary chin with yellow", "0 emissary chin with yellow")

    assert emissaries(match, "chin") == "00"
    assert hand(match, 0) == "G"


def test_example_3_a_palace_and_an_emissary() -> None:
    match = tied_in_chin()

    say(match, "0 palace C5 with yellow", "0 emissary chin with yellow")

    assert emissaries(match, "chin") == "0"
    assert palaces(match, 0) == "C5"
    assert score(match) == [0, 0, 0, 0]


def test_example_3_two_palaces() -> None:
    match = tied_in_chin()

    say(match, "0 palace C5 with yellow")
    log = say(match, "0 palace C6 with yellow")

    assert log[2] == "Ch'in is complete and is scored."
    assert score(match) == [6, 6, 0, 6]


def test_example_3_on_the_first_maps_fills_the_province() -> None:
    match = tied_in_chin(rules=1)

    log = say(match, "0 palace C5 with yellow")

    assert log[2] == "Ch'in is complete and is scored."
    assert set(log[3:]) == {"Ann scores 2 points.", "Bob scores 5 points.", "Dee scores 5 points."}
    say(match, "0 emissary chin with yellow")
    assert emissaries(match, "chin") == "0"
    assert score(match) == [2, 5, 0, 5]


def test_a_palace_goes_on_a_space_without_a_palace() -> None:
    match = table(hands={0: "RRR"}, palaces={1: "W1"})

    assert refused(match, "0 palace W1 with red") == "There is a palace on W1 already."


def test_there_is_no_emissary_without_a_palace() -> None:
    match = table(hands={0: "RRR"})

    assert refused(match, "0 emissary wei with red") == (
        "There is no palace in Wei yet: no emissary may go there."
    )


def test_a_palace_just_placed_makes_room_for_an_emissary() -> None:
    match = table(hands={0: "RRR"}, palaces={0: "W1"}, emissaries={"wei": "1"})

    assert refused(match, "0 emissary wei with red") == (
        "Wei holds 1 emissary and may hold no more."
    )
    say(match, "0 palace W2 with red", "0 emissary wei with red")

    assert emissaries(match, "wei") == "01"


def test_when_the_pieces_of_a_kind_are_used_up_no_more_are_placed() -> None:
    builder = table(hands={0: "RRR"}, palaces={1: "W1"}, supply={0: {"palace": 0}})
    envoy = table(hands={0: "RRR"}, palaces={1: "W1"}, supply={0: {"emissary": 0}})

    assert refused(builder, "0 palace W2 with red") == "You have no palace left."
    assert refused(envoy, "0 emissary wei with red") == "You have no emissary left."
    assert offered(builder) == {
        "emissary wei with red",
        "exchange red",
    }


# A full province.


def test_example_4_each_rank_scores_the_palaces_of_the_rank_above() -> None:
    match = table(4, turn=3, hands={3: "RRR"}, palaces={0: "W1-W4", 1: "W5 W6"})

    log = say(match, "3 palace W7 with red")

    assert log[2] == "Wei is complete and is scored."
    assert set(log[3:]) == {"Ann scores 7 points.", "Bob scores 4 points.", "Dee scores 2 points."}
    assert score(match) == [7, 4, 0, 2]
    assert scored(match) == {"wei"}


def test_example_5_equals_share_a_rank() -> None:
    match = table(4, turn=3, hands={3: "YYY"}, palaces={1: "Q1 Q2", 2: "Q3 Q4"})

    say(match, "3 palace Q5 with yellow")

    assert score(match) == [0, 5, 5, 2]


def test_three_two_two_and_one_palaces_score_eight_three_three_and_two() -> None:
    match = table(4, hands={0: "PPP"}, palaces={0: "K1 K2", 1: "K3 K4", 2: "K5 K6", 3: "K7"})

    say(match, "0 palace K8 with purple")

    assert score(match) == [8, 3, 3, 2]


def test_emissaries_may_still_go_to_a_scored_province() -> None:
    match = table(hands={0: "OOO"}, palaces={1: "L1-L4"}, scored="lu")

    say(match, "0 emissary lu with orange", "0 emissary lu with orange")

    assert emissaries(match, "lu") == "00"
    assert score(match) == [0, 0, 0]


# Drawing cards.


def test_a_hand_is_filled_card_by_card_and_then_the_display() -> None:
    match = table(hands={0: "RR"}, palaces={1: "W1"}, display="GGYO", pile="PRPY")

    say(match, "0 palace W2 with red", "0 palace W3 with red")
    log = say(match, "0 draw pile")
    assert log == ["Ann draws a card from the pile."]
    assert (hand(match, 0), display(match)) == ("P", "GGYO")
    log = say(match, "0 draw green")
    assert log == ["Ann takes a green card from the display."]
    assert (hand(match, 0), display(match)) == ("GP", "GYO")
    assert refused(match, "0 draw purple") == "No purple card lies face up."
    log = say(match, "0 draw green")

    assert log == [
        "Ann takes a green card from the display.",
        "A red card is turned up.",
        "A purple card is turned up.",
        "It is the turn of Bob.",
    ]
    assert (hand(match, 0), display(match)) == ("GGP", "RYOP")
    assert pile(match) == 1
    assert asked(match) == (1, "place")


def test_who_places_one_piece_with_one_card_draws_one() -> None:
    match = table(hands={0: "RGP"}, display="GGYO", pile="PP")

    say(match, "0 palace W1 with red", "0 done")
    assert asked(match) == (0, "draw")
    say(match, "0 draw yellow")

    assert hand(match, 0) == "GYP"
    assert asked(match) == (1, "place")


def test_the_first_exhaustion_shuffles_the_discard_with_the_cards_of_this_turn() -> None:
    match = table(hands={0: "RR"}, palaces={1: "W1"}, display="GGYO", pile="P", discard="GGYY")

    say(match, "0 palace W2 with red", "0 palace W3 with red")
    assert discard(match) == "RRGGYY"
    log = say(match, "0 draw pile")

    assert log == [
        "Ann draws a card from the pile.",
        "The pile is exhausted for the first time; 6 cards shuffled.",
    ]
    assert (pile(match), discard(match), display(match)) == (6, "", "GGYO")
    assert exhaustions(match) == 1
    assert asked(match) == (0, "draw")
    say(match, "0 draw pile", "0 draw orange")
    assert (pile(match), len(display(match)), hand_sizes(match)[0]) == (4, 4, 3)


def test_the_second_exhaustion_leaves_the_display_as_the_only_source() -> None:
    match = table(
        hands={0: "RR"}, palaces={1: "W1"}, display="GYOO", pile="P", discard="GG", exhaustions=1
    )

    say(match, "0 palace W2 with red", "0 palace W3 with red")
    log = say(match, "0 draw pile")
    assert log[1] == "The pile is exhausted for the second time; 0 cards shuffled."
    assert refused(match, "0 draw pile") == "The pile is empty."
    say(match, "0 draw yellow", "0 draw orange")

    assert hand(match, 0) == "YOP"
    assert (display(match), discard(match), pile(match)) == ("GO", "RRGG", 0)
    assert exhaustions(match) == 2


def test_after_the_second_exhaustion_a_hand_may_stay_short() -> None:
    match = table(
        hands={0: "RR"}, palaces={1: "W1"}, display="GY", pile="", discard="GG", exhaustions=2
    )

    say(match, "0 palace W2 with red", "0 palace W3 with red", "0 draw green")

    assert hand(match, 0) == "GY"
    assert display(match) == ""
    assert asked(match) == (1, "place")


# Exchanging a card.


def test_instead_of_placing_a_card_is_exchanged() -> None:
    match = table(hands={0: "RGP"}, display="GGYO", pile="RR")

    log = say(match, "0 exchange purple", "0 draw yellow")

    assert log == [
        "Ann gives up a purple card for another.",
        "Ann takes a yellow card from the display.",
        "A red card is turned up.",
        "It is the turn of Bob.",
    ]
    assert hand(match, 0) == "RGY"
    assert discard(match) == "P"
    assert display(match) == "RGGO"


def test_who_has_placed_may_no_longer_exchange() -> None:
    match = table(hands={0: "RGP"})

    say(match, "0 palace W1 with red")

    assert refused(match, "0 exchange green") == (
        "You have placed a piece: a card can no longer be exchanged this turn."
    )


def test_who_cannot_place_must_exchange() -> None:
    match = table(hands={0: "RRR"}, supply={0: {"palace": 0, "emissary": 0}})

    assert offered(match) == {"exchange red"}
    assert refused(match, "0 done") == "Whoever places nothing must exchange a card."


# The end of the game.


def exchanges(match: Match[State], seat: int) -> None:
    """A turn with an exchange for a card of the display."""
    say(match, f"{seat} exchange red")
    if asked(match) == (seat, "draw"):
        say(match, f"{seat} draw {'red' if 'draw red' in offered(match) else 'green'}")


def test_after_the_second_exhaustion_the_round_is_finished() -> None:
    match = table(hands={0: "RRR", 1: "RRR", 2: "RRR"}, display="GYOP", pile="R", exhaustions=1)

    say(match, "0 exchange red", "0 draw pile")
    assert exhaustions(match) == 2
    assert asked(match) == (1, "place")
    exchanges(match, 1)
    assert asked(match) == (2, "place")
    say(match, "2 exchange red")
    log = say(match, "2 draw yellow")

    assert "The game ends: the pile was exhausted twice." in log
    assert ended(match) == "pile"
    assert asked(match) == (-1, None)


def test_an_exhaustion_in_the_last_seats_own_turn_ends_the_game_right_after_it() -> None:
    match = closing()

    log = finish(match)

    assert log == [
        "Cy gives up a red card for another.",
        "Cy draws a card from the pile.",
        "The pile is exhausted for the second time; 0 cards shuffled.",
        "The game ends: the pile was exhausted twice.",
    ]
    assert match.over


NOTHING = {"palace": 0, "emissary": 0}


def test_the_game_ends_at_once_when_nobody_could_place_any_piece() -> None:
    last = {0: {"palace": 1, "emissary": 0}, 1: NOTHING, 2: NOTHING}
    match = table(hands={0: "RRR", 1: "RRR", 2: "RRR"}, supply=last)

    log = say(match, "0 palace W1 with red")

    assert "The game ends: no piece can be placed any more." in log
    assert ended(match) == "pieces"
    assert hand(match, 0) == "RR"


def test_one_emissary_that_finds_room_keeps_the_game_going() -> None:
    last = {0: {"palace": 1, "emissary": 0}, 1: NOTHING, 2: {"palace": 0, "emissary": 1}}
    match = table(hands={0: "RRR", 1: "RRR", 2: "RRR"}, supply=last)

    say(match, "0 palace W1 with red")

    assert asked(match) == (0, "place")
    assert ended(match) is None


# The final scoring.


def test_provinces_that_are_not_full_pay_for_the_palaces_there() -> None:
    match = closing(palaces={0: "W1 W3 W6", 1: "W5", 2: "L1-L4"}, scored="lu", score={2: 4})

    log = finish(match)

    assert "Ann scores 4 for palaces in provinces that were not complete." in log
    assert "Bob scores 3 for palaces in provinces that were not complete." in log
    assert totals(match) == [4, 3, 4]


def test_example_6_an_alliance_needs_the_majority_in_both_provinces() -> None:
    match = closing(4, emissaries={"wei": "13", "chin": "0133", "shu": "223"})

    assert scoring(match, "alliances", 3) == [0, 0, 0, 6]
    assert scoring(match, "alliances", 4) == [0, 0, 0, 0]
    log = finish(match)

    assert [line for line in log if "alliances" in line] == ["Dee scores 6 for alliances."]
    assert totals(match) == [0, 0, 0, 6]


@pytest.mark.parametrize("map", ["34", "45"])
def test_example_7_a_chain_does_not_branch(map: str) -> None:
    match = closing(4, map=map, palaces={3: "C1 C2 C4 C5 S1 S2"})

    assert [sorted(chain) for chain in chains(match, 3)] == [["C1", "C2", "C4", "S1", "S2"]]
    log = finish(match)

    assert "Dee scores 5 for roads." in log
    assert totals(match) == [0, 0, 0, 5 + 4 + 2]


def test_three_palaces_in_a_line_are_no_chain() -> None:
    three = table(palaces={0: "K1 K2 K3"})
    four = table(palaces={0: "K1 K2 K3 K4"})

    assert scoring(three, "roads") == [0, 0, 0]
    assert scoring(four, "roads") == [4, 0, 0]


def test_the_highest_score_wins() -> None:
    match = closing(score={0: 12, 1: 30, 2: 29})

    finish(match)

    assert match.winners == [1]
    assert [entry["place"] for entry in shown(match)["result"]] == [3, 1, 2]


def test_of_equal_scores_the_one_with_more_pieces_left_wins() -> None:
    left = {0: {"palace": 3, "emissary": 4}, 1: {"palace": 2, "emissary": 6}}
    match = closing(score={0: 30, 1: 30, 2: 29}, supply=left)

    finish(match)

    assert [entry["pieces"] for entry in shown(match)["result"]] == [7, 8, 28]
    assert match.winners == [1]


def test_with_equal_pieces_too_the_victory_is_shared() -> None:
    left = {0: {"palace": 3, "emissary": 5}, 1: {"palace": 2, "emissary": 6}}
    match = closing(score={0: 30, 1: 30, 2: 29}, supply=left)

    finish(match)

    assert match.winners == [0, 1]


# Fortifications.


def test_example_8_a_fortification_and_a_palace_on_it() -> None:
    match = table(hands={0: "YYY"}, palaces={1: "Q3"}, forts="")

    log = say(match, "0 fort Q1 with yellow", "0 palace Q1 with yellow")

    assert log == [
        "Ann plays 1 yellow card.",
        "Ann places a fortification on Q1 in Qi.",
        "Ann plays 1 yellow card.",
        "Ann builds a palace on Q1 in Qi.",
    ]
    assert (forts(match), palaces(match, 0)) == ("Q1", "Q1")
    assert hand(match, 0) == "Y"
    assert supply(match, 0) == (19, 8, 0)
    assert asked(match) == (0, "draw")


def test_another_may_build_on_it_first() -> None:
    match = table(hands={0: "YYY", 1: "YYY"}, palaces={2: "Q3"}, forts="Q1", turn=1)

    say(match, "1 palace Q1 with yellow")

    assert palaces(match, 1) == "Q1"
    assert scoring(match, "palaces", "qi") == [0, 4, 2]


def test_the_points_of_a_fortified_palace_are_doubled_and_those_of_others_are_not() -> None:
    match = table(4, turn=3, hands={3: "RRR"}, palaces={0: "W1-W4", 1: "W5 W6"}, forts="W5")

    say(match, "3 palace W7 with red")

    assert score(match) == [7, 8, 0, 2]


def test_a_chain_with_a_fortified_palace_counts_double() -> None:
    mine = "C1 C2 C4 C5 S1 S2"

    assert scoring(table(4, palaces={3: mine}, forts="C2"), "roads") == [0, 0, 0, 10]
    branch = table(4, palaces={3: mine}, forts="C5")
    assert scoring(branch, "roads") == [0, 0, 0, 8]
    assert [sorted(chain) for chain in chains(branch, 3)] == [["C1", "C2", "C4", "C5"]]


def test_two_fortified_palaces_still_only_double() -> None:
    match = closing(palaces={0: "L1 L3 L4 K7"}, forts="L3 L4")

    assert scoring(match, "palaces", "lu") == [6, 0, 0]
    assert scoring(match, "roads") == [8, 0, 0]


def test_a_fortification_without_a_palace_does_nothing() -> None:
    match = closing(palaces={0: "L1 L4"}, forts="L3")

    assert scoring(match, "palaces", "lu") == [2, 0, 0]


# Bonus tiles.


def test_two_tiles_lie_face_down_in_each_province_away_from_crossings() -> None:
    match = dealt(3, bonus=True)

    there = facts(match)["bonus_spaces"]
    assert [sum(spaces.values()) for spaces in there.values()] == [2] * 9
    assert set(tiles(match).values()) == {None}


def test_the_tiles_of_a_province_are_seen_before_its_first_palace_is_built() -> None:
    match = table(hands={0: "OOO"}, tiles={"L2": None, "L3": None}, tiles_left="OG")

    assert refused(match, "0 palace L1 with orange") == (
        "The first palace of Lu is claimed: its tiles are shown before you choose the space."
    )
    log = say(match, "0 claim lu with orange")
    assert log[:2] == [
        "Ann plays 1 orange card.",
        "Ann will build the first palace of Lu: its tiles are shown.",
    ]
    found = tiles(match)
    assert sorted(str(color) for color in found.values()) == ["G", "O"]
    assert asked(match) == (0, "site")
    assert offered(match) == {f"palace L{n}" for n in (1, 2, 3, 4)}
    green = next(space for space, color in found.items() if color == "G")
    log = say(match, f"0 palace {green}")

    assert log == [f"Ann builds a palace on {green} in Lu.", "Ann takes the green bonus tile."]
    assert list(tiles(match).values()) == ["O"]
    assert tiles_taken(match, 0) == "G"
    assert refused(match, "0 palace L1 with orange") == (
        "Lu was empty when your turn began: only one piece this turn."
    )


def test_a_later_palace_takes_a_tile_at_once() -> None:
    match = table(hands={0: "OOO"}, palaces={1: "L1"}, tiles={"L2": "O", "L3": "G"})

    log = say(match, "0 palace L3 with orange")

    assert log[1:] == ["Ann builds a palace on L3 in Lu.", "Ann takes the green bonus tile."]
    assert tiles(match) == {"L2": "O"}
    assert refused(match, "0 claim lu with orange") == (
        "Lu has a palace already: name the space at once."
    )


def test_the_printed_example_with_the_totals_of_the_rule() -> None:
    match = closing(tiles_taken={0: "OOOGGY", 1: "OOOYYYYGG", 2: "GGY"})

    log = finish(match)

    assert [line for line in log if "tiles" in line] == [
        "Ann scores 12 for bonus tiles.",
        "Bob scores 18 for bonus tiles.",
        "Cy scores 6 for bonus tiles.",
    ]
    assert scoring(match, "bonus") == [12, 18, 6]
    assert totals(match) == [12, 18, 6]


# Border Disputes.


def test_a_post_costs_two_cards_and_stands_in_two_provinces() -> None:
    match = table(map="border", hands={0: "RYY"}, palaces={1: "C1"})

    log = say(match, "0 palace P2 with red yellow")

    assert log == [
        "Ann plays 1 red card.",
        "Ann plays 1 yellow card.",
        "Ann builds a palace on the border post P2 between Wei and Ch'in.",
    ]
    assert scoring(match, "palaces", "wei") == [1, 0, 0]
    assert scoring(match, "palaces", "chin") == [2, 2, 0]
    assert offered(match, "palace", "emissary") == {
        *(f"palace C{n} with yellow" for n in (2, 3, 4, 5, 6)),
        "emissary chin with yellow",
    }
    assert refused(match, "0 palace W1 with yellow yellow") == (
        "Wei was empty when your turn began: only one piece this turn."
    )


def test_one_palace_on_a_post_can_fill_two_provinces() -> None:
    match = table(
        map="border",
        hands={0: "RRR"},
        palaces={0: "W1 W2 W3", 1: "W5 W6 P6 C1 C2 C3", 2: "C4 C5 C6"},
    )

    log = say(match, "0 palace P2 with red red")

    assert "Wei is complete and is scored." in log
    assert "Ch'in is complete and is scored." in log
    assert scored(match) == {"wei", "chin"}
    # Wei: 4, 3 and 0 palaces. Ch'in: 1, 3 and 3.
    assert score(match) == [7 + 3, 4 + 7, 0 + 7]


def test_the_harbours_are_scored_once_more_as_one_province() -> None:
    match = closing(map="border", palaces={0: "Y3 Y4 Q2 Q3", 1: "L2 K5", 2: "K6"})

    assert scoring(match, "harbours") == [7, 4, 2]
    log = finish(match)

    assert [line for line in log if "harbours" in line] == [
        "Ann scores 7 for harbours.",
        "Bob scores 4 for harbours.",
        "Cy scores 2 for harbours.",
    ]
    # Yan 2 and Qi 2 for the first; Lu 1 and Chu 2 for the second; Chu 2 for the third.
    assert totals(match) == [7 + 2 + 2, 4 + 1 + 2, 2 + 2]


def test_only_harbours_with_a_palace_count() -> None:
    match = table(map="border", palaces={0: "Y3 Q2", 1: "K5"})

    assert scoring(match, "harbours") == [3, 2, 0]
    assert scoring(table(palaces={0: "Y3 Q2", 1: "K5"}), "harbours") == [0, 0, 0]


# Two players.


def test_the_emperor_has_three_open_cards_and_each_player_three_special_cards() -> None:
    match = dealt(2)

    assert len(emperor_hand(match)) == 3
    assert influence(match) == {}
    assert (
        specials(match, 0)
        == specials(match, 1)
        == [
            "emperor-first",
            "two-provinces",
            "exchange",
        ]
    )


def test_a_whole_turn_of_two_players() -> None:
    match = table(
        2,
        hands={0: "RGY", 1: "RGO"},
        palaces={1: "H1"},
        emperor_hand="GYO",
        display="RYOP",
        pile="RGYOPR",
    )

    log = say(match, "0 palace H2 with green", "0 done")
    assert log[2:] == ["Ann keeps a green card.", "Ann takes the green influence card."]
    assert (kept(match, 0), influence(match), discard(match)) == ("G", {"G": 0}, "")
    say(match, "0 draw yellow")
    assert asked(match) == (0, "emperor")
    log = say(match, "0 emperor palace H3 with green")

    assert log == [
        "The Emperor plays 1 green card.",
        "Ann has the Emperor build on H3 in Han.",
        "The Emperor gets a green card.",
        "It is the turn of Bob.",
    ]
    assert palaces(match, EMPEROR) == "H3"
    assert supply(match, EMPEROR) == (19, 8, 0)
    assert (emperor_hand(match), discard(match)) == ("GYO", "G")


def test_the_emperor_may_rest() -> None:
    match = table(2, phase="emperor", emperor_hand="GYO", palaces={1: "H1"}, hands={0: "RRR"})

    log = say(match, "0 emperor pass")

    assert log == ["Ann places nothing for the Emperor.", "It is the turn of Bob."]
    assert emperor_hand(match) == "GYO"


def test_the_emperor_enters_an_empty_province_only_if_he_can_do_nothing_else() -> None:
    choosy = table(2, phase="emperor", emperor_hand="GYO", palaces={1: "H1"}, hands={0: "RRR"})
    driven = table(2, phase="emperor", emperor_hand="RYO", palaces={1: "H1"}, hands={0: "RRR"})

    assert refused(choosy, "0 emperor palace C1 with yellow") == (
        "The Emperor enters Ch'in, which is empty, only if he can do nothing else."
    )
    assert {move.split()[2][0] for move in offered(choosy, "emperor palace")} == {"H"}
    assert {move.split()[2][0] for move in offered(driven, "emperor palace")} == set("WSCQZL")


def test_the_two_player_example_influence_brings_the_emperors_points() -> None:
    match = table(
        2,
        phase="emperor",
        hands={0: "RRR"},
        palaces={0: "K1-K5", 1: "K6", EMPEROR: "K7"},
        influence={"P": 0},
        emperor_hand="RGP",
    )

    log = say(match, "0 emperor palace K8 with purple")

    assert "Chu is complete and is scored." in log
    assert "Ann scores 8 points." in log
    assert "Ann scores 5 more for the Emperor's palaces there." in log
    assert "Bob scores 2 points." in log
    assert score(match) == [13, 2]


def test_exactly_one_of_the_played_cards_is_kept_and_the_others_are_discarded() -> None:
    match = table(
        2, hands={0: "RGG"}, palaces={1: "W1"}, emperor_hand="GYO", pile="PPPPPP", display="GYOP"
    )

    say(match, "0 palace W2 with red", "0 palace W3 with green green")
    assert asked(match) == (0, "keep")
    assert offered(match) == {"keep red", "keep green"}
    log = say(match, "0 keep green")

    assert log == ["Ann keeps a green card.", "Ann takes the green influence card."]
    assert (kept(match, 0), discard(match)) == ("G", "RG")


@pytest.mark.parametrize(("mine", "holder"), [("", 1), ("R", 0), ("RR", 0)])
def test_influence_changes_hands_with_at_least_as_many_cards(mine: str, holder: int) -> None:
    match = table(
        2,
        hands={0: "RGY"},
        kept={0: mine, 1: "RR"},
        influence={"R": 1},
        emperor_hand="GYO",
        pile="PPPPPP",
    )

    log = say(match, "0 palace W1 with red", "0 done")

    assert influence(match) == {"R": holder}
    assert ("Ann takes the red influence card." in log) == (holder == 0)


def test_the_emperor_moves_first_with_a_special_card() -> None:
    match = table(
        2,
        hands={0: "RRR"},
        palaces={1: "H1"},
        emperor_hand="GYO",
        display="RYOP",
        pile="RGYOPR",
    )

    log = say(match, "0 special emperor-first")
    assert log == ["Ann plays the special card “Emperor first”."]
    assert asked(match) == (0, "emperor")
    say(match, "0 emperor palace H2 with green")
    assert asked(match) == (0, "place")
    say(match, "0 exchange red", "0 draw yellow")

    assert asked(match) == (1, "place")
    assert specials(match, 0) == ["two-provinces", "exchange"]


def test_two_pieces_in_two_provinces_with_a_special_card() -> None:
    match = table(2, hands={0: "RYG"}, palaces={1: "H1"}, emperor_hand="GYO", pile="PPPPPP")

    log = say(match, "0 special two-provinces", "0 palace W1 with red", "0 palace C1 with yellow")

    assert log[0] == "Ann plays the special card “two provinces”."
    assert palaces(match, 0) == "C1 W1"
    assert asked(match) == (0, "keep")


def test_a_card_is_swapped_with_the_display_and_the_turn_goes_on() -> None:
    match = table(2, hands={0: "RYG"}, emperor_hand="GYO", display="RYOP", pile="PPPPPP")

    log = say(match, "0 special exchange green purple")

    assert log[-1] == "Ann swaps a green card for a purple one of the display."
    assert (hand(match, 0), display(match)) == ("RYP", "RGYO")
    assert asked(match) == (0, "place")
    say(match, "0 palace K1 with purple")
    assert palaces(match, 0) == "K1"


def test_the_light_form_has_no_influence() -> None:
    match = table(
        2,
        options=LIGHT,
        hands={0: "PPR"},
        palaces={0: "K1-K4", 1: "K6", EMPEROR: "K7 K8"},
        emperor_hand="GYO",
        pile="PPPPPP",
    )

    say(match, "0 palace K5 with purple", "0 done")

    assert score(match) == [8, 2]
    assert asked(match) == (0, "draw")
    assert (kept(match, 0), discard(match)) == ("", "P")


def test_with_two_players_the_second_has_the_last_turn() -> None:
    match = table(
        2,
        hands={0: "RRR", 1: "RRR"},
        emperor_hand="GYO",
        display="GYOP",
        pile="R",
        exhaustions=1,
    )

    say(match, "0 exchange red", "0 draw pile", "0 emperor pass")
    assert asked(match) == (1, "place")
    say(match, "1 exchange red", "1 draw green")
    assert asked(match) == (1, "emperor")
    say(match, "1 emperor pass")

    assert ended(match) == "pile"
