"""Bonus tiles: two in every province, hidden until its first palace is built."""

from typing import Any

import numpy as np

from ziggurat.core.bits import ONE, ZERO, bit, bits_in, holds, lowest_bit
from ziggurat.core.dice import draw, roll
from ziggurat.core.events import EventLog, emit
from ziggurat.core.jit import kernel
from ziggurat.games.china.data import FACE_DOWN, TILES_A_PROVINCE
from ziggurat.games.china.events import EMPEROR_TILE, TILE_REVEALED, TILE_TAKEN
from ziggurat.games.china.records import State


@kernel
def tile_color(s: State, space: int) -> Any:
    return np.int64(s.tile_colors[space])


@kernel
def lay_tiles(s: State) -> None:
    """Two spaces of every province, none of them a junction, get a tile face down."""
    for province in range(s.provinces):
        for _ in range(TILES_A_PROVINCE):
            free = s.land[province] & s.quiet & ~s.tile
            for _ in range(roll(s, bits_in(free))):
                free &= free - ONE
            space = lowest_bit(free)
            s.tile |= bit(space)
            s.tile_colors[space] = FACE_DOWN


@kernel
def turn_over(s: State, space: int, log: EventLog) -> None:
    """A tile nobody has seen is one of those nobody has seen."""
    if tile_color(s, space) == FACE_DOWN:
        s.tile_colors[space] = draw(s, s.tiles_left)
        emit(log, TILE_REVEALED, space, tile_color(s, space))


@kernel
def reveal_tiles(s: State, province: int, log: EventLog) -> None:
    """Before the first palace of a province both its tiles are turned over."""
    hidden = s.land[province] & s.tile
    while hidden != ZERO:
        turn_over(s, lowest_bit(hidden), log)
        hidden &= hidden - ONE


@kernel
def take_tile(s: State, owner: int, space: int, log: EventLog) -> None:
    """Who builds on a tile takes it and lays it before him face down."""
    if not holds(s.tile, space):
        return
    turn_over(s, space, log)
    s.tile ^= bit(space)
    s.taken[owner, tile_color(s, space)] += 1
    if owner >= s.seats:
        emit(log, EMPEROR_TILE, tile_color(s, space))
    else:
        emit(log, TILE_TAKEN, owner, tile_color(s, space))
