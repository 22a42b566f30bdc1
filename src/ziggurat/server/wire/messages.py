"""Every message on the wire, over a socket or plain HTTP.

A move is its words in notation. Everything a client asks carries an `id` of its own making,
which comes back with the answer.
"""

import re
from typing import Annotated, Any, Literal, TypedDict

import msgspec

from ziggurat.server.wire.pace import Pace
from ziggurat.server.wire.strict import Strict

Speech = Literal["everybody", "players", "nobody"]
Id = Annotated[str, msgspec.Meta(max_length=100)]  # of the client's own making
Words = Annotated[str, msgspec.Meta(max_length=300)]  # of a move
NOT_STORED = "not_stored"  # the code of a refusal whose question may be sent again as it is
ChatText = Annotated[str, msgspec.Meta(max_length=500)]  # of chat


class Hello(Strict, tag="hello"):
    """Watch a table from a seat, or as a spectator; `last` is the last event already seen."""

    table: str
    last: int = 0
    language: str = "en"


class Choose(Strict, tag="choose"):
    """Make a decision on the position the client saw: `seq` events had happened."""

    id: Id
    seq: int
    move: Words


class Undo(Strict, tag="undo"):
    """Take one's last decision back."""

    id: Id
    seq: int


class Preview(Strict, tag="preview"):
    """What would follow a move?"""

    id: Id
    move: Words


class Explain(Strict, tag="explain"):
    """Why may a move not be made?"""

    id: Id
    move: Words


class Say(Strict, tag="say"):
    """A line of chat."""

    id: Id
    text: ChatText


class Resign(Strict, tag="resign"):
    """Give up: the game ends."""

    id: Id


class Agree(Strict, tag="agree"):
    """Be willing to leave the game unfinished, or no longer; it ends when all are."""

    id: Id
    yes: bool


class Leave(Strict, tag="leave"):
    """Let a bot play for oneself, until one returns."""

    id: Id


class Return(Strict, tag="return"):
    """Play for oneself again."""

    id: Id


class Ping(Strict, tag="ping"):
    """Is anybody there?"""

    id: Id


FromClient = (
    Hello | Choose | Undo | Preview | Explain | Say | Resign | Agree | Leave | Return | Ping
)


class Limits(TypedDict):
    """Any set of words within these limits: so many of each, so many in all."""

    each: dict[str, int]
    most: int


Argument = str | list[str] | Limits
Offer = dict[str, Argument]  # its kind, and its arguments in the order they are said


class Happening(msgspec.Struct):
    """One thing that happened: its sentence for the log, its numbers for the animation."""

    kind: str
    args: dict[str, int]
    text: str


class Turn(msgspec.Struct):
    """One stored event of a table and what came of it: a decision, or one taken back.

    Its kind is choose, undo, resign, abandon, timeout, leave, return, agree or disagree. `note`
    says of a bot's decision that others waited too, and what of its time it had; of a person's,
    that a page took it by itself.
    """

    seq: int
    kind: str
    seat: int
    move: str
    happenings: list[Happening]
    note: str = ""


class TakeBack(msgspec.Struct):
    """Whether the seat's last decision can be taken back; if not, why."""

    allowed: bool
    why: str


class Seat(msgspec.Struct):
    """Who sits where, and whether somebody is there now.

    Its kind is open, invited, person or bot. The `level` of a bot may have a style, such as
    `king-aggressive`. `stand_in` is the level of the bot that plays for a
    person who is away. `playing` is the level that really plays, where that is another: as long
    as a server gets ready, or too many kings wait for their thoughts, a vizier plays for a king.
    """

    seat: int
    kind: str
    name: str
    level: str
    stand_in: str
    present: bool
    mine: bool
    clock_ms: int | None
    playing: str = ""


class Update(msgspec.Struct, tag="update"):
    """`view` is the whole truth for this seat; `turns` only tell how it came about.

    The status is open, live, over or frozen (the rules have changed; see `note`). `deadline`, in
    seconds since 1970, is when the one who is asked must have answered, 0 if he has all time.
    `agreed` are the seats that would leave the game unfinished.
    """

    table: str
    game: str
    options: dict[str, Any]
    rules: int
    seq: int
    status: str
    note: str
    owner: bool  # whether the one who looks made this table
    public: bool
    shared: bool
    speech: Speech  # who may speak here
    silenced: list[str]  # users who may not: all of them for who made the table, else oneself
    pace: Pace
    lot: bool  # whether who begins is drawn by lot
    drawn: int | None  # where it fell: a chair, from 0, as they stood before the game began
    seat: int
    asked: int | None
    prompt: str | None
    question: str
    view: dict[str, Any]
    offers: list[Offer]
    forced: str  # the one move on offer, if everybody sees it coming: a page sends it by itself
    undo: TakeBack
    turns: list[Turn]
    seats: list[Seat]
    deadline: float
    agreed: list[int]
    winners: list[int]
    ending: str  # resign or abandon, where a game did not end by its rules
    parent: str
    rematch: str
    commitment: str
    secret: str | None  # shown once the game is over, to strangers only if it is shared


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
    """What would follow a move, as far as its seat can know."""

    id: str
    preview: dict[str, Any]
    happenings: list[Happening]


class Explained(msgspec.Struct, tag="explained"):
    """Why a move may not be made, or that it may."""

    id: str
    allowed: bool
    text: str


class Said(msgspec.Struct, tag="said"):
    """A line of chat; the `id` of the question comes back to who said it.

    A bot, and somebody who was forgotten, is no `user`.
    """

    id: str
    n: int
    user: str
    name: str
    text: str
    at: float


class Presence(msgspec.Struct, tag="presence"):
    """Who of the seats is there."""

    present: list[bool]
    spectators: int


class Lines(msgspec.Struct, tag="lines"):
    """What was said at a table before one came."""

    lines: list[Said]


class Pong(msgspec.Struct, tag="pong"):
    """The answer to a ping."""

    id: str


class Sight(msgspec.Struct):
    """What one seat saw."""

    seat: int
    view: dict[str, Any]


class Past(msgspec.Struct):
    """The position after `seq` events: as one's own seat saw it, or each seat once it is over."""

    seq: int
    asked: int | None
    question: str
    sights: list[Sight]


class DrawnLine(msgspec.Struct):
    """A line of a drawing: pieces of text, each with its style, such as `bold white on blue3`.

    A line of prose may be broken where a screen is narrow; a line of a picture may not.
    """

    spans: list[tuple[str, str]]
    prose: bool


class DrawnPosition(msgspec.Struct):
    """The position after `seq` events as a terminal draws it, in what `seat` could see of it."""

    seq: int
    seat: int
    lines: list[DrawnLine]


ToClient = Update | Ack | Refusal | Foreseen | Explained | Said | Lines | Presence | Pong

decode = msgspec.json.Decoder(FromClient).decode
ID = re.compile(r'"id"\s*:\s*"([^"\\\x00-\x1f]{1,100})"')
encode = msgspec.json.Encoder().encode


def id_in(text: str) -> str:
    """The id of a message that cannot be read, as far as one can be made out: a client waits."""
    found = ID.search(text)
    return found[1] if found else ""
