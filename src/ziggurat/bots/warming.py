"""Compile all that play needs of a game: `python -m ziggurat.bots.warming GAME PART`.

This is done by processes of their own, for a process that has compiled stays large and is slow to
answer. Each part finds on disk what the others have done.
"""

import gc
import os
import sys

import numpy as np

from ziggurat import games
from ziggurat.bots import PLAYERS, decide
from ziggurat.bots.advice.analysis import Effort, analyse, report
from ziggurat.bots.advice.hints import hint, why
from ziggurat.bots.evaluation.chances import estimator_for
from ziggurat.bots.evaluation.evaluations import EVALUATIONS
from ziggurat.bots.players.random import choose
from ziggurat.compiled import readiness
from ziggurat.compiled.children import alone, end_with_parent
from ziggurat.core.events import EVENT_LOG, mute_log
from ziggurat.core.game import SPECTATOR, Game, mixes
from ziggurat.core.match import SECRET_BYTES, Match
from ziggurat.core.notation import write_replay
from ziggurat.core.state import copy
from ziggurat.core.ways import VIZIER
from ziggurat.core.word_lists import word_tables, written
from ziggurat.games import GAMES

FEW = 6  # decisions
EVERY = 8  # decisions
RARELY = 60  # looks at what is young before one at everything; Python's own number is 10
PATIENT = 19  # how far behind everybody else on this machine


def main(name: str, part: str) -> None:
    """Compile a part of a game; a process that had nothing to compile marks it as done.

    So a mark is never a hope: somebody has played with these very kernels, and with no others.
    """
    from ziggurat.compiled.kernels import COMPILED, USED

    end_with_parent()
    collect_rarely()
    with alone(readiness.mark_of(name, part)):
        if readiness.is_done(name, part):
            return  # another process was faster
        use(name, part)
        if not COMPILED:
            readiness.remember(name, part, USED)
            readiness.sweep()
            return
    os.execv(sys.executable, [sys.executable, "-m", "ziggurat.bots.warming", name, part])


def collect_rarely() -> None:
    """Look for rubbish among all that numba keeps only now and then: most of it stays anyway."""
    young, middle, _ = gc.get_threshold()
    gc.set_threshold(young, middle, RARELY)


def use(name: str, part: str) -> None:
    if part == readiness.RULES:
        use_rules(GAMES[name])
    else:
        use_bots(GAMES[name])


def use_bots(game: Game) -> None:
    """Let every bot think once, advise and look back: all that is thought at a table."""
    dice = np.random.default_rng(0)
    match = Match(game, game.seats[0], secret=bytes(SECRET_BYTES))
    for player in PLAYERS[game.name].values():
        decide(player, game, match.state, match.asked, dice)
    for best in hint(game, match.state, match.asked, most=1):
        why(game, match.state, best.action, SPECTATOR)
        if game.name in EVALUATIONS:  # an analysis asks for it where nobody thought of a move
            EVALUATIONS[game.name].afterstate(copy(match.state), best.action, mute_log())
    estimator_for(game, match.seats, VIZIER, 1).chances(match.state)
    report(list(analyse(begun(game, dice), Effort(simulations=0, worlds=1, rolls=1))))


def begun(game: Game, dice: np.random.Generator) -> Match:
    """A game of a few moves that somebody gave up."""
    match = Match(game, game.seats[0], secret=bytes(SECRET_BYTES))
    for _ in range(FEW):
        match.choose(match.asked, match.seq, decide(choose, game, match.state, match.asked, dice))
    match.resign(match.asked)
    return match


def use_rules(game: Game) -> None:
    """Play a whole game at random, and ask in it whatever a person may ask."""
    dice = np.random.default_rng(0)
    everything = mixes(game, game.seats[0])[-1]
    match = Match(game, game.seats[0], everything, bytes(SECRET_BYTES))
    ask_everything(match)
    while not match.over:
        choice = decide(choose, game, match.state, match.asked, dice)
        match.choose(match.asked, match.seq, choice)
    look_back(match)
    look_at_rare_positions(game)


def look_at_rare_positions(game: Game) -> None:
    """All that a game at random may not come by."""
    prepare_entries(game)
    for position in game.platform.rare:
        secret = bytes(SECRET_BYTES)
        ask_everything(Match(game, game.seats[0], {}, secret, dict(position), real=False))


def prepare_entries(game: Game) -> None:
    """What plain Python calls of the rules, also where this play did not come by."""
    import numba

    from ziggurat.compiled.entries import prepare

    state, log = numba.from_dtype(game.state), numba.from_dtype(EVENT_LOG)
    numbers = {"int": numba.int64, "bool": numba.boolean}
    records = {"State": state, "AnyState": state, "EventLog": log}
    prepare(f"{games.__name__}.{game.name}", "bots", numbers | records)


def ask_everything(match: Match) -> None:
    """Every question a person may have about the moves of one position."""
    legal = set(match.legal())
    match.view(match.asked)
    match.game.public_text(match.state)
    match.game.own_texts(match.state)
    written(word_tables(match.game.actions), match.legal_numbers())
    for number in range(match.game.actions.size):
        if number in legal:
            match.game.preview(match.state, number, match.asked)
        else:
            match.game.explain(match.state, match.asked, number)


def look_back(match: Match) -> None:
    """What is done with a whole game: see its end, save it, place everybody, set it up again."""
    for seat in (*range(match.seats), SPECTATOR):
        match.view(seat)
    write_replay(match)
    match.game.facts(match.state)
    match.game.scores(match.state, np.zeros(match.seats, np.int64))
    assert match.winners
    for number, step in enumerate(match.history[::EVERY]):
        position = match.game.write(step.before)
        real = number == 0  # what is half done may be looked at, and not played
        Match(match.game, match.seats, match.options, match.secret, position, real)


if __name__ == "__main__":
    os.nice(max(0, PATIENT - os.nice(0)))
    main(*sys.argv[1:])
