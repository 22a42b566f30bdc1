"""What a learner sees, and how anyone imagines what he cannot."""

from typing import Annotated, NamedTuple

import numpy as np

from ziggurat.core.dice import redeal
from ziggurat.core.jit import kernel
from ziggurat.core.layout import Layout
from ziggurat.core.slots import Called, meanings_of, sizes_of
from ziggurat.core.state import Array
from ziggurat.games.babel.data import (
    LEVELS,
    MOST_NATIONS,
    MOST_TEMPLES,
    MOST_TURNS,
    NATIONS,
    SEATS,
    SITES,
)
from ziggurat.games.babel.nations import card, pile_size
from ziggurat.games.babel.records import State
from ziggurat.games.babel.scoring import cards_in_hand, height
from ziggurat.games.babel.state import OVER, PROMPTS
from ziggurat.games.babel.temples import temples_left

SIDES = ("mine", "theirs")
COLUMNS = tuple(f"{nation} {side}" for side in SIDES for nation in NATIONS)


# Seat 0 is the observer, 1 the opponent; a spectator sits at seat 0 and holds nothing.
class Planes(NamedTuple):
    """One board each: the columns of all sites."""

    columns: Annotated[int, COLUMNS, Called("{}")]


class Numbers(NamedTuple):
    """How many numbers stand under each name."""

    hand: Annotated[int, SITES]
    hand_sizes: Annotated[int, SEATS]
    heights: Annotated[int, SEATS]
    temples: Annotated[int, SEATS * SITES * LEVELS]
    pawns: Annotated[int, SEATS * SITES]
    start_temples: Annotated[int, SEATS]
    rows: Annotated[int, SEATS * MOST_TEMPLES]
    row_lengths: Annotated[int, SEATS]
    temple_pile: Annotated[int, LEVELS + 1]
    next_temples: Annotated[int, MOST_TEMPLES]
    temples_left: int
    discard: Annotated[int, SITES]
    seen: Annotated[int, SITES]
    nation_pile: int
    options: Annotated[int, 2]
    turn: Annotated[int, SEATS]
    asked: Annotated[int, SEATS]
    prompt: Annotated[int, len(PROMPTS) + 1]
    to_discard: int
    migrated: int
    end_mode: int
    turns: int


LAYOUT = Layout((SITES, MOST_NATIONS), tuple(meanings_of(Planes)), sizes_of(Numbers))
PLANE, AT = LAYOUT.at(Planes), LAYOUT.at(Numbers)


@kernel
def imagine(s: State, seat: int, word: np.uint64) -> None:
    """Re-deal in place everything a seat cannot know, from a dice word; -1 is a spectator.

    The other hand, but for what he has counted there, and the pile are one pool to him. Once
    the game is over nothing is hidden.
    """
    s.dice = word
    if s.prompt == OVER:
        return
    redeal(s, seat, s.hand, s.seen, s.nation_pile)


@kernel
def observe(s: State, seat: int, out: Array) -> None:
    """Everything a seat can know, as planes and numbers; `LAYOUT` names them."""
    out[:] = 0
    me = max(seat, 0)
    for side in range(s.seats):
        observe_side(s, side, me if side == 0 else 1 - me, out)
    if seat >= 0:
        for nation in range(SITES):
            out[AT.hand + nation] = s.hand[seat, nation]
            out[AT.seen + nation] = s.seen[1 - seat, nation]
    for level in range(LEVELS + 1):
        out[AT.temple_pile + level] = s.temple_pile[level]
    for i in range(s.temples_known):
        out[AT.next_temples + i] = s.next_temple[s.temples_known - 1 - i]
    for nation in range(SITES):
        out[AT.discard + nation] = s.discard[nation]
    out[AT.temples_left] = temples_left(s)
    out[AT.nation_pile] = pile_size(s)
    observe_turn(s, me, out)


@kernel
def observe_side(s: State, side: int, seat: int, out: Array) -> None:
    """One player's cards, temples, row and pawn."""
    for site in range(SITES):
        for i in range(s.column_length[seat, site]):
            plane = side * SITES + card(s, seat, site, i)
            out[PLANE.columns + (plane * SITES + site) * MOST_NATIONS + i] = 1
        for level in range(LEVELS):
            at = AT.temples + (side * SITES + site) * LEVELS + level
            out[at] = s.temple[seat, site] >> level & 1
    if s.pawn[seat] >= 0:
        out[AT.pawns + side * SITES + s.pawn[seat]] = 1
    for i in range(s.row_length[seat]):
        out[AT.rows + side * MOST_TEMPLES + i] = s.row[seat, i]
    out[AT.row_lengths + side] = s.row_length[seat]
    out[AT.hand_sizes + side] = cards_in_hand(s, seat)
    out[AT.heights + side] = height(s, seat)
    out[AT.start_temples + side] = s.start_temple[seat]


@kernel
def observe_turn(s: State, me: int, out: Array) -> None:
    """Whose turn it is and what is asked of whom."""
    for option in range(2):
        out[AT.options + option] = s.option[option]
    out[AT.turn + (s.turn != me)] = 1
    if s.asked >= 0:
        out[AT.asked + (s.asked != me)] = 1
    out[AT.prompt + s.prompt] = 1
    out[AT.to_discard] = s.to_discard
    out[AT.migrated] = s.migrated
    out[AT.end_mode] = s.end_mode
    out[AT.turns] = s.turns / MOST_TURNS
