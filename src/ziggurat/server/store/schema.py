"""The tables, described once. The migrations must lead here, and a test says whether they do."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
    false,
    true,
)

METADATA = MetaData()

GAMES = Table(
    "games",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False),  # JSON, as are the columns of lists and dicts below
    Column("secret", LargeBinary, nullable=False),
    Column("commitment", Text, nullable=False),
    Column("position", Text, nullable=False),
    Column("pace", Text, nullable=False),
    Column("level", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("owner", Text, nullable=False),
    Column("chairs", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("changed", Double, nullable=False),
    Column("asked", Integer, nullable=False),
    Column("deadline", Double, nullable=False),
    Column("clocks", Text, nullable=False),
    Column("digest", Text, nullable=False),
    Column("winners", Text, nullable=False),
    Column("events", Integer, nullable=False),
    Column("parent", Text, nullable=False),
    Column("since", Double, nullable=False, server_default="0"),
    Column("digest_at", Integer, nullable=False, server_default="0"),
    Column("shared", Boolean, nullable=False, server_default=true()),
    Column("speech", Text, nullable=False, server_default="everybody"),
    Column("silenced", Text, nullable=False, server_default="[]"),
    Column("lot", Boolean, nullable=False, server_default=false()),
    Index("games_by_status", "status", "changed"),
    Index("games_by_deadline", "status", "deadline"),
    Index("games_by_parent", "parent"),
)

# Who owns a game or sits at it: what `owner` and `chairs` say, in a form that can be searched.
MEMBERS = Table(
    "members",
    METADATA,
    Column("user", Text, primary_key=True),
    Column("game", Text, ForeignKey("games.id"), primary_key=True),
    Index("members_by_game", "game"),
)

EVENTS = Table(
    "events",
    METADATA,
    Column("game", Text, ForeignKey("games.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("move", Text, nullable=False),
    Column("move_id", Text),  # NULL where a move has none, for NULLs may repeat
    Column("used_ms", BigInteger, nullable=False),
    Column("at", Double, nullable=False),
    Column("thought", Text, nullable=False, server_default=""),
    UniqueConstraint("game", "move_id", name="events_move_id"),
)

CHAT = Table(
    "chat",
    METADATA,
    Column("game", Text, ForeignKey("games.id"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("user", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
)

USERS = Table(
    "users",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("claim", Text),  # the name as it is compared; NULL for guests, whose names may repeat
    Column("name", Text, nullable=False),
    Column("guest", Boolean, nullable=False),
    Column("password", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("epoch", Integer, nullable=False, server_default="0"),
    Column("mail", Text, nullable=False, server_default=""),
    Column("webhook", Text, nullable=False, server_default=""),
    Column("failures", Integer, nullable=False, server_default="0"),
    Column("language", Text, nullable=False, server_default="en"),
    UniqueConstraint("claim", name="users_claim"),
)

# Where somebody is signed in: one row for each browser or program, until it is signed out.
SESSIONS = Table(
    "sessions",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("user", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("seen", Double, nullable=False),
    Index("sessions_by_user", "user"),
    Index("sessions_by_seen", "seen"),
)

# Whom somebody does not want to hear.
MUTES = Table(
    "mutes",
    METADATA,
    Column("user", Text, primary_key=True),
    Column("muted", Text, primary_key=True),
    Index("mutes_by_muted", "muted"),
)

# Who was told of which question, so that nobody is told twice.
NOTICES = Table(
    "notices",
    METADATA,
    Column("game", Text, ForeignKey("games.id"), primary_key=True),
    Column("user", Text, primary_key=True),
    Column("decision", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
)

# What people bring to their tables, such as maps, by the digest that options name.
DOCUMENTS = Table(
    "documents",
    METADATA,
    Column("digest", Text, primary_key=True),
    Column("content", Text, nullable=False),
    Column("at", Double, nullable=False),  # when somebody last brought it
)

# Which games are played with them: what `options` say, in a form that can be searched.
USES = Table(
    "uses",
    METADATA,
    Column("game", Text, ForeignKey("games.id"), primary_key=True),
    Column("document", Text, primary_key=True),
    Index("uses_by_document", "document"),
)

SETTINGS = Table(
    "settings",
    METADATA,
    Column("key", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
