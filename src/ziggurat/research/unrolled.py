"""Decisions on sets, one piece at a time: a small flat space for learners.

A swap of tiles or a payment of cards is one action in the rules, and there are as many actions as
there are sets. Here it is a head (`swap`, or `palace` with its space), then its pieces one by
one, then `enough`. Every set is put together in one way only, in the order of its words.
"""

from functools import cached_property

import numpy as np

from ziggurat.core.actions import ActionSpace, Multisets
from ziggurat.core.layout import Layout
from ziggurat.core.state import Array
from ziggurat.research.steps import NOT_YET

ENOUGH = "enough"


class Small:
    """The small steps of an action space: heads first, then pieces, then `enough`."""

    def __init__(self, actions: ActionSpace) -> None:
        found = [argument for _, argument in sets_of(actions)]
        self.pieces = found[0].kinds if found else ()
        heads: dict[tuple[str, ...], int] = {}
        rows, whole = [], []
        for number in range(actions.size):
            head, counts = parted(actions, number)
            if head not in heads:
                heads[head] = len(heads)
                whole.append(int(NOT_YET) if has_set(actions, head[0]) else number)
            rows.append((heads[head], *(counts or (0,) * len(self.pieces))))
        self.parts: Array = np.array(rows, np.int64)
        self.whole: Array = np.array(whole, np.int64)
        self.heads = [" ".join(word for word in head if word) for head in heads]

    @cached_property
    def words(self) -> list[str]:
        """Every step as it is written."""
        return [*self.heads, *self.pieces, ENOUGH]

    @property
    def size(self) -> int:
        return len(self.heads) + len(self.pieces) + 1

    @cached_property
    def open_heads(self) -> Array:
        """The heads that a set must follow."""
        return np.flatnonzero(self.whole == NOT_YET)


def sets_of(actions: ActionSpace) -> list[tuple[str, Multisets]]:
    """The arguments that are sets, each with its kind of action."""
    return [
        (kind, argument)
        for kind, arguments in actions.families.items()
        for argument in arguments.values()
        if isinstance(argument, Multisets)
    ]


def has_set(actions: ActionSpace, kind: str) -> bool:
    return any(kind == other for other, _ in sets_of(actions))


def parted(actions: ActionSpace, number: int) -> tuple[tuple[str, ...], tuple[int, ...]]:
    """An action as its head, in words, and the pieces of its set, if it has one."""
    action = actions.decode(number)
    head, counts = [action.kind], tuple[int, ...]()
    for name, argument in actions.families[action.kind].items():
        chosen = action.args[name]
        if isinstance(argument, Multisets):
            none = (0,) * len(argument.kinds)
            counts = argument.counts[chosen] if chosen < len(argument.counts) else none
        else:
            head.append(argument.words[chosen])
    return tuple(head), counts


def unrolled_layout(layout: Layout, small: Small) -> Layout:
    """The same observation, and what was chosen so far of a set."""
    chosen = {"chosen": len(small.open_heads), "taken": len(small.pieces)}
    return Layout(layout.board, layout.planes, {**layout.numbers, **chosen})
