"""Emissaries: who leads where, and what alliances pay now and with one more."""

from ziggurat.core.jit import kernel
from ziggurat.games.china.bots.records import Scratch
from ziggurat.games.china.data import EMISSARY
from ziggurat.games.china.records import State


@kernel
def fill_envoys(s: State, n: Scratch, province: int) -> None:
    """Emissaries: how many, the two highest numbers, room for more."""
    total, most, second, limit = 0, 0, 0, 0
    for owner in range(s.owners):
        envoys = s.emissary[province, owner]
        total += envoys
        limit = max(limit, n.houses[province, owner])
        if envoys > most:
            most, second = envoys, most
        else:
            second = max(second, envoys)
        n.through[province, owner] = 0
        n.pacts[province, owner] = 0
        n.envoy_gain[province, owner] = 0
    n.envoys[province], n.most_envoys[province], n.second_envoys[province] = total, most, second
    n.room[province] = limit - total


@kernel
def heads(s: State, n: Scratch, province: int, seat: int, more: int) -> bool:
    """A seat has most emissaries in a province, or would with some more."""
    envoys = s.emissary[province, seat] + more
    return envoys > 0 and envoys >= n.most_envoys[province]


@kernel
def heads_firmly(s: State, n: Scratch, province: int) -> bool:
    """The lead cannot be taken away by one emissary."""
    return n.room[province] <= 0 or n.most_envoys[province] > n.second_envoys[province]


@kernel
def fill_alliances(s: State, n: Scratch, seat: int) -> None:
    """Alliance points, how firm they are, and what one more emissary would bring."""
    points, firm = 0, 0
    more = 1 if s.supply[seat, EMISSARY] > 0 else 0
    for number in range(s.alliances):
        one, other = s.alliance[number, 0], s.alliance[number, 1]
        envoys = n.envoys[one] + n.envoys[other]
        if envoys == 0:
            continue
        head, other_head = heads(s, n, one, seat, 0), heads(s, n, other, seat, 0)
        if head and other_head:
            points += envoys
            if heads_firmly(s, n, one) and heads_firmly(s, n, other):
                firm += envoys
            for province in (one, other):
                n.through[province, seat] += envoys
                n.pacts[province, seat] += 1
                n.envoy_gain[province, seat] += more
        elif other_head and heads(s, n, one, seat, more):
            n.envoy_gain[one, seat] += envoys + more
        elif head and heads(s, n, other, seat, more):
            n.envoy_gain[other, seat] += envoys + more
    n.alliance_points[seat], n.firm_points[seat] = points, firm
    for province in range(s.provinces):
        if more == 0 or n.room[province] <= 0:
            n.envoy_gain[province, seat] = 0
