"""How Alembic meets the database: on the connection, and in the transaction, of its caller."""

from alembic import context

from ziggurat.server.store.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,  # SQLite changes a table by copying it
)
with context.begin_transaction():
    context.run_migrations()
