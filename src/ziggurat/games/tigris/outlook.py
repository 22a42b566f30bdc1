"""What the squares mean to whoever looks: sides of a conflict, swords before a move, what it joins.

A page must know no rule, so it is told. A set of cells is one number here, a bit for each cell:
Python's own whole numbers hold all of the map.
"""

from collections.abc import Iterable
from functools import reduce
from itertools import combinations
from operator import or_
from typing import Any

from ziggurat.core.bits import numbers_in
from ziggurat.core.cells import BOARD, WIDTH, cell_list
from ziggurat.core.game import View
from ziggurat.core.state import State, blank, plain
from ziggurat.games.tigris.data import CELL_NAMES, COLORS, LAND, NOWHERE, RED
from ziggurat.games.tigris.offers import OFFERS, survey
from ziggurat.games.tigris.state import ACTION, REVOLT

Field = list[int]  # three words of a record
Kingdoms = dict[int, tuple[int, set[int]]]  # what touches each, and the colors of its leaders

UNREAD = frozenset(("land", "river", "catastrophe", "kingdom", "answer"))  # of a survey

MAP = (1 << BOARD) - 1
FIRST_COLUMN = sum(1 << row for row in range(0, BOARD, WIDTH))
LAST_COLUMN = FIRST_COLUMN << WIDTH - 1
DRY = sum(1 << cell for cell in cell_list(LAND))


def whole(field: Field) -> int:
    a, b, c = field
    return a | b << 64 | c << 128


def names(cells: int) -> list[str]:
    return [CELL_NAMES[cell] for cell in numbers_in(cells)]


def halo(cells: int) -> int:
    """The cells that share a side with one of these."""
    aside = (cells & ~LAST_COLUMN) << 1 | (cells & ~FIRST_COLUMN) >> 1
    return (aside | cells << WIDTH | cells >> WIDTH) & MAP


def joined(cell: int, ground: int) -> int:
    """A cell and all that is connected to it."""
    found, fresh = 0, 1 << cell
    while fresh:
        found |= fresh
        fresh = halo(fresh) & ground & ~found
    return found


def ground_of(p: Any) -> int:
    """Tiles, face up or down, and leaders connect; catastrophes do not."""
    return sum(map(whole, p.tile)) | whole(p.face_down) | whole(p.leader)


def sides(p: Any) -> list[int]:
    """Of each fighter what stands behind him: in a war his kingdom as it was before the union."""
    found = []
    for seat in p.fighter:
        cell = p.leader_cell[seat][p.conflict_color]
        here = joined(cell, ground_of(p))
        if p.conflict != REVOLT:
            here &= next(side for side in map(whole, p.side) if side >> cell & 1)
        found.append(here)
    return found


def conflict_cells(p: Any) -> View:
    """The two sides, and the tiles that each of them counts."""
    behind = sides(p)
    if p.conflict == REVOLT:
        places = [p.leader_cell[seat][p.conflict_color] for seat in p.fighter]
        counted = [halo(1 << place) & whole(p.tile[RED]) for place in places]
    else:
        counted = [side & whole(p.tile[p.conflict_color]) for side in behind]
    return {"sides": [*map(names, behind)], "counted": [*map(names, counted)]}


def kingdom_at(s: State, cell: int) -> list[str]:
    """The kingdom that holds a cell; nothing if no leader is in it."""
    p = plain(s)
    found = joined(cell, ground_of(p))
    return names(found) if found & whole(p.leader) else []


def prospects(s: State, seat: int) -> View | None:
    """Where the pieces of who is asked would start a conflict or touch a kingdom.

    `refused` are the spaces beside a temple where a leader may not stand all the same: he
    would join two kingdoms. A view is asked for often, so the survey of the rules is read.
    """
    if s["prompt"] != ACTION or s["asked"] != seat:
        return None
    found = blank(OFFERS)
    survey(s, found)
    p, o = plain(s), plain(found, UNREAD)
    kingdoms = kingdoms_in(p, o)
    empty = MAP & ~ground_of(p) & ~whole(p.catastrophe)
    beside_temples = empty & DRY & halo(whole(p.tile[RED]))
    may_stand = [whole(field) for field in o.leader]
    near = union(around for around, _ in kingdoms.values())
    return {
        "tile": {"conflict": names(empty & wars_between(kingdoms)), "kingdom": names(empty & near)},
        "leader": {
            name: {
                "conflict": names(
                    may_stand[color] & rivals_at(kingdoms, color, own_home(p, o, color))
                ),
                "refused": names(beside_temples & ~may_stand[color]),
            }
            for color, name in enumerate(COLORS)
        },
    }


def kingdoms_in(p: Any, o: Any) -> Kingdoms:
    """Every kingdom of a survey by its number."""
    found: Kingdoms = {}
    for seat in range(p.seats):
        for color, cell in enumerate(p.leader_cell[seat]):
            if cell != NOWHERE:
                home = o.home[seat][color]
                found.setdefault(home, (whole(o.halo[home]), set()))[1].add(color)
    return found


def own_home(p: Any, o: Any, color: int) -> int:
    """The kingdom where a leader of the active player stands; he leaves it when he is moved."""
    return NOWHERE if p.leader_cell[p.turn][color] == NOWHERE else int(o.home[p.turn][color])


def wars_between(kingdoms: Kingdoms) -> int:
    """The cells between two kingdoms that have leaders of one color."""
    pairs = combinations(kingdoms.values(), 2)
    return union(near & far for (near, some), (far, others) in pairs if some & others)


def rivals_at(kingdoms: Kingdoms, color: int, own: int) -> int:
    """The cells that touch a kingdom where somebody else has a leader of this color."""
    return union(
        around for home, (around, colors) in kingdoms.items() if color in colors and home != own
    )


def union(sets: Iterable[int]) -> int:
    return reduce(or_, sets, 0)
