"""Clocks, records that are not for everybody, what an account needs, and who was told of what."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def games() -> list[sa.Column[Any]]:
    return [
        sa.Column("since", sa.Double, nullable=False, server_default="0"),
        sa.Column("digest_at", sa.Integer, nullable=False, server_default="0"),
        sa.Column("shared", sa.Boolean, nullable=False, server_default=sa.true()),
    ]


def users() -> list[sa.Column[Any]]:
    return [
        sa.Column("epoch", sa.Integer, nullable=False, server_default="0"),
        sa.Column("mail", sa.Text, nullable=False, server_default=""),
        sa.Column("webhook", sa.Text, nullable=False, server_default=""),
        sa.Column("failures", sa.Integer, nullable=False, server_default="0"),
        sa.Column("language", sa.Text, nullable=False, server_default="en"),
    ]


def upgrade() -> None:
    """Give each table its new columns."""
    for column in games():
        op.add_column("games", column)
    for column in users():
        op.add_column("users", column)
    op.execute("UPDATE games SET since = changed")
    op.execute(
        "UPDATE games SET digest_at = CASE status WHEN 'over' THEN events"
        " ELSE events - events % 20 END WHERE digest <> ''"
    )
    op.drop_index("games_by_change", "games")  # the one by status serves as well
    op.create_index("games_by_deadline", "games", ["status", "deadline"])
    op.create_index("games_by_parent", "games", ["parent"])
    op.create_table(
        "notices",
        sa.Column("game", sa.Text, sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("user", sa.Text, primary_key=True),
        sa.Column("decision", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Double, nullable=False),
    )


def downgrade() -> None:
    """Take them away again."""
    op.drop_table("notices")
    op.drop_index("games_by_parent", "games")
    op.drop_index("games_by_deadline", "games")
    op.create_index("games_by_change", "games", ["changed"])
    for table, columns in (("users", users()), ("games", games())):
        with op.batch_alter_table(table) as batch:
            for column in columns:
                batch.drop_column(column.name)
