"""Who may speak at a table, who was silenced there, and whom somebody does not want to hear."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """At tables that are in no list, only players speak from now on."""
    op.add_column("games", sa.Column("speech", sa.Text, nullable=False, server_default="everybody"))
    op.add_column("games", sa.Column("silenced", sa.Text, nullable=False, server_default="[]"))
    op.execute("UPDATE games SET speech = 'players' WHERE NOT public")
    op.create_table(
        "mutes",
        sa.Column("user", sa.Text, primary_key=True),
        sa.Column("muted", sa.Text, primary_key=True),
    )
    op.create_index("mutes_by_muted", "mutes", ["muted"])


def downgrade() -> None:
    """Everybody speaks again."""
    op.drop_table("mutes")
    with op.batch_alter_table("games") as batch:
        batch.drop_column("silenced")
        batch.drop_column("speech")
