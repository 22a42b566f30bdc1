"""Rules are compiled, or ordinary Python, and compute the same."""

from typing import Any

import numba

from ziggurat.core import jit
from ziggurat.core.jit import kernel
from ziggurat.core.state import NUMBER, blank, record


@kernel
def doubled(number: int) -> int:
    return 2 * number


def test_a_kernel_computes_compiled_and_plain() -> None:
    assert doubled(21) == 42
    assert hasattr(doubled, "py_func") != jit.PLAIN


def test_a_rule_may_differ_for_records_with_a_field_and_without() -> None:
    sharp, dull = record(edge=NUMBER, weight=NUMBER), record(weight=NUMBER)
    cut = jit.by_field(
        "edge", numba.njit(lambda s, by: s.edge + by), numba.njit(lambda s, by: s.weight - by)
    )
    compiled = numba.njit(lambda s: cut(s, 3))  # compiled anew in every process
    ways = (lambda s: cut(s, 3),) if jit.PLAIN else (compiled, lambda s: cut(s, 3))

    for way in ways:
        for kind, found in ((sharp, 3), (dull, -3)):
            assert way(blank(kind)) == found


def test_a_kernel_of_no_file_is_compiled_and_not_kept() -> None:
    named: dict[str, Any] = {"__name__": "a prompt"}
    exec("def tripled(n): return 3 * n", named)

    assert jit.kernel(named["tripled"])(5) == 15
