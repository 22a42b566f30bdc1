"""What a player notices of an action at a glance, before he looks at what it leads to.

A policy learns from this which of some two hundred actions deserve a closer look; `cases.py` says
what can be noticed.
"""

from ziggurat.core.cells import NONE, Cells, beside, count, has, load
from ziggurat.core.jit import kernel
from ziggurat.core.state import Array
from ziggurat.games.tigris.actions import (
    PASS,
    PLACE_CATASTROPHE,
    PLACE_LEADER,
    SWAP,
    SWAP_TILES,
    WITHDRAW,
)
from ziggurat.games.tigris.bots.cases import (
    A_SWAP,
    BESIDE,
    CATASTROPHE,
    CELL,
    DANGER,
    EVEN,
    FEW,
    FIRST_CASES,
    HAND,
    HOME,
    KIND,
    KINDS,
    LEADERS,
    MARGINS,
    MINE,
    NOTICES,
    PRIZE,
    SCORERS,
    SQUARE,
    THE_REST,
    WARS,
    begun_squares,
    leaders_beside,
    margin_case,
    rank_of,
    residents,
    scorer,
    strongest_near,
    touched,
)
from ziggurat.games.tigris.bots.records import Scratch
from ziggurat.games.tigris.bots.scratch import NO_KINGDOM
from ziggurat.games.tigris.data import CELLS, GREEN, NOWHERE, RED
from ziggurat.games.tigris.records import State
from ziggurat.games.tigris.state import NOBODY


@kernel
def notice(s: State, n: Scratch, moves: Array, size: int, found: Array) -> None:
    """The cases by which each of some actions of a turn is noticed."""
    second = KINDS if s.actions_left == 1 else 0
    color, three, two = -1, NONE, NONE
    for j in range(size):
        action, row = moves[j], found[j]
        for i in range(NOTICES):
            row[i] = FIRST_CASES[i]
        row[KIND] += second
        if action < PLACE_LEADER:
            if action // CELLS != color:
                color = action // CELLS
                three, two = begun_squares(load(s.tile[color]))
            notice_tile(s, n, color, action % CELLS, three, two, row)
        elif action < PLACE_CATASTROPHE:
            leader = action - PLACE_LEADER
            notice_leader(s, n, leader // CELLS, leader % CELLS, row)
        elif action < WITHDRAW:
            notice_catastrophe(s, n, action - PLACE_CATASTROPHE, row)
        elif SWAP <= action < PASS:
            row[KIND] += A_SWAP
            given = 0
            for c in range(4):
                given += SWAP_TILES[action - SWAP, c]
            row[HAND] += 1 + min(given, 6)
        else:
            row[KIND] += THE_REST


@kernel
def notice_tile(  # noqa: PLR0913 - an action, and what was found of its color
    s: State, n: Scratch, color: int, cell: int, three: Cells, two: Cells, row: Array
) -> None:
    row[KIND] += color
    row[CELL] += 1 + cell
    here = touched(n, cell, NO_KINGDOM)
    beyond = NO_KINGDOM if here == NO_KINGDOM else touched(n, cell, here)
    who = scorer(s, n, here, color)
    row[SCORERS] += 1 + (6 * rank_of(s, color) + who) * 6 + scorer(s, n, beyond, color)
    tiles = 2 if has(three, cell) else (1 if has(two, cell) else 0)
    row[SQUARE] += 1 + 2 * (3 * color + tiles) + (who == MINE)
    row[HAND] += 1 + 7 * color + min(s.hand[s.turn, color], 6)
    if color == RED:
        row[BESIDE] += 1 + leaders_beside(s, cell)
    if beyond != NO_KINGDOM:
        notice_union(s, n, here, beyond, row)


@kernel
def notice_union(s: State, n: Scratch, here: int, beyond: int, row: Array) -> None:
    """Wars that a tile between two kingdoms brings, and treasures."""
    wars, worst, best = 0, EVEN, -EVEN
    for color in range(4):
        one, other = n.ruler[here, color], n.ruler[beyond, color]
        if one == NOBODY or other == NOBODY:
            continue
        wars += 1
        if one == s.turn or other == s.turn:
            more = n.tiles[here, color] - n.tiles[beyond, color]
            more = (more if one == s.turn else -more) + s.hand[s.turn, color]
            worst, best = min(worst, more), max(best, more)
    if wars and best < worst:
        row[WARS] += 1
    elif wars:
        row[WARS] += 3 + MARGINS * margin_case(worst) + margin_case(best)
    else:
        row[WARS] += 2
    trader = max(n.ruler[here, GREEN], n.ruler[beyond, GREEN])
    treasures = min(n.treasures[here] + n.treasures[beyond], FEW) - 1
    if trader != NOBODY and treasures > 0:
        row[PRIZE] += 1 + FEW * (trader == s.turn) + treasures


@kernel
def notice_leader(s: State, n: Scratch, color: int, cell: int, row: Array) -> None:
    row[KIND] += LEADERS + color
    row[CELL] += 1 + cell
    k, left = touched(n, cell, NO_KINGDOM), n.home[s.turn, color]
    temples = min(count(beside(cell) & load(s.tile[RED])), 4)
    row[SCORERS] += 1 + (6 * rank_of(s, color) + scorer(s, n, k, color)) * 6
    row[HAND] += 1 + 4 * 7 + min(s.hand[s.turn, RED], 6)
    row[BESIDE] += 10 + 4 * (max(temples, 1) - 1) + residents(s, n, k)
    monuments, followers, revolt = 0, 0, MARGINS
    if k != NO_KINGDOM:
        monuments, followers = min(n.monuments[k, color], 2), min(n.tiles[k, color], 7)
        rival = n.ruler[k, color]
        if rival != NOBODY and rival != s.turn:
            revolt = margin_case(temples + s.hand[s.turn, RED] - n.temples[rival, color])
        row[DANGER] += strongest_near(s, n, k, color)
    row[PRIZE] += 1 + FEW * FEW + (MARGINS + 1) * followers + revolt
    behind, paid = 0, 0
    if left != NO_KINGDOM:
        behind, paid = 1 + min(n.tiles[left, color], 7), min(n.monuments[left, color], 2)
    row[HOME] += 1 + 3 * (3 * behind + monuments) + paid


@kernel
def notice_catastrophe(s: State, n: Scratch, cell: int, row: Array) -> None:
    """What it destroys, and whose leaders lose their only temple."""
    row[KIND] += CATASTROPHE
    row[CELL] += 1 + cell
    color = 4
    for c in range(4):
        if has(load(s.tile[c]), cell):
            color = c
    mine, others = 0, 0
    for seat in range(s.seats):
        for leader in range(4):
            at = s.leader_cell[seat, leader]
            if at != NOWHERE and has(beside(cell), at):
                lost = 2 if color == RED and n.temples[seat, leader] == 1 else 1
                if seat == s.turn:
                    mine = max(mine, lost)
                else:
                    others = max(others, lost)
    row[BESIDE] += 26 + 9 * color + 3 * mine + others
    for k in range(n.kingdoms):
        if has(load(n.kingdom[k]), cell):
            row[SCORERS] += 1 + 6 * scorer(s, n, k, min(color, 3))
            row[PRIZE] += 1 + min(n.tiles[k, color], 2) * FEW if color < 4 else 0
