"""Sessions that grow old and can be ended one by one."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Tokens from before name no session; they are good for a while (see `people.sessions`)."""
    op.create_table(
        "sessions",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("user", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("seen", sa.Double, nullable=False),
    )
    op.create_index("sessions_by_user", "sessions", ["user"])
    op.create_index("sessions_by_seen", "sessions", ["seen"])


def downgrade() -> None:
    """Tokens that name a session are then unknown: everybody signs in anew."""
    op.drop_table("sessions")
