"""Every message on the wire, over a socket or plain HTTP.

A move is its words in notation. Everything a client asks carries an `id` of its own making,
which comes back with the answer.
"""

from typing import Any

import msgspec


class Strict(msgspec.Struct, forbid_unknown_fields=True):
    """What clients send: nothing but what is known."""


class Hello(Strict, tag="hello"):
    """Watch a table from a seat, or as a spectator; `last` is the last event already seen."""

    table: str
    last: int = 0
    language: str = "en"


class Choose(Strict, tag="choose"):
    """Make a decision on the position the client saw: `seq` events had happened."""

    id: str
    seq: int
    move: str


class Undo(Strict, tag="undo"):
    id: str
    seq: int


class Preview(Strict, tag="preview"):
    """What would follow a move?"""

    id: str
    move: str


class Explain(Strict, tag="explain"):
    """Why may a move not be made?"""

    id: str
    move: str


class Say(Strict, tag="say"):
    """A line of chat."""

    id: str
    text: str


class Resign(Strict, tag="resign"):
    id: str


class Ping(Strict, tag="ping"):
    id: str


FromClient = Hello | Choose | Undo | Preview | Explain | Say | Resign | Ping


class Happening(msgspec.Struct):
    """One thing that happened: its sentence for the log, its numbers for the animation."""

    kind: str
    args: dict[str, int]
    text: str


class Turn(msgspec.Struct):
    """One stored event of a table and what came of it: a decision, or one taken back."""

    seq: int
    kind: str
    seat: int
    move: str
    happenings: list[Happening]


class TakeBack(msgspec.Struct):
    """Whether the seat's last decision can be taken back; if not, why."""

    allowed: bool
    why: str


class Seat(msgspec.Struct):
    """Who sits where, and whether somebody is there now."""

    seat: int
    kind: str
    name: str
    level: str
    present: bool
    clock_ms: int | None


class Update(msgspec.Struct, tag="update"):
    """`view` is the whole truth for this seat; `turns` only tell how it came about."""

    table: str
    game: str
    seq: int
    status: str
    seat: int
    asked: int | None
    prompt: str | None
    question: str
    view: dict[str, Any]
    offers: list[dict[str, Any]]
    undo: TakeBack
    turns: list[Turn]
    seats: list[Seat]
    deadline: float
    winners: list[int]
    commitment: str
    secret: str | None  # shown once the game is over


class Ack(msgspec.Struct, tag="ack"):
    """The decision is stored; `seq` events have happened."""

    id: str
    seq: int


class Refusal(msgspec.Struct, tag="refusal"):
    """Understood and declined, or not understood; nothing has changed."""

    id: str
    code: str
    text: str
    seq: int


class Foreseen(msgspec.Struct, tag="foreseen"):
    id: str
    preview: dict[str, Any]
    happenings: list[Happening]


class Explained(msgspec.Struct, tag="explained"):
    id: str
    allowed: bool
    text: str


class Said(msgspec.Struct, tag="said"):
    """A line of chat."""

    n: int
    name: str
    text: str
    at: float


class Presence(msgspec.Struct, tag="presence"):
    """Who of the seats is there."""

    present: list[bool]
    spectators: int


class Pong(msgspec.Struct, tag="pong"):
    id: str


ToClient = Update | Ack | Refusal | Foreseen | Explained | Said | Presence | Pong

decode = msgspec.json.Decoder(FromClient).decode
encode = msgspec.json.Encoder().encode
