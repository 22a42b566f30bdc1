"""Chance made visible: a decision whose every throw of the dice is asked for, one by one.

The rules throw dice in the midst of a decision. Here they are run on a record that is told what
to throw; where it is told too little it says what it would throw, and how likely each outcome
is. The decision is then run again, from its beginning, with one outcome more.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

import numpy as np

from ziggurat.core.dice import GOLDEN, stir, told
from ziggurat.core.events import mute_log
from ziggurat.core.game import Game
from ziggurat.core.state import Array, Kind

SAMPLE = 256  # throws of all the dice of a decision, drawn from the true distribution
SAMPLES = tuple((throw, 1 / SAMPLE) for throw in range(SAMPLE))
WORDS = 2**64
DEAL = -1  # stands for the action before the first one


@dataclass(frozen=True, slots=True)
class Ran:
    """What came of a decision under a script: a new position, or the chances of one more throw."""

    after: Array | None  # one record
    chances: tuple[tuple[int, float], ...]  # outcomes with their probabilities


@cache
def told_kind(kind: Kind) -> Kind:
    return told(kind)


def run(game: Game, before: Array, action: int, script: Sequence[int]) -> Ran:
    """Run one decision, or the deal, as far as its script reaches."""
    table = np.zeros(1, told_kind(game.state))
    raw, size = table.view(np.uint8), game.state.itemsize
    raw[:size] = before.view(np.uint8)
    s = table[0]
    s.script[: len(script)] = script
    s.length = len(script)
    if action == DEAL:
        game.deal(s, mute_log())
    else:
        game.apply(s, action, mute_log())
    if s.throws <= s.length:
        return Ran(raw[:size].copy().view(game.state), ())
    weights = s.chances[: s.outcomes].tolist()
    total = sum(weights)
    return Ran(None, tuple((i, w / total) for i, w in enumerate(weights) if w > 0))


def throws_dice(game: Game, before: Array, action: int, word: np.uint64) -> tuple[Array, bool]:
    """Run one decision, or the deal, with a word for its dice; say whether they were thrown."""
    after = before.copy()
    after[0].dice = word
    if action == DEAL:
        game.deal(after[0], mute_log())
    else:
        game.apply(after[0], action, mute_log())
    return after, bool(after[0].dice != word)


def sampled_word(seed: int, decisions: int, throw: int) -> np.uint64:
    """The dice of one of the sampled throws of a decision; another seed has another sample."""
    number = int(stir(np.uint64(seed % WORDS))) + decisions * SAMPLE + throw + 1
    return np.uint64(int(stir(np.uint64(number * int(GOLDEN) % WORDS))))
