"""A warm-up of what is said to people: the first hint comes as fast as the second."""

import numpy as np

from ziggurat.bots.evaluation.evaluations import EVALUATIONS
from ziggurat.bots.warming import begun
from ziggurat.core.events import mute_log
from ziggurat.core.game import SPECTATOR
from ziggurat.core.match import SECRET_BYTES, Match
from ziggurat.core.notation import write_replay
from ziggurat.core.state import copy
from ziggurat.games import GAMES
from ziggurat.server.advice.analysis import analysed
from ziggurat.server.advice.hints import advised, reasons
from ziggurat.server.thinking.jobs import Position


def warm_up_advice() -> None:
    """One hint, one reason and one analysis of each game: kernels are compiled, but not in memory.

    Else whoever asks first would wait until they are read from disk.
    """
    for game in GAMES.values():
        match = Match(game, game.seats[0], secret=bytes(SECRET_BYTES))
        position = Position.of(match, match.state)
        for best in advised(position, match.asked)[:1]:
            reasons(position, best.move, SPECTATOR)
            if game.name in EVALUATIONS:  # for moves that nobody thought about
                EVALUATIONS[game.name].afterstate(copy(match.state), best.action, mute_log())
        analysed(write_replay(begun(game, np.random.default_rng(0))), {})
