"""What the thinking bots ask of a game beside its rules: a judgement of positions.

A judgement compares two seats at a time: "what are the chances that I finish ahead of this
rival?" is asked for each rival, over features that anybody at the table could name, and the
chance to win is the product of the answers. Everything here is a kernel over the game's record
and one record of notes, so that search runs without leaving compiled code.
"""

from collections.abc import Callable
from dataclasses import dataclass

from ziggurat.core.events import EventLog
from ziggurat.core.game import Game
from ziggurat.core.state import Array, Kind, State


@dataclass(frozen=True, slots=True)
class Judgement:
    game: Game
    features: tuple[str, ...]  # the name of every input, in order
    notes: Kind  # a scratch record for what the features share
    # Look at a position once, for all seats.
    survey: Callable[[State, State], None]  # (position, notes)
    # Write the features of one seat against a rival. Of what is hidden, only the seat's own.
    describe: Callable[[State, State, int, int, Array], None]
    # Write the actions worth a thought and count them: never none while somebody is asked.
    plausible: Callable[[State, Array], int]
    # Play an action as far as it can be foreseen: what it draws is put back.
    foresee: Callable[[State, int, EventLog], None]
    # From a position where a fight or a choice hangs in the air: write at i + 1, i + 2 … of the
    # worlds what may come of it and return how many; the chances of each, or BEST_OF where the
    # seat given may choose among them. None: the position is judged as it is.
    outcomes: Callable[[Array, int, int, Array, EventLog], int]
    # Whether an action that led from one position to another attacked somebody. No kernel.
    attacks: Callable[[State, State], bool]
    # Weights for the features, set by hand and never trained: the yardstick.
    by_hand: Callable[[], Array]
    # How many chains of decisions a turn is planned with in self-play; 0 looks one action ahead.
    beam: int = 0


def in_peace(before: State, after: State) -> bool:
    """Nobody attacks anybody in this game."""
    return False


BEST_OF = -1.0  # in the place of a chance
MOST_OUTCOMES = 24
