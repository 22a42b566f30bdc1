"""The pool: hands pieces out, takes results in, and does again what was lost."""

from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from dataclasses import dataclass, field
from types import TracebackType
from typing import Any, TypeVar

from ziggurat.compiled.sources import source_digest
from ziggurat.core.errors import Undone
from ziggurat.pool.crew import Crew, Gone, Ready, Report
from ziggurat.pool.piece import packed, unpacked

P = TypeVar("P")
R = TypeVar("R")

AT_HAND = 2  # pieces a worker has: the one it does, and the next
AHEAD = 4  # pieces for each worker that may be begun before the oldest is back
MOST_LOST = 3  # workers a piece, or a start, may cost before it is given up


@dataclass(slots=True)
class Ticket:
    """A piece on its way."""

    number: int
    piece: bytes
    lost: int = 0  # workers that were doing it


@dataclass(slots=True)
class Errand:
    """All pieces of one run: those still to be handed out, and the results not yet asked for."""

    what: str
    pieces: Iterator[Ticket]
    again: list[Ticket] = field(default_factory=list)  # lost, the oldest first
    open: int = 0  # handed out, and not yet back
    results: dict[int, bytes] = field(default_factory=dict)
    turn: int = 0  # the number of the result that is next
    drawn: int = 0  # pieces taken from those that are to be done
    whole: bool = False  # whether all were

    def draw(self, most: int) -> Ticket | None:
        """The next piece to be done, if it lies no further ahead than that."""
        if self.again:
            return self.again.pop(0)
        if self.whole or self.drawn >= self.turn + most:
            return None
        ticket = next(self.pieces, None)
        self.whole, self.drawn = ticket is None, self.drawn + (ticket is not None)
        return ticket

    def take(self) -> Any:
        """The next result. Work that failed is told when it is its turn. Raises Undone."""
        number, self.turn = self.turn, self.turn + 1
        good, result = unpacked(self.results.pop(number))
        if good:
            return result
        sentence, trace = result
        fault = Undone(f"{self.what} {number} failed: {sentence}")
        fault.add_note(trace)
        raise fault

    @property
    def finished(self) -> bool:
        return self.whole and not (self.again or self.open or self.results)


class Pool:
    """Workers at their desks, for as many runs as wanted; one run at a time."""

    def __init__(self, crew: Crew, told: Callable[[str], None]) -> None:
        self.crew, self.told = crew, told
        self.sources = source_digest()
        self.desks: dict[int, deque[tuple[Errand, Ticket]]] = {}  # of workers that are ready
        self.unborn = 0  # workers in a row that were lost before they were ready
        for desk in range(crew.size):
            crew.hire(desk)

    def __enter__(self) -> "Pool":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.crew.close()

    def run(self, work: Callable[[P], R], pieces: Iterable[P], what: str = "piece") -> Generator[R]:
        """The result of every piece, in order. Who has heard enough may stop. Raises Undone.

        The work is a function that can be imported, and its result follows from the piece alone.
        """
        tickets = (Ticket(n, packed(work, piece)) for n, piece in enumerate(pieces))
        errand = Errand(what, tickets)
        while True:
            self.hand_out(errand)
            while errand.turn in errand.results:
                yield errand.take()
                self.hand_out(errand)
            if errand.finished:
                return
            faults = [self.hear(report, errand) for report in self.crew.wait()]
            for fault in filter(None, faults):  # when all was heard: there may be another run
                raise fault

    def hand_out(self, errand: Errand) -> None:
        """Give every worker as much as it should have at hand, the idle ones first."""
        for most in range(1, AT_HAND + 1):
            for desk, tickets in self.desks.items():
                if len(tickets) < most:
                    ticket = errand.draw(AHEAD * self.crew.size)
                    if ticket is None:
                        return
                    errand.open += 1
                    tickets.append((errand, ticket))
                    self.crew.hand(desk, ticket.piece)

    def hear(self, report: Report, errand: Errand) -> Undone | None:
        """Take note of what a worker says; whether anything can no longer be done."""
        if isinstance(report, Ready):
            return self.greet(report)
        if isinstance(report, Gone):
            return self.replace(report, errand)
        owner, ticket = self.desks[report.desk].popleft()
        owner.open -= 1
        owner.results[ticket.number] = report.outcome  # of no use if that run was stopped
        return None

    def greet(self, report: Ready) -> Undone | None:
        """A worker of another version would play another game."""
        self.unborn = 0
        self.desks[report.desk] = deque()
        if report.sources != self.sources:
            return Undone("a worker runs another version of the program than this machine")
        return None

    def replace(self, report: Gone, errand: Errand) -> Undone | None:
        """Do the pieces of a lost worker again; the one it was at has had one try."""
        tickets = [t for owner, t in self.desks.pop(report.desk, ()) if owner is errand]
        errand.open -= len(tickets)
        errand.again = sorted([*errand.again, *tickets], key=lambda ticket: ticket.number)
        self.unborn += not tickets
        for ticket in tickets[:1]:
            ticket.lost += 1
        fault = given_up(report, errand.what, tickets, self.unborn)
        if fault is None:
            begun = f"; {errand.what} {tickets[0].number} is begun again" if tickets else ""
            self.told(f"a worker was lost ({report.why}){begun}")
        self.crew.hire(report.desk)
        return fault


def given_up(report: Gone, what: str, tickets: list[Ticket], unborn: int) -> Undone | None:
    """Whether a loss was one too many."""
    if unborn > MOST_LOST:
        return Undone(f"no worker can be started: {report.why}")
    if tickets and tickets[0].lost >= MOST_LOST:
        return Undone(
            f"{what} {tickets[0].number} cannot be done: "
            f"{MOST_LOST} workers were lost over it, the last one {report.why}"
        )
    return None
