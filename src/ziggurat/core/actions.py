"""Every decision of a game, numbered once.

Kernels and networks see the number; people, replays and browsers see the words. Both come
from one declaration, so they cannot drift apart, and a number means the same in every
position.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import product
from math import prod

from ziggurat.core.errors import Unreadable


@dataclass(frozen=True, slots=True)
class Action:
    """One decision, taken apart: its kind and the number of each argument."""

    kind: str
    args: dict[str, int]


class Names:
    """An argument that is one word of a list, such as a color or a cell."""

    def __init__(self, words: Iterable[str], also: Mapping[str, str] | None = None) -> None:
        self.words = tuple(words)
        self.number = {word.lower(): i for i, word in enumerate(self.words)}
        for other, word in (also or {}).items():
            self.number[other.lower()] = self.number[word.lower()]

    def read(self, words: list[str]) -> tuple[int, list[str]]:
        """The number of the first word, and the words left."""
        return self.number[words[0].lower()], words[1:]


class Multisets:
    """An argument that is some words of a list, in any order, up to a most: tiles of a swap."""

    def __init__(self, words: tuple[str, ...], most: int) -> None:
        self.kinds = words
        ranges = [range(most + 1)] * len(words)
        self.counts = [counts for counts in product(*ranges) if 0 < sum(counts) <= most]
        self.words = tuple(self.write(counts) for counts in self.counts)
        self.number = {counts: i for i, counts in enumerate(self.counts)}

    def write(self, counts: tuple[int, ...]) -> str:
        return " ".join(word for word, n in zip(self.kinds, counts, strict=True) for _ in range(n))

    def read(self, words: list[str]) -> tuple[int, list[str]]:
        said = Counter(word.lower() for word in words)
        counts = tuple(said.pop(word, 0) for word in self.kinds)
        if said:
            raise KeyError(next(iter(said)))
        return self.number[counts], []


class Phrases:
    """An argument of one or more words, such as a power with its target."""

    def __init__(self, words: Iterable[str]) -> None:
        self.words = tuple(words)
        self.number = {tuple(phrase.lower().split()): i for i, phrase in enumerate(self.words)}
        self.longest = max(map(len, self.number))

    def read(self, words: list[str]) -> tuple[int, list[str]]:
        """The number of the longest phrase the words begin with, and the words left."""
        for length in range(min(self.longest, len(words)), 0, -1):
            found = self.number.get(tuple(word.lower() for word in words[:length]))
            if found is not None:
                return found, words[length:]
        raise KeyError(" ".join(words))


class Perhaps(Names):
    """An argument that may be left out; that is its number 0."""

    def __init__(self, words: Iterable[str]) -> None:
        super().__init__(("", *words))

    def read(self, words: list[str]) -> tuple[int, list[str]]:
        return super().read(words) if words else (0, [])


Vocabulary = Names | Multisets | Phrases


class ActionSpace:
    """`ActionSpace({"tile": {"color": Names(...), "cell": Names(...)}, "pass": {}})`."""

    def __init__(self, families: dict[str, dict[str, Vocabulary]]) -> None:
        self.families = families
        self.base: dict[str, int] = {}
        self.size = 0
        for kind, arguments in families.items():
            self.base[kind] = self.size
            self.size += prod(len(words.words) for words in arguments.values())

    def encode(self, action: Action) -> int:
        index = 0
        for name, words in self.families[action.kind].items():
            index = index * len(words.words) + action.args[name]
        return self.base[action.kind] + index

    def decode(self, number: int) -> Action:
        if not 0 <= number < self.size:
            raise ValueError(f"no action numbered {number}")
        kind = max((k for k in self.base if self.base[k] <= number), key=self.base.__getitem__)
        index, args = number - self.base[kind], {}
        for name, words in reversed(self.families[kind].items()):
            index, args[name] = divmod(index, len(words.words))
        return Action(kind, dict(reversed(args.items())))

    def words(self, number: int) -> str:
        """The move as it is written: `tile red I6`."""
        action = self.decode(number)
        arguments = self.families[action.kind]
        words = [action.kind, *(arguments[a].words[n] for a, n in action.args.items())]
        return " ".join(word for word in words if word)

    def number(self, move: str) -> int:
        """The number of a move as a person may write it. Raises Unreadable."""
        kind, *rest = move.lower().split() or [""]
        if kind not in self.families:
            raise Unreadable("unknown_move", move=move)
        args: dict[str, int] = {}
        for name, words in self.families[kind].items():
            try:
                args[name], rest = words.read(rest)
            except (KeyError, IndexError):
                raise Unreadable("unreadable_move", move=move, part=name) from None
        if rest:
            raise Unreadable("too_many_words", move=move, word=rest[0])
        return self.encode(Action(kind, args))
