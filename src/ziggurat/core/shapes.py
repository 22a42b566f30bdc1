"""What declarations of views are made of, beside what Python has."""

from typing import Annotated, TypedDict, TypeVar

Item = TypeVar("Item")
Pair = Annotated[list[Item], 2]  # a list of two, always

Told = dict[str, str | int]  # an event: its kind, and its numbers by their names


class NothingForeseen(TypedDict):
    """Whoever is not asked cannot look ahead."""
