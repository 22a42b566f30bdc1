"""Placing a palace, an emissary, a fortification; a province that is complete."""

from typing import Any

from ziggurat.core.bits import ZERO, bit
from ziggurat.core.events import EventLog, emit
from ziggurat.core.jit import kernel
from ziggurat.games.china.data import EMISSARY, FORT, PALACE
from ziggurat.games.china.events import INFLUENCE_SCORED, POINTS_SCORED, PROVINCE_SCORED
from ziggurat.games.china.provinces import (
    built,
    emissaries_in,
    emissary_limit,
    has_palaces,
    is_full,
)
from ziggurat.games.china.records import State
from ziggurat.games.china.scoring import influence_points, own_points
from ziggurat.games.china.state import BONUS
from ziggurat.games.china.tiles import reveal_tiles, take_tile


@kernel
def place_palace(s: State, owner: int, space: int, log: EventLog) -> None:
    """A palace stands in its province, on a post in both; it may complete them."""
    for i in range(2):
        province = s.home[space, i]
        if province >= 0 and s.option[BONUS] > 0 and not has_palaces(s, province):
            reveal_tiles(s, province, log)
    s.palace[owner] |= bit(space)
    s.supply[owner, PALACE] -= 1
    take_tile(s, owner, space, log)
    for i in range(2):
        province = s.home[space, i]
        if province >= 0 and is_full(s, province) and s.scored >> province & 1 == 0:
            score_province(s, province, log)


@kernel
def score_province(s: State, province: int, log: EventLog) -> None:
    """A complete province is scored at once, and never again."""
    s.scored |= 1 << province
    emit(log, PROVINCE_SCORED, province)
    for seat in range(s.seats):
        points, more = own_points(s, seat, province), influence_points(s, seat, province)
        s.score[seat] += points + more
        if points > 0:
            emit(log, POINTS_SCORED, seat, points)
        if more > 0:
            emit(log, INFLUENCE_SCORED, seat, more)


@kernel
def place_emissary(s: State, owner: int, province: int) -> None:
    s.emissary[province, owner] += 1
    s.supply[owner, EMISSARY] -= 1


@kernel
def place_fort(s: State, owner: int, space: int) -> None:
    """A fortification is neutral: whoever builds on it profits."""
    s.fort |= bit(space)
    s.supply[owner, FORT] -= 1


@kernel
def anything_can_be_placed(s: State) -> bool:
    """Somebody has a piece, and with ideal cards there is a place for it."""
    taken = built(s)
    if anybody_has(s, PALACE) and some_space(s, taken):
        return True
    if anybody_has(s, FORT) and some_space(s, taken | s.fort):
        return True
    if anybody_has(s, EMISSARY):
        for province in range(s.provinces):
            if emissaries_in(s, province) < emissary_limit(s, province):
                return True
    return False


@kernel
def anybody_has(s: State, piece: int) -> bool:
    for owner in range(s.owners):
        if s.supply[owner, piece] > 0:
            return True
    return False


@kernel
def some_space(s: State, taken: Any) -> bool:
    """Whether a space is left beside these."""
    for province in range(s.provinces):
        if s.land[province] & ~taken != ZERO:
            return True
    return False
