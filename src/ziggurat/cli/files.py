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


def options_for(game: "Game", settings: list[str]) -> dict[str, Any]:
    """What the command line gives for the options of a game, the files it names opened."""
    from ziggurat.files import with_documents

    return with_documents(game.options, read_options(settings))


def read_match(text: str, games: "Mapping[str, Game]", stop: int | None = None) -> "Match":
    """The match of a replay, with the documents it names. Raises Malformed."""
    from ziggurat.core.notation import read_replay
    from ziggurat.files import with_documents

    return read_replay(text, games, stop, with_documents)


def open_match(text: str, games: "Mapping[str, Game]", real: bool) -> "Match":
    """The match of a replay, or of a position written as a scenario is."""
    from ziggurat.core.beginning import game_named
    from ziggurat.core.scenarios import SCENARIO
    from ziggurat.files import with_documents
    from ziggurat.fresh import Match

    if not text.lstrip().startswith(("{", "[")):
        return read_match(text, games)
    document = as_object(load_json(text), "", SCENARIO)
    game = game_named(as_text(document.get("game", next(iter(games))), "game"), games)
    seats = as_number(document.get("seats", game.seats[0]), "seats", game.seats[0], game.seats[-1])
    options = with_documents(game.options, as_object(document.get("options", {}), "options"))
    position = document.get("position")
    if position is not None:
        as_object(position, "position")
    return Match(game, seats, options, position=position, real=real)
