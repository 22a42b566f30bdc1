"""Which back end a pool works with, by its name."""

import os
from collections.abc import Callable

from ziggurat.core.errors import Malformed
from ziggurat.pool.crew import Crew
from ziggurat.pool.local import LocalCrew
from ziggurat.pool.pool import Pool
from ziggurat.pool.processes import ProcessCrew

BACK_ENDS = "local|processes|ray[://ADDRESS]"


def in_silence(line: str) -> None:
    """Nobody is told of workers lost on the way."""


def open_pool(
    name: str, workers: int | None = None, told: Callable[[str], None] = in_silence
) -> Pool:
    """A pool by the name of its back end; by default as many workers as there are cores.

    `told` hears a line about every worker that is lost. Raises Malformed, and Undone if nobody
    can work.
    """
    if workers is not None and workers < 1:
        raise Malformed("--workers", "must be at least 1")
    return Pool(crew_named(name, workers, told), told)


def crew_named(name: str, workers: int | None, told: Callable[[str], None]) -> Crew:
    back_end, _, address = name.partition("://")
    if name == "local":
        return LocalCrew()
    if name == "processes":
        return ProcessCrew(workers or os.cpu_count() or 1)
    if back_end == "ray" and (address or name == "ray"):
        from ziggurat.pool.cluster import RayCrew  # only who asks for Ray needs it

        return RayCrew(address, workers, told)
    raise Malformed("--pool", f"{name!r} is none of {BACK_ENDS}")
