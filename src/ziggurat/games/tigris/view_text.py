"""What `view` shows, as JSON: the same to the byte, written by kernels in a tenth of the time."""

import numpy as np

from ziggurat.core.cells import count, has, load
from ziggurat.core.jit import kernel
from ziggurat.core.json_text import (
    keys_of,
    names,
    parted,
    put,
    put_counts,
    put_field,
    put_list,
    put_name,
    put_numbers,
    texts,
)
from ziggurat.core.state import Array, constant
from ziggurat.games.tigris.data import CELL_NAMES, CELLS, COLORS, MONUMENT_NAMES, NOWHERE, SEATS
from ziggurat.games.tigris.offers import OFFERS
from ziggurat.games.tigris.outlook import (
    IN_CONFLICT,
    MAP_ROOM,
    MOST_KINGDOMS,
    ON_MAP,
    PROSPECTS,
    list_map,
    list_prospects,
)
from ziggurat.games.tigris.records import Offers, State
from ziggurat.games.tigris.state import (
    ACTION,
    BUILD,
    CONFLICTS,
    ENDS,
    EXTERNAL_WAR,
    NO_CONFLICT,
    NOT_BUILT,
    OPEN_SCORES,
    OVER,
    PROMPTS,
    WAR,
)

ROOM = 32_768  # bytes: a tile and a leader in every cell, and a conflict, take half of them
SPECTATOR = constant(-1)
NULL = "null"
CELL, COLOR, MONUMENT = names(CELL_NAMES), names(COLORS), names(MONUMENT_NAMES)
PROMPT = names(PROMPTS)
KIND = names([kind or NULL for kind in CONFLICTS])
END = texts([f'"{end}"' if end else NULL for end in ENDS])
TILE = texts([f'{{"cell":"{cell}","color":"{color}"}}' for color in COLORS for cell in CELL_NAMES])
OF_COLOR, OF_TOTAL = keys_of(COLORS), keys_of([*COLORS, "treasure"])
FACE_DOWN, TREASURES, CATASTROPHES, SIDES = 4, 5, 6, 7  # among the sets of `list_map`


def public_text(s: State) -> bytes | None:
    """What everybody sees, without the brackets around it; nothing once the game is over."""
    text = np.empty(ROOM, np.uint8)
    return text[: write_public(s, text)].tobytes() or None


def own_texts(s: State) -> list[bytes] | None:
    """What each seat sees besides, likewise, and at last a spectator."""
    text, ends = np.empty(ROOM, np.uint8), np.zeros(SEATS + 2, np.int64)
    last = write_all_own(s, np.empty(1, OFFERS), text, ends)
    return parted(text, ends[: last + 1]) if last else None


@kernel
def write_public(s: State, text: Array) -> int:
    """Field after field, in the order of `public`; return how much that is."""
    if s.prompt == OVER:
        return 0
    cells, strength = np.empty(MAP_ROOM, np.int64), np.zeros((SEATS, len(COLORS), 2), np.int64)
    ends = np.zeros(1 + ON_MAP + IN_CONFLICT + MOST_KINGDOMS, np.int64)
    last = list_map(s, cells, ends, strength)
    size = write_turn(s, text)
    size = write_tiles(cells, ends, text, size)
    size = write_set(b',"face_down":', cells, ends, FACE_DOWN, text, size)
    size = write_leaders(s, strength, text, size)
    size = write_set(b',"treasures":', cells, ends, TREASURES, text, size)
    size = write_set(b',"catastrophes":', cells, ends, CATASTROPHES, text, size)
    size = write_buildings(s, text, size)
    size = put(b',"kingdoms":[', text, size)
    for kingdom in range(ON_MAP + IN_CONFLICT, last):
        between = b"," if kingdom > ON_MAP + IN_CONFLICT else b""
        size = write_set(between, cells, ends, kingdom, text, size)
    size = put(b'],"catastrophes_left":', text, size)
    size = put_numbers(s.catastrophes_left[: s.seats], text, size)
    size = write_hidden_tiles(s, text, size)
    size = write_conflict(s, cells, ends, text, size)
    size = put(b',"placed":', text, size)
    if s.prompt == WAR or s.prompt == BUILD or s.conflict == EXTERNAL_WAR:
        size = put_name(CELL, s.placed_cell, text, size)
    else:
        size = put(b"null", text, size)
    size = put(b',"over":false,"ended":', text, size)
    size = put_name(END, s.ended, text, size)
    return put(b',"result":null', text, size)


@kernel
def write_turn(s: State, text: Array) -> int:
    size = put_field(b'"seats":', s.seats, text, 0)
    size = put_field(b',"turn":', s.turn, text, size)
    size = put_field(b',"turns":', s.turns, text, size)
    size = put_field(b',"actions_left":', s.actions_left, text, size)
    size = put(b',"prompt":', text, size)
    size = put_name(PROMPT, s.prompt, text, size)
    return put_field(b',"asked":', s.asked, text, size)


@kernel
def write_tiles(cells: Array, ends: Array, text: Array, size: int) -> int:
    size = put(b',"tiles":[', text, size)
    for color in range(len(COLORS)):
        for place in range(ends[color], ends[color + 1]):
            if place > 0:
                size = put(b",", text, size)
            size = put_name(TILE, color * CELLS + cells[place], text, size)
    return put(b"]", text, size)


@kernel
def write_set(key: bytes, cells: Array, ends: Array, number: int, text: Array, size: int) -> int:
    """One of the sets that were listed, behind its key."""
    size = put(key, text, size)
    return put_list(CELL, cells[ends[number] : ends[number + 1]], text, size)


@kernel
def write_leaders(s: State, strength: Array, text: Array, size: int) -> int:
    """Where each stands, and what he would bring to a revolt and to a war."""
    size, begun = put(b',"leaders":[', text, size), False
    for seat in range(s.seats):
        for color in range(len(COLORS)):
            if s.leader_cell[seat, color] == NOWHERE:
                continue
            if begun:
                size = put(b",", text, size)
            begun = True
            size = put_field(b'{"seat":', seat, text, size)
            size = put(b',"color":', text, size)
            size = put_name(COLOR, color, text, size)
            size = put(b',"cell":', text, size)
            size = put_name(CELL, s.leader_cell[seat, color], text, size)
            size = put_field(b',"temples":', strength[seat, color, 0], text, size)
            followers = followers_of(s, seat, color, strength[seat, color, 1])
            size = put_field(b',"followers":', followers, text, size)
            size = put(b"}", text, size)
    return put(b"]", text, size)


@kernel
def followers_of(s: State, seat: int, color: int, in_kingdom: int) -> int:
    """While wars last, those in the kingdom before the union that are still connected to him."""
    if s.prompt == WAR or s.conflict == EXTERNAL_WAR:
        cell = s.leader_cell[seat, color]
        for side in range(2):
            if has(load(s.side[side]), cell):
                return count(
                    load(s.side[side]) & load(s.kingdom[seat, color]) & load(s.tile[color])
                )
    return in_kingdom


@kernel
def write_buildings(s: State, text: Array, size: int) -> int:
    """Monuments on the map and beside it, and the ziggurat."""
    size, begun = put(b',"monuments":[', text, size), False
    for monument in range(len(MONUMENT_NAMES)):
        if s.monument[monument] > NOT_BUILT:
            size = put(b',{"monument":' if begun else b'{"monument":', text, size)
            begun = True
            size = put_name(MONUMENT, monument, text, size)
            size = put(b',"cell":', text, size)
            size = put_name(CELL, s.monument[monument], text, size)
            size = put(b"}", text, size)
    size, begun = put(b'],"monuments_left":[', text, size), False
    for monument in range(len(MONUMENT_NAMES)):
        if s.monument[monument] == NOT_BUILT:
            size = put(b"," if begun else b"", text, size)
            begun = True
            size = put_name(MONUMENT, monument, text, size)
    size = put(b'],"ziggurat":', text, size)
    if s.ziggurat == NOT_BUILT:
        return put(b"null", text, size)
    return put_name(CELL, s.ziggurat, text, size)


@kernel
def write_hidden_tiles(s: State, text: Array, size: int) -> int:
    """How many tiles lie in the bag and behind the screens."""
    size = put_field(b',"bag":', s.bag.sum(), text, size)
    size = put(b',"hand_sizes":[', text, size)
    for seat in range(s.seats):
        size = put_field(b"," if seat > 0 else b"", s.hand[seat].sum(), text, size)
    return put(b'],"hands":null', text, size)


@kernel
def write_conflict(s: State, cells: Array, ends: Array, text: Array, size: int) -> int:
    """Who fights, with the kingdoms behind them and the tiles that count."""
    size = put(b',"conflict":', text, size)
    if s.conflict == NO_CONFLICT:
        return put(b"null", text, size)
    size = put(b'{"kind":', text, size)
    size = put_name(KIND, s.conflict, text, size)
    size = put(b',"color":', text, size)
    size = put_name(COLOR, s.conflict_color, text, size)
    size = put(b',"fighters":', text, size)
    size = put_numbers(s.fighter, text, size)
    size = put(b',"cells":[', text, size)
    size = put_name(CELL, s.leader_cell[s.fighter[0], s.conflict_color], text, size)
    size = put(b",", text, size)
    size = put_name(CELL, s.leader_cell[s.fighter[1], s.conflict_color], text, size)
    size = put(b'],"strength":', text, size)
    size = put_numbers(s.strength, text, size)
    size = put(b',"support":', text, size)
    size = put_numbers(s.support, text, size)
    size = write_set(b',"sides":[', cells, ends, SIDES, text, size)
    size = write_set(b",", cells, ends, SIDES + 1, text, size)
    size = write_set(b'],"counted":[', cells, ends, SIDES + 2, text, size)
    size = write_set(b",", cells, ends, SIDES + 3, text, size)
    return put(b"]}", text, size)


@kernel
def write_all_own(s: State, scratch: Array, text: Array, ends: Array) -> int:
    """What each seat sees, and then a spectator, with its ends; return how many that are."""
    if s.prompt == OVER:
        return 0
    for seat in range(s.seats):
        ends[seat + 1] = write_own(s, seat, scratch[0], text, ends[seat])
    ends[s.seats + 1] = write_own(s, SPECTATOR, scratch[0], text, ends[s.seats])
    return s.seats + 1


@kernel
def write_own(s: State, seat: int, o: Offers, text: Array, size: int) -> int:
    """One's own hand and totals, and what one's pieces would do where."""
    size = put_field(b'"seat":', seat, text, size)
    size = put(b',"hand":', text, size)
    size = put_counts(OF_COLOR, s.hand[seat], text, size) if seat >= 0 else put(b"null", text, size)
    size = put(b',"points":[', text, size)
    for other in range(s.seats):
        size = put(b"," if other > 0 else b"", text, size)
        if other == seat or s.option[OPEN_SCORES] > 0:
            size = write_totals(s, other, text, size)
        else:
            size = put(b"null", text, size)
    size = put(b'],"prospects":', text, size)
    if s.asked == seat and s.prompt == ACTION:
        return write_prospects(s, o, text, size)
    return put(b"null", text, size)


@kernel
def write_totals(s: State, seat: int, text: Array, size: int) -> int:
    totals = np.empty(len(COLORS) + 1, np.int64)
    totals[: len(COLORS)] = s.points[seat]
    totals[len(COLORS)] = s.taken[seat]
    return put_counts(OF_TOTAL, totals, text, size)


@kernel
def write_prospects(s: State, o: Offers, text: Array, size: int) -> int:
    """Where tiles start wars and touch kingdoms, where leaders start revolts and are refused."""
    cells, ends = np.empty(PROSPECTS * CELLS, np.int64), np.zeros(1 + PROSPECTS, np.int64)
    list_prospects(s, o, cells, ends)
    size = write_set(b'{"tile":{"conflict":', cells, ends, 0, text, size)
    size = write_set(b',"kingdom":', cells, ends, 1, text, size)
    size = put(b'},"leader":', text, size)
    for color in range(len(COLORS)):
        size = put_name(OF_COLOR, color, text, size)
        size = write_set(b'{"conflict":', cells, ends, 2 + 2 * color, text, size)
        size = write_set(b',"refused":', cells, ends, 3 + 2 * color, text, size)
        size = put(b"}", text, size)
    return put(b"}}", text, size)
