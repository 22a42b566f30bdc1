"""A bot never delays its table: no decision takes more than its level's time and 50 ms of CPU."""

import re
import time
from pathlib import Path

import pytest

from server.running import PATIENCE, Client, serving
from ziggurat.bots.players.levels import player_of
from ziggurat.core.ways import LEVELS
from ziggurat.games import GAMES

pytestmark = pytest.mark.slow

SPARE = 0.05  # seconds
WORST = re.compile(
    r'^ziggurat_bot_worst_cpu_seconds\{game="(\w+)",level="(\w+)"\} (\S+)$', re.MULTILINE
)
DECISIONS = 20  # at each table, at least


def test_no_decision_takes_longer_than_its_level_may_think(tmp_path: Path) -> None:
    """From the first question to a server on; `bench/bots_under_load.py` plays whole games."""
    with serving(f"sqlite:///{tmp_path}/games.sqlite", tmp_path, "--threads", "2") as server:
        ann = Client(server, "Ann")
        tables = [left_to_bots(ann, game, name) for game in GAMES for name in LEVELS]
        end = time.monotonic() + PATIENCE
        while not all(has_gone_on(ann, table) for table in tables):
            assert time.monotonic() < end, "the bots do not play"
            time.sleep(0.1)
        counted = ann.text("/metrics")
        assert server.faults() == []
    worst = {(game, name): float(cpu) for game, name, cpu in WORST.findall(counted)}
    assert set(worst) == {(game, name) for game in GAMES for name in LEVELS}
    late = {
        kind: cpu for kind, cpu in worst.items() if cpu > player_of(*kind).budget.seconds + SPARE
    }
    assert late == {}
    assert "ziggurat_bot_failures_total{" not in counted


def left_to_bots(client: Client, game: str, name: str) -> str:
    """A table whose only person has gone away."""
    table = client.create(game, 2, bots=1, level=name)
    client.done("POST", f"/api/tables/{table}/away", {"id": "away"})
    return table


def has_gone_on(client: Client, table: str) -> bool:
    update = client.update(table, last=DECISIONS)
    return bool(update["seq"] >= DECISIONS or update["status"] == "over")
