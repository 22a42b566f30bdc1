"""A place by its name is a number before a kernel is typed."""

from typing import Any, NamedTuple

import numpy as np
import pytest

from ziggurat.core.jit import PLAIN, kernel
from ziggurat.core.state import Array


class Places(NamedTuple):
    first: int
    third: int


class Shares(NamedTuple):
    half: float
    parts: int


AT = Places(0, 2)
OF = Shares(0.5, 3)


@kernel
def write(numbers: Array) -> None:
    numbers[AT.first] = 1
    for i in range(2):
        numbers[AT.third + i] = 3
    numbers[AT.first : AT.third][1] = 2


@kernel
def whole(numbers: Array) -> int:
    """The same tuple by its fields, as a whole, and by a place in it."""
    numbers[AT.first] = len(AT)
    return AT[1] + AT.third


@kernel
def shares() -> float:
    return OF.half * OF.parts


@kernel
def made(number: int) -> int:
    """A tuple of the moment, whose type has the same fields."""
    return Places(number, 2 * number).third


def test_numbers_are_written_to_their_places() -> None:
    numbers = np.zeros(4, np.int64)

    write(numbers)

    assert numbers.tolist() == [1, 2, 3, 3]


def test_a_tuple_may_still_be_asked_as_a_whole() -> None:
    numbers = np.zeros(1, np.int64)

    assert whole(numbers) == 4
    assert numbers[0] == 2


def test_a_tuple_of_other_things_than_whole_numbers_is_left_alone() -> None:
    assert shares() == 1.5


def test_the_type_of_a_tuple_is_no_tuple() -> None:
    assert made(4) == 8


@pytest.mark.skipif(PLAIN, reason="nothing is compiled")
def test_no_tuple_is_left_where_only_its_fields_are_asked_for() -> None:
    assert tuples_named_in(write) == []
    assert tuples_named_in(whole) == [AT, AT]  # its length, and a place in it
    assert tuples_named_in(shares) == [OF, OF]


@pytest.mark.skipif(PLAIN, reason="nothing is compiled")
def test_it_is_done_before_anything_else_is_made_of_constants() -> None:
    from numba.core.rewrites.registry import rewrite_registry

    from ziggurat.compiled.slot_names import KIND, PlainPlaces

    assert rewrite_registry.rewrites[KIND][0] is PlainPlaces


def tuples_named_in(entry: Any) -> list[Any]:
    """The named tuples that a kernel still asks for when numba begins to find types."""
    from numba.core import ir
    from numba.core.compiler import run_frontend

    from ziggurat.compiled.slot_names import PlainPlaces

    found, rewrite = run_frontend(entry.py_func), PlainPlaces()
    statements = []
    for block in found.blocks.values():
        changes = rewrite.match(found, block, None, None)
        statements += rewrite.apply().body if changes else block.body
    values = [one.value for one in statements if isinstance(one, ir.Assign)]
    named = [value.value for value in values if isinstance(value, ir.Global)]
    return [value for value in named if isinstance(value, tuple)]
