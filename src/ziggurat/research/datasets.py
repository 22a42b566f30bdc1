"""Reading a dataset: its tables, what is said of them, and its games played again."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pyarrow.parquet as pq

from ziggurat.core.errors import Malformed
from ziggurat.core.match import Match
from ziggurat.files import with_documents
from ziggurat.games import GAMES
from ziggurat.research.columns import FORMAT


class Dataset(NamedTuple):
    """Two Arrow tables; `.to_pandas()` makes frames of them."""

    games: Any
    decisions: Any
    about: dict[str, Any]  # by game: rules, signature, actions, observation


def read(path: str | Path) -> Dataset:
    """A folder that `ziggurat export` wrote. Raises Malformed."""
    folder = Path(path)
    try:
        games, decisions = (
            pq.read_table(folder / f"{name}.parquet") for name in ("games", "decisions")
        )
    except OSError as error:
        raise Malformed(str(path), f"is no dataset: {error}") from None
    words = pq.read_metadata(folder / "games.parquet").metadata or {}
    if words.get(b"ziggurat.format", b"").decode() != FORMAT:
        raise Malformed(str(path), f"is no dataset of format {FORMAT}")
    return Dataset(games, decisions, json.loads(words[b"ziggurat.games"]))


def matches(dataset: Dataset) -> Iterator[Match]:
    """Every game again, decision by decision, in order. Raises Refused if the rules differ now."""
    actions, at = dataset.decisions.column("action").to_pylist(), 0
    for row in dataset.games.to_pylist():
        match = begun(row)
        for action in actions[at : at + row["decisions"]]:
            match.choose(match.asked, match.seq, action)
        at += row["decisions"]
        how, _, seat = row["ending"].partition(" ")
        if how:
            match.end(how, int(seat or -1))
        yield match


def begun(row: dict[str, Any]) -> Match:
    """The match of a row before its first decision."""
    game = GAMES[row["game"]].under(row["rules"])
    return Match(
        game,
        row["seats"],
        with_documents(game.options, json.loads(row["options"])),
        bytes.fromhex(row["seed"]),
        json.loads(row["position"]) if row["position"] else None,
    )
