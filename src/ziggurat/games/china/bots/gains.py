"""What pieces are worth to one seat against another, and what cards can buy."""

from typing import Any

from ziggurat.core.jit import kernel
from ziggurat.core.state import Array, constants
from ziggurat.games.china.bots.records import Scratch
from ziggurat.games.china.data import COLORS, EMISSARY, EMPEROR, JOKER, TILE_POINTS, TILES
from ziggurat.games.china.records import State
from ziggurat.games.china.state import PLACE

MINE, THEIRS = constants(2)


@kernel
def weigh_pieces(s: State, n: Scratch, me: int, rival: int) -> None:
    """What a piece in each province, and two, would be worth to me and to the rival."""
    for side in range(2):
        seat, other = (me, rival) if side == MINE else (rival, me)
        for province in range(s.provinces):
            weigh_province(s, n, province, seat, other, side)


@kernel
def weigh_province(s: State, n: Scratch, province: int, seat: int, other: int, side: int) -> None:
    palace = palace_worth(n, province, seat, other, 0)
    envoy = envoy_worth(s, n, province, seat, other)
    n.worth[side, province] = max(palace, envoy)
    both = palace_worth(n, province, seat, other, 1)
    if n.empty[province] == 0:
        both = max(both, palace + envoy)
    n.worth_of_two[side, province] = max(both, n.worth[side, province])


@kernel
def palace_worth(n: Scratch, province: int, seat: int, other: int, more: int) -> Any:
    """Points gained on another by one palace, or by two."""
    return n.swing[province, seat, seat, more] - n.swing[province, seat, other, more]


@kernel
def envoy_worth(s: State, n: Scratch, province: int, seat: int, other: int) -> Any:
    """Points gained on another by one emissary."""
    if n.room[province] <= 0 or s.supply[seat, EMISSARY] == 0:
        return 0
    return embassy_worth(s, n, province, seat, other, n.envoy_gain[province, seat], 1)


@kernel
def embassy_worth(  # noqa: PLR0913 - one fat kernel
    s: State, n: Scratch, province: int, seat: int, other: int, gain: int, more: int
) -> Any:
    """Points gained on another by emissaries that bring so many: his alliances may break."""
    if s.emissary[province, seat] + more > s.emissary[province, other]:
        return gain + n.through[province, other]
    return gain - more * n.pacts[province, other]


@kernel
def best_worth(s: State, n: Scratch, side: int) -> tuple[int, int, int]:
    """The best piece with ideal cards, the second best, and the sum of all."""
    best, second, total = 0, 0, 0
    for province in range(s.provinces):
        worth = n.worth[side, province]
        if worth > 0:
            total += worth
            if worth > best:
                best, second = worth, best
            else:
                second = max(second, worth)
    return best, second, total


@kernel
def pieces_affordable(s: State, cards: Array, province: int) -> int:
    """How many pieces some cards buy in a province."""
    pieces = cards[s.color[province]]
    for color in range(len(COLORS)):
        if color != s.color[province] and cards[color] >= JOKER:
            pieces += 1
    return pieces


@kernel
def best_play(s: State, n: Scratch, cards: Array, side: int) -> Any:
    """The most that one turn with these cards would gain."""
    best = 0
    for province in range(s.provinces):
        if n.worth_of_two[side, province] > best:
            pieces = pieces_affordable(s, cards, province)
            if pieces >= 2:
                best = n.worth_of_two[side, province]
            elif pieces == 1:
                best = max(best, n.worth[side, province])
    return best


@kernel
def best_second_piece(s: State, n: Scratch, me: int) -> Any:
    """What a second piece of this turn would gain."""
    if s.turn != me or s.prompt != PLACE or s.placed != 1:
        return 0
    best, open_to = 0, s.first & ~s.fresh
    for province in range(s.provinces):
        better = open_to >> province & 1 == 1 and n.worth[MINE, province] > best
        if better and pieces_affordable(s, s.hand[me], province) > 0:
            best = n.worth[MINE, province]
    return best


@kernel
def color_worth(s: State, n: Scratch, color: int, side: int) -> Any:
    """The best piece one card of a color could buy."""
    best = 0
    for province in range(s.provinces):
        if s.color[province] == color:
            best = max(best, n.worth[side, province])
    return best


@kernel
def emperor_worth(s: State, n: Scratch, seat: int, other: int) -> Any:
    """What the Emperor's next piece could gain a seat on another, with his open cards."""
    best = 0
    for province in range(s.provinces):
        if n.empty[province] > 0 or pieces_affordable(s, s.hand[EMPEROR], province) == 0:
            continue
        palace = n.swing[province, EMPEROR, seat, 0] - n.swing[province, EMPEROR, other, 0]
        best = max(best, palace, emperor_envoy_worth(s, n, province, seat, other))
    return best


@kernel
def emperor_envoy_worth(s: State, n: Scratch, province: int, seat: int, other: int) -> Any:
    """What his emissary would gain: the alliances it breaks, or those it feeds."""
    if n.room[province] <= 0 or s.supply[EMPEROR, EMISSARY] == 0:
        return 0
    envoys, gain = s.emissary[province, EMPEROR] + 1, 0
    if envoys > s.emissary[province, seat]:
        gain -= n.through[province, seat]
    else:
        gain += n.pacts[province, seat]
    if envoys > s.emissary[province, other]:
        return gain + n.through[province, other]
    return gain - n.pacts[province, other]


@kernel
def at_risk(s: State, n: Scratch, seat: int) -> Any:
    """Points a seat would lose where somebody else builds one palace."""
    total = 0
    for province in range(s.provinces):
        worst = 0
        if n.free[province] > 0 and n.houses[province, seat] > 0:
            for owner in range(s.owners):
                if owner != seat:
                    worst = min(worst, n.swing[province, owner, seat, 0])
        total -= worst
    return total


@kernel
def best_palace(s: State, n: Scratch, seat: int) -> Any:
    """The most points one palace would add."""
    best = 0
    for province in range(s.provinces):
        best = max(best, n.swing[province, seat, seat, 0])
    return best


@kernel
def best_envoy(s: State, n: Scratch, seat: int) -> Any:
    """The most points one emissary would add."""
    best = 0
    for province in range(s.provinces):
        best = max(best, n.envoy_gain[province, seat])
    return best


@kernel
def envoy_gains(s: State, n: Scratch, seat: int) -> Any:
    """What one more emissary in each province would add, all together."""
    total = 0
    for province in range(s.provinces):
        total += n.envoy_gain[province, seat]
    return total


@kernel
def affords_two(s: State, n: Scratch, cards: Array) -> bool:
    """These cards buy two pieces in a province that is begun and not finished."""
    for province in range(s.provinces):
        begun = n.empty[province] == 0 and n.free[province] + n.room[province] >= 2
        if begun and pieces_affordable(s, cards, province) >= 2:
            return True
    return False


@kernel
def tile_worth(s: State, n: Scratch, seat: int, other: int) -> Any:
    """What the best tile face up on the map would gain a seat on another."""
    best = 0
    for tile in range(len(TILES)):
        if n.tiles_shown[tile] > 0:
            most = 0
            for owner in range(s.owners):
                most = max(most, s.taken[owner, tile])
            mine, theirs = s.taken[seat, tile], s.taken[other, tile]
            gain = 0
            if mine + 1 >= most and (mine < most or most == 0):
                gain += TILE_POINTS
            if theirs > 0 and theirs == most and mine == most:
                gain += TILE_POINTS
            best = max(best, gain)
    return best
