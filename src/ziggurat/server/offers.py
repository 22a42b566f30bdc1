"""What a seat may choose, grouped: a page draws places, it does not read hundreds of moves.

Moves of one kind that differ in one word are one offer with a list of these words. A set,
such as the tiles of a swap, is told by how many of each may be in it.
"""

from typing import Any

from ziggurat.core.actions import ActionSpace, Multisets

Offer = dict[str, Any]


def grouped(actions: ActionSpace, legal: list[int]) -> list[Offer]:
    """Every legal action, in as few offers as its words allow, in the order of the rules."""
    kinds: dict[str, list[dict[str, int]]] = {}
    for number in legal:
        action = actions.decode(number)
        kinds.setdefault(action.kind, []).append(action.args)
    return [offer for kind, moves in kinds.items() for offer in offers_of(actions, kind, moves)]


def offers_of(actions: ActionSpace, kind: str, moves: list[dict[str, int]]) -> list[Offer]:
    """The offers of one kind; the word that has most values becomes a list."""
    arguments = actions.families[kind]
    if not arguments:
        return [{"kind": kind}]
    name, words = next(iter(arguments.items()))
    if isinstance(words, Multisets) and not words.lead and len(arguments) == 1:
        return [{"kind": kind, name: limits(words, [move[name] for move in moves])}]
    values = {name: len({move[name] for move in moves}) for name in arguments}
    varied = max(values, key=lambda name: values[name])
    groups: dict[tuple[str, ...], list[str]] = {}
    for move in moves:
        said = {name: arguments[name].words[move[name]] for name in arguments}
        key = tuple(word for name, word in said.items() if name != varied)
        groups.setdefault(key, []).append(said[varied])
    return [offer_of(kind, list(arguments), varied, key, words) for key, words in groups.items()]


def offer_of(
    kind: str, names: list[str], varied: str, fixed: tuple[str, ...], words: list[str]
) -> Offer:
    """Arguments in the order they are said, so that a client joins them to a move."""
    rest = iter(fixed)
    return {"kind": kind} | {name: words if name == varied else next(rest) for name in names}


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
