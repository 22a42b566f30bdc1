"""Write the tables of a new SQLite database anew, from the migrations: `make tables`."""

import tempfile
from contextlib import closing
from pathlib import Path

from ziggurat.server.store.sqlite import NEW_TABLES, connect
from ziggurat.server.store.upgrade import upgrade_sqlite

HEAD = "-- What all migrations lead to, for a database that is new. Written by `make tables`.\n"


def tables() -> str:
    """Every statement that leads from nothing to what the migrations made."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "migrated.sqlite"
        upgrade_sqlite(lambda: connect(path))
        with closing(connect(path)) as connection:
            statements = [line for line in connection.iterdump() if not is_bracket(line)]
    return HEAD + "".join(f"{statement}\n" for statement in statements)


def is_bracket(statement: str) -> bool:
    """Around all others; whoever makes the tables has a transaction of his own."""
    return statement in ("BEGIN TRANSACTION;", "COMMIT;")


if __name__ == "__main__":
    NEW_TABLES.write_text(tables(), encoding="utf-8")
