"""Reading what people and programs wrote: one clear line about what is wrong, and where."""

import json
from collections.abc import Collection, Mapping
from typing import Any

from ziggurat.core.errors import Malformed, malformed
from ziggurat.core.text import Message


def load_json(text: str) -> Any:
    """JSON without repeated keys. Raises Malformed with line and column."""
    try:
        return json.loads(text, object_pairs_hook=unique_keys, parse_constant=no_number)
    except json.JSONDecodeError as error:
        said = Message("no_json", inside=True)
        raise Malformed(f"line {error.lineno}, column {error.colno}", error.msg, said) from None
    except ValueError:
        raise malformed("", "number_too_long") from None
    except RecursionError:
        raise malformed("", "nested_too_deeply") from None


def no_number(name: str) -> None:
    raise malformed("", "no_number", name=name)


def unique_keys(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        keys = [key for key, _ in pairs]
        raise malformed("", "key_twice", word=repr(next(k for k in keys if keys.count(k) > 1)))
    return found


def inside(place: str, key: object) -> str:
    """The place of an entry: `steps[2].expect.points`."""
    if isinstance(key, int):
        return f"{place}[{key}]"
    return f"{place}.{key}" if place else str(key)


def as_object(value: Any, place: str, keys: Collection[str] | None = None) -> dict[str, Any]:
    """A JSON object, with no key but the known ones."""
    if not isinstance(value, dict):
        raise malformed(place, "must_be_object", found=shown(value))
    for key in value:
        if keys is not None and key not in keys:
            raise malformed(inside(place, key), "unknown_key", known=", ".join(keys))
    return value


def as_list(value: Any, place: str) -> list[tuple[str, Any]]:
    """The entries of a JSON list, each with its place."""
    if not isinstance(value, list):
        raise malformed(place, "must_be_list", found=shown(value))
    return [(inside(place, i), entry) for i, entry in enumerate(value)]


def as_number(value: Any, place: str, low: int, high: int) -> int:
    """A whole number within bounds."""
    if not isinstance(value, int) or isinstance(value, bool):
        raise malformed(place, "must_be_whole", found=shown(value))
    if not low <= value <= high:
        raise malformed(place, "must_be_from_to", low=low, high=high, found=shown(value))
    return value


def as_bool(value: Any, place: str) -> bool:
    if not isinstance(value, bool):
        raise malformed(place, "must_be_bool", found=shown(value))
    return value


def as_text(value: Any, place: str) -> str:
    if not isinstance(value, str):
        raise malformed(place, "must_be_text", found=shown(value))
    return value


def as_word(value: Any, place: str, words: Mapping[Any, int]) -> int:
    """The number of a word of a list, however it is capitalised."""
    word = as_text(value, place)
    if word.lower() not in words:
        known = ", ".join(list(words)[:12]) + (", …" if len(words) > 12 else "")
        raise Malformed(place, f"unknown word {word!r} (known: {known})")
    return words[word.lower()]


def as_seats(value: Any, place: str, seats: int) -> list[tuple[int, str, Any]]:
    """An object with one entry a seat: the seat, the place of its entry, and the entry."""
    return [
        (as_seat(key, place, seats), inside(place, key), entry)
        for key, entry in as_object(value, place).items()
    ]


def as_seat(key: str, place: str, seats: int) -> int:
    """A seat as it is written in a key."""
    if key not in map(str, range(seats)):
        raise Malformed(place, f"there is no seat {key!r} among {seats}")
    return int(key)


def named(value: Any) -> str:
    """A value as a line of English may show it."""
    kinds = {dict: "an object", list: "a list", type(None): "null"}
    return kinds.get(type(value)) or repr(value)[:40]


def shown(value: Any) -> str:
    """A value as a sentence of any language may show it: a catalog has words for the kinds."""
    kinds = {dict: "object", list: "list", type(None): "null"}
    return kinds.get(type(value)) or repr(value)[:40]
