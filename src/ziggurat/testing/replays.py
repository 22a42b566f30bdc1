"""The same game, everywhere and again."""

import dataclasses
import hashlib
import hmac
from typing import Any
from unittest import SkipTest

import numpy as np

from ziggurat.core.errors import Malformed
from ziggurat.core.game import Game
from ziggurat.core.jit import PLAIN
from ziggurat.core.match import Match
from ziggurat.core.notation import digest, read_replay, write_replay
from ziggurat.core.state import AnyState
from ziggurat.testing.check import at_tables, of_game
from ziggurat.testing.differences import assert_same, assert_same_state
from ziggurat.testing.elsewhere import fingerprints_elsewhere
from ziggurat.testing.wandering import LONGEST, Journey, begun, fingerprints, go_on, wander


def replayed(text: str, game: Game) -> Match:
    try:
        return read_replay(text, {game.name: game})
    except Malformed as wrong:
        raise AssertionError(f"replayed, a game goes otherwise: {wrong}") from wrong


@at_tables(3, 4)
def a_replay_reaches_the_same_bytes(game: Game, journey: Journey) -> None:
    match = journey.match(game)

    text = write_replay(match)
    again = replayed(text, game)

    assert_same_state(game, again.state.tobytes(), match.state.tobytes(), "replayed")
    for number, (then, now) in enumerate(zip(match.history, again.history, strict=True), start=1):
        what = f"decision {number}, played and replayed"
        assert_same([now.seat, now.action], [then.seat, then.action], what)
        assert_same(now.events, then.events, what)
    assert_same(write_replay(again), text, "a replay written again")


@of_game()
def a_match_from_a_position_makes_a_replay_too(game: Game) -> None:
    begun_at = game.write(wander(game, 2, 30).state)
    match = Match(game, game.seats[2 % len(game.seats)], secret=bytes(32), position=begun_at)
    go_on(match, np.random.default_rng(2), 30)

    again = replayed(write_replay(match), game)

    assert_same_state(game, again.state.tobytes(), match.state.tobytes(), "replayed")


@of_game(slow=True)
def compiled_and_plain_play_the_same_games(game: Game) -> None:
    if PLAIN:
        raise SkipTest("the compiled run compares both")
    plain = fingerprints_elsewhere(game, 6, 45, NUMBA_DISABLE_JIT="1")

    assert_same(plain, fingerprints(game, 6, 45), "games played plain and compiled")
    assert len(set(plain)) == 6, "two seeds make the same game"


@of_game(slow=True)
def two_processes_with_one_seed_play_the_same_game(game: Game) -> None:
    if PLAIN:
        raise SkipTest("another process is compared with in the compiled run")
    there = fingerprints_elsewhere(game, 4, LONGEST, PYTHONHASHSEED="77")

    assert_same(there, fingerprints(game, 4, LONGEST), "games played there and here")


@of_game()
def other_secrets_make_other_games(game: Game) -> None:
    deals = {digest(game, begun(game, seed, seats=game.seats[0]).state) for seed in range(12)}

    assert len(deals) > 6, f"twelve secrets make only {len(deals)} deals"


@of_game()
def the_dice_of_each_decision_come_from_the_secret_and_its_number(game: Game) -> None:
    thrown = []

    def spy(state: AnyState, action: int, log: Any) -> None:
        thrown.append(int(state.dice))
        game.apply(state, action, log)

    secret = bytes(range(32))
    match = Match(dataclasses.replace(game, apply=spy), game.seats[0], secret=secret)
    go_on(match, np.random.default_rng(0), 12)

    expected = [
        int.from_bytes(hmac.new(secret, n.to_bytes(8, "big"), hashlib.sha256).digest()[:8], "big")
        for n in range(1, 13)
    ]
    assert_same(thrown, expected, "the dice of twelve decisions")
    assert_same(match.commitment, hashlib.sha256(secret).hexdigest(), "the commitment")
