"""A game's state is one numpy record: named fields, fixed size, copied in nanoseconds.

Every whole number in it is an int64. Compiled code computes in 64 bits whatever a field's
width and plain numpy scalars do not, so narrow fields would play two different games; they
would also have every kernel compiled once for each width it meets. Only long lists of small
numbers may be bytes, and are then read through one function that widens them.
"""

from collections.abc import Collection
from types import SimpleNamespace
from typing import Any

import numpy as np
import numpy.typing as npt

State = Any  # a numpy record; its fields are declared by the game's own state.py
Kind = np.dtype[Any]
Array = npt.NDArray[Any]

NUMBER = np.int64
WORD = np.uint64  # of bits: sets of cells, dice


def constant(value: int) -> Any:
    """A number to be passed to kernels: numba compiles a callee anew for each plain literal."""
    return NUMBER(value)


def constants(count: int) -> Any:
    """The numbers 0, 1, 2 … to be passed to kernels, for names unpacked from them."""
    return np.arange(count)


def record(**fields: Any) -> Kind:
    """Declare a record type: `record(turn=NUMBER, hand=(NUMBER, (4, 4)))`."""
    taken = set(dir(np.record)) & set(fields)
    if taken:
        raise ValueError(f"numpy keeps these names for itself: {', '.join(sorted(taken))}")
    columns = [
        (name, *(spec if isinstance(spec, tuple) else (spec,))) for name, spec in fields.items()
    ]
    return np.dtype((np.record, np.dtype(columns)))


def blank(kind: Kind) -> State:
    """A record of zeros."""
    return np.zeros(1, kind)[0]


def copy(state: State) -> State:
    """A second state with the same values, sharing nothing with the first."""
    return np.array([state], state.dtype)[0]


def plain(state: State, unread: Collection[str] = ()) -> Any:
    """The same fields as Python's own numbers and lists, for everything above the rules.

    Each field of a record takes microseconds to read; this takes a few for all of them.
    Long lists that nobody will look at may be left unread.
    """
    fields = zip(state.dtype.names, state.item(), strict=True)
    return SimpleNamespace(
        **{
            name: value.tolist() if isinstance(value, np.ndarray) else value
            for name, value in fields
            if name not in unread
        }
    )
