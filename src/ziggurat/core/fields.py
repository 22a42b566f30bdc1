"""Records that plain Python reads in a moment: what a server plays with before it has compiled.

`np.record` looks for a field among its attributes first, fails, and asks its dtype; this takes
longer than what most rules do with the field. Here every field is an attribute.
"""

import copyreg
from functools import lru_cache
from operator import itemgetter
from typing import Any

import numpy as np

Names = tuple[str, ...]


class Fields(type):
    """The type of such types, which are the same wherever fields have the same names."""

    fields: Names


@lru_cache(None)
def with_fields(names: Names) -> Fields:
    """The type of a record whose fields have these names; none of them is a record itself."""
    reads = {name: property(itemgetter(name), writing(name)) for name in names}
    kind = Fields("record", (np.void,), {"__slots__": (), **reads})
    kind.fields = names
    return kind


def writing(name: str) -> Any:
    def write(state: Any, value: Any) -> None:
        state[name] = value

    return write


def rebuilt(kind: Fields) -> tuple[Any, tuple[Names]]:
    """How a type is made again in another process, where nothing knows it by a name."""
    return with_fields, (kind.fields,)


copyreg.pickle(Fields, rebuilt)
