"""The actions worth a thought: of those that come to the same thing, one."""

from typing import Any

import numpy as np

from ziggurat.core.bits import ZERO, bit, bits_in, holds
from ziggurat.core.jit import kernel
from ziggurat.core.state import Array, constant
from ziggurat.games.china.actions import (
    CLAIM_AT,
    DONE,
    EMISSARY_AT,
    EMPEROR_CLAIM_AT,
    EMPEROR_EMISSARY_AT,
    EMPEROR_PALACE_AT,
    EMPEROR_PASS,
    FORT_AT,
    NO_PAYMENT,
    PALACE_PAYMENTS,
    PAYMENTS,
    SINGLE,
    SPECIAL_EXCHANGE_AT,
)
from ziggurat.games.china.data import COLORS, EMPEROR
from ziggurat.games.china.placing import pays_inside
from ziggurat.games.china.provinces import built
from ziggurat.games.china.records import State
from ziggurat.games.china.rules import legal
from ziggurat.games.china.state import DRAW, PLACE, SITE, THRONE
from ziggurat.games.china.tiles import tile_color

BARE = constant(-1)  # the color of a space without a tile


@kernel
def candidates(s: State, moves: Array) -> int:
    """Everything the rules allow, but no joker where one card pays, and of like spaces one.

    Nor is a special card played to exchange a card for its like.
    """
    n = legal(s, moves)
    if s.prompt != PLACE and s.prompt != SITE and s.prompt != THRONE and s.prompt != DRAW:
        return n
    twins = ZERO if s.prompt == DRAW else spaces_like_others(s)
    owner = EMPEROR if s.prompt == THRONE else s.turn
    kept = 0
    for i in range(n):
        space, province, payment = parts(s, moves[i])
        if space >= 0 and holds(twins, space):
            continue
        if province >= 0 and wastes(s, owner, province, payment):
            continue
        if exchanges_alike(moves[i]):
            continue
        moves[kept] = moves[i]
        kept += 1
    return kept


@kernel
def parts(s: State, action: int) -> Any:
    """The space, the province and the payment of an action, -1 for what it does not have."""
    none = np.int64(-1)
    if action < EMISSARY_AT:
        space, payment = action // PALACE_PAYMENTS, action % PALACE_PAYMENTS
        if payment == NO_PAYMENT or s.home[space, 1] >= 0:
            return space, none, none  # paid for, or a post with its own prices
        return space, s.home[space, 0], payment
    if action < FORT_AT:
        at = action - EMISSARY_AT
        return none, at // PAYMENTS, at % PAYMENTS
    if action < CLAIM_AT:
        space, payment = (action - FORT_AT) // PAYMENTS, (action - FORT_AT) % PAYMENTS
        return space, s.home[space, 0], payment
    if action < DONE:
        at = action - CLAIM_AT
        return none, at // PAYMENTS, at % PAYMENTS
    if EMPEROR_PALACE_AT <= action < EMPEROR_EMISSARY_AT:
        space = (action - EMPEROR_PALACE_AT) // PAYMENTS
        return space, s.home[space, 0], (action - EMPEROR_PALACE_AT) % PAYMENTS
    if EMPEROR_EMISSARY_AT <= action < EMPEROR_PASS:
        at = action - EMPEROR_EMISSARY_AT
        return none, at // PAYMENTS, at % PAYMENTS
    if action >= EMPEROR_CLAIM_AT:
        at = action - EMPEROR_CLAIM_AT
        return none, at // PAYMENTS, at % PAYMENTS
    return none, none, none


@kernel
def exchanges_alike(action: int) -> bool:
    """A special card that gives a card and takes one of the same color."""
    if action < SPECIAL_EXCHANGE_AT or action >= EMPEROR_CLAIM_AT:
        return False
    given, got = divmod(action - SPECIAL_EXCHANGE_AT, len(COLORS))
    return given == got


@kernel
def wastes(s: State, owner: int, province: int, payment: int) -> bool:
    """A joker is paid where one card of the province's color is in hand."""
    color = s.color[province]
    if not pays_inside(s, province, payment):
        return False  # for a post, which has prices of its own
    return payment != SINGLE[color] and s.hand[owner, color] > 0


@kernel
def spaces_like_others(s: State) -> Any:
    """Free spaces that differ in nothing from a space before them in the same province."""
    taken, twins = built(s), ZERO
    for space in range(1, s.spaces):
        if holds(taken, space):
            continue
        for other in range(space):
            if not holds(taken | twins, other) and are_alike(s, space, other, taken):
                twins |= bit(space)
                break
    return twins


@kernel
def are_alike(s: State, one: int, other: int, taken: Any) -> bool:
    """Two spaces of a province with the same palaces beside them and as many free spaces."""
    if s.home[one, 0] != s.home[other, 0] or s.home[one, 1] != s.home[other, 1]:
        return False
    if (s.road[one] ^ s.road[other]) & taken != ZERO:
        return False
    if bits_in(s.road[one]) != bits_in(s.road[other]) or tile_at(s, one) != tile_at(s, other):
        return False
    marks = holds(s.fort, one) == holds(s.fort, other)
    return marks and holds(s.harbours, one) == holds(s.harbours, other)


@kernel
def tile_at(s: State, space: int) -> Any:
    return tile_color(s, space) if holds(s.tile, space) else BARE
