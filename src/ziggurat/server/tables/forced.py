"""The step that everybody sees coming: a page takes it by itself, and nobody learns anything.

There is one answer, whatever lies hidden; it shows nothing, and the same seat goes on. So it can be
taken back together with the decision that led to it.

Whatever lies hidden is tried, not proved: only the rules know which hands allow what, and so a
sample of worlds is asked that nobody who watches can tell from the true one. A wrong no costs a
press of a button. A wrong yes needs hands with another answer of which the sample holds none: if
one hand in 40 has one, that happens less than once in a hundred times. It then tells who watches
that it is none of those hands, on which he could have bet 39 to 1 before; never which it is.
"""

import numpy as np

from ziggurat.bots.bot import imagine_anew, imagined
from ziggurat.core.answers import foresee
from ziggurat.core.game import SPECTATOR, Game
from ziggurat.core.jit import PLAIN
from ziggurat.core.match import Match
from ziggurat.core.state import AnyState, Array
from ziggurat.server.store import EventRow

BY_ITSELF = "forced "  # how the id of a step begins that a page took by itself
WITH_IT = ":forced"  # how the id of an undo ends that goes with the next one
WORLDS = 200  # that a spectator cannot tell from the true one


def forced(game: Game, state: AnyState, legal: Array) -> int | None:
    """The number of that step, or nothing, of a position where this is legal.

    A lone answer may tell of a hand: whoever cannot pay for a second piece must say so himself,
    in his own time. Therefore it must be the only one for all the hands he could hold. Rules that
    are not compiled yet would take a second for as many worlds: nothing is forced by them.
    """
    if PLAIN or len(legal) != 1 or not goes_on(game, state, int(legal[0])):
        return None
    step = int(legal[0])
    return step if is_lone_everywhere(game, state, step) else None


def is_lone_everywhere(game: Game, state: AnyState, step: int) -> bool:
    """Whether nobody who looks on could think of another answer."""
    world = imagined(game, state, SPECTATOR, np.uint64(0))
    moves = np.empty(game.actions.size, np.int64)
    for word in range(WORLDS):
        imagine_anew(game, world, SPECTATOR, np.uint64(word))
        if game.legal(world, moves) != 1 or moves[0] != step:
            return False
    return True


def goes_on(game: Game, state: AnyState, step: int) -> bool:
    """Nothing comes to light, and nobody else is asked."""
    after, events = foresee(state, step, game.apply, game.events)
    revealed = any(event.reveals for event in events)
    return not revealed and bool(game.asked(after) == game.asked(state))


def was_by_itself(move_id: str) -> bool:
    """Whether a page says that it did not ask: a stored id is the user's, then the page's."""
    return move_id.partition(":")[2].startswith(BY_ITSELF)


def went_with_it(event: EventRow) -> bool:
    """Whether this took back a forced step, together with the decision before it."""
    return event.kind == "undo" and event.move_id.endswith(WITH_IT)


def moot_id(seq: int) -> str:
    """The id of the answer to a moot question, which the table gives and nobody sends."""
    return f"table:{BY_ITSELF}{seq}"


def steps_to_take_back(match: Match) -> int:
    """How many decisions one wish to undo takes back: a forced step never alone, if it can be."""
    if len(match.history) < 2:
        return 1
    cause, last = match.history[-2:]
    together = cause.seat == last.seat and not cause.reveals
    return 2 if together and was_forced(match.game, last.before) else 1


def was_forced(game: Game, state: AnyState) -> bool:
    """Whether there was nothing to decide: one answer alone, or many that come to the same."""
    return game.moot(state) or forced(game, state, game.listed(state)) is not None
