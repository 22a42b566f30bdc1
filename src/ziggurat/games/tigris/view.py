"""What everybody sees, and what one seat sees besides: built up from nothing, never stripped.

A view is asked for after every decision, so the record is read once, as plain numbers, and
one kernel (see `outlook`) writes down all that takes searching on the map.
"""

import numpy as np

from ziggurat.core.cells import cell_list, cells_at
from ziggurat.core.state import places_of, plain, whole_numbers
from ziggurat.games.tigris.data import CELL_NAMES, COLORS, MONUMENT_NAMES, NOWHERE, Color
from ziggurat.games.tigris.outlook import Seen, look_around, prospects
from ziggurat.games.tigris.records import PlainState, State
from ziggurat.games.tigris.scoring import fill_totals, places
from ziggurat.games.tigris.shapes import (
    ConflictOnMap,
    LeaderOnMap,
    MapView,
    OwnView,
    PublicView,
    Ranking,
    Total,
)
from ziggurat.games.tigris.state import (
    ACTION,
    BUILD,
    CONFLICTS,
    ENDS,
    EXTERNAL_WAR,
    NOT_BUILT,
    OPEN_SCORES,
    OVER,
    PROMPTS,
    STATE,
    WAR,
)

TOTALS: tuple[Total, ...] = (*COLORS, "treasure")
AT = places_of(STATE)


def public(s: State) -> PublicView:
    """The map and every number that lies open. Once the game is over everything is shown."""
    p: PlainState = plain(s)
    seen = look_around(s)
    over = bool(p.prompt == OVER)
    hands = p.hand[: p.seats]
    return {
        "seats": p.seats,
        "turn": p.turn,
        "turns": p.turns,
        "actions_left": p.actions_left,
        "prompt": None if over else PROMPTS[p.prompt],
        "asked": None if over else p.asked,
        **the_map(p, seen),
        "catastrophes_left": p.catastrophes_left[: p.seats],
        "bag": sum(p.bag),
        "hand_sizes": [sum(hand) for hand in hands],
        "hands": [by_color(hand) for hand in hands] if over else None,
        "conflict": conflict(p, seen),
        "placed": placed(p),
        "over": over,
        "ended": ENDS[p.ended],
        "result": result(s) if over else None,
    }


def own(s: State, seat: int) -> OwnView:
    """One's own hand and totals; totals of others if scores are open or the game is over.

    Who is asked is told what his pieces would do where. A spectator is seat -1.
    """
    words = whole_numbers(s)
    is_over = words[AT["prompt"]] == OVER
    points: list[dict[Total, int] | None] = [None] * words[AT["seats"]]
    is_open = is_over or words[AT["option"] + OPEN_SCORES]
    for other in range(len(points)) if is_open else range(max(0, seat), seat + 1):
        totals = (*four(words, "points", other), words[AT["taken"] + other])
        points[other] = dict(zip(TOTALS, totals, strict=True))
    is_asked = words[AT["asked"]] == seat and words[AT["prompt"]] == ACTION
    return {
        "seat": seat,
        "hand": by_color(four(words, "hand", seat)) if seat >= 0 else None,
        "points": points,
        "prospects": prospects(s) if is_asked else None,
    }


def four(words: memoryview, field: str, seat: int) -> list[int]:
    """A seat's numbers by color."""
    begin = AT[field] + seat * len(COLORS)
    return words[begin : begin + len(COLORS)].tolist()


def by_color(tiles: list[int]) -> dict[Color, int]:
    return dict(zip(COLORS, tiles, strict=True))


def the_map(p: PlainState, seen: Seen) -> MapView:
    face_down, treasures, catastrophes = seen.on_map[len(COLORS) :]
    return {
        "tiles": [
            {"cell": cell, "color": color}
            for color, cells in zip(COLORS, seen.on_map, strict=False)
            for cell in cells
        ],
        "face_down": face_down,
        "leaders": leaders(p, seen),
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
        "kingdoms": seen.kingdoms,
    }


def leaders(p: PlainState, seen: Seen) -> list[LeaderOnMap]:
    """Where each stands, and what he would bring to a revolt and to a war."""
    return [
        {
            "seat": seat,
            "color": COLORS[color],
            "cell": CELL_NAMES[cell],
            "temples": seen.strength[seat][color][0],
            "followers": followers(p, seen, seat, color),
        }
        for seat in range(p.seats)
        for color, cell in enumerate(p.leader_cell[seat])
        if cell != NOWHERE
    ]


def followers(p: PlainState, seen: Seen, seat: int, color: int) -> int:
    """The tiles of a leader's color in his kingdom: in that before the union while wars last.

    It counts as far as it is still connected to him.
    """
    if p.prompt == WAR or p.conflict == EXTERNAL_WAR:
        here = CELL_NAMES[p.leader_cell[seat][color]]
        kingdom = next(cells for cells in seen.kingdoms if here in cells)
        for words in p.side:
            side = {CELL_NAMES[cell] for cell in cell_list(cells_at(words))}
            if here in side:
                return len(side.intersection(kingdom, seen.on_map[color]))
    return seen.strength[seat][color][1]


def conflict(p: PlainState, seen: Seen) -> ConflictOnMap | None:
    """Who fights, with the kingdoms behind them and the tiles that count."""
    kind, color = CONFLICTS[p.conflict], p.conflict_color
    if kind is None:
        return None
    return {
        "kind": kind,
        "color": COLORS[color],
        "fighters": p.fighter,
        "cells": [CELL_NAMES[p.leader_cell[seat][color]] for seat in p.fighter],
        "strength": p.strength,
        "support": p.support,
        "sides": seen.sides,
        "counted": seen.counted,
    }


def placed(p: PlainState) -> str | None:
    """The tile that wars or buildings are about."""
    if p.prompt in (WAR, BUILD) or p.conflict == EXTERNAL_WAR:
        return CELL_NAMES[p.placed_cell]
    return None


def result(s: State) -> list[Ranking]:
    """Each seat's totals, weakest first with treasures assigned, and its place."""
    place, totals = np.zeros(s.seats, np.int64), np.zeros(4, np.int64)
    places(s, place)
    seats: list[Ranking] = []
    for seat in range(s.seats):
        fill_totals(s, seat, totals)
        seats.append({"seat": seat, "place": int(place[seat]), "totals": totals.tolist()})
    return seats
