"""The services that pages speak of, real ones."""

from collections.abc import Iterator

import pytest

from server.services import postgres, redis


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    with postgres() as url:
        yield url


@pytest.fixture(scope="session")
def redis_server() -> Iterator[str]:
    with redis() as url:
        yield url
