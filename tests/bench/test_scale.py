"""The simulation of docs/scale.md: queues as theory has them, and cases as they were measured."""

import sys
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random

import pytest

sys.path.insert(0, str(Path(__file__).parents[2] / "bench"))

from scale_costs import Costs, homes, measured_cases, read_costs
from scale_failures import FAILURES, fail
from scale_model import Arrangement
from scale_queues import GroupStation, Simulation, Station, quantile
from scale_sites import busiest_minute, limits, needs, site_of
from scale_tables import limited, simulated_case, sites

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
JOBS = 60_000
MANY = Arrangement(processes=3, database_cores=2, buses=1, bot_cores=2)


@pytest.fixture(scope="module")
def costs() -> Costs:
    return read_costs()


def queue(load: float, service: Callable[[], float], servers: int = 1) -> tuple[float, Station]:
    """The mean wait of jobs that come by chance, and the station after all of them."""
    simulation, dice = Simulation(), Random(7)
    station, at = Station(simulation, servers), 0.0
    for _ in range(JOBS):
        at += dice.expovariate(load * servers)
        simulation.after(at, lambda: station.ask(service(), lambda: None))
    simulation.run(10 * JOBS)
    return sum(station.waits) / JOBS, station


@pytest.mark.parametrize("load", [0.3, 0.6, 0.8])
def test_waits_are_those_of_theory(load: float) -> None:
    dice = Random(11)
    by_chance, _ = queue(load, lambda: dice.expovariate(1))
    constant, _ = queue(load, lambda: 1.0)

    assert by_chance == pytest.approx(load / (1 - load), rel=0.12)  # M/M/1
    assert constant == pytest.approx(load / (1 - load) / 2, rel=0.12)  # M/D/1


def test_two_servers_wait_less_as_erlang_says() -> None:
    dice, load = Random(11), 0.7

    wait, station = queue(load, lambda: dice.expovariate(1), servers=2)

    assert wait == pytest.approx(load**2 / (1 - load**2), rel=0.12)  # M/M/2
    assert (station.asked, station.done, len(station.waiting)) == (JOBS, JOBS, 0)


def test_a_group_shares_one_pause() -> None:
    simulation, seen = Simulation(), list[tuple[float, int]]()
    log = GroupStation(simulation, lambda moves, done: done(), lambda: 1.0)
    for number in range(5):
        simulation.after(
            0.1 * number,
            partial(log.ask, lambda number=number: seen.append((simulation.now, number))),  # type: ignore[misc]
        )

    simulation.run(10)

    assert seen == [(1.0, 0), *((2.0, number) for number in range(1, 5))]
    assert (log.groups, log.done) == (2, 5)


@pytest.mark.parametrize("what", FAILURES)
def test_no_move_is_lost_on_its_way_whatever_fails(what: str, costs: Costs) -> None:
    hasty = costs.assumed | {"seconds_of_thought": 0.1}
    busy = replace(costs, shared_move=0.003, assumed=hasty)
    site = site_of(replace(MANY, bot_cores=40), busy, 300, seed=3)
    site.simulation.run(3)
    assert site.processes[-1].waiting
    fail(site, what)
    site.simulation.run(20)
    site.is_closing = True
    site.simulation.run(80)

    assert len(site.latencies) == site.begun > 3000


def test_the_same_seed_is_the_same_day(costs: Costs) -> None:
    first, second, other = (site_of(MANY, costs, 50, seed) for seed in (5, 5, 6))
    for site in (first, second, other):
        site.simulation.run(30)

    assert first.latencies == second.latencies != other.latencies
    assert busiest_minute(5000, costs, 5) == busiest_minute(5000, costs, 5)


@pytest.mark.parametrize("number", range(len(measured_cases())))
def test_a_measured_case_is_reproduced(number: int, costs: Costs) -> None:
    case = measured_cases()[number]

    found = simulated_case(case, costs, seed=1)

    assert found["moves_per_second"] == pytest.approx(case["moves_per_second"], rel=0.25)
    assert found["server_cpu_share"] == pytest.approx(case["server_cpu_share"], abs=0.2)
    assert found["latency_ms_p50"] == pytest.approx(case["latency_ms_p50"], rel=0.35, abs=1)


def test_more_people_need_more_and_never_too_little(costs: Costs) -> None:
    found = [needs(busiest_minute(n, costs, 1), costs) for n in (100, 10_000, 1_000_000)]
    most = costs.assumed["load_at_most"]

    for need in found:
        assert max(need.process_load, need.bus_load) <= most
        assert need.bot_cores_busy <= most * need.arrangement.bot_cores
    assert found[0].memory < found[1].memory < found[2].memory
    assert list(limits(costs).values()) == sorted(limits(costs).values())
    assert homes(1, 4) == 1 and homes(2, 4) == pytest.approx(1.875)


def test_a_dearer_move_fills_a_process_sooner(costs: Costs) -> None:
    dearer = replace(costs, move=2 * costs.move)
    name = "one process on SQLite"

    assert limits(dearer)[name] == pytest.approx(limits(costs)[name] / 2)


def test_quantiles() -> None:
    assert [quantile(range(100), share) for share in (0, 0.5, 0.99, 1)] == [0, 50, 99, 99]
    assert quantile([], 0.5) == 0


def test_the_page_says_what_is_worked_out_from_the_costs() -> None:
    page = (ROOT / "docs" / "scale.md").read_text()

    assert sites(1, [100, 10_000, 10_000_000]) in page, "python bench/scale.py --page"
    assert limited(1, []) in page
