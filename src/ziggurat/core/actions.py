"""Every decision of a game, numbered once.

Kernels and networks see the number; people, replays and browsers see the words. Both come
from one declaration, so they cannot drift apart, and a number means the same in every
position.
"""

from bisect import bisect_right
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
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
    """An argument that is some words of a list, in any order, up to a most: tiles of a swap.

    A word may lead them, as in `with red red`.
    """

    def __init__(self, words: tuple[str, ...], most: int, lead: str = "") -> None:
        self.kinds, self.lead = words, lead
        ranges = [range(most + 1)] * len(words)
        self.counts = [counts for counts in product(*ranges) if 0 < sum(counts) <= most]
        self.words = tuple(self.write(counts) for counts in self.counts)
        self.number = {counts: i for i, counts in enumerate(self.counts)}

    def write(self, counts: tuple[int, ...]) -> str:
        words = [word for word, n in zip(self.kinds, counts, strict=True) for _ in range(n)]
        return " ".join([self.lead, *words] if self.lead else words)

    def read(self, words: list[str]) -> tuple[int, list[str]]:
        if self.lead and words[0].lower() != self.lead:
            raise KeyError(words[0])
        said = Counter(word.lower() for word in (words[1:] if self.lead else words))
        counts = tuple(said.pop(word, 0) for word in self.kinds)
        if said:
            raise KeyError(next(iter(said)))
        return self.number[counts], []


class PerhapsMultisets(Multisets):
    """Some words of a list, or none: that is its last number."""

    def __init__(self, words: tuple[str, ...], most: int, lead: str = "") -> None:
        super().__init__(words, most, lead)
        self.none = len(self.words)
        self.words = (*self.words, "")

    def read(self, words: list[str]) -> tuple[int, list[str]]:
        return super().read(words) if words else (self.none, [])


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
    """`ActionSpace({"tile": {"color": Names(...), "cell": Names(...)}, "pass": {}})`.

    A kind may be of several words, as `special exchange`.
    """

    def __init__(self, families: dict[str, dict[str, Vocabulary]]) -> None:
        self.families = families
        self.kinds = Phrases(families)
        self.base: dict[str, int] = {}
        self.size = 0
        for kind, arguments in families.items():
            self.base[kind] = self.size
            self.size += prod(len(words.words) for words in arguments.values())
        self.first = list(self.base.values())

    # Tables by number, made when they are first wanted.

    @cached_property
    def kind_of(self) -> list[str]:
        return [kind for kind, words in self.arguments() for _ in words]

    @cached_property
    def words_of(self) -> list[tuple[str, ...]]:
        """The word of every argument of an action, in the order they are said."""
        return [said for _, words in self.arguments() for said in words]

    @cached_property
    def moves(self) -> list[str]:
        parts = zip(self.kind_of, self.words_of, strict=True)
        return [" ".join(word for word in (kind, *said) if word) for kind, said in parts]

    @cached_property
    def numbers(self) -> dict[str, int]:
        return {move: number for number, move in enumerate(self.moves)}

    def arguments(self) -> Iterator[tuple[str, list[tuple[str, ...]]]]:
        """Every kind with all the words that may follow it, in the order of the numbers."""
        for kind, arguments in self.families.items():
            yield kind, list(product(*(argument.words for argument in arguments.values())))

    def encode(self, action: Action) -> int:
        index = 0
        for name, words in self.families[action.kind].items():
            index = index * len(words.words) + action.args[name]
        return self.base[action.kind] + index

    def decode(self, number: int) -> Action:
        self.check(number)
        kind = self.kinds.words[bisect_right(self.first, number) - 1]
        index, args = number - self.base[kind], {}
        for name, words in reversed(self.families[kind].items()):
            index, args[name] = divmod(index, len(words.words))
        return Action(kind, dict(reversed(args.items())))

    def words(self, number: int) -> str:
        """The move as it is written: `tile red I6`."""
        self.check(number)
        return self.moves[number]

    def check(self, number: int) -> None:
        if not 0 <= number < self.size:
            raise ValueError(f"no action numbered {number}")

    def number(self, move: str) -> int:
        """The number of a move as a person may write it. Raises Unreadable."""
        found = self.numbers.get(move)
        return self.read(move) if found is None else found

    def read(self, move: str) -> int:
        """The number of a move that is not written exactly as we do."""
        try:
            number, rest = self.kinds.read(move.split())
        except KeyError:
            raise Unreadable("unknown_move", move=move) from None
        kind = self.kinds.words[number]
        args: dict[str, int] = {}
        for name, words in self.families[kind].items():
            try:
                args[name], rest = words.read(rest)
            except (KeyError, IndexError):
                raise Unreadable("unreadable_move", move=move, part=name) from None
        if rest:
            raise Unreadable("too_many_words", move=move, word=rest[0])
        return self.encode(Action(kind, args))
