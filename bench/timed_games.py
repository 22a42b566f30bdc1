"""Games of one bot against another on all other seats, with the CPU time of both sides.

Deals are paired and seats rotated as in the arena: each deal is played once from every seat.
"""

import hashlib
import time
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from former_bot import FormerBot
from panel import bot_named
from ziggurat.bots.arena.matches import Contest
from ziggurat.bots.bot import Bot, World, any_word, imagined
from ziggurat.core.game import Game
from ziggurat.core.match import Match
from ziggurat.core.notation import digest
from ziggurat.games import GAMES


@dataclass(frozen=True, slots=True)
class Pairing:
    """Who is measured against whom, at which table, by which version of the rules."""

    game: str
    seats: int
    bot: str
    against: str
    rules: int
    seed: int = 1
    simulations: int | None = None
    seconds: float | None = None

    @property
    def contest(self) -> Contest:
        return Contest(self.game, self.seats, (self.bot, self.against), self.seed)

    def bots(self) -> list[Bot]:
        limits = self.simulations, self.seconds
        return [bot_named(self.game, name, *limits) for name in (self.bot, self.against)]


@dataclass(frozen=True, slots=True)
class Timed:
    """One finished game; lists are those of the bot and of its opponents together."""

    deal: int
    turn: int  # how far the seats were rotated
    won: float  # by the bot; a shared victory counts in part
    decisions: list[int]  # where there was a choice
    seconds: list[float]  # of CPU time, for them
    last: str  # the digest of the last position


def play(pairing: Pairing, place: tuple[int, int]) -> Timed:
    """One game of a deal, with the seats rotated so far."""
    deal, turn = place
    bots, seated = warmed(pairing), pairing.contest.at(turn)
    match = match_of(pairing, deal)
    dice = np.random.default_rng((pairing.seed, deal, turn))
    decisions, seconds = [0, 0], [0.0, 0.0]
    while not match.over:
        seat, moves = match.asked, match.legal_numbers()
        action = int(moves[0])
        if len(moves) > 1:  # nobody is asked where there is no choice
            side = seated[seat]
            world = imagined(match.game, match.state, seat, any_word(dice))
            action, spent = timed(bots[side], match.game, world, seat, dice)
            decisions[side] += 1
            seconds[side] += spent
        match.choose(seat, match.seq, action)
    winners = [seated[seat] for seat in match.winners]
    won = winners.count(0) / len(winners)
    return Timed(deal, turn, won, decisions, seconds, digest(match.game, match.state))


def match_of(pairing: Pairing, deal: int) -> Match[Any]:
    secret = hashlib.sha256(f"{pairing.seed} {deal}".encode()).digest()
    return Match(GAMES[pairing.game].under(pairing.rules), pairing.seats, {}, secret)


@cache
def warmed(pairing: Pairing) -> list[Bot]:
    """Both bots, each of which has decided once: loading kernels is no thinking."""
    bots, match, dice = pairing.bots(), match_of(pairing, 0), np.random.default_rng(0)
    for bot in bots:
        world = imagined(match.game, match.state, match.asked, any_word(dice))
        bot(match.game, world, match.asked, dice)
    return bots


def timed(
    bot: Bot, game: Game, world: World, seat: int, dice: np.random.Generator
) -> tuple[int, float]:
    """What a bot decides, and the CPU seconds it took wherever it thinks."""
    if isinstance(bot, FormerBot):
        return bot.timed(game, world, seat, dice)
    began = time.thread_time()
    action = bot(game, world, seat, dice)
    return action, time.thread_time() - began
