"""The referee against examples of the rulebook and its rulings, worked out by hand."""

import json
from collections import Counter
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from oracles.babel import (
    NATIONS,
    SEATS,
    Table,
    ending,
    enters_end_mode,
    from_position,
    heights,
    legal,
    play,
    reveal,
    turn_bound,
    winners,
)

LETTERS = {nation[0].upper(): nation for nation in NATIONS}
SCENARIO_FILE = Path(__file__).parent.parent / "scenarios" / "babel.json"
SCENARIOS = json.loads(SCENARIO_FILE.read_text())["scenarios"] if SCENARIO_FILE.exists() else []
UNORDERED = ("hands", "discard")


def nations(letters: str) -> list[str]:
    """Cards by their first letters: `AAP` is two Assyrians and a Persian."""
    return [LETTERS[letter] for letter in letters]


def table(pawn: str = "quarry", idle: bool = False, **given: Any) -> Table:
    """A position where seat 0 is to act: `hand="AH"`, `mine={"medes": "AAA"}`"""
    position: dict[str, Any] = {
        "hands": {
            str(seat): nations(given.pop(key, "")) for seat, key in ((0, "hand"), (1, "foe"))
        },
        "pawns": {"0": pawn},
        "columns": {
            str(seat): {site: nations(cards) for site, cards in given.pop(key, {}).items()}
            for seat, key in ((0, "mine"), (1, "theirs"))
        },
        "temples": {"0": given.pop("temples", {}), "1": given.pop("enemy_temples", {})},
        "rows": {"0": given.pop("row", []), "1": given.pop("enemy_row", [])},
    }
    return from_position(position | given, idle)


def after(start: Table, *moves: str) -> Table:
    """The table when these moves, each of them legal, are made."""
    for move in moves:
        assert move in legal(start), move
        start = play(start, move)
    return start


def column(end: Table, seat: int, site: str) -> str:
    """A column by the first letters of its cards."""
    return "".join(nation[0].upper() for nation in end.columns[seat][site])


def starting(moves: set[str], *words: str) -> set[str]:
    """The moves that start with one of these words."""
    return {move for move in moves if move.split()[0] in words}


def test_a_pawn_in_the_quarry_can_only_move() -> None:
    start = table(hand="AHHMPS", start_temple={"0": True, "1": True}, row=[1])

    assert legal(start) == {f"move {site}" for site in NATIONS}
    assert after(start, "move hittites").pawns == {0: "hittites", 1: None}


def test_a_move_discards_a_card_of_another_site_and_pawns_may_share_one() -> None:
    start = table("assyrians", hand="AH", pawns={"0": "assyrians", "1": "hittites"})

    assert legal(start) == {"move hittites", "deploy assyrians", "deploy hittites", "end"}
    moved = after(start, "move hittites")
    assert moved.discard == Counter(hittites=1)
    assert moved.hands[0] == Counter(assyrians=1)


def test_the_deployment_example_leaves_two_columns_in_the_order_played() -> None:
    start = table("sumerians", hand="AAPSS", mine={"sumerians": "AA"})
    steps = ["deploy assyrians", "deploy persians", "move assyrians"]

    end = after(start, *steps, "deploy sumerians", "deploy sumerians")

    assert column(end, 0, "sumerians") == "AAAP"
    assert column(end, 0, "assyrians") == "SS"
    assert end.hands[0].total() == 0
    assert start.hands[0].total() == 5


def test_the_construction_example_takes_2_then_3_and_4_then_5_and_6_from_both_rows() -> None:
    start = table(
        "assyrians",
        hand="AHM",
        mine={"medes": "AHPS"},
        temples={"medes": [1]},
        row=[6, 2],
        enemy_row=[5, 4, 3],
    )
    four = after(start, "move medes", "build mine", "build theirs", "build theirs")

    assert not starting(legal(four), "build")
    end = after(four, "deploy assyrians", "deploy hittites", "build theirs", "build mine")
    assert end.temples[0]["medes"] == [1, 2, 3, 4, 5, 6]
    assert end.rows == {0: [], 1: []}
    assert heights(end) == {0: 6, 1: 0}


def test_a_level_needs_as_many_own_cards_and_the_level_below_it() -> None:
    few = table("medes", mine={"medes": "AHP"}, temples={"medes": [1, 2, 3]}, row=[4])
    high = table("medes", mine={"medes": "AHPSS"}, temples={"medes": [1, 2]}, row=[4])
    opposite = table("medes", theirs={"medes": "AHPS"}, row=[1])
    hole = table(
        "medes", mine={"medes": "AHPSS"}, temples={"medes": [1, 4]}, row=[2], enemy_row=[5]
    )

    assert not starting(legal(few) | legal(high) | legal(opposite), "build")
    assert starting(legal(hole), "build") == {"build theirs"}
    assert heights(hole) == {0: 4, 1: 0}


def test_the_migration_example_moves_the_last_three_cards_once_and_spares_the_temple() -> None:
    start = table(
        "hittites", mine={"medes": "ASSH", "persians": "A"}, temples={"medes": [1, 2, 3, 4]}
    )

    assert starting(legal(start), "migrate") == {
        f"migrate medes {site}" for site in NATIONS if site != "medes"
    }
    end = after(start, "migrate medes persians")
    assert column(end, 0, "medes") == "A"
    assert column(end, 0, "persians") == "ASSH"
    assert heights(end)[0] == 4
    assert legal(end) == {"end"}


def test_the_sumerian_example_brings_over_every_card_of_the_last_nation() -> None:
    start = table("medes", mine={"medes": "SSSS"}, theirs={"medes": "PAPP", "persians": "P"})

    end = after(start, "power sumerians")

    assert column(end, 0, "medes") == "SSSPPP"
    assert column(end, 1, "medes") == "A"
    assert column(end, 1, "persians") == "P"
    assert end.discard == Counter(sumerians=1)
    assert "power sumerians" in legal(end)


def test_captured_sumerians_may_serve_at_once() -> None:
    start = table("medes", mine={"medes": "SSS"}, theirs={"medes": "HSS"})

    end = after(start, "power sumerians", "power sumerians")

    assert column(end, 0, "medes") == "SSSH"
    assert column(end, 1, "medes") == ""


def test_hittites_steal_a_higher_top_card_and_the_one_discarded_counts() -> None:
    exact: dict[str, Any] = {
        "mine": {"medes": "HHHMM"},
        "enemy_temples": {"medes": [1, 2, 3, 4, 5]},
    }

    end = after(table("medes", temples={"medes": [1]}, **exact), "power hittites")
    assert end.temples[0]["medes"] == [1, 5]
    assert end.temples[1]["medes"] == [1, 2, 3, 4]
    assert heights(end) == {0: 5, 1: 4}

    not_higher = table("medes", temples={"medes": [5]}, **exact)
    too_few = table("medes", idle=True, mine={"medes": "HHHM"}, enemy_temples={"medes": [5]})
    onto_nothing = table("medes", mine={"medes": "HHH"}, enemy_temples={"medes": [3]})
    assert "power hittites" not in legal(not_higher) | legal(too_few)
    assert after(onto_nothing, "power hittites").temples[0]["medes"] == [3]


def test_persians_skip_one_level_and_the_one_discarded_counts() -> None:
    empty = table("medes", mine={"medes": "PPP"}, row=[5, 2], enemy_row=[3])
    chain = table("medes", mine={"medes": "PPPPA"}, row=[4, 2])
    short = table("medes", mine={"medes": "PPPP"}, row=[4, 2])

    assert starting(legal(empty), "power", "build") == {"power persians mine"}
    end = after(empty, "power persians mine")
    assert (end.temples[0]["medes"], end.rows[0]) == ([2], [5])
    assert column(end, 0, "medes") == "PP"
    assert after(chain, "power persians mine", "power persians mine").temples[0]["medes"] == [2, 4]
    assert "power persians mine" not in legal(after(short, "power persians mine"))
    assert not starting(legal(table("medes", mine={"medes": "PPP"}, row=[1], idle=True)), "power")


def test_medes_drive_away_any_one_nation_opposite_and_the_rest_close_up() -> None:
    start = table("hittites", mine={"hittites": "MMMPP"}, theirs={"hittites": "AAPA", "medes": "P"})

    assert starting(legal(start), "power") == {"power medes assyrians", "power medes persians"}
    end = after(start, "power medes persians")
    assert column(end, 0, "hittites") == "MMPP"
    assert column(end, 1, "hittites") == "AAA"
    assert column(end, 1, "medes") == "P"
    assert end.discard == Counter(medes=1, persians=1)


def test_a_destroyed_temple_lies_on_the_pile_lowest_card_first() -> None:
    start = table(
        "medes",
        mine={"medes": "AAAA"},
        temples={"medes": [1]},
        enemy_temples={"medes": [2, 5], "hittites": [1]},
        row=[4],
        temple_pile=[3],
        temples_left={"6": 2},
    )

    end = after(start, "power assyrians")

    assert (end.known_pile, end.pile_size) == ([2, 5, 3], 5)
    assert heights(end) == {0: 1, 1: 1}
    assert "power assyrians" not in legal(end)
    shown = reveal(end, [2, 5])
    assert shown.rows[0] == [4, 5, 2]
    assert (shown.known_pile, shown.pile_size) == ([3], 3)
    assert reveal(shown, [6, 3]).known_pile == []


def test_only_what_lies_on_the_pile_can_be_revealed() -> None:
    one_left = table(temple_pile=[4])

    assert reveal(one_left, [4]).pile_size == 0
    with pytest.raises(AssertionError):
        reveal(one_left, [5])
    with pytest.raises(AssertionError):
        reveal(one_left, [4, 4])


def test_a_hand_of_seven_is_halved_to_four_then_two_by_its_owners_choice() -> None:
    start = table("sumerians", hand="A", foe="AAHHMPS", mine={"sumerians": "PPPPM"})
    pending = after(start, "halve persians")

    assert pending.to_discard == 3
    assert legal(pending) == {f"discard {nation}" for nation in NATIONS}
    four = after(pending, "discard assyrians", "discard assyrians", "discard sumerians")
    assert legal(four) >= {"halve persians", "deploy assyrians", "end"}
    two = after(four, "halve persians", "discard medes", "discard persians")
    assert two.hands[1] == Counter(hittites=2)
    assert column(two, 0, "sumerians") == "PPM"
    assert not starting(legal(two), "halve")


@pytest.mark.parametrize(("size", "lost"), [(2, 1), (3, 1), (4, 2), (5, 2)])
def test_half_a_hand_is_rounded_in_favour_of_its_owner(size: int, lost: int) -> None:
    start = table("medes", foe="A" * size, mine={"medes": "HHH"})

    assert after(start, "halve hittites").to_discard == lost


def test_a_power_without_effect_is_only_allowed_by_the_option() -> None:
    position: dict[str, Any] = {"mine": {"medes": "AAAMMMSSS"}, "foe": "A"}
    powers = {f"power medes {nation}" for nation in NATIONS} | {"power assyrians"}

    assert not starting(legal(table("medes", **position)), "power", "halve")
    idle = table("medes", idle=True, **position)
    halvings = {f"halve {nation}" for nation in ("assyrians", "medes", "sumerians")}
    assert starting(legal(idle), "power", "halve") == powers | {"power sumerians"} | halvings
    assert after(idle, "halve medes").to_discard == 0
    assert column(after(idle, "power sumerians"), 0, "medes") == "AAAMMMSS"
    assert after(idle, "power medes persians").discard == Counter(medes=1)
    assert after(idle, "power assyrians").known_pile == []


def test_the_second_run_of_a_nation_is_named_by_its_start() -> None:
    start = table(
        "medes",
        mine={"medes": "AAHAAAHPPPAAAM"},
        theirs={"medes": "H"},
        enemy_temples={"medes": [1]},
        foe="AA",
        row=[2],
    )

    assert starting(legal(start), "power", "halve") == {
        "power assyrians",
        "power assyrians @10",
        "power persians mine",
        "halve assyrians",
        "halve assyrians @10",
        "halve persians",
    }
    assert column(after(start, "power assyrians"), 0, "medes") == "AAHAAHPPPAAAM"
    assert column(after(start, "halve assyrians @10"), 0, "medes") == "AAHAAAHPPPAAM"


def test_a_target_or_row_comes_before_the_start_of_the_run() -> None:
    medes = table("medes", mine={"medes": "MMMAMMM"}, theirs={"medes": "H"})
    persians = table("medes", mine={"medes": "PPPAPPP"}, enemy_row=[2])

    assert column(after(medes, "power medes hittites @4"), 0, "medes") == "MMMAMM"
    assert column(after(persians, "power persians theirs @4"), 0, "medes") == "PPPAPP"


def test_the_worked_example_runs_step_by_step() -> None:
    start = table(
        "hittites",
        hand="AHS",
        foe="AHHMPSS",
        mine={"hittites": "SSSSAPP", "assyrians": "HH", "sumerians": "PP"},
        theirs={"hittites": "PSAAM"},
        enemy_temples={"hittites": [1, 2, 3, 4, 5, 6], "assyrians": [1, 2, 3]},
        temples_left={"4": 2, "5": 2},
    )
    at = after(start, "power sumerians")
    assert (column(at, 0, "hittites"), column(at, 1, "hittites")) == ("SSSAPPM", "PSAA")
    at = after(at, "migrate hittites sumerians")
    assert (column(at, 0, "hittites"), column(at, 0, "sumerians")) == ("SSSA", "PPPPM")
    at = after(at, "power sumerians")
    assert (column(at, 0, "hittites"), column(at, 1, "hittites")) == ("SSAAA", "PS")
    at = after(at, "power assyrians")
    assert (column(at, 0, "hittites"), at.temples[1]["hittites"]) == ("SSAA", [])
    at = after(at, "move assyrians", "deploy hittites", "power hittites")
    assert (at.temples[0]["assyrians"], at.temples[1]["assyrians"]) == ([3], [1, 2])
    at = after(at, "move sumerians", "halve persians")
    at = after(at, "discard assyrians", "discard hittites", "discard medes", "halve persians")
    at = after(at, "discard persians", "discard sumerians")
    assert (at.hands[0].total(), at.hands[1]) == (0, Counter(hittites=1, sumerians=1))
    assert (at.known_pile, at.pile_size) == ([1, 2, 3, 4, 5, 6], 10)

    at = reveal(at, [1, 2])
    assert at.rows[0] == [2, 1]
    assert heights(at) == {0: 3, 1: 2}
    assert ending(at) is None


def test_a_first_turn_cannot_end_before_the_reserved_level_1_is_built() -> None:
    start = table(hand="AAHMPS", start_temple={"0": True, "1": True})
    ready = after(start, "move assyrians", "deploy hittites")

    assert "end" not in legal(start) | legal(ready)
    built = after(ready, "build start")
    assert built.temples[0]["assyrians"] == [1]
    assert built.start_temple == {0: False, 1: True}
    assert {"end"} <= legal(built)
    assert "build start" not in legal(after(built, "move medes", "deploy persians"))


def test_a_first_turn_cannot_squander_the_last_cards_for_the_reserved_level_1() -> None:
    first = {"0": True}
    last_move = table("assyrians", hand="AH", start_temple=first)
    one_card = table("assyrians", hand="H", start_temple=first)
    away = table("assyrians", hand="H", mine={"hittites": "M"}, start_temple=first)
    taken = table(
        "medes",
        hand="H",
        mine={"medes": "A"},
        row=[1],
        start_temple=first,
    )
    helped = table("medes", hand="H", mine={"medes": "A", "hittites": "S"}, row=[1])
    helped = replace(helped, start_temple={0: True, 1: False})

    assert legal(last_move) == {"move hittites", "deploy assyrians", "deploy hittites"}
    assert legal(one_card) == {"deploy hittites"}
    assert legal(away) == {"move hittites", "deploy hittites"}
    assert legal(taken) == {"deploy hittites", "build start"}
    assert legal(helped) == {"move hittites", "deploy hittites", "build start", "build mine"}
    assert legal(table(start_temple=first)) == {"end"}  # already out of reach


@pytest.mark.parametrize(
    ("mine", "theirs", "end_mode", "reason", "enters"),
    [
        ([6, 6, 2], [6, 3], False, None, False),
        ([6, 6, 3], [6, 3], False, "lead", False),
        ([6, 6, 3], [6, 4], False, None, True),
        ([6, 6, 6, 1], [6, 4], True, None, True),
        ([6, 6, 6, 2], [6, 4], False, "twenty", True),
        ([6, 6, 6, 2], [6, 3], True, "lead", False),
        ([6, 3], [6, 6], True, "nine", False),
        ([6, 3], [6, 6], False, None, False),
        ([6, 6], [6, 4], True, None, False),
    ],
)
def test_the_game_ends_by_a_lead_or_in_end_mode_by_twenty_or_nine(
    mine: list[int], theirs: list[int], end_mode: bool, reason: str | None, enters: bool
) -> None:
    levels = [
        {site: [level] for site, level in zip(NATIONS, own, strict=False)} for own in (mine, theirs)
    ]
    end = table(temples=levels[0], enemy_temples=levels[1], end_mode=end_mode)

    assert ending(end) == reason
    assert enters_end_mode(end) == enters


def test_the_higher_sum_wins_then_the_larger_hand_and_equals_share() -> None:
    level: dict[str, Any] = {"temples": {"medes": [1, 2]}, "enemy_temples": {"persians": [2]}}

    assert winners(table(hand="AAA", temples={"medes": [4]}, enemy_temples={"medes": [1, 5]})) == [
        1
    ]
    assert winners(table(hand="AH", foe="AHM", **level)) == [1]
    assert winners(table(hand="AHM", foe="AH", **level)) == [0]
    assert winners(table(hand="AH", foe="MM", **level)) == [0, 1]


def dealt(dice: Random) -> Table:
    """The first turn of a game, the first player's cards drawn."""
    cards = [nation for nation in NATIONS for _ in range(12)]
    dice.shuffle(cards)
    hands = {"0": cards[:6], "1": cards[6:11]}
    return from_position({"hands": hands, "start_temple": {"0": True, "1": True}}, False)


@pytest.mark.parametrize("seed", range(8))
def test_every_action_lowers_the_bound_and_no_card_is_lost(seed: int) -> None:
    dice = Random(seed)
    at = dealt(dice)
    for _ in range(6):
        while moves := sorted(legal(at) - {"end"}):
            then = play(at, dice.choice(moves))
            assert at.to_discard or turn_bound(then) < turn_bound(at)
            at = then
            deployed = [
                card for own in at.columns.values() for pile in own.values() for card in pile
            ]
            assert (
                len(deployed) + at.discard.total() + sum(map(Counter.total, at.hands.values()))
                == 11
            )
        assert not at.start_temple[at.turn]
        at = replace(at, turn=1 - at.turn, migrated=False, rows={0: [4, 1, 2], 1: [3, 2, 1]})


class Judge:
    """Plays a scenario by the referee, drawing cards and passing the turn on for it."""

    def __init__(self, scenario: dict[str, Any]) -> None:
        position = scenario.get("position")
        idle = scenario.get("options", {}).get("idle_powers", False)
        self.table = dealt(Random(1)) if position is None else from_position(position, idle)
        self.nation_pile = list((position or {}).get("nation_pile", NATIONS * 10))[:49]
        self.reason: str | None = None
        if not (position or {}).get("drawn", True):
            self.draw()

    def draw(self) -> None:
        """Three cards, from the shuffled discard once the pile is used up."""
        for _ in range(3):
            if not self.nation_pile:
                self.nation_pile = list(self.table.discard.elements())
                self.table.discard.clear()
            self.table.hands[self.table.turn][self.nation_pile.pop(0)] += 1

    def asked(self) -> int | None:
        """The seat that must decide."""
        if self.reason:
            return None
        return 1 - self.table.turn if self.table.to_discard else self.table.turn

    def play(self, seat: int, move: str) -> bool:
        """Make the move, if this seat may."""
        if seat != self.asked() or move not in legal(self.table):
            return False
        if move != "end":
            self.table = play(self.table, move)
            self.reason = ending(self.table)
            self.table.end_mode |= enters_end_mode(self.table)
            return True
        self.table = reveal(self.table, self.table.known_pile[:2])
        self.table.turn, self.table.migrated = 1 - self.table.turn, False
        if self.table.pile_size == 0:
            self.reason = "pile"
        else:
            self.draw()
        return True

    def sight(self) -> dict[str, Any]:
        """What a scenario may expect."""
        at = self.table
        seen = {
            "asked": self.asked(),
            "prompt": "discard" if at.to_discard else "action",
            "over": self.reason is not None,
            "reason": self.reason,
            "winners": winners(at) if self.reason else [],
            "hand_sizes": {seat: at.hands[seat].total() for seat in SEATS},
            "hands": {seat: list(at.hands[seat].elements()) for seat in SEATS},
            "pawns": {seat: at.pawns[seat] or "quarry" for seat in SEATS},
            "columns": at.columns,
            "temples": at.temples,
            "rows": at.rows,
            "temple_pile": at.known_pile,
            "nation_pile_size": len(self.nation_pile),
            "discard": list(at.discard.elements()),
            "start_temple": at.start_temple,
            "end_mode": at.end_mode,
            "heights": heights(at),
            "turn": at.turn,
        }
        found: dict[str, Any] = json.loads(
            json.dumps(seen)
        )  # with seats as text, like those expected
        return found

    def check(self, expected: dict[str, Any]) -> None:
        """Compare what is given, at every depth."""
        offers = set() if self.reason else legal(self.table)
        seen = self.sight()
        for key, value in expected.items():
            if key == "offered":
                assert set(value) <= offers
            elif key == "not_offered":
                assert not set(value) & offers
            else:
                assert_within(value, seen[key], key in UNORDERED)


def assert_within(expected: Any, seen: Any, unordered: bool) -> None:
    """Of an object only the keys given count."""
    if isinstance(expected, dict):
        for key, value in expected.items():
            assert_within(value, seen[key], unordered)
    elif unordered:
        assert sorted(seen) == sorted(expected)
    else:
        assert seen == expected


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario["id"])
def test_the_referee_agrees_with_a_scenario(scenario: dict[str, Any]) -> None:
    judge = Judge(scenario)
    for step in scenario.get("steps", []):
        assert judge.play(step["seat"], step["play"]) == step.get("legal", True), step["play"]
        judge.check(step.get("expect", {}))
    judge.check(scenario.get("expect", {}))
