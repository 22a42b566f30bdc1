"""Records handed to kernels by where they lie, not through a memory view.

Numba asks each record that Python hands to a kernel for a view of its memory. numpy then spells out
every field of its type, which takes more time than most kernels; the view is thrown away. The
memory is a pointer at a known place in the object, which numpy's C headers promise.
"""

import ctypes
from functools import cache
from typing import Any

import numpy as np
from numba.core import types
from numba.core.cgutils import pointer_add
from numba.core.pythonapi import NativeValue, _unboxers

PLACE = 24  # of the pointer, in bytes: behind the count of references, the type and the size


def lies_there() -> bool:
    """Whether this numpy keeps the pointer where its headers say."""
    rows = np.zeros(1, np.dtype((np.record, [("one", np.int64), ("two", np.int64)])))
    found = ctypes.c_void_p.from_address(id(record := rows[0]) + PLACE).value
    return found == rows.ctypes.data and record.base is rows


def unbox_record(kind: Any, record: Any, c: Any) -> NativeValue:
    """The memory of a record; whoever calls holds on to the record meanwhile."""
    value = c.context.get_value_type(kind)
    place = pointer_add(c.builder, record, c.context.get_constant(types.intp, PLACE))
    pointer = c.builder.load(c.builder.bitcast(place, value.as_pointer()))
    return NativeValue(pointer)


@cache
def hand_over_by_place() -> None:
    """Compile so from now on, if it can be done. Whoever only loads kernels needs none of this."""
    from numba.core import boxing  # noqa: F401 - it would otherwise come later, with its own way

    if lies_there():
        _unboxers.functions[types.Record] = unbox_record
