"""How a bot thought that had to hurry."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Every decision so far was thought through, as far as anybody knows."""
    op.add_column("events", sa.Column("thought", sa.Text, nullable=False, server_default=""))


def downgrade() -> None:
    """Forget it again."""
    with op.batch_alter_table("events") as batch:
        batch.drop_column("thought")
