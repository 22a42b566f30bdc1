"""Documents that people bring to a table, such as maps: kept in the store by their digests."""

import hashlib
import json
from collections.abc import Mapping
from typing import Any

from ziggurat.core.errors import Malformed, malformed
from ziggurat.core.game import Game
from ziggurat.core.options import Document, NamedDocument, digest_in
from ziggurat.games import GAMES
from ziggurat.server.store import GameRow, Store


async def keep(store: Store, game: Game, option: Document, document: Any, at: float) -> str:
    """`NAME@DIGEST` of a document that can be played, once it is kept. Raises Malformed.

    The digest is of what the rules read. Where another drawing has it already, the document is
    kept under a name of its own, so that nobody's table is drawn anew.
    """
    checker = game.platform.checkers[option.name]
    for end in ("", mark_of(document)):
        again = checker.renamed(document, end) if end else document
        value = checker.name(again)
        if await store.keep_document(digest_in(value), written(again), at):
            return value
    raise malformed(option.place, "document_taken")


def written(document: Any) -> str:
    return json.dumps(document, ensure_ascii=False, separators=(",", ":"))


def mark_of(document: Any) -> str:
    """A few letters that follow from all of a document."""
    return hashlib.sha256(written(document).encode()).hexdigest()[:8]


async def opened(store: Store, game: Game, options: Mapping[str, Any], at: float) -> dict[str, Any]:
    """What was wished, with every document kept, or else met here before. Raises Malformed.

    A stranger may not name a file of this machine: what is no word of the game was brought.
    """
    found = dict(options)
    for option in game.options:
        if not isinstance(option, Document) or option.name not in options:
            continue
        value = options[option.name]
        if isinstance(value, dict) and option.name in game.platform.checkers:
            found[option.name] = await keep(store, game, option, value, at)
        elif value not in option.choices and not digest_in(value):
            raise malformed(option.place, "is_one_of_here", known=", ".join(option.choices))
    await take_in(store, game, found)
    return found


async def take_in(store: Store, game: Game, options: Mapping[str, Any]) -> None:
    """Make known what options name and nobody here has met; the rules miss it where it is lost."""
    for option in game.options:
        digest = digest_in(options.get(option.name))
        if isinstance(option, Document) and digest and not option.knows(digest):
            kept = await store.document(digest)
            if kept is not None:
                option.read(NamedDocument(options[option.name], json.loads(kept)))


async def take_in_for(store: Store, row: GameRow) -> None:
    """The same for a table that is stored; what is wrong with it is found when it is set up."""
    if row.game in GAMES:
        try:
            await take_in(store, GAMES[row.game].under(row.rules), row.options)
        except Malformed:
            return
