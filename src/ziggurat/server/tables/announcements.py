"""What servers that share a table announce to each other; the database stays the truth."""

import msgspec


class TableChanged(msgspec.Struct, tag="changed", frozen=True):
    """Something was stored at this table."""

    server: str


class ChatAdded(msgspec.Struct, tag="spoke", frozen=True):
    """A line of chat was stored."""

    server: str
    n: int


class WatchersHere(msgspec.Struct, tag="here", frozen=True):
    """Who watches through that server."""

    server: str
    seats: list[int]
    spectators: int


class WhoWatches(msgspec.Struct, tag="who", frozen=True):
    """A server that has just opened this table asks who else watches it."""

    server: str


Announcement = TableChanged | ChatAdded | WatchersHere | WhoWatches

decode = msgspec.msgpack.Decoder(Announcement).decode
encode = msgspec.msgpack.Encoder().encode


def topic(table: str) -> str:
    return f"table:{table}"
