"""What all tests share: patience on a busy machine, and who does what beside whom."""

import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

TESTS = Path(__file__).parent
PAGE = "page"  # one browser and one server for all of its files
STARTERS = {  # fixtures that start a process, or several
    *("browser", "nodes", "postgres_server", "processes", "reader", "redis_server", "server"),
    *("sources", "unmarked"),
}

# How long an example takes says how busy the machine is.
settings.register_profile("patient", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("patient")


@pytest.hookimpl(tryfirst=True)  # before tests are chosen and named by what is marked here
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if STARTERS & set(getattr(item, "fixturenames", ())):
            item.add_marker(pytest.mark.slow)
    if "PYTEST_XDIST_WORKER" in os.environ:
        share_out(items)


def share_out(items: list[pytest.Item]) -> None:
    """A worker does whole files, so that what a file starts is started once.

    The page comes first, for its browsers wait more than they work, and then all that is slow:
    what is left for the end is short.
    """
    slow = {group_of(item) for item in items if item.get_closest_marker("slow")}
    for item in items:
        item.add_marker(pytest.mark.xdist_group(group_of(item)))
    items.sort(key=lambda item: (group_of(item) != PAGE, group_of(item) not in slow))


def group_of(item: pytest.Item) -> str:
    place = item.path.relative_to(TESTS)
    return PAGE if place.parts[0] == PAGE else str(place.with_suffix(""))
