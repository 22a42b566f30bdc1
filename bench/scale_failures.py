"""One of each fails in the busiest minute: how long people wait, and until when."""

from collections import Counter
from dataclasses import dataclass
from functools import partial

from scale_costs import Costs
from scale_model import COME_BACK, Arrangement, Site
from scale_queues import quantile
from scale_sites import site_of

FAILS, ENDS = 10.0, 40.0  # seconds
AWAY = 10.0  # seconds a database, a bus or half of the bots are away
WINDOW = 1.0  # seconds over which latencies are looked at
CALM = 1.5  # times the p99 before: so it counts as over
FAILURES = ("a process", "the database", "the bus", "half of the bots")


@dataclass(frozen=True, slots=True)
class Outcome:
    """What people notice."""

    before: float  # p99 in seconds
    worst: float  # the longest of all
    over: float  # seconds until p99 is as before
    bots: float  # the longest that a bot waited for a core
    under_way: int  # moves begun and not seen by all, when the simulation ends


def fail(site: Site, what: str) -> None:
    """Let it happen now."""
    if what == "a process":
        kill_process(site, len(site.processes) - 1)
    elif what == "the database":
        site.log.shut(AWAY)
    elif what == "the bus":
        site.bus_away = True
        site.simulation.after(AWAY, partial(setattr, site, "bus_away", False))
    else:
        whole = site.thinkers.servers
        site.thinkers.servers = whole // 2
        site.simulation.after(AWAY, partial(setattr, site.thinkers, "servers", whole))


def kill_process(site: Site, dead: int) -> None:
    """Its people come back elsewhere and say again what was not answered; tables are loaded there.

    A process alone is started again, and everybody waits for it.
    """
    alive = [number for number in range(len(site.processes)) if number != dead]
    waiting = site.processes[dead].leave()
    if not alive:
        site.processes[dead].shut(site.costs.assumed["seconds_to_start"])
        alive = [dead]
    for number, table in enumerate(site.tables):
        if dead in table.seats:
            home = alive[number % len(alive)]
            people = table.seats.pop(dead)
            is_new = home not in table.seats
            table.seats = Counter({**table.seats, home: table.seats[home] + people})
            if is_new:
                load = partial(site.processes[home].ask, site.costs.load, nothing)
                site.simulation.after(COME_BACK, load)
    for number, (_, seconds, call) in enumerate(waiting):
        again = partial(site.processes[alive[number % len(alive)]].ask, seconds, call)
        site.simulation.after(COME_BACK, again)


def nothing() -> None:
    """A table is loaded, and nobody is told."""


def outcome(plan: Arrangement, costs: Costs, tables: int, what: str, seed: int) -> Outcome:
    """Ten quiet seconds, a failure, and the time after it."""
    site = site_of(plan, costs, tables, seed)
    site.simulation.run(FAILS)
    thoughts = len(site.thinkers.waits)
    fail(site, what)
    site.simulation.run(FAILS + ENDS)
    before = quantile([took for at, took in site.latencies if FAILS / 2 < at <= FAILS], 0.99)
    after = [(at - FAILS, took) for at, took in site.latencies if at > FAILS]
    worst = max((took for _, took in after), default=0.0)
    over = 0.0
    for second in range(int(ENDS / WINDOW)):
        now = [took for at, took in after if second * WINDOW < at <= (second + 1) * WINDOW]
        if quantile(now, 0.99) > max(CALM * before, before + 0.05):
            over = (second + 1) * WINDOW
    bots = max(site.thinkers.waits[thoughts:], default=0.0)
    return Outcome(before, worst, over, bots, site.begun - len(site.latencies))
