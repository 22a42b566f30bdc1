"""The map itself beside the features: what lies where, as one seat sees it against a rival.

Features say how much there is of everything; planes say where. Each is a set of cells, and a net
learns for every cell what something there is worth.
"""

from typing import Annotated, NamedTuple

from ziggurat.core.cells import NONE, Cells, load, single, store
from ziggurat.core.jit import kernel
from ziggurat.core.slots import placed, size_of
from ziggurat.core.state import Array
from ziggurat.games.tigris.bots.records import Scratch
from ziggurat.games.tigris.data import NOWHERE
from ziggurat.games.tigris.records import State
from ziggurat.games.tigris.state import TWICE

WORDS = 3  # of a set of cells


class Planes(NamedTuple):
    """Sets of cells, those of four colors one after the other."""

    tiles: Annotated[int, 4]
    my_leader: Annotated[int, 4]
    rival_leader: Annotated[int, 4]
    other_leader: Annotated[int, 4]
    my_followers: Annotated[int, 4]  # tiles of his color in a leader's kingdom
    rival_followers: Annotated[int, 4]
    my_realm: Annotated[int, 1]  # all my kingdoms
    rival_realm: Annotated[int, 1]
    junctions: Annotated[int, 1]  # cells that touch two kingdoms
    treasures: Annotated[int, 1]
    catastrophes: Annotated[int, 1]
    face_down: Annotated[int, 1]  # below monuments and the ziggurat


AT = placed(Planes)
PLANE_WORDS = WORDS * size_of(Planes)


@kernel
def fill_planes(s: State, n: Scratch, me: int, rival: int, bits: Array) -> None:
    """Write every plane of me against a rival."""
    for color in range(4):
        put(bits, AT.tiles + color, load(s.tile[color]))
        put(bits, AT.my_leader + color, leader(s, me, color))
        put(bits, AT.rival_leader + color, leader(s, rival, color))
        put(bits, AT.other_leader + color, other_leaders(s, me, rival, color))
        put(bits, AT.my_followers + color, load(s.kingdom[me, color]) & load(s.tile[color]))
        put(bits, AT.rival_followers + color, load(s.kingdom[rival, color]) & load(s.tile[color]))
    put(bits, AT.my_realm, realm(s, me))
    put(bits, AT.rival_realm, realm(s, rival))
    put(bits, AT.junctions, load(s.border[TWICE]))
    put(bits, AT.treasures, load(s.treasure))
    put(bits, AT.catastrophes, load(s.catastrophe))
    put(bits, AT.face_down, load(s.face_down))


@kernel
def put(bits: Array, plane: int, cells: Cells) -> None:
    store(bits[plane * WORDS : plane * WORDS + WORDS], cells)


@kernel
def leader(s: State, seat: int, color: int) -> Cells:
    cell = s.leader_cell[seat, color]
    return NONE if cell == NOWHERE else single(cell)


@kernel
def other_leaders(s: State, me: int, rival: int, color: int) -> Cells:
    """The leaders of a color of everybody else."""
    found = NONE
    for seat in range(s.seats):
        if seat not in (me, rival):
            found = found | leader(s, seat, color)
    return found


@kernel
def realm(s: State, seat: int) -> Cells:
    """All kingdoms in which a seat has a leader."""
    found = load(s.kingdom[seat, 0])
    for color in range(1, 4):
        found = found | load(s.kingdom[seat, color])
    return found
