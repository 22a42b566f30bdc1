"""What the active player may do: the legal actions as sets of cells, and as a list.

The sets answer everything at once, and the k-th action can be told from them without
writing the list: random play needs no more.
"""

from ziggurat.core.cells import (
    NONE,
    Cells,
    around,
    beside,
    count,
    first,
    list_cells,
    load,
    may_part,
    nth,
    single,
    some,
    spread,
    store,
)
from ziggurat.core.jit import kernel
from ziggurat.core.state import NUMBER, WORD, Array, record
from ziggurat.games.tigris.actions import (
    PASS,
    PLACE_CATASTROPHE,
    PLACE_LEADER,
    PLACE_TILE,
    SWAP_NUMBER,
    WITHDRAW,
)
from ziggurat.games.tigris.data import BLUE, CELLS, HAND_SIZE, LAND, NOWHERE, RED, RIVER
from ziggurat.games.tigris.kingdoms import occupied
from ziggurat.games.tigris.records import Offers, State
from ziggurat.games.tigris.state import ONCE, THRICE, TWICE

CELL_SET = (WORD, 3)
MOST_ANSWERS = 32  # to any question but the main one

OFFERS = record(
    land=CELL_SET,  # where tiles may go
    river=CELL_SET,
    leader=(WORD, (4, 3)),
    catastrophe=CELL_SET,
    tiles=(NUMBER, 4),  # how many actions of each family, by color
    leaders=(NUMBER, 4),
    catastrophes=NUMBER,
    swaps=NUMBER,
    answer=(NUMBER, MOST_ANSWERS),
)


@kernel
def survey(s: State, o: Offers) -> int:
    """Find everything the active player may do; return how many actions that is."""
    ground = occupied(s)
    empty = ~(ground | load(s.catastrophe))
    total = survey_tiles(s, o, empty - load(s.border[THRICE]))
    total += survey_leaders(s, o, empty & LAND & around(load(s.tile[RED])))
    total += survey_catastrophes(s, o)
    hand = s.hand[s.turn]
    o.swaps = (hand[0] + 1) * (hand[1] + 1) * (hand[2] + 1) * (hand[3] + 1) - 1
    return total + o.swaps + 1


@kernel
def survey_tiles(s: State, o: Offers, free: Cells) -> int:
    """Farms go on rivers, other tiles on land; no tile may unite three kingdoms."""
    store(o.land, free & LAND)
    store(o.river, free & RIVER)
    land, river, total = count(free & LAND), count(free & RIVER), 0
    for color in range(4):
        o.tiles[color] = 0
        if s.hand[s.turn, color] > 0:
            o.tiles[color] = river if color == BLUE else land
        total += o.tiles[color]
    return total


@kernel
def survey_leaders(s: State, o: Offers, seats: Cells) -> int:
    """A leader stands on free land beside a temple and never joins two kingdoms."""
    free, total = seats - load(s.border[TWICE]), 0
    spaces = count(free)
    for color in range(4):
        store(o.leader[color], free)
        o.leaders[color] = spaces
        if s.leader_cell[s.turn, color] != NOWHERE:
            moved = spaces_to_move(s, color, seats, free)
            store(o.leader[color], moved)
            o.leaders[color] = count(moved)
            total += 1  # he may also be withdrawn
        total += o.leaders[color]
    return total


@kernel
def spaces_to_move(s: State, color: int, seats: Cells, free: Cells) -> Cells:
    """Where a leader of the active player may stand once he is lifted.

    His own kingdom may fall apart then, or be one no longer. Else what he alone touched is
    touched by one kingdom less, and only those cells count that touch two.
    """
    cell, kingdom = s.leader_cell[s.turn, color], load(s.kingdom[s.turn, color])
    rest = kingdom - single(cell)
    two = (seats - free) - load(s.border[THRICE])
    if not some(rest & load(s.leader)):
        return free | (two & around(kingdom)) if some(two) else free
    if may_part(cell, rest):
        return seats - joins_of_parts(s, kingdom, rest)
    two = two & beside(cell)
    return free | (two - around(rest)) if some(two) else free


@kernel
def joins_of_parts(s: State, kingdom: Cells, rest: Cells) -> Cells:
    """The cells that touch two kingdoms once only the rest of one is there, in parts."""
    halo = around(kingdom)
    once = (load(s.border[ONCE]) - halo) | (load(s.border[TWICE]) & halo)  # by the other kingdoms
    twice = (load(s.border[TWICE]) - halo) | (load(s.border[THRICE]) & halo)
    leaders = rest & load(s.leader)
    while some(leaders):
        part, halo = spread(first(leaders), rest)
        leaders = leaders - part
        twice = twice | (once & halo)
        once = once | halo
    return twice


@kernel
def survey_catastrophes(s: State, o: Offers) -> int:
    """A catastrophe goes anywhere but on a treasure, a monument, a leader or another one."""
    free = NONE
    if s.catastrophes_left[s.turn] > 0:
        spared = load(s.treasure) | load(s.face_down) | load(s.leader)
        free = ~(spared | load(s.catastrophe))
    store(o.catastrophe, free)
    o.catastrophes = count(free)
    return o.catastrophes


@kernel
def pick(s: State, o: Offers, k: int) -> int:
    """The k-th action of the last survey, in the order of the list."""
    for color in range(4):
        if k < o.tiles[color]:
            free = load(o.river) if color == BLUE else load(o.land)
            return PLACE_TILE + color * CELLS + nth(free, k)
        k -= o.tiles[color]
    for color in range(4):
        if k < o.leaders[color]:
            return PLACE_LEADER + color * CELLS + nth(load(o.leader[color]), k)
        k -= o.leaders[color]
    if k < o.catastrophes:
        return PLACE_CATASTROPHE + nth(load(o.catastrophe), k)
    k -= o.catastrophes
    for color in range(4):
        if s.leader_cell[s.turn, color] != NOWHERE:
            if k == 0:
                return WITHDRAW + color
            k -= 1
    return pick_swap(s, k + 1) if k < o.swaps else PASS


@kernel
def pick_swap(s: State, k: int) -> int:
    """The k-th way to give away some of the hand; the 0-th is to give nothing."""
    hand = s.hand[s.turn]
    k, green = divmod(k, hand[3] + 1)
    k, blue = divmod(k, hand[2] + 1)
    black, red = divmod(k, hand[1] + 1)
    return SWAP_NUMBER[black, red, blue, green]


@kernel
def legal_actions(s: State, o: Offers, moves: Array) -> int:
    """Write the list: tiles, leaders, catastrophes, withdrawals, swaps, pass."""
    survey(s, o)
    n = 0
    for color in range(4):
        if o.tiles[color] > 0:
            free = load(o.river) if color == BLUE else load(o.land)
            n = list_cells(free, PLACE_TILE + color * CELLS, moves, n)
    for color in range(4):
        n = list_cells(load(o.leader[color]), PLACE_LEADER + color * CELLS, moves, n)
    n = list_cells(load(o.catastrophe), PLACE_CATASTROPHE, moves, n)
    for color in range(4):
        if s.leader_cell[s.turn, color] != NOWHERE:
            moves[n] = WITHDRAW + color
            n += 1
    n = list_swaps(s, moves, n)
    moves[n] = PASS
    return n + 1


@kernel
def list_swaps(s: State, moves: Array, n: int) -> int:
    """Every way to give away one to six tiles of the hand."""
    hand = s.hand[s.turn]
    for black in range(min(hand[0], HAND_SIZE) + 1):
        for red in range(min(hand[1], HAND_SIZE - black) + 1):
            for blue in range(min(hand[2], HAND_SIZE - black - red) + 1):
                for green in range(min(hand[3], HAND_SIZE - black - red - blue) + 1):
                    if black + red + blue + green > 0:
                        moves[n] = SWAP_NUMBER[black, red, blue, green]
                        n += 1
    return n
