"""Monuments and the ziggurat: what a completed square or cross may become."""

from ziggurat.core.cells import WIDTH, Cells, beside, count, load, some, store
from ziggurat.core.events import EventLog, emit
from ziggurat.core.jit import kernel
from ziggurat.core.state import Array
from ziggurat.games.tigris.actions import BUILD_MONUMENT, BUILD_ZIGGURAT, DECLINE
from ziggurat.games.tigris.data import (
    CROSS_CELL,
    CROSS_NUMBER,
    MONUMENT_COLORS,
    RED,
    SQUARE_CELL,
    SQUARE_NUMBER,
)
from ziggurat.games.tigris.events import BUILD_DECLINED, MONUMENT_BUILT, ZIGGURAT_BUILT
from ziggurat.games.tigris.kingdoms import cross, recall_stranded, square
from ziggurat.games.tigris.records import State
from ziggurat.games.tigris.state import BUILD, NOT_BUILT, TO_TREASURES, ZIGGURAT
from ziggurat.games.tigris.turns import ask

# From the tile just placed to the squares and crosses it may complete.
TO_CORNERS = (-WIDTH - 1, -WIDTH, -1, 0)
TO_CENTRES = (-WIDTH, -1, 0, 1, WIDTH)


@kernel
def offer_buildings(s: State) -> int:
    """Whoever completes a square of four like tiles may build on it now, or never."""
    return ask(s, BUILD, s.turn) if may_build(s) else TO_TREASURES


@kernel
def may_build(s: State) -> bool:
    cell, color = s.placed_cell, s.placed_color
    alike = count(beside(cell) & load(s.tile[color]))
    if alike >= 2 and has_monument(s, color):  # a square needs two like neighbors
        for step in TO_CORNERS:
            if is_complete_square(s, cell + step, color):
                return True
    if alike >= 1 and s.option[ZIGGURAT]:
        for step in TO_CENTRES:
            if is_complete_cross(s, cell + step, color):
                return True
    return False


@kernel
def has_monument(s: State, color: int) -> bool:
    for monument in range(len(MONUMENT_COLORS)):
        if is_available(s, monument, color):
            return True
    return False


@kernel
def legal_buildings(s: State, moves: Array) -> int:
    """One building on one square or cross that holds the tile just placed; or none."""
    cell, color, n = s.placed_cell, s.placed_color, 0
    for monument in range(len(MONUMENT_COLORS)):
        for step in TO_CORNERS:
            if is_available(s, monument, color) and is_complete_square(s, cell + step, color):
                site = SQUARE_NUMBER[cell + step]
                moves[n] = BUILD_MONUMENT + monument * len(SQUARE_CELL) + site
                n += 1
    for step in TO_CENTRES:
        if is_complete_cross(s, cell + step, color):
            moves[n] = BUILD_ZIGGURAT + CROSS_NUMBER[cell + step]
            n += 1
    moves[n] = DECLINE
    return n + 1


@kernel
def is_available(s: State, monument: int, color: int) -> bool:
    """A monument can be built once, and needs the tiles' color among its two."""
    colors = MONUMENT_COLORS[monument]
    return s.monument[monument] == NOT_BUILT and (colors[0] == color or colors[1] == color)


@kernel
def is_complete_square(s: State, corner: int, color: int) -> bool:
    if corner < 0 or SQUARE_NUMBER[corner] < 0:
        return False
    return not some(square(corner) - load(s.tile[color]))


@kernel
def is_complete_cross(s: State, centre: int, color: int) -> bool:
    """There is one ziggurat, and only in games played with it."""
    if s.option[ZIGGURAT] == 0 or s.ziggurat != NOT_BUILT:
        return False
    if centre < 0 or centre >= len(CROSS_NUMBER) or CROSS_NUMBER[centre] < 0:
        return False
    return not some(cross(centre) - load(s.tile[color]))


@kernel
def build_monument(s: State, choice: int, log: EventLog) -> int:
    """Four tiles are turned face down and the monument stands on them for ever."""
    monument, site = divmod(choice, len(SQUARE_CELL))
    corner = SQUARE_CELL[site]
    s.monument[monument] = corner
    s.buried[s.placed_color] += 4
    emit(log, MONUMENT_BUILT, s.turn, monument, corner)
    return turn_down(s, square(corner), log)


@kernel
def build_ziggurat(s: State, choice: int, log: EventLog) -> int:
    """Five tiles leave the game and the five parts of the ziggurat take their place."""
    s.ziggurat = CROSS_CELL[choice]
    s.removed[s.placed_color] += 5
    emit(log, ZIGGURAT_BUILT, s.turn, s.ziggurat)
    return turn_down(s, cross(s.ziggurat), log)


@kernel
def turn_down(s: State, cells: Cells, log: EventLog) -> int:
    """Face-down tiles still connect, and do nothing else; treasures stay on them."""
    color = s.placed_color
    store(s.tile[color], load(s.tile[color]) - cells)
    store(s.face_down, load(s.face_down) | cells)
    if color == RED:
        recall_stranded(s, log)
    return TO_TREASURES


@kernel
def decline(s: State, log: EventLog) -> int:
    emit(log, BUILD_DECLINED, s.turn)
    return TO_TREASURES
