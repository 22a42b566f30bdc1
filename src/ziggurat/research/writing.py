"""A dataset being written: two Parquet files and a card, whole or not at all."""

import json
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

from ziggurat import __version__
from ziggurat.bots.random_play.signature import signature
from ziggurat.core.errors import Malformed
from ziggurat.games import GAMES as RULES
from ziggurat.research.card import card
from ziggurat.research.columns import DECISIONS, FORMAT, GAMES, OBSERVATION, schema_of
from ziggurat.research.rows import Rows

TOGETHER = 50_000  # decisions written at a time


@contextmanager
def new_dataset(path: Path, made: str, observe: bool, signed: int) -> Iterator["Writer"]:
    """Where rows can be added; `made` says how. The folder is there once all are written.

    The rules are signed by so many random games.
    """
    if path.exists():
        raise Malformed(str(path), "is there already: choose another name")
    try:
        part = Path(tempfile.mkdtemp(prefix=f".{path.name}-", dir=path.absolute().parent))
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        raise Malformed(str(path), f"cannot be written: {reason}") from None
    try:
        writer = Writer(part, observe)
        try:
            yield writer
            writer.sign(made, signed)
        finally:
            writer.close()
        (part / "README.md").write_text(card(part), encoding="utf-8")
        part.chmod(0o755)
        part.rename(path)
    except BaseException:
        shutil.rmtree(part)
        raise


class Writer:
    """The two files, open."""

    def __init__(self, folder: Path, observe: bool) -> None:
        columns = (*DECISIONS, OBSERVATION) if observe else DECISIONS
        self.schemas = {"games": schema_of(GAMES), "decisions": schema_of(columns)}
        self.files = {
            name: pq.ParquetWriter(folder / f"{name}.parquet", schema, compression="zstd")
            for name, schema in self.schemas.items()
        }
        self.games = self.decisions = 0
        self.names: set[str] = set()
        self.waiting: dict[str, list[Any]] = {"games": [], "decisions": []}
        self.rows = 0  # decisions that wait to be written

    def add(self, rows: Rows) -> None:
        """Add a game; it gets the next number."""
        number, count = self.games, rows.game["decisions"]
        self.games, self.decisions = self.games + 1, self.decisions + count
        self.names.add(rows.game["game"])
        self.waiting["games"].append({"id": [number]} | {k: [v] for k, v in rows.game.items()})
        self.waiting["decisions"].append({"id": [number] * count} | rows.decisions)
        self.rows += count
        if self.rows >= TOGETHER:
            self.flush()

    def flush(self) -> None:
        for name, waiting in self.waiting.items():
            tables = [pa.Table.from_pydict(columns, self.schemas[name]) for columns in waiting]
            if tables:
                self.files[name].write_table(pa.concat_tables(tables))
            waiting.clear()
        self.rows = 0

    def sign(self, made: str, games: int) -> None:
        """Say in both files what they are, how they were made, and by which rules."""
        self.flush()
        about = json.dumps(about_games(sorted(self.names), games))
        words = {
            "ziggurat.format": FORMAT,
            "ziggurat.version": __version__,
            "ziggurat.made": made,
            "ziggurat.games": about,
        }
        for file in self.files.values():
            file.add_key_value_metadata(words)

    def close(self) -> None:
        for file in self.files.values():
            file.close()


def about_games(names: list[str], games: int) -> dict[str, Any]:
    """What numbers mean: the rules, their signature, and where each kind of action begins."""
    found = {}
    for name in names:
        game, seen = RULES[name], RULES[name].observation
        found[name] = {
            "rules": game.version,
            "signature": signature(game, games, lambda done: None),
            "signed": games,
            "actions": {"size": game.actions.size, "first": dict(game.actions.base)},
            "observation": {
                "size": seen.size,
                "board": seen.board,
                "planes": seen.planes,
                "numbers": seen.numbers,
            },
        }
    return found
