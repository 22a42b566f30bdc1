"""Places in a row of numbers, by name: `x[SEAT.taken]` to a kernel, "taken" to people.

Each name is a field of a named tuple, together with what it means. A field may stand for a block
of numbers, one for each of some words:

    class OfASeat(NamedTuple):
        taken: Annotated[int, "treasures taken"]
        points: Annotated[int, "points of the color {}", COLORS, Called("{} points")]

    SEAT = placed(OfASeat)  # OfASeat(taken=0, points=1), which numba freezes into its kernels

A number in the place of words is the size of a block whose numbers have no names of their own.
"""

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple, TypeVar, get_type_hints

T = TypeVar("T", bound=tuple[Any, ...])


class Called(str):
    """The name that people know, where it is not the field's; `{}` is the word of the block."""


class Slot(NamedTuple):
    """One field: the names of its numbers, and what each means."""

    name: str
    size: int
    meanings: dict[str, str]


def slots_of(kind: type[tuple[Any, ...]]) -> Iterator[Slot]:
    """The fields of a named tuple, in order."""
    for field, hint in get_type_hints(kind, include_extras=True).items():
        name, meaning, block = field.replace("_", " "), "", None
        for told in getattr(hint, "__metadata__", ()):
            if isinstance(told, Called):
                name = str(told)
            elif isinstance(told, str):
                meaning = told
            else:
                block = told
        yield slot(name, meaning, block)


def slot(name: str, meaning: str, block: Iterable[str] | int | None) -> Slot:
    if block is None:
        return Slot(name, 1, {name: meaning})
    if isinstance(block, int):
        return Slot(name, block, {name: meaning})
    each = name if "{}" in name else f"{name} {{}}"
    meanings = {each.format(word): meaning.format(word) for word in block}
    return Slot(name, len(meanings), meanings)


def placed(kind: type[T]) -> T:
    """The same tuple with the place of every field, counted from zero."""
    places, end = [], 0
    for found in slots_of(kind):
        places.append(end)
        end += found.size
    return kind(*places)  # type: ignore[arg-type]  # a named tuple takes its fields one by one


def size_of(kind: type[tuple[Any, ...]]) -> int:
    """How many numbers all fields take together."""
    return sum(found.size for found in slots_of(kind))


def sizes_of(kind: type[tuple[Any, ...]]) -> dict[str, int]:
    """How many numbers each field takes, by its name."""
    return {found.name: found.size for found in slots_of(kind)}


def meanings_of(kind: type[tuple[Any, ...]]) -> dict[str, str]:
    """What each number means, by its name and in order."""
    return {name: meaning for found in slots_of(kind) for name, meaning in found.meanings.items()}
