"""What `view` shows, as JSON: the same to the byte, written by kernels in a tenth of the time."""

from typing import Any

import numpy as np

from ziggurat.core.jit import kernel
from ziggurat.core.json_text import (
    keys_of,
    names,
    parted,
    put,
    put_counts,
    put_field,
    put_name,
    put_number,
    put_truth,
    texts,
)
from ziggurat.core.state import Array
from ziggurat.games.babel.data import (
    ASSYRIANS,
    HITTITES,
    LEVELS,
    NATIONS,
    PERSIANS,
    QUARRY,
    RUN,
    SEATS,
    SITES,
)
from ziggurat.games.babel.nations import card
from ziggurat.games.babel.records import State
from ziggurat.games.babel.scoring import top
from ziggurat.games.babel.state import ENDS, OVER, PROMPTS

ROOM = 16_384  # bytes: no position has more than eighty cards, which take half of them
NATION, PROMPT = names(NATIONS), names(PROMPTS)
END = texts([f'"{end}"' if end else "null" for end in ENDS])
OF_NATION, OF_LEVEL = keys_of(NATIONS), keys_of([str(level + 1) for level in range(LEVELS)])
NOTHING = -1  # that a run could do


def public_text(s: State) -> bytes | None:
    """What everybody sees, without the brackets around it; nothing once the game is over."""
    text = np.empty(ROOM, np.uint8)
    return text[: write_public(s, text)].tobytes() or None


def own_texts(s: State) -> list[bytes] | None:
    """What each seat sees besides, likewise, and at last a spectator."""
    text, ends = np.empty(ROOM, np.uint8), np.zeros(SEATS + 2, np.int64)
    return parted(text, ends) if write_all_own(s, text, ends) else None


@kernel
def write_all_own(s: State, text: Array, ends: Array) -> int:
    """The hand of each, and that a spectator has none, with its ends; return how much that is."""
    if s.prompt == OVER:
        return 0
    for seat in range(SEATS):
        size = put_field(b'"seat":', seat, text, ends[seat])
        size = put(b',"hand":', text, size)
        ends[seat + 1] = put_counts(OF_NATION, s.hand[seat], text, size)
    ends[SEATS + 1] = put(b'"seat":-1,"hand":null', text, ends[SEATS])
    return ends[SEATS + 1]


@kernel
def write_public(s: State, text: Array) -> int:
    """Field after field, in the order of `public`; return how much that is."""
    if s.prompt == OVER:
        return 0
    size = write_turn(s, text)
    for seat in range(SEATS):
        height = 0
        for site in range(SITES):
            height += top(s, seat, site)
        size = put_field(b"," if seat > 0 else b',"heights":[', height, text, size)
    size = put(b'],"sites":[', text, size)
    for site in range(SITES):
        size = write_site(s, site, text, size)
    size = write_pawns(s, text, put(b"]", text, size))
    size = write_rows(s, text, size)
    size = write_piles(s, text, size)
    size = write_threats(s, text, size)
    size = put(b',"over":false,"ended":', text, size)
    size = put_name(END, s.ended, text, size)
    return put(b',"result":null', text, size)


@kernel
def write_turn(s: State, text: Array) -> int:
    size = put_field(b'"seats":', s.seats, text, 0)
    size = put_field(b',"turn":', s.turn, text, size)
    size = put_field(b',"turns":', s.turns, text, size)
    size = put(b',"prompt":', text, size)
    size = put_name(PROMPT, s.prompt, text, size)
    size = put_field(b',"asked":', s.asked, text, size)
    size = put_field(b',"to_discard":', s.to_discard, text, size)
    size = put_truth(b',"migrated":', s.migrated > 0, text, size)
    size = put_truth(b',"end_mode":', s.end_mode > 0, text, size)
    size = put_field(b',"hand_sizes":[', s.hand[0].sum(), text, size)
    size = put_field(b",", s.hand[1].sum(), text, size)
    return put(b'],"hands":null', text, size)


@kernel
def write_site(s: State, site: int, text: Array, size: int) -> int:
    """Both sides of a site: columns, temples with every level, runs that can act."""
    size = put(b',{"site":' if site > 0 else b'{"site":', text, size)
    size = put_name(NATION, site, text, size)
    for seat in range(SEATS):
        size = put(b"],[" if seat > 0 else b',"columns":[[', text, size)
        for place in range(s.column_length[seat, site]):
            size = put(b"," if place > 0 else b"", text, size)
            size = put_name(NATION, card(s, seat, site, place), text, size)
    for seat in range(SEATS):
        size, begun = put(b"],[" if seat > 0 else b']],"temples":[[', text, size), False
        for level in range(LEVELS):
            if s.temple[seat, site] >> level & 1 == 1:
                size = put_field(b"," if begun else b"", level + 1, text, size)
                begun = True
    for seat in range(SEATS):
        size = put(b"],[" if seat > 0 else b']],"runs":[[', text, size)
        size = write_runs(s, seat, site, text, size)
    return put(b"]]}", text, size)


@kernel
def run_length(s: State, seat: int, site: int, start: int) -> Any:
    """How many like cards follow one another from here on."""
    end = start + 1
    while end < s.column_length[seat, site] and card(s, seat, site, end) == card(
        s, seat, site, start
    ):
        end += 1
    return end - start


@kernel
def write_runs(s: State, seat: int, site: int, text: Array, size: int) -> int:
    """Three like cards or more that follow one another."""
    start, begun = 0, False
    while start < s.column_length[seat, site]:
        length = run_length(s, seat, site, start)
        if length >= RUN:
            size = put(b',{"nation":' if begun else b'{"nation":', text, size)
            begun = True
            size = put_name(NATION, card(s, seat, site, start), text, size)
            size = put_field(b',"start":', start, text, size)
            size = put_field(b',"length":', length, text, size)
            size = put(b"}", text, size)
        start += length
    return size


@kernel
def write_pawns(s: State, text: Array, size: int) -> int:
    """Where both stand, and whether their first temple is still to be built."""
    for seat in range(SEATS):
        size = put(b"," if seat > 0 else b',"pawns":[', text, size)
        if s.pawn[seat] == QUARRY:
            size = put(b'"quarry"', text, size)
        else:
            size = put_name(NATION, s.pawn[seat], text, size)
    size = put_truth(b'],"start_temple":[', s.start_temple[0] > 0, text, size)
    size = put_truth(b",", s.start_temple[1] > 0, text, size)
    return put(b"]", text, size)


@kernel
def write_rows(s: State, text: Array, size: int) -> int:
    """The temple cards of both."""
    for seat in range(SEATS):
        size = put(b"],[" if seat > 0 else b',"rows":[[', text, size)
        for place in range(s.row_length[seat]):
            level = np.int64(s.row[seat, place])
            size = put_field(b"," if place > 0 else b"", level, text, size)
    return put(b"]]", text, size)


@kernel
def write_piles(s: State, text: Array, size: int) -> int:
    """How many cards they hold, which ones, and those that are known to come next."""
    temples = s.temples_known + s.temple_pile[1:].sum()
    size = put_field(b',"temple_pile":', temples, text, size)
    size = put(b',"next_temples":[', text, size)
    for place in range(s.temples_known - 1, -1, -1):
        size = put_number(np.int64(s.next_temple[place]), text, size)
        size = put(b"," if place > 0 else b"", text, size)
    size = put(b'],"unseen_temples":', text, size)
    size = put_counts(OF_LEVEL, s.temple_pile[1:], text, size)
    nations = s.nations_known + s.nation_pile.sum()
    size = put_field(b',"nation_pile":', nations, text, size)
    size = put(b',"next_nations":[', text, size)
    for place in range(s.nations_known - 1, -1, -1):
        size = put_name(NATION, np.int64(s.next_nation[place]), text, size)
        size = put(b"," if place > 0 else b"", text, size)
    size = put(b'],"discard":', text, size)
    return put_counts(OF_NATION, s.discard, text, size)


@kernel
def write_threats(s: State, text: Array, size: int) -> int:
    """What each side could do with its runs at its next turn, as far as anyone can see."""
    size, begun = put(b',"threats":[', text, size), False
    for seat in range(SEATS):
        for site in range(SITES):
            start = 0
            while start < s.column_length[seat, site]:
                length = run_length(s, seat, site, start)
                if length >= RUN and threatened(s, seat, site, start) != NOTHING:
                    size = put(b"," if begun else b"", text, size)
                    begun = True
                    size = write_threat(s, seat, site, start, text, size)
                start += length
    return put(b"]", text, size)


@kernel
def write_threat(s: State, seat: int, site: int, start: int, text: Array, size: int) -> int:
    size = put_field(b'{"seat":', seat, text, size)
    size = put(b',"site":', text, size)
    size = put_name(NATION, site, text, size)
    size = put(b',"nation":', text, size)
    size = put_name(NATION, card(s, seat, site, start), text, size)
    level = threatened(s, seat, site, start)
    size = put_field(b',"level":', level, text, size)
    size = put_truth(b',"there":', s.pawn[seat] == site, text, size)
    return put(b"}", text, size)


@kernel
def threatened(s: State, seat: int, site: int, start: int) -> Any:
    """How much a run could do: a level, or a number of cards; NOTHING if it could do nothing."""
    nation, other, cards = card(s, seat, site, start), 1 - seat, s.column_length[seat, site]
    level, mine = top(s, other, site), top(s, seat, site)
    if nation == ASSYRIANS:
        return level if level > 0 else NOTHING
    if nation == HITTITES:
        return level if mine < level <= cards else NOTHING
    if nation == PERSIANS:
        return mine + 2 if mine + 2 <= LEVELS and mine + 2 <= cards else NOTHING
    theirs = s.column_length[other, site]
    return theirs if theirs > 0 else NOTHING
