"""The card of a dataset: what is in it, in words, made from what is in it."""

import json
from collections import defaultdict
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq

from ziggurat.research.columns import DECISIONS, GAMES, OBSERVATION, Column

READING = """```python
import pandas

games = pandas.read_parquet("games.parquet")
decisions = pandas.read_parquet("decisions.parquet")
```

`ziggurat.research.datasets.read(folder)` gives both as Arrow tables together with what is said
above, and `matches(dataset)` plays every game again.
"""
KNOWN = """Every game is over, so nothing in it is secret any more: the seed gives away all that was
hidden while it was played. What a seat knew when it decided is no position but an observation,
which a replay gives again. People are called `person` and nothing else; no name, time or address of
a table is kept.
"""


def card(folder: Path) -> str:
    """The text that stands beside the files."""
    games = pq.read_table(folder / "games.parquet").to_pylist()
    file = pq.ParquetFile(folder / "decisions.parquet")
    words = {
        key.decode(): value.decode()
        for key, value in file.metadata.metadata.items()
        if key.startswith(b"ziggurat.")
    }
    columns = (*DECISIONS, OBSERVATION) if "observation" in file.schema_arrow.names else DECISIONS
    parts = [
        "# Games of Ziggurat",
        f"{len(games)} finished games, {file.metadata.num_rows} decisions. Made by Ziggurat "
        f"{words['ziggurat.version']}, format {words['ziggurat.format']}, with "
        f"`{words['ziggurat.made']}`.",
        "## What is in it",
        contents(games),
        "## Who played",
        players(games),
        "## Rules",
        rules(json.loads(words["ziggurat.games"])),
        "## games.parquet, one row a game",
        meanings(GAMES),
        "## decisions.parquet, one row a decision",
        meanings(columns),
        "## Reading it",
        READING,
        "## What was hidden",
        KNOWN,
    ]
    return "\n\n".join(part.strip() for part in parts) + "\n"


def table(head: tuple[str, ...], rows: list[tuple[Any, ...]]) -> str:
    lines = [head, ("---",) * len(head), *rows]
    return "\n".join("| " + " | ".join(map(str, cells)) + " |" for cells in lines)


def contents(games: list[dict[str, Any]]) -> str:
    kinds = sorted({(g["game"], g["seats"], g["source"]) for g in games})
    rows = []
    for kind in kinds:
        some = [g for g in games if (g["game"], g["seats"], g["source"]) == kind]
        scores = [score for g in some for score in g["scores"]]
        length = sum(g["decisions"] for g in some) / len(some)
        spread = f"{min(scores)} to {max(scores)}, mean {sum(scores) / len(scores):.1f}"
        rows.append(
            (*kind, len(some), f"{length:.1f}", sum(g["ending"] == "" for g in some), spread)
        )
    head = ("game", "seats", "source", "games", "decisions a game", "played out", "scores")
    return table(head, rows)


def players(games: list[dict[str, Any]]) -> str:
    seats: dict[tuple[str, str], int] = defaultdict(int)
    wins: dict[tuple[str, str], float] = defaultdict(float)
    for g in games:
        for seat, player in enumerate(g["players"]):
            key = g["game"], player
            seats[key] += 1
            wins[key] += 1 / len(g["winners"]) if seat in g["winners"] else 0
    rows = [(*key, seats[key], f"{wins[key]:g}") for key in sorted(seats)]
    return table(("game", "player", "seats taken", "wins (a shared one counts in part)"), rows)


def rules(about: dict[str, Any]) -> str:
    rows = [
        (name, g["rules"], f"`{g['signature']}` of {g['signed']} games", g["actions"]["size"])
        for name, g in about.items()
    ]
    return table(("game", "rules", "signature", "actions"), rows)


def meanings(columns: tuple[Column, ...]) -> str:
    return table(
        ("column", "type", "meaning"), [(f"`{c.name}`", c.type, c.meaning) for c in columns]
    )
