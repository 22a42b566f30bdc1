"""A pool: the same results whoever works, in order, and nothing lost with a lost worker."""

import os
import re
import signal
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from threading import Thread
from time import monotonic, sleep

import numpy as np
import pytest

from pool.working import (
    PATIENCE,
    die,
    die_once,
    fail,
    fail_at_three,
    large,
    square,
    wait_to_be_killed,
    who,
)
from ziggurat.core.errors import Malformed
from ziggurat.pool import Pool, Undone, open_pool

BACK_ENDS = ("local", pytest.param("processes", marks=pytest.mark.slow))


@pytest.fixture(scope="module")
def processes() -> Iterator[tuple[Pool, list[str]]]:
    """Two processes, and what is told of them; whoever is lost is replaced."""
    told: list[str] = []
    with open_pool("processes", 2, told.append) as opened:
        yield opened, told


@pytest.fixture(params=BACK_ENDS)
def pool(request: pytest.FixtureRequest) -> Iterator[Pool]:
    if request.param == "processes":
        yield request.getfixturevalue("processes")[0]
    else:
        with open_pool(request.param, workers=2) as opened:
            yield opened


@pytest.fixture
def two(processes: tuple[Pool, list[str]]) -> tuple[Pool, list[str]]:
    """The processes, of which nothing has been told yet."""
    processes[1].clear()
    return processes


def test_results_come_in_the_order_of_their_pieces(pool: Pool) -> None:
    assert list(pool.run(square, range(40))) == [n * n for n in range(40)]


def test_no_pieces_no_results(pool: Pool) -> None:
    assert list(pool.run(square, [])) == []


def test_who_has_heard_enough_stops_and_asks_for_other_work(pool: Pool) -> None:
    run = pool.run(square, range(1000))
    assert [next(run) for _ in range(3)] == [0, 1, 4]
    run.close()
    assert list(pool.run(abs, [-5, -6, -7])) == [5, 6, 7]


def test_pieces_are_taken_only_as_they_are_needed(pool: Pool) -> None:
    taken: list[int] = []

    def pieces() -> Iterator[int]:
        for n in range(1000):
            taken.append(n)
            yield n

    run = pool.run(square, pieces())
    next(run)
    run.close()
    assert len(taken) < 20


def test_work_that_fails_is_told_in_a_sentence_and_ends_no_worker(pool: Pool) -> None:
    with pytest.raises(Undone) as caught:
        list(pool.run(fail_at_three, range(10), "game"))
    line = r"game 3 failed: three is too much \(working.py, line \d+\)"
    assert re.fullmatch(line, str(caught.value))
    assert "fail_at_three" in caught.value.__notes__[0]  # where it was raised
    assert list(pool.run(square, [6])) == [36]


def test_large_pieces_and_results_do_not_block_each_other(pool: Pool) -> None:
    found = list(pool.run(np.sum, pool_of_large := [large(n) for n in range(8)]))
    assert found == [array.sum() for array in pool_of_large]
    assert all(np.array_equal(a, large(n)) for n, a in enumerate(pool.run(large, range(8))))


def test_processes_work_beside_this_one(two: tuple[Pool, list[str]]) -> None:
    done_by = set(two[0].run(who, range(200)))
    assert os.getpid() not in done_by
    assert 1 <= len(done_by) <= 2


def test_a_killed_worker_costs_only_what_it_had_not_finished(
    two: tuple[Pool, list[str]], tmp_path: Path
) -> None:
    pool, told = two
    pieces = [(tmp_path, n) for n in range(12)]
    assert list(pool.run(die_once, pieces)) == [n * n for n in range(12)]
    begun = Counter((tmp_path / "begun").read_text().split())
    assert begun == Counter({str(n): 2 if n in (2, 7) else 1 for n in range(12)})
    assert sorted(told) == [
        "a worker was lost (killed by signal 9); piece 2 is begun again",
        "a worker was lost (killed by signal 9); piece 7 is begun again",
    ]


def test_a_worker_may_be_killed_from_outside(two: tuple[Pool, list[str]], tmp_path: Path) -> None:
    pool, told = two
    killer = Thread(target=kill_who_says, args=(tmp_path / "pid",))
    killer.start()
    pieces = [(tmp_path, n) for n in range(12)]
    assert list(pool.run(wait_to_be_killed, pieces)) == [(n, n * n) for n in range(12)]
    killer.join()
    assert len(told) == 1


def kill_who_says(path: Path) -> None:
    end = monotonic() + PATIENCE
    while not path.exists() and monotonic() < end:
        sleep(0.05)
    os.kill(int(path.read_text()), signal.SIGKILL)


def test_work_that_kills_every_worker_is_given_up(two: tuple[Pool, list[str]]) -> None:
    sentence = (
        r"^game 5 cannot be done: 3 workers were lost over it, the last one killed by signal 9$"
    )
    with pytest.raises(Undone, match=sentence):
        list(two[0].run(die, range(10), "game"))


def test_a_worker_of_another_version_is_not_worked_with() -> None:
    with open_pool("processes", 1) as pool:
        pool.sources = "edited since"
        with pytest.raises(Undone, match="another version of the program"):
            list(pool.run(square, range(3)))


def test_after_work_that_failed_everywhere_at_once_there_is_other_work(pool: Pool) -> None:
    for _ in range(5):
        with pytest.raises(Undone, match="game 0 failed"):
            list(pool.run(fail, range(20), "game"))
        assert list(pool.run(square, range(5))) == [0, 1, 4, 9, 16]


@pytest.mark.parametrize("name", ["", "threads", "local://here", "ray://", "processes://2", "rays"])
def test_a_back_end_that_is_not_there_is_refused_in_one_line(name: str) -> None:
    with pytest.raises(Malformed, match=r"local\|processes\|ray"):
        open_pool(name)


@pytest.mark.parametrize(
    ("address", "sentence"),
    [
        ("127.0.0.1:1", "no cluster is at 127.0.0.1:1: "),
        ("127.0.0.1", "an address is written HOST:PORT"),
        ("127.0.0.1:head", "an address is written HOST:PORT"),
    ],
)
def test_a_cluster_that_is_not_there_is_said_in_one_line(address: str, sentence: str) -> None:
    with pytest.raises(Malformed, match=sentence):
        open_pool(f"ray://{address}")


def test_nobody_works_with_no_workers() -> None:
    with pytest.raises(Malformed, match="at least 1"):
        open_pool("processes", 0)
