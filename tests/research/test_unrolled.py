"""Sets, piece by piece: every legal action can be put together, in one way, and nothing else."""

import numpy as np
import pytest

from research.tables import every_game
from ziggurat.core.actions import Multisets
from ziggurat.core.jit import PLAIN
from ziggurat.games import GAMES
from ziggurat.research.batch import Batch
from ziggurat.research.steps import NOT_YET, step_towards, take_step
from ziggurat.research.study import Study, study
from ziggurat.research.unrolled import Small


def small_of(known: Study) -> Small:
    """The space of small steps of a study that has one."""
    assert known.small
    return known.small


def ways(small: Small, legal: list[int]) -> list[int]:
    """Every action that small steps lead to, once for each way there."""
    found, start = [], (-1, 0, *(0 for _ in small.pieces))
    paths = [start]
    while paths:
        chosen = np.array(paths.pop())
        towards = (step_towards(small.parts[a], chosen, small.size) for a in legal)
        for step in {int(step) for step in towards if step >= 0}:
            after = chosen.copy()
            action = int(take_step(step, small.parts, small.whole, after))
            if action == NOT_YET:
                paths.append(tuple(after.tolist()))
            else:
                found.append(action)
    return found


@pytest.mark.slow
@pytest.mark.skipif(PLAIN, reason="takes minutes in plain Python")
@pytest.mark.parametrize(
    ("game", "seats"), [("tigris", 2), ("china", 2), ("china", 5), ("babel", 2)]
)
def test_small_steps_lead_to_every_legal_action_in_one_way(game: str, seats: int) -> None:
    batch, small = Batch(game, 4, seats, seed=4), study(game, seats, unrolled=True).small
    assert small
    for _ in range(12):
        for _ in range(7):
            batch.step(batch.any_actions())
        batch.look()
        for i in range(batch.games):
            legal = batch.moves[i, : batch.count[i]].tolist()
            assert sorted(ways(small, legal)) == sorted(legal)


@every_game
def test_a_decision_stands_until_its_set_is_complete(game: str) -> None:
    batch, waited = Batch(game, 8, unrolled=True, seed=1), 0
    for _ in range(4 if PLAIN else 200):
        before = batch.tables.copy()
        batch.step(batch.any_actions())
        composing = batch.chosen[:, 0] >= 0
        waited += composing.sum()

        assert (batch.tables[composing] == before[composing]).all()
    assert waited > 0 or not small_of(study(game, unrolled=True)).pieces or PLAIN


def test_a_swap_is_said_word_by_word() -> None:
    words = small_of(study("tigris", unrolled=True)).words
    tiles = GAMES["tigris"].actions.families["swap"]["tiles"]

    assert isinstance(tiles, Multisets)
    assert words[-5:] == [*tiles.kinds, "enough"]
    assert "swap" in words
    assert len(words) == GAMES["tigris"].actions.size - 209 + 1 + 5


def test_what_was_chosen_is_told_to_its_own_seat_only() -> None:
    batch = Batch("tigris", 1, unrolled=True, seed=1)
    words = small_of(batch.study).words
    batch.step(np.array([words.index("swap")]))
    piece = int(np.flatnonzero(batch.mask[0])[0])
    batch.step(np.array([piece]))
    split = batch.study.observation.split

    own = split(batch.observe(np.array([0]))[0].copy())
    other = split(batch.observe(np.array([1]))[0].copy())

    assert own["chosen"].tolist() == [1]
    assert own["taken"].sum() == 1
    assert other["chosen"].tolist() == [0]
    assert other["taken"].sum() == 0
