"""A bot never holds up a game: if it fails, is too slow or nobody thinks, a simple one moves."""

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from server.hubs import ANN, open_house
from ziggurat.bots import PLAYERS
from ziggurat.bots.players.player import Player
from ziggurat.bots.search.thinking import Thought
from ziggurat.server.tables import bots


class Failing(Player):
    """A player that cannot think."""

    def think(self, *question: object) -> list[Thought]:
        raise ZeroDivisionError("a bot's own fault")


@pytest.fixture
def hanging(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A bot that does not answer before the end of the test."""
    end = threading.Event()

    class Hanging(Player):
        def think(self, *question: object) -> list[Thought]:
            end.wait()
            raise AssertionError("nobody waits any more")

    monkeypatch.setitem(PLAYERS["babel"], "scribe", Hanging("", None))
    monkeypatch.setattr(bots, "HARD_END", 0.05)
    yield
    end.set()


def played(folder: Path, threads: int = 1) -> list[str]:
    """What the log says when a bot must decide, for which somebody does however it fails."""

    async def story() -> list[str]:
        with capture_logs() as lines:
            async with open_house(f"sqlite:///{folder}/games.sqlite", threads=threads) as house:
                table = await house.table(ANN, game="babel", seats=2, bots=1, level="scribe")
                while table.match.asked == 0:
                    await house.choose(table, ANN)
                await house.play_until(table, lambda: table.told[-1].event.seat == 1)
        return [line["why"] for line in lines if line["event"] == "bot_replaced"]

    return asyncio.run(story())


def test_a_bot_that_fails_is_replaced_for_this_decision(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(PLAYERS["babel"], "scribe", Failing("", None))
    why = played(tmp_path)
    assert why and all("ZeroDivisionError" in reason for reason in why)


@pytest.mark.usefixtures("hanging")
def test_a_bot_that_does_not_come_to_an_end_is_not_waited_for(tmp_path: Path) -> None:
    assert set(played(tmp_path)) == {"too long"}


def test_without_anybody_who_thinks_the_game_goes_on(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(bots, "PATIENCE", 0.05)
    assert set(played(tmp_path, threads=0)) == {"no answer"}
