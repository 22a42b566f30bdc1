"""What all tests share: patience on a busy machine, what is slow, and what comes first."""

import os
import re
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

PAGE = Path(__file__).parent / "page"
STARTERS = {  # fixtures that start a process, or several
    *("browser", "environment", "nodes", "postgres_server", "processes", "reader"),
    *("redis_server", "server", "sources", "unmarked", "wheel"),
}

# How long an example takes says how busy the machine is.
settings.register_profile("patient", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("patient")

WHOLLY_SLOW = re.compile(r"^pytestmark = (?:\[[^]]*)?pytest\.mark\.slow\b", re.MULTILINE)


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Where nothing slow is wanted, a file that is slow as a whole is not even imported.

    Some of these bring libraries that take longer to load than all other tests of their folder.
    """
    if config.option.markexpr != "not slow" or not collection_path.name.startswith("test_"):
        return None
    return True if WHOLLY_SLOW.search(collection_path.read_text()) else None


@pytest.hookimpl(tryfirst=True)  # before tests are chosen by what is marked here
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if STARTERS & set(getattr(item, "fixturenames", ())):
            item.add_marker(pytest.mark.slow)
    if "PYTEST_XDIST_WORKER" in os.environ:
        put_in_order(items)


def put_in_order(items: list[pytest.Item]) -> None:
    """Workers take file after file, the next one when they are done with one.

    The page comes first, for its browsers wait more than they work, and then all files with
    something slow: what is left for the end is short.
    """
    slow = {item.path for item in items if item.get_closest_marker("slow")}
    items.sort(key=lambda item: (PAGE not in item.path.parents, item.path not in slow))
