"""Many games in one array are the same games as one by one."""

from typing import Any

import numpy as np
import pytest

from research.tables import every_game, every_table
from ziggurat.core.errors import Malformed
from ziggurat.core.events import mute_log
from ziggurat.core.jit import PLAIN
from ziggurat.core.state import copy
from ziggurat.games import GAMES
from ziggurat.research import steps
from ziggurat.research.batch import Batch

GAMES_AT_ONCE, STEPS = (2, 6) if PLAIN else (64, 90)
Table = tuple[str, int, dict[str, Any]]


def played(table: Table, times: int = STEPS, **how: Any) -> Batch:
    """Some games after some random choices."""
    game, seats, options = table
    batch = Batch(game, GAMES_AT_ONCE, seats, options, seed=5, **how)
    for _ in range(times):
        batch.step(batch.any_actions())
    return batch


@every_table
def test_a_seat_sees_the_same_in_every_world_it_cannot_tell_apart(table: Table) -> None:
    batch = played(table, unrolled=True)
    true, changed = batch.tables.copy(), False
    for seat in (-1, *range(batch.study.seats)):
        seats = np.full(batch.games, seat)
        before = batch.observe(seats).copy()
        words = np.arange(batch.games, dtype=np.uint64) + np.uint64(99)
        steps.imagine_all(batch.tables, seats, words)
        batch.looked = False
        changed = changed or batch.tables["hand"].tobytes() != true["hand"].tobytes()

        assert (batch.observe(seats) == before).all()
        batch.tables[:] = true
    assert changed


@every_table
def test_the_mask_of_the_seat_that_is_asked_is_the_same_in_all_its_worlds(table: Table) -> None:
    batch = played(table)
    before = batch.mask.copy()

    steps.imagine_all(batch.tables, batch.asked.copy(), np.full(batch.games, 3, np.uint64))
    batch.looked = False

    assert (batch.mask == before).all()


@every_table
def test_every_number_of_an_observation_is_within_its_bounds(table: Table) -> None:
    from ziggurat.research.forms import MOST

    batch = played(table)

    assert batch.observe().min() >= 0
    assert batch.observe().max() <= MOST


@every_game
def test_a_game_of_many_is_the_game_the_rules_play(game: str) -> None:
    batch, rules = Batch(game, 3, seed=1), GAMES[game]
    alone, log = copy(batch.tables[1]), mute_log()
    for _ in range(6 if PLAIN else 60):
        actions = batch.any_actions()
        rules.apply(alone, int(actions[1]), log)
        batch.step(actions)

        assert batch.tables[1].tobytes() == alone.tobytes()
        assert batch.asked[1] == rules.asked(alone)


@every_game
def test_the_same_seed_plays_the_same_and_another_does_not(game: str) -> None:
    table = (game, GAMES[game].seats[0], dict[str, Any]())

    one, other = played(table), played(table)
    assert one.tables.tobytes() == other.tables.tobytes()

    other.reset(6)
    one.reset(5)
    assert one.tables.tobytes() != other.tables.tobytes()


@every_game
def test_random_choices_are_legal_with_masks_and_without(game: str) -> None:
    batch = Batch(game, GAMES_AT_ONCE, seed=2)
    for _ in range(STEPS // 3):
        chosen = batch.any_actions()
        assert batch.mask[np.arange(batch.games), chosen].all()
        again = batch.any_actions()
        assert batch.mask[np.arange(batch.games), again].all()
        batch.step(again)


@every_game
def test_an_illegal_choice_is_refused_and_changes_nothing(game: str) -> None:
    batch = Batch(game, 3, seed=1)
    before = batch.tables.tobytes()
    for wrong in (-1, batch.study.size, int(np.flatnonzero(batch.mask[2] == 0)[0])):
        choices = batch.any_actions().copy()
        choices[2] = wrong

        with pytest.raises(ValueError, match=f"game 2: {wrong} is not"):
            batch.step(choices)
        assert batch.tables.tobytes() == before


@pytest.mark.skipif(PLAIN, reason="whole games take long in plain Python")
@every_table
def test_a_game_that_ends_is_settled_and_dealt_anew(table: Table) -> None:
    game, seats, options = table
    batch, ended = Batch(game, 16, seats, options, seed=3), 0
    for _ in range(2500):
        batch.step(batch.any_actions())
        over = batch.ended == 1
        ended += over.sum()
        assert np.allclose(batch.rewards.sum(axis=1), 0)
        assert (batch.rewards[~over] == 0).all()
        assert (batch.asked >= 0).all()
        assert (batch.rewards[over].max(axis=1, initial=-1) > -1).all()
        if ended > 20:
            break
    assert ended > 0


@pytest.mark.skipif(PLAIN, reason="whole games take long in plain Python")
@every_game
def test_a_game_that_is_not_dealt_anew_rests_when_it_is_over(game: str) -> None:
    batch = Batch(game, 2, seed=3, again=False)
    while (batch.asked >= 0).any():
        batch.step(batch.any_actions())
    last = batch.tables.tobytes()

    batch.step(batch.any_actions())

    assert batch.tables.tobytes() == last
    assert not batch.mask.any()


def test_what_is_not_offered_is_refused_in_words() -> None:
    with pytest.raises(Malformed, match="there is no game"):
        Batch("chess", 1)
    with pytest.raises(Malformed, match="is for 2 to 4 players, not 5"):
        Batch("tigris", 1, seats=5)
    with pytest.raises(Malformed, match="there is no such option"):
        Batch("babel", 1, options={"fog": True})
