"""Bots have names of their game, each its own."""

from dataclasses import replace

import pytest

from ziggurat.core.platform import Platform
from ziggurat.games import GAMES
from ziggurat.server.store import Chair
from ziggurat.server.tables.bot_names import with_names

BOT, OPEN = Chair("bot", level="random"), Chair("open")


def test_a_bot_is_called_by_its_seat() -> None:
    chairs = with_names([Chair("person", "1", "Ann"), BOT, OPEN, BOT], "tigris")

    assert [chair.name for chair in chairs] == ["Ann", "Kubaba", "", "Puabi"]
    assert with_names(chairs, "tigris") == chairs


def test_a_bot_has_the_name_of_nobody_else() -> None:
    """A person may be called like a bot, and after a rematch bots sit elsewhere."""
    moved = Chair("bot", name="Qu Yuan", level="random")
    chairs = with_names([Chair("person", "1", "Xi Shi"), BOT, BOT, moved], "china")

    assert [chair.name for chair in chairs] == ["Xi Shi", "Bao Si", "Mozi", "Qu Yuan"]


@pytest.mark.parametrize("game", GAMES)
def test_there_are_names_enough_for_every_table(game: str) -> None:
    assert len(set(GAMES[game].platform.bot_names)) > max(GAMES[game].seats)


def test_bots_of_a_game_without_names_are_numbered(monkeypatch: pytest.MonkeyPatch) -> None:
    nameless = replace(GAMES["tigris"], platform=Platform(bot_names=("Sargon",)))
    monkeypatch.setitem(GAMES, "tigris", nameless)
    chairs = with_names([Chair("person", "1", "Bot 1"), BOT, BOT], "tigris")

    assert [chair.name for chair in chairs] == ["Bot 1", "Sargon", "Bot 2"]
