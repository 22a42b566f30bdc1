"""Points in China, counted the slow way: provinces, alliances, roads, harbours, bonus tiles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from typing import Any

from oracles.china_table import EMPEROR, TILE_COLORS, Owner, Table

SHORTEST_CHAIN = 4
TILE_MAJORITY = 6

Chains = tuple[int, tuple[int, ...]]  # points, and lengths of the chains, longest first
NO_CHAINS: Chains = (0, ())


def ranked(palaces: Counter[Owner]) -> Counter[Owner]:
    """The leader scores every palace; who comes next, as many as stand one level above him.

    Equals share a level. Who has no palace scores nothing.
    """
    points: Counter[Owner] = Counter()
    above = palaces.total()
    for level in sorted(set((+palaces).values()), reverse=True):
        points.update({owner: above for owner, n in palaces.items() if n == level})
        above = level
    return points


def palaces_on(table: Table, spaces: Collection[str]) -> Counter[Owner]:
    """How many of these spaces each owner has built on."""
    return Counter(table.palaces[space] for space in spaces if space in table.palaces)


def province_points(table: Table, province: str) -> dict[int, int]:
    """A province is scored by rank, and a fortified palace doubles its owner's points there.

    The Emperor's points go to the holder of the color's influence card, if there is one.
    """
    spaces = table.board.spaces[province]
    points = ranked(palaces_on(table, spaces))
    fortified = {table.palaces.get(space) for space in spaces if space in table.forts}
    for owner in set(points) & fortified:
        points[owner] *= 2
    holder = table.influence.get(table.board.color[province]) if table.with_influence else None
    if holder is not None:
        points[holder] += points[EMPEROR]
    return players_only(table, points)


def players_only(table: Table, points: Counter[Owner]) -> dict[int, int]:
    """What the Emperor earns himself is nobody's."""
    return {seat: points[seat] for seat in range(table.seats) if points[seat]}


def leaders(table: Table, province: str) -> set[Owner]:
    """Everyone with the most emissaries leads; nobody does on an empty dragon space."""
    there = +table.emissaries[province]
    return {owner for owner, n in there.items() if n == max(there.values())}


def alliance_points(table: Table, number: int) -> dict[int, int]:
    """Who leads in both provinces of an alliance scores all emissaries there, whoever's."""
    one, other = table.board.alliances[number]
    total = (table.emissaries[one] + table.emissaries[other]).total()
    allied = leaders(table, one) & leaders(table, other)
    return players_only(table, Counter(dict.fromkeys(allied, total)))


Roads = dict[str, set[str]]  # an owner's palaces, each with those a road joins it to


def own_roads(table: Table, owner: Owner) -> Roads:
    """Only roads between two palaces of the same owner count."""
    own = {space for space, whose in table.palaces.items() if whose == owner}
    return {space: table.board.neighbors[space] & own for space in own}


def paths_from(roads: Roads, path: tuple[str, ...]) -> set[frozenset[str]]:
    """The palaces of every way to go on along roads that comes nowhere twice."""
    found = {frozenset(path)} if len(path) >= SHORTEST_CHAIN else set()
    for following in roads[path[-1]] - set(path):
        found |= paths_from(roads, (*path, following))
    return found


def joined(roads: Roads, palaces: frozenset[str]) -> frozenset[str]:
    """The palaces among these that can be reached from the first of them."""
    reached, fresh = set(), {min(palaces)}
    while fresh:
        reached |= fresh
        fresh = {space for one in fresh for space in roads[one] & palaces} - reached
    return frozenset(reached)


def together(one: Chains, other: Chains) -> Chains:
    """Chains that share no palace add up."""
    return one[0] + other[0], tuple(sorted(one[1] + other[1], reverse=True))


class RoadBook:
    """The best a set of palaces can score, with everything already worked out."""

    def __init__(self, roads: Roads, forts: set[str]) -> None:
        self.roads = roads
        self.chains = {
            chain: len(chain) * (2 if chain & forts else 1)
            for start in roads
            for chain in paths_from(roads, (start,))
        }
        self.known: dict[frozenset[str], Chains] = {frozenset(): NO_CHAINS}

    def best(self, palaces: frozenset[str]) -> Chains:
        """Each palace is in one chain or in none; equal scores go to the longer first chain."""
        if palaces not in self.known:
            part = joined(self.roads, palaces)
            if part != palaces:
                found = together(self.best(part), self.best(palaces - part))
            else:
                found = self.best_joined(palaces)
            self.known[palaces] = found
        return self.known[palaces]

    def best_joined(self, palaces: frozenset[str]) -> Chains:
        """Leave the first palace out, or try every chain it could be in."""
        first = min(palaces)
        choices = [self.best(palaces - {first})]
        for chain, points in self.chains.items():
            if first in chain and chain <= palaces:
                choices.append(together((points, (len(chain),)), self.best(palaces - chain)))
        return max(choices)


def best_chains(table: Table, owner: Owner) -> Chains:
    """Chains of four or more own palaces score one a palace, doubled if one is fortified.

    A chain runs along roads without branching. No palace is in two chains, and the split that
    is worth most counts.
    """
    roads = own_roads(table, owner)
    return RoadBook(roads, table.forts).best(frozenset(roads))


def harbour_points(table: Table) -> dict[int, int]:
    """All harbours together are scored like one more province."""
    return players_only(table, ranked(palaces_on(table, table.board.harbours)))


def bonus_points(table: Table) -> dict[int, int]:
    """In each color of tiles everyone with the most of them scores 6."""
    points: Counter[Owner] = Counter()
    for color in TILE_COLORS:
        most = max(taken[color] for taken in table.bonus_taken.values())
        for owner, taken in table.bonus_taken.items():
            points[owner] += TILE_MAJORITY if taken[color] == most > 0 else 0
    return players_only(table, points)


def scoring(table: Table) -> dict[str, Any]:
    """All that is scored if the game ends here; whoever is not listed scores nothing."""
    chains = {seat: best_chains(table, seat) for seat in range(table.seats)}
    open_provinces = [one for one in table.board.spaces if one not in table.scored]
    return {
        "palaces": {province: province_points(table, province) for province in open_provinces},
        "alliances": {number: alliance_points(table, number) for number in table.board.alliances},
        "roads": {seat: points for seat, (points, _) in chains.items() if points},
        "chains": {seat: list(lengths) for seat, (_, lengths) in chains.items() if lengths},
        "harbours": harbour_points(table),
        "bonus": bonus_points(table),
    }


def final_points(table: Table) -> Counter[int]:
    """What the end of the game adds to each score."""
    found = scoring(table)
    parts = [*found["palaces"].values(), *found["alliances"].values()]
    points = Counter[int]()
    for part in (*parts, found["roads"], found["harbours"], found["bonus"]):
        points.update(part)
    return points


def winners(table: Table) -> list[int]:
    """The highest score wins, then the most pieces left; equals share the win."""
    results = {seat: (table.score[seat], table.supply[seat].total()) for seat in table.score}
    return [seat for seat in results if results[seat] == max(results.values())]
