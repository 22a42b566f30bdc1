"""What everybody sees, and what one seat sees besides: built up from nothing, never stripped.

A view is asked for after every decision, so the record is read once, as plain numbers, and
one kernel writes down all that takes searching on the map.
"""

from itertools import pairwise
from typing import Any

import numpy as np

from ziggurat.core.cells import count, first, flood, list_cells, load, some
from ziggurat.core.game import View
from ziggurat.core.jit import kernel
from ziggurat.core.state import Array, State, constant, plain
from ziggurat.games.tigris.data import CELL_NAMES, CELLS, COLORS, MONUMENT_NAMES, NOWHERE, SEATS
from ziggurat.games.tigris.kingdoms import leader_in, occupied, temples_beside
from ziggurat.games.tigris.outlook import conflict_cells, prospects
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

SETS = 7  # of cells on the map: tiles of four colors, face-down tiles, treasures, catastrophes
MOST_KINGDOMS = SEATS * len(COLORS)
ROOM = 4 * CELLS  # tiles, treasures, catastrophes and kingdoms: no cell is in more sets
FROM_A1 = constant(0)


def public(s: State) -> View:
    """The map and every number that lies open. Once the game is over everything is shown."""
    p = plain(s)
    over = bool(p.prompt == OVER)
    hands = p.hand[: p.seats]
    return {
        "seats": p.seats,
        "turn": p.turn,
        "turns": p.turns,
        "actions_left": p.actions_left,
        "prompt": None if over else PROMPTS[p.prompt],
        "asked": None if over else p.asked,
        **the_map(s, p),
        "catastrophes_left": p.catastrophes_left[: p.seats],
        "bag": sum(p.bag),
        "hand_sizes": [sum(hand) for hand in hands],
        "hands": [by_color(hand) for hand in hands] if over else None,
        "conflict": conflict(p),
        "placed": placed(p),
        "over": over,
        "ended": ENDS[p.ended],
        "result": result(s) if over else None,
    }


def own(s: State, seat: int) -> View:
    """One's own hand and totals; totals of others if scores are open or the game is over.

    Who is asked is told what his pieces would do where. A spectator is seat -1.
    """
    is_open, seats = s["option"][OPEN_SCORES] or s["prompt"] == OVER, s["seats"]
    totals = zip(s["points"][:seats].tolist(), s["taken"][:seats].tolist(), strict=True)
    return {
        "seat": seat,
        "hand": by_color(s["hand"][seat].tolist()) if seat >= 0 else None,
        "points": [
            by_color(points) | {"treasure": taken} if is_open or other == seat else None
            for other, (points, taken) in enumerate(totals)
        ],
        "prospects": prospects(s, seat),
    }


def by_color(tiles: list[int]) -> dict[str, int]:
    return dict(zip(COLORS, tiles, strict=True))


def the_map(s: State, p: Any) -> View:
    sets, kingdoms, strength = look_around(s)
    face_down, treasures, catastrophes = sets[len(COLORS) :]
    return {
        "tiles": [
            {"cell": cell, "color": color}
            for color, cells in zip(COLORS, sets, strict=False)
            for cell in cells
        ],
        "face_down": face_down,
        "leaders": leaders(p, strength),
        "treasures": treasures,
        "catastrophes": catastrophes,
        "monuments": [
            {"monument": name, "cell": CELL_NAMES[corner]}
            for name, corner in zip(MONUMENT_NAMES, p.monument, strict=True)
            if corner > NOT_BUILT
        ],
        "monuments_left": [
            name
            for name, corner in zip(MONUMENT_NAMES, p.monument, strict=True)
            if corner == NOT_BUILT
        ],
        "ziggurat": None if p.ziggurat == NOT_BUILT else CELL_NAMES[p.ziggurat],
        "kingdoms": kingdoms,
    }


def look_around(s: State) -> tuple[list[list[str]], list[list[str]], list[Any]]:
    """The cells of each set on the map and of each kingdom; and how strong each leader is."""
    cells, ends = np.empty(ROOM, np.int64), np.zeros(1 + SETS + MOST_KINGDOMS, np.int64)
    strength = np.zeros((SEATS, len(COLORS), 2), np.int64)
    last = list_map(s, cells, ends, strength)
    names = [CELL_NAMES[cell] for cell in cells[: ends[last]].tolist()]
    lists = [names[begin:end] for begin, end in pairwise(ends[: last + 1].tolist())]
    return lists[:SETS], lists[SETS:], strength.tolist()


@kernel
def list_map(s: State, cells: Array, ends: Array, strength: Array) -> int:
    """Write down set after set, then kingdom after kingdom; return the number of the last.

    In `ends` each begins where the one before it ends. Of every leader `strength` gets the
    temples beside him and the followers in his kingdom.
    """
    for color in range(4):
        ends[color + 1] = list_cells(load(s.tile[color]), FROM_A1, cells, ends[color])
    ends[5] = list_cells(load(s.face_down), FROM_A1, cells, ends[4])
    ends[6] = list_cells(load(s.treasure), FROM_A1, cells, ends[5])
    ends[7] = list_cells(load(s.catastrophe), FROM_A1, cells, ends[6])
    last, left, ground = SETS, load(s.leader), occupied(s)
    while some(left):
        kingdom = flood(first(left), ground)
        left = left - kingdom
        ends[last + 1] = list_cells(kingdom, FROM_A1, cells, ends[last])
        last += 1
        for seat in range(s.seats):
            for color in range(4):
                if leader_in(s, seat, color, kingdom):
                    strength[seat, color, 0] = temples_beside(s, s.leader_cell[seat, color])
                    strength[seat, color, 1] = count(kingdom & load(s.tile[color]))
    return last


def leaders(p: Any, strength: list[Any]) -> list[View]:
    """Where each stands, and what he would bring to a revolt and to a war."""
    return [
        {
            "seat": seat,
            "color": COLORS[color],
            "cell": CELL_NAMES[cell],
            "temples": strength[seat][color][0],
            "followers": strength[seat][color][1],
        }
        for seat in range(p.seats)
        for color, cell in enumerate(p.leader_cell[seat])
        if cell != NOWHERE
    ]


def conflict(p: Any) -> View | None:
    if not p.conflict:
        return None
    color = p.conflict_color
    return {
        "kind": CONFLICTS[p.conflict],
        "color": COLORS[color],
        "fighters": p.fighter,
        "cells": [CELL_NAMES[p.leader_cell[seat][color]] for seat in p.fighter],
        "strength": p.strength,
        "support": p.support,
        **conflict_cells(p),
    }


def placed(p: Any) -> str | None:
    """The tile that wars or buildings are about."""
    if p.prompt in (WAR, BUILD) or p.conflict == EXTERNAL_WAR:
        return CELL_NAMES[p.placed_cell]
    return None


def result(s: State) -> list[View]:
    """Each seat's totals, weakest first with treasures assigned, and its place."""
    place, totals = np.zeros(s.seats, np.int64), np.zeros(4, np.int64)
    places(s, place)
    seats = []
    for seat in range(s.seats):
        fill_totals(s, seat, totals)
        seats.append({"seat": seat, "place": int(place[seat]), "totals": totals.tolist()})
    return seats
