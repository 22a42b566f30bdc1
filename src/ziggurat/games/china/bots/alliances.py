"""Emissaries: who leads where, and what alliances pay now and with one more."""

from ziggurat.core.jit import kernel
from ziggurat.games.china.bots.records import Scratch
from ziggurat.games.china.data import EMISSARY, MOST_PIECES_A_TURN
from ziggurat.games.china.records import State

WITHIN_A_TURN = MOST_PIECES_A_TURN  # emissaries, if all pieces of a turn are


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
        n.envoy_promise[province, owner] = 0
        n.envoys_gain[province, owner] = 0
    n.envoys[province], n.most_envoys[province], n.second_envoys[province] = total, most, second
    n.room[province] = limit - total


@kernel
def heads_firmly(s: State, n: Scratch, province: int) -> bool:
    """The lead cannot be taken away by one emissary."""
    return n.room[province] <= 0 or n.most_envoys[province] > n.second_envoys[province]


@kernel
def lacking(s: State, n: Scratch, province: int, seat: int) -> int:
    """How many emissaries a seat lacks to have most in a province."""
    return max(n.most_envoys[province], 1) - s.emissary[province, seat]


@kernel
def is_sealed(s: State, n: Scratch, province: int) -> bool:
    """Whoever leads there will lead at the end: no palace, and too few emissaries, can follow."""
    gap = n.most_envoys[province] - n.second_envoys[province]
    return n.free[province] == 0 and n.room[province] <= gap


@kernel
def fill_alliances(s: State, n: Scratch, seat: int) -> None:
    """Alliance points, how firm they are, and what more emissaries would bring."""
    n.alliance_points[seat] = n.firm_points[seat] = n.sealed_points[seat] = 0
    n.far_points[seat] = 0
    for number in range(s.alliances):
        one, other = s.alliance[number, 0], s.alliance[number, 1]
        envoys = n.envoys[one] + n.envoys[other]
        if envoys == 0:
            continue
        short, other_short = lacking(s, n, one, seat), lacking(s, n, other, seat)
        if short == 0 and other_short == 0:
            count_alliance(s, n, seat, one, other, envoys)
        elif other_short == 0:
            promise(n, one, seat, short, envoys)
        elif short == 0:
            promise(n, other, seat, other_short, envoys)
        if short + other_short == WITHIN_A_TURN:
            n.far_points[seat] += envoys + WITHIN_A_TURN
    for province in range(s.provinces):
        if s.supply[seat, EMISSARY] == 0:
            n.envoy_promise[province, seat] = n.envoys_gain[province, seat] = 0
        able = n.room[province] > 0
        n.envoy_gain[province, seat] = n.envoy_promise[province, seat] if able else 0


@kernel
def count_alliance(s: State, n: Scratch, seat: int, one: int, other: int, envoys: int) -> None:
    """An alliance that pays: what hangs on either province, and who could end it."""
    n.alliance_points[seat] += envoys
    if heads_firmly(s, n, one) and heads_firmly(s, n, other):
        n.firm_points[seat] += envoys
    if is_sealed(s, n, one) and is_sealed(s, n, other):
        n.sealed_points[seat] += envoys
    for province in (one, other):
        n.through[province, seat] += envoys
        n.pacts[province, seat] += 1
        n.envoy_promise[province, seat] += 1
        n.envoys_gain[province, seat] += 2


@kernel
def promise(n: Scratch, province: int, seat: int, short: int, envoys: int) -> None:
    """An alliance that lacks emissaries in one province alone."""
    if short == 1:
        n.envoy_promise[province, seat] += envoys + 1
    if short <= WITHIN_A_TURN:
        n.envoys_gain[province, seat] += envoys + WITHIN_A_TURN
