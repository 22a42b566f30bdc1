"""The table of what the simulation is worked out from, and how tables are written."""

from collections.abc import Iterable
from typing import Any

from scale_costs import read_file


def table(head: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    heads = list(head)
    lines = [heads, ["---", *["---:"] * (len(heads) - 1)], *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def size(count: float) -> str:
    """Bytes, in a unit that suits them."""
    for unit in ("B", "kB", "MB", "GB"):
        if count < 1000:
            return f"{count:.3g} {unit}"
        count /= 1000
    return f"{count:,.3g} TB"


def ms(name: str) -> Any:
    return lambda found: f"{found[name]:.3g} ms of CPU"


MEASURED: dict[str, dict[str, Any]] = {
    "one": {
        "a move, one process on SQLite": ms("server_cpu_ms_per_move"),
        "a position, to each person": lambda found: size(found["bytes_per_update"]),
        "a live game with four people, in memory": lambda found: size(
            1e3 * found["rss_kb_per_game"]
        ),
    },
    "quiet": {
        "a process, in memory": lambda found: size(1e6 * found["rss_mb_before"]),
        "a quiet table of two, in memory": lambda found: size(1e3 * found["rss_kb_per_table"]),
    },
    "shared": {
        "a move, one process on PostgreSQL": lambda found: ms("server_cpu_ms_per_move")(found[0]),
        "the same, two processes": lambda found: ms("server_cpu_ms_per_move")(found[1]),
        "of PostgreSQL, with one": lambda found: ms("database_cpu_ms_per_move")(found[0]),
        "of PostgreSQL, with two": lambda found: ms("database_cpu_ms_per_move")(found[1]),
        "of Redis, with two": lambda found: ms("bus_cpu_ms_per_move")(found[1]),
        "log of PostgreSQL, a move": lambda found: size(found[1]["database_log_bytes_per_move"]),
    },
    "kept": {
        "a stored event, with its indexes": lambda found: size(found["bytes_per_event"]),
        "loading a table of a hundred events": ms("load_cpu_ms_per_table"),
    },
    "bots": {
        "a thought, by level": lambda found: ", ".join(
            f"{level} {float(f'{cpu:.2g}'):g} ms"
            for level, cpu in found["cpu_ms_per_decision"].items()
        ),
        "decisions of a game": lambda found: f"{found['decisions_per_game']:.0f}",
    },
}


def constants(seed: int, _: list[int]) -> str:
    """What the others are worked out from."""
    told = read_file()
    rows = []
    for part, line in MEASURED.items():
        entry = told["measured"][part]
        for words, find in line.items():
            rows.append([words, find(entry["found"]), f"`{entry['command']}`"])
    for name, entry in told["assumed"].items():
        rows.append([name.replace("_", " "), f"{entry['value']:g} {entry['unit']}", "assumed"])
    return table(["", "", "by"], rows)
