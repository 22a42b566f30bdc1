"""What is compiled of a kernel, and for whom."""

from pathlib import Path

import numba
import numpy as np
import pytest

from ziggurat.compiled import places
from ziggurat.core.jit import PLAIN, kernel
from ziggurat.core.state import Array

compiled = pytest.mark.skipif(PLAIN, reason="nothing is compiled")
if not PLAIN:
    from ziggurat.compiled.compiler import Entry, widened


@kernel
def times(number: int, factor: int = 2) -> int:
    return number * factor


@kernel
def third(numbers: Array) -> int:
    return numbers[2]


@kernel
def sums(number: int) -> int:
    return times(number) + times(number, 3) + times(1, number) + times(factor=5, number=number)


@kernel
def third_and(numbers: Array, more: int) -> int:
    return third(numbers) + more


def test_literals_and_defaults_reach_the_callee() -> None:
    assert sums(10) == 20 + 30 + 10 + 50


def test_an_index_out_of_bounds_is_told_through_two_kernels() -> None:
    assert third_and(np.array([1, 2, 3]), 1) == 4

    with pytest.raises(IndexError):
        third_and(np.array([1, 2]), 1)


@compiled
def test_only_what_python_calls_becomes_machine_code(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(places, "kernels", lambda: tmp_path)  # where nothing is compiled yet

    assert kernel(sums.py_func)(10) == 110  # type: ignore[attr-defined]
    assert isinstance(times, Entry)
    assert not times.overloads
    assert len(times.callee.overloads) == 1  # for literals, defaults and numbers alike


@compiled
def test_a_kernel_may_be_called_by_kernels_and_by_python() -> None:
    sums(10)

    assert kernel(times.py_func)(10, 4) == 40  # type: ignore[attr-defined]


@compiled
def test_a_callee_is_kept_on_disk_for_entries_of_later() -> None:
    sums(10)
    number = numba.types.int64

    again = kernel(times.py_func)  # type: ignore[attr-defined]
    assert isinstance(again, Entry)
    again.callee.compile((number, number))

    assert sum(again.callee.stats.cache_hits.values()) == 1
    assert sum(again.callee.stats.cache_misses.values()) == 0


@compiled
def test_decimal_numbers_and_switches_stay_what_they_are() -> None:
    for kind in (numba.types.float64, numba.types.bool_, numba.types.Omitted(None)):
        assert widened(kind) is kind
