"""Compiling what is not compiled yet, by processes of their own that stand back for all others."""

import asyncio
import os
import signal
import sys
from collections.abc import Callable
from contextlib import suppress

from ziggurat.compiled.children import end_with_parent
from ziggurat.compiled.readiness import BOTS, PARTS, RULES, games, is_done, is_ready

TRIES = 2  # for each part: a process may be killed where memory is short
Part = tuple[str, str]  # of a game


class CannotCompile(Exception):
    """Some kernels could not be compiled here; the words say of which games."""


class Compilation:
    """What is left to compile, and who compiles it now."""

    def __init__(self, games: list[str], tell: Callable[[int, int], None]) -> None:
        self.games, self.tell = games, tell
        self.left: list[Part] = [
            (game, part) for part in PARTS for game in games if not is_done(game, part)
        ]
        self.running: dict[asyncio.Task[int], Part] = {}
        self.tries: dict[Part, int] = {}
        self.ready = sum(map(is_ready, games))

    def prefer(self, game: str) -> None:
        """Somebody plays this game: it comes first."""
        self.left.sort(key=lambda part: part[0] != game)

    async def run(self) -> None:
        """Compile all of it. Raises CannotCompile when a part fails again and again."""
        try:
            while self.left or self.running:
                self.begin()
                done, _ = await asyncio.wait(self.running, return_when="FIRST_COMPLETED")
                for task in done:
                    task.result()  # raises what should not have happened
                    self.end(self.running.pop(task))
        finally:
            for task in self.running:
                task.cancel()
            await asyncio.gather(*self.running, return_exceptions=True)

    def begin(self) -> None:
        """Give every free core something to do; bots are compiled after the rules they call."""
        busy = set(self.running.values())
        for part in [*self.left]:
            waits = part[1] == BOTS and {(part[0], RULES)} & {*busy, *self.left}
            if len(self.running) < cores() and not waits:
                self.left.remove(part)
                self.running[asyncio.create_task(compiled(part))] = part

    def end(self, part: Part) -> None:
        """A process has ended; what it did not finish is begun again."""
        if not is_done(*part):
            self.tries[part] = self.tries.get(part, 0) + 1
            if self.tries[part] >= TRIES:
                raise CannotCompile(part[0])
            self.left.insert(0, part)
        elif sum(map(is_ready, self.games)) > self.ready:
            self.ready = sum(map(is_ready, self.games))
            self.tell(self.ready, len(self.games))


def cores() -> int:
    """How many processors we may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


async def compiled(part: Part) -> int:
    """The exit code of a process that compiles a part of a game; it ends when we do."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "ziggurat.bots.warming", *part),
        stdin=asyncio.subprocess.PIPE,
        start_new_session=True,  # whoever presses Ctrl-C means the server
        env=os.environ | {"NUMBA_DISABLE_JIT": "0"},
    )
    try:
        return await process.wait()
    finally:
        if process.returncode is None:
            with suppress(ProcessLookupError):
                os.kill(process.pid, signal.SIGKILL)
            await process.wait()


if __name__ == "__main__":
    end_with_parent()
    with suppress(CannotCompile):  # then they are compiled when they are needed
        asyncio.run(Compilation(games(), lambda ready, of: None).run())
