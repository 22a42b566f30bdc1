"""From words to a position.

Beside the keys of the notation there are those that a position in the middle of a decision
needs, and those that keep account of every tile.
"""

from typing import Any

import numpy as np

from ziggurat.core.cells import WIDTH, cell_list, cells_at, cells_of, count, has, single, store
from ziggurat.core.errors import Malformed
from ziggurat.core.reading import (
    as_bool,
    as_list,
    as_number,
    as_object,
    as_seat,
    as_seats,
    as_text,
    as_word,
    inside,
)
from ziggurat.core.state import Array
from ziggurat.games.tigris.actions import CELL, COLOR, MONUMENT
from ziggurat.games.tigris.data import (
    ACTIONS_A_TURN,
    BAG,
    BLUE,
    CATASTROPHES,
    CELL_NAMES,
    COLORS,
    CROSS_NUMBER,
    HAND_SIZE,
    MONUMENTS,
    MOST_TURNS,
    NOWHERE,
    RED,
    RIVER,
    SQUARE_NUMBER,
    START,
    TILES,
)
from ziggurat.games.tigris.kingdoms import cross, fill_kingdoms, square
from ziggurat.games.tigris.records import State
from ziggurat.games.tigris.state import (
    ACTION,
    CONFLICTS,
    ENDS,
    GONE,
    NOBODY,
    NOT_BUILT,
    OVER,
    PROMPTS,
)

KEYS = (
    *("tiles", "no_start_temples", "no_treasure", "leaders", "monuments", "monuments_gone"),
    *("ziggurat", "catastrophes", "catastrophes_left", "hands", "bag", "points", "turn"),
    *("actions_left", "treasures", "swapped", "buried", "removed", "turns", "prompt", "asked"),
    *("placed", "sides", "conflict", "ended"),
)
STARTING_TEMPLE = "a starting temple"
USUAL_BAG = 100  # tiles, where a position does not say
MOST = 999  # of anything a position may name; every field holds that


def read(s: State, position: dict[str, Any], real: bool) -> None:
    """Lay a position out on a table just set up. Raises Malformed.

    For real play no piece may be named more often than the box holds it, and those not
    named are out of the game.
    """
    p = as_object(position, "", KEYS)
    read_map(s, p)
    read_leaders(s, p.get("leaders", {}))
    read_tiles_off_the_map(s, p)
    read_seats(s, p)
    read_turn(s, p)
    read_decision(s, p)
    account(s, p)
    if real:
        refuse_excess(s)
        refuse_misplaced(s)


def read_map(s: State, p: dict[str, Any]) -> None:
    """Tiles, monuments, the ziggurat, catastrophes and treasures."""
    bare = as_bool(p.get("no_start_temples", False), "no_start_temples")
    start = cells_of(()) if bare else START
    holds = dict.fromkeys(cell_list(start), STARTING_TEMPLE)
    store(s.tile[RED], start)
    for name, squares in as_object(p.get("tiles", {}), "tiles", COLORS).items():
        color, place = COLORS.index(name), inside("tiles", name)
        cells = read_squares(squares, place)
        lay(holds, cells, f"a {name} tile", place, over=STARTING_TEMPLE if color == RED else "")
        store(s.tile[color], cells_at(s.tile[color]) | cells_of(cells))
    read_buildings(s, p, holds)
    struck = read_squares(p.get("catastrophes", []), "catastrophes")
    lay(holds, struck, "a catastrophe", "catastrophes", over=STARTING_TEMPLE)
    store(s.catastrophe, cells_of(struck))
    covered = cells_at(s.face_down) | cells_at(s.catastrophe)
    store(s.tile[RED], cells_at(s.tile[RED]) - covered)
    gone = cells_of(read_squares(p.get("no_treasure", []), "no_treasure"))
    left = start - gone - cells_at(s.catastrophe)
    if "treasures" in p:
        left = cells_of(read_squares(p["treasures"], "treasures"))
        if cell_list(left - START):
            raise Malformed("treasures", "they lie on the starting temples alone")
    store(s.treasure, left)


def read_squares(value: Any, place: str) -> list[int]:
    return [as_word(name, where, CELL.number) for where, name in as_list(value, place)]


def as_pair(value: Any, place: str) -> list[tuple[str, Any]]:
    """A list of exactly two."""
    pair = as_list(value, place)
    if len(pair) != 2:
        raise Malformed(place, f"must have two entries, not {len(pair)}")
    return pair


def lay(holds: dict[int, str], cells: list[int], what: str, place: str, over: str = "") -> None:
    """Two pieces cannot lie on one cell, unless one was laid over the other."""
    for cell in cells:
        if cell in holds and holds[cell] != over:
            raise Malformed(place, f"{CELL_NAMES[cell]} holds {holds[cell]} and {what}")
        holds[cell] = what


def read_buildings(s: State, p: dict[str, Any], holds: dict[int, str]) -> None:
    """Monuments and the ziggurat; a temple under them is turned down with its treasure."""
    for place, entry in as_list(p.get("monuments", []), "monuments"):
        (first, name), (second, cell) = as_pair(entry, place)
        monument = as_word(name, first, MONUMENT.number)
        corner = as_word(cell, second, CELL.number)
        if len(cell_list(square(corner))) < 4 or corner % WIDTH == WIDTH - 1:
            raise Malformed(place, f"no monument can stand at {CELL_NAMES[corner]}")
        use_monument(s, monument, corner, place)
        build(s, cell_list(square(corner)), place, holds)
    for place, name in as_list(p.get("monuments_gone", []), "monuments_gone"):
        use_monument(s, as_word(name, place, MONUMENT.number), GONE, place)
    if p.get("ziggurat") is not None:
        centre = as_word(p["ziggurat"], "ziggurat", CELL.number)
        if len(cell_list(cross(centre))) < 5:
            raise Malformed("ziggurat", f"no ziggurat can stand at {CELL_NAMES[centre]}")
        s.ziggurat = centre
        build(s, cell_list(cross(centre)), "ziggurat", holds)


def use_monument(s: State, monument: int, where: int, place: str) -> None:
    """There is one of each monument."""
    if s.monument[monument] != NOT_BUILT:
        raise Malformed(place, "this monument is named twice")
    s.monument[monument] = where


def build(s: State, cells: list[int], place: str, holds: dict[int, str]) -> None:
    lay(holds, cells, "a building", place, over=STARTING_TEMPLE)
    store(s.face_down, cells_at(s.face_down) | cells_of(cells))


def read_leaders(s: State, leaders: Any) -> None:
    """`{"0 black": "H7"}`; null is a leader at home."""
    taken = cells_at(s.face_down) | cells_at(s.catastrophe)
    for color in range(4):
        taken = taken | cells_at(s.tile[color])
    for key, value in as_object(leaders, "leaders").items():
        place = inside("leaders", key)
        seat, _, name = key.partition(" ")
        color = as_word(name, place, COLOR.number)
        if value is None:
            continue
        cell = as_word(value, place, CELL.number)
        if has(taken, cell):
            raise Malformed(place, f"{CELL_NAMES[cell]} holds another piece as well")
        taken = taken | single(cell)
        owner = as_seat(seat, place, int(s.seats))
        if s.leader_cell[owner, color] != NOWHERE:
            raise Malformed(place, "this leader is named twice")
        store(s.leader, cells_at(s.leader) | single(cell))
        s.leader_cell[owner, color] = cell
    fill_kingdoms(s)


def read_tiles_off_the_map(s: State, p: dict[str, Any]) -> None:
    """Hands, bag, and tiles put aside."""
    for seat, place, tiles in as_seats(p.get("hands", {}), "hands", int(s.seats)):
        s.hand[seat] = read_colors(tiles, place)
    for seat, place, tiles in as_seats(p.get("swapped", {}), "swapped", int(s.seats)):
        s.swapped[seat] = read_colors(tiles, place)
    bag = p.get("bag", USUAL_BAG)
    if isinstance(bag, dict):
        s.bag[:] = read_colors(bag, "bag")
    else:
        s.bag[:] = usual_bag(as_number(bag, "bag", 0, MOST))


def read_colors(value: Any, place: str) -> list[int]:
    """`{"red": 2}`: how many of each color."""
    tiles = as_object(value, place, COLORS)
    return [as_number(tiles.get(name, 0), inside(place, name), 0, MOST) for name in COLORS]


def usual_bag(tiles: int) -> list[int]:
    """So many tiles in the proportion of a full bag, the largest remainders rounded up."""
    whole = sum(BAG)
    shares = [tiles * n // whole for n in BAG]
    by_rest = sorted(range(4), key=lambda color: (-(tiles * BAG[color] % whole), color))
    for color in by_rest[: tiles - sum(shares)]:
        shares[color] += 1
    return shares


def read_seats(s: State, p: dict[str, Any]) -> None:
    """Points, treasures and catastrophes of each seat."""
    for seat, place, entry in as_seats(p.get("points", {}), "points", int(s.seats)):
        points = as_object(entry, place, (*COLORS, "treasure"))
        for name, n in points.items():
            value = as_number(n, inside(place, name), 0, MOST)
            if name == "treasure":
                s.taken[seat] = value
            else:
                s.points[seat, COLORS.index(name)] = value
    left = p.get("catastrophes_left", {})
    for seat, place, n in as_seats(left, "catastrophes_left", int(s.seats)):
        s.catastrophes_left[seat] = as_number(n, place, 0, CATASTROPHES)


def read_turn(s: State, p: dict[str, Any]) -> None:
    s.turn = as_number(p.get("turn", 0), "turn", 0, int(s.seats) - 1)
    most = ACTIONS_A_TURN
    s.actions_left = as_number(p.get("actions_left", most), "actions_left", 0, most)
    s.turns = as_number(p.get("turns", 0), "turns", 0, MOST_TURNS)
    s.prompt, s.asked = ACTION, s.turn


def read_decision(s: State, p: dict[str, Any]) -> None:
    """A question other than the main one, with the tile and the conflict it is about."""
    if "placed" in p:
        color, _, name = as_text(p["placed"], "placed").partition(" ")
        s.placed_color = as_word(color, "placed", COLOR.number)
        s.placed_cell = as_word(name, "placed", CELL.number)
        if not has(cells_at(s.tile[s.placed_color]), s.placed_cell):
            raise Malformed("placed", "there is no such tile on the map")
    if "sides" in p:
        for side, (place, entry) in enumerate(as_pair(p["sides"], "sides")):
            store(s.side[side], cells_of(read_squares(entry, place)))
    if "conflict" in p:
        read_conflict(s, as_object(p["conflict"], "conflict", CONFLICT))
    s.prompt = as_word(p.get("prompt", "action"), "prompt", PROMPT)
    s.asked = as_number(p.get("asked", int(s.turn)), "asked", 0, int(s.seats) - 1)
    check_question(s, p)
    if "ended" in p:
        s.ended = as_word(p["ended"], "ended", {word: i for i, word in enumerate(ENDS) if word})
        s.prompt, s.asked = OVER, NOBODY
    if s.prompt == ACTION and s.actions_left == 0:
        raise Malformed("actions_left", "must be 1 or 2 while an action is awaited")


PROMPT = {word: i for i, word in enumerate(PROMPTS)}
NEEDED = {"war": "placed", "build": "placed", "support": "conflict", "point": "ziggurat"}
CONFLICT = ("kind", "color", "attacker", "defender", "strength", "support")


def check_question(s: State, p: dict[str, Any]) -> None:
    """A question is put to whom it concerns, about something that is there."""
    prompt = PROMPTS[s.prompt]
    needed = NEEDED.get(prompt)
    if needed and needed not in p:
        raise Malformed(needed, f"is missing: {prompt!r} is about it")
    if "conflict" in p and prompt != "support":
        raise Malformed("conflict", "is one only while support is asked for")
    if prompt == "support" and s.asked not in s.fighter:
        raise Malformed("asked", "is not in the conflict")
    if prompt not in ("support", "treasure") and s.asked != s.turn:
        raise Malformed("asked", f"{prompt!r} is asked of the active player")


def read_conflict(s: State, conflict: dict[str, Any]) -> None:
    for key in CONFLICT:
        if key not in conflict:
            raise Malformed(inside("conflict", key), "is missing")
    kinds = {word: i for i, word in enumerate(CONFLICTS) if word}
    s.conflict = as_word(conflict["kind"], "conflict.kind", kinds)
    s.conflict_color = as_word(conflict["color"], "conflict.color", COLOR.number)
    for side, name in enumerate(("attacker", "defender")):
        seat = as_number(conflict[name], inside("conflict", name), 0, int(s.seats) - 1)
        if s.leader_cell[seat, s.conflict_color] == NOWHERE:
            raise Malformed(inside("conflict", name), "has no such leader on the map")
        s.fighter[side] = seat
    if s.fighter[0] == s.fighter[1]:
        raise Malformed("conflict", "nobody fights himself")
    for name, field in (("strength", s.strength), ("support", s.support)):
        pair = as_pair(conflict[name], inside("conflict", name))
        field[:] = [as_number(n, place, 0, MOST) for place, n in pair]


def account(s: State, p: dict[str, Any]) -> None:
    """Every tile is somewhere: under monuments, or out of the game if it is not named."""
    for monument, corner in enumerate(s.monument.tolist()):
        if corner > NOT_BUILT and "buried" not in p:
            wet = has(RIVER, corner)
            s.buried[BLUE if wet else next(c for c in MONUMENTS[monument] if c != BLUE)] += 4
    if "buried" in p:
        s.buried[:] = read_colors(p["buried"], "buried")
    s.removed[:] = np.maximum(0, np.array(TILES) - named_tiles(s))
    if "removed" in p:
        s.removed[:] = read_colors(p["removed"], "removed")


def named_tiles(s: State) -> Array:
    """How many tiles of each color a position places somewhere."""
    on_map = np.array([count(cells_at(s.tile[color])) for color in range(4)])
    return np.asarray(on_map + s.buried + s.hand.sum(axis=0) + s.bag + s.swapped.sum(axis=0))


def refuse_misplaced(s: State) -> None:
    """Buildings stand where tiles of one color can lie: on land, or all in the river."""
    for corner in s.monument.tolist():
        if corner > NOT_BUILT and SQUARE_NUMBER[corner] < 0:
            raise Malformed("monuments", f"none can be built at {CELL_NAMES[corner]}")
    if s.ziggurat != NOT_BUILT and CROSS_NUMBER[s.ziggurat] < 0:
        raise Malformed("ziggurat", f"it cannot be built at {CELL_NAMES[s.ziggurat]}")


def refuse_excess(s: State) -> None:
    """No piece may be there more often than in the box."""
    counts = [
        (f"{name} tiles", int(n), TILES[color])
        for color, (name, n) in enumerate(zip(COLORS, named_tiles(s), strict=True))
    ]
    for seat in range(s.seats):
        counts.append((f"tiles in the hand of seat {seat}", int(s.hand[seat].sum()), HAND_SIZE))
    treasures = count(cells_at(s.treasure)) + int(s.taken.sum())
    counts.append(("treasures", treasures, count(START)))
    struck = count(cells_at(s.catastrophe)) + int(s.catastrophes_left.sum())
    counts.append(("catastrophes", struck, CATASTROPHES * int(s.seats)))
    for what, there, box in counts:
        if there > box:
            raise Malformed("position", f"too many {what}: {there}, and the game has {box}")
