"""What every game must keep, whatever its rules: one battery of checks for authors of games.

In the tests of a game:

    @pytest.mark.parametrize("check", checks(MY_GAME), ids=str)
    def test_contract(check):
        check()

docs/fourth-game.md walks through it.
"""

from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from ziggurat.core.game import Game

if TYPE_CHECKING:
    from ziggurat.testing.check import Check
    from ziggurat.testing.wandering import Choice


def checks(game: Game[Any, Any], choose: "Choice | None" = None) -> "list[Check]":
    """Every check of a game, and many of them at every table that the game can be played at.

    `choose` picks the moves of whole random games, in which every question should be asked at some
    time; by chance, if nothing better is known.
    """
    if find_spec("hypothesis") is None:
        raise ModuleNotFoundError("hypothesis is not installed: pip install 'ziggurat[testing]'")
    from ziggurat.testing.battery import battery
    from ziggurat.testing.wandering import by_chance

    return battery(game, choose or by_chance)
