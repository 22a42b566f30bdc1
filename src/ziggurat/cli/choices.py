"""The moves on offer, sorted out for a person: groups and counts."""

from collections import Counter

from ziggurat.core.actions import ActionSpace, Multisets

FEW = 8  # moves shown one by one


def branches(moves: list[str], beginning: str) -> Counter[str]:
    """The words that may come next after a beginning, and how many moves each leads to."""
    place = len(beginning.split())
    return Counter(move.split()[place] for move in moves_from(moves, beginning))


def moves_from(moves: list[str], beginning: str) -> list[str]:
    """The moves that go on after a beginning."""
    return [move for move in moves if move.lower().startswith(beginning.lower() + " ")]


def in_brief(moves: list[str], kind: str) -> str:
    """The choices of one kind: words with counts, a few words, or only a count."""
    found = branches(moves, kind)
    if len(found) > FEW:
        return f"({len(found)})"
    return ", ".join(counted(moves, kind))


def is_set(actions: ActionSpace, word: str) -> bool:
    """Whether some words in any order follow a kind that begins with this word."""
    kinds = [kind for kind in actions.families if kind.split()[0] == word]
    first = [next(iter(actions.families[k].values())) for k in kinds if actions.families[k]]
    return any(isinstance(words, Multisets) for words in first)


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
