"""What the active player may do, as a list."""

from ziggurat.core.jit import kernel
from ziggurat.core.state import NUMBER, Array, constant, record
from ziggurat.games.babel.actions import BUILD, BUILD_START, DEPLOY, END, MIGRATE, MOVE
from ziggurat.games.babel.data import MIGRANTS, QUARRY, SITES
from ziggurat.games.babel.powers import legal_powers, row_owner
from ziggurat.games.babel.records import State
from ziggurat.games.babel.temples import (
    may_build_level,
    may_build_start,
    open_level,
    start_in_reach,
)

ONE_LEVEL = constant(1)
MOST_OFFERS = 256  # the list is never longer
OFFERS = record(move=(NUMBER, MOST_OFFERS))


@kernel
def legal_actions(s: State, moves: Array) -> int:
    """Moves, cards to deploy, buildings, migrations, powers, and the end of the turn.

    While the reserved level 1 is not built, nothing is allowed that would put it out of
    reach, and the turn cannot end.
    """
    bound = s.start_temple[s.turn] > 0 and start_in_reach(s)
    n = legal_moves(s, bound, moves, 0)
    if s.pawn[s.turn] != QUARRY:
        n = legal_deployments(s, bound, moves, n)
        n = legal_buildings(s, bound, moves, n)
    n = legal_migrations(s, bound, moves, n)
    if s.pawn[s.turn] != QUARRY:
        n = legal_powers(s, not bound or reach_after_building(s), moves, n)
    if not bound:
        moves[n] = END
        n += 1
    return n


@kernel
def legal_moves(s: State, bound: bool, moves: Array, n: int) -> int:
    """A card of another site's nation takes the pawn there."""
    for site in range(SITES):
        may_go = site != s.pawn[s.turn] and s.hand[s.turn, site] > 0
        if may_go and (not bound or reach_after_move(s, site)):
            moves[n] = MOVE + site
            n += 1
    return n


@kernel
def reach_after_move(s: State, site: int) -> bool:
    home = s.pawn[s.turn]
    s.pawn[s.turn] = site
    s.hand[s.turn, site] -= 1
    reach = start_in_reach(s)
    s.hand[s.turn, site] += 1
    s.pawn[s.turn] = home
    return reach


@kernel
def legal_deployments(s: State, bound: bool, moves: Array, n: int) -> int:
    for nation in range(SITES):
        if s.hand[s.turn, nation] > 0 and (not bound or reach_after_deploying(s, nation)):
            moves[n] = DEPLOY + nation
            n += 1
    return n


@kernel
def reach_after_deploying(s: State, nation: int) -> bool:
    site = s.pawn[s.turn]
    s.hand[s.turn, nation] -= 1
    s.column_length[s.turn, site] += 1
    reach = start_in_reach(s)
    s.column_length[s.turn, site] -= 1
    s.hand[s.turn, nation] += 1
    return reach


@kernel
def legal_buildings(s: State, bound: bool, moves: Array, n: int) -> int:
    """The open card of either row, if it is the next level; or the reserved level 1."""
    for side in range(2):
        fits = may_build_level(s, open_level(s, row_owner(s, side)), ONE_LEVEL)
        if fits and (not bound or reach_after_building(s)):
            moves[n] = BUILD + side
            n += 1
    if may_build_start(s):
        moves[n] = BUILD_START
        n += 1
    return n


@kernel
def reach_after_building(s: State) -> bool:
    site = s.pawn[s.turn]
    levels = s.temple[s.turn, site]
    s.temple[s.turn, site] = 1
    reach = start_in_reach(s)
    s.temple[s.turn, site] = levels
    return reach


@kernel
def legal_migrations(s: State, bound: bool, moves: Array, n: int) -> int:
    """Once a turn, from a site with three cards to any other."""
    if s.migrated > 0:
        return n
    for origin in range(SITES):
        if s.column_length[s.turn, origin] < MIGRANTS:
            continue
        for site in range(SITES):
            if site != origin and (not bound or reach_after_migration(s, origin, site)):
                moves[n] = MIGRATE + origin * SITES + site
                n += 1
    return n


@kernel
def reach_after_migration(s: State, origin: int, site: int) -> bool:
    s.column_length[s.turn, origin] -= MIGRANTS
    s.column_length[s.turn, site] += MIGRANTS
    reach = start_in_reach(s)
    s.column_length[s.turn, site] -= MIGRANTS
    s.column_length[s.turn, origin] += MIGRANTS
    return reach
