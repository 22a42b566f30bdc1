"""What the server counts, for Prometheus: never who, never what is in a hand."""

import os
from functools import cache

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
)
from prometheus_client.multiprocess import MultiProcessCollector

SHARED = "PROMETHEUS_MULTIPROC_DIR"  # where several processes of one server count together

EVENTS = Counter("ziggurat_events", "Events stored, by game and kind", ["game", "kind"])
REFUSALS = Counter("ziggurat_refusals", "Questions refused, by reason", ["code"])
STORING = Histogram(
    "ziggurat_store_seconds",
    "From a decision to its commit",
    buckets=(0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3),
)
BOT_SECONDS = Histogram(
    "ziggurat_bot_seconds",
    "From a question to a bot to its answer, by level",
    ["level"],
    buckets=(0.01, 0.03, 0.1, 0.3, 1, 3, 10, 30),
)
# With bounds at the limits of the levels and 50 ms beyond.
BOT_CPU = Histogram(
    "ziggurat_bot_cpu_seconds",
    "Processor time of a bot's decision, by game and level",
    ["game", "level"],
    buckets=(0.003, 0.01, 0.03, 0.1, 0.12, 0.15, 0.17, 0.2, 0.3, 0.4, 0.45, 0.5, 0.55, 1, 3),
)
BOT_WORST = Gauge(
    "ziggurat_bot_worst_cpu_seconds",
    "The most processor time a decision took, by game and level",
    ["game", "level"],
    multiprocess_mode="max",
)
BOT_FAILURES = Counter("ziggurat_bot_failures", "Decisions a simple bot had to make", ["level"])
BOT_HURRIED = Counter(
    "ziggurat_bot_hurried",
    "Decisions for which a bot had a share of its time, or none, by game and level",
    ["game", "level"],
)
NOTICES = Counter("ziggurat_notices", "People told of a question, by way and result", ["way", "ok"])
FROZEN = Counter("ziggurat_frozen", "Games whose rules came out otherwise; look at each")
SET_ASIDE = Counter("ziggurat_tables_set_aside", "Tables that cannot be loaded here; look at each")
TENDING_FAILURES = Counter(
    "ziggurat_tending_failures", "Tables and duties that housekeeping failed at, each round"
)
SOCKETS = Gauge("ziggurat_sockets", "Sockets open", multiprocess_mode="livesum")
TABLES = Gauge("ziggurat_tables", "Tables in memory", multiprocess_mode="livesum")

worst: dict[tuple[str, str], float] = {}  # what the gauge says, which cannot be asked


@cache
def events_of(game: str, kind: str) -> Counter:
    """The counter of these events: to find it by its labels takes longer than to count."""
    return EVENTS.labels(game, kind)


def count_thought(game: str, level: str, cpu: float, hurried: str) -> None:
    """Processor time that a bot's decision took, and whether it had to hurry."""
    if hurried:
        BOT_HURRIED.labels(game, level).inc()
    BOT_CPU.labels(game, level).observe(cpu)
    worst[game, level] = max(cpu, worst.get((game, level), 0.0))
    BOT_WORST.labels(game, level).set(worst[game, level])


def exposition() -> bytes:
    """All numbers in the form Prometheus reads, of all processes of this server."""
    if SHARED not in os.environ:
        return generate_latest()
    registry = CollectorRegistry()
    MultiProcessCollector(registry)  # type: ignore[no-untyped-call]  # it carries no types
    return generate_latest(registry)
