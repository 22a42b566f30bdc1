"""What a seat may choose, grouped: a page draws places, it does not read hundreds of moves.

Moves of one kind that differ in one word are one offer with a list of these words. A set,
such as the tiles of a swap, is told by how many of each may be in it.
"""

from collections import defaultdict
from collections.abc import Iterable
from itertools import groupby
from typing import Any

from ziggurat.core.actions import ActionSpace, Multisets

Offer = dict[str, Any]


def grouped(actions: ActionSpace, legal: list[int]) -> list[Offer]:
    """Every legal action, in as few offers as its words allow, in the order of the rules."""
    kinds: dict[str, list[int]] = {}
    for kind, numbers in groupby(legal, actions.kind_of.__getitem__):
        kinds.setdefault(kind, []).extend(numbers)
    return [offer for kind, numbers in kinds.items() for offer in offers_of(actions, kind, numbers)]


def offers_of(actions: ActionSpace, kind: str, numbers: list[int]) -> list[Offer]:
    """The offers of one kind; the word that has most values becomes a list."""
    arguments = actions.families[kind]
    if not arguments:
        return [{"kind": kind}]
    name, vocabulary = next(iter(arguments.items()))
    if isinstance(vocabulary, Multisets) and not vocabulary.lead and len(arguments) == 1:
        base = actions.base[kind]
        return [{"kind": kind, name: limits(vocabulary, [number - base for number in numbers])}]
    said = list(zip(*map(actions.words_of.__getitem__, numbers), strict=True))
    if len(said) == 1:
        return [{"kind": kind, name: list(said[0])}]
    varied = max(range(len(said)), key=lambda place: len(set(said[place])))
    words = said.pop(varied)
    groups = defaultdict[tuple[str, ...], list[str]](list)
    for fixed, word in zip(zip(*said, strict=True), words, strict=True):
        groups[fixed].append(word)
    return [offer_of(kind, arguments, varied, *group) for group in groups.items()]


def offer_of(
    kind: str, names: Iterable[str], varied: int, fixed: tuple[str, ...], words: list[str]
) -> Offer:
    """Arguments in the order they are said, so that a client joins them to a move."""
    said = [*fixed[:varied], words, *fixed[varied:]]
    return {"kind": kind, **dict(zip(names, said, strict=True))}


def limits(words: Multisets, numbers: list[int]) -> dict[str, Any]:
    """How many of each may be in a set, and in all."""
    counts = [words.counts[number] for number in numbers]
    return {
        "each": {
            kind: most
            for i, kind in enumerate(words.kinds)
            if (most := max(count[i] for count in counts))
        },
        "most": max(map(sum, counts)),
    }
