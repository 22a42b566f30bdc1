"""Databases for every test of the server that asks for one."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from server.services import postgres
from server.stores import ready_database


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    with postgres() as url:
        yield url


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)])
def store_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database with nothing in it."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/first.db"
    return ready_database(request.getfixturevalue("postgres_server"))
