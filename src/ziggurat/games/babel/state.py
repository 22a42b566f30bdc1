"""Everything that changes during a game, in one record."""

from typing import Literal, get_args

import numpy as np

from ziggurat.core.state import NUMBER, WORD, constant, constants, record
from ziggurat.games.babel.data import LEVELS, MOST_NATIONS, MOST_TEMPLES, SEATS, SITES

NOBODY = constant(-1)

# What is being asked, of `asked`.
ACTION, DISCARD, OVER = constants(3)
Prompt = Literal["action", "discard"]
PROMPTS: tuple[Prompt, ...] = get_args(Prompt)

# Why the game ended.
NOT_ENDED, BY_LEAD, BY_TWENTY, BY_NINE, BY_PILE, BY_TURNS = constants(6)
End = Literal["lead", "twenty", "nine", "pile", "turns"]
ENDS: tuple[End | None, ...] = (None, *get_args(End))

# Options, by their place in `option`.
DEAL_OPTION, IDLE_POWERS = constants(2)

# Lists of cards are long and their numbers small: one byte each, read by `card` and the like.
CARD = np.int8

STATE = record(
    "babel",
    dice=WORD,
    seats=NUMBER,
    option=(NUMBER, 2),
    # Nation cards, by nation. Hands are hidden; of the pile only its content is known, not
    # its order, but for the cards of `next_nation`.
    hand=(NUMBER, (SEATS, SITES)),
    seen=(NUMBER, (SEATS, SITES)),  # at least so many of a hand the opponent can have counted
    nation_pile=(NUMBER, SITES),
    discard=(NUMBER, SITES),
    nations_known=NUMBER,  # how many of `next_nation`
    # Deployed cards and temples, by seat and site. A temple is the set of its levels.
    column_length=(NUMBER, (SEATS, SITES)),
    temple=(NUMBER, (SEATS, SITES)),
    pawn=(NUMBER, SEATS),
    start_temple=(NUMBER, SEATS),  # whether the reserved level 1 is still to be built
    # Temple cards, by level, in the pile; and the rows, whose last card is open.
    temple_pile=(NUMBER, LEVELS + 1),
    temples_known=NUMBER,  # how many of `next_temple`
    row_length=(NUMBER, SEATS),
    # Cards that the position the game began from did not name.
    nations_out=(NUMBER, SITES),
    temples_out=(NUMBER, LEVELS + 1),
    # The turn.
    turn=NUMBER,
    turns=NUMBER,  # finished so far
    migrated=NUMBER,
    end_mode=NUMBER,
    prompt=NUMBER,
    asked=NUMBER,
    to_discard=NUMBER,  # cards the opponent of the active player must still give up
    ended=NUMBER,
    # The lists. The known top of a pile is turned round: its last card comes next.
    column=(CARD, (SEATS, SITES, MOST_NATIONS)),
    row=(CARD, (SEATS, MOST_TEMPLES)),
    next_temple=(CARD, MOST_TEMPLES),
    next_nation=(CARD, MOST_NATIONS),
)
