"""The referee against examples of the rulebook and its rulings, worked out by hand."""

import json
from collections import Counter
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any

import pytest

from oracles.china import from_position, play
from oracles.china_facts import asked, facts, revealed
from oracles.china_offers import emissary_limit, legal
from oracles.china_scoring import best_chains, own_roads, scoring, winners
from oracles.china_table import COLORS, Table, board_of, deck_of, first_position

LETTERS = {color[0].upper(): color for color in COLORS}
SCENARIOS = json.loads((Path(__file__).parent.parent / "scenarios" / "china.json").read_text())
UNORDERED = ("hands", "display", "kept", "scored", "winners", "bonus_spaces")
WEI = ["W1", "W2", "W3", "W4", "W5", "W6", "W7"]
CHIN, LU = ["C1", "C2", "C3", "C4", "C5", "C6"], ["L1", "L2", "L3", "L4"]
FACE_UP = "ROYP"  # cards face up unless told


def cards(letters: str) -> list[str]:
    """Cards by their first letters: `RRP` is two red ones and a purple one."""
    return [LETTERS[letter] for letter in letters]


def table(hand: str = "", seats: int = 3, **given: Any) -> Table:
    """A position with this hand for the player to move, and options by their names.

    `bonus` tells the tiles of a game that uses them, `influence` who holds which card or False.
    """
    options: dict[str, Any] = {
        key: given.pop(key) for key in ("map", "fortifications") if key in given
    }
    options["bonus"] = "bonus" in given
    if given.get("influence") is False:
        options["influence"] = given.pop("influence")
    given = {"hands": {str(given.get("turn", 0)): cards(hand)}, "display": FACE_UP} | given
    for key in ("display", "pile", "discard", "emperor_hand"):
        if key in given:
            given[key] = cards(given[key])
    return from_position(given, seats, options)


def after(start: Table, *moves: str) -> Table:
    """The table when these moves, each of them legal, are made."""
    for move in moves:
        start = play(start, move)
    return start


def begun(start: Table, *prefixes: str) -> set[str]:
    """The legal moves that begin with one of these words."""
    return {move for move in legal(start) if move.startswith(prefixes)}


def hand_of(at: Table, seat: int = 0) -> str:
    return "".join(color[0].upper() for color in COLORS for _ in range(at.hands[seat][color]))


# Placing: examples 1 to 3


def test_example_1_alex_places_one_palace_in_an_empty_province() -> None:
    start = table("RRP")
    wei = {f"palace {space} with red" for space in WEI}
    shu = {f"palace S{n} with red" for n in range(1, 6)}
    chu = {f"palace K{n} with {pay}" for n in range(1, 9) for pay in ("purple", "red red")}
    others = {
        f"palace {space} with red red"
        for space, provinces in board_of("34").provinces.items()
        if not provinces & {"wei", "shu", "chu"}
    }

    assert legal(start) == wei | shu | chu | others | {"exchange red", "exchange purple"}
    placed = after(start, "palace W1 with red")
    assert legal(placed) == {"done"}
    assert hand_of(placed) == "RP" and placed.discard == Counter(red=1)


def test_example_1_barbara_pays_the_second_palace_with_a_joker() -> None:
    start = table("RGG", palaces={"1": ["W1"]})
    first = after(start, "palace W2 with red")

    assert begun(first, "palace") == {f"palace W{n} with green green" for n in range(3, 8)}
    assert begun(first, "emissary") == {"emissary wei with green green"}
    both = after(first, "palace W3 with green green")
    assert both.prompt == "draw" and hand_of(both) == ""


def test_example_1_chris_places_two_of_three_yellow_cards() -> None:
    start = table("YYY", palaces={"0": ["Q3"], "1": ["C1"]})

    two = after(start, "palace Q1 with yellow")
    assert begun(two, "palace") == {f"palace Q{n} with yellow" for n in (2, 4, 5)}
    assert after(two, "palace Q2 with yellow").prompt == "draw"
    joker = after(start, "palace Z1 with yellow yellow")
    assert legal(joker) == {"done"}  # neither a second joker nor another province


def test_a_joker_is_no_payment_for_its_own_color() -> None:
    start = table("YYO", palaces={"1": ["Q3"]})

    assert "palace Q1 with yellow" in legal(start)
    assert "palace Q1 with yellow yellow" not in legal(start)
    assert "palace Q1 with orange" not in legal(start)


def test_three_cards_at_most_are_played_from_a_larger_hand() -> None:
    start = table("GGOOY", palaces={"1": ["Q1", "Q2"]})

    first = after(start, "palace Q3 with green green")
    assert begun(first, "palace", "emissary") == {
        "palace Q4 with yellow",
        "palace Q5 with yellow",
        "emissary qi with yellow",
    }
    last = after(first, "palace Q4 with yellow", "draw pile")
    assert hand_of(last).count("O") >= 2 and last.turn == 1  # filled to three, not to five


def test_example_2_four_palaces_of_one_player_allow_four_emissaries() -> None:
    start = table(
        "OOP",
        palaces={"1": ["K1", "K2", "K3", "K4"], "2": ["K5"]},
        emissaries={"chu": {"1": 1, "2": 1}},
    )

    assert emissary_limit(start, "chu") == 4
    one = after(start, "emissary chu with purple")
    assert "emissary chu with orange orange" in legal(one)
    full = table("PP", palaces={"1": ["K1", "K2"]}, emissaries={"chu": {"1": 1, "2": 1}})
    assert not begun(full, "emissary chu")


def test_example_3_equals_set_the_limit_and_emissaries_need_no_own_palace() -> None:
    start = table("GYY", 4, map="34", palaces={"1": ["C1", "C2"], "3": ["C3", "C4"]})

    assert emissary_limit(start, "chin") == 2
    assert after(start, "emissary chin with yellow", "emissary chin with yellow").prompt == "draw"
    assert after(start, "palace C5 with yellow", "emissary chin with yellow").prompt == "draw"
    assert begun(start, "emissary") == {
        "emissary chin with yellow",
    }


def test_a_palace_of_the_same_turn_raises_the_limit_but_not_afterwards() -> None:
    start = table("YY", palaces={"0": ["C1"]}, emissaries={"chin": {"1": 1}})

    assert not begun(start, "emissary")
    assert "emissary chin with yellow" in legal(after(start, "palace C2 with yellow"))


def test_no_third_piece_and_no_second_province() -> None:
    start = table("GYY", palaces={"1": ["Q2", "C2"]})

    first = after(start, "palace Q1 with yellow")
    assert "palace C1 with yellow" not in legal(first)
    assert after(first, "palace Q3 with yellow").prompt == "draw"


def test_pieces_run_out() -> None:
    start = table("YYY", palaces={"1": ["Q1", "Q2"]}, supply={"0": {"palace": 0}})

    assert begun(start, "palace", "emissary") == {
        "emissary qi with yellow",
    }
    none = table("YYY", palaces={"1": ["Q1"]}, supply={"0": {"palace": 0, "emissary": 0}})
    assert legal(none) == {"exchange yellow"}


# Provinces: examples 4 and 5


def province(counts: list[int], forts: list[int] | None = None) -> dict[int, int]:
    """What Chu scores with so many palaces of each seat, and forts under its n-th spaces."""
    left = [f"K{n}" for n in range(1, 9)]
    palaces = {str(seat): [left.pop(0) for _ in range(n)] for seat, n in enumerate(counts)}
    under = [f"K{n}" for n in forts or ()]
    at = table(seats=len(counts), map="45", fortifications=True, palaces=palaces, forts=under)
    points: dict[int, int] = scoring(at)["palaces"]["chu"]
    return points


@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ([4, 2, 0, 1], {0: 7, 1: 4, 3: 2}),  # example 4
        ([0, 2, 2, 1], {1: 5, 2: 5, 3: 2}),  # example 5
        ([3, 2, 2, 1], {0: 8, 1: 3, 2: 3, 3: 2}),
        ([1, 1, 1, 1], {0: 4, 1: 4, 2: 4, 3: 4}),
        ([3, 2, 1, 1, 1], {0: 8, 1: 3, 2: 2, 3: 2, 4: 2}),
        ([0, 0, 0, 0], {}),
    ],
)
def test_a_province_is_scored_by_rank(counts: list[int], points: dict[int, int]) -> None:
    assert province(counts) == points


def test_a_fortified_palace_doubles_its_owner_alone_and_only_once() -> None:
    assert province([4, 2, 1], forts=[5]) == {0: 7, 1: 8, 2: 2}
    assert province([4, 2, 1], forts=[1, 2, 7]) == {0: 14, 1: 4, 2: 4}
    assert province([4, 2, 1], forts=[8]) == {0: 7, 1: 4, 2: 2}


def test_the_last_palace_scores_the_province_in_the_middle_of_the_turn() -> None:
    start = table("GOO", palaces={"0": ["L1"], "1": ["L2", "L3"]})

    full = after(start, "palace L4 with orange")
    assert (full.score, full.scored) == ({0: 4, 1: 4, 2: 0}, {"lu"})
    assert legal(full) == {"emissary lu with orange", "done"}  # two greens would be too few
    later = after(full, "emissary lu with orange")
    assert later.score == {0: 4, 1: 4, 2: 0} and "lu" not in scoring(later)["palaces"]


def test_a_province_is_scored_only_once() -> None:
    start = table("O", palaces={"1": LU[:3]}, scored=["lu"])

    assert after(start, "palace L4 with orange").score == {0: 0, 1: 0, 2: 0}


def test_emissaries_still_come_to_a_scored_province() -> None:
    start = table("O", palaces={"1": LU}, scored=["lu"])

    assert begun(start, "emissary") == {"emissary lu with orange"}


# Fortifications: example 8


def test_example_8_a_fort_and_a_palace_on_it_are_two_pieces() -> None:
    start = table("YYY", fortifications=True, palaces={"1": ["Q3"]})

    fort = after(start, "fort Q1 with yellow")
    assert "fort Q2 with yellow" not in legal(fort)  # there is only one each
    assert "palace Q1 with yellow" in legal(fort)
    built = after(fort, "palace Q1 with yellow")
    assert (built.prompt, hand_of(built)) == ("draw", "Y")
    assert built.supply[0] == Counter(palace=19, emissary=8, fort=0)


def test_a_fort_alone_in_an_empty_province_ends_the_turn_and_leaves_it_occupied() -> None:
    fort = after(table("YYY", fortifications=True), "fort Q1 with yellow")
    assert legal(fort) == {"done"}

    following = table("YY", fortifications=True, forts=["Q1"], supply={"0": {"fort": 0}})
    assert not begun(following, "emissary", "fort")
    assert begun(after(following, "palace Q1 with yellow"), "palace") == {
        f"palace Q{n} with yellow" for n in range(2, 6)
    }


def test_forts_stand_on_bare_spaces_only_and_in_games_that_use_them() -> None:
    start = table("O", fortifications=True, palaces={"1": ["L1"]}, forts=["L2"])

    assert begun(start, "fort L") == {"fort L3 with orange", "fort L4 with orange"}
    assert not begun(table("O", palaces={"1": ["L1"]}), "fort")


def test_a_bare_fort_leaves_the_province_open() -> None:
    start = table("Y", fortifications=True, palaces={"0": ["Q1", "Q2"], "1": ["Q3"]}, forts=["Q5"])

    assert after(start, "palace Q4 with yellow").scored == set()


# Alliances: example 6


def alliances(**emissaries: dict[str, int]) -> dict[int, dict[int, int]]:
    found = scoring(table(seats=4, emissaries=emissaries))["alliances"]
    return {number: points for number, points in found.items() if points}


def test_example_6_only_a_leader_in_both_provinces_scores() -> None:
    wei, chin, shu = {"3": 1, "1": 1}, {"3": 2, "1": 1, "0": 1}, {"2": 2, "3": 1}

    assert alliances(wei=wei, chin=chin, shu=shu) == {3: {3: 6}}


def test_equals_in_both_provinces_score_in_full_and_an_empty_one_has_no_leader() -> None:
    assert alliances(wei={"0": 1, "1": 1}, chin={"0": 2, "1": 2, "2": 1}) == {3: {0: 7, 1: 7}}
    assert alliances(wei={"0": 3}) == {}
    assert alliances(chin={"0": 1}, wei={"0": 1}, shu={"0": 1}) == {3: {0: 2}, 4: {0: 2}}


def test_the_emperor_blocks_an_alliance_and_counts_in_it() -> None:
    blocked = table(seats=2, emissaries={"wei": {"0": 1, "emperor": 2}, "chin": {"0": 1}})
    shared = table(seats=2, emissaries={"wei": {"0": 2, "emperor": 2}, "chin": {"0": 1}})

    assert scoring(blocked)["alliances"][3] == {}
    assert scoring(shared)["alliances"][3] == {0: 5}


# Roads: example 7


def chains(*spaces: str, forts: list[str] | None = None, name: str = "34") -> tuple[int, list[int]]:
    """Points and lengths for these palaces of one player."""
    at = table(seats=4, map=name, fortifications=True, palaces={"3": spaces}, forts=forts or [])
    points, lengths = best_chains(at, 3)
    assert scoring(at)["roads"].get(3, 0) == points
    return points, list(lengths)


@pytest.mark.parametrize("name", ["34", "45"])
def test_example_7_a_branch_does_not_count(name: str) -> None:
    assert chains("C1", "C2", "C4", "C5", "S1", "S2", name=name) == (5, [5])


def test_a_chain_has_four_palaces_and_no_gap() -> None:
    assert chains("S1", "S2", "S3") == (0, [])
    assert chains("S1", "S2", "S3", "S4") == (4, [4])
    assert chains("S1", "S2", "S3", "S5", "K1", "K2", "K3") == (4, [4])
    assert chains("S1", "S2", "C4", "K1", "K2", "K3", "K4", "K5") == (5, [5])


def test_an_h_is_worth_its_two_sides_not_its_longest_path() -> None:
    left, right = CHIN[:5], ["W6", "W7", "W1", "W2", "W3"]

    # The longest path, six palaces over the bridge from C2 to W1, leaves nothing of four.
    assert chains(*left, *right) == (10, [5, 5])
    assert chains(*left, *right[2:]) == (6, [6])
    assert chains(*left, *right[1:]) == (9, [5, 4])


def test_a_fort_doubles_its_chain_once_and_may_be_worth_a_shorter_one() -> None:
    six = ["C1", "C2", "C4", "C5", "S1", "S2"]

    assert chains(*six, forts=["C2"]) == (10, [5])
    assert chains(*six, forts=["C2", "S1"]) == (10, [5])
    assert chains(*six, forts=["C5"]) == (8, [4])  # four doubled beat five
    assert chains(*CHIN[:5], "W6", "W7", "W1", "W2", "W3", forts=["C3"]) == (15, [5, 5])
    assert chains("S1", "S2", "S3", "S4", forts=["S5"]) == (4, [4])


def test_a_ring_counts_each_palace_once() -> None:
    ring = ["K1", "H6", "H5", "H4", "L4", "L3", "K7", "K8"]

    assert chains(*ring) == (8, [8])
    # The longest path goes round from K3 to K6, ten palaces, and leaves K8 alone.
    assert chains(*ring, "K2", "K3", "K6") == (11, [7, 4])


def test_one_long_chain_is_not_told_as_two() -> None:
    assert chains("S1", "S2", "S3", "S4", "S5", "K1", "K2", "K3") == (8, [8])


def by_edges(at: Table, forts: set[str]) -> int:
    """The same by choosing roads: at most two at a palace, no ring, parts of four or more."""
    roads = own_roads(at, 0)
    edges = sorted({tuple(sorted((one, two))) for one in roads for two in roads[one]})
    return max(
        parts_worth(list(chosen), forts)
        for n in range(len(edges) + 1)
        for chosen in combinations(edges, n)
    )


def parts_worth(chosen: list[tuple[str, ...]], forts: set[str]) -> int:
    """What these roads are worth, 0 if they branch or make a ring."""
    if any(n > 2 for n in Counter(end for edge in chosen for end in edge).values()):
        return 0
    parts: list[set[str]] = []
    for edge in chosen:
        touched = [part for part in parts if part & set(edge)]
        if len(touched) == 1 and set(edge) <= touched[0]:
            return 0
        parts = [part for part in parts if part not in touched]
        parts.append(set(edge).union(*touched))
    return sum(len(part) * (2 if part & forts else 1) for part in parts if len(part) >= 4)


@pytest.mark.parametrize("name", ["34", "45", "border"])
def test_the_best_chains_are_those_of_the_best_roads(name: str) -> None:
    dice = Random(name)
    neighbors = board_of(name).neighbors
    branched = 0
    for _ in range(12):
        own = {dice.choice(sorted(neighbors))}
        while len(own) < 11:
            around = {space for one in own for space in neighbors[one]} - own
            own.add(dice.choice(sorted(around)))
        forts = set(dice.sample(sorted(own), dice.randrange(3)))
        at = table(seats=4, map=name, palaces={"0": sorted(own)}, forts=sorted(forts))
        points, lengths = best_chains(at, 0)
        assert points == by_edges(at, forts)
        branched += lengths != (11,)
    assert branched >= 6


# Harbours and border posts


def test_harbours_are_scored_like_a_province_of_those_built_on() -> None:
    built = {"0": ["Y3", "Y4", "Q2", "Q3"], "1": ["L2", "K5"], "2": ["K6"]}
    found = scoring(table(map="border", palaces=built))

    assert found["harbours"] == {0: 7, 1: 4, 2: 2}
    assert found["palaces"]["qi"] == {0: 2}
    few = {"0": ["Y3", "Q2", "Y1"], "1": ["L2", "K5"], "2": ["K6"]}
    assert scoring(table(map="border", palaces=few))["harbours"] == {0: 5, 1: 5, 2: 2}
    assert scoring(table(palaces={"0": ["Y3", "Y4"]}))["harbours"] == {}  # not on this board


def test_a_post_costs_a_card_of_each_color_or_two_of_one() -> None:
    def prices(hand: str) -> set[str]:
        return {
            move.partition(" with ")[2] for move in begun(table(hand, map="border"), "palace P2")
        }

    assert prices("RYG") == {"red yellow"}
    assert prices("RRY") == {"red yellow", "red red"}
    assert prices("YYG") == {"yellow yellow"}
    assert prices("GGR") == prices("RGP") == set()


def test_a_post_and_a_second_piece_share_a_province_that_was_not_empty() -> None:
    empty = after(table("RYR", map="border"), "palace P2 with red yellow")
    assert legal(empty) == {"done"}

    wei = after(table("RYR", map="border", palaces={"1": ["W1"]}), "palace P2 with red yellow")
    assert begun(wei, "palace") == {f"palace W{n} with red" for n in (2, 3, 5, 6)}
    chin = after(table("RYR", map="border", palaces={"1": ["C1"]}), "palace P2 with red yellow")
    assert legal(chin) == {"done"}  # a red card buys nothing there
    yellow = after(table("RYY", map="border", palaces={"1": ["C1"]}), "palace P2 with red yellow")
    assert begun(yellow, "palace") == {f"palace C{n} with yellow" for n in range(2, 7)}
    assert begun(yellow, "emissary") == {"emissary chin with yellow"}


def test_a_palace_and_then_a_post_of_its_province() -> None:
    start = table("RRO", map="border", palaces={"1": ["W1"]})
    first = after(start, "palace W2 with red")

    assert begun(first, "palace P") == {"palace P6 with red orange"}


def test_one_post_completes_two_provinces() -> None:
    built = {"0": ["W1", "W2", "W3", "W5", "W6", "P6"], "1": CHIN}
    start = table("RY", map="border", palaces=built)

    full = after(start, "palace P2 with red yellow")
    assert full.scored == {"wei", "chin"}
    assert full.score == {0: 7 + 6, 1: 7, 2: 0}


def test_a_post_is_one_palace_in_both_provinces_and_in_a_chain() -> None:
    at = table(map="border", palaces={"0": ["C1", "C2", "P2", "W6"], "1": ["W1"]})
    found = scoring(at)

    assert found["palaces"]["wei"] == {0: 3, 1: 2} and found["palaces"]["chin"] == {0: 3}
    assert found["roads"] == {0: 4}


# Cards


def test_cards_are_drawn_one_by_one_and_the_display_is_filled_last() -> None:
    start = table("RGG", palaces={"1": ["W1"]}, pile="YYPPP", display="ROYP", discard="")
    placed = after(start, "palace W2 with red", "palace W3 with green green")

    assert legal(placed) == {"draw pile", *(f"draw {color}" for color in cards("ROYP"))}
    one = after(placed, "draw orange")
    assert one.display.total() == 3 and "draw orange" not in legal(one)
    three = after(one, "draw pile", "draw red")
    assert (hand_of(three), three.turn, three.display.total()) == ("RYO", 1, 4)
    assert three.display == Counter(cards("YPYP")) and three.pile == cards("PP")


def test_told_draws_take_the_place_of_the_listed_order() -> None:
    start = table("RGY", pile="YYPO", discard="")
    chosen = play(after(start, "exchange red"), "draw red", ["orange"])

    assert chosen.display == Counter(cards("OOYP"))
    assert Counter(chosen.pile) == Counter(cards("YYP"))
    for told in ([], ["orange", "yellow"]):
        with pytest.raises(AssertionError):
            play(after(start, "exchange red"), "draw red", told)
    with pytest.raises(ValueError, match="not in list"):
        play(after(start, "exchange red"), "draw red", ["green"])


def test_the_first_exhaustion_shuffles_the_discard_at_once() -> None:
    start = table("RGG", palaces={"1": ["W1"]}, pile="Y", display="ROYP", discard="OOO")
    placed = after(start, "palace W2 with red", "palace W3 with green green")

    drawn = after(placed, "draw pile")
    assert (drawn.exhaustions, drawn.prompt) == (1, "draw")
    assert Counter(drawn.pile) == Counter(cards("OOORGG")) and not drawn.discard
    assert drawn.display == Counter(cards("ROYP"))
    done = after(drawn, "draw red", "draw orange")
    assert (len(done.pile), done.display.total(), done.exhaustions) == (4, 4, 1)


def test_the_last_card_exhausts_the_pile_even_if_nothing_more_is_needed() -> None:
    start = table("RGY", pile="P", discard="OO")

    last = after(start, "exchange red", "draw pile")
    assert (last.exhaustions, len(last.pile), last.turn) == (1, 3, 1)
    display = after(start, "exchange red", "draw purple")
    assert (display.exhaustions, display.display.total()) == (1, 4)


def test_nothing_to_shuffle_counts_twice() -> None:
    start = table("RGY", seats=2, influence=False, pile="P", discard="", emperor_hand="")

    placed = after(start, "palace W1 with red", "done")
    assert placed.discard == Counter(red=1)
    assert after(placed, "draw pile").exhaustions == 1
    short = table("RG", phase="draw", pile="P", discard="")
    assert after(short, "draw pile").exhaustions == 2


def test_the_second_exhaustion_leaves_the_round_to_be_finished() -> None:
    hands = {str(seat): cards("RGY") for seat in range(3)}
    start = table(hands=hands, turn=1, exhaustions=1, pile="P", display="RGYO", discard="PP")

    second = after(start, "exchange red", "draw pile")
    assert (second.exhaustions, second.pile, second.turn) == (2, [], 2)
    assert second.discard == Counter(cards("PPR"))  # no third pile
    over = after(second, "exchange red", "draw orange")
    assert asked(over) is None and over.display.total() == 3
    assert winners(over) == [0, 1, 2]


def test_the_second_exhaustion_in_the_last_players_turn_ends_the_game_after_it() -> None:
    start = table("RGY", turn=2, exhaustions=1, pile="P", display="RG", discard="PP")

    assert after(start, "exchange red", "draw pile").prompt is None
    first = table("RGY", turn=0, exhaustions=1, pile="P", display="RG", discard="PP")
    assert after(first, "exchange red", "draw pile").turn == 1


def test_after_the_second_exhaustion_hands_may_stay_short_and_draws_are_not_asked() -> None:
    late: dict[str, Any] = {"exhaustions": 2, "pile": "", "discard": "", "palaces": {"1": ["W1"]}}
    start = table("RGG", display="OO", **late)

    short = after(start, "palace W2 with red", "palace W3 with green green")
    assert (hand_of(short), short.turn) == ("OO", 1)  # both taken without asking
    two = after(table("RGG", display="OY", **late), "palace W2 with red", "done")
    assert legal(two) == {"draw orange", "draw yellow"}
    pile = table("RGY", display="", pile="PPPPPPPP", discard="")
    assert after(pile, "exchange red").turn == 1  # one source only


def test_who_cannot_even_exchange_is_done() -> None:
    nothing = table("GG", exhaustions=2, pile="", display="", discard="")
    blocked = table("", pile="PPO", display="RO", discard="")

    assert "done" in legal(nothing) and not begun(nothing, "exchange")
    assert after(nothing, "done").turn == 1
    assert legal(blocked) == {"done"}
    filled = after(blocked, "done", "draw pile", "draw red", "draw orange")
    assert (hand_of(filled), filled.turn) == ("ROP", 1)
    assert "done" not in legal(table("GG", exhaustions=2, pile="", display="R", discard=""))


def test_an_exchange_draws_one_card_whatever_the_hand() -> None:
    for hand in ("R", "RGYOP"):
        swapped = after(table(hand, pile="PPP"), "exchange red", "draw pile")
        assert swapped.hands[0].total() == len(hand)


# The end


def built_out(skip: set[str]) -> dict[str, list[str]]:
    """Every space but these is built on, one seat in each province, everything scored."""
    owned: dict[str, list[str]] = {"0": [], "1": []}
    for index, spaces in enumerate(board_of("34").spaces.values()):
        owned[str(index % 2)] += [space for space in spaces if space not in skip]
    return owned


def crowded() -> dict[str, dict[str, int]]:
    """Every dragon space is at its limit."""
    return {province: {"0": len(spaces)} for province, spaces in board_of("34").spaces.items()}


def test_the_game_ends_at_once_if_nobody_can_ever_place() -> None:
    full: dict[str, Any] = {
        "palaces": built_out({"L4"}),
        "emissaries": crowded(),
        "display": "PPPP",
    }
    scored = [one for one in board_of("34").spaces if one != "lu"]
    over = after(table("OOO", scored=scored, **full), "palace L4 with orange")

    assert over.prompt is None and over.score[1] >= 3
    assert over.scored == set(board_of("34").spaces) and hand_of(over) == "OO"
    roomy: dict[str, Any] = full | {"emissaries": crowded() | {"wei": {"0": 6}}}
    assert after(table("OOO", scored=scored, **roomy), "palace L4 with orange").prompt == "place"


def test_the_game_ends_at_once_if_everybody_is_out_of_pieces() -> None:
    supply = {str(seat): {"palace": 0, "emissary": 0} for seat in range(3)}
    last = {"0": {"palace": 1, "emissary": 0}}
    start = table("OO", palaces={"1": ["L1"]}, supply=supply | last)

    assert after(start, "palace L2 with orange").prompt is None
    forts = table("OO", fortifications=True, palaces={"1": ["L1"]}, supply=supply | last)
    assert after(forts, "palace L2 with orange").prompt == "place"  # forts could still be placed
    other = supply | last | {"2": {"palace": 0, "emissary": 1}}
    assert after(table("OO", palaces={"1": ["L1"]}, supply=other), "palace L2 with orange").prompt


def test_the_emperors_pieces_keep_a_game_of_two_going() -> None:
    supply = {"0": {"palace": 1, "emissary": 0}, "1": {"palace": 0, "emissary": 0}}
    none = {"emperor": {"palace": 0, "emissary": 0}}
    start: dict[str, Any] = {"palaces": {"1": ["L1"]}, "seats": 2}

    assert after(table("OO", supply=supply, **start), "palace L2 with orange").prompt == "place"
    over = after(table("OO", supply=supply | none, **start), "palace L2 with orange")
    assert over.prompt is None and over.kept[0].total() == 0


def test_the_end_adds_all_points_but_no_discs() -> None:
    built = {"0": ["S1", "S2", "S3", "S4"], "1": ["S5"]}
    ahead: dict[str, Any] = {"palaces": built, "emissaries": {"shu": {"0": 1}, "chin": {"0": 1}}}
    start = table("RGY", turn=2, exhaustions=2, score={"1": 3}, pile="", display="O", **ahead)

    over = after(start, "exchange red")
    assert over.score == {0: 5 + 2 + 4, 1: 3 + 4, 2: 0}
    assert over.scored == set() and winners(over) == [0]


def test_ties_go_to_the_larger_supply_and_then_are_shared() -> None:
    def won(*supplies: tuple[int, int, int]) -> list[int]:
        kinds = ("palace", "emissary", "fort")
        left = {str(n): dict(zip(kinds, one, strict=True)) for n, one in enumerate(supplies)}
        score = {"0": 61, "1": 61, "2": 58}
        return winners(table(fortifications=True, supply=left, score=score))

    assert won((3, 1, 0), (4, 0, 1), (9, 2, 1)) == [1]
    assert won((3, 2, 0), (4, 0, 1), (9, 2, 1)) == [0, 1]
    assert won((3, 2, 1), (4, 0, 1), (9, 2, 1)) == [0]


# Two players

DUEL: dict[str, Any] = {
    "seats": 2,
    "display": "RYOP",
    "pile": "RGYOPRRGG",
    "discard": "",
    "emperor_hand": "GYO",
}


def test_the_holder_of_the_influence_card_scores_for_the_emperor() -> None:
    palaces = {"0": ["K1", "K2", "K3", "K4", "K5"], "1": ["K6"], "emperor": ["K7", "K8"]}

    def chu(**told: Any) -> dict[int, int]:
        at = table(seats=2, palaces=palaces, **told)
        points: dict[int, int] = scoring(at)["palaces"]["chu"]
        return points

    assert chu(influence={"purple": 0}) == {0: 13, 1: 2}
    assert chu(influence={"purple": 1}) == {0: 8, 1: 7}
    assert chu(influence={"red": 1}) == chu(influence=False) == {0: 8, 1: 2}
    held = {"palaces": palaces, "influence": {"purple": 0}}
    light = from_position(held, 2, {"influence": False})
    assert scoring(light)["palaces"]["chu"] == {0: 8, 1: 2}


def test_the_emperor_earns_nothing_with_roads() -> None:
    at = table(seats=2, palaces={"emperor": ["S1", "S2", "S3", "S4"]}, influence={"red": 1})

    assert best_chains(at, "emperor") == (4, (4,))
    assert scoring(at)["roads"] == {} and scoring(at)["palaces"]["shu"] == {1: 4}


def test_one_played_card_is_kept_and_as_many_as_the_opponent_win_influence() -> None:
    start = table("RGG", palaces={"1": ["W1"]}, kept={"1": cards("G")}, **DUEL)
    start.influence["green"] = 1
    placed = after(start, "palace W2 with red", "palace W3 with green green")

    assert placed.prompt == "keep" and not placed.discard
    assert legal(placed) == {"keep red", "keep green"}
    green = after(placed, "keep green")
    assert green.influence == {"green": 0} and green.discard == Counter(cards("RG"))
    red = after(placed, "keep red")
    assert red.influence == {"green": 1, "red": 0}
    behind = table("GGR", palaces={"1": ["H1"]}, kept={"1": cards("GG")}, **DUEL)
    behind.influence["green"] = 1
    second = after(behind, "palace H2 with green", "palace H3 with green")
    assert second.kept[0] == Counter(green=1) and second.influence == {"green": 1}
    assert second.prompt == "draw"  # one color leaves no choice


def test_nothing_is_kept_without_influence_or_after_an_exchange() -> None:
    light = after(table("RGG", influence=False, **DUEL), "palace W1 with red", "done")
    swapped = after(table("RGG", **DUEL), "exchange red")

    assert light.prompt == swapped.prompt == "draw"
    assert light.discard == swapped.discard == Counter(red=1)
    assert not light.kept[0] and not swapped.kept[0]


def test_a_province_is_scored_before_the_card_is_kept() -> None:
    built = {"0": ["L1", "L2"], "emperor": ["L3"]}
    start = table("OGG", palaces=built, **DUEL)

    kept = after(start, "palace L4 with orange", "done")
    assert kept.influence == {"orange": 0} and kept.score == {0: 4, 1: 0}


def test_the_emperor_moves_last_and_refills_from_the_pile() -> None:
    start = table("RGY", palaces={"1": ["H1"]}, **DUEL)
    drawn = after(start, "palace H2 with green", "done", "draw yellow")

    assert drawn.prompt == "emperor"
    assert begun(drawn, "emperor") == {
        *(f"emperor palace H{n} with green" for n in range(3, 7)),
        "emperor emissary han with green",
        "emperor pass",
    }
    moved = after(drawn, "emperor emissary han with green")
    assert moved.emperor_hand == Counter(cards("YOG")) and moved.pile == cards("YOPRRGG")
    assert moved.discard == Counter(green=1) and moved.turn == 1
    assert after(drawn, "emperor pass").emperor_hand == Counter(cards("GYO"))


def test_the_emperor_enters_an_empty_province_only_if_nothing_else_is_possible() -> None:
    late: dict[str, Any] = {"phase": "emperor", "pile": "RGY", "discard": "", "seats": 2}
    jokers = table(palaces={"0": ["W1"]}, emperor_hand="GGY", **late)
    none = table(palaces={"0": ["W1"]}, emperor_hand="GYO", **late)

    assert begun(jokers, "emperor palace") == {
        f"emperor palace W{n} with green green" for n in range(2, 8)
    }
    assert begun(none, "emperor palace W", "emperor emissary") == set()
    assert "emperor palace H1 with green" in legal(none)
    stranded = {"emperor": {"palace": 0, "emissary": 0}}
    assert table(palaces={"0": ["W1"]}, emperor_hand="RRR", supply=stranded, **late).turn == 1


def test_the_emperor_first_moves_once_in_the_turn() -> None:
    start = table("RGY", palaces={"1": ["H1"]}, **DUEL)

    first = after(start, "special emperor-first")
    assert first.prompt == "emperor"
    moved = after(first, "emperor palace H2 with green")
    assert moved.prompt == "place" and "special emperor-first" not in legal(moved)
    assert {"special two-provinces", "special exchange red purple"} <= legal(moved)
    swapped = after(moved, "exchange red", "draw purple")
    assert (swapped.turn, swapped.prompt) == (1, "place")
    assert "special emperor-first" in legal(swapped)
    idle = table("RGY", supply={"emperor": {"palace": 0, "emissary": 0}}, **DUEL)
    assert after(idle, "special emperor-first").prompt == "place"


def test_the_emperor_before_the_turn_occupies_a_province_for_it() -> None:
    first = after(table("GGY", **DUEL), "special emperor-first", "emperor palace H2 with green")

    assert "palace H3 with green" in legal(after(first, "palace H1 with green"))


def test_the_emperor_scores_a_province_and_may_end_the_game() -> None:
    built = {"0": ["L1", "L2"], "1": ["L3"]}
    late: dict[str, Any] = {
        "phase": "emperor",
        "emperor_hand": "OYG",
        "pile": "RGY",
        "discard": "",
        "seats": 2,
    }
    done = after(table(palaces=built, **late), "emperor palace L4 with orange")

    assert done.score == {0: 4, 1: 2}
    supply = {str(seat): {"palace": 0, "emissary": 0} for seat in range(2)}
    supply["emperor"] = {"palace": 1, "emissary": 0}
    over = after(table(palaces=built, supply=supply, **late), "emperor palace L4 with orange")
    assert over.prompt is None and over.emperor_hand.total() == 2


def test_the_second_exhaustion_by_the_emperor_belongs_to_the_turn() -> None:
    late: dict[str, Any] = {
        "phase": "emperor",
        "emperor_hand": "OYG",
        "exhaustions": 1,
        "pile": "R",
    }

    def passed(turn: int) -> Table:
        start = table(seats=2, palaces={"0": ["L1"]}, turn=turn, discard="", **late)
        return after(start, "emperor palace L4 with orange")

    assert passed(0).turn == 1 and passed(0).exhaustions == 2
    assert passed(1).prompt is None


def test_two_provinces_take_one_piece_each() -> None:
    start = table("RRO", palaces={"1": ["W1"]}, **DUEL)
    first = after(start, "special two-provinces", "palace W2 with red")

    assert not begun(first, "special two", "special emperor", "exchange")
    assert {"palace S1 with red", "palace Z1 with orange"} <= legal(first)
    assert {"palace W3 with red", "emissary wei with red"} <= legal(first)
    assert after(first, "palace Z1 with orange").prompt == "keep"


def test_special_cards_change_one_turn_only() -> None:
    hands = {"0": cards("RRO"), "1": cards("RRO")}
    start = table(hands=hands, palaces={"1": ["W1"]}, **(DUEL | {"emperor_hand": "RRR"}))
    specials = after(start, "special two-provinces", "special emperor-first", "emperor pass")
    following = after(specials, "exchange red", "draw pile")

    second = after(following, "palace W2 with red")
    assert "palace W3 with red" in legal(second) and "palace S1 with red" not in legal(second)
    assert after(second, "done", "draw pile").prompt == "emperor"


def test_a_special_exchange_swaps_with_a_card_face_up_and_the_turn_goes_on() -> None:
    start = table("RGG", **DUEL)

    offered = {f"special exchange {give} {to}" for give in cards("RG") for to in cards("RYOP")}
    assert begun(start, "special exchange") == offered
    swapped = after(start, "special exchange red yellow")
    assert hand_of(swapped) == "GGY" and swapped.display == Counter(cards("RROP"))
    assert not begun(swapped, "special exchange") and "exchange green" in legal(swapped)
    assert after(start, "special exchange red red").hands == start.hands
    placed = after(start, "palace W1 with red")
    assert begun(placed, "special exchange") == {
        f"special exchange green {to}" for to in cards("RYOP")
    }
    assert not begun(placed, "special emperor") and begun(placed, "special two-provinces")
    assert begun(after(placed, "done"), "special") == begun(placed, "special exchange")
    assert not begun(table("RGG"), "special")  # with two players only


# Bonus tiles


def test_each_color_of_tiles_gives_six_to_everyone_with_the_most() -> None:
    taken = {
        "0": {"green": 2, "yellow": 1, "orange": 3},
        "1": {"green": 2, "yellow": 4, "orange": 3},
        "2": {"green": 2, "yellow": 1},
    }
    assert scoring(table(bonus={}, bonus_taken=taken))["bonus"] == {0: 12, 1: 18, 2: 6}
    assert scoring(table(bonus={}))["bonus"] == {}
    emperor = {"0": {"green": 1}, "emperor": {"green": 2, "orange": 1}, "1": {"orange": 1}}
    assert scoring(table(seats=2, bonus={}, bonus_taken=emperor))["bonus"] == {1: 6}


def test_the_first_palace_of_a_province_is_claimed() -> None:
    start = table("GOO", bonus={"L2": "orange", "L3": "green"}, palaces={"1": ["Z1"]})

    assert begun(start, "palace L", "claim zhao") == set()
    assert begun(start, "palace Z") == {f"palace Z{n} with orange" for n in range(2, 7)}
    claim = after(start, "claim lu with orange")
    assert legal(claim) == {f"palace {space}" for space in LU}
    assert (revealed(start), revealed(claim)) == (set(), {"L2", "L3"})
    assert hand_of(claim) == "GO"
    built = after(claim, "palace L3")
    assert built.bonus == {"L2": "orange"} and built.bonus_taken[0] == Counter(green=1)
    assert legal(built) == {"done"}  # the province was empty


def test_a_fort_neither_takes_a_tile_nor_is_a_first_palace() -> None:
    start = table("OOG", bonus={"L2": "orange", "L3": "green"}, fortifications=True)
    fort = after(start, "fort L2 with orange")

    assert fort.bonus_taken[0].total() == 0 and revealed(fort) == set()
    following = table(
        "OOG", bonus={"L2": "orange"}, fortifications=True, forts=["L2"], palaces={"1": ["W1"]}
    )
    assert begun(following, "claim lu") and not begun(following, "palace L")
    both = after(following, "claim lu with orange", "palace L2")
    assert both.bonus_taken[0] == Counter(orange=1)
    assert "palace L1 with orange" in legal(both)


def test_the_second_palace_of_a_turn_may_be_claimed() -> None:
    start = table("OOG", bonus={}, fortifications=True, forts=["L2"])

    assert begun(after(start, "fort L1 with orange"), "claim") == {"claim lu with orange"}


def test_the_emperor_sees_the_tiles_before_his_first_palace_has_a_space() -> None:
    tiles = {"H2": "orange", "H3": "green"}
    late: dict[str, Any] = {
        "phase": "emperor",
        "emperor_hand": "GYO",
        "pile": "RGY",
        "discard": "",
        "seats": 2,
    }
    start = table(bonus=tiles, **late)

    assert not begun(start, "emperor palace")
    claimed = after(start, "emperor claim han with green")
    assert revealed(claimed) == {"H2", "H3"}
    assert legal(claimed) == {f"palace H{n}" for n in range(1, 7)}
    built = after(claimed, "palace H2")
    assert built.bonus_taken["emperor"] == Counter(orange=1) and revealed(built) == {"H3"}


def test_a_post_is_claimed_and_opens_the_tiles_of_both_provinces() -> None:
    tiles = {"W1": "orange", "C5": "green", "L2": "yellow"}
    start = table("RYR", map="border", bonus=tiles)

    assert not begun(start, "palace P2")
    post = after(start, "claim wei with red yellow")
    assert revealed(post) == {"W1", "C5"} and post.bonus == tiles
    claim = after(start, "claim wei with red")
    assert legal(claim) == {f"palace W{n}" for n in (1, 2, 3, 5, 6)}  # neither P2 nor P6
    later = table("R", map="border", bonus=tiles, palaces={"1": ["P2"]})
    assert "palace W1 with red" in legal(later) and not begun(later, "claim wei")


# Whole games

GAMES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (2, {"influence": False, "bonus": True}),
    (3, {"fortifications": True}),
    (4, {"map": "45", "fortifications": True, "bonus": True}),
    (3, {"map": "border", "bonus": True}),
    (5, {"map": "border"}),
    (5, {}),
]


def all_cards(at: Table) -> Counter[str]:
    waiting = at.played if at.with_influence else []
    held = [*at.hands.values(), *at.kept.values()]
    return sum(held, at.display + at.discard + at.emperor_hand + Counter([*at.pile, *waiting]))


def assert_sound(at: Table) -> None:
    """Nothing is lost, no province is overcrowded, and a full one has been scored."""
    assert all_cards(at) == deck_of(at.seats)
    for owner in at.owners:
        built = sum(whose == owner for whose in at.palaces.values())
        sent = sum(there[owner] for there in at.emissaries.values())
        left = at.supply[owner]
        assert (built + left["palace"], sent + left["emissary"]) == (20, 8)
    for name, spaces in at.board.spaces.items():
        assert at.emissaries[name].total() <= emissary_limit(at, name)
        assert (set(spaces) <= set(at.palaces)) == (name in at.scored)
    assert at.prompt is None or legal(at)


@pytest.mark.parametrize("seats,options", GAMES)
def test_random_games_end_and_lose_nothing(seats: int, options: dict[str, Any]) -> None:
    dice = Random(seats)
    at = from_position(first_position(seats, options, dice), seats, options)
    assert len(at.pile) == {2: 34, 3: 34, 4: 36, 5: 38}[seats]
    said = Counter[str]()
    while at.prompt is not None:
        assert_sound(at)
        move = dice.choice(sorted(legal(at)))
        said[move.split()[0]] += 1
        at = play(at, move)
        assert said.total() < 1000
    assert at.exhaustions == 2 or len(at.palaces) == len(at.board.provinces)
    assert said["palace"] and said["emissary"] and said["draw"]
    assert winners(at)
    assert ("claim" in said) == at.with_tiles and ("fort" in said) == at.with_forts
    assert {"special", "emperor"} <= set(said) if seats == 2 else "emperor" not in said


# Scenarios


def check(at: Table, expected: dict[str, Any]) -> None:
    """Compare what is given, at every depth; in a breakdown a seat not listed has 0."""
    seen = facts(at)
    for key, value in expected.items():
        if key == "offered":
            assert set(value) <= legal(at)
        elif key == "not_offered":
            assert not set(value) & legal(at)
        else:
            assert_within(value, seen[key], key)


def assert_within(expected: Any, seen: Any, key: str) -> None:
    """Of an object only the keys given count."""
    if isinstance(expected, dict):
        for name, value in expected.items():
            missing = 0 if key == "scoring" else None
            assert_within(value, seen.get(name, missing), key)
    elif key in UNORDERED:
        assert Counter(seen) == Counter(expected)
    else:
        assert seen == expected


def test_there_are_scenarios() -> None:
    assert len(SCENARIOS["scenarios"]) >= 38


@pytest.mark.parametrize("scenario", SCENARIOS["scenarios"], ids=lambda scenario: scenario["id"])
def test_the_referee_agrees_with_a_scenario(scenario: dict[str, Any]) -> None:
    seats, options = scenario["seats"], scenario.get("options", {})
    position = scenario.get("position") or first_position(seats, options, Random(1))
    at = from_position(position, seats, options)
    for step in scenario.get("steps", []):
        allowed = asked(at) == step["seat"] and step["play"] in legal(at)
        assert allowed == step.get("legal", True), step["play"]
        if allowed:
            at = play(at, step["play"])
        check(at, step.get("expect", {}))
    check(at, scenario.get("expect", {}))
