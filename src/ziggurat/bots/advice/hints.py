"""Hints for a seat that is asked, and reasons for a move that was made.

Both say nothing the one who hears them could not know: they are made from a world imagined for
his seat, from dice that are always the same. So whatever is hidden from him, he hears the same.
"""

from dataclasses import replace

import numpy as np

from ziggurat.bots.advice.advisers import SEED, adviser_for
from ziggurat.bots.advice.explanations import (
    Advice,
    advice,
    features,
    felt,
    in_words,
    look_ahead,
    seen,
)
from ziggurat.bots.bot import any_word, imagined
from ziggurat.bots.evaluation.evaluations import EVALUATIONS
from ziggurat.bots.evaluation.weights import clear_network, network
from ziggurat.core.explanations import OTHERS, YOU
from ziggurat.core.game import Game
from ziggurat.core.state import State
from ziggurat.core.text import Message
from ziggurat.core.ways import KING, NET

TRIES = 200  # worlds imagined to find one in which a move was possible


def hint(
    game: Game, state: State, seat: int, name: str = KING, simulations: int = 0, most: int = 4
) -> list[Advice]:
    """What a level would do for the seat that is asked, best first.

    With a number of simulations the king searches that far, however long it takes. Without an
    evaluation nothing is advised.
    """
    adviser = adviser_for(game, int(state.seats), name, simulations)
    look = adviser.look(state)
    return advice(game, look.world, seat, look.thoughts, most, adviser.kind) if look else []


def why(
    game: Game, before: State, action: int, viewer: int, kind: str = NET
) -> tuple[Message, ...]:
    """Why whoever was asked played an action, told to another seat or to a spectator (-1).

    The hand of whoever played is one the viewer could think of, so only what lies open is told.
    """
    seat = int(game.asked(before))
    if game.name not in EVALUATIONS:
        return ()
    if viewer != seat and game.actions.decode(action).kind in game.private:
        return ()
    world = world_with(game, before, viewer, action)
    if world is None:
        return ()
    clear_network(game.name, int(world.seats), kind)
    net = network(game.name, int(world.seats), kind)
    lookahead, after = look_ahead(game, net, world, seat, action)
    if viewer != seat and lookahead.outcomes:
        lookahead, after = replace(lookahead, outcomes=[]), None  # they hang on an imagined hand
    reasons = seen(game, lookahead)
    if after is not None:
        reasons += felt(game, net, after, features(net, world, seat), seat)
    if viewer == seat:
        return in_words(reasons, YOU)
    return in_words([reason for reason in reasons if not reason.private], OTHERS)


def world_with(game: Game, before: State, viewer: int, action: int) -> State | None:
    """A world the viewer cannot tell from the true one, in which an action is legal."""
    dice, moves = np.random.default_rng(SEED), np.empty(game.actions.size, np.int64)
    for _ in range(TRIES):
        world = imagined(game, before, viewer, any_word(dice))
        if action in moves[: game.legal(world, moves)]:
            return world
    return None
