"""The constants of the simulation: what costs.json says was measured, and what is assumed."""

import json
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

COSTS = Path(__file__).with_name("costs.json")
BENCH_PEOPLE = 4  # at every table of bench/load.py
MS = 0.001


@dataclass(frozen=True, slots=True)
class Costs:
    """Seconds of a processor and bytes, each for one move, table or thought."""

    move: float  # one process on SQLite: all but the commit
    commit: float  # of a group of moves, on SQLite
    flush: float  # of a disk
    client: float  # of the bench itself, which all its people share
    shared_move: float  # one process on PostgreSQL and Redis
    other_process: float  # more for each other process where people of the table sit
    database: float  # PostgreSQL
    other_read: float  # of PostgreSQL, for each other process: it reads what it is told of
    bus: float  # Redis
    load: float  # a table that is not in memory
    thought: dict[str, float]  # of a bot, by its level
    decisions: float  # of a game
    process_bytes: float
    table_bytes: float  # in memory, with its sockets
    update_bytes: float  # to each person, a move
    event_bytes: float  # on the disk
    log_bytes: float  # of PostgreSQL, a move
    bus_bytes: float
    assumed: dict[str, float]

    def shared_cpu(self, processes: int, people: float) -> float:
        """A move where people of one table sit at any of the processes."""
        return self.shared_move + self.other_process * (homes(processes, people) - 1)

    def shared_database(self, processes: int, people: float) -> float:
        """What such a move costs the database."""
        return self.database + self.other_read * (homes(processes, people) - 1)

    def bot_thought(self) -> float:
        """Mean of the levels, which are all assumed to be chosen equally often."""
        chosen = [cpu for level, cpu in self.thought.items() if level != "random"]
        return sum(chosen) / len(chosen)


def homes(processes: int, people: float) -> float:
    """At how many processes the people of one table sit, if each goes to any."""
    return float(processes * (1 - (1 - 1 / processes) ** people))


def read_costs(path: Path = COSTS) -> Costs:
    """The constants, from one file."""
    told = read_file(path)
    found = {part: entry["found"] for part, entry in told["measured"].items()}
    one, quiet, kept, bots = (found[part] for part in ("one", "quiet", "kept", "bots"))
    alone, crowd = case_of(found["cases"], 1), case_of(found["cases"], 64)
    single, double = found["shared"]
    more = double["server_cpu_ms_per_move"] - single["server_cpu_ms_per_move"]
    reads = double["database_cpu_ms_per_move"] - single["database_cpu_ms_per_move"]
    others = homes(2, BENCH_PEOPLE) - 1
    return Costs(
        move=MS * one["server_cpu_ms_per_move"],
        commit=MS * max(alone["server_cpu_ms_per_move"] - crowd["server_cpu_ms_per_move"], 0.0),
        flush=MS * crowd["flush_ms"],
        client=crowd["client_cpu_share"] / crowd["moves_per_second"],
        shared_move=MS * single["server_cpu_ms_per_move"],
        other_process=MS * max(more, 0.0) / others,
        database=MS * single["database_cpu_ms_per_move"],
        other_read=MS * max(reads, 0.0) / others,
        bus=MS * double["bus_cpu_ms_per_move"],
        load=MS * kept["load_cpu_ms_per_table"],
        thought={level: MS * cpu for level, cpu in bots["cpu_ms_per_decision"].items()},
        decisions=bots["decisions_per_game"],
        process_bytes=1e6 * quiet["rss_mb_before"],
        table_bytes=1000 * max(one["rss_kb_per_game"], quiet["rss_kb_per_table"]),
        update_bytes=one["bytes_per_update"],
        event_bytes=kept["bytes_per_event"],
        log_bytes=double["database_log_bytes_per_move"],
        bus_bytes=double["bus_bytes_per_move"],
        assumed={name: entry["value"] for name, entry in told["assumed"].items()},
    )


def costs_of_cases(costs: Costs, path: Path = COSTS) -> Costs:
    """The same, as the server was that played the measured cases: by the first and the last."""
    cases = measured_cases(path)
    alone, crowd = case_of(cases, 1), case_of(cases, 64)
    least = crowd["server_cpu_ms_per_move"]
    return replace(
        costs, move=MS * least, commit=MS * max(alone["server_cpu_ms_per_move"] - least, 0.0)
    )


def case_of(cases: list[dict[str, Any]], tables: int, think: float = 0.0) -> dict[str, Any]:
    """The measured case with so many tables and so much thought."""
    return next(case for case in cases if (case["tables"], case["think_s"]) == (tables, think))


def measured_cases(path: Path = COSTS) -> list[dict[str, Any]]:
    cases: list[dict[str, Any]] = read_file(path)["measured"]["cases"]["found"]
    return cases


def read_file(path: Path = COSTS) -> dict[str, Any]:
    """All that costs.json says."""
    told: dict[str, Any] = json.loads(path.read_text())
    return told
