"""Sets of cells on a board sixteen wide and eleven high, as three 64-bit words.

Four rows of sixteen bits fill a word, so a step up or down is a shift by sixteen and a step
left or right never crosses a word. `&`, `|`, `-` and `~` mean what they mean for sets, in
plain Python and, by the overloads below the class, in compiled code.
"""

import operator
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

import numpy as np

from ziggurat.core.bits import ONE, ZERO, bits_in, list_word, mark_word, nth_bit, numbers_in
from ziggurat.core.jit import kernel, overloaded

WIDTH, HEIGHT = 16, 11
BOARD = WIDTH * HEIGHT

WHOLE_WORD = np.uint64((1 << 64) - 1)
ON_BOARD = (1 << BOARD) - 1
LAST_WORD = np.uint64((1 << 48) - 1)  # three rows only
NOT_FIRST_COLUMN = np.uint64(0xFFFEFFFEFFFEFFFE)
NOT_LAST_COLUMN = np.uint64(0x7FFF7FFF7FFF7FFF)
S1, S16, S48 = (np.uint64(bits) for bits in (1, 16, 48))


class Cells(NamedTuple):
    """A set of cells: rows 1-4, 5-8 and 9-11 of the board."""

    a: Any
    b: Any
    c: Any

    def __and__(self, other: "Cells") -> "Cells":
        return Cells(self.a & other.a, self.b & other.b, self.c & other.c)

    def __or__(self, other: "Cells") -> "Cells":
        return Cells(self.a | other.a, self.b | other.b, self.c | other.c)

    def __sub__(self, other: "Cells") -> "Cells":
        return Cells(
            self.a ^ (self.a & other.a), self.b ^ (self.b & other.b), self.c ^ (self.c & other.c)
        )

    def __invert__(self) -> "Cells":
        return Cells(WHOLE_WORD ^ self.a, WHOLE_WORD ^ self.b, LAST_WORD ^ self.c)


def are_cells(*kinds: Any) -> bool:
    """Whether numba met our sets, and not other operands of the same operator."""
    from numba import types

    return all(isinstance(k, types.BaseNamedTuple) and k.instance_class is Cells for k in kinds)


def compiled(method: Callable[..., Cells]) -> Callable[[Any, Any], Any]:
    """Tell numba that an operator between two sets is this method."""
    return lambda x, y: method if are_cells(x, y) else None


overloaded(operator.and_, compiled(Cells.__and__))
overloaded(operator.or_, compiled(Cells.__or__))
overloaded(operator.sub, compiled(Cells.__sub__))
overloaded(operator.invert, lambda x: Cells.__invert__ if are_cells(x) else None)


NONE = Cells(ZERO, ZERO, ZERO)


def cells_of(cells: Iterable[int]) -> Cells:
    """The set of these cells, for tables made once."""
    words = [0, 0, 0]
    for cell in cells:
        words[cell >> 6] |= 1 << (cell & 63)
    return Cells(*(np.uint64(word) for word in words))


def cells_at(field: Any) -> Cells:
    """The set in a field of a record, for everything above the rules.

    A kernel called from Python hands words back as Python's own integers, which other
    kernels take for signed numbers: there, lists of cells are the safe thing to work with.
    """
    return Cells(*field)


def cell_list(x: Cells) -> list[int]:
    """The cells of a set in increasing order; a shape may have some beyond the board."""
    return numbers_in((int(x.a) | int(x.b) << 64 | int(x.c) << 128) & ON_BOARD)


@kernel
def load(field: Any) -> Cells:
    return Cells(field[0], field[1], field[2])


@kernel
def store(field: Any, x: Cells) -> None:
    field[0] = x.a
    field[1] = x.b
    field[2] = x.c


@kernel
def count(x: Cells) -> int:
    return bits_in(x.a) + bits_in(x.b) + bits_in(x.c)


@kernel
def some(x: Cells) -> bool:
    return (x.a | x.b | x.c) != ZERO


@kernel
def single(cell: int) -> Cells:
    """The set of one cell."""
    bit = ONE << np.uint64(cell & 63)
    word = cell >> 6
    return Cells(bit if word == 0 else ZERO, bit if word == 1 else ZERO, bit if word == 2 else ZERO)


def neighbor_sets() -> Any:
    """The cells that share a side with each cell, as words."""
    table = np.zeros((BOARD, 3), np.uint64)
    for cell in range(BOARD):
        row, col = divmod(cell, WIDTH)
        steps = ((row - 1, col), (row, col + 1), (row + 1, col), (row, col - 1))
        table[cell] = cells_of(
            r * WIDTH + c for r, c in steps if 0 <= r < HEIGHT and 0 <= c < WIDTH
        )
    return table


NEIGHBORS = neighbor_sets()


@kernel
def beside(cell: int) -> Cells:
    """The cells that share a side with one cell."""
    return load(NEIGHBORS[cell])


@kernel
def has(x: Cells, cell: int) -> bool:
    word = cell >> 6
    bits = x.a if word == 0 else (x.b if word == 1 else x.c)
    return (bits >> np.uint64(cell & 63)) & ONE != ZERO


@kernel
def first(x: Cells) -> Cells:
    """The lowest cell of a set that is not empty, as a set."""
    if x.a != ZERO:
        return Cells(x.a & (~x.a + ONE), ZERO, ZERO)
    if x.b != ZERO:
        return Cells(ZERO, x.b & (~x.b + ONE), ZERO)
    return Cells(ZERO, ZERO, x.c & (~x.c + ONE))


@kernel
def nth(x: Cells, k: int) -> int:
    """The k-th cell of a set, in increasing order, counted from 0."""
    word, base = x.a, 0
    if k >= bits_in(word):
        k -= bits_in(word)
        word, base = x.b, 64
        if k >= bits_in(word):
            k -= bits_in(word)
            word, base = x.c, 128
    return base + nth_bit(word, k)


@kernel
def list_cells(x: Cells, base: int, out: Any, n: int) -> int:
    """Write the cells of a set, each plus `base`, from the n-th place on; return the next one."""
    n = list_word(x.a, base, out, n)
    n = list_word(x.b, base + 64, out, n)
    return list_word(x.c, base + 128, out, n)


@kernel
def mark_cells(x: Cells, base: int, out: Any) -> None:
    """Write a one at each cell of a set, plus `base`."""
    mark_word(x.a, base, out)
    mark_word(x.b, base + 64, out)
    mark_word(x.c, base + 128, out)


@kernel
def around(x: Cells) -> Cells:
    """Every cell that shares a side with a cell of the set."""
    a, b, c = x.a, x.b, x.c
    return Cells(
        sideways(a) | (a << S16) | (a >> S16) | (b << S48),
        sideways(b) | (b << S16) | (b >> S16) | (a >> S48) | (c << S48),
        (sideways(c) | (c << S16) | (c >> S16) | (b >> S48)) & LAST_WORD,
    )


@kernel
def sideways(word: Any) -> Any:
    return ((word << S1) & NOT_FIRST_COLUMN) | ((word >> S1) & NOT_LAST_COLUMN)


@kernel
def spread(x: Cells, ground: Cells) -> tuple[Cells, Cells]:
    """Everything connected to a part of `ground` over the rest of it, and all that touches it."""
    while True:
        y = (x | around(x)) & ground
        halo = around(y)
        x = (y | halo) & ground
        if x == y:
            return y, halo


@kernel
def flood(x: Cells, ground: Cells) -> Cells:
    """Everything connected to a part of `ground` over the rest of it."""
    return spread(x, ground)[0]


@kernel
def connected(cell: int, ground: Cells) -> Cells:
    """Everything connected to a cell of `ground`, itself included."""
    return flood((single(cell) | beside(cell)) & ground, ground)


@kernel
def may_part(cell: int, rest: Cells) -> bool:
    """Whether what was connected may have fallen apart without a cell, seen from its neighbors.

    It has not if corners link all that is left beside the cell: one neighbor more than corners.
    """
    near = beside(cell) & rest
    if count(near) < 2:
        return False
    x = single(cell)
    in_row = near & Cells(sideways(x.a), sideways(x.b), sideways(x.c))
    corners = around(in_row) & around(near - in_row) & rest
    return count(near) > count(corners) + 1
