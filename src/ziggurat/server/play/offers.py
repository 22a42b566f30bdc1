"""What a seat may choose, grouped: a page draws places, it does not read hundreds of moves.

Moves of one kind that differ in one word are one offer with a list of these words. A set,
such as the tiles of a swap, is told by how many of each may be in it.
"""

from bisect import bisect_left, bisect_right
from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import groupby

from ziggurat.core.actions import ActionSpace, Multisets
from ziggurat.server.wire.messages import Argument, Limits, Offer


def grouped(actions: ActionSpace, legal: list[int]) -> list[Offer]:
    """Every legal action, in as few offers as its words allow, in the order of the rules."""
    rising = legal == sorted(legal)
    kinds = in_strides(actions, legal) if rising else one_by_one(actions, legal)
    offers: list[Offer] = []
    for kind, numbers in kinds.items():
        quick = quick_offers(actions, kind, numbers) if rising else []
        offers += quick or offers_of(actions, kind, numbers)
    return offers


def one_by_one(actions: ActionSpace, legal: list[int]) -> dict[str, list[int]]:
    """The actions of each kind, in whatever order they come."""
    kinds: dict[str, list[int]] = {}
    for kind, numbers in groupby(legal, actions.kind_of.__getitem__):
        kinds.setdefault(kind, []).extend(numbers)
    return kinds


def in_strides(actions: ActionSpace, legal: list[int]) -> dict[str, list[int]]:
    """The same where numbers rise: a kind ends where the numbers of the next begin."""
    kinds: dict[str, list[int]] = {}
    ends, begin = [*actions.first[1:], actions.size], 0
    while begin < len(legal):
        end = bisect_left(legal, ends[bisect_right(ends, legal[begin])], begin)
        kinds[actions.kind_of[legal[begin]]] = legal[begin:end]
        begin = end
    return kinds


def offers_of(actions: ActionSpace, kind: str, numbers: list[int]) -> list[Offer]:
    """The offers of one kind; the word that has most values becomes a list."""
    arguments = actions.families[kind]
    if not arguments:
        return [{"kind": kind}]
    name, vocabulary = next(iter(arguments.items()))
    if isinstance(vocabulary, Multisets) and not vocabulary.lead and len(arguments) == 1:
        base = actions.base[kind]
        return [{"kind": kind, name: limits(vocabulary, base, tuple(numbers))}]
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
    said: list[Argument] = [*fixed[:varied], words, *fixed[varied:]]
    return {"kind": kind, **dict(zip(names, said, strict=True))}


def quick_offers(actions: ActionSpace, kind: str, numbers: list[int]) -> list[Offer]:
    """The same of numbers that rise, where it is plain that the last word has most values.

    Actions that differ in their last word only have numbers next to each other. If more of
    them stand together than there are such runs, no other word can have as many values.
    """
    names = list(actions.families[kind])
    if len(names) < 2:
        return []
    words = actions.families[kind][names[-1]].words
    runs = list(split(numbers, actions.base[kind], len(words)))
    if max(len(run) for _, run in runs) <= len(runs):
        return []
    return [
        {
            "kind": kind,
            **dict(zip(names, actions.words_of[run[0]], strict=True)),
            names[-1]: [words[number - first] for number in run],
        }
        for first, run in runs
    ]


def split(numbers: list[int], base: int, width: int) -> Iterator[tuple[int, list[int]]]:
    """Numbers that rise, in runs within the same width; each with where its width begins."""
    begin = 0
    while begin < len(numbers):
        first = numbers[begin] - (numbers[begin] - base) % width
        end = bisect_left(numbers, first + width, begin)
        yield first, numbers[begin:end]
        begin = end


@lru_cache(1024)
def limits(words: Multisets, base: int, numbers: tuple[int, ...]) -> Limits:
    """How many of each may be in a set, and in all. There are few hands, and they come again."""
    counts = [words.counts[number - base] for number in numbers]
    most = zip(words.kinds, map(max, zip(*counts, strict=True)), strict=True)
    return {"each": {kind: n for kind, n in most if n}, "most": max(map(sum, counts))}
