"""The tables of a dataset: what each column is called, holds and means."""

from dataclasses import dataclass
from typing import Any

import pyarrow as pa

FORMAT = "1"  # raised whenever a column changes its name, type or meaning


@dataclass(frozen=True, slots=True)
class Column:
    name: str
    type: Any
    meaning: str


GAMES = (
    Column("id", pa.int64(), "the number of the game in this dataset, from 0"),
    Column("game", pa.string(), "its name"),
    Column("rules", pa.int32(), "the version of its rules"),
    Column("seats", pa.int8(), "how many played"),
    Column("options", pa.string(), "every option of the game and its value, as JSON"),
    Column("seed", pa.string(), "the secret that all dice follow from, 64 hex digits"),
    Column("position", pa.string(), "where it began if not with the deal, as JSON; else empty"),
    Column("source", pa.string(), "self-play, file or stored"),
    Column("players", pa.list_(pa.string()), "by seat: a bot's name, person, or unknown"),
    Column("decisions", pa.int32(), "how many were made"),
    Column("ending", pa.string(), "empty if played out, else `resign SEAT` or `abandon`"),
    Column("scores", pa.list_(pa.int32()), "by seat, at the end"),
    Column("places", pa.list_(pa.int8()), "by seat: 1 is the best; equal ones share a place"),
    Column("winners", pa.list_(pa.int8()), "the seats that won; none if it was abandoned"),
    Column("digest", pa.string(), "a short name of the last position, hidden parts included"),
)

DECISIONS = (
    Column("id", pa.int64(), "the game it belongs to"),
    Column("number", pa.int32(), "0 is the first decision of the game"),
    Column("seat", pa.int8(), "who decided"),
    Column("action", pa.int32(), "what was chosen, as the number of the action"),
    Column("move", pa.string(), "the same in words, as in a replay"),
    Column("legal", pa.list_(pa.int32()), "the numbers of all legal actions"),
)

OBSERVATION = Column(
    "observation",
    pa.list_(pa.float32()),
    "what the seat knew before it decided, as the game's layout has it",
)


def schema_of(columns: tuple[Column, ...]) -> Any:
    """As Parquet keeps it; each field carries its meaning."""
    fields = [
        pa.field(column.name, column.type, False, {"meaning": column.meaning}) for column in columns
    ]
    return pa.schema(fields)
