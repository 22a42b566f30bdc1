"""Everything that can be seen to happen."""

from ziggurat.core.events import EventSpace
from ziggurat.core.state import constants

EVENTS = EventSpace(
    {
        "pawn_moved": ("seat", "site"),
        "card_deployed": ("seat", "nation", "site"),
        "level_built": ("seat", "level", "site", "owner"),
        "start_built": ("seat", "site"),
        "cards_migrated": ("seat", "origin", "site"),
        "power_paid": ("seat", "nation", "site"),
        "temple_destroyed": ("seat", "site", "level"),
        "level_stolen": ("seat", "site", "level"),
        "cards_deserted": ("seat", "nation", "site", "cards"),
        "cards_won_over": ("seat", "nation", "site", "cards"),
        "hand_halved": ("seat", "cards"),
        "card_given_up": ("seat", "nation"),
        "end_mode_begun": ("seat",),
        "turn_ended": ("seat",),
        "temple_revealed": ("seat", "level"),
        "pile_reshuffled": ("cards",),
        "cards_drawn": ("seat", "cards"),
        "turn_begun": ("seat",),
        "game_ended": ("reason",),
    },
    reveals=("temple_revealed", "cards_drawn", "game_ended"),
)
(
    PAWN_MOVED,
    CARD_DEPLOYED,
    LEVEL_BUILT,
    START_BUILT,
    CARDS_MIGRATED,
    POWER_PAID,
    TEMPLE_DESTROYED,
    LEVEL_STOLEN,
    CARDS_DESERTED,
    CARDS_WON_OVER,
    HAND_HALVED,
    CARD_GIVEN_UP,
    END_MODE_BEGUN,
    TURN_ENDED,
    TEMPLE_REVEALED,
    PILE_RESHUFFLED,
    CARDS_DRAWN,
    TURN_BEGUN,
    GAME_ENDED,
) = constants(len(EVENTS.kinds))
