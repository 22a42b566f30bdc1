"""Offers as they go over the wire: byte for byte what `offers` groups, in a third of the time."""

from functools import lru_cache, partial

import numpy as np

from ziggurat.core.actions import ActionSpace, Multisets
from ziggurat.core.jit import PLAIN
from ziggurat.core.state import Array
from ziggurat.core.word_lists import KindWords, WordTables, word_tables, written
from ziggurat.server.play.offers import grouped, offers_of, quick_offers
from ziggurat.server.wire.messages import encode

MOST_KINDS = 1024  # that are kept as they were written
MOST_SPACES = 64  # of actions: a game has one, or one for each of its maps


def written_offers(actions: ActionSpace, legal: Array) -> bytes:
    """Every legal action, in as few offers as its words allow, in the order of the rules."""
    found = None if PLAIN else written(tables_of(actions), legal, partial(offers_of_kind, actions))
    return encode(grouped(actions, legal.tolist())) if found is None else b"[%b]" % found


@lru_cache(MOST_KINDS)
def offers_of_kind(actions: ActionSpace, number: int, numbers: bytes) -> bytes:
    """The offers of one kind, without the brackets around them; many come again, as hands do."""
    kind, legal = list(actions.families)[number], np.frombuffer(numbers, np.int64).tolist()
    return encode(quick_offers(actions, kind, legal) or offers_of(actions, kind, legal))[1:-1]


@lru_cache(MOST_SPACES)
def tables_of(actions: ActionSpace) -> WordTables:
    return word_tables(actions, [words_of(actions, kind) for kind in actions.families])


def words_of(actions: ActionSpace, kind: str) -> KindWords:
    """How offers of a kind are written: one for each strip of actions."""
    arguments = actions.families[kind]
    if not arguments:
        return KindWords([encode({"kind": kind})], [], True)
    *names, last = arguments
    if isinstance(arguments[last], Multisets) and not names:
        return KindWords([], [], False)  # told by limits
    words = [encode(word) for word in arguments[last].words]
    numbers = range(actions.base[kind], end_of(actions, kind), len(words))
    return KindWords([head(actions, kind, n) for n in numbers], words, not names)


def end_of(actions: ActionSpace, kind: str) -> int:
    return next((first for first in actions.first if first > actions.base[kind]), actions.size)


def head(actions: ActionSpace, kind: str, first: int) -> bytes:
    """An offer up to its last word: the others are the same all along a strip."""
    *names, last = actions.families[kind]
    said = dict(zip(names, actions.words_of[first], strict=False))
    return b"%b,%b:[" % (encode({"kind": kind, **said})[:-1], encode(last))
