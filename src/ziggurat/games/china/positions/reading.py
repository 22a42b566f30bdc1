"""From words to a position.

Beside the keys of the notation there are those that a saved position needs: what nobody
knows of the pile and the tiles, what was seen, and a turn under way.
"""

from typing import Any

from ziggurat.core.reading import as_object
from ziggurat.games.china.positions.board import read_board
from ziggurat.games.china.positions.box import read_cards, read_court, read_tiles, refuse_excess
from ziggurat.games.china.positions.turning import read_turn
from ziggurat.games.china.records import State

KEYS = (
    *("palaces", "emissaries", "forts", "bonus", "bonus_taken", "scored", "score", "hands"),
    *("supply", "display", "pile", "discard", "exhaustions", "kept", "influence"),
    *("emperor_hand", "turn", "phase", "played", "seen", "pile_left", "tiles_left", "specials"),
    *("two_provinces", "emperor_moved", "turns", "placed", "cards_played", "first", "fresh"),
    *("to_draw", "claimed", "claimed_with", "claimed_for", "prompt", "ended"),
)


def read(s: State, position: dict[str, Any], real: bool) -> None:
    """Lay a position out on a table just set up. Raises Malformed.

    For real play no piece may be named more often than the box holds it, and those not named
    are out of the game.
    """
    p = as_object(position, "", KEYS)
    read_board(s, p, real)
    read_tiles(s, p)
    read_court(s, p)
    read_cards(s, p)
    if real:
        refuse_excess(s)
    read_turn(s, p)
