"""Roads: the best chains of a network, against a referee that tries everything."""

from collections.abc import Iterable
from functools import cache
from typing import Any, NamedTuple

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.china.boards import table
from games.wander import examples
from oracles.china import from_position
from oracles.china_scoring import best_chains, scoring
from oracles.china_table import board_of
from ziggurat.core.jit import PLAIN
from ziggurat.core.match import Match
from ziggurat.games.china.breakdown import breakdown
from ziggurat.games.china.records import State

SEATS = {"34": 3, "45": 4, "border": 5}
PALACES = 20  # of one color
Space = str


@st.composite
def networks(draw: st.DrawFn, smallest: int = 4, parts: int = 1) -> tuple[str, list[Space]]:
    """A map, and palaces that hang together in at most so many parts."""
    name = draw(st.sampled_from(list(SEATS)))
    size = draw(st.integers(smallest, PALACES))
    rng = np.random.default_rng(draw(st.integers(0, 2**32 - 1)))
    return name, grown(name, size, rng, parts)


def grown(name: str, size: int, rng: np.random.Generator, parts: int = 1) -> list[Space]:
    """Palaces on spaces chosen by chance, each beside one that was chosen before."""
    beside = board_of(name).neighbors
    own = set(rng.choice(sorted(beside), parts, replace=False).tolist())
    while len(own) < size:
        edge = sorted(set().union(*(beside[space] for space in own)) - own)
        own.add(edge[rng.integers(len(edge))])
    return sorted(own)


class Roads(NamedTuple):
    """What seat 0 would score for its roads, and the chains that are told."""

    points: int
    chains: list[list[Space]]

    @property
    def lengths(self) -> list[int]:
        return [len(chain) for chain in self.chains]


def roads(name: str, own: Iterable[Space], forts: Iterable[Space] = ()) -> Roads:
    """All these palaces belong to seat 0."""
    drawn: dict[str, Any] = {"forts": " ".join(forts)} if forts else {}
    return roads_of(table(SEATS[name], name, palaces={0: " ".join(own)}, **drawn), 0)


def roads_of(match: Match[State], seat: int) -> Roads:
    found = breakdown(match.state)
    return Roads(found["roads"][seat], found["chains"][seat])


def referee(name: str, own: list[Space], forts: list[Space]) -> int:
    """The points of the roads if everything is tried."""
    options = {"map": name, "fortifications": bool(forts)}
    told = from_position({"palaces": {"0": own}, "forts": forts}, SEATS[name], options)
    points, _ = best_chains(told, 0)
    assert scoring(told)["roads"] == ({0: points} if points else {})
    return points


def is_chain(name: str, chain: Iterable[Space]) -> bool:
    """Whether one can walk along roads through all of these, and nowhere twice."""
    beside = board_of(name).neighbors

    @cache
    def walks(here: Space, left: frozenset[Space]) -> bool:
        return not left or any(walks(on, left - {on}) for on in beside[here] & left)

    return any(walks(start, frozenset(chain) - {start}) for start in chain)


def check(name: str, own: list[Space], forts: Iterable[Space] = ()) -> Roads:
    """Chains are lines of own palaces, four at least, none of them twice; two are never one."""
    found = roads(name, own, forts)
    used = [space for chain in found.chains for space in chain]
    assert len(used) == len(set(used))
    assert set(used) <= set(own)
    assert all(len(chain) >= 4 and is_chain(name, chain) for chain in found.chains)
    assert found.lengths == sorted(found.lengths, reverse=True)
    doubled = [chain for chain in found.chains if set(chain) & set(forts)]
    assert found.points == len(used) + sum(map(len, doubled))
    for i, one in enumerate(found.chains):
        assert not any(is_chain(name, one + other) for other in found.chains[:i])
    return found


# By chance.


@examples(150, 60)
@given(drawn=networks())
def test_a_network_scores_what_trying_everything_gives(drawn: tuple[str, list[Space]]) -> None:
    name, own = drawn

    assert check(name, own).points == referee(name, own, [])


@examples(60, 30)
@given(drawn=networks(parts=4))
def test_networks_that_do_not_touch_add_up(drawn: tuple[str, list[Space]]) -> None:
    name, own = drawn

    assert check(name, own).points == referee(name, own, [])


@examples(120, 60)
@given(drawn=networks(), data=st.data())
def test_fortified_networks_score_what_trying_everything_gives(
    drawn: tuple[str, list[Space]], data: st.DataObject
) -> None:
    name, own = drawn
    if name == "border":  # it is played without fortifications
        name, own = "45", grown("45", len(own), np.random.default_rng(len(own)))
    forts = data.draw(st.lists(st.sampled_from(own), min_size=1, max_size=3, unique=True))

    assert check(name, own, forts).points == referee(name, own, forts)


@pytest.mark.parametrize("name", SEATS)
def test_twenty_palaces_in_one_network(name: str) -> None:
    for seed in range(1 if PLAIN else 6):
        own = grown(name, PALACES, np.random.default_rng(seed))

        assert check(name, own).points == referee(name, own, [])


@examples(40, 20)
@given(drawn=networks(smallest=8), seed=st.integers(0, 99))
def test_palaces_of_others_break_a_chain(drawn: tuple[str, list[Space]], seed: int) -> None:
    name, all_ = drawn
    rng = np.random.default_rng(seed)
    owner = {space: int(rng.random() < 0.25) for space in all_}
    palaces = {seat: " ".join(s for s in all_ if owner[s] == seat) for seat in (0, 1)}
    match = table(SEATS[name], name, palaces=palaces)

    for seat in (0, 1):
        own = [space for space in all_ if owner[space] == seat]
        assert roads_of(match, seat).points == referee(name, own, [])


# Shapes.

H = "Z3 Z2 C2 C1 C3 C5 C4 S1 S2"  # C2 and C4 are the ends of its bar
RING = "C2 W1 W2 Z4 Z3 Z2"


@pytest.mark.parametrize(
    ("own", "forts", "points", "found"),
    [
        (H, "", 9, [5, 4]),  # both posts of the letter, and not its bar
        (H, "C2", 14, [5, 4]),
        (H, "S2", 13, [5, 4]),
        (H, "C2 C4", 18, [5, 4]),
        ("Z2 C2 C1 C4 C5 S1", "", 4, [4]),  # a small H: its posts are too short
        ("Z3 Z2 C2 C1 C4 C5 S1", "", 5, [5]),
        ("C2 Z2 C1 C4", "", 0, []),  # four that meet in one point are no line
        ("C2 Z2 C1 C4 W1", "", 0, []),
        ("C2 Z2 C1 C4 W1 W2", "", 4, [4]),
        (RING, "", 6, [6]),
        (RING, "Z4", 12, [6]),
        (f"{RING} C1 C3", "", 8, [8]),  # a ring with a tail is a line
        (f"{RING} C4 S1", "", 8, [8]),
        (f"{RING} C1 C4", "", 7, [7]),  # with two tails one of them is left over
        (f"{RING} C1 C4", "C1", 14, [7]),
        (f"{RING} C1 C4 S1 S2", "", 10, [5, 5]),  # better not to go round
        (f"{RING} C1 C3 C4 S1 S2 S3 S4", "", 13, [8, 5]),
    ],
)
def test_letters_stars_and_rings(own: str, forts: str, points: int, found: list[int]) -> None:
    told = check("34", own.split(), forts.split())

    assert (told.points, told.lengths) == (points, found)
    assert referee("34", own.split(), forts.split()) == points


def test_a_ring_of_five_counts_each_palace_once() -> None:
    own = ["C1", "C2", "C4", "C5", "C3"]

    assert roads("45", own).lengths == [5]
    assert roads("34", own).lengths == [5]  # on the other side it is an open line
    assert roads("45", own[:3]).lengths == []


def test_a_short_doubled_chain_beats_a_longer_one() -> None:
    told = roads("34", ["C1", "C2", "C4", "C5", "S1", "S2"], ["C5"])

    assert told.points == 8
    assert told.chains == [["C1", "C2", "C4", "C5"]]


def test_a_fortification_of_another_palace_doubles_nothing() -> None:
    own = ["C1", "C2", "C4", "S1"]

    assert roads("34", own, ["W1"]).points == 4
    assert roads("34", own, ["S1"]).points == 8


def test_a_post_is_one_palace_of_a_chain() -> None:
    told = roads("border", ["Y1", "P1", "Z4", "W2"])

    assert [set(chain) for chain in told.chains] == [{"Y1", "P1", "Z4", "W2"}]
    assert told.points == 4


# Far beyond what can be played, as a scenario may have it.


@pytest.mark.skipif(PLAIN, reason="un-jitted this takes minutes")
@pytest.mark.parametrize("name", SEATS)
def test_a_whole_map_of_one_seat_is_answered(name: str) -> None:
    own = sorted(board_of(name).neighbors)

    told = roads(name, own)

    assert len(own) == 52
    assert 45 <= told.points == sum(told.lengths)
    assert all(is_chain(name, chain) for chain in told.chains)


def test_in_a_large_network_chains_that_meet_are_told_as_one() -> None:
    own = [space for space in sorted(board_of("45").neighbors) if space != "C6"][:25]

    told = roads("45", own)

    assert told.lengths == [11, 6, 6]  # longer than what is tried there in one go
    assert all(is_chain("45", chain) for chain in told.chains)


@pytest.mark.parametrize("name", ["34", "45"])
def test_many_palaces_with_fortifications_are_answered(name: str) -> None:
    own = sorted(board_of(name).neighbors)[: 25 if PLAIN else 40]

    assert check(name, own, ["C3", "H5"]).points > roads(name, own).points
