"""The server's time: clocks of games are read here, and nowhere else."""

import time


class Clock:
    """Seconds since 1970 that never jump: the wall is looked at once, then a stopwatch runs."""

    def __init__(self) -> None:
        self.start = time.time() - time.monotonic()

    def now(self) -> float:
        return self.start + time.monotonic()
