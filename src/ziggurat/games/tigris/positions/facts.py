"""What a scenario may expect of a position, by the names of the notation."""

from collections import Counter
from typing import Any

import numpy as np

from ziggurat.core.cells import Cells, cell_list, cells_at
from ziggurat.games.tigris.data import CELL_NAMES, COLORS, NOWHERE
from ziggurat.games.tigris.kingdoms import cross
from ziggurat.games.tigris.positions.writing import write_points
from ziggurat.games.tigris.records import State
from ziggurat.games.tigris.scoring import fill_totals
from ziggurat.games.tigris.state import CONFLICTS, NOT_BUILT, OVER, PROMPTS


def prompt(s: State) -> str | None:
    """The name of the decision awaited."""
    number = s["prompt"]  # numpy takes ten times as long for the attribute
    return None if number == OVER else PROMPTS[number]


def facts(s: State) -> dict[str, Any]:
    """A Counter compares as a multiset, a list in order, and of an object what is given."""
    seats, treasures = range(s.seats), cell_list(cells_at(s.treasure))
    return {
        "points": {str(seat): Counter(write_points(s, seat)) for seat in seats},
        "actions_left": int(s.actions_left),
        "turn": int(s.turn),
        "tiles": tiles(s),
        "leaders": {
            f"{seat} {name}": square_name(s.leader_cell[seat, color])
            for seat in seats
            for color, name in enumerate(COLORS)
        },
        "treasures": {name: cell in treasures for cell, name in enumerate(CELL_NAMES)},
        "conflict": conflict(s),
        "bag": int(s.bag.sum()),
        "catastrophes_left": {str(seat): int(s.catastrophes_left[seat]) for seat in seats},
        "hand_sizes": {str(seat): int(s.hand[seat].sum()) for seat in seats},
        "final": {str(seat): totals(s, seat) for seat in seats},
    }


def square_name(cell: int) -> str | None:
    return None if cell == NOWHERE else CELL_NAMES[cell]


def tiles(s: State) -> dict[str, str | None]:
    """What lies on every square: a color, face-down, catastrophe, ziggurat, or nothing."""
    lies: dict[str, str | None] = dict.fromkeys(CELL_NAMES)
    layers: list[tuple[str, Cells]] = [
        (name, cells_at(s.tile[color])) for color, name in enumerate(COLORS)
    ]
    layers += [("face-down", cells_at(s.face_down)), ("catastrophe", cells_at(s.catastrophe))]
    if s.ziggurat != NOT_BUILT:
        layers.append(("ziggurat", cross(s.ziggurat)))
    for name, cells in layers:
        lies |= {CELL_NAMES[cell]: name for cell in cell_list(cells)}
    return lies


def conflict(s: State) -> dict[str, Any] | None:
    """The conflict under way, with the strengths on the map."""
    if not s.conflict:
        return None
    return {
        "kind": CONFLICTS[s.conflict],
        "color": COLORS[s.conflict_color],
        "attacker": int(s.fighter[0]),
        "defender": int(s.fighter[1]),
        "strength": s.strength.tolist(),
    }


def totals(s: State, seat: int) -> list[int]:
    """Four totals, weakest first, treasures assigned."""
    found = np.zeros(4, np.int64)
    fill_totals(s, seat, found)
    return [int(total) for total in found]
