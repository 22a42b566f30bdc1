"""Matches between bots: seats rotated, deals paired, so that neither seat nor luck decides.

Each deal is played once from every seat: with two seats, A and B change places over the same
tiles. A match is a list of deals, and every deal the same games whoever plays it and wherever.
"""

from collections.abc import Generator
from contextlib import closing
from dataclasses import dataclass
from functools import partial

import numpy as np

from ziggurat.bots.arena.entrants import entrant
from ziggurat.bots.bot import Bot, decide
from ziggurat.core.dice import dice_word
from ziggurat.core.events import mute_log
from ziggurat.core.options import read_options
from ziggurat.core.state import blank
from ziggurat.games import GAMES
from ziggurat.pool import Pool


@dataclass(frozen=True, slots=True)
class Contest:
    """What is played: the first bot takes the first seat, the last one all that are left."""

    game: str
    seats: int
    bots: tuple[str, ...]
    seed: int = 1
    simulations: int | None = None
    seconds: float | None = None

    def at(self, turn: int) -> list[int]:
        """Which bot sits on each seat in one game of a deal: all move on by one seat."""
        order = [min(i, len(self.bots) - 1) for i in range(self.seats)]
        return [order[(seat - turn) % self.seats] for seat in range(self.seats)]


@dataclass(frozen=True, slots=True)
class Played:
    """One finished game."""

    deal: int
    turn: int  # how far the seats were rotated
    bots: list[int]  # by seat
    places: list[int]  # by seat
    decisions: int
    last: bytes  # the record of the last position


def play_deal(contest: Contest, deal: int) -> list[Played]:
    """One deal, once from every seat."""
    return [play_turn(contest, (deal, turn)) for turn in range(contest.seats)]


def play_turn(contest: Contest, place: tuple[int, int]) -> Played:
    """One game of a match: of this deal, with the seats rotated so far."""
    names = contest.bots
    bots = [entrant(contest.game, name, contest.simulations, contest.seconds) for name in names]
    return play_game(contest, bots, *place)


def play_game(contest: Contest, bots: list[Bot], deal: int, turn: int) -> Played:
    """One game. The dice of every decision follow from the deal, as they do at a table."""
    game, log = GAMES[contest.game], mute_log()
    secret = f"{contest.seed} {deal}".encode()
    s, seated = blank(game.state), contest.at(turn)
    game.setup(s, contest.seats, read_options(game.options, {}, contest.seats))
    s.dice = np.uint64(dice_word(secret, 0))
    game.deal(s, log)
    moves, decisions = np.empty(game.actions.size, np.int64), 0
    dice = np.random.default_rng((contest.seed, deal, turn))
    while (seat := game.asked(s)) >= 0:
        # Nobody is asked where there is no choice.
        choice = game.legal(s, moves) > 1 and not game.moot(s)
        action = decide(bots[seated[seat]], game, s, seat, dice) if choice else int(moves[0])
        decisions += 1
        s.dice = np.uint64(dice_word(secret, decisions))
        game.apply(s, action, log)
    places = np.zeros(contest.seats, np.int64)
    game.places(s, places)
    return Played(deal, turn, seated, places.tolist(), decisions, s.tobytes())


def play_match(contest: Contest, deals: int, pool: Pool) -> Generator[list[Played]]:
    """Deal after deal in their order, by the workers of a pool; whoever listens may stop early."""
    places = ((deal, turn) for deal in range(deals) for turn in range(contest.seats))
    with closing(pool.run(partial(play_turn, contest), places, "game")) as games:
        for _ in range(deals):
            yield [next(games) for _ in range(contest.seats)]
