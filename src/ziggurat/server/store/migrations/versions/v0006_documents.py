"""Documents that people bring to their tables, such as maps, and the lot for who begins."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """So far all tables were played with what comes with their games, and seat 0 began."""
    op.add_column("games", sa.Column("lot", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "documents",
        sa.Column("digest", sa.Text, primary_key=True),
        sa.Column("content", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_table(
        "uses",
        sa.Column("game", sa.Text, sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("document", sa.Text, primary_key=True),
    )
    op.create_index("uses_by_document", "uses", ["document"])


def downgrade() -> None:
    """Forget them again."""
    op.drop_table("uses")
    op.drop_table("documents")
    with op.batch_alter_table("games") as batch:
        batch.drop_column("lot")
