"""Types of ours as types of TypeScript: structs, typed dicts, and whatever they are made of."""

import inspect
import json
import sys
import types
import typing
from collections.abc import Iterable, Iterator, Mapping
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    Required,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

import msgspec
from msgspec import Meta

from ziggurat.server.wire.strict import Sent

NAMES = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null"}
UNIONS = (typing.Union, types.UnionType, Literal)

Aliases = Mapping[Any, str]  # unions that have a name of their own
NO_ALIASES: Aliases = {}


def declarations(roots: Iterable[Any]) -> list[str]:
    """These and all they are made of, each declared once: those with fields, then unions."""
    known = closure(roots)
    aliases = aliases_beside(known)
    known = closure(known, aliases)
    names = [name_of(kind, aliases) for kind in known]
    assert len(set(names)) == len(names), f"two types of one name: {names}"
    lines = [line for kind in known if has_fields(kind) for line in (*interface(kind, aliases), "")]
    for kind in known:
        if not has_fields(kind):
            written = typed(kind, {other: n for other, n in aliases.items() if other != kind})
            lines += [f"export type {aliases[kind]} = {written};", ""]
    return lines


def closure(roots: Iterable[Any], aliases: Aliases = NO_ALIASES) -> list[Any]:
    """These, and then whatever they are made of that has a name."""
    found = list(dict.fromkeys(roots))
    for kind in found:
        inside = hints_of(kind).values() if has_fields(kind) else get_args(kind)
        for part in (part for hint in inside for part in named_parts(hint, aliases)):
            if part not in found:
                found.append(part)
    return found


def named_parts(hint: Any, aliases: Aliases = NO_ALIASES) -> Iterator[Any]:
    """What has a name inside a type."""
    hint = bare(hint)
    if has_fields(hint) or hint in aliases:
        yield hint
        return
    for inner in get_args(hint) if get_origin(hint) is not Literal else ():
        yield from named_parts(inner, aliases)


def aliases_beside(kinds: Iterable[Any]) -> dict[Any, str]:
    """The unions that have a name in the modules where these are declared."""
    modules = dict.fromkeys(sys.modules[kind.__module__] for kind in kinds if has_fields(kind))
    return {
        value: name
        for module in modules
        for name, value in vars(module).items()
        if get_origin(value) in UNIONS
    }


def has_fields(kind: Any) -> bool:
    return is_typeddict(kind) or (isinstance(kind, type) and issubclass(kind, msgspec.Struct))


def name_of(kind: Any, aliases: Aliases) -> str:
    name: str = kind.__name__ if has_fields(kind) else aliases[kind]
    return name


def hints_of(kind: Any) -> dict[str, Any]:
    return get_type_hints(kind, include_extras=True)


def bare(hint: Any) -> Any:
    """A type without what msgspec checks of it, or that it may be left out."""
    extra = get_args(hint)[1:] if get_origin(hint) is Annotated else ()
    if get_origin(hint) in (NotRequired, Required) or any(isinstance(m, Meta) for m in extra):
        return bare(get_args(hint)[0])
    return hint


def optional_fields(kind: Any) -> set[str]:
    """The fields that may be left out: of what we write ourselves, none that has a default."""
    if is_typeddict(kind):
        return set(kind.__optional_keys__)
    if not issubclass(kind, Sent):
        return set()
    return {field.name for field in msgspec.structs.fields(kind) if not field.required}


def interface(kind: Any, aliases: Aliases = NO_ALIASES) -> list[str]:
    lines = [f"/** {summary(kind)} */"] if kind.__doc__ else []
    lines.append(f"export interface {kind.__name__} {{")
    if tag := tag_of(kind):
        lines.append(f'  {tag[0]}: "{tag[1]}";')
    may_lack = optional_fields(kind)
    for name, hint in hints_of(kind).items():
        lines.append(f"  {name}{'?' if name in may_lack else ''}: {typed(hint, aliases)};")
    return [*lines, "}"]


def tag_of(kind: Any) -> tuple[str, str] | None:
    """The field by which a struct is told from others, and what stands there."""
    config = getattr(kind, "__struct_config__", None)
    return (config.tag_field, config.tag) if config and config.tag else None


def summary(kind: Any) -> str:
    """The first paragraph of what is said about it, in one line."""
    return " ".join((inspect.getdoc(kind) or "").partition("\n\n")[0].split())


def typed(hint: Any, aliases: Aliases = NO_ALIASES) -> str:
    """A type of ours as one of TypeScript."""
    hint = bare(hint)
    if hint in NAMES:
        return NAMES[hint]
    if hint is Any:
        return "unknown"
    if has_fields(hint):
        return str(hint.__name__)
    if hint in aliases:
        return aliases[hint]
    if get_origin(hint) is Literal:
        return " | ".join(json.dumps(value) for value in get_args(hint))
    if get_origin(hint) is Annotated:  # a list of so many
        items, length = get_args(hint)
        return f"[{', '.join(length * [typed(get_args(items)[0], aliases)])}]"
    return composed(get_origin(hint), get_args(hint), aliases)


def composed(origin: Any, parts: tuple[Any, ...], aliases: Aliases) -> str:
    """A type that is made of others; one that may be unset may be left out, which is told."""
    inner = [typed(part, aliases) for part in parts if part not in (..., msgspec.UnsetType)]
    if origin is list or (origin is tuple and parts[-1] is ...):
        is_union = get_origin(bare(parts[0])) in UNIONS and " | " in inner[0]
        return f"({inner[0]})[]" if is_union else f"{inner[0]}[]"
    if origin is tuple:
        return f"[{', '.join(inner)}]"
    if origin is dict:
        return f"Record<{inner[0]}, {inner[1]}>"
    assert origin in UNIONS, (origin, parts)
    return " | ".join(inner)
