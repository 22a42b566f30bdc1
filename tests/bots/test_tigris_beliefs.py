"""What a seat believes of the hands it cannot see."""

from itertools import product
from math import comb

import numpy as np
import pytest

from bots.test_fair import positions
from bots.wars import two_kings, war
from ziggurat.core.jit import PLAIN
from ziggurat.core.state import Array, copy
from ziggurat.games.tigris import TIGRIS
from ziggurat.games.tigris.bots.beliefs import (
    collected,
    fill_counts,
    fill_odds,
    fill_pool,
    fill_ways,
    imagine,
)
from ziggurat.games.tigris.bots.guesses import chance_of
from ziggurat.games.tigris.data import BLACK, BLUE, COLORS, HAND_SIZE, RED
from ziggurat.games.tigris.records import State
from ziggurat.games.tigris.turns import hand_size

SOME = 6 if PLAIN else 60  # positions
WORLDS = 200 if PLAIN else 20_000
every_number_of_seats = pytest.mark.parametrize("seats", TIGRIS.seats)


def counts_of(s: State, me: int, seat: int, color: int) -> Array:
    counts = np.zeros(hand_size(s, seat) + 1)
    fill_counts(s, me, seat, color, counts)
    return counts


def by_every_hand(s: State, me: int, seat: int, color: int) -> list[float]:
    """The same by listing every hand, each with its odds."""
    pool, odds, size = np.zeros(4, np.int64), np.zeros(4), hand_size(s, seat)
    fill_pool(s, me, pool)
    fill_odds(s, seat, odds)
    found = [0.0] * (size + 1)
    for hand in product(range(size + 1), repeat=4):
        if sum(hand) == size:
            ways = 1.0
            for tiles, held, kept in zip(pool.tolist(), hand, odds, strict=True):
                ways *= comb(tiles, held) * kept**held * collected(s) ** (held * (held - 1) / 2)
            found[hand[color]] += ways
    return [ways / sum(found) for ways in found]


@every_number_of_seats
def test_the_chances_of_all_counts_are_those_of_all_hands(seats: int) -> None:
    for s in positions(TIGRIS, seats, SOME):
        for color in range(len(COLORS)):
            counts = counts_of(s, 0, 1, color)
            assert counts.sum() == pytest.approx(1)
            assert counts.tolist() == pytest.approx(by_every_hand(s, 0, 1, color))


def test_with_even_odds_every_tile_of_the_pool_is_as_likely_as_any_other() -> None:
    pool, size = np.array([7, 12, 9, 4]), HAND_SIZE
    ways, rest = np.zeros((4, size + 1)), np.zeros((4, size + 1))
    for first in range(4):
        fill_ways(pool, np.ones(4), 1.0, first, ways, rest)
        for held in range(size + 1):
            alike, others = int(pool[first]), int(pool.sum() - pool[first])
            drawn = comb(alike, held) * comb(others, size - held) / comb(alike + others, size)
            believed = ways[0, held] * rest[1, size - held] / rest[0, size]
            assert believed == pytest.approx(drawn)


@every_number_of_seats
def test_what_is_believed_of_a_hand_does_not_hang_on_what_it_holds(seats: int) -> None:
    for i, s in enumerate(positions(TIGRIS, seats, SOME)):
        other = copy(s)
        TIGRIS.imagine(other, 0, np.uint64(i))
        for color in range(len(COLORS)):
            assert counts_of(s, 0, 1, color).tolist() == counts_of(other, 0, 1, color).tolist()


def test_whoever_is_attacked_is_believed_to_hold_more_of_what_he_needs() -> None:
    assert chance_of(war().state, 0, 1, BLACK, 2) > chance_of(two_kings().state, 0, 1, BLACK, 2)


def test_players_collect_so_that_tiles_alike_are_likelier_than_by_chance() -> None:
    s, odds = two_kings().state, np.zeros(4)
    fill_odds(s, 1, odds)
    pool = np.zeros(4, np.int64)
    fill_pool(s, 0, pool)
    ways, rest = np.zeros((4, HAND_SIZE + 1)), np.zeros((4, HAND_SIZE + 1))
    fill_ways(pool, odds, 1.0, BLACK, ways, rest)
    by_chance = ways[0, HAND_SIZE] / rest[0, HAND_SIZE]
    assert counts_of(s, 0, 1, BLACK)[HAND_SIZE] > by_chance


def test_whoever_has_swapped_much_is_believed_to_hold_more_temples() -> None:
    s = two_kings().state
    before, swapped = counts_of(s, 0, 1, RED), copy(s)
    swapped.swapped[1, BLUE] += HAND_SIZE
    swapped.bag[BLUE] -= HAND_SIZE
    tiles = np.arange(HAND_SIZE + 1)
    assert tiles @ counts_of(swapped, 0, 1, RED) > tiles @ before


@every_number_of_seats
def test_imagined_hands_hold_what_is_believed_of_them(seats: int) -> None:
    s = next(iter(positions(TIGRIS, seats, 1)))
    held = np.zeros(HAND_SIZE + 1)
    for word in range(WORLDS):
        world = copy(s)
        imagine(world, 0, np.uint64(word))
        held[world.hand[1, RED]] += 1
    assert held / WORLDS == pytest.approx(counts_of(s, 0, 1, RED), abs=2 / WORLDS**0.5)


@every_number_of_seats
def test_an_imagined_world_shows_its_seat_what_the_true_one_shows(seats: int) -> None:
    for i, s in enumerate(positions(TIGRIS, seats, SOME)):
        for seat in range(-1, seats):
            world = copy(s)
            imagine(world, seat, np.uint64(i))
            assert TIGRIS.broken(world) == -1
            assert TIGRIS.view(world, seat) == TIGRIS.view(s, seat)
