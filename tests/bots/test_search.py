"""The search: what it looks at, and when it stops."""

from collections.abc import Iterator

import numpy as np
import pytest

from games.wander import begun
from ziggurat.bots.bot import World, any_word, imagined
from ziggurat.bots.evaluation.network import initial_weights, network_of
from ziggurat.bots.evaluation.policy import initial_policy, policy_of
from ziggurat.bots.search.thinking import Budget, Thought, tree_search
from ziggurat.bots.search.tree import ROOT, SearchScratch, search_scratch
from ziggurat.bots.search.tree_search import run_simulations
from ziggurat.core.events import mute_log
from ziggurat.core.jit import PLAIN
from ziggurat.games.tigris.bots import EVALUATION as TIGRIS

pytestmark = pytest.mark.skipif(PLAIN, reason="un-jitted so many simulations take too long")
WORD = np.uint64(5)
MANY = 400
NET = network_of(TIGRIS, initial_weights(TIGRIS, TIGRIS.by_hand()))
NO_POLICY = policy_of(TIGRIS, initial_policy(TIGRIS, 0))


def opening(seats: int) -> tuple[World, int]:
    """Tigris & Euphrates, dealt, as whoever begins may imagine it."""
    match = begun(TIGRIS.game, 3, seats)
    return imagined(
        TIGRIS.game, match.state, match.asked, any_word(np.random.default_rng(1))
    ), match.asked


def searched(seats: int, simulations: int = MANY) -> tuple[SearchScratch, int]:
    """The tree of many simulations, and who thought."""
    world, me = opening(seats)
    scratch = search_scratch(TIGRIS, simulations)
    scratch.root[0] = world
    run_simulations(scratch, NET, NO_POLICY, mute_log(), me, WORD, 0, simulations)
    return scratch, me


def looked_at(scratch: SearchScratch, node: int = ROOT) -> Iterator[tuple[int, list[int]]]:
    """Whoever was asked in each information set, and how often his actions were tried."""
    while True:
        known = scratch.tree[node]
        row = range(known.first, known.first + known.children)
        if known.children > 0:
            yield int(known.actor), [int(scratch.tree[i].visits) for i in row]
        for i in row:
            if scratch.tree[i].visits > 0:
                yield from looked_at(scratch, i)
        if known.next_set == 0:
            return
        node = int(known.next_set)


def pondered(seats: int, budget: Budget) -> list[Thought]:
    world, me = opening(seats)
    return tree_search(TIGRIS, NET, NO_POLICY, world, me, WORD, budget)


def test_every_simulation_tries_one_action_at_hand() -> None:
    assert sum(thought.visits for thought in pondered(3, Budget(MANY))) == MANY


def test_the_same_word_leads_to_the_same_thoughts() -> None:
    assert pondered(3, Budget(MANY)) == pondered(3, Budget(MANY))


def test_without_any_time_there_is_an_answer() -> None:
    thoughts = pondered(3, Budget(MANY, seconds=0.0))

    assert 0 < sum(thought.visits for thought in thoughts) < MANY


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.slow
def test_several_rivals_do_what_looks_best_to_them_at_once(seats: int) -> None:
    scratch, me = searched(seats, 10 * MANY)
    rivals = [visits for actor, visits in looked_at(scratch) if actor != me]

    assert any(len(visits) > 1 for visits in rivals)
    assert not any(any(visits[1:]) for visits in rivals)


def test_of_one_rival_several_answers_are_tried() -> None:
    scratch, me = searched(2, 10 * MANY)

    assert any(any(visits[1:]) for actor, visits in looked_at(scratch) if actor != me)


@pytest.mark.parametrize("seats", [2, 3])
def test_of_ones_own_actions_several_are_tried(seats: int) -> None:
    scratch, me = searched(seats)

    assert any(any(visits[1:]) for actor, visits in looked_at(scratch) if actor == me)
