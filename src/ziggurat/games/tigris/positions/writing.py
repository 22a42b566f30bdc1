"""From a position to words, in one canonical way."""

from typing import Any

from ziggurat.core.cells import cell_list, cells_at
from ziggurat.core.state import Array
from ziggurat.games.tigris.data import CELL_NAMES, COLORS, MONUMENT_NAMES, NOWHERE
from ziggurat.games.tigris.records import State
from ziggurat.games.tigris.state import (
    ACTION,
    BUILD,
    CONFLICTS,
    ENDS,
    EXTERNAL_WAR,
    GONE,
    NOT_BUILT,
    OVER,
    PROMPTS,
    WAR,
)


def write(s: State) -> dict[str, Any]:
    """The whole position, hidden parts included, in one canonical way."""
    p: dict[str, Any] = {
        "no_start_temples": True,
        "tiles": {COLORS[c]: squares(s.tile[c]) for c in range(4)},
        "treasures": squares(s.treasure),
        "leaders": {
            f"{seat} {COLORS[color]}": CELL_NAMES[s.leader_cell[seat, color]]
            for seat in range(s.seats)
            for color in range(4)
            if s.leader_cell[seat, color] != NOWHERE
        },
        "catastrophes": squares(s.catastrophe),
        "catastrophes_left": by_seat(s, s.catastrophes_left.tolist()),
        "hands": by_seat(s, [colors(hand) for hand in s.hand]),
        "bag": colors(s.bag),
        "points": by_seat(s, [write_points(s, seat) for seat in range(s.seats)]),
        "turn": int(s.turn),
        "actions_left": int(s.actions_left),
        "turns": int(s.turns),
        "swapped": by_seat(s, [colors(tiles) for tiles in s.swapped]),
        "buried": colors(s.buried),
        "removed": colors(s.removed),
    }
    return p | write_buildings(s) | write_decision(s)


def write_buildings(s: State) -> dict[str, Any]:
    standing = [
        [MONUMENT_NAMES[monument], CELL_NAMES[corner]]
        for monument, corner in enumerate(s.monument.tolist())
        if corner > NOT_BUILT
    ]
    gone = [MONUMENT_NAMES[monument] for monument in range(6) if s.monument[monument] == GONE]
    p: dict[str, Any] = {"monuments": standing, "monuments_gone": gone}
    if s.ziggurat != NOT_BUILT:
        p["ziggurat"] = CELL_NAMES[s.ziggurat]
    return {key: value for key, value in p.items() if value}


def write_decision(s: State) -> dict[str, Any]:
    """What a position in the middle of a decision needs beside the pieces."""
    if s.prompt == OVER:
        return {"ended": ENDS[s.ended]}
    if s.prompt == ACTION:
        return {}
    p: dict[str, Any] = {"prompt": PROMPTS[s.prompt], "asked": int(s.asked)}
    if s.prompt in (WAR, BUILD) or s.conflict == EXTERNAL_WAR:
        p["placed"] = f"{COLORS[s.placed_color]} {CELL_NAMES[s.placed_cell]}"
    if s.conflict:
        p["conflict"] = {
            "kind": CONFLICTS[s.conflict],
            "color": COLORS[s.conflict_color],
            "attacker": int(s.fighter[0]),
            "defender": int(s.fighter[1]),
            "strength": s.strength.tolist(),
            "support": s.support.tolist(),
        }
    if s.prompt == WAR or s.conflict == EXTERNAL_WAR:
        p["sides"] = [squares(s.side[0]), squares(s.side[1])]
    return p


def squares(field: Array) -> list[str]:
    return [CELL_NAMES[cell] for cell in cell_list(cells_at(field))]


def colors(tiles: Array) -> dict[str, int]:
    """`{"red": 2}`, without the colors there are none of."""
    return {name: int(n) for name, n in zip(COLORS, tiles, strict=True) if n}


def by_seat(s: State, entries: list[Any]) -> dict[str, Any]:
    return {str(seat): entries[seat] for seat in range(s.seats)}


def write_points(s: State, seat: int) -> dict[str, int]:
    treasures = {"treasure": int(s.taken[seat])} if s.taken[seat] else {}
    return colors(s.points[seat]) | treasures
