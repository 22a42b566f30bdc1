"""Points: a province, an alliance, the roads, the harbours, the bonus tiles; and who wins."""

from typing import Any

import numpy as np

from ziggurat.core.bits import ZERO, bits_in
from ziggurat.core.jit import kernel
from ziggurat.core.state import Array
from ziggurat.games.china.data import CHAIN, EMPEROR, PIECES, TILE_POINTS, TILES
from ziggurat.games.china.provinces import emissaries_in
from ziggurat.games.china.records import State
from ziggurat.games.china.roads import MOST_CHAINS, best_chains, chain_points
from ziggurat.games.china.state import INFLUENCE, OVER


@kernel
def ranked_points(s: State, owner: int, land: Any) -> Any:
    """The owner of most palaces scores all of them, each next one those of the one before.

    Equals score alike, and who has none scores nothing.
    """
    mine, above, total = bits_in(s.palace[owner] & land), np.int64(0), np.int64(0)
    if mine == 0:
        return mine
    for other in range(s.owners):
        theirs = bits_in(s.palace[other] & land)
        total += theirs
        if theirs > mine and (above == 0 or theirs < above):
            above = theirs
    return total if above == 0 else above


@kernel
def own_points(s: State, owner: int, province: int) -> Any:
    """His points in a province, twice as many with a palace on a fortification there."""
    land = s.land[province]
    points = ranked_points(s, owner, land)
    return 2 * points if s.palace[owner] & s.fort & land != ZERO else points


@kernel
def influence_points(s: State, seat: int, province: int) -> Any:
    """Who holds the influence card of the color scores the Emperor's points as well."""
    if s.option[INFLUENCE] > 0 and s.influence[s.color[province]] == seat:
        return own_points(s, EMPEROR, province)
    return np.int64(0)


@kernel
def palace_points(s: State, seat: int, province: int) -> Any:
    return own_points(s, seat, province) + influence_points(s, seat, province)


@kernel
def leads(s: State, owner: int, province: int) -> bool:
    """Nobody has more emissaries in the province, and he has one."""
    mine = s.emissary[province, owner]
    if mine == 0:
        return False
    for other in range(s.owners):
        if s.emissary[province, other] > mine:
            return False
    return True


@kernel
def alliance_points(s: State, seat: int, number: int) -> int:
    """Who leads in both provinces scores all emissaries of both."""
    one, other = s.alliance[number, 0], s.alliance[number, 1]
    if leads(s, seat, one) and leads(s, seat, other):
        return emissaries_in(s, one) + emissaries_in(s, other)
    return 0


@kernel
def road_points(s: State, seat: int) -> int:
    """The best set of chains of four palaces or more, none used twice."""
    points = 0
    if bits_in(s.palace[seat]) >= CHAIN:
        chains = np.zeros(MOST_CHAINS, np.uint64)
        for i in range(best_chains(s, seat, chains)):
            points += chain_points(s, chains[i])
    return points


@kernel
def harbour_points(s: State, seat: int) -> Any:
    """At the end the harbours count once more, as if they were a province."""
    return ranked_points(s, seat, s.harbours)


@kernel
def tile_points(s: State, seat: int) -> int:
    """Six points for most tiles of a color, to everybody who has as many."""
    points = 0
    for tile in range(len(TILES)):
        most = 0
        for owner in range(s.owners):
            most = max(most, s.taken[owner, tile])
        if most > 0 and s.taken[seat, tile] == most:
            points += TILE_POINTS
    return points


@kernel
def unscored_points(s: State, seat: int) -> int:
    """The palaces of every province that has not been scored."""
    points = 0
    for province in range(s.provinces):
        if s.scored >> province & 1 == 0:
            points += palace_points(s, seat, province)
    return points


@kernel
def all_alliance_points(s: State, seat: int) -> int:
    points = 0
    for number in range(s.alliances):
        points += alliance_points(s, seat, number)
    return points


@kernel
def final_points(s: State, seat: int) -> int:
    """What the final scoring adds: palaces, alliances, roads, harbours, tiles."""
    points = unscored_points(s, seat) + all_alliance_points(s, seat) + road_points(s, seat)
    return points + harbour_points(s, seat) + tile_points(s, seat)


@kernel
def total(s: State, seat: int) -> int:
    """The score, with the final scoring if the game ended now."""
    return s.score[seat] if s.prompt == OVER else s.score[seat] + final_points(s, seat)


@kernel
def pieces_left(s: State, seat: int) -> int:
    left = 0
    for piece in range(len(PIECES)):
        left += s.supply[seat, piece]
    return left


@kernel
def scores(s: State, out: Array) -> None:
    for seat in range(s.seats):
        out[seat] = total(s, seat)


@kernel
def places(s: State, out: Array) -> None:
    """The highest total wins; a tie goes to more pieces left, and is shared if that ties too."""
    rank = np.zeros(s.seats, np.int64)
    for seat in range(s.seats):
        rank[seat] = total(s, seat) * 1024 + pieces_left(s, seat)
    for seat in range(s.seats):
        out[seat] = 1
        for other in range(s.seats):
            out[seat] += rank[other] > rank[seat]
