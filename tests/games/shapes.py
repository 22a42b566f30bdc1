"""Whether a value is what a declaration says, key by key: nothing less, nothing more."""

from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)


def differences(value: Any, declared: Any, place: str = "") -> list[str]:
    """Where a value is not as declared; a whole number is Python's own, and no truth is one."""
    origin, parts = get_origin(declared), get_args(declared)
    if is_typeddict(declared):
        return differences_in_fields(value, declared, place)
    if origin is NotRequired:
        return differences(value, parts[0], place)
    if origin is Annotated:  # a list of so many
        long = isinstance(value, list) and len(value) == parts[1]
        return differences(value, parts[0], place) if long else [f"{place} is {value!r}"]
    if origin is Literal:
        return [] if value in parts else [f"{place} is {value!r}, none of {parts}"]
    if origin is list and isinstance(value, list):
        return [
            found
            for i, item in enumerate(value)
            for found in differences(item, parts[0], f"{place}[{i}]")
        ]
    if origin is dict and isinstance(value, dict):
        return differences_in_dict(value, parts[0], parts[1], place)
    if origin is None:
        return [] if type(value) is declared else [f"{place} is {value!r}, no {declared}"]
    tried = (
        [differences(value, part, place) for part in parts] if origin not in (list, dict) else []
    )
    return [] if [] in tried else [f"{place} is {value!r}, no {declared}"]


def differences_in_fields(value: Any, declared: Any, place: str) -> list[str]:
    if type(value) is not dict:
        return [f"{place} is {value!r}"]
    hints = get_type_hints(declared, include_extras=True)
    odd = [f"{place}.{key} is not declared" for key in value.keys() - hints.keys()]
    odd += [f"{place}.{key} is missing" for key in declared.__required_keys__ - value.keys()]
    known = hints.keys() & value.keys()
    return odd + [f for key in known for f in differences(value[key], hints[key], f"{place}.{key}")]


def differences_in_dict(value: dict[Any, Any], key: Any, item: Any, place: str) -> list[str]:
    """Where words are keys, each of them is there."""
    odd = [f for name in value for f in differences(name, key, f"a key of {place}")]
    if get_origin(key) is Literal and value.keys() != {*get_args(key)}:
        odd.append(f"{place} lacks some of {get_args(key)}")
    return odd + [f for name in value for f in differences(value[name], item, f"{place}[{name!r}]")]
