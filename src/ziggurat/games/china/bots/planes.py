"""The map itself beside the features: what stands where, as one seat sees it against a rival.

Features say how much there is of everything; planes say where, and a net learns for every space
and province what something there is worth. It knows the maps of the game, each by itself; on a map
that somebody drew nothing is said.
"""

from typing import Any

import numpy as np

from ziggurat.core.bits import ZERO, bit
from ziggurat.core.jit import kernel
from ziggurat.core.state import Array, constant, constants
from ziggurat.games.china.bots.gains import pieces_affordable
from ziggurat.games.china.bots.records import Scratch
from ziggurat.games.china.data import PROVINCES
from ziggurat.games.china.maps import FIRST_MAPS, MAPS
from ziggurat.games.china.records import State

# Spaces, a bit for each.
MY_PALACES, RIVAL_PALACES, OTHER_PALACES, FORTS = constants(4)
# Provinces, twelve bits for the first emissary, twelve for the second …
MY_EMISSARIES, RIVAL_EMISSARIES, OTHER_EMISSARIES = (constant(n) for n in (4, 5, 6))
# Provinces: who has most palaces, which are scored; where my cards buy one piece, and two.
LEADS, CARDS = constant(7), constant(8)
WORDS = constant(9)  # of one map
MOST_EMISSARIES = 5  # that are told apart

# Both versions of a map number their spaces alike.
DIGESTS = np.array(
    [[np.uint64(int(maps[name].digest, 16)) for maps in (MAPS, FIRST_MAPS)] for name in MAPS]
)
PLANE_WORDS = int(WORDS) * len(DIGESTS)


@kernel
def fill_planes(s: State, n: Scratch, me: int, rival: int, bits: Array) -> None:
    """Write every plane of me against a rival, in the place of the map."""
    bits[:] = ZERO
    for known in range(len(DIGESTS)):
        if s.map_digest == DIGESTS[known, 0] or s.map_digest == DIGESTS[known, 1]:
            fill_spaces(s, me, rival, bits[known * WORDS : (known + 1) * WORDS])
            fill_provinces(s, n, me, rival, bits[known * WORDS : (known + 1) * WORDS])


@kernel
def fill_spaces(s: State, me: int, rival: int, bits: Array) -> None:
    for owner in range(s.owners):
        plane = MY_PALACES if owner == me else (RIVAL_PALACES if owner == rival else OTHER_PALACES)
        bits[plane] |= s.palace[owner]
    bits[FORTS] = s.fort


@kernel
def fill_provinces(s: State, n: Scratch, me: int, rival: int, bits: Array) -> None:
    for province in range(s.provinces):
        others = 0
        for owner in range(s.owners):
            others += 0 if owner in (me, rival) else s.emissary[province, owner]
        bits[MY_EMISSARIES] |= so_many(s.emissary[province, me], province)
        bits[RIVAL_EMISSARIES] |= so_many(s.emissary[province, rival], province)
        bits[OTHER_EMISSARIES] |= so_many(others, province)
        mine, his = n.houses[province, me], n.houses[province, rival]
        place = 0 if mine > his else (1 if his > mine else 2)
        if mine + his > 0:
            bits[LEADS] |= bit(place * PROVINCES + province)
        if (s.scored >> province) & 1:
            bits[LEADS] |= bit(3 * PROVINCES + province)
        if n.free[province] > 0:
            bits[CARDS] |= so_many(min(pieces_affordable(s, s.hand[me], province), 3), province)


@kernel
def so_many(pieces: int, province: int) -> Any:
    """A bit of the province for each of some pieces."""
    word = ZERO
    for i in range(min(pieces, MOST_EMISSARIES)):
        word |= bit(i * PROVINCES + province)
    return word
