"""What a learner sees, and how anyone imagines what he cannot."""

from ziggurat.core.cells import HEIGHT, WIDTH, Cells, has, load, single
from ziggurat.core.dice import draw
from ziggurat.core.jit import kernel
from ziggurat.core.layout import Layout
from ziggurat.core.state import Array, State
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
from ziggurat.games.tigris.state import NOT_BUILT, OVER, PROMPTS
from ziggurat.games.tigris.turns import in_all

# Seats are counted from the observer: 0 is himself, 1 his left neighbor. A spectator sits
# at seat 0 and holds nothing.
LAYOUT = Layout(
    (HEIGHT, WIDTH),
    planes=(
        *(f"{color} tiles" for color in COLORS),
        *(f"{color} leader {seat}" for seat in range(SEATS) for color in COLORS),
        *(f"{color} monument" for color in COLORS),
        *("face down", "ziggurat", "catastrophes", "treasures", "river", "tile just placed"),
    ),
    numbers={
        "hand": 4,
        "hand sizes": SEATS,
        "points": SEATS * 4,
        "treasures taken": SEATS,
        "catastrophes left": SEATS,
        "bag": 1,
        "monuments left": len(MONUMENT_COLORS),
        "seats": SEATS + 1,
        "options": 3,
        "turn": SEATS,
        "asked": SEATS,
        "prompt": len(PROMPTS) + 1,
        "actions left": 1,
        "turns": 1,
        "conflict": 3,
        "conflict color": 4,
        "attacker": SEATS,
        "defender": SEATS,
        "strength": 2,
        "support": 2,
    },
)
(TILES_AT, LEADERS_AT, MONUMENTS_AT) = (
    LAYOUT.start[f"{COLORS[0]} {what}"] for what in ("tiles", "leader 0", "monument")
)
FACE_DOWN_AT, ZIGGURAT_AT = LAYOUT.start["face down"], LAYOUT.start["ziggurat"]
CATASTROPHES_AT, TREASURES_AT = LAYOUT.start["catastrophes"], LAYOUT.start["treasures"]
RIVER_AT, PLACED_AT = LAYOUT.start["river"], LAYOUT.start["tile just placed"]
NUMBERS_AT = LAYOUT.start["hand"]


@kernel
def imagine(s: State, seat: int, word: int) -> None:
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
        fill_plane(out, TILES_AT + color * CELLS, load(s.tile[color]))
        for i in range(s.seats):
            cell = s.leader_cell[seat_after(s, me, i), color]
            if cell != NOWHERE:
                out[LEADERS_AT + (i * 4 + color) * CELLS + cell] = 1
    for monument in range(len(MONUMENT_COLORS)):
        if s.monument[monument] > NOT_BUILT:
            for color in MONUMENT_COLORS[monument]:
                fill_plane(out, MONUMENTS_AT + color * CELLS, square(s.monument[monument]))
    if s.ziggurat != NOT_BUILT:
        fill_plane(out, ZIGGURAT_AT, cross(s.ziggurat))
    fill_plane(out, FACE_DOWN_AT, load(s.face_down))
    fill_plane(out, CATASTROPHES_AT, load(s.catastrophe))
    fill_plane(out, TREASURES_AT, load(s.treasure))
    fill_plane(out, RIVER_AT, RIVER)
    if s.placed_cell != NOWHERE:
        fill_plane(out, PLACED_AT, single(s.placed_cell))
    observe_numbers(s, seat, me, out[NUMBERS_AT:])


@kernel
def fill_plane(out: Array, start: int, cells: Cells) -> None:
    for cell in range(CELLS):
        if has(cells, cell):
            out[start + cell] = 1


@kernel
def seat_after(s: State, seat: int, steps: int) -> int:
    return (seat + steps) % s.seats


@kernel
def observe_numbers(s: State, seat: int, me: int, out: Array) -> None:
    """The numbers of the layout, in its order."""
    n = 0
    if seat >= 0:
        for color in range(4):
            out[color] = s.hand[seat, color]
    n += 4
    for i in range(s.seats):
        other = seat_after(s, me, i)
        out[n + i] = in_all(s.hand[other])
        for color in range(4):
            out[n + SEATS + 4 * i + color] = s.points[other, color]
        out[n + 5 * SEATS + i] = s.taken[other]
        out[n + 6 * SEATS + i] = s.catastrophes_left[other]
    n += 7 * SEATS
    out[n] = in_all(s.bag)
    n += 1
    for monument in range(len(MONUMENT_COLORS)):
        out[n + monument] = s.monument[monument] == NOT_BUILT
    n += len(MONUMENT_COLORS)
    out[n + s.seats] = 1
    n += SEATS + 1
    for option in range(3):
        out[n + option] = s.option[option]
    observe_decision(s, me, out[n + 3 :])


@kernel
def observe_decision(s: State, me: int, out: Array) -> None:
    """Whose turn it is, what is asked of whom, and the conflict it is about."""
    mark_seat(s, me, s.turn, out[:SEATS])
    mark_seat(s, me, s.asked, out[SEATS:])
    n = 2 * SEATS
    out[n + s.prompt] = 1
    n += len(PROMPTS) + 1
    out[n] = s.actions_left
    out[n + 1] = s.turns / MOST_TURNS
    n += 2
    out[n + s.conflict] = 1
    if s.conflict:
        out[n + 3 + s.conflict_color] = 1
        n += 7
        mark_seat(s, me, s.fighter[0], out[n:])
        mark_seat(s, me, s.fighter[1], out[n + SEATS :])
        n += 2 * SEATS
        for side in range(2):
            out[n + side] = s.strength[side]
            out[n + 2 + side] = s.support[side]


@kernel
def mark_seat(s: State, me: int, seat: int, out: Array) -> None:
    if seat >= 0:
        out[(seat - me + s.seats) % s.seats] = 1
