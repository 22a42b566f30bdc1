"""What a seat believes of the hands it cannot see: that they hold what players keep.

Each color of tiles has its odds to be in a hand (`habits.py`), and a hand is a draw from the pool
nobody has seen by these odds. With all odds alike every tile of the pool is as likely to be there
as any other. All that counts is public: how full the bag is, what is fought for, whom the tiles
would follow, what a seat has scored, and how much it has swapped.
"""

import numpy as np

from ziggurat.core.cells import count, load
from ziggurat.core.dice import roll
from ziggurat.core.jit import kernel
from ziggurat.core.state import Array, constant
from ziggurat.games.tigris.bots.habits import ALIKE, EARLY, KEPT, LATE
from ziggurat.games.tigris.conflicts import DEFENDER, support_color
from ziggurat.games.tigris.data import HAND_SIZE, NOWHERE, RED
from ziggurat.games.tigris.observe import deal_again, gather
from ziggurat.games.tigris.records import State
from ziggurat.games.tigris.state import NO_CONFLICT, OVER, REVOLT
from ziggurat.games.tigris.turns import hand_size, in_all

FULL_BAG = 140
FEWEST_SEATS = 2
FINE = constant(2**30)  # sides of a die for chances
FROM_BLACK = constant(0)

# What counts in a color for a seat, besides the color itself; the last two count in red alone.
TRAITS = (
    "attacked in a war",
    "attacked in a revolt",
    "followers of his leader, in fours",
    "his weakest",
    "points above his weakest, in fives",
    "his leaders on the map, whom temples defend",
    "tiles he has swapped so far, in hands",
)
MOST_FOLLOWERS, MOST_ABOVE = 8, 10


@kernel
def imagine(s: State, seat: int, word: np.uint64) -> None:
    """Re-deal in place everything a seat cannot know, as the rule does, with hands as players keep.

    Hands come first, one after the other, and of what they leave the tiles put aside face down.
    """
    s.dice = word
    if s.prompt == OVER:
        return
    odds = np.empty((s.seats, 4))
    for other in range(s.seats):
        if other != seat:
            fill_odds(s, other, odds[other])
    for other in range(s.seats):
        if other != seat:
            gather(s.bag, s.hand[other])
            gather(s.bag, s.swapped[other])
    for other in range(s.seats):
        if other != seat:
            deal_as_kept(s, s.hand[other], odds[other])
    for other in range(s.seats):
        if other != seat:
            deal_again(s, s.swapped[other])


@kernel
def deal_as_kept(s: State, tiles: Array, odds: Array) -> None:
    """Fill a hand from the bag, color after color; how many tiles it takes stands in its place."""
    size = tiles[0]
    ways, rest = np.empty((4, size + 1)), np.empty((4, size + 1))
    fill_ways(s.bag, odds, collected(s), FROM_BLACK, ways, rest)
    for color in range(4):
        held = size
        if color < 3:
            held = drawn(s, ways[color], rest[color + 1], size)
        tiles[color] = held
        s.bag[color] -= held
        size -= held


@kernel
def drawn(s: State, ways: Array, rest: Array, size: int) -> int:
    """How many tiles of a color are among so many, by the dice."""
    total = 0.0
    for held in range(size + 1):
        total += ways[held] * rest[size - held]
    ticket = total * (roll(s, FINE) + 0.5) / FINE
    held = 0
    while held < size and ticket >= ways[held] * rest[size - held]:
        ticket -= ways[held] * rest[size - held]
        held += 1
    return held


@kernel
def fill_counts(s: State, me: int, seat: int, color: int, counts: Array) -> None:
    """The chances that another seat's hand holds none, one, two … tiles of a color."""
    size = hand_size(s, seat)
    pool, odds = np.empty(4, np.int64), np.empty(4)
    fill_pool(s, me, pool)
    fill_odds(s, seat, odds)
    ways, rest = np.empty((4, size + 1)), np.empty((4, size + 1))
    fill_ways(pool, odds, collected(s), color, ways, rest)
    for held in range(size + 1):
        counts[held] = ways[0, held] * rest[1, size - held] / rest[0, size]


@kernel
def fill_pool(s: State, me: int, pool: Array) -> None:
    """The tiles a seat has not seen, by color."""
    for color in range(4):
        pool[color] = s.bag[color]
        for other in range(s.seats):
            if other != me:
                pool[color] += s.hand[other, color] + s.swapped[other, color]


@kernel
def fill_odds(s: State, seat: int, odds: Array) -> None:
    """The odds of a tile of each color to be held by a seat."""
    row, full = s.seats - FEWEST_SEATS, in_all(s.bag) / FULL_BAG
    traits = np.empty(len(TRAITS))
    for color in range(4):
        kept = full * EARLY[row, color] + (1.0 - full) * LATE[row, color]
        fill_traits(s, seat, color, traits)
        for i in range(len(traits)):
            kept += KEPT[row, i] * traits[i]
        odds[color] = np.exp(kept)


@kernel
def fill_traits(s: State, seat: int, color: int, traits: Array) -> None:
    """What everybody sees that makes a seat keep tiles of a color, in the order of `TRAITS`."""
    traits[:] = 0.0
    if is_attacked_in(s, seat, color):
        traits[1 if s.conflict == REVOLT else 0] = 1.0
    if s.leader_cell[seat, color] != NOWHERE:
        followers = count(load(s.kingdom[seat, color]) & load(s.tile[color]))
        traits[2] = min(followers, MOST_FOLLOWERS) / 4.0
    above = s.points[seat, color] - fewest_points(s, seat)
    traits[3] = 1.0 if above == 0 else 0.0
    traits[4] = min(above, MOST_ABOVE) / 5.0
    if color == RED:
        for other in range(4):
            traits[5] += 1.0 if s.leader_cell[seat, other] != NOWHERE else 0.0
        traits[6] = in_all(s.swapped[seat]) / HAND_SIZE


@kernel
def fewest_points(s: State, seat: int) -> int:
    """A seat's points of its weakest color."""
    fewest = s.points[seat, 0]
    for color in range(1, 4):
        fewest = min(fewest, s.points[seat, color])
    return fewest


@kernel
def is_attacked_in(s: State, seat: int, color: int) -> bool:
    """Whether a seat defends itself with tiles of a color."""
    at_war = s.conflict != NO_CONFLICT
    return at_war and s.fighter[DEFENDER] == seat and support_color(s) == color


@kernel
def collected(s: State) -> float:
    """How much each tile of its color in a hand adds to the odds of a tile."""
    return np.exp(ALIKE[s.seats - FEWEST_SEATS])


@kernel
def fill_ways(pool: Array, odds: Array, alike: float, first: int, ways: Array, rest: Array) -> None:
    """In how many ways so many tiles of a color can be held, each as often as it is likely.

    Color by color beginning with the first; `rest` is the same for all colors from each one on.
    """
    size = ways.shape[1]
    for i in range(3, -1, -1):
        color = (first + i) % 4
        step = odds[color]
        ways[i, 0] = 1.0
        for held in range(size - 1):
            ways[i, held + 1] = ways[i, held] * step * (pool[color] - held) / (held + 1.0)
            step *= alike
        for tiles in range(size):
            rest[i, tiles] = ways[i, tiles]
            if i < 3:
                rest[i, tiles] = 0.0
                for held in range(tiles + 1):
                    rest[i, tiles] += ways[i, held] * rest[i + 1, tiles - held]
