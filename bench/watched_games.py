"""Games of Tigris & Euphrates that bots play among themselves, decision by decision."""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from ziggurat.bots.bot import decide
from ziggurat.bots.players.levels import player_of
from ziggurat.core.dice import dice_word
from ziggurat.core.events import mute_log
from ziggurat.core.options import read_options
from ziggurat.core.state import blank, copy
from ziggurat.games.tigris import TIGRIS
from ziggurat.games.tigris.records import State

SIMULATIONS = 40  # of a king: what he keeps in his hand shows long before he plays his best


@dataclass(frozen=True, slots=True)
class Decision:
    """One decision, with the position before it and the one it led to."""

    before: State
    action: int
    after: State


def watched(level: str, seats: int, games: int, seed: int) -> Iterator[Decision]:
    """Every decision of some games of one level; a king thinks for a few simulations."""
    bot, log = player_of(TIGRIS.name, level).within(SIMULATIONS), mute_log()
    dice = np.random.default_rng((seed, seats))
    moves = np.empty(TIGRIS.actions.size, np.int64)
    for game in range(games):
        secret, decisions = f"{seed} {game}".encode(), 0
        s = blank(TIGRIS.state)
        TIGRIS.setup(s, seats, read_options(TIGRIS.options, {}, seats))
        s.dice = np.uint64(dice_word(secret, 0))
        TIGRIS.deal(s, log)
        while (seat := TIGRIS.asked(s)) >= 0:
            choice, before = TIGRIS.legal(s, moves) > 1, copy(s)
            action = decide(bot, TIGRIS, s, seat, dice) if choice else int(moves[0])
            decisions += 1
            s.dice = np.uint64(dice_word(secret, decisions))
            TIGRIS.apply(s, action, log)
            yield Decision(before, action, copy(s))
