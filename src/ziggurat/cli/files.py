"""Reading what a person names on the command line."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from ziggurat.core.errors import Malformed
from ziggurat.core.reading import as_number, as_object, as_text, load_json

if TYPE_CHECKING:
    from ziggurat.core.game import Game
    from ziggurat.core.match import Match


@contextmanager
def named(path: str) -> Iterator[None]:
    """Put the file's name before whatever is wrong with it."""
    try:
        yield
    except Malformed as error:
        raise type(error)(path, str(error)) from None


def read_options(settings: list[str]) -> dict[str, str]:
    """`english=true` and the like, as given on the command line."""
    options = {}
    for setting in settings:
        name, sign, value = setting.partition("=")
        if not sign:
            raise Malformed(f"option {setting}", "is written name=value")
        options[name] = value
    return options


def open_match(text: str, games: "Mapping[str, Game]", real: bool) -> "Match":
    """The match of a replay, or of a position written as a scenario is."""
    from ziggurat.core.match import Match
    from ziggurat.core.notation import read_replay
    from ziggurat.core.scenarios import SCENARIO

    if not text.lstrip().startswith(("{", "[")):
        return read_replay(text, games)
    document = as_object(load_json(text), "", SCENARIO)
    name = as_text(document.get("game", "tigris"), "game")
    if name not in games:
        raise Malformed("game", f"there is no game {name!r} (there are: {', '.join(games)})")
    game = games[name]
    seats = as_number(document.get("seats", game.seats[0]), "seats", game.seats[0], game.seats[-1])
    options: dict[str, Any] = as_object(document.get("options", {}), "options")
    position = document.get("position")
    if position is not None:
        as_object(position, "position")
    return Match(game, seats, options, position=position, real=real)
