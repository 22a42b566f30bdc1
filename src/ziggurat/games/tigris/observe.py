"""What a learner sees, and how anyone imagines what he cannot."""

from typing import Annotated, NamedTuple

import numpy as np

from ziggurat.core.cells import HEIGHT, WIDTH, load, mark_cells
from ziggurat.core.dice import draw
from ziggurat.core.jit import kernel
from ziggurat.core.layout import Layout
from ziggurat.core.slots import Called, meanings_of, sizes_of
from ziggurat.core.state import Array
from ziggurat.games.tigris.data import (
    CELLS,
    COLORS,
    MONUMENT_COLORS,
    MOST_TURNS,
    NOWHERE,
    RIVER,
    SEATS,
)
from ziggurat.games.tigris.kingdoms import cross, square
from ziggurat.games.tigris.records import State
from ziggurat.games.tigris.state import NOT_BUILT, OVER, PROMPTS
from ziggurat.games.tigris.turns import in_all

LEADERS = tuple(f"{color} leader {seat}" for seat in range(SEATS) for color in COLORS)


# Seats are counted from the observer: 0 is himself, 1 his left neighbor. A spectator sits
# at seat 0 and holds nothing.
class Planes(NamedTuple):
    """One board each."""

    tiles: Annotated[int, COLORS, Called("{} tiles")]
    leaders: Annotated[int, LEADERS, Called("{}")]
    monuments: Annotated[int, COLORS, Called("{} monument")]
    face_down: int
    ziggurat: int
    catastrophes: int
    treasures: int
    river: int
    tile_just_placed: int


class Numbers(NamedTuple):
    """How many numbers stand under each name."""

    hand: Annotated[int, 4]
    hand_sizes: Annotated[int, SEATS]
    points: Annotated[int, SEATS * 4]
    treasures_taken: Annotated[int, SEATS]
    catastrophes_left: Annotated[int, SEATS]
    bag: int
    monuments_left: Annotated[int, len(MONUMENT_COLORS)]
    seats: Annotated[int, SEATS + 1]
    options: Annotated[int, 3]
    turn: Annotated[int, SEATS]
    asked: Annotated[int, SEATS]
    prompt: Annotated[int, len(PROMPTS) + 1]
    actions_left: int
    turns: int
    conflict: Annotated[int, 3]
    conflict_color: Annotated[int, 4]
    attacker: Annotated[int, SEATS]
    defender: Annotated[int, SEATS]
    strength: Annotated[int, 2]
    support: Annotated[int, 2]


LAYOUT = Layout((HEIGHT, WIDTH), tuple(meanings_of(Planes)), sizes_of(Numbers))
PLANE, AT = LAYOUT.at(Planes), LAYOUT.at(Numbers)


@kernel
def imagine(s: State, seat: int, word: np.uint64) -> None:
    """Re-deal in place everything a seat cannot know, from a dice word; -1 is a spectator.

    Tiles in other hands, in the bag and put aside face down by others are one pool to him:
    he knows how many lie where, not which. Once the game is over nothing is hidden.
    """
    s.dice = word
    if s.prompt == OVER:
        return
    for other in range(s.seats):
        if other != seat:
            gather(s.bag, s.hand[other])
            gather(s.bag, s.swapped[other])
    for other in range(s.seats):
        if other != seat:
            deal_again(s, s.hand[other])
            deal_again(s, s.swapped[other])


@kernel
def gather(pool: Array, tiles: Array) -> None:
    """Put tiles into the pool; how many they were stays behind as the first number."""
    size = in_all(tiles)
    for color in range(4):
        pool[color] += tiles[color]
        tiles[color] = 0
    tiles[0] = size


@kernel
def deal_again(s: State, tiles: Array) -> None:
    size = tiles[0]
    tiles[0] = 0
    for _ in range(size):
        tiles[draw(s, s.bag)] += 1


@kernel
def observe(s: State, seat: int, out: Array) -> None:
    """Everything a seat can know, as planes and numbers; `LAYOUT` names them."""
    out[:] = 0
    me = max(seat, 0)
    for color in range(4):
        mark_cells(load(s.tile[color]), PLANE.tiles + color * CELLS, out)
        for i in range(s.seats):
            cell = s.leader_cell[seat_after(s, me, i), color]
            if cell != NOWHERE:
                out[PLANE.leaders + (i * 4 + color) * CELLS + cell] = 1
    for monument in range(len(MONUMENT_COLORS)):
        if s.monument[monument] > NOT_BUILT:
            for color in MONUMENT_COLORS[monument]:
                mark_cells(square(s.monument[monument]), PLANE.monuments + color * CELLS, out)
    if s.ziggurat != NOT_BUILT:
        mark_cells(cross(s.ziggurat), PLANE.ziggurat, out)
    mark_cells(load(s.face_down), PLANE.face_down, out)
    mark_cells(load(s.catastrophe), PLANE.catastrophes, out)
    mark_cells(load(s.treasure), PLANE.treasures, out)
    mark_cells(RIVER, PLANE.river, out)
    if s.placed_cell != NOWHERE:
        out[PLANE.tile_just_placed + s.placed_cell] = 1
    observe_seats(s, seat, me, out)
    observe_supplies(s, out)
    observe_decision(s, me, out)
    if s.conflict:
        observe_conflict(s, me, out)


@kernel
def seat_after(s: State, seat: int, steps: int) -> int:
    return (seat + steps) % s.seats


@kernel
def observe_seats(s: State, seat: int, me: int, out: Array) -> None:
    """My hand, and of everybody what lies before him."""
    if seat >= 0:
        for color in range(4):
            out[AT.hand + color] = s.hand[seat, color]
    for i in range(s.seats):
        other = seat_after(s, me, i)
        out[AT.hand_sizes + i] = in_all(s.hand[other])
        for color in range(4):
            out[AT.points + 4 * i + color] = s.points[other, color]
        out[AT.treasures_taken + i] = s.taken[other]
        out[AT.catastrophes_left + i] = s.catastrophes_left[other]


@kernel
def observe_supplies(s: State, out: Array) -> None:
    """What is left for all, and what is played with."""
    out[AT.bag] = in_all(s.bag)
    for monument in range(len(MONUMENT_COLORS)):
        out[AT.monuments_left + monument] = s.monument[monument] == NOT_BUILT
    out[AT.seats + s.seats] = 1
    for option in range(3):
        out[AT.options + option] = s.option[option]


@kernel
def observe_decision(s: State, me: int, out: Array) -> None:
    """Whose turn it is, and what is asked of whom."""
    mark_seat(s, me, s.turn, out[AT.turn :])
    mark_seat(s, me, s.asked, out[AT.asked :])
    out[AT.prompt + s.prompt] = 1
    out[AT.actions_left] = s.actions_left
    out[AT.turns] = s.turns / MOST_TURNS
    out[AT.conflict + s.conflict] = 1


@kernel
def observe_conflict(s: State, me: int, out: Array) -> None:
    """The conflict that is fought, and its two sides."""
    out[AT.conflict_color + s.conflict_color] = 1
    mark_seat(s, me, s.fighter[0], out[AT.attacker :])
    mark_seat(s, me, s.fighter[1], out[AT.defender :])
    for side in range(2):
        out[AT.strength + side] = s.strength[side]
        out[AT.support + side] = s.support[side]


@kernel
def mark_seat(s: State, me: int, seat: int, out: Array) -> None:
    if seat >= 0:
        out[(seat - me + s.seats) % s.seats] = 1
