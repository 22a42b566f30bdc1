"""The points of every seat if the game ended now, one by one."""

import numpy as np

from ziggurat.core.bits import numbers_in
from ziggurat.core.jit import kernel
from ziggurat.core.state import Array, plain
from ziggurat.games.china.naming import map_at
from ziggurat.games.china.records import PlainState, State
from ziggurat.games.china.roads import MOST_CHAINS, best_chains, chain_points
from ziggurat.games.china.scoring import (
    alliance_points,
    harbour_points,
    palace_points,
    tile_points,
)
from ziggurat.games.china.shapes import Breakdown
from ziggurat.games.china.state import OVER

MORE_ROWS = 4  # of points, after provinces and alliances: roads, harbours, tiles, totals


def breakdown(s: State) -> Breakdown:
    """Palaces by province, alliances by number, roads with their chains, harbours, tiles.

    Every list has one entry a seat. Provinces that have been scored are left out; once the
    game is over this is what its final scoring was.
    """
    return breakdown_of(s, plain(s))


def breakdown_of(s: State, p: PlainState) -> Breakdown:
    """The same of a record that has been read."""
    points = np.zeros((p.provinces + p.alliances + MORE_ROWS, p.seats), np.int64)
    chains = np.zeros((p.seats, MOST_CHAINS), np.uint64)
    fill_points(s, points, chains)
    rows, chart = points.tolist(), map_at(p)
    palaces, alliances = rows[: p.provinces], rows[p.provinces : -MORE_ROWS]
    roads, harbours, tiles, totals = rows[-MORE_ROWS:]
    rows_of_chains = [longest_first(row) for row in chains]
    return {
        "palaces": {
            name: points
            for number, (name, points) in enumerate(zip(chart.provinces, palaces, strict=True))
            if not p.scored >> number & 1
        },
        "alliances": {str(number): points for number, points in enumerate(alliances, 1)},
        "roads": roads,
        "chains": [named(chart.spaces, row) for row in rows_of_chains],
        "chain_points": [[int(chain_points(s, chain)) for chain in row] for row in rows_of_chains],
        "harbours": harbours,
        "bonus": tiles,
        "totals": totals,
    }


@kernel
def fill_points(s: State, points: Array, chains: Array) -> None:
    """A row for all there is to score, in it every seat; and the chains of each seat.

    The last row is the sum: the score, and while the game lives all that would be added.
    """
    alliances, roads = s.provinces, s.provinces + s.alliances
    for seat in range(s.seats):
        for province in range(s.provinces):
            if s.scored >> province & 1 == 0:
                points[province, seat] = palace_points(s, seat, province)
        for number in range(s.alliances):
            points[alliances + number, seat] = alliance_points(s, seat, number)
        count = best_chains(s, seat, chains[seat])
        chains[seat, count:] = 0  # what was only tried
        for i in range(count):
            points[roads, seat] += chain_points(s, chains[seat, i])
        points[roads + 1, seat] = harbour_points(s, seat)
        points[roads + 2, seat] = tile_points(s, seat)
        total = s.score[seat]
        if s.prompt != OVER:
            for row in range(roads + 3):
                total += points[row, seat]
        points[roads + 3, seat] = total


def longest_first(chains: Array) -> list[np.uint64]:
    return sorted(chains[chains > 0], key=lambda chain: -int(chain).bit_count())


def named(names: tuple[str, ...], chains: list[np.uint64]) -> list[list[str]]:
    """The chains a seat would score as sets of spaces."""
    return [[names[space] for space in numbers_in(chain)] for chain in chains]
