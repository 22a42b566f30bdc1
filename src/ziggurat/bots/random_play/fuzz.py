"""Random games with every invariant checked at every decision.

The dice are those of a real match, so that a game that goes wrong can be written down as a
replay and becomes a test.
"""

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from ziggurat.core.dice import GOLDEN, dice_word, stir
from ziggurat.core.events import EventLog, mute_log
from ziggurat.core.game import Game
from ziggurat.core.jit import kernel
from ziggurat.core.match import Match
from ziggurat.core.notation import write_replay
from ziggurat.core.options import Options
from ziggurat.core.state import Array, State, blank
from ziggurat.games.anygame import any_action, apply, asked, broken, imagine, legal

FINE = -1
DEAD_END, UNLISTED, KNOWN_TOO_MUCH, TOO_LONG = 1000, 1001, 1002, 1003
FAULTS = {
    DEAD_END: "somebody is asked and nothing is legal",
    UNLISTED: "an action was offered that is not in the list",
    KNOWN_TOO_MUCH: "an imagined world shows what the seat cannot know",
    TOO_LONG: "the game does not end",
}
MOST_DECISIONS = 20_000
BATCH = 128  # dice words made at a time


@dataclass(slots=True)
class Run:
    """One random game: its actions, and what went wrong if anything did."""

    secret: bytes
    options: Options
    actions: list[int]
    fault: str = ""


def fuzz(game: Game, seats: int, chosen: list[Options], games: int, seed: int) -> Iterator[Run]:
    """Play random games one after the other, each under the next of some mixes of options."""
    for number in range(games):
        yield fuzz_game(game, seats, chosen[number % len(chosen)], secret_of(seed, number))


def secret_of(seed: int, number: int) -> bytes:
    return hashlib.sha256(f"{seed} {number}".encode()).digest()


def fuzz_game(game: Game, seats: int, options: Options, secret: bytes) -> Run:
    match = Match(game, seats, options, secret)
    table = np.array([match.state], game.state)
    worlds = np.zeros(2, game.state)
    raw = worlds.view(np.uint64).reshape(2, -1)  # the same memory, to compare
    scratch, log = blank(game.offers), mute_log()
    moves, taken = np.empty(game.actions.size, np.int64), np.zeros(BATCH, np.int64)
    run = Run(secret, options, [])
    while game.asked(table[0]) >= 0 and not run.fault:
        first = len(run.actions) + 1
        words = [dice_word(secret, first + i) for i in range(BATCH)]
        dice, taken[:] = np.array(words, np.uint64), -1
        try:
            code = run_batch(table, worlds, raw, scratch, log, moves, dice, taken)
            run.fault = "" if code == FINE else fault_name(game, int(code))
        except (IndexError, ValueError, AssertionError) as error:
            run.fault = f"a rule failed: {error!r}"
        run.actions += [int(action) for action in taken if action >= 0]
        if len(run.actions) > MOST_DECISIONS:
            run.fault = run.fault or FAULTS[TOO_LONG]
    return run


def fault_name(game: Game, code: int) -> str:
    return FAULTS[code] if code in FAULTS else f"this does not hold: {game.invariants[code]}"


def replay_of(game: Game, seats: int, run: Run) -> str:
    """A game that went wrong, up to and with the decision that did it."""
    match = Match(game, seats, run.options, run.secret)
    for action in run.actions[:-1]:
        match.choose(match.asked, match.seq, action)
    seat, last = match.asked, [match.game.actions.words(n) for n in run.actions[-1:]]
    lines = [f"{seat} {words}  # {run.fault}" for words in last]
    return write_replay(match) + "\n".join([*lines, ""])


@kernel
def run_batch(  # noqa: PLR0913 - one fat kernel: scratch comes from outside
    table: Array,
    worlds: Array,
    raw: Array,
    o: State,
    log: EventLog,
    moves: Array,
    dice: Array,
    taken: Array,
) -> int:
    """Play as many decisions as there are dice, or to the end; note each before it is played."""
    s = table[0]
    for n in range(len(dice)):
        if asked(s) < 0:
            return FINE
        s.dice = stir(dice[n])  # choices are thrown with other dice than draws
        count = legal(s, moves)
        if count == 0:
            return DEAD_END
        action = any_action(s, o)
        taken[n] = action
        if not is_listed(moves, count, action):
            return UNLISTED
        s.dice = dice[n]
        apply(s, action, log)
        fault = broken(s)
        if fault != FINE:
            return fault
        fault = imagined_wrongly(table, worlds, raw, dice[n])
        if fault != FINE:
            return fault
    return FINE


@kernel
def is_listed(moves: Array, count: int, action: int) -> bool:
    for i in range(count):
        if moves[i] == action:
            return True
    return False


@kernel
def imagined_wrongly(table: Array, worlds: Array, raw: Array, word: Any) -> int:
    """A world imagined from an imagined one is the one imagined at once, and could be true."""
    s = table[0]
    seat = np.int64(stir(word) % np.uint64(s.seats + 1)) - 1
    worlds[0] = table[0]
    worlds[1] = table[0]
    imagine(worlds[0], seat, word + GOLDEN)
    imagine(worlds[0], seat, word)
    imagine(worlds[1], seat, word)
    for i in range(raw.shape[1]):
        if raw[0, i] != raw[1, i]:
            return KNOWN_TOO_MUCH
    return broken(worlds[1])
