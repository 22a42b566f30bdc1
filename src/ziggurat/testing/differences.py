"""Where two things differ that should be the same: what an author is told."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np

from ziggurat.core.errors import Refused
from ziggurat.core.game import Game
from ziggurat.core.state import AnyState


def assert_same_state(game: Game, found: bytes, expected: bytes, what: str) -> None:
    """Two records hold the same bytes; else the fields are named in which they do not."""
    if found == expected:
        return
    here, there = (np.frombuffer(part, game.state)[0] for part in (found, expected))
    fields = [
        name for name in game.state.names or () if not np.array_equal(here[name], there[name])
    ]
    raise AssertionError(f"{what}: {', '.join(fields)} of the record differ")


def assert_same(found: Any, expected: Any, what: str) -> None:
    """Two values are equal; else it is told where in them they are not."""
    if found != expected:
        told = "; ".join(differences(found, expected, ""))
        raise AssertionError(f"{what}: {told}")


def differences(found: Any, expected: Any, place: str) -> list[str]:
    """Every place inside two values where they differ, with both values."""
    if isinstance(found, dict) and isinstance(expected, dict):
        keys = [*found, *(key for key in expected if key not in found)]
        pairs = [(key, found.get(key), expected.get(key)) for key in keys]
    elif isinstance(found, list) and isinstance(expected, list) and len(found) == len(expected):
        pairs = [(i, *pair) for i, pair in enumerate(zip(found, expected, strict=True))]
    else:
        return [f"{place or 'they are'} {found!r} and {expected!r}"]
    return [
        line
        for key, one, other in pairs
        if one != other
        for line in differences(one, other, f"{place}[{key!r}]")
    ]


def assert_unbroken(game: Game, state: AnyState, when: str) -> None:
    """No invariant of the game is broken."""
    wrong = int(game.broken(state))
    assert wrong == -1, f"{when} it does not hold that {game.invariants[wrong]}"


@contextmanager
def refused_with(error: type[Refused], what: str, key: str = "") -> Iterator[None]:
    """What is tried inside must be refused, with this error (and this message)."""
    try:
        yield
    except error as refusal:
        assert key in ("", refusal.message.key), f"{what} is refused with {refusal.message.key!r}"
    else:
        raise AssertionError(f"{what} is not refused with {error.__name__}")
