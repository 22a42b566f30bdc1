"""Flat Monte Carlo, in any game: every move is played out at random, again and again.

    ziggurat arena china king --bot bench/opponents/flat_monte_carlo.py:FlatMonteCarlo

No tree and no evaluation. Each playout begins in a world imagined anew; the next one goes to the
move whose upper confidence bound is the highest (UCB1), and the most tried move is played.
"""

import time
from dataclasses import dataclass
from math import log, sqrt

import numpy as np

from ziggurat.bots.bot import World, any_word, imagine_anew
from ziggurat.bots.random_play.playout import FOR_EVER, playout
from ziggurat.core.events import mute_log
from ziggurat.core.game import Game
from ziggurat.core.state import Array, blank, copy

CURIOSITY = 0.5


@dataclass(frozen=True, slots=True)
class FlatMonteCarlo:
    """A bot that thinks for so many seconds of CPU time, or for so many playouts instead."""

    seconds: float = 0.075
    playouts: int | None = None

    def __call__(self, game: Game, world: World, seat: int, dice: np.random.Generator) -> int:
        listed = np.empty(game.actions.size, np.int64)
        moves = listed[: game.legal(world, listed)]
        tries, wins = np.zeros(len(moves)), np.zeros(len(moves))
        end, done = time.thread_time() + self.seconds, 0
        while done < self.playouts if self.playouts else time.thread_time() < end or done == 0:
            i = done if done < len(moves) else int(np.argmax(bounds(tries, wins, done)))
            imagine_anew(game, world, seat, any_word(dice))
            wins[i] += won(game, world, int(moves[i]), seat)
            tries[i] += 1
            done += 1
        best = np.argmax(tries + wins / np.maximum(tries, 1))  # of equals, the one that won more
        return int(moves[best])


def bounds(tries: Array, wins: Array, done: int) -> Array:
    """How good each move may be, as far as its tries tell."""
    found: Array = wins / tries + CURIOSITY * sqrt(log(done)) / np.sqrt(tries)
    return found


def won(game: Game, world: World, action: int, seat: int) -> float:
    """One game played at random from a move on: 1 for a victory, less if it is shared."""
    table, places = copy(world), np.zeros(int(world.seats), np.int64)
    game.apply(table, action, mute_log())
    playout(table, blank(game.offers), mute_log(), FOR_EVER)
    game.places(table, places)
    return float(places[seat] == 1) / int((places == 1).sum())
