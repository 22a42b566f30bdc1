"""What is compiled of a kernel, and for whom."""

import os
import subprocess
import sys
import timeit
from functools import partial
from pathlib import Path
from typing import Any

import numba
import numpy as np
import pytest

from ziggurat.compiled import places
from ziggurat.core.jit import PLAIN, kernel
from ziggurat.core.state import NUMBER, Array, record

compiled = pytest.mark.skipif(PLAIN, reason="nothing is compiled")
if not PLAIN:
    from ziggurat.compiled.compiler import Entry, widened


@kernel
def times(number: int, factor: int = 2) -> int:
    return number * factor


@kernel
def third(numbers: Array) -> int:
    number: int = numbers[2]
    return number


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


@pytest.mark.slow
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


@kernel
def count_up(pair: Any) -> int:
    pair.one += 1
    total: int = pair.one + pair.two
    return total


def test_a_record_is_handed_over_as_it_lies_in_memory() -> None:
    rows = np.zeros(3, record(one=NUMBER, two=NUMBER))
    rows["two"] = (10, 20, 30)

    assert [count_up(rows[1]), count_up(rows[1]), count_up(rows[2])] == [21, 22, 31]
    assert rows["one"].tolist() == [0, 2, 1]


@compiled
def test_a_record_costs_a_kernel_no_more_than_an_array() -> None:
    """Numba would have numpy spell out all its fields, which takes as long as fifty calls."""
    many = np.zeros(1, record(**{f"field_{n}": NUMBER for n in range(100)}))
    first_field(many[0])
    third(numbers := np.zeros(3, np.int64))

    of_record = min(timeit.repeat(partial(first_field, many[0]), number=2000, repeat=20))
    of_array = min(timeit.repeat(partial(third, numbers), number=2000, repeat=20))
    assert of_record < 8 * of_array


@kernel
def first_field(many: Any) -> int:
    number: int = many.field_0
    return number


@pytest.mark.slow
@compiled
def test_an_entry_is_compiled_for_a_callee_that_is_kept(tmp_path: Path) -> None:
    """By a process that has compiled nothing itself."""
    script = (
        "import numpy as np; from ziggurat.compiled import kernels;"
        "from ziggurat.core.bits import bits_in; bits_in(np.uint64(5));"
        "print(len(kernels.COMPILED))"
    )

    def compiled_now() -> int:
        environment = {**os.environ, "ZIGGURAT_CACHE": str(tmp_path)}
        return int(subprocess.check_output([sys.executable, "-c", script], env=environment))

    assert compiled_now() == 2  # as callee and as entry
    kept = sorted(tmp_path.rglob("*.kernel"), key=lambda file: file.stat().st_mtime)
    kept[-1].unlink()  # an entry is written after its callee
    assert compiled_now() == 1
    assert compiled_now() == 0
