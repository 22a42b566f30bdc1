"""What the store keeps, as it is handed in and out, and the reasons why it refuses."""

from typing import Any, Literal, NamedTuple

from msgspec import Struct

Status = Literal["open", "live", "over", "frozen"]
Speech = Literal["everybody", "players", "nobody"]


class Taken(Exception):
    """An id, a name, a number in the sequence or a move's id belongs to somebody already."""


class Missing(LookupError):
    """There is no such game or user."""


class SignedOut(Exception):
    """Whoever wants something stored is not signed in any more."""


class Illegible(Exception):
    """A row that this program cannot read; perhaps a later one wrote it."""


class Unreachable(OSError):
    """The database cannot be opened, or does not answer, or takes no more; says why.

    What was to be stored may be tried again: nothing is known of it, or all of it is.
    """


class SessionProof(NamedTuple):
    """What must be so when an event is stored: in whose session, and since which sign-out of all.

    Tokens from before there were sessions name none.
    """

    user: str
    epoch: int
    session: str


class Waking(NamedTuple):
    """What time it is, and for how long no server ran, so that all clocks stood still."""

    now: float
    gap: float


class Chair(Struct, frozen=True, omit_defaults=True):
    """Who sits at a seat: nobody yet, somebody who is expected, a person, or a bot."""

    kind: Literal["open", "invited", "person", "bot"]
    user: str = ""
    name: str = ""
    level: str = ""  # of a bot
    stand_in: str = ""  # the level of the bot that plays for a person who is away
    back: bool = False  # he plays himself once the stand-in has answered what it thinks about
    refilled: bool = False  # his time ran out, and he came back to what is given once a game


class GameRow(Struct, frozen=True):
    """One table: how it was set up, who sits there, and where its game stands."""

    id: str
    game: str
    rules: int  # the version of the rules it is played by
    seats: int
    options: dict[str, Any]
    secret: bytes  # what all dice follow from; nobody's to see before the end
    commitment: str
    position: dict[str, Any] | None  # where it began, if not with the deal
    pace: dict[str, Any]
    level: str
    public: bool
    owner: str
    chairs: list[Chair]
    status: Status
    created: float
    changed: float
    asked: int = -1  # -1: nobody
    deadline: float = 0.0  # 0: none
    clocks: list[int] = []  # milliseconds left, by seat
    digest: str = ""  # of the position after so many events as `digest_at` says
    winners: list[int] = []
    events: int = 0  # how many; the store counts them
    parent: str = ""  # the table it is the rematch of
    since: float = 0.0  # when the question was put, later by the time the servers were down
    digest_at: int = 0
    shared: bool = True  # whether anybody with the link may see the record of the finished game
    speech: Speech = "everybody"  # who may speak there
    silenced: list[str] = []  # users whom the owner does not let speak
    lot: bool = False  # whether who begins is drawn by lot


class EventRow(Struct, frozen=True):
    """One thing that happened in a game: choose, undo, resign, timeout, return …"""

    seq: int  # 1, 2, 3 … in each game
    kind: str
    seat: int
    move: str
    move_id: str  # chosen by the sender, so that a move sent twice is played once
    used_ms: int
    at: float
    thought: str = ""  # of a bot in a hurry: the share of its time, or the level in its place


class ChatRow(Struct, frozen=True):
    """One line said at a table."""

    n: int  # 1, 2, 3 … in each game
    user: str
    name: str
    text: str
    at: float


class UserRow(Struct, frozen=True):
    """Somebody who plays here. Only the names of those who are no guests are their own."""

    id: str
    name: str
    guest: bool
    password: str  # a hash, or nothing
    created: float
    epoch: int = 0  # tokens of an earlier one are void
    mail: str = ""  # where to write when it is his turn
    webhook: str = ""
    failures: int = 0  # of the webhook, in a row
    language: str = "en"


class SessionRow(Struct, frozen=True):
    """Somebody signed in, in one browser or program."""

    id: str
    user: str
    created: float
    seen: float  # when it was last used, to the day
