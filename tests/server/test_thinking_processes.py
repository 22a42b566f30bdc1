"""Processes that think for a server whose rules are uncompiled."""

from collections.abc import Iterator

import pytest

from ziggurat.server.thinking import jobs
from ziggurat.server.thinking.processes import ThinkingProcesses
from ziggurat.server.thinking.progress import ThoughtStep, tell, told_to

IS_LOADED = f"{jobs.__name__!r} in __import__('sys').modules"


@pytest.fixture(params=[(), (jobs.__name__,)], ids=["nothing", "jobs"])
def modules(request: pytest.FixtureRequest) -> tuple[str, ...]:
    found: tuple[str, ...] = request.param
    return found


@pytest.fixture
def processes(modules: tuple[str, ...]) -> Iterator[ThinkingProcesses]:
    found = ThinkingProcesses(*modules)
    yield found
    found.close()


def test_what_thinking_needs_is_imported_before_the_first_question(
    processes: ThinkingProcesses, modules: tuple[str, ...]
) -> None:
    processes.prepare()

    assert processes.run(eval, IS_LOADED) is bool(modules)
    assert len(processes.all) == 1


def test_an_error_is_raised_where_it_was_asked_for(processes: ThinkingProcesses) -> None:
    with pytest.raises(ZeroDivisionError):
        processes.run(eval, "1 / 0")

    assert processes.run(eval, "1 + 1") == 2


def test_how_far_it_is_is_heard_where_it_was_asked_for(processes: ThinkingProcesses) -> None:
    heard = list[ThoughtStep]()

    told_to(heard.append, processes.run, tell, 3, 7)
    processes.run(tell, 4, 7)  # nobody listens any more

    assert heard == [ThoughtStep(3, 7)]
