"""A server that serves the page as it was built, and as many people as a test wants."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from page.browsing import Visitor, browsing
from server.running import Server, serving

Visit = Callable[..., Visitor]


# Not for the whole session: while a browser runs, no other test could use a loop of its own.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with browsing() as browser:
        yield browser


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("page")
    with serving(f"sqlite:///{folder}/games.sqlite", folder) as server:
        yield server
        assert server.faults() == []


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Visit]:
    """Somebody new; at the end of a test no page has complained of anything."""
    came: list[Visitor] = []

    def visitor(name: str = "", at: Server | None = None, **look: Any) -> Visitor:
        came.append(Visitor(browser, at or server, name, **look))
        return came[-1]

    yield visitor
    for one in came:
        one.close()
    assert [fault for one in came for fault in one.faults] == []
