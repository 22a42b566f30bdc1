"""Hints, reasons and analyses are shared fairly, and the first is as fast as the second."""

import asyncio
import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextvars import copy_context
from pathlib import Path
from typing import Any

import pytest
from msgspec.json import encode
from starlette.testclient import TestClient

from server.running import unlimited
from server.test_http import Site
from ziggurat.bots.advice.explanations import Advice
from ziggurat.server.advice import hints
from ziggurat.server.settings import TOLD, Settings

PATIENCE = 120.0  # seconds, on a busy machine too
READ_LATER = """
from ziggurat.compiled import kernels
from ziggurat.core.match import SECRET_BYTES, Match
from ziggurat.core.notation import write_replay
from ziggurat.bots.warming import begun
from ziggurat.games import GAMES
from ziggurat.server.advice.analysis import analysed
from ziggurat.server.advice.hints import advised, reasons
from ziggurat.server.runtime.server import get_ready
from ziggurat.server.thinking.jobs import Position
import numpy as np

get_ready()
read = []
kernels.readers[:] = [lambda kernel, file: read.append(kernel)]
for game in GAMES.values():
    match = Match(game, game.seats[-1], secret=bytes(SECRET_BYTES))
    position = Position.of(match, match.state)
    best = advised(position, match.asked)[0]
    for viewer in (0, -1):
        reasons(position, best.move, viewer)
    analysed(write_replay(begun(game, np.random.default_rng(1))), {})
print(read, kernels.COMPILED)
"""


@pytest.mark.slow
def test_nothing_is_left_to_read_when_the_first_hint_is_asked_for(tmp_path: Path) -> None:
    """Nor for the first reason, nor for the first analysis."""
    command = [sys.executable, "-c", READ_LATER]
    settings = encode(Settings(f"sqlite:///{tmp_path}/games.sqlite")).decode()
    env = os.environ | {TOLD: settings}
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=env)
    assert done.stdout == "[] []\n", done.stdout + done.stderr


class Held:
    """Thoughts for people that get no further until they are let go; tells whose were begun."""

    def __init__(self) -> None:
        self.begun: list[int] = []
        self.release = threading.Event()

    def __call__(self, position: Any, seat: int) -> list[Advice]:
        self.begun.append(len(position.record))
        assert self.release.wait(PATIENCE)
        return []


@pytest.fixture
def held(monkeypatch: pytest.MonkeyPatch) -> Held:
    thought = Held()
    monkeypatch.setattr(hints, "advised", thought)
    return thought


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    with TestClient(unlimited(tmp_path)) as client:
        site = Site(client)
        site.meet("Ann", "Eve")
        yield site


def asked(site: Site, who: str) -> str:
    """A table where somebody is asked, and all others are bots."""
    table = site.create(who, "babel", bots=1, level="random")
    shown = site.get(who, table)
    while shown["asked"] != shown["seat"]:
        shown = site.get(who, f"{table}?wait={shown['seq']}")
    return table


def test_of_one_person_two_thoughts_wait_and_no_third(site: Site, held: Held) -> None:
    tables = [asked(site, "Eve") for _ in range(3)]
    others = asked(site, "Ann")
    with ThreadPoolExecutor(4) as pool:

        def ask(who: str, path: str) -> "Future[Any]":
            return pool.submit(copy_context().run, site.ask, who, "GET", path)

        first = [ask("Eve", f"{table}/hint") for table in tables[:2]]
        hub = site.client.app.state.hub  # type: ignore[attr-defined]
        while len(hub.advising.known) < 2:
            assert not any(one.done() for one in first)
        said = {
            language: ask("Eve", f"{tables[2]}/hint?language={language}").result(PATIENCE)
            for language in ("en", "fr", "de")
        }
        same = ask("Eve", f"{tables[0]}/hint")  # it is thought about already
        anns = ask("Ann", f"{others}/hint")
        held.release.set()
        answers = [one.result(PATIENCE) for one in (*first, same, anns)]
    assert [answer.status_code for answer in answers] == [200] * 4
    for answer in said.values():
        assert answer.status_code == 429 and answer.json()["code"] == "too_many_thoughts"
        assert answer.headers["retry-after"] in answer.json()["text"]
    assert len({answer.json()["text"] for answer in said.values()}) == 3
    assert site.ask("Eve", "GET", f"{tables[2]}/hint").status_code == 200


def test_people_take_turns_however_much_each_asks_for() -> None:
    from ziggurat.server.thinking.fair_thread import MOST_EACH, Places, TooManyThoughts
    from ziggurat.server.thinking.thought_cache import ThoughtCache

    order: list[str] = []
    release = threading.Event()

    def work(name: str) -> str:
        assert release.wait(PATIENCE)
        order.append(name)
        return name

    async def story() -> None:
        places = Places()
        one, other = (ThoughtCache(name, 10, places) for name in ("one", "other"))
        asked = ["Eve 1", "Eve 2", "Ann 1", "Bob 1", "Ann 2"]
        waiting = [asyncio.create_task(one.thought(n[:3], n, work, n)) for n in asked]
        await asyncio.sleep(0)
        for cache in (one, other):  # they count together
            with pytest.raises(TooManyThoughts) as refused:
                await cache.thought("Eve", "Eve 3", work, "Eve 3")
            assert refused.value.seconds >= 1
        assert places.taken == {"Eve": MOST_EACH, "Ann": 2, "Bob": 1}
        release.set()
        assert await asyncio.gather(*waiting) == asked
        assert await one.thought("Eve", "Eve 3", work, "Eve 3") == "Eve 3"
        assert not places.taken
        one.close()
        other.close()

    asyncio.run(story())
    assert order == ["Eve 1", "Ann 1", "Bob 1", "Eve 2", "Ann 2", "Eve 3"]


def test_a_thought_that_fails_gives_its_place_back() -> None:
    from ziggurat.server.thinking.fair_thread import Places
    from ziggurat.server.thinking.thought_cache import ThoughtCache

    def fail() -> None:
        raise ZeroDivisionError

    async def story() -> None:
        places = Places()
        cache = ThoughtCache("one", 10, places)
        for _ in range(5):
            with pytest.raises(ZeroDivisionError):
                await cache.thought("Eve", "key", fail)
        assert not places.taken
        cache.close()

    asyncio.run(story())


def test_everybody_who_waits_hears_how_far_a_thought_is() -> None:
    from ziggurat.server.thinking.fair_thread import Places
    from ziggurat.server.thinking.progress import tell
    from ziggurat.server.thinking.thought_cache import ThoughtCache

    release = [threading.Event() for _ in range(3)]

    def work() -> str:
        for done, event in enumerate(release):
            assert event.wait(PATIENCE)
            tell(done + 1, len(release))
        return "found"

    async def story() -> None:
        cache = ThoughtCache("one", 10, Places())
        thoughts = [cache.begin(who, "key", work) for who in ("Eve", "Ann")]
        followed = [thought.steps() for thought in thoughts]
        for done, event in enumerate(release[:2]):
            event.set()
            assert [await anext(steps) for steps in followed] == [(done + 1, 3)] * 2
        release[2].set()
        rest = [[step async for step in steps] for steps in followed]
        assert all(steps in ([], [(3, 3)]) for steps in rest)  # it may be over before that is told
        assert [await thought.found() for thought in thoughts] == ["found"] * 2
        cache.close()

    asyncio.run(asyncio.wait_for(story(), PATIENCE))


def test_who_follows_a_thought_hears_that_it_failed() -> None:
    from ziggurat.server.thinking.fair_thread import Places
    from ziggurat.server.thinking.progress import tell
    from ziggurat.server.thinking.thought_cache import ThoughtCache

    def fail() -> None:
        tell(1, 2)
        raise ZeroDivisionError

    async def story() -> None:
        cache = ThoughtCache("one", 10, Places())
        thought = cache.begin("Eve", "key", fail)
        assert [step async for step in thought.steps()] in ([], [(1, 2)])
        with pytest.raises(ZeroDivisionError):
            await thought.found()
        assert not cache.known
        cache.close()

    asyncio.run(asyncio.wait_for(story(), PATIENCE))
