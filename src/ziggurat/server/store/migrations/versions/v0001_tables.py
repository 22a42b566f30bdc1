"""The first tables: games with their members, events and chat; users; settings."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make them all."""
    op.create_table(
        "games",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("commitment", sa.Text, nullable=False),
        sa.Column("position", sa.Text, nullable=False),
        sa.Column("pace", sa.Text, nullable=False),
        sa.Column("level", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("owner", sa.Text, nullable=False),
        sa.Column("chairs", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("changed", sa.Double, nullable=False),
        sa.Column("asked", sa.Integer, nullable=False),
        sa.Column("deadline", sa.Double, nullable=False),
        sa.Column("clocks", sa.Text, nullable=False),
        sa.Column("digest", sa.Text, nullable=False),
        sa.Column("winners", sa.Text, nullable=False),
        sa.Column("events", sa.Integer, nullable=False),
        sa.Column("parent", sa.Text, nullable=False),
    )
    op.create_index("games_by_change", "games", ["changed"])
    op.create_index("games_by_status", "games", ["status", "changed"])
    op.create_table(
        "members",
        sa.Column("user", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, sa.ForeignKey("games.id"), primary_key=True),
    )
    op.create_index("members_by_game", "members", ["game"])
    op.create_table(
        "events",
        sa.Column("game", sa.Text, sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("move", sa.Text, nullable=False),
        sa.Column("move_id", sa.Text),
        sa.Column("used_ms", sa.BigInteger, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.UniqueConstraint("game", "move_id", name="events_move_id"),
    )
    op.create_table(
        "chat",
        sa.Column("game", sa.Text, sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("user", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_table(
        "users",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("claim", sa.Text),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("guest", sa.Boolean, nullable=False),
        sa.Column("password", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.UniqueConstraint("claim", name="users_claim"),
    )
    op.create_table(
        "settings",
        sa.Column("key", sa.Text, primary_key=True),
        sa.Column("value", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    """Forget everything."""
    for table in ("settings", "users", "chat", "events", "members", "games"):
        op.drop_table(table)
