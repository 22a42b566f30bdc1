"""Hints for a seat that is asked, and reasons for a move that was made.

Both say nothing the one who hears them could not know: they are made from a world imagined for
his seat, from dice that are always the same. So whatever is hidden from him, he hears the same.
"""

from dataclasses import replace

import numpy as np

from ziggurat.bots.bot import imagined
from ziggurat.bots.grounds import OTHERS, YOU
from ziggurat.bots.levels import APPRENTICE, KING, SCRIBE, level
from ziggurat.bots.minds import BY_HAND, LINEAR, NET, clear_mind, mind
from ziggurat.bots.players import Adviser, searching
from ziggurat.bots.reasons import Advice, advice, features, felt, in_words, look_ahead, seen
from ziggurat.bots.thinker import Budget
from ziggurat.core.game import Game
from ziggurat.core.state import State
from ziggurat.core.text import Message

SEED = 1
TRIES = 200  # worlds imagined to find one in which a move was possible
KINDS = {APPRENTICE: BY_HAND, SCRIBE: LINEAR}  # the minds of the levels that have not the best


def hint(
    game: Game, state: State, seat: int, name: str = KING, simulations: int = 0, most: int = 4
) -> list[Advice]:
    """What a level would do for the seat that is asked, best first.

    With a number of simulations the best mind searches that far, however long it takes.
    """
    kind = NET if simulations else KINDS.get(name, NET)
    clear_mind(game.name, int(state.seats), kind)
    adviser = adviser_for(game, name, simulations)
    dice = np.random.default_rng(SEED)
    world = imagined(game, state, seat, dice)
    return advice(game, world, seat, adviser(game, world, seat, dice), most, kind)


def adviser_for(game: Game, name: str, simulations: int) -> Adviser:
    if simulations:
        return searching(NET, Budget(simulations))
    found = level(game.name, name)
    return found.adviser(found.budget.simulations)  # no clock: the same is said every time


def why(
    game: Game, before: State, action: int, viewer: int, kind: str = NET
) -> tuple[Message, ...]:
    """Why whoever was asked played an action, told to another seat or to a spectator (-1).

    The hand of who played is one the viewer could think of, so only what lies open is told.
    """
    seat = int(game.asked(before))
    if viewer != seat and game.actions.decode(action).kind in game.private:
        return ()
    world = world_with(game, before, viewer, action)
    if world is None:
        return ()
    clear_mind(game.name, int(world.seats), kind)
    m = mind(game.name, int(world.seats), kind)
    sight, after = look_ahead(game, m, world, seat, action)
    if viewer != seat and sight.outcomes:
        sight, after = replace(sight, outcomes=[]), None  # they hang on an imagined hand
    reasons = seen(game, sight)
    if after is not None:
        reasons += felt(game, m, after, features(m, world, seat), seat)
    if viewer == seat:
        return in_words(reasons, YOU)
    return in_words([reason for reason in reasons if not reason.private], OTHERS)


def world_with(game: Game, before: State, viewer: int, action: int) -> State | None:
    """A world the viewer cannot tell from the true one, in which an action is legal."""
    dice, moves = np.random.default_rng(SEED), np.empty(game.actions.size, np.int64)
    for _ in range(TRIES):
        world = imagined(game, before, viewer, dice)
        if action in moves[: game.legal(world, moves)]:
            return world
    return None
