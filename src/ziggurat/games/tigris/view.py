"""What one seat may see: built up from nothing, never stripped down."""

from typing import Any

import numpy as np

from ziggurat.core.cells import cell_list, cells_at
from ziggurat.core.state import Array, State
from ziggurat.games.tigris.data import CELL_NAMES, COLORS, MONUMENT_NAMES, NOWHERE
from ziggurat.games.tigris.kingdoms import region, temples_beside
from ziggurat.games.tigris.scoring import fill_totals, places
from ziggurat.games.tigris.state import (
    BUILD,
    CONFLICTS,
    ENDS,
    EXTERNAL_WAR,
    NOT_BUILT,
    OPEN_SCORES,
    OVER,
    PROMPTS,
    WAR,
)


def view(s: State, seat: int) -> dict[str, Any]:
    """The map and every public number; of hands and totals only what this seat may see.

    A spectator is seat -1. Once the game is over everything is shown.
    """
    over = bool(s.prompt == OVER)
    return {
        "seats": int(s.seats),
        "seat": seat,
        "turn": int(s.turn),
        "turns": int(s.turns),
        "actions_left": int(s.actions_left),
        "prompt": None if over else PROMPTS[s.prompt],
        "asked": None if over else int(s.asked),
        **the_map(s),
        "catastrophes_left": s.catastrophes_left[: s.seats].tolist(),
        "bag": int(s.bag.sum()),
        "hand": by_color(s.hand[seat]) if seat >= 0 else None,
        "hand_sizes": s.hand[: s.seats].sum(axis=1).tolist(),
        "hands": [by_color(s.hand[other]) for other in range(s.seats)] if over else None,
        "points": [shown_points(s, seat, other) for other in range(s.seats)],
        "conflict": conflict(s),
        "placed": placed(s),
        "over": over,
        "ended": ENDS[s.ended],
        "result": result(s) if over else None,
    }


def the_map(s: State) -> dict[str, Any]:
    return {
        "tiles": [
            {"cell": name, "color": COLORS[color]}
            for color in range(4)
            for name in cell_names(s.tile[color])
        ],
        "face_down": cell_names(s.face_down),
        "leaders": [
            leader(s, seat, color)
            for seat in range(s.seats)
            for color in range(4)
            if s.leader_cell[seat, color] != NOWHERE
        ],
        "treasures": cell_names(s.treasure),
        "catastrophes": cell_names(s.catastrophe),
        "monuments": [
            {"monument": MONUMENT_NAMES[monument], "cell": CELL_NAMES[corner]}
            for monument, corner in enumerate(s.monument.tolist())
            if corner > NOT_BUILT
        ],
        "monuments_left": [
            MONUMENT_NAMES[m] for m, corner in enumerate(s.monument.tolist()) if corner == NOT_BUILT
        ],
        "ziggurat": None if s.ziggurat == NOT_BUILT else CELL_NAMES[s.ziggurat],
        "kingdoms": kingdoms(s),
    }


def cell_names(field: Array) -> list[str]:
    return [CELL_NAMES[cell] for cell in cell_list(cells_at(field))]


def by_color(tiles: Array) -> dict[str, int]:
    return {name: int(n) for name, n in zip(COLORS, tiles, strict=True)}


def leader(s: State, seat: int, color: int) -> dict[str, Any]:
    """Where he stands, and what he would bring to a revolt and to a war."""
    cell = int(s.leader_cell[seat, color])
    tiles = set(cell_list(cells_at(s.tile[color])))
    return {
        "seat": seat,
        "color": COLORS[color],
        "cell": CELL_NAMES[cell],
        "temples": int(temples_beside(s, cell)),
        "followers": len(tiles.intersection(cell_list(region(s, cell)))),
    }


def kingdoms(s: State) -> list[list[str]]:
    """The cells of each kingdom."""
    found, seen = [], set[int]()
    for cell in cell_list(cells_at(s.leader)):
        if cell not in seen:
            cells = cell_list(region(s, cell))
            seen.update(cells)
            found.append([CELL_NAMES[inside] for inside in cells])
    return found


def shown_points(s: State, seat: int, other: int) -> dict[str, int] | None:
    """Totals are one's own to see, unless scores are open or the game is over."""
    if other != seat and not s.option[OPEN_SCORES] and s.prompt != OVER:
        return None
    return by_color(s.points[other]) | {"treasure": int(s.taken[other])}


def conflict(s: State) -> dict[str, Any] | None:
    if not s.conflict:
        return None
    color = int(s.conflict_color)
    return {
        "kind": CONFLICTS[s.conflict],
        "color": COLORS[color],
        "fighters": s.fighter.tolist(),
        "cells": [CELL_NAMES[s.leader_cell[seat, color]] for seat in s.fighter],
        "strength": s.strength.tolist(),
        "support": s.support.tolist(),
    }


def placed(s: State) -> str | None:
    """The tile that wars or buildings are about."""
    if s.prompt in (WAR, BUILD) or s.conflict == EXTERNAL_WAR:
        return CELL_NAMES[s.placed_cell]
    return None


def result(s: State) -> list[dict[str, Any]]:
    """Each seat's totals, weakest first with treasures assigned, and its place."""
    place, totals = np.zeros(s.seats, np.int64), np.zeros(4, np.int64)
    places(s, place)
    seats = []
    for seat in range(s.seats):
        fill_totals(s, seat, totals)
        seats.append({"seat": seat, "place": int(place[seat]), "totals": totals.tolist()})
    return seats
