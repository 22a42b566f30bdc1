"""The points of every seat if the game ended now, one by one."""

from typing import Any

import numpy as np

from ziggurat.core.state import State
from ziggurat.games.china.naming import map_at, space_names
from ziggurat.games.china.roads import MOST_CHAINS, best_chains
from ziggurat.games.china.scoring import (
    alliance_points,
    harbour_points,
    palace_points,
    road_points,
    tile_points,
    total,
)

Breakdown = dict[str, Any]


def breakdown(s: State) -> Breakdown:
    """Palaces by province, alliances by number, roads with their chains, harbours, tiles.

    Every list has one entry a seat. Provinces that have been scored are left out; once the
    game is over this is what its final scoring was.
    """
    seats = range(s.seats)
    return {
        "palaces": {
            name: [int(palace_points(s, seat, province)) for seat in seats]
            for province, name in enumerate(map_at(s).provinces)
            if not int(s.scored) >> province & 1
        },
        "alliances": {
            str(number + 1): [int(alliance_points(s, seat, number)) for seat in seats]
            for number in range(s.alliances)
        },
        "roads": [int(road_points(s, seat)) for seat in seats],
        "chains": [chains(s, seat) for seat in seats],
        "harbours": [int(harbour_points(s, seat)) for seat in seats],
        "bonus": [int(tile_points(s, seat)) for seat in seats],
        "totals": [int(total(s, seat)) for seat in seats],
    }


def chains(s: State, seat: int) -> list[list[str]]:
    """The chains a seat would score, the longest first, as sets of spaces."""
    found = np.zeros(MOST_CHAINS, np.uint64)
    count = best_chains(s, seat, found)
    return sorted((space_names(s, chain) for chain in found[:count]), key=len, reverse=True)
