"""Sets of cells against Python's own sets."""

import operator
from typing import Any

import numba
import numpy as np
from hypothesis import given
from hypothesis import strategies as st
from numba import types

from games.wander import examples
from ziggurat.core.bits import bits_in, lowest_bit
from ziggurat.core.cells import (
    BOARD,
    HEIGHT,
    NEIGHBORS,
    NONE,
    WIDTH,
    Cells,
    are_cells,
    around,
    beside,
    cell_list,
    cells_at,
    cells_of,
    compiled,
    connected,
    count,
    first,
    flood,
    has,
    load,
    may_part,
    nth,
    single,
    some,
    spread,
    store,
)

sets = st.frozensets(st.integers(0, BOARD - 1), max_size=60)
single_cells = st.integers(0, BOARD - 1)


def whole(x: Any) -> Cells:
    """What a kernel handed back, as words again."""
    return Cells(*(np.uint64(word) for word in x))


def listed(x: Any) -> set[int]:
    return set(cell_list(x))


def neighbors(cell: int) -> set[int]:
    row, col = divmod(cell, WIDTH)
    steps = ((row - 1, col), (row + 1, col), (row, col - 1), (row, col + 1))
    return {r * WIDTH + c for r, c in steps if 0 <= r < HEIGHT and 0 <= c < WIDTH}


@examples(40, 20)
@given(one=sets, two=sets)
def test_operators_mean_what_they_mean_for_sets(one: frozenset[int], two: frozenset[int]) -> None:
    x, y = cells_of(one), cells_of(two)

    assert listed(x & y) == one & two
    assert listed(x | y) == one | two
    assert listed(x - y) == one - two
    assert listed(~x) == set(range(BOARD)) - one
    assert cell_list(x) == sorted(one)


def all_operators(x: Cells, y: Cells) -> tuple[Cells, Cells, Cells, Cells]:
    return x & y, x | y, x - y, ~x


compiled_operators = numba.njit(all_operators)


@examples(10, 10)
@given(one=sets, two=sets)
def test_compiled_operators_mean_the_same(one: frozenset[int], two: frozenset[int]) -> None:
    both, either, rest, others = compiled_operators(cells_of(one), cells_of(two))

    assert listed(both) == one & two
    assert listed(either) == one | two
    assert listed(rest) == one - two
    assert listed(others) == set(range(BOARD)) - one


def test_operators_are_ours_only_between_sets_of_cells() -> None:
    ours = types.NamedUniTuple(types.uint64, 3, Cells)
    other = types.UniTuple(types.uint64, 3)

    assert are_cells(ours)
    assert are_cells(ours, ours)
    assert not are_cells(ours, other)
    assert not are_cells(types.int64)
    meaning = compiled(Cells.__and__)
    assert meaning(ours, ours) is Cells.__and__
    assert meaning(ours, types.int64) is None


def ordinary_operators(x: int, y: int) -> tuple[int, int, int, int]:
    return x & y, x | y, x - y, ~x


def test_operators_between_numbers_stay_as_they_were() -> None:
    expected = [f(12, 10) for f in (operator.and_, operator.or_, operator.sub)]
    assert list(numba.njit(ordinary_operators)(12, 10)) == [*expected, ~12]


@examples(25, 15)
@given(cells=sets)
def test_a_set_is_counted_listed_and_asked(cells: frozenset[int]) -> None:
    x = cells_of(cells)

    assert count(x) == len(cells)
    assert bool(some(x)) == bool(cells)
    assert [bool(has(x, cell)) for cell in range(0, BOARD, 7)] == [
        cell in cells for cell in range(0, BOARD, 7)
    ]
    assert [int(nth(x, k)) for k in range(len(cells))] == sorted(cells)
    if cells:
        assert listed(first(x)) == {min(cells)}


def test_words_of_bits_are_counted() -> None:
    for word in (0, 1, 5, 2**63, 2**64 - 1):
        assert bits_in(np.uint64(word)) == word.bit_count()
    for bit in (0, 1, 31, 63):
        assert lowest_bit(np.uint64(2**63 | 1 << bit)) == bit


def test_the_first_cell_is_found_in_every_word() -> None:
    for cell in (3, 70, 150):
        assert listed(first(cells_of([cell, 175]))) == {cell}


def test_each_cell_has_the_neighbors_that_share_a_side() -> None:
    for cell in range(BOARD):
        assert listed(cells_at(NEIGHBORS[cell])) == neighbors(cell)
    for cell in (0, 15, 63, 64, 100, 160, 175):
        assert listed(beside(cell)) == neighbors(cell)
        assert listed(single(cell)) == {cell}


@examples(30, 15)
@given(cells=sets)
def test_around_a_set_are_the_neighbors_of_its_cells(cells: frozenset[int]) -> None:
    assert listed(around(cells_of(cells))) == set().union(*map(neighbors, cells))


def flooded(start: set[int], ground: frozenset[int]) -> set[int]:
    found = edge = start & ground
    while edge:
        edge = set().union(*map(neighbors, edge)) & ground - found
        found = found | edge
    return found


@examples(30, 15)
@given(cell=single_cells, ground=st.frozensets(st.integers(0, BOARD - 1), max_size=150))
def test_a_flood_reaches_everything_connected(cell: int, ground: frozenset[int]) -> None:
    inside, soil = ground | {cell}, cells_of(ground | {cell})
    reached = flooded({cell}, inside)

    assert listed(connected(cell, soil)) == reached
    assert listed(flood(cells_of([cell]), soil)) == reached
    part, halo = spread(cells_of([cell]), soil)
    assert listed(part) == reached
    assert listed(halo) == set().union(*map(neighbors, reached))


@examples(60, 20)
@given(cell=single_cells, ground=st.frozensets(st.integers(0, BOARD - 1), max_size=170))
def test_what_cannot_part_without_a_cell_stays_connected(cell: int, ground: frozenset[int]) -> None:
    rest = flooded({cell}, ground | {cell}) - {cell}
    near = sorted(neighbors(cell) & rest)
    falls_apart = bool(near) and flooded({near[0]}, frozenset(rest)) != rest

    assert bool(may_part(cell, cells_of(rest))) >= falls_apart


def test_corners_are_what_keeps_neighbors_together() -> None:
    cell, up, right = 20, 4, 21
    for rest, parts in (({up, right}, True), ({up, right, up + 1}, False), ({up}, False)):
        assert bool(may_part(cell, cells_of(rest))) == parts


def test_nothing_floods_nothing() -> None:
    assert listed(flood(NONE, cells_of([1, 2]))) == set()
    assert not some(NONE)


def test_a_set_is_kept_in_three_words_of_a_record() -> None:
    field, x = np.zeros(3, np.uint64), cells_of([0, 64, 175])

    store(field, x)

    assert listed(cells_at(field)) == {0, 64, 175}
    assert whole(load(field)) == x
