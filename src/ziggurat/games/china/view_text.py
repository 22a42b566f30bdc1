"""What `view` shows, as JSON: the same to the byte, written by kernels in a tenth of the time.

The names of a map are those of its table, in which kernels find them by number.
"""

import json
from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np

from ziggurat.core.bits import ZERO, bits_in, holds, lowest_bit
from ziggurat.core.jit import kernel
from ziggurat.core.json_text import (
    TextTable,
    keys_of,
    names,
    parted,
    put,
    put_counts,
    put_field,
    put_name,
    put_number,
    put_numbers,
    put_truth,
    texts,
)
from ziggurat.core.state import Array, constant, places_of, whole_numbers
from ziggurat.games.china.breakdown import MORE_ROWS, fill_points
from ziggurat.games.china.cards import pile_size
from ziggurat.games.china.data import (
    COLORS,
    EMPEROR,
    OWNERS,
    PIECES,
    PROVINCES,
    SPACES,
    SPECIALS,
    TILES,
)
from ziggurat.games.china.maps import KNOWN
from ziggurat.games.china.naming import lands
from ziggurat.games.china.provinces import emissary_limit, palaces_of
from ziggurat.games.china.records import State
from ziggurat.games.china.roads import MOST_CHAINS
from ziggurat.games.china.state import (
    BONUS,
    ENDS,
    FORTIFICATIONS,
    INFLUENCE,
    NOWHERE,
    OVER,
    PROMPTS,
    STATE,
)
from ziggurat.games.china.tiles import tile_color
from ziggurat.games.china.view import TILE_WORDS, charted

AT = places_of(STATE)
UNSIGNED = (1 << 64) - 1
ROOM = 16_384  # bytes, beside names: numbers and keys take half of them
SPECTATOR = constant(-1)
MOST_NAMES = 6  # of times that a space can be named
NULL = "null"
COLOR, PROMPT, TILE = names(COLORS), names(PROMPTS), names(TILE_WORDS)
SPECIAL, END = names(SPECIALS), texts([f'"{end}"' if end else NULL for end in ENDS])
OF_COLOR, OF_PIECE, OF_TILE = keys_of(COLORS), keys_of(PIECES), keys_of(TILES)
# The table of a map: spaces, the beginnings of what is told of them, then the same of provinces,
# what stands behind their colors, and their names as keys.
SPACE, SPACE_HEAD, PROVINCE = 0, SPACES, 2 * SPACES
PROVINCE_HEAD, PROVINCE_LAND = PROVINCE + PROVINCES, PROVINCE + 2 * PROVINCES
PROVINCE_KEY = PROVINCE + 3 * PROVINCES


class MapText(NamedTuple):
    """A map as it is written in every view."""

    head: bytes  # what is told of the map itself
    names: TextTable
    room: int  # for all names


@lru_cache(64)
def map_text(digest: str) -> MapText:
    chart = KNOWN[digest]
    head = {"map": chart.name, "map_digest": chart.digest, "chart": charted(digest)}
    spaces, provinces = map(written, chart.spaces), map(written, chart.provinces)
    described = zip(provinces, map(written, chart.province_names), strict=True)
    rows = (
        ([*spaces], SPACES),
        ([f'{{"space":{written(space)},"palace":' for space in chart.spaces], SPACES),
        ([*map(written, chart.provinces)], PROVINCES),
        ([f'{{"province":{id},"name":{name},"color":' for id, name in described], PROVINCES),
        ([f',"spaces":{written(land)},"palaces":' for land in lands(digest)], PROVINCES),
        ([f"{written(province)}:" for province in chart.provinces], PROVINCES),
    )
    table = texts([text for row, size in rows for text in [*row, *[""] * (size - len(row))]])
    return MapText(written(head)[1:-1].encode(), table, ROOM + MOST_NAMES * len(table.letters))


def written(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def public_text(s: State) -> bytes | None:
    """What everybody sees, without the brackets around it; nothing once the game is over."""
    words = whole_numbers(s)
    if words[AT["prompt"]] == OVER:
        return None
    head, table, room = map_text(f"{words[AT['map_digest']] & UNSIGNED:016x}")
    text = np.empty(room, np.uint8)
    rest = text[: write_public(s, table, text)].tobytes()
    return b'"seats":%d,%b%b' % (words[AT["seats"]], head, rest)


def own_texts(s: State) -> list[bytes] | None:
    """What each seat sees besides, likewise, and at last a spectator."""
    text, ends = np.empty(ROOM, np.uint8), np.zeros(OWNERS + 2, np.int64)
    last = write_all_own(s, text, ends)
    return parted(text, ends[: last + 1]) if last else None


@kernel
def write_all_own(s: State, text: Array, ends: Array) -> int:
    """What each seat sees, and then a spectator, with its ends; return how many that are."""
    if s.prompt == OVER:
        return 0
    for seat in range(s.seats):
        ends[seat + 1] = write_own(s, seat, text, ends[seat])
    ends[s.seats + 1] = write_own(s, SPECTATOR, text, ends[s.seats])
    return s.seats + 1


@kernel
def write_own(s: State, seat: int, text: Array, size: int) -> int:
    """One's own hand and tiles."""
    size = put_field(b'"seat":', seat, text, size)
    size = put(b',"hand":', text, size)
    size = put_counts(OF_COLOR, s.hand[seat], text, size) if seat >= 0 else put(b"null", text, size)
    size = put(b',"tiles":[', text, size)
    for owner in range(s.owners):
        size = put(b"," if owner > 0 else b"", text, size)
        if owner == seat:
            size = put_counts(OF_TILE, s.taken[owner], text, size)
        else:
            size = put(b"null", text, size)
    return put(b"]", text, size)


@kernel
def write_public(s: State, table: TextTable, text: Array) -> int:
    """Field after field, in the order of `public`, from behind the map on."""
    size = put_truth(b',"fortifications":', s.option[FORTIFICATIONS] > 0, text, 0)
    size = put_truth(b',"bonus":', s.option[BONUS] > 0, text, size)
    size = put(b',"prompt":', text, size)
    size = put_name(PROMPT, s.prompt, text, size)
    size = put_field(b',"asked":', s.asked, text, size)
    size = write_cards(s, text, size)
    size = write_spaces(s, table, text, size)
    size = write_provinces(s, table, text, size)
    size = write_supply(s, text, size)
    size = write_points(s, table, text, size)
    size = write_turn(s, table, text, size)
    if s.seats == 2:
        size = write_court(s, text, size)
    size = put(b',"over":false,"ended":', text, size)
    size = put_name(END, s.ended, text, size)
    return put(b',"result":null', text, size)


@kernel
def write_cards(s: State, text: Array, size: int) -> int:
    """The cards that lie open, and how many do not."""
    size = put(b',"hand_sizes":[', text, size)
    for seat in range(s.seats):
        size = put_field(b"," if seat > 0 else b"", s.hand[seat].sum(), text, size)
    size = put(b'],"hands":null,"display":', text, size)
    size = put_counts(OF_COLOR, s.display, text, size)
    size = put_field(b',"pile":', pile_size(s), text, size)
    size = put(b',"next_cards":[', text, size)
    for place in range(s.pile_known - 1, -1, -1):
        size = put_name(COLOR, np.int64(s.next_card[place]), text, size)
        size = put(b"," if place > 0 else b"", text, size)
    size = put(b'],"discard":', text, size)
    size = put_counts(OF_COLOR, s.discard, text, size)
    return put_field(b',"exhaustions":', s.exhaustions, text, size)


@kernel
def write_spaces(s: State, table: TextTable, text: Array, size: int) -> int:
    """Every space with what stands on it."""
    size = put(b',"spaces":[', text, size)
    for space in range(s.spaces):
        size = put(b"," if space > 0 else b"", text, size)
        size = put_name(table, SPACE_HEAD + space, text, size)
        owner = owner_at(s, space)
        size = put(b"null", text, size) if owner < 0 else put_number(owner, text, size)
        size = put_truth(b',"fort":', holds(s.fort, space), text, size)
        size = put(b',"tile":', text, size)
        if holds(s.tile, space):
            size = put_name(TILE, tile_color(s, space), text, size)
        else:
            size = put(b"null", text, size)
        size = put(b"}", text, size)
    return put(b"]", text, size)


@kernel
def owner_at(s: State, space: int) -> int:
    """Whose palace stands on a space; nobody's is -1."""
    for owner in range(s.owners):
        if holds(s.palace[owner], space):
            return owner
    return -1


@kernel
def write_provinces(s: State, table: TextTable, text: Array, size: int) -> int:
    """Every province with its emissaries, how many there may be, and whether it is scored."""
    size = put(b',"provinces":[', text, size)
    for province in range(s.provinces):
        size = put(b"," if province > 0 else b"", text, size)
        size = put_name(table, PROVINCE_HEAD + province, text, size)
        size = put_name(COLOR, s.color[province], text, size)
        size = put_name(table, PROVINCE_LAND + province, text, size)
        for owner in range(s.owners):
            count = palaces_of(s, owner, province)
            size = put_field(b"," if owner > 0 else b"[", count, text, size)
        size = put(b'],"emissaries":', text, size)
        size = put_numbers(s.emissary[province, : s.owners], text, size)
        size = put_field(b',"limit":', emissary_limit(s, province), text, size)
        size = put_truth(b',"scored":', s.scored >> province & 1 == 1, text, size)
        size = put(b"}", text, size)
    return put(b"]", text, size)


@kernel
def write_supply(s: State, text: Array, size: int) -> int:
    """What owners have left, what seats have scored, and how many tiles were taken."""
    size = put(b',"supply":[', text, size)
    for owner in range(s.owners):
        size = put(b"," if owner > 0 else b"", text, size)
        size = put_counts(OF_PIECE, s.supply[owner], text, size)
    size = put(b'],"score":', text, size)
    size = put_numbers(s.score[: s.seats], text, size)
    size = put(b',"tiles_taken":[', text, size)
    for owner in range(s.owners):
        size = put_field(b"," if owner > 0 else b"", s.taken[owner].sum(), text, size)
    return put(b"]", text, size)


@kernel
def write_points(s: State, table: TextTable, text: Array, size: int) -> int:
    """The points if the game ended now; those of hidden tiles are not told."""
    points = np.zeros((s.provinces + s.alliances + MORE_ROWS, s.seats), np.int64)
    chains = np.zeros((s.seats, MOST_CHAINS), np.uint64)
    worth = np.zeros((s.seats, MOST_CHAINS), np.int64)
    fill_points(s, points, chains, worth)
    size, begun = put(b',"if_it_ended_now":{"palaces":{', text, size), False
    for province in range(s.provinces):
        if s.scored >> province & 1 == 0:
            size = put(b"," if begun else b"", text, size)
            begun = True
            size = put_name(table, PROVINCE_KEY + province, text, size)
            size = put_numbers(points[province], text, size)
    size = put(b'},"alliances":{', text, size)
    for number in range(s.alliances):
        size = put_field(b',"' if number > 0 else b'"', number + 1, text, size)
        size = put(b'":', text, size)
        size = put_numbers(points[s.provinces + number], text, size)
    roads = s.provinces + s.alliances
    size = put(b'},"roads":', text, size)
    size = put_numbers(points[roads], text, size)
    size = write_chains(chains, worth, table, text, size)
    size = put(b',"harbours":', text, size)
    size = put_numbers(points[roads + 1], text, size)
    if s.option[BONUS] > 0:
        points[roads + 3] -= points[roads + 2]
    else:
        size = put(b',"bonus":', text, size)
        size = put_numbers(points[roads + 2], text, size)
    size = put(b',"totals":', text, size)
    size = put_numbers(points[roads + 3], text, size)
    return put(b"}", text, size)


@kernel
def write_chains(chains: Array, worth: Array, table: TextTable, text: Array, size: int) -> int:
    """The chains of every seat, longest first, as sets of spaces; then their points."""
    for seat in range(len(chains)):
        sort_chains(chains[seat], worth[seat])
        size = put(b"],[" if seat > 0 else b',"chains":[[', text, size)
        for place in range(MOST_CHAINS):
            if chains[seat, place] != ZERO:
                size = put(b",[" if place > 0 else b"[", text, size)
                size = write_chain(chains[seat, place], table, text, size)
    for seat in range(len(chains)):
        size = put(b"],[" if seat > 0 else b']],"chain_points":[[', text, size)
        for place in range(MOST_CHAINS):
            if chains[seat, place] != ZERO:
                size = put_field(b"," if place > 0 else b"", worth[seat, place], text, size)
    return put(b"]]", text, size)


@kernel
def sort_chains(chains: Array, worth: Array) -> None:
    """Longest first; those of one length stay in their order."""
    for end in range(1, MOST_CHAINS):
        place = end
        while place > 0 and bits_in(chains[place - 1]) < bits_in(chains[place]):
            chains[place - 1], chains[place] = chains[place], chains[place - 1]
            worth[place - 1], worth[place] = worth[place], worth[place - 1]
            place -= 1


@kernel
def write_chain(chain: Any, table: TextTable, text: Array, size: int) -> int:
    """The spaces of a chain, and the bracket behind them."""
    left = chain
    while left != ZERO:
        size = put_name(table, SPACE + lowest_bit(left), text, size)
        left &= left - np.uint64(1)
        size = put(b"," if left != ZERO else b"]", text, size)
    return size


@kernel
def write_turn(s: State, table: TextTable, text: Array, size: int) -> int:
    """What was done in this turn."""
    size = put_field(b',"turn":', s.turn, text, size)
    size = put_field(b',"turns":', s.turns, text, size)
    size = put_field(b',"placed":', s.placed, text, size)
    size = put_field(b',"cards_played":', s.cards_played, text, size)
    size, begun = put(b',"empty_provinces":[', text, size), False
    for province in range(s.provinces):
        if s.fresh >> province & 1 == 1:
            size = put(b"," if begun else b"", text, size)
            begun = True
            size = put_name(table, PROVINCE + province, text, size)
    size = put(b'],"claimed":', text, size)
    if s.claimed == NOWHERE:
        size = put(b"null", text, size)
    else:
        size = put_name(table, PROVINCE + s.claimed, text, size)
    return put_field(b',"to_draw":', s.to_draw, text, size)


@kernel
def write_court(s: State, text: Array, size: int) -> int:
    """What only two players have."""
    size = put_truth(b',"influence_cards":', s.option[INFLUENCE] > 0, text, size)
    size = put(b',"emperor_hand":', text, size)
    size = put_counts(OF_COLOR, s.hand[EMPEROR], text, size)
    size = put(b',"kept":[', text, size)
    size = put_counts(OF_COLOR, s.kept[0], text, size)
    size = put(b",", text, size)
    size = put_counts(OF_COLOR, s.kept[1], text, size)
    size = put(b'],"influence":', text, size)
    for color in range(len(COLORS)):
        size = put_name(OF_COLOR, color, text, size)
        holder = s.influence[color]
        size = put(b"null", text, size) if holder < 0 else put_number(holder, text, size)
    size = write_specials(s, text, put(b"}", text, size))
    size = put(b',"played":', text, size)
    size = put_counts(OF_COLOR, s.played, text, size)
    size = put_truth(b',"two_provinces":', s.two_provinces > 0, text, size)
    size = put_truth(b',"emperor_moved":', s.emperor_moved > 0, text, size)
    return put_truth(b',"claimed_for_emperor":', s.for_emperor > 0, text, size)


@kernel
def write_specials(s: State, text: Array, size: int) -> int:
    """The special cards that each has left."""
    for seat in range(2):
        size, begun = put(b"],[" if seat > 0 else b',"specials":[[', text, size), False
        for special in range(len(SPECIALS)):
            if s.special[seat, special] > 0:
                size = put(b"," if begun else b"", text, size)
                begun = True
                size = put_name(SPECIAL, special, text, size)
    return put(b"]]", text, size)
