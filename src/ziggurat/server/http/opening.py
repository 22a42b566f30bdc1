"""What may be chosen before a table is made, and why the rest may not."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Annotated, Any

import msgspec

from ziggurat.core.beginning import begin, game_named
from ziggurat.core.choosing import nearest, refused_values
from ziggurat.core.errors import Malformed
from ziggurat.core.game import Game
from ziggurat.core.options import Document, read_options
from ziggurat.core.platform import Checker, Fault
from ziggurat.core.reading import load_json
from ziggurat.core.text import Message
from ziggurat.games import GAMES
from ziggurat.server.http.calls import Call, No
from ziggurat.server.http.parsing import LONGEST_DOCUMENT
from ziggurat.server.http.routing import Endpoint
from ziggurat.server.tables.documents import keep, opened
from ziggurat.server.text import in_words
from ziggurat.server.wire.strict import Strict

CHECKING = ThreadPoolExecutor(1, "documents")  # for nothing else
OPTION = "option "  # how the place of a fault begins that is in an option


class WishedOptions(Strict):
    """What somebody has chosen so far; whatever is not said is as usual for so many."""

    game: str
    seats: Annotated[int, msgspec.Meta(ge=1, le=9)]
    options: dict[str, Any] = msgspec.field(default_factory=dict)


class BroughtDocument(Strict):
    """A document of somebody's own for an option of a game, as the text of its file."""

    game: str
    option: str
    text: str


class DocumentFault(msgspec.Struct):
    """Something wrong with a document: a sentence, and where that is on its drawing."""

    text: str
    spots: list[tuple[float, float]]


class CheckedDocument(msgspec.Struct):
    """A document that was looked through.

    `value` is what to choose for the option; there is none if it cannot be played at all. It may
    be played in spite of other faults. `drawing` is for the page of the game to draw.
    """

    value: str
    title: str
    faults: list[DocumentFault]
    drawing: dict[str, Any] | None


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
        given = await opened(call.hub.store, game, wish.options, call.hub.clock.now())
        wished = read_options(game.options, given, wish.seats)
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


async def document(call: Call) -> CheckedDocument:
    """Look through a document of somebody's own, and keep it if it can be played."""
    wish: BroughtDocument = call.body
    game, option = option_for(wish)
    if option is None:
        raise No(409, "impossible", text=f"{wish.game} {wish.option}")
    checker, language = game.platform.checkers[option.name], call.language
    try:
        found = load_json(wish.text)
        loop = asyncio.get_running_loop()
        faults = await loop.run_in_executor(CHECKING, checker.faults, found)
    except Malformed as error:
        return CheckedDocument("", "", [DocumentFault(said(error, game, language), [])], None)
    value = title = ""
    told = [told_fault(game, fault, language) for fault in faults]
    try:
        value = await keep(call.hub.store, game, option, found, call.hub.clock.now())
        title = checker.title(found)
    except Malformed as error:
        if error.message not in [fault.message for fault in faults]:
            told.append(DocumentFault(said(error, game, language), []))
    return CheckedDocument(value, title, told, checker_drawing(checker, found))


def option_for(wish: BroughtDocument) -> tuple[Game, Document | None]:
    """The option that a document is brought for, if its game can look through such documents."""
    game = GAMES.get(wish.game) or next(iter(GAMES.values()))
    known = {option.name: option for option in game.options if isinstance(option, Document)}
    is_there = wish.game in GAMES and wish.option in game.platform.checkers
    return game, known.get(wish.option) if is_there else None


def told_fault(game: Game, fault: Fault, language: str) -> DocumentFault:
    error = Malformed(fault.place, "", fault.message)
    return DocumentFault(said(error, game, language), list(fault.spots))


def checker_drawing(checker: Checker, found: Any) -> dict[str, Any] | None:
    drawn = checker.drawing(found)
    return None if drawn is None else dict(drawn)


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
        "/api/documents",
        document,
        {200: CheckedDocument},
        user="needed",
        body=BroughtDocument,
        limit="create",
        longest=LONGEST_DOCUMENT,
        refuses=(409,),
    ),
    Endpoint(
        "POST",
        "/api/options",
        options,
        {200: PlayableOptions},
        body=WishedOptions,
        longest=LONGEST_DOCUMENT,
        example={"game": next(iter(GAMES)), "seats": 2},
        refuses=(409,),
    ),
]
