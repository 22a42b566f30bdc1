"""What can be said of one seat, whoever it is compared with."""

from typing import Annotated, NamedTuple

from ziggurat.core.bits import ZERO
from ziggurat.core.jit import kernel
from ziggurat.core.slots import Called, placed
from ziggurat.core.state import Array
from ziggurat.games.china.bots.gains import at_risk, best_envoy, best_palace, envoy_gains
from ziggurat.games.china.bots.records import Scratch
from ziggurat.games.china.cards import cards_in
from ziggurat.games.china.data import (
    COLORS,
    EMISSARY,
    EMPEROR_FIRST,
    FORT,
    HAND,
    LAST_EXHAUSTION,
    PALACE,
    SPECIAL_EXCHANGE,
    TILES,
    TWO_PROVINCES,
)
from ziggurat.games.china.records import State
from ziggurat.games.china.state import BONUS

STANDINGS = ("far ahead", "one ahead", "level", "one behind", "far behind", "absent")
CLOSE = STANDINGS[1:4]
FAR_AHEAD, ONE_AHEAD, LEVEL, FAR_BEHIND, ABSENT = 0, 1, 2, 4, 5


class OfASeat(NamedTuple):
    """Of one seat; points are those if the game ended now."""

    total: Annotated[int, "points in all"]
    scored: Annotated[int, "points already scored"]
    palaces: Annotated[int, "points of majorities to come"]
    alliances: Annotated[int, "points of alliances"]
    firm_alliances: Annotated[int, "points of alliances that no single emissary can take away"]
    sealed_alliances: Annotated[int, "points of alliances that nobody can take away any more"]
    alliances_two_short: Annotated[int, "points of alliances that two emissaries would win"]
    roads: Annotated[int, "points of roads"]
    harbours: Annotated[int, "points of harbours"]
    tiles: Annotated[int, "points of bonus tiles"]
    provinces_where: Annotated[int, "size of the unfinished provinces where it is {}", STANDINGS]
    spaces_where: Annotated[int, "spaces left in the provinces where it is {}", CLOSE]
    at_risk: Annotated[int, "points lost where somebody else builds one palace"]
    best_palace: Annotated[int, "the most points one palace would add"]
    best_emissary: Annotated[int, "the most points one emissary would add"]
    heads_alone: Annotated[int, "provinces where it alone has most emissaries"]
    heads_with_others: Annotated[int, "provinces where it has as many emissaries as anybody"]
    one_emissary_short: Annotated[int, "provinces where it lacks one emissary for that"]
    palaces_left: Annotated[int, "palaces in supply"]
    emissaries_left: Annotated[int, "emissaries in supply"]
    fortification_left: Annotated[int, "the fortification is still to be placed"]
    long_roads_open: Annotated[int, "roads of four palaces or more that can grow"]
    threes_open: Annotated[int, "roads of three palaces that can grow"]
    twos_open: Annotated[int, "roads of two palaces that can grow"]
    best_road: Annotated[int, "the most points one palace may add to roads"]
    second_road: Annotated[int, "the same in another province"]
    road_spaces: Annotated[int, "spaces where one palace would add to roads"]
    still_to_move: Annotated[int, "it moves after the one whose turn it is, in the same round"]
    last_turn_to_come: Annotated[int, "in the last round: its turn is still to come"]
    influence: Annotated[int, "two players: influence cards"]
    sole_influence: Annotated[int, "two players: influence cards the other cannot take at once"]
    emperor_first_left: Annotated[
        int,
        "two players: the special card to move the Emperor first",
        Called("emperor-first left"),
    ]
    two_provinces_left: Annotated[
        int,
        "two players: the special card to place in two provinces",
        Called("two-provinces left"),
    ]
    exchange_left: Annotated[int, "two players: the special card to exchange cards"]
    emperors_points_in_reach: Annotated[
        int,
        "points of the Emperor that one kept card would win",
        Called("Emperor's points in reach"),
    ]
    harbours_held: Annotated[int, "harbours built on"]
    tiles_within_one: Annotated[
        int, "colors of bonus tiles where one more would draw level with the best"
    ]
    emissary_gains: Annotated[
        int, "points one more emissary in each province would add, all together"
    ]
    cards: Annotated[int, "cards in hand"]


SEAT = placed(OfASeat)


@kernel
def describe_seat(s: State, n: Scratch, seat: int, x: Array) -> None:
    x[SEAT.total] = n.total[seat] / 50
    x[SEAT.scored] = s.score[seat] / 30
    x[SEAT.palaces] = n.palace_points[seat] / 20
    x[SEAT.alliances] = n.alliance_points[seat] / 15
    x[SEAT.firm_alliances] = n.firm_points[seat] / 15
    x[SEAT.sealed_alliances] = n.sealed_points[seat] / 15
    x[SEAT.alliances_two_short] = n.far_points[seat] / 40
    x[SEAT.roads] = n.road_points[seat] / 10
    x[SEAT.harbours] = n.harbour_points[seat] / 8
    x[SEAT.tiles] = n.tile_points[seat] / 12
    describe_standings(s, n, seat, x)
    x[SEAT.at_risk] = at_risk(s, n, seat) / 10
    x[SEAT.best_palace] = best_palace(s, n, seat) / 8
    x[SEAT.best_emissary] = best_envoy(s, n, seat) / 8
    describe_envoys(s, n, seat, x)
    x[SEAT.palaces_left] = s.supply[seat, PALACE] / 20
    x[SEAT.emissaries_left] = s.supply[seat, EMISSARY] / 8
    x[SEAT.fortification_left] = s.supply[seat, FORT]
    x[SEAT.long_roads_open] = n.long_open[seat] / 2
    x[SEAT.threes_open] = n.three_open[seat] / 2
    x[SEAT.twos_open] = n.two_open[seat] / 3
    x[SEAT.best_road] = n.road_gain[seat] / 6
    x[SEAT.second_road] = n.second_road_gain[seat] / 6
    x[SEAT.road_spaces] = n.road_spaces[seat] / 4
    x[SEAT.still_to_move] = 1 if seat > s.turn else 0
    x[SEAT.last_turn_to_come] = 1 if comes_last(s, seat) else 0
    describe_court(s, seat, x)
    x[SEAT.emperors_points_in_reach] = n.court_reach[seat] / 8
    x[SEAT.harbours_held] = n.harbours[seat] / 4
    x[SEAT.tiles_within_one] = tiles_within_one(s, seat)
    x[SEAT.emissary_gains] = envoy_gains(s, n, seat) / 16
    x[SEAT.cards] = cards_in(s.hand[seat]) / HAND


@kernel
def comes_last(s: State, seat: int) -> bool:
    """The last round has begun, and the seat has its turn still before it."""
    return s.exhaustions == LAST_EXHAUSTION and seat > s.turn


@kernel
def describe_standings(s: State, n: Scratch, seat: int, x: Array) -> None:
    """How large the unfinished provinces are where a seat is ahead, level, behind."""
    for i in range(len(STANDINGS)):
        x[SEAT.provinces_where + i] = 0
    for i in range(len(CLOSE)):
        x[SEAT.spaces_where + i] = 0
    for province in range(s.provinces):
        if n.free[province] > 0 and n.houses_in_all[province] > 0:
            at = standing(s, n, province, seat)
            x[SEAT.provinces_where + at] += n.extent[province] / 16
            if FAR_AHEAD < at < FAR_BEHIND:
                x[SEAT.spaces_where + at - ONE_AHEAD] += n.free[province] / 8


@kernel
def standing(s: State, n: Scratch, province: int, seat: int) -> int:
    """By how many palaces a seat is ahead of the best other owner, in words."""
    mine, most = n.houses[province, seat], 0
    if mine == 0:
        return ABSENT
    for owner in range(s.owners):
        if owner != seat:
            most = max(most, n.houses[province, owner])
    return LEVEL - max(-2, min(2, mine - most))


@kernel
def describe_envoys(s: State, n: Scratch, seat: int, x: Array) -> None:
    """Provinces where a seat has most emissaries, alone or not, or lacks only one for it."""
    x[SEAT.heads_alone] = x[SEAT.heads_with_others] = x[SEAT.one_emissary_short] = 0
    for province in range(s.provinces):
        mine, most = s.emissary[province, seat], n.most_envoys[province]
        if most > 0 and mine == most:
            alone = n.second_envoys[province] < most
            x[SEAT.heads_alone if alone else SEAT.heads_with_others] += 0.25
        elif most > 0 and mine == most - 1 and n.room[province] > 0:
            x[SEAT.one_emissary_short] += 0.25


@kernel
def describe_court(s: State, seat: int, x: Array) -> None:
    """Two players: influence cards, those the other cannot take at once, special cards."""
    x[SEAT.influence] = x[SEAT.sole_influence] = 0
    x[SEAT.emperor_first_left] = x[SEAT.two_provinces_left] = x[SEAT.exchange_left] = 0
    if s.seats > 2:
        return
    for color in range(len(COLORS)):
        if s.influence[color] == seat:
            x[SEAT.influence] += 1 / 3
            if s.kept[seat, color] > s.kept[1 - seat, color] + 1:
                x[SEAT.sole_influence] += 1 / 3
    x[SEAT.emperor_first_left] = s.special[seat, EMPEROR_FIRST]
    x[SEAT.two_provinces_left] = s.special[seat, TWO_PROVINCES]
    x[SEAT.exchange_left] = s.special[seat, SPECIAL_EXCHANGE]


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
