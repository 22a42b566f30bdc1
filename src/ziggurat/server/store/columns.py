"""How a row lies in its table: lists and dicts as JSON text, everything else as it is."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeVar

import msgspec
from msgspec import Struct, structs

from ziggurat.server.store.rows import ChatRow, EventRow, GameRow, SessionRow, UserRow

Row = TypeVar("Row", bound=Struct)

TYPES: Mapping[type[Struct], Mapping[str, Any]] = {
    kind: {field.name: field.type for field in structs.fields(kind)}
    for kind in (GameRow, EventRow, ChatRow, UserRow, SessionRow)
}
JSON = {
    name: msgspec.json.Decoder(TYPES[GameRow][name])
    for name in ("options", "position", "pace", "chairs", "clocks", "winners", "silenced")
}
EVENT_TYPES: Any = tuple[tuple(TYPES[EventRow].values())]  # type: ignore[misc]
MOVE_ID = EventRow.__struct_fields__.index("move_id")
NO_ZERO = "{}: PostgreSQL keeps no text with a zero in it"
READ: Mapping[str, Callable[[Any], Any]] = {
    **{name: decoder.decode for name, decoder in JSON.items()},
    "public": bool,  # SQLite keeps truth as a number
    "shared": bool,
    "lot": bool,
    "guest": bool,
    "move_id": lambda kept: kept or "",
}


def quoted(names: Iterable[str]) -> str:
    """Columns as SQL names them; `user` is a word of SQL, and quotes make it ours."""
    return ", ".join(f'"{name}"' for name in names)


def listed(kind: type[Struct]) -> str:
    """The columns of a row, in the order of its fields."""
    return quoted(kind.__struct_fields__)


def unpack(kind: type[Row], values: Sequence[Any]) -> Row:
    """A row from its columns."""
    named = zip(kind.__struct_fields__, values, strict=True)
    return kind(*(READ[name](value) if name in READ else value for name, value in named))


def pack(row: Struct) -> list[Any]:
    """The columns of a row."""
    return list(pack_fields(type(row), structs.asdict(row)).values())


def pack_event(row: EventRow) -> list[Any]:
    """The same of an event, of which more are stored than of anything else."""
    try:
        columns: list[Any] = list(msgspec.convert(structs.astuple(row), EVENT_TYPES))
    except msgspec.ValidationError as error:
        raise ValueError(str(error)) from error
    for name, value in zip(EventRow.__struct_fields__, columns, strict=True):
        if type(value) is str and "\0" in value:
            raise ValueError(NO_ZERO.format(name))
    columns[MOVE_ID] = columns[MOVE_ID] or None  # which is never a duplicate
    return columns


def pack_fields(kind: type[Struct], values: Mapping[str, Any]) -> dict[str, Any]:
    """Some columns of a row, each by its name. Raises ValueError if one could not be read back."""
    unknown = values.keys() - TYPES[kind].keys()
    if unknown:
        raise ValueError(f"{kind.__name__} has no {', '.join(sorted(unknown))}")
    try:
        return {name: packed(kind, name, value) for name, value in values.items()}
    except (msgspec.MsgspecError, TypeError) as error:
        raise ValueError(str(error)) from error


def packed(kind: type[Struct], name: str, value: Any) -> Any:
    """One value as its column holds it."""
    if name in JSON:
        text = msgspec.json.encode(value).decode()
        JSON[name].decode(text)
        return text
    value = msgspec.convert(value, TYPES[kind][name])
    if isinstance(value, str) and "\0" in value:
        raise ValueError(NO_ZERO.format(name))
    if name == "move_id" and not value:
        return None  # which is never a duplicate
    return value
