"""The moves on offer, sorted out for a person: short forms, groups and counts."""

from collections import Counter
from collections.abc import Iterable

from ziggurat.core.actions import ActionSpace, Multisets, Phrases, Vocabulary

FEW = 8  # moves shown one by one


def spell_out(line: str, actions: ActionSpace, kinds: Iterable[str]) -> str:
    """`t r i6` is `tile red i6`: every word may be cut short while it stays clear.

    The kinds on offer come first, so that `s` is a swap now and support in a conflict.
    """
    first, *rest = line.lower().split() or [""]
    said = [whole(whole(first, kinds), first_words(actions))]
    while " ".join(said) not in actions.families and rest:
        begun = [kind.split() for kind in actions.families if kind.split()[: len(said)] == said]
        said.append(whole(rest[0], [words[len(said)] for words in begun]))
        rest = rest[1:]
    for words in actions.families.get(" ".join(said), {}).values():
        taken, known = taken_by(words, rest)
        said += [whole(word, known) for word in rest[:taken]]
        rest = rest[taken:]
    return " ".join(said + rest)


def first_words(actions: ActionSpace) -> list[str]:
    """How moves may begin, each once."""
    return list(dict.fromkeys(kind.split()[0] for kind in actions.families))


def taken_by(words: Vocabulary, rest: list[str]) -> tuple[int, Iterable[str]]:
    """How many words an argument may take, and which ones it knows."""
    if isinstance(words, Multisets):
        return len(rest), (words.lead, *words.kinds)
    if isinstance(words, Phrases):
        return words.longest, dict.fromkeys(" ".join(words.words).split())
    return 1, words.number


def whole(word: str, known: Iterable[str]) -> str:
    """The only known word that begins so, or the word as it is."""
    found = [other for other in known if other.startswith(word)]
    return found[0] if len(found) == 1 and word and word not in known else word


def branches(moves: list[str], beginning: str) -> Counter[str]:
    """The words that may come next after a beginning, and how many moves each leads to."""
    place = len(beginning.split())
    return Counter(move.split()[place] for move in moves_from(moves, beginning))


def moves_from(moves: list[str], beginning: str) -> list[str]:
    """The moves that go on after a beginning."""
    return [move for move in moves if move.lower().startswith(beginning.lower() + " ")]


def in_brief(moves: list[str], kind: str, actions: ActionSpace) -> str:
    """The choices of one kind: words with counts, a few words, or only a count."""
    if any(isinstance(words, Multisets) for words in first_arguments(actions, kind)):
        return ""
    found = branches(moves, kind)
    if len(found) > FEW:
        return f"({len(found)})"
    return ", ".join(counted(moves, kind))


def first_arguments(actions: ActionSpace, word: str) -> list[Vocabulary]:
    """What comes first after a kind that begins with this word."""
    kinds = [kind for kind in actions.families if kind.split()[0] == word]
    return [next(iter(actions.families[k].values())) for k in kinds if actions.families[k]]


def counted(moves: list[str], beginning: str) -> list[str]:
    """The next words; those that do not end a move with the count of the moves they lead to."""
    found = branches(moves, beginning)
    if all(
        len(move.split()) == len(beginning.split()) + 1 for move in moves_from(moves, beginning)
    ):
        return list(found)
    return [f"{word} ({n})" for word, n in found.items()]


def kinds_of(moves: list[str]) -> list[str]:
    """The first words of the moves, each once, in order."""
    return list(dict.fromkeys(move.split()[0] for move in moves))


def hint(moves: list[str]) -> str:
    """What may be typed now: whole moves if they are few, else their first words."""
    return " · ".join(moves if len(moves) <= FEW else kinds_of(moves))
