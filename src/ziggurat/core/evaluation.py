"""What the thinking bots ask of a game beside its rules: an evaluation of positions.

An evaluation compares two seats at a time: "what are the chances that I finish ahead of this
rival?" is asked for each rival, over features that anybody at the table could name, and the
chance to win is the product of the answers. Everything here is a kernel over the game's record
and one scratch record, so that search runs without leaving compiled code.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

import numpy as np

from ziggurat.core.events import EventLog
from ziggurat.core.explanations import ExplanationTemplates
from ziggurat.core.game import Game
from ziggurat.core.jit import kernel
from ziggurat.core.recipes import Recipe
from ziggurat.core.state import Array, Kind, State
from ziggurat.core.ways import Claim, Level


@kernel
def notice_nothing(s: State, n: State, moves: Array, size: int, found: Array) -> None:
    """Of a game without a policy: all candidates are looked at."""


@kernel
def fill_no_planes(s: State, n: State, me: int, rival: int, bits: Array) -> None:
    """Of a game that is told by its features alone."""


@dataclass(frozen=True, slots=True)
class Evaluation:
    game: Game
    # Re-deal in place what a seat cannot know, from a dice word, as players hold it. The game's own
    # `imagine` takes every hand to be as likely as the tiles or cards nobody has seen make it.
    imagine: Callable[[State, int, np.uint64], None]
    features: tuple[str, ...]  # the name of every input, in order
    scratch: Kind  # a record for what the features share
    # Look at a position once, for all seats.
    fill_scratch: Callable[[State, State], None]  # (position, scratch)
    # Write the features of one seat against a rival. Of what is hidden, only the seat's own.
    describe: Callable[[State, State, int, int, Array], None]
    # Write the candidates, which are the actions worth a thought, and count them: never none while
    # somebody is asked.
    candidates: Callable[[State, Array], int]
    # Turn a position into the afterstate of an action: play it, and put back what it draws.
    afterstate: Callable[[State, int, EventLog], None]
    # From a position where a fight or a choice hangs in the air: write at i + 1, i + 2 … of the
    # worlds what may come of it and return how many; the chances of each, or BEST_OF where the
    # seat given may choose among them. None: the position is evaluated as it is.
    outcomes: Callable[[Array, int, int, Array, EventLog], int]
    # Whether an action that led from one position to another attacked somebody. No kernel.
    attacks: Callable[[State, State], bool]
    # Weights for the features, set by hand and never trained: the yardstick.
    by_hand: Callable[[], Array]
    # Odd players to learn against: by name, what each adds to the weight set by hand of features.
    characters: Mapping[str, Mapping[str, float]]
    # Why a move, in sentences.
    explanations: ExplanationTemplates
    # How each level thinks. All of them: people choose from the same names in every game.
    levels: Mapping[str, Level]
    recipes: Mapping[int, Recipe]  # how the weights were trained, by seats
    # How much of a result is by how much, and not only who: so lost games are played for the best
    # place and won ones are finished. What that costs in games won is measured game by game.
    margin: float
    clear_lead: float  # points at the end beyond which it hardly matters how many more they are
    # Planes: sets of places beside the features, as so many 64-bit words. Write those of one seat
    # against a rival, like `describe`; nothing hidden is among them.
    plane_words: int = 0
    fill_planes: Callable[[State, State, int, int, Array], None] = fill_no_planes
    # What a policy learns from: so many notices of an action, which have so many cases in all.
    # Write the cases of some candidates: (position, scratch, candidates, how many, cases).
    notices: int = 0
    cases: int = 0
    notice: Callable[[State, State, Array, int, Array], None] = notice_nothing
    claims: tuple[Claim, ...] = ()  # what the bots can do, beside that each level beats the last
    overlooked: tuple[str, ...] = ()  # words in features that a beginner does not think of
    # Lines searched for a hint; none: a hint is what the strongest level would do. A number and no
    # time, so that the same is said every time.
    hint_lines: int = 0
    # How many chains of decisions a turn is planned with in self-play; 0 looks one action ahead.
    beam: int = 0


def in_peace(before: State, after: State) -> bool:
    """Nobody attacks anybody in this game."""
    return False


BEST_OF = -1.0  # in the place of a chance
MOST_OUTCOMES = 24
