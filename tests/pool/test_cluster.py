"""A real Ray cluster of two nodes: the same results as in this process, whoever is killed."""

import os
import re
import signal
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from threading import Thread
from typing import Any

import numpy as np
import pytest

from pool.clusters import cluster, one_more
from pool.test_pool import kill_who_says
from pool.working import die, fail, node, square, wait_to_be_killed, who
from ziggurat.bots.arena.matches import Contest, play_match
from ziggurat.bots.evaluation.evaluations import EVALUATIONS
from ziggurat.bots.training.train import train
from ziggurat.bots.training.training_state import begin
from ziggurat.core.jit import PLAIN
from ziggurat.core.recipes import Stage
from ziggurat.pool import Pool, Undone, open_pool

pytestmark = [pytest.mark.slow, pytest.mark.skipif(PLAIN, reason="workers elsewhere compile")]
CONTEST = Contest("tigris", 2, ("learned", "random"), seed=4)


@pytest.fixture(scope="module")
def nodes() -> Iterator[Any]:
    with cluster(2) as found:
        yield found


@pytest.fixture(scope="module")
def told() -> list[str]:
    return []


@pytest.fixture(scope="module")
def pool(nodes: Any, told: list[str]) -> Iterator[Pool]:
    with open_pool(f"ray://{nodes.address}", 2, told.append) as opened:
        yield opened


def test_every_node_has_a_worker(pool: Pool) -> None:
    import ray

    nodes = {node["NodeID"] for node in ray.nodes()}
    assert len(nodes) == 2
    seen = set[str]()
    with closing(pool.run(node, range(10_000))) as places:  # until the last one is there
        while seen != nodes:
            seen.add(next(places))


def test_a_match_is_the_one_played_here(pool: Pool) -> None:
    with open_pool("local") as here:
        assert list(play_match(CONTEST, 6, pool)) == list(play_match(CONTEST, 6, here))


def test_a_training_learns_what_it_learns_here(pool: Pool) -> None:
    stages = (Stage(4, 0, 0, 0.01, 0.01, round=2), Stage(4, 6, 4, 0.01, 0.01, round=4))
    with open_pool("local") as here:
        there, same = (learned(stages, someone) for someone in (pool, here))
    assert all(np.array_equal(a, b) for a, b in zip(there, same, strict=True))


def learned(stages: tuple[Stage, ...], pool: Pool) -> list[np.ndarray]:
    course = begin(EVALUATIONS["china"], 2, seed=3)
    for _ in train(course, stages, 1000, lambda course: None, pool):
        pass
    return course.weights


def test_a_killed_worker_costs_only_its_unfinished_games(
    pool: Pool, told: list[str], tmp_path: Path
) -> None:
    told.clear()
    killer = Thread(target=kill_who_says, args=(tmp_path / "pid",))
    killer.start()
    pieces = [(tmp_path, n) for n in range(12)]
    assert list(pool.run(wait_to_be_killed, pieces, "game")) == [(n, n * n) for n in range(12)]
    killer.join()
    assert len(told) == 1
    # The answer to a piece before may die with him, if it was not sent yet.
    assert re.search(r"game [0-3] is begun again$", told[0])


def test_a_match_in_which_a_worker_is_killed_is_the_one_played_here(
    pool: Pool, told: list[str]
) -> None:
    told.clear()
    with open_pool("local") as here:
        same = list(play_match(CONTEST, 6, here))
    with closing(play_match(CONTEST, 6, pool)) as match:
        (somebody,) = pool.run(who, [0])
        played = [next(match)]
        os.kill(somebody, signal.SIGKILL)
        played += match
    assert played == same
    assert len(told) == 1


def test_a_node_that_is_lost_costs_its_worker_and_nothing_else(
    pool: Pool, told: list[str], nodes: Any
) -> None:
    told.clear()
    run = pool.run(square, range(400))
    first = [next(run) for _ in range(20)]
    nodes.remove_node(sorted(nodes.worker_nodes, key=str)[0])
    assert first + list(run) == [n * n for n in range(400)]
    assert len(told) == 1
    one_more(nodes)


def test_what_cannot_be_done_is_said_in_a_sentence(pool: Pool) -> None:
    # Who dies in a piece may take the answer to the one before along, if it was not sent yet.
    with pytest.raises(Undone, match=r"^game [45] cannot be done: 3 workers were lost over it"):
        list(pool.run(die, range(10), "game"))
    with pytest.raises(Undone, match=r"^game 0 failed: never"):
        list(pool.run(fail, range(4), "game"))
