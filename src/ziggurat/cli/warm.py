"""Compiling all a game needs before the first question, so that no later pause surprises."""

import subprocess
import sys
from pathlib import Path
from typing import Any

from ziggurat.core import jit
from ziggurat.core.game import SPECTATOR, Game, mixes
from ziggurat.core.match import SECRET_BYTES, Match
from ziggurat.core.notation import write_replay


def mark(game: Game) -> Path:
    """A file that says this game is compiled; other commands compile less than a whole game."""
    return jit.CACHE / f"{game.name}-is-ready"


def is_ready(game: Game) -> bool:
    return jit.PLAIN or (jit.is_warm() and mark(game).exists())


def warm_up() -> None:
    """Compile every game, if this machine has not yet; that takes a while, and is said."""
    from ziggurat.cli.console import notes
    from ziggurat.games import GAMES

    cold = [game for game in GAMES.values() if not is_ready(game)]
    if cold:
        notes().print("Compiling rules and bots for this machine, some minutes, once…")
    for game in cold:
        compile_all(game)


def compile_all(game: Game) -> None:
    """Use every rule, view and bot once; numba keeps on disk what it compiled.

    The bots are compiled by a second process meanwhile: numba uses one core at a time.
    """
    thinking = f"from ziggurat.cli.warm import compile_bots; compile_bots({game.name!r})"
    with subprocess.Popen([sys.executable, "-c", thinking]):
        compile_rules(game)
    remember(game)


def compile_bots(name: str) -> None:
    """Let every bot think once, advise and look back: all that is thought at a table.

    What follows an action comes first, while the other process is busy with what is legal:
    each then finds on disk what the other has done.
    """
    import numba
    import numpy as np

    from ziggurat.bots import BOTS, decide
    from ziggurat.bots.hinting import hint, why
    from ziggurat.bots.minds import NET
    from ziggurat.bots.standing import seer_for
    from ziggurat.core.events import EVENT_LOG
    from ziggurat.games import GAMES

    game, dice = GAMES[name], np.random.default_rng(0)
    state, log = numba.from_dtype(game.state), numba.from_dtype(EVENT_LOG)
    rule: Any = game.apply
    rule.compile((state, numba.types.int64, log))
    match = Match(game, game.seats[0], secret=bytes(SECRET_BYTES))
    for bot in BOTS.values():
        decide(bot, game, match.state, match.asked, dice)
    best = hint(game, match.state, match.asked, most=1)[0]
    why(game, match.state, best.action, SPECTATOR)
    seer_for(game, match.seats, NET, 1).standing(match.state)


def compile_rules(game: Game) -> None:
    """Play a whole game at random, and ask in it whatever a person may ask."""
    import numpy as np

    from ziggurat.bots import decide
    from ziggurat.bots.random import choose

    dice = np.random.default_rng(0)
    everything = mixes(game, game.seats[0])[-1]
    match = Match(game, game.seats[0], everything, bytes(SECRET_BYTES))
    ask_everything(match)
    while not match.over:
        choice = decide(choose, game, match.state, match.asked, dice)
        match.choose(match.asked, match.seq, choice)
    look_back(match)


def ask_everything(match: Match) -> None:
    """Every question a person may have about the moves of one position."""
    legal = set(match.legal())
    match.view(match.asked)
    for number in range(match.game.actions.size):
        if number in legal:
            match.game.preview(match.state, number, match.asked)
        else:
            match.game.explain(match.state, match.asked, number)


def look_back(match: Match) -> None:
    """What is done with a whole game: save it, place everybody, set it up again."""
    write_replay(match)
    match.game.facts(match.state)
    assert match.winners
    position = match.game.write(match.history[0].before)
    Match(match.game, match.seats, match.options, match.secret, position)


def remember(game: Game) -> None:
    try:
        jit.CACHE.mkdir(parents=True, exist_ok=True)
        mark(game).touch()
    except OSError:
        return  # a closed cache compiles again next time, nothing worse
