"""The tables of docs/scale.md, as Markdown."""

from dataclasses import replace
from functools import cache
from typing import Any

from scale_constants import size, table
from scale_costs import BENCH_PEOPLE, Costs, costs_of_cases, measured_cases, read_costs
from scale_failures import AWAY, FAILURES, outcome
from scale_model import Arrangement, Site
from scale_queues import quantile
from scale_sites import Needs, busiest_minute, limits, needs, site_of

WARM, LONG = 2.0, 8.0  # seconds that are not counted, and that are
FAILING = 1_000_000  # people a day of the site where things fail: some of everything
GROWTH = (1_000, 10_000, 100_000, 200_000, 400_000, 600_000, 700_000, 1_000_000, 2_000_000)
PLANS = {
    "one process, SQLite": Arrangement(),
    "8 processes, 4 cores of PostgreSQL, Redis": Arrangement(8, 4),
}


def simulated_case(case: dict[str, Any], costs: Costs, seed: int) -> dict[str, float]:
    """A measured case once more, in the simulation."""
    costs = replace(costs_of_cases(costs), flush=case["flush_ms"] / 1000)
    site = Site(costs, Arrangement(clients=True), BENCH_PEOPLE, case["think_s"], seed=seed)
    site.open_tables(case["tables"])
    site.simulation.run(WARM)
    busy = site.processes[0].busy
    site.simulation.run(WARM + LONG)
    took = [1000 * latency for at, latency in site.latencies if at > WARM]
    return {
        "moves_per_second": len(took) / LONG,
        "server_cpu_share": (site.processes[0].busy - busy) / LONG,
        "latency_ms_p50": quantile(took, 0.5),
        "latency_ms_p99": quantile(took, 0.99),
    }


def cases(seed: int, _: list[int]) -> str:
    """Measured and simulated, side by side."""
    costs, rows = read_costs(), []
    for case in measured_cases():
        found = simulated_case(case, costs, seed)
        pairs = [f"{case[name]:,.0f} / {found[name]:,.0f}" for name in list(found)[:1]]
        pairs += [f"{case['server_cpu_share']:.0%} / {found['server_cpu_share']:.0%}"]
        pairs += [f"{case[name]:.1f} / {found[name]:.1f}" for name in list(found)[2:]]
        rows.append([f"{case['tables']}", f"{case['think_s']:g} s", *pairs])
    head = ["tables", "thought", "moves a second", "server CPU", "p50 ms", "p99 ms"]
    return table(head, rows)


def sites(seed: int, people: list[int]) -> str:
    """What each of these sites needs in its busiest minute."""
    costs = read_costs()
    found = [
        (peak, needs(peak, costs)) for peak in (busiest_minute(n, costs, seed) for n in people)
    ]
    rows = [[name, *(say(peak, need) for peak, need in found)] for name, say in SAID.items()]
    return table(["", *(f"{peak.people:,} people" for peak, _ in found)], rows)


def database(need: Needs) -> str:
    cores = need.arrangement.database_cores
    return f"PostgreSQL, {cores:,} cores" if cores else "SQLite"


def bus(need: Needs) -> str:
    return f"Redis, {need.arrangement.buses}" if need.arrangement.database_cores else "none"


SAID: dict[str, Any] = {
    "tables a day": lambda peak, need: f"{peak.tables_a_day:,}",
    "tables at once, at most": lambda peak, need: f"{peak.tables:,.0f}",
    "moves a second, at most": lambda peak, need: f"{peak.moves:,.2f}",
    "server processes": lambda peak, need: f"{need.arrangement.processes:,}",
    "load of each": lambda peak, need: f"{need.process_load:.1%}",
    "database": lambda peak, need: database(need),
    "load of its cores or flushes": lambda peak, need: f"{need.database_load:.1%}",
    "bus": lambda peak, need: bus(need),
    "load of each bus": lambda peak, need: f"{need.bus_load:.1%}",
    "cores for bots": lambda peak, need: f"{need.arrangement.bot_cores:,}",
    "memory of all processes": lambda peak, need: size(need.memory),
    "sent to people, a second": lambda peak, need: size(need.sent),
    "stored, a day": lambda peak, need: size(need.stored),
}


def limited(seed: int, _: list[int]) -> str:
    """Where one of each is full, the first one first."""
    rows = [[name, f"{people:,.0f}"] for name, people in limits(read_costs()).items()]
    return table(["is full at", "people a day"], rows)


def growth(seed: int, _: list[int]) -> str:
    """Two arrangements with more and more people, each with as many bots as these need."""
    costs, rows = read_costs(), []
    for people in GROWTH:
        row = [f"{people:,}", f"{busiest_minute(people, costs, seed).moves:,.0f}"]
        for name in PLANS:
            took = latencies(name, people, seed)
            row.append(f"{quantile(took, 0.5):,.1f} / {quantile(took, 0.99):,.1f}")
        rows.append(row)
    heads = (f"{name}: p50 / p99 ms" for name in PLANS)
    return table(["people a day", "moves a second", *heads], rows)


@cache
def latencies(name: str, people: int, seed: int) -> list[float]:
    """Milliseconds until all have seen a move, in the busiest minute."""
    costs = read_costs()
    peak = busiest_minute(people, costs, seed)
    bots = needs(peak, costs).arrangement.bot_cores
    plan = replace(PLANS[name], bot_cores=bots)
    site = site_of(plan, costs, max(round(peak.tables), 1), seed)
    site.simulation.run(WARM + LONG)
    return [1000 * took for at, took in site.latencies if at > WARM]


def failures(seed: int, _: list[int]) -> str:
    """Each of them fails once, at a site that has some of everything."""
    costs = read_costs()
    peak = busiest_minute(FAILING, costs, seed)
    plan = needs(peak, costs).arrangement
    rows = []
    for what in FAILURES:
        found = outcome(plan, costs, round(peak.tables), what, seed)
        words = what if what == "a process" else f"{what}, {AWAY:.0f} s"
        rows.append(
            [
                words,
                f"{1000 * found.before:.0f} ms",
                f"{found.worst:.1f} s",
                f"{found.over:.0f} s",
                f"{found.bots:.1f} s",
            ]
        )
    heads = ["p99 before", "longest wait", "as before after", "a bot waits, at most"]
    return table(["what fails", *heads], rows)
