"""What holds in every position of a real game."""

import numpy as np

from ziggurat.core.bits import ZERO, bits_in, holds
from ziggurat.core.jit import kernel
from ziggurat.games.china.cards import cards_in
from ziggurat.games.china.data import (
    BOX,
    COLORS,
    EMISSARY,
    FACE_DOWN,
    FORT,
    HAND,
    PALACE,
    TILES,
    TILES_A_COLOR,
)
from ziggurat.games.china.provinces import emissaries_in, emissary_limit
from ziggurat.games.china.records import State
from ziggurat.games.china.state import OVER
from ziggurat.games.china.tiles import tile_color

INVARIANTS = (
    "there are as many cards of every color as in the box",
    "no number is negative, and nobody has seen more than there is",
    "no owner has more pieces than in the box",
    "a space holds one palace at most, and belongs to the map",
    "no province holds more emissaries than its limit",
    "there are six bonus tiles of each color at most, and enough that nobody has seen",
    "a hand has three cards at most",
    "somebody is asked unless the game is over",
)
CARDS, NUMBERS, PIECES_KEPT, SPACES_KEPT, LIMIT, TILES_KEPT, HANDS, ASKED = range(len(INVARIANTS))


@kernel
def broken(s: State) -> int:
    """The first invariant that does not hold, or -1."""
    if not cards_are_kept(s):
        return CARDS
    if not numbers_are_right(s):
        return NUMBERS
    if not pieces_are_kept(s):
        return PIECES_KEPT
    if not spaces_are_kept(s):
        return SPACES_KEPT
    if not limits_are_kept(s):
        return LIMIT
    if not tiles_are_kept(s):
        return TILES_KEPT
    for owner in range(s.owners):
        if cards_in(s.hand[owner]) > HAND:
            return HANDS
    if (s.asked < 0) != (s.prompt == OVER) or s.asked >= s.seats:
        return ASKED
    return -1


@kernel
def cards_are_kept(s: State) -> bool:
    for color in range(len(COLORS)):
        cards = s.pile[color] + s.discard[color] + s.display[color] + s.cards_out[color]
        cards += s.played[color] + s.kept[0, color] + s.kept[1, color]
        for i in range(s.pile_known):
            cards += np.int64(s.next_card[i]) == color
        for owner in range(s.owners):
            cards += s.hand[owner, color]
        if cards != s.deck[color]:
            return False
    return True


@kernel
def numbers_are_right(s: State) -> bool:
    for color in range(len(COLORS)):
        if min(s.pile[color], s.discard[color], s.display[color], s.played[color]) < 0:
            return False
        for owner in range(s.owners):
            if s.seen[owner, color] < 0 or s.hand[owner, color] < s.seen[owner, color]:
                return False
    for owner in range(s.owners):
        if min(s.supply[owner, PALACE], s.supply[owner, EMISSARY], s.supply[owner, FORT]) < 0:
            return False
    return True


@kernel
def pieces_are_kept(s: State) -> bool:
    forts = bits_in(s.fort)
    for owner in range(s.owners):
        sent = 0
        for province in range(s.provinces):
            sent += s.emissary[province, owner]
        if bits_in(s.palace[owner]) + s.supply[owner, PALACE] > BOX[0]:
            return False
        if sent + s.supply[owner, EMISSARY] > BOX[1]:
            return False
        forts += s.supply[owner, FORT]
    return forts <= s.seats


@kernel
def spaces_are_kept(s: State) -> bool:
    land, taken = ZERO, ZERO
    for province in range(s.provinces):
        land |= s.land[province]
    for owner in range(s.owners):
        if s.palace[owner] & taken != ZERO:
            return False
        taken |= s.palace[owner]
    return (taken | s.fort | s.tile) & ~land == ZERO and s.tile & taken == ZERO


@kernel
def limits_are_kept(s: State) -> bool:
    for province in range(s.provinces):
        if emissaries_in(s, province) > emissary_limit(s, province):
            return False
    return True


@kernel
def tiles_are_kept(s: State) -> bool:
    left, hidden = 0, 0
    for tile in range(len(TILES)):
        tiles = s.tiles_left[tile]
        left += tiles
        for owner in range(s.owners):
            tiles += s.taken[owner, tile]
        for space in range(s.spaces):
            tiles += holds(s.tile, space) and tile_color(s, space) == tile
        if tiles > TILES_A_COLOR:
            return False
    for space in range(s.spaces):
        hidden += holds(s.tile, space) and tile_color(s, space) == FACE_DOWN
    return hidden <= left
