"""Palaces: who leads in a province, and what one more would change."""

from typing import Any

from ziggurat.core.bits import ZERO, bits_in
from ziggurat.core.jit import kernel
from ziggurat.games.china.bots.records import Scratch
from ziggurat.games.china.data import EMPEROR, PALACE
from ziggurat.games.china.records import State
from ziggurat.games.china.state import FORTIFICATIONS, INFLUENCE, NOBODY


@kernel
def fill_palaces(s: State, n: Scratch, province: int, taken: Any) -> None:
    """Palaces by owner, free spaces, and the points of each owner."""
    land, counts, total = s.land[province], 0, 0
    for owner in range(s.owners):
        houses = bits_in(s.palace[owner] & land)
        n.houses[province, owner] = houses
        n.doubled[province, owner] = 1
        if s.palace[owner] & s.fort & land != ZERO:
            n.doubled[province, owner] = 2
        counts |= 1 << houses
        total += houses
    n.houses_in_all[province] = total
    n.extent[province] = bits_in(land)
    n.empty[province] = 1 if (taken | s.fort) & land == ZERO else 0
    scored = s.scored >> province & 1 == 1
    n.free[province] = 0 if scored else n.extent[province] - total
    for owner in range(s.owners):
        n.points[province, owner] = 0
        if not scored:
            rank = ranked(counts, total, n.houses[province, owner])
            n.points[province, owner] = rank * n.doubled[province, owner]


@kernel
def ranked(counts: int, total: int, mine: int) -> int:
    """The most palaces score all of them, others as many as the next above them has.

    A bit of `counts` is set for every number of palaces that some owner has.
    """
    if mine == 0:
        return 0
    above = counts >> (mine + 1)
    if above == 0:
        return total
    points = mine + 1
    while above & 1 == 0:
        above >>= 1
        points += 1
    return points


@kernel
def fill_swings(s: State, n: Scratch, province: int, taken: Any) -> None:
    """What one palace more, and two, of any owner would change for every seat."""
    bare_fort = s.option[FORTIFICATIONS] > 0 and s.fort & s.land[province] & ~taken != ZERO
    for owner in range(s.owners):
        able = min(n.free[province], s.supply[owner, PALACE])
        if able == 0:
            n.swing[province, owner] = 0
            continue
        others = 0
        for other in range(s.owners):
            if other != owner:
                others |= 1 << n.houses[province, other]
        fortified = 2 if bare_fort else n.doubled[province, owner]
        for i in range(2):
            more = min(i + 1, able)
            if n.empty[province] > 0:
                more = 1
            fill_swing(s, n, province, owner, others, more, fortified, i)


@kernel
def fill_swing(  # noqa: PLR0913 - one fat kernel
    s: State, n: Scratch, province: int, owner: int, others: int, more: int, fortified: int, i: int
) -> None:
    total = n.houses_in_all[province] + more
    counts = others | 1 << (n.houses[province, owner] + more)
    patron = holder(s, province)
    for seat in range(s.seats):
        n.swing[province, owner, seat, i] = 0
    for other in range(s.owners):
        houses, doubled = n.houses[province, other], n.doubled[province, other]
        if other == owner:
            houses += more
            doubled = fortified
        change = ranked(counts, total, houses) * doubled - n.points[province, other]
        if other < s.seats:
            n.swing[province, owner, other, i] += change
        elif patron != NOBODY:
            n.swing[province, owner, patron, i] += change


@kernel
def holder(s: State, province: int) -> Any:
    """Who scores the Emperor's points in a province."""
    return s.influence[s.color[province]] if s.option[INFLUENCE] > 0 else NOBODY


@kernel
def court_reach(s: State, n: Scratch, seat: int) -> int:
    """The Emperor's points in colors whose influence card one kept card would bring."""
    points = 0
    for province in range(s.provinces):
        color = s.color[province]
        if s.influence[color] != seat and s.kept[seat, color] + 1 >= s.kept[1 - seat, color]:
            points += n.points[province, EMPEROR]
    return points
