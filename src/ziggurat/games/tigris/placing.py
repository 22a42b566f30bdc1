"""The four actions: leaders, tiles, catastrophes, swaps."""

from ziggurat.core.cells import Cells, beside, first, has, load, single, some, store
from ziggurat.core.events import EventLog, emit
from ziggurat.core.jit import kernel
from ziggurat.games.tigris.actions import SWAP_TILES
from ziggurat.games.tigris.conflicts import begin_revolt, rival_in
from ziggurat.games.tigris.data import NOWHERE, RED
from ziggurat.games.tigris.events import (
    CATASTROPHE_PLACED,
    KINGDOMS_UNITED,
    LEADER_MOVED,
    LEADER_PLACED,
    LEADER_WITHDRAWN,
    TILE_DESTROYED,
    TILE_PLACED,
    TILES_SWAPPED,
)
from ziggurat.games.tigris.kingdoms import (
    join,
    kingdoms_beside,
    lift_leader,
    lose_tiles,
    recall_stranded,
    set_leader,
)
from ziggurat.games.tigris.records import State
from ziggurat.games.tigris.scoring import score_tile
from ziggurat.games.tigris.state import BY_BAG, NOBODY, TO_BUILDINGS, TO_TREASURES, TO_WARS
from ziggurat.games.tigris.turns import draw_tiles, end_game


@kernel
def place_tile(s: State, color: int, cell: int, log: EventLog) -> int:
    """A tile in one kingdom may score; a tile that unites two never does, and may bring wars."""
    kingdoms, one, two = kingdoms_beside(s, cell)
    s.hand[s.turn, color] -= 1
    store(s.tile[color], load(s.tile[color]) | single(cell))
    s.placed_cell, s.placed_color = cell, color
    emit(log, TILE_PLACED, s.turn, color, cell)
    if kingdoms > 0:
        join(s, cell, one, two)
    if kingdoms == 2:
        emit(log, KINGDOMS_UNITED, s.turn, cell)
        note_sides(s, one, two, beside(cell))
        return TO_WARS
    if kingdoms == 1:
        score_tile(s, color, one, log)
    return TO_BUILDINGS


@kernel
def note_sides(s: State, one: Cells, two: Cells, near: Cells) -> None:
    """Remember two kingdoms; the second is the one that holds the first cell beside the tile."""
    lowest = first(near & (one | two))
    second = some(one & lowest)
    store(s.side[0], two if second else one)
    store(s.side[1], one if second else two)


@kernel
def place_leader(s: State, color: int, cell: int, log: EventLog) -> int:
    """A leader comes from home or from elsewhere on the map, where he is lifted first."""
    origin = s.leader_cell[s.turn, color]
    if origin == NOWHERE:
        emit(log, LEADER_PLACED, s.turn, color, cell)
    else:
        lift_leader(s, s.turn, color)
        emit(log, LEADER_MOVED, s.turn, color, cell, origin)
    set_leader(s, s.turn, color, cell)
    rival = rival_in(s, color, load(s.kingdom[s.turn, color]))
    return TO_TREASURES if rival == NOBODY else begin_revolt(s, color, rival, log)


@kernel
def withdraw_leader(s: State, color: int, log: EventLog) -> int:
    """A leader may be taken back: one action, no points."""
    emit(log, LEADER_WITHDRAWN, s.turn, color, s.leader_cell[s.turn, color])
    lift_leader(s, s.turn, color)
    return TO_TREASURES


@kernel
def place_catastrophe(s: State, cell: int, log: EventLog) -> int:
    """A catastrophe destroys the tile under it; its cell is dead and connects nothing."""
    s.catastrophes_left[s.turn] -= 1
    store(s.catastrophe, load(s.catastrophe) | single(cell))
    emit(log, CATASTROPHE_PLACED, s.turn, cell)
    for color in range(4):
        if has(load(s.tile[color]), cell):
            store(s.tile[color], load(s.tile[color]) - single(cell))
            s.removed[color] += 1
            emit(log, TILE_DESTROYED, color, cell)
            lose_tiles(s, single(cell))
            if color == RED:
                recall_stranded(s, log)
    return TO_TREASURES


@kernel
def swap_tiles(s: State, swap: int, log: EventLog) -> int:
    """One to six tiles are put aside face down and as many drawn; too few in the bag: the end."""
    tiles = 0
    for color in range(4):
        given = SWAP_TILES[swap, color]
        s.hand[s.turn, color] -= given
        s.swapped[s.turn, color] += given
        tiles += given
    emit(log, TILES_SWAPPED, s.turn, tiles)
    return TO_TREASURES if draw_tiles(s, s.turn, tiles, log) else end_game(s, BY_BAG, log)
