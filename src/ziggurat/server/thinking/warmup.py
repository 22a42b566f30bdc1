"""A warm-up before a process serves: what it needs is read from disk before anybody waits."""

from ziggurat.bots.players.levels import levels_of
from ziggurat.core.game import SPECTATOR
from ziggurat.core.match import SECRET_BYTES, Match
from ziggurat.games import GAMES
from ziggurat.server.thinking.jobs import job_for, think


def warm_up_rules() -> None:
    """Let everybody look at a first position of every game, and one of them decide."""
    for game in GAMES.values():
        match = Match(game, game.seats[0], secret=bytes(SECRET_BYTES))
        match.choose(match.asked, match.seq, match.offers(match.asked)[0])
        game.public_text(match.state)
        game.own_texts(match.state)
        for seat in (*range(match.seats), SPECTATOR):
            match.view(seat)


def warm_up_bots() -> None:
    """Let every level of every game think once: kernels are compiled, but not yet in memory.

    Else the first question to a bot would take as long as reading them, and its table would wait.
    """
    for game in GAMES.values():
        match = Match(game, game.seats[0], secret=bytes(SECRET_BYTES))
        for level in levels_of(game.name):
            think(job_for(match, match.asked, level, "", 0.0))
