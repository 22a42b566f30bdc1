"""What servers that share tables whisper to each other: hints, for the database is the truth."""

import msgspec


class Changed(msgspec.Struct, tag="changed", frozen=True):
    """Something was stored at this table."""

    server: str


class Spoke(msgspec.Struct, tag="spoke", frozen=True):
    """A line of chat was stored."""

    server: str
    n: int


class Here(msgspec.Struct, tag="here", frozen=True):
    """Who watches through that server."""

    server: str
    seats: list[int]
    spectators: int


class Who(msgspec.Struct, tag="who", frozen=True):
    """A server that has just opened this table asks who else watches it."""

    server: str


Hint = Changed | Spoke | Here | Who

decode = msgspec.msgpack.Decoder(Hint).decode
encode = msgspec.msgpack.Encoder().encode


def topic(table: str) -> str:
    return f"table:{table}"
