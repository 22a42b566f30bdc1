"""A position in the tests' own notation, and what features say of it."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

import numpy as np

from ziggurat.bots.evaluation.evaluations import EVALUATIONS
from ziggurat.core.match import Match
from ziggurat.core.state import Array, blank

Line = tuple[
    str, tuple[str, ...]
]  # the beginning of names that stand in one line, with their words
Values = float | tuple[float, ...]


class Example(NamedTuple):
    """What one seat sees against a rival: `"me, followers": 1 / 4`.

    The rival sees the same from the other side: what is said here of `me` is said of `rival` when
    he looks, and the other way round. `{}` in a name stands for every color, nation or site.
    """

    title: str
    drawn: Callable[[], Match]
    says: dict[str, Values]
    me: int = 0
    rival: int = 1


def described(game: str, match: Match, me: int, rival: int) -> Array:
    """All features of a pair of seats; one that is not written is no number."""
    evaluation = EVALUATIONS[game]
    scratch, x = blank(evaluation.scratch), np.full(len(evaluation.features), np.nan, np.float32)
    evaluation.fill_scratch(match.state, scratch)
    evaluation.describe(match.state, scratch, me, rival, x)
    assert not np.isnan(x).any(), "a feature was not written"
    return x


def said(example: Example, lines: tuple[Line, ...]) -> Iterator[tuple[str, float]]:
    """The names of an example one by one, each with its value."""
    for name, value in example.says.items():
        if not isinstance(value, tuple):
            yield name, value
            continue
        words = next(words for start, words in lines if name.startswith(start))
        for word, each in zip(words, value, strict=True):
            yield name.format(word), each


def mirrored(name: str) -> str | None:
    """The same as the rival sees it; nothing where only I can."""
    for mine, theirs in (("me, ", "rival, "), (", my ", ", rival's ")):
        if mine in name:
            return name.replace(mine, theirs)
        if theirs in name:
            return name.replace(theirs, mine)
    return None
