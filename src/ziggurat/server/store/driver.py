"""What a back end must offer, and how a change is told to it.

A change is a generator of SQL: it yields a statement with its arguments, is sent the rows that
came of it, and decides how to go on. So every change is written once, and each back end runs it
in its own way: SQLite in the thread of its writer, PostgreSQL over its connections.
"""

import asyncio
from collections.abc import Callable, Generator, Mapping, Sequence
from typing import Any, ParamSpec, Protocol, TypeAlias, TypeVar

from ziggurat.server.store.rows import EventRow, SessionProof

P = ParamSpec("P")
Result = TypeVar("Result")
Step: TypeAlias = tuple[str, Sequence[Any]]  # SQL with a `?` for each argument
Rows: TypeAlias = Sequence[Sequence[Any]]
Steps: TypeAlias = Generator[Step, Rows, Result]


class Driver(Protocol):
    """A database that is open."""

    clock: str  # how it is asked for its own time; nothing where it has that of this machine

    def expect(self) -> None:
        """Raise Unreachable where opening it would make a new database."""

    async def needs_migrations(self) -> bool:
        """Whether opening it takes migrations, as far as can be told before."""

    async def open(self) -> None:
        """Connect, and bring the tables up to date. Raises Unreachable."""

    async def close(self) -> None:
        """Finish what was begun, and let go."""

    async def fetch(self, sql: str, *args: Any) -> Rows:
        """The rows of one query."""

    async def glance(self, sql: str, *args: Any) -> Rows:
        """The rows of a query by keys that is asked before every change."""

    async def write(
        self, change: Callable[P, Steps[Result]], *args: P.args, **named: P.kwargs
    ) -> Result:
        """Make a change in one transaction: all its steps, or none. Returns after the commit.

        The steps may be begun anew, if those of another change in the same transaction failed.
        Raises Taken where a row stands in the way, Missing where one is needed.
        """

    def append(
        self, id: str, event: EventRow, changes: Mapping[str, Any], by: SessionProof | None
    ) -> asyncio.Future[None]:
        """Keep the next event of a game, which is what is written most often; done once it is."""

    async def snapshot(self, steps: Steps[Result]) -> Result:
        """Take these steps, which only read, while nothing changes before their eyes."""
