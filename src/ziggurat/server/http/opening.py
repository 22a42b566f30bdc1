"""What may be chosen before a table is made, and why the rest may not."""

from typing import Annotated, Any

import msgspec

from ziggurat.core.beginning import begin, game_named
from ziggurat.core.choosing import nearest, refused_values
from ziggurat.core.errors import Malformed
from ziggurat.core.game import Game
from ziggurat.core.options import read_options
from ziggurat.core.text import Message
from ziggurat.games import GAMES
from ziggurat.server.http.calls import Call, No
from ziggurat.server.http.routing import Endpoint
from ziggurat.server.tables.lobby import refuse_files
from ziggurat.server.text import in_words
from ziggurat.server.wire.strict import Strict

OPTION = "option "  # how the place of a fault begins that is in an option


class WishedOptions(Strict):
    """What somebody has chosen so far; whatever is not said is as usual for so many."""

    game: str
    seats: Annotated[int, msgspec.Meta(ge=1, le=9)]
    options: dict[str, Any] = msgspec.field(default_factory=dict)


class RefusedValue(msgspec.Struct):
    """A value that cannot be put in the place of what is chosen, and why."""

    option: str
    value: bool | str
    why: str


class PlayableOptions(msgspec.Struct):
    """Options that can be played, as near to the wish as can be, and what cannot be chosen now."""

    options: dict[str, bool | str]
    refused: list[RefusedValue]


async def options(call: Call) -> PlayableOptions:
    """What can be played by so many, as near as can be to a wish, and what they cannot choose."""
    wish: WishedOptions = call.body
    try:
        game = game_named(wish.game, GAMES)
        begin(game, wish.seats, {})  # says whether so many can play it
        refuse_files(game, wish.options)
        wished = read_options(game.options, wish.options, wish.seats)
    except Malformed as error:
        raise impossible(error, wish.game, call.language) from None
    found = nearest(game, wish.seats, wished)
    refused = refused_values(game, wish.seats, found)
    return PlayableOptions(
        found,
        [
            RefusedValue(name, value, game.book.say(why, call.language))
            for name, value, why in refused
        ],
    )


def impossible(error: Malformed, game: str, language: str) -> No:
    """Why a table cannot be made, in the language of the reader."""
    known = GAMES.get(game)
    return No(409, "impossible", text=said(error, known, language) if known else str(error))


def said(error: Malformed, game: Game, language: str) -> str:
    """What is wrong, behind its place; English where it is for programs."""
    if error.message is None:
        return str(error)
    reason = in_words(game.book, error.message, language, [])
    if not error.message.inside or not error.place:
        return reason
    place, key = error.place, "at_place"
    if place.startswith(OPTION):
        place, key = place.removeprefix(OPTION), "in_option"
    return in_words(game.book, Message(key, {"place": place, "reason": reason}), language, [])


ENDPOINTS = [
    Endpoint(
        "POST",
        "/api/options",
        options,
        {200: PlayableOptions},
        body=WishedOptions,
        example={"game": next(iter(GAMES)), "seats": 2},
        refuses=(409,),
    ),
]
