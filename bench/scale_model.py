"""The way of a move through a site: process, database, bus, the other processes, and bots.

Every table has one move under way, or somebody thinks. A move is checked by the process of whoever
moves; the database keeps it with all others that wait; the bus tells the processes where other
people of the table sit; each writes to its own. Then it was seen by all, and the next one thinks.
"""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial

import numpy as np

from scale_costs import Costs
from scale_queues import Call, GroupStation, Simulation, Station

CHECKING = 0.4  # of what a move costs a process, before the commit; assumed
SHAPE = 4.0  # of the gamma distribution of all costs: they vary by half their mean; assumed
LOOK = 1.0  # seconds between two looks into the database while the bus is away
PAUSE = 0.6  # seconds a bot takes at least
COME_BACK = 1.32  # seconds without a line when servers change (bench/changeover.py)
SAMPLES = 1 << 16


@dataclass(frozen=True, slots=True)
class Arrangement:
    """Who does the work."""

    processes: int = 1
    database_cores: int = 0  # of PostgreSQL; 0: SQLite in the one process
    buses: int = 1  # Redis servers, each for its share of the tables
    bot_cores: int = 0
    routed: bool = False  # all people of a table are sent to one process
    clients: bool = False  # the people are the bench, in one process of its own


@dataclass(slots=True, eq=False)
class SimulatedTable:
    """Where the people of one table sit, and how many at each process."""

    seats: Counter[int]
    bus: int


@dataclass
class Site:
    """A site with so many tables, running."""

    costs: Costs
    arrangement: Arrangement
    people: int  # at each table
    think: float  # seconds, mean
    bots: float = 0.0  # the share of decisions that bots make
    seed: int = 1
    simulation: Simulation = field(default_factory=Simulation)
    latencies: list[tuple[float, float]] = field(default_factory=list)  # when seen, after how long
    begun: int = 0
    is_closing: bool = False  # then nobody begins another move

    def __post_init__(self) -> None:
        time, plan = self.simulation, self.arrangement
        self.rng = np.random.default_rng(self.seed)
        self.samples = iter(self.rng.gamma(SHAPE, 1 / SHAPE, SAMPLES).tolist())
        self.processes = [Station(time) for _ in range(plan.processes)]
        self.database = Station(time, plan.database_cores or 1)
        self.log = GroupStation(time, self.begin_commit, lambda: self.costs.flush)
        self.buses = [Station(time) for _ in range(plan.buses)]
        self.thinkers = Station(time, max(plan.bot_cores, 1))
        self.client = Station(time)
        self.bus_away = False
        self.tables: list[SimulatedTable] = []

    def about(self, mean: float) -> float:
        """A time of such a mean, by chance."""
        try:
            return mean * float(next(self.samples))
        except StopIteration:
            self.samples = iter(self.rng.gamma(SHAPE, 1 / SHAPE, SAMPLES).tolist())
            return self.about(mean)

    def open_tables(self, count: int) -> None:
        """So many tables, everybody there; somebody thinks at each."""
        for number in range(count):
            first = int(self.rng.integers(len(self.processes)))
            others = self.rng.integers(len(self.processes), size=self.people - 1).tolist()
            seats = [first] * self.people if self.arrangement.routed else [first, *others]
            table = SimulatedTable(Counter(seats), number % len(self.buses))
            self.tables.append(table)
            self.simulation.after(self.thought(), partial(self.move, table))

    def wait(self, table: SimulatedTable) -> None:
        """Somebody thinks, or a bot does."""
        if self.is_closing:
            return
        if self.bots and self.rng.random() < self.bots:
            cpu = self.about(self.costs.bot_thought())
            thought = partial(self.simulation.after, max(PAUSE - cpu, 0), partial(self.move, table))
            self.thinkers.ask(cpu, thought)
        else:
            self.simulation.after(self.thought(), partial(self.move, table))

    def thought(self) -> float:
        """For how long somebody thinks."""
        return float(self.rng.exponential(self.think)) if self.think else 0.0

    def move(self, table: SimulatedTable) -> None:
        """One move, until all have seen it."""
        self.begun += 1
        began, home = self.simulation.now, next(iter(table.seats))
        alone = not self.arrangement.database_cores
        cost = self.costs.move if alone else self.costs.shared_move
        kept = partial(self.tell, table, home, (1 - CHECKING) * cost, self.seen_by(table, began))
        if alone:
            stored = partial(self.log.ask, kept)
        else:
            commit = partial(self.log.ask, kept)
            stored = partial(self.database.ask, self.about(self.costs.database), commit)
        self.processes[home].ask(self.about(CHECKING * cost), stored)

    def begin_commit(self, moves: int, done: Call) -> None:
        """SQLite commits in the one process; PostgreSQL has done its work already."""
        if self.arrangement.database_cores:
            done()
        else:
            self.processes[0].ask(self.about(self.costs.commit), done)

    def tell(
        self, table: SimulatedTable, home: int, cost: float, seen: Callable[[int], None]
    ) -> None:
        """Write to those who sit here, and let the bus tell the other processes."""
        each = cost / self.people
        if here := table.seats.get(home):
            self.processes[home].ask(self.about(each * here), partial(seen, here))
        for place, there in table.seats.items():
            if place != home:
                work = self.about(self.costs.other_process + each * there)
                write = partial(self.processes[place].ask, work, partial(seen, there))
                hear = partial(self.database.ask, self.about(self.costs.other_read), write)
                if self.bus_away:
                    self.simulation.after(float(self.rng.uniform(0, LOOK)), hear)
                else:
                    self.buses[table.bus].ask(self.about(self.costs.bus), hear)

    def seen_by(self, table: SimulatedTable, began: float) -> Callable[[int], None]:
        """Counts who has seen a move; the last one lets the table go on."""
        left = self.people

        def finish() -> None:
            self.latencies.append((self.simulation.now, self.simulation.now - began))
            self.wait(table)

        def seen(people: int) -> None:
            nonlocal left
            left -= people
            if left <= 0:
                self.client.ask(self.costs.client, finish) if self.arrangement.clients else finish()

        return seen
