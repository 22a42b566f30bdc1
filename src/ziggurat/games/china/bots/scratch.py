"""What the features share: who leads where, and the points if it ended now."""

import numpy as np

from ziggurat.core.bits import ONE, ZERO, bits_in, lowest_bit
from ziggurat.core.jit import kernel
from ziggurat.core.state import NUMBER, WORD, record
from ziggurat.games.china.bots.alliances import fill_alliances, fill_envoys
from ziggurat.games.china.bots.chains import KNOWN_CHAINS, MOST_NETWORKS, fill_roads
from ziggurat.games.china.bots.majorities import court_reach, fill_palaces, fill_swings, holder
from ziggurat.games.china.bots.records import Scratch
from ziggurat.games.china.data import COLORS, EMPEROR, FACE_DOWN, OWNERS, PROVINCES, TILES
from ziggurat.games.china.provinces import built
from ziggurat.games.china.records import State
from ziggurat.games.china.scoring import harbour_points, tile_points
from ziggurat.games.china.state import BONUS, INFLUENCE
from ziggurat.games.china.tiles import tile_color

SCRATCH = record(
    # Of each province.
    houses=(NUMBER, (PROVINCES, OWNERS)),
    houses_in_all=(NUMBER, PROVINCES),
    extent=(NUMBER, PROVINCES),
    free=(NUMBER, PROVINCES),  # spaces left, none once it is scored
    empty=(NUMBER, PROVINCES),  # 1 where only one piece may be placed
    doubled=(NUMBER, (PROVINCES, OWNERS)),  # 2 for whoever stands on a fortification, else 1
    points=(NUMBER, (PROVINCES, OWNERS)),  # of an owner, if it ended now
    # What one and two more palaces of an owner would change for each seat.
    swing=(NUMBER, (PROVINCES, OWNERS, OWNERS, 2)),
    envoys=(NUMBER, PROVINCES),  # emissaries of all owners
    most_envoys=(NUMBER, PROVINCES),
    second_envoys=(NUMBER, PROVINCES),
    room=(NUMBER, PROVINCES),  # for more of them
    through=(NUMBER, (PROVINCES, OWNERS)),  # alliance points that hang on a lead there
    pacts=(NUMBER, (PROVINCES, OWNERS)),  # the alliances that pay them
    envoy_gain=(NUMBER, (PROVINCES, OWNERS)),  # what one more emissary would bring
    envoy_promise=(NUMBER, (PROVINCES, OWNERS)),  # the same once there is room
    envoys_gain=(NUMBER, (PROVINCES, OWNERS)),  # what two more would bring
    road_gain_in=(NUMBER, (PROVINCES, OWNERS)),  # the most one palace may add to roads
    # Of each seat, if it ended now.
    palace_points=(NUMBER, OWNERS),
    alliance_points=(NUMBER, OWNERS),
    firm_points=(NUMBER, OWNERS),  # of alliances no single emissary can take away
    sealed_points=(NUMBER, OWNERS),  # of alliances that nobody can take away any more
    far_points=(NUMBER, OWNERS),  # of alliances that two emissaries would win
    road_points=(NUMBER, OWNERS),
    harbour_points=(NUMBER, OWNERS),
    tile_points=(NUMBER, OWNERS),
    total=(NUMBER, OWNERS),
    # Of each seat's palaces along the roads.
    harbours=(NUMBER, OWNERS),  # built on
    court_reach=(NUMBER, OWNERS),  # the Emperor's points one kept card would win
    tiles_shown=(NUMBER, len(TILES)),  # on the map, face up
    long_open=(NUMBER, OWNERS),  # networks of four or more that can grow
    three_open=(NUMBER, OWNERS),
    two_open=(NUMBER, OWNERS),
    road_gain=(NUMBER, OWNERS),  # the most one palace may add
    second_road_gain=(NUMBER, OWNERS),  # elsewhere
    road_gain_at=(NUMBER, OWNERS),  # in which province, or NOWHERE
    road_spaces=(NUMBER, OWNERS),  # where a palace would add something
    # Of two seats, for the features of the pair: what a piece is worth to each.
    worth=(NUMBER, (2, PROVINCES)),
    worth_of_two=(NUMBER, (2, PROVINCES)),
    piece_worth=(NUMBER, (2, PROVINCES)),  # the same with roads
    turn_worth=(NUMBER, (2, PROVINCES)),  # and of a whole turn, which may make room by itself
    # How likely the rival holds a card of a color, and two, as far as I have seen.
    holds_one=(np.float64, len(COLORS)),
    holds_two=(np.float64, len(COLORS)),
    # For the roads.
    network=(WORD, MOST_NETWORKS),
    chained=(WORD, KNOWN_CHAINS),
    chained_on=(WORD, KNOWN_CHAINS),
    chain_points=(NUMBER, KNOWN_CHAINS),
)


@kernel
def fill_scratch(s: State, n: Scratch) -> None:
    """Look at every province, alliance, road and seat once."""
    taken = built(s)
    for province in range(s.provinces):
        fill_palaces(s, n, province, taken)
        fill_swings(s, n, province, taken)
        fill_envoys(s, n, province)
    for seat in range(s.seats):
        fill_alliances(s, n, seat)
        fill_roads(s, n, seat, ~taken)
        n.harbours[seat] = bits_in(s.palace[seat] & s.harbours)
        n.harbour_points[seat] = harbour_points(s, seat) if n.harbours[seat] > 0 else 0
        n.tile_points[seat] = tile_points(s, seat) if s.option[BONUS] > 0 else 0
        n.court_reach[seat] = court_reach(s, n, seat) if s.option[INFLUENCE] > 0 else 0
        n.total[seat] = s.score[seat] + points_to_come(s, n, seat)
    if s.option[BONUS] > 0:
        fill_tiles(s, n)


@kernel
def points_to_come(s: State, n: Scratch, seat: int) -> int:
    """What the final scoring would add."""
    palaces = 0
    for province in range(s.provinces):
        palaces += n.points[province, seat]
        if holder(s, province) == seat:
            palaces += n.points[province, EMPEROR]
    n.palace_points[seat] = palaces
    roads_and_alliances = n.road_points[seat] + n.alliance_points[seat]
    return palaces + roads_and_alliances + n.harbour_points[seat] + n.tile_points[seat]


@kernel
def fill_tiles(s: State, n: Scratch) -> None:
    """Tiles on the map whose color all can see."""
    n.tiles_shown[:] = 0
    tiles = s.tile
    while tiles != ZERO:
        color = tile_color(s, lowest_bit(tiles))
        tiles &= tiles - ONE
        if color != FACE_DOWN:
            n.tiles_shown[color] += 1
