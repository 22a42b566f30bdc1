"""The scratch memory of a beam: layers of positions, and a hash table of those it has met."""

from functools import cache
from typing import NamedTuple

import numpy as np

from ziggurat.core.dice import stir
from ziggurat.core.evaluation import Evaluation
from ziggurat.core.jit import arithmetic, kernel
from ziggurat.core.state import Array

DEPTH = 24  # decisions of one turn, at most
MET = 128  # positions remembered for each chain of the beam, or of a beam of NARROW if it is wider
NARROW = 96
S29 = np.uint64(29)
EMPTY = np.uint64(0)


class BeamScratch(NamedTuple):
    """Two layers of positions, and how each was come by."""

    worlds: Array  # the position asked about, two layers, and one to try actions on
    words: Array  # the same memory as rows of 64-bit words
    salt: Array  # a factor for each of them
    met: Array  # positions seen, as an open hash table; its size is a power of two
    moves: Array
    # What was found in the layer at hand.
    chance: Array
    parent: Array
    action: Array
    # How each position of each layer was come by.
    parents: Array  # by layer
    actions: Array
    # Chains that came to their end, the best of all first.
    end_chance: Array
    end_layer: Array
    end_parent: Array
    end_action: Array
    end_first: Array  # the decision each begins with
    ends: Array  # one number: how many they are
    # The chain to play, and what the first decisions are worth; NO_CHANCE if never followed.
    path: Array
    values: Array


def beam_scratch(evaluation: Evaluation, width: int, ends: int = 1) -> BeamScratch:
    """Scratch for a beam of this width, that keeps so many ends."""
    kind, size = evaluation.game.state, evaluation.game.actions.size
    worlds = np.zeros(2 * width + 2, kind)
    words = worlds.view(np.uint64).reshape(len(worlds), -1)
    room = width * 64
    return BeamScratch(
        worlds=worlds,
        words=words,
        salt=salts(words.shape[1]),
        met=np.zeros(1 << (max(width, NARROW) * MET - 1).bit_length(), np.uint64),
        moves=np.zeros(size, np.int64),
        chance=np.zeros(room),
        parent=np.zeros(room, np.int64),
        action=np.zeros(room, np.int64),
        parents=np.zeros((DEPTH + 1, width), np.int64),
        actions=np.zeros((DEPTH + 1, width), np.int64),
        end_chance=np.zeros(ends),
        end_layer=np.zeros(ends, np.int64),
        end_parent=np.zeros(ends, np.int64),
        end_action=np.zeros(ends, np.int64),
        end_first=np.zeros(ends, np.int64),
        ends=np.zeros(1, np.int64),
        path=np.zeros(DEPTH + 1, np.int64),
        values=np.zeros(size),
    )


@cache
def salts(count: int) -> Array:
    """Odd factors, one for each word of a position; nobody writes on them."""
    return np.array([int(stir(i + 1)) | 1 for i in range(count)], np.uint64)


@kernel
def place_of(p: BeamScratch, layer: int) -> int:
    """Where a layer begins among the worlds: two take turns."""
    return 1 + layer % 2 * p.parents.shape[1]


@kernel
def is_new(p: BeamScratch, i: int) -> bool:
    """Whether a position is met for the first time, but for its dice."""
    name = digest(p.words[i], p.salt)
    last = len(p.met) - 1
    at = np.int64(name & np.uint64(last))
    for _ in range(len(p.met)):
        if p.met[at] == name:
            return False
        if p.met[at] == EMPTY:
            p.met[at] = name
            return True
        at = (at + 1) & last
    return False


@arithmetic
def digest(words: Array, salt: Array) -> int:
    """A number that two positions hardly ever share."""
    total = np.uint64(1)
    for i in range(len(words)):
        total += (words[i] ^ (words[i] >> S29)) * salt[i]
    return stir(total)
