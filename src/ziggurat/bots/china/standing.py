"""What can be said of one seat, whoever it is compared with."""

from ziggurat.bots.china.prospects import at_risk, best_envoy, best_palace, envoy_gains
from ziggurat.core.bits import ZERO
from ziggurat.core.jit import kernel
from ziggurat.core.state import Array, State
from ziggurat.games.china.cards import cards_in
from ziggurat.games.china.data import (
    COLORS,
    EMISSARY,
    EMPEROR_FIRST,
    FORT,
    HAND,
    PALACE,
    SPECIAL_EXCHANGE,
    TILES,
    TWO_PROVINCES,
)
from ziggurat.games.china.state import BONUS

STANDINGS_AT, SPACES_AT, RISK_AT = 8, 14, 17
FAR_AHEAD, LEVEL, FAR_BEHIND, ABSENT = 0, 2, 4, 5


@kernel
def describe_seat(s: State, n: State, seat: int, x: Array) -> None:
    x[0] = n.total[seat] / 50
    x[1] = s.score[seat] / 30
    x[2] = n.palace_points[seat] / 20
    x[3] = n.alliance_points[seat] / 15
    x[4] = n.firm_points[seat] / 15
    x[5] = n.road_points[seat] / 10
    x[6] = n.harbour_points[seat] / 8
    x[7] = n.tile_points[seat] / 12
    describe_standings(s, n, seat, x)
    x[17] = at_risk(s, n, seat) / 10
    x[18] = best_palace(s, n, seat) / 8
    x[19] = best_envoy(s, n, seat) / 8
    describe_envoys(s, n, seat, x[20:23])
    x[23] = s.supply[seat, PALACE] / 20
    x[24] = s.supply[seat, EMISSARY] / 8
    x[25] = s.supply[seat, FORT]
    x[26] = n.long_open[seat] / 2
    x[27] = n.three_open[seat] / 2
    x[28] = n.two_open[seat] / 3
    x[29] = n.road_gain[seat] / 6
    x[30] = n.second_road_gain[seat] / 6
    x[31] = 1 if seat > s.turn else 0
    describe_court(s, seat, x[32:37])
    x[37] = n.court_reach[seat] / 8
    x[38] = n.harbours[seat] / 4
    x[39] = tiles_within_one(s, seat)
    x[40] = envoy_gains(s, n, seat) / 16
    x[41] = cards_in(s.hand[seat]) / HAND


@kernel
def describe_standings(s: State, n: State, seat: int, x: Array) -> None:
    """How large the unfinished provinces are where a seat is ahead, level, behind."""
    x[STANDINGS_AT:RISK_AT] = 0
    for province in range(s.provinces):
        if n.free[province] > 0 and n.houses_in_all[province] > 0:
            at = standing(s, n, province, seat)
            x[STANDINGS_AT + at] += n.extent[province] / 16
            if FAR_AHEAD < at < FAR_BEHIND:
                x[SPACES_AT + at - 1] += n.free[province] / 8


@kernel
def standing(s: State, n: State, province: int, seat: int) -> int:
    """By how many palaces a seat is ahead of the best other owner, in words."""
    mine, most = n.houses[province, seat], 0
    if mine == 0:
        return ABSENT
    for owner in range(s.owners):
        if owner != seat:
            most = max(most, n.houses[province, owner])
    return LEVEL - max(-2, min(2, mine - most))


@kernel
def describe_envoys(s: State, n: State, seat: int, x: Array) -> None:
    """Provinces where a seat has most emissaries, alone or not, or lacks only one for it."""
    x[:] = 0
    for province in range(s.provinces):
        mine, most = s.emissary[province, seat], n.most_envoys[province]
        if most > 0 and mine == most:
            x[0 if n.second_envoys[province] < most else 1] += 0.25
        elif most > 0 and mine == most - 1 and n.room[province] > 0:
            x[2] += 0.25


@kernel
def describe_court(s: State, seat: int, x: Array) -> None:
    """Two players: influence cards, those the other cannot take at once, special cards."""
    x[:] = 0
    if s.seats > 2:
        return
    for color in range(len(COLORS)):
        if s.influence[color] == seat:
            x[0] += 1 / 3
            if s.kept[seat, color] > s.kept[1 - seat, color] + 1:
                x[1] += 1 / 3
    x[2] = s.special[seat, EMPEROR_FIRST]
    x[3] = s.special[seat, TWO_PROVINCES]
    x[4] = s.special[seat, SPECIAL_EXCHANGE]


@kernel
def tiles_within_one(s: State, seat: int) -> float:
    """Colors of tiles where one more would make a seat equal to the best."""
    if s.option[BONUS] == 0 or s.tile == ZERO:
        return 0
    found = 0
    for tile in range(len(TILES)):
        most = 0
        for owner in range(s.owners):
            most = max(most, s.taken[owner, tile])
        found += most - 1 <= s.taken[seat, tile] < max(most, 1)
    return found / 2
