"""How many people play when, and what they need: a day of a site, and its busiest minute.

The day is drawn table by table: when it begins, and how long its game takes. What a site needs is
worked out from the busiest minute of that day and from what one move, table and thought cost.
"""

from dataclasses import dataclass
from math import ceil

import numpy as np

from scale_costs import Costs, homes
from scale_model import PAUSE, Arrangement, Site

DAY = 1440  # minutes
# Of all tables of a day, how many begin in each hour, from midnight on; assumed.
HOURS = (2, 1, 1, 1, 1, 1, 2, 3, 3, 3, 3, 4, 5, 4, 4, 4, 5, 6, 8, 10, 11, 9, 6, 3)
ROUTED = 32  # from so many processes on, all people of a table are sent to one


@dataclass(frozen=True, slots=True)
class Peak:
    """The busiest minute of a day."""

    people: int  # who play on that day
    tables_a_day: int
    tables: float  # at the same time
    moves: float  # a second
    thoughts: float  # of bots, a second


@dataclass(frozen=True, slots=True)
class Needs:
    """What the busiest minute and the whole day take."""

    arrangement: Arrangement
    process_load: float  # of one process
    database_load: float  # of one core of the database; of SQLite its flushes
    bus_load: float  # of one Redis
    bot_cores_busy: float
    memory: float  # bytes, all processes
    sent: float  # bytes a second, to people
    stored: float  # bytes a day


def decision_seconds(costs: Costs) -> float:
    """From one move of a table to the next, on average."""
    bots = bot_share(costs)
    return (1 - bots) * costs.assumed["seconds_of_thought"] + bots * PAUSE


def bot_share(costs: Costs) -> float:
    """The part of all decisions that bots make."""
    people, bots = costs.assumed["people_at_a_table"], costs.assumed["bots_at_a_table"]
    return bots / (people + bots)


def busiest_minute(people: int, costs: Costs, seed: int) -> Peak:
    """A day of so many people, drawn table by table."""
    rng = np.random.default_rng(seed)
    games = costs.assumed["games_a_day"] / costs.assumed["people_at_a_table"]
    count = int(rng.poisson(people * games))
    hours = rng.choice(24, size=count, p=np.array(HOURS) / sum(HOURS))
    begin = 60 * hours + rng.integers(60, size=count)
    decisions = rng.gamma(9.0, costs.decisions / 9.0, size=count)  # they vary by a third
    length = np.maximum(decisions * decision_seconds(costs) / 60, 1).astype(np.int64)
    change = np.bincount(begin, minlength=DAY).astype(np.int64)
    change -= np.bincount((begin + length) % DAY, minlength=DAY)
    past_midnight = int((begin + length >= DAY).sum())
    tables = float((np.cumsum(change) + past_midnight).max())
    moves = tables / decision_seconds(costs)
    return Peak(people, count, tables, moves, moves * bot_share(costs))


def needs(peak: Peak, costs: Costs) -> Needs:
    """As few of everything as keep each below the load that is wanted at most."""
    most = costs.assumed["load_at_most"]
    bots = peak.thoughts * costs.bot_thought()
    bot_cores = max(1, ceil(bots / most))
    people = costs.assumed["people_at_a_table"]
    alone = peak.moves * costs.move
    if alone <= most:
        plan = Arrangement(bot_cores=bot_cores)
        database, bus, cpu = peak.moves * costs.flush, 0.0, costs.move
    else:
        processes, routed = 2, False
        cpu = costs.shared_cpu(processes, people)
        while peak.moves * cpu / processes > most:
            processes += 1
            routed = processes >= ROUTED
            cpu = costs.shared_cpu(1 if routed else processes, people)
        buses = max(1, ceil(peak.moves * costs.bus / most))
        stored = peak.moves * costs.shared_database(1 if routed else processes, people)
        cores = max(1, ceil(stored / most))
        plan = Arrangement(processes, cores, buses, bot_cores, routed)
        database = stored / cores
        bus = peak.moves * costs.bus / buses
    copies = 1 if plan.routed else homes(plan.processes, people)
    return Needs(
        plan,
        peak.moves * cpu / plan.processes,
        database,
        bus,
        bots,
        plan.processes * costs.process_bytes + peak.tables * copies * costs.table_bytes,
        peak.moves * people * costs.update_bytes,
        peak.tables_a_day * costs.decisions * costs.event_bytes,
    )


def limits(costs: Costs) -> dict[str, float]:
    """People a day at which one of each reaches the load that is wanted at most, least first."""
    peak = busiest_minute(100_000, costs, 1)
    moves, most = peak.moves / peak.people, costs.assumed["load_at_most"]
    found = {
        "one core for bots": most / (peak.thoughts / peak.people * costs.bot_thought()),
        "one process on SQLite": most / (moves * costs.move),
        "one core of PostgreSQL": most / (moves * costs.database),
        "one Redis": most / (moves * costs.bus),
        "1 TB of disk for a year of events": 1e12
        / (365 * peak.tables_a_day / peak.people * costs.decisions * costs.event_bytes),
        "1 Gbit/s to people": most
        * 125e6
        / (moves * costs.assumed["people_at_a_table"] * costs.update_bytes),
    }
    return dict(sorted(found.items(), key=lambda limit: limit[1]))


def site_of(plan: Arrangement, costs: Costs, tables: int, seed: int) -> Site:
    """A site in its busiest minute."""
    people, think = round(costs.assumed["people_at_a_table"]), costs.assumed["seconds_of_thought"]
    site = Site(costs, plan, people, think, bot_share(costs), seed)
    site.open_tables(tables)
    return site
