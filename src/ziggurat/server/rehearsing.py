"""A rehearsal before a process serves: what bots need is read from disk before anybody waits."""

from ziggurat.bots.levels import LEVELS
from ziggurat.core.match import SECRET_BYTES, Match
from ziggurat.games import GAMES
from ziggurat.server.jobs import job_for, think


def rehearse() -> None:
    """Let every level of every game think once: kernels are compiled, but not yet in memory.

    Else the first question to a bot would take as long as reading them, and its table would wait.
    """
    for game in GAMES.values():
        match = Match(game, game.seats[0], secret=bytes(SECRET_BYTES))
        for level in LEVELS:
            think(job_for(match, match.asked, level, "", 0.0))
