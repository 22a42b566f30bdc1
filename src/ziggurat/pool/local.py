"""The back end that is this process: pieces are done one after the other, when waited for."""

from collections import deque

from ziggurat.compiled.sources import source_digest
from ziggurat.pool.crew import Done, Ready, Report
from ziggurat.pool.piece import attempt

DESK = 0


class LocalCrew:
    """One worker: whoever asks."""

    size = 1

    def __init__(self) -> None:
        self.pieces: deque[bytes] = deque()
        self.reports: list[Report] = []

    def hire(self, desk: int) -> None:
        self.reports.append(Ready(desk, source_digest()))

    def hand(self, desk: int, piece: bytes) -> None:
        self.pieces.append(piece)

    def wait(self) -> list[Report]:
        reports, self.reports = self.reports, []
        return reports or [Done(DESK, attempt(self.pieces.popleft()))]

    def close(self) -> None:
        self.pieces.clear()
