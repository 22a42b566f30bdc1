"""What the features share: columns, runs, temples, and what each could do."""

import numpy as np

from ziggurat.core.jit import kernel
from ziggurat.core.state import NUMBER, record
from ziggurat.games.babel.bots.records import Scratch
from ziggurat.games.babel.data import LEVELS, RUN, SEATS, SITES
from ziggurat.games.babel.nations import card
from ziggurat.games.babel.records import State
from ziggurat.games.babel.scoring import top
from ziggurat.games.babel.temples import open_level, temples_left

NO_NATION = -1
WAYS = 5  # to come to a power

SCRATCH = record(
    # Of each seat and site.
    top=(NUMBER, (SEATS, SITES)),
    cards=(NUMBER, (SEATS, SITES)),
    like=(NUMBER, (SEATS, SITES, SITES)),  # cards of each nation
    run=(NUMBER, (SEATS, SITES, SITES)),  # the longest run of each nation
    charges=(NUMBER, (SEATS, SITES)),  # powers that its runs could pay for
    last=(NUMBER, (SEATS, SITES)),  # the nation of the last card, or NO_NATION
    tail=(NUMBER, (SEATS, SITES)),  # how many like cards end the column
    # Of each seat.
    height=(NUMBER, SEATS),
    order=(NUMBER, SITES),  # the sites, those with the most levels first
    # Of each row, by its seat: the open card and the one below it, 0 for none.
    open=(NUMBER, SEATS),
    below=(NUMBER, SEATS),
    left=NUMBER,  # temple cards in the pile
    movable=(NUMBER, (SEATS, SITES)),  # sites whose last three cards are of each nation
    # For sums.
    tops=(NUMBER, SITES),
    columns=(NUMBER, SITES),
    taken=(NUMBER, SEATS),
    best=(np.float64, WAYS),
)


@kernel
def fill_scratch(s: State, n: Scratch) -> None:
    """Look at every column, temple and row once."""
    for seat in range(s.seats):
        n.height[seat] = 0
        n.movable[seat] = 0
        for site in range(SITES):
            n.top[seat, site] = top(s, seat, site)
            n.height[seat] += n.top[seat, site]
            fill_column(s, n, seat, site)
        n.open[seat] = open_level(s, seat)
        n.below[seat] = s.row[seat, s.row_length[seat] - 2] if s.row_length[seat] > 1 else 0
    n.left = temples_left(s)
    fill_order(n)


@kernel
def fill_column(s: State, n: Scratch, seat: int, site: int) -> None:
    """Count the cards of a column, and its runs."""
    n.cards[seat, site] = s.column_length[seat, site]
    n.charges[seat, site] = 0
    n.last[seat, site] = NO_NATION
    n.tail[seat, site] = 0
    for nation in range(SITES):
        n.like[seat, site, nation] = 0
        n.run[seat, site, nation] = 0
    for i in range(n.cards[seat, site]):
        nation = card(s, seat, site, i)
        n.tail[seat, site] = n.tail[seat, site] + 1 if nation == n.last[seat, site] else 1
        n.last[seat, site] = nation
        n.like[seat, site, nation] += 1
        n.run[seat, site, nation] = max(n.run[seat, site, nation], n.tail[seat, site])
        n.charges[seat, site] += n.tail[seat, site] >= RUN
    if n.tail[seat, site] >= RUN:
        n.movable[seat, n.last[seat, site]] += 1


@kernel
def fill_order(n: Scratch) -> None:
    """The sites in order of what stands there, so that it does not matter which is which."""
    for i in range(SITES):
        n.order[i] = i
        j = i
        while j > 0 and stake(n, n.order[j]) > stake(n, n.order[j - 1]):
            n.order[j], n.order[j - 1] = n.order[j - 1], n.order[j]
            j -= 1


@kernel
def stake(n: Scratch, site: int) -> int:
    """Levels first, then cards."""
    levels = n.top[0, site] + n.top[1, site]
    return levels * 10 * LEVELS + n.cards[0, site] + n.cards[1, site]
