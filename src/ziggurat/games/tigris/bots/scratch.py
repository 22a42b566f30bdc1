"""What the features share: kingdoms, their tiles, who could meet whom."""

from ziggurat.core.cells import (
    NOT_LAST_COLUMN,
    S1,
    S16,
    S48,
    Cells,
    around,
    count,
    has,
    load,
    some,
    store,
)
from ziggurat.core.jit import kernel
from ziggurat.core.state import NUMBER, WORD, record
from ziggurat.games.tigris.bots.records import Scratch
from ziggurat.games.tigris.data import (
    BLUE,
    LAND,
    MONUMENT_COLORS,
    NOWHERE,
    RED,
    RIVER,
    SEATS,
)
from ziggurat.games.tigris.kingdoms import occupied, temples_beside
from ziggurat.games.tigris.records import State
from ziggurat.games.tigris.scoring import fill_totals
from ziggurat.games.tigris.state import NOBODY, NOT_BUILT, THRICE, TWICE

KINGDOMS = 4 * SEATS
NO_KINGDOM = -1

SCRATCH = record(
    # Every kingdom, and the cells that touch it.
    kingdom=(WORD, (KINGDOMS, 3)),
    halo=(WORD, (KINGDOMS, 3)),
    home=(NUMBER, (SEATS, 4)),  # the kingdom of each leader, NO_KINGDOM off the map
    kingdoms=NUMBER,
    # Of each kingdom.
    extent=(NUMBER, KINGDOMS),
    tiles=(NUMBER, (KINGDOMS, 4)),  # by color
    ruler=(NUMBER, (KINGDOMS, 4)),  # the seat of the leader of each color, or NOBODY
    monuments=(NUMBER, (KINGDOMS, 4)),  # that pay each color
    treasures=(NUMBER, KINGDOMS),
    room=(NUMBER, (KINGDOMS, 2)),  # free cells beside it: land, river
    revolt=(NUMBER, KINGDOMS),  # the most temples beside a free cell where a leader could join it
    squares=(NUMBER, (KINGDOMS, 4)),  # that one more tile would complete
    meets=(NUMBER, (KINGDOMS, KINGDOMS)),  # 1 where one tile could unite the two
    # Of each leader.
    temples=(NUMBER, (SEATS, 4)),  # beside him
    # Of each seat.
    totals=(NUMBER, (SEATS, 4)),  # weakest first, treasures given out
    built=NUMBER,  # monuments that cannot be built any more
    ziggurat=NUMBER,  # the kingdom it stands in, or NO_KINGDOM
)


@kernel
def fill_scratch(s: State, n: Scratch) -> None:
    """Look at every kingdom, leader and seat once."""
    ground = occupied(s)
    empty = ~(ground | load(s.catastrophe))
    number_kingdoms(s, n)
    free = empty - load(s.border[THRICE])
    fill_kingdoms(s, n, free, empty - load(s.border[TWICE]))
    fill_leaders(s, n)
    fill_monuments(s, n)
    fill_ziggurat(s, n)
    fill_squares(s, n, free)
    for seat in range(s.seats):
        fill_totals(s, seat, n.totals[seat])


@kernel
def number_kingdoms(s: State, n: Scratch) -> None:
    """Give every kingdom a number."""
    n.kingdoms = 0
    for seat in range(s.seats):
        for color in range(4):
            cell = s.leader_cell[seat, color]
            n.home[seat, color] = NO_KINGDOM if cell == NOWHERE else numbered_kingdom(n, cell)
            if cell == NOWHERE or n.home[seat, color] < n.kingdoms:
                continue
            kingdom = load(s.kingdom[seat, color])
            store(n.kingdom[n.kingdoms], kingdom)
            store(n.halo[n.kingdoms], around(kingdom))
            n.kingdoms += 1


@kernel
def numbered_kingdom(n: Scratch, cell: int) -> int:
    """The number of the kingdom that holds a cell; the next one if none has it yet."""
    k = 0
    while k < n.kingdoms and not has(load(n.kingdom[k]), cell):
        k += 1
    return k


@kernel
def fill_kingdoms(s: State, n: Scratch, free: Cells, open_cells: Cells) -> None:
    """Tiles, treasures, room to grow, and where a leader could come to revolt."""
    one, two, three = temples_around(load(s.tile[RED]))
    for k in range(n.kingdoms):
        kingdom, halo = load(n.kingdom[k]), load(n.halo[k])
        n.extent[k] = count(kingdom)
        n.treasures[k] = count(kingdom & load(s.treasure))
        for color in range(4):
            n.tiles[k, color] = count(kingdom & load(s.tile[color]))
            n.ruler[k, color] = NOBODY
            n.monuments[k, color] = 0
            n.squares[k, color] = 0
        within = halo & open_cells
        n.room[k, 0], n.room[k, 1] = count(within & LAND), count(within & RIVER)
        landing = within & LAND
        n.revolt[k] = 0
        if some(landing & three):
            n.revolt[k] = 3
        elif some(landing & two):
            n.revolt[k] = 2
        elif some(landing & one):
            n.revolt[k] = 1
        for other in range(k):
            meets = 1 if some(halo & load(n.halo[other]) & free) else 0
            n.meets[k, other], n.meets[other, k] = meets, meets


@kernel
def fill_leaders(s: State, n: Scratch) -> None:
    for seat in range(s.seats):
        for color in range(4):
            k = n.home[seat, color]
            n.temples[seat, color] = 0
            if k != NO_KINGDOM:
                n.ruler[k, color] = seat
                n.temples[seat, color] = temples_beside(s, s.leader_cell[seat, color])


@kernel
def fill_monuments(s: State, n: Scratch) -> None:
    n.built = 0
    for monument in range(len(MONUMENT_COLORS)):
        cell = s.monument[monument]
        if cell != NOT_BUILT:
            n.built += 1
        if cell > NOT_BUILT:
            for k in range(n.kingdoms):
                if has(load(n.kingdom[k]), cell):
                    for color in MONUMENT_COLORS[monument]:
                        n.monuments[k, color] += 1


@kernel
def fill_ziggurat(s: State, n: Scratch) -> None:
    n.ziggurat = NO_KINGDOM
    if s.ziggurat != NOT_BUILT:
        for k in range(n.kingdoms):
            if has(load(n.kingdom[k]), s.ziggurat):
                n.ziggurat = k


@kernel
def fill_squares(s: State, n: Scratch, free: Cells) -> None:
    """Squares of four that lack one tile, for the kingdoms they would belong to."""
    if n.built == len(MONUMENT_COLORS):
        return
    for color in range(4):
        tiles = load(s.tile[color])
        if count(tiles) < 3:
            continue
        lacking = nearly_squares(tiles, free & RIVER if color == BLUE else free & LAND)
        if some(lacking):
            for k in range(n.kingdoms):
                near = load(n.kingdom[k]) | load(n.halo[k])
                n.squares[k, color] = count(lacking & near)


@kernel
def temples_around(temples: Cells) -> tuple[Cells, Cells, Cells]:
    """The cells with at least one, two, three temples beside them."""
    left, right = shift_right(temples), shift_left(temples)
    up, down = shift_down(temples), shift_up(temples)
    across, along = left & right, up & down
    any_across, any_along = left | right, up | down
    one = around(temples)
    two = across | along | (any_across & any_along)
    three = (across & any_along) | (along & any_across)
    return one, two, three


@kernel
def nearly_squares(tiles: Cells, free: Cells) -> Cells:
    """The top left cells of squares with three such tiles and the fourth cell free."""
    pair = tiles & shift_left(tiles)
    half = (tiles & shift_left(free)) | (free & shift_left(tiles))
    return (pair & shift_up(half)) | (half & shift_up(pair))


@kernel
def shift_left(x: Cells) -> Cells:
    """Each cell whose right neighbor is in the set."""
    return Cells(
        (x.a >> S1) & NOT_LAST_COLUMN, (x.b >> S1) & NOT_LAST_COLUMN, (x.c >> S1) & NOT_LAST_COLUMN
    )


@kernel
def shift_right(x: Cells) -> Cells:
    """Each cell whose left neighbor is in the set."""
    return Cells(
        (x.a & NOT_LAST_COLUMN) << S1, (x.b & NOT_LAST_COLUMN) << S1, (x.c & NOT_LAST_COLUMN) << S1
    )


@kernel
def shift_up(x: Cells) -> Cells:
    """Each cell whose lower neighbor is in the set."""
    return Cells((x.a >> S16) | (x.b << S48), (x.b >> S16) | (x.c << S48), x.c >> S16)


@kernel
def shift_down(x: Cells) -> Cells:
    """Each cell whose upper neighbor is in the set, and some beyond the last row."""
    return Cells(x.a << S16, (x.b << S16) | (x.a >> S48), (x.c << S16) | (x.b >> S48))
