"""Self-play to be kept: whole matches between named bots, with the dice of a real table."""

import hashlib
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from ziggurat.bots.arena.entrants import entrant
from ziggurat.bots.arena.matches import Contest
from ziggurat.bots.bot import decide
from ziggurat.core.match import Match
from ziggurat.games import GAMES


@dataclass(frozen=True, slots=True)
class Series:
    """Games of one contest, all under the same options."""

    contest: Contest
    options: dict[str, Any] = field(default_factory=dict)


def seated(series: Series, number: int) -> list[str]:
    """The bots of one game by seat: from game to game all move on by one."""
    contest = series.contest
    return [contest.bots[bot] for bot in contest.at(number)]


def play_to_keep(series: Series, number: int) -> Match:
    """One game of a series, played to its end; each has a deal of its own."""
    contest = series.contest
    secret = hashlib.sha256(f"self-play {contest.seed} {number}".encode()).digest()
    match = Match(GAMES[contest.game], contest.seats, series.options, secret)
    bots = [
        entrant(contest.game, name, contest.simulations, contest.seconds)
        for name in seated(series, number)
    ]
    dice = np.random.default_rng((contest.seed, number))
    while not match.over:
        seat, moves = match.asked, match.legal()
        choice = len(moves) > 1 and not match.moot  # nobody is asked where there is none
        action = decide(bots[seat], match.game, match.state, seat, dice) if choice else moves[0]
        match.choose(seat, match.seq, action)
    return match
