"""What is said at a table: people in the words they typed, bots in those of each reader."""

from ziggurat.bots.players.warnings import SAYINGS
from ziggurat.core.text import Message
from ziggurat.server.store import ChatRow
from ziggurat.server.tables.audience import Watcher
from ziggurat.server.tables.table import Table
from ziggurat.server.wire.messages import Said

BOT = "bot"  # in the place of a user's id; the text is then the key of a sentence


def said(row: ChatRow, language: str, id: str = "") -> Said:
    """A line of chat as somebody of this language reads it."""
    text = SAYINGS.say(Message(row.text), language) if row.user == BOT else row.text
    return Said(id, row.n, "" if row.user == BOT else row.user, row.name, text, row.at)


def pass_on(table: Table, row: ChatRow, sayer: Watcher | None = None) -> None:
    """Tell a line to everybody who looks from here, but for the one who said it."""
    for watcher in table.audience.here:
        if watcher is not sayer:
            watcher.put(said(row, watcher.language))


async def let_bot_say(table: Table, seat: int, key: str) -> ChatRow:
    """A bot says one of its sentences; it is stored before anybody hears it."""
    name, now = table.names[seat], table.clock.now()
    row = await table.store.add_chat(table.row.id, BOT, name, key, now)
    pass_on(table, row)
    return row
