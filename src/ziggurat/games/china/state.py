"""Everything that changes during a game, and the map it is played on, in one record."""

from typing import Literal, get_args

import numpy as np

from ziggurat.core.state import NUMBER, WORD, constant, constants, record
from ziggurat.games.china.data import (
    ALLIANCES,
    COLORS,
    MOST_CARDS,
    OWNERS,
    PIECES,
    PROVINCES,
    SPACES,
    SPECIALS,
    TILES,
)

NOBODY = constant(-1)
NOWHERE = constant(-1)  # no province

# What is being asked, of `asked`.
PLACE, DRAW, SITE, KEEP, THRONE, OVER = constants(6)
Prompt = Literal["place", "draw", "site", "keep", "emperor"]
PROMPTS: tuple[Prompt, ...] = get_args(Prompt)

# Why the game ended.
NOT_ENDED, BY_PILE, BY_PIECES = constants(3)
End = Literal["pile", "pieces"]
ENDS: tuple[End | None, ...] = (None, *get_args(End))

# Options, by their place in `option`.
FORTIFICATIONS, BONUS, INFLUENCE = constants(3)

# Lists of small numbers are bytes, read through `next_of` and `tile_color`.
CARD = np.int8

STATE = record(
    "china",
    dice=WORD,
    seats=NUMBER,
    owners=NUMBER,  # of palaces: the seats, and with two of them the Emperor
    option=(NUMBER, 3),
    rules=NUMBER,  # the version it is played by
    # The map: written once, so that rules need no other place to look at.
    map_digest=WORD,
    spaces=NUMBER,
    provinces=NUMBER,
    alliances=NUMBER,
    road=(WORD, SPACES),  # the spaces beside a space
    home=(NUMBER, (SPACES, 2)),  # the province of a space; of a post a second one
    land=(WORD, PROVINCES),  # the spaces of a province
    color=(NUMBER, PROVINCES),
    alliance=(NUMBER, (ALLIANCES, 2)),
    harbours=WORD,
    posts=WORD,
    quiet=WORD,  # spaces that may hold a bonus tile
    deck=(NUMBER, len(COLORS)),  # cards in the whole game
    # Pieces, by owner, and what is left of them.
    palace=(WORD, OWNERS),
    palaces=(NUMBER, (PROVINCES, OWNERS)),
    emissary=(NUMBER, (PROVINCES, OWNERS)),
    fort=WORD,
    supply=(NUMBER, (OWNERS, len(PIECES))),
    scored=NUMBER,  # a bit for each province
    score=(NUMBER, OWNERS),
    # Cards, by color. The hand of the Emperor is open, as are cards seen to be taken from the
    # display. Of the pile only its content is known, not its order, but for `next_card`.
    hand=(NUMBER, (OWNERS, len(COLORS))),
    seen=(NUMBER, (OWNERS, len(COLORS))),
    display=(NUMBER, len(COLORS)),
    pile=(NUMBER, len(COLORS)),
    pile_known=NUMBER,  # how many of `next_card`
    discard=(NUMBER, len(COLORS)),
    cards_out=(NUMBER, len(COLORS)),  # not named by the position the game began from
    exhaustions=NUMBER,
    # Two players: cards kept, who holds the influence cards, special cards left.
    kept=(NUMBER, (2, len(COLORS))),
    influence=(NUMBER, len(COLORS)),
    special=(NUMBER, (2, len(SPECIALS))),
    # Bonus tiles: those on the map, their colors once known, those nobody has seen.
    tile=WORD,
    tiles_left=(NUMBER, len(TILES)),
    taken=(NUMBER, (OWNERS, len(TILES))),
    # The turn.
    turn=NUMBER,
    turns=NUMBER,  # finished so far
    placed=NUMBER,  # pieces
    cards_played=NUMBER,
    played=(NUMBER, len(COLORS)),  # one of them is to be kept
    first=NUMBER,  # a bit for each province of the first piece
    fresh=NUMBER,  # a bit for each province that was empty when the turn began
    claimed=NUMBER,  # the province whose tiles were turned over to choose a space
    claim_paid=NUMBER,  # the payment of that palace
    for_emperor=NUMBER,  # it is the Emperor's
    two_provinces=NUMBER,  # the special card is in force
    emperor_moved=NUMBER,
    to_draw=NUMBER,
    prompt=NUMBER,
    asked=NUMBER,
    ended=NUMBER,
    # The lists. The known top of the pile is turned round: its last card comes next.
    tile_colors=(CARD, SPACES),
    next_card=(CARD, MOST_CARDS),
)
