"""Everything that can be seen to happen."""

from typing import Literal, get_args

from ziggurat.core.events import EventSpace
from ziggurat.core.state import constants

# Why points were scored.
FOR_TILE, FOR_REVOLT, FOR_WAR, FOR_MONUMENT, FOR_ZIGGURAT = constants(5)
Reason = Literal["tile", "revolt", "war", "monument", "ziggurat"]
REASONS: tuple[Reason, ...] = get_args(Reason)

EVENTS = EventSpace(
    {
        "tile_placed": ("seat", "color", "cell"),
        "leader_placed": ("seat", "color", "cell"),
        "leader_moved": ("seat", "color", "cell", "origin"),
        "leader_withdrawn": ("seat", "color", "cell"),
        "leader_stranded": ("seat", "color", "cell"),
        "leader_defeated": ("seat", "color", "cell"),
        "catastrophe_placed": ("seat", "cell"),
        "tile_destroyed": ("color", "cell"),
        "tiles_swapped": ("seat", "tiles"),
        "turn_ended": ("seat",),
        "kingdoms_united": ("seat", "cell"),
        "war_begun": ("color", "attacker", "defender", "attack", "defense"),
        "revolt_begun": ("color", "attacker", "defender", "attack", "defense"),
        "support_given": ("seat", "color", "tiles"),
        "war_settled": ("color", "winner", "loser", "strength", "against"),
        "revolt_settled": ("color", "winner", "loser", "strength", "against"),
        "tiles_lost": ("seat", "color", "tiles"),
        "scored": ("seat", "color", "points", "reason"),
        "monument_built": ("seat", "monument", "cell"),
        "ziggurat_built": ("seat", "cell"),
        "build_declined": ("seat",),
        "treasure_taken": ("seat", "cell"),
        "tiles_drawn": ("seat", "tiles"),
        "turn_begun": ("seat",),
        "game_ended": ("reason",),
    },
    reveals=("tiles_drawn", "game_ended"),
)
(
    TILE_PLACED,
    LEADER_PLACED,
    LEADER_MOVED,
    LEADER_WITHDRAWN,
    LEADER_STRANDED,
    LEADER_DEFEATED,
    CATASTROPHE_PLACED,
    TILE_DESTROYED,
    TILES_SWAPPED,
    TURN_ENDED,
    KINGDOMS_UNITED,
    WAR_BEGUN,
    REVOLT_BEGUN,
    SUPPORT_GIVEN,
    WAR_SETTLED,
    REVOLT_SETTLED,
    TILES_LOST,
    SCORED,
    MONUMENT_BUILT,
    ZIGGURAT_BUILT,
    BUILD_DECLINED,
    TREASURE_TAKEN,
    TILES_DRAWN,
    TURN_BEGUN,
    GAME_ENDED,
) = constants(len(EVENTS.kinds))
