"""Bots have names of their game, each its own."""

import pytest

from ziggurat.games import GAMES
from ziggurat.server.botnames import NAMES, with_names
from ziggurat.server.store import Chair

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
    assert len(set(NAMES[game])) > max(GAMES[game].seats)
