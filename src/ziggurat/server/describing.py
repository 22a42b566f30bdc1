"""The wire in words: a page for people and types for TypeScript, both made from the structs."""

import inspect
import types
import typing
from typing import Any, get_args, get_origin, get_type_hints

import msgspec

from ziggurat.server.messages import FromClient, ToClient

NAMES = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null"}


def structs(union: Any) -> list[type[msgspec.Struct]]:
    """The messages of a union, and then whatever they are made of."""
    found = list(get_args(union))
    for struct in found:
        for hint in get_type_hints(struct).values():
            found += [part for part in parts(hint) if part not in found]
    return found


def parts(hint: Any) -> list[type[msgspec.Struct]]:
    """The structs inside a type."""
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return [hint]
    return [part for inner in get_args(hint) for part in parts(inner)]


def typescript() -> str:
    """Every message as a TypeScript interface."""
    lines = ["// Made from the server's messages by `make protocol`: do not edit.", ""]
    seen: list[type[msgspec.Struct]] = []
    for union in (FromClient, ToClient):
        for struct in structs(union):
            if struct not in seen:
                seen.append(struct)
                lines += [*interface(struct), ""]
    for name, union in (("FromClient", FromClient), ("ToClient", ToClient)):
        known = " | ".join(struct.__name__ for struct in get_args(union))
        lines += [f"export type {name} = {known};", ""]
    return "\n".join(lines)


def interface(struct: type[msgspec.Struct]) -> list[str]:
    config = struct.__struct_config__
    lines = [f"/** {first_line(struct)} */"] if struct.__doc__ else []
    lines.append(f"export interface {struct.__name__} {{")
    if config.tag:
        lines.append(f'  {config.tag_field}: "{config.tag}";')
    for field in msgspec.structs.fields(struct):
        mark = "" if field.required else "?"
        lines.append(f"  {field.name}{mark}: {typed(get_type_hints(struct)[field.name])};")
    return [*lines, "}"]


def first_line(struct: type[msgspec.Struct]) -> str:
    return (inspect.getdoc(struct) or "").splitlines()[0]


def typed(hint: Any) -> str:
    """A type of ours as one of TypeScript."""
    if hint in NAMES:
        return NAMES[hint]
    if hint is Any:
        return "unknown"
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return hint.__name__
    inner = [typed(part) for part in get_args(hint)]
    if get_origin(hint) is list:
        return f"{inner[0]}[]"
    if get_origin(hint) is dict:
        return f"Record<{inner[0]}, {inner[1]}>"
    assert get_origin(hint) in (typing.Union, types.UnionType), hint
    return " | ".join(inner)


def tables() -> str:
    """Every message as a table of its fields, for docs/protocol.md."""
    lines = []
    for title, union in (("From the client", FromClient), ("From the server", ToClient)):
        lines += [f"### {title}", ""]
        for struct in structs(union):
            lines += table(struct)
    return "\n".join(lines)


def table(struct: type[msgspec.Struct]) -> list[str]:
    tag = struct.__struct_config__.tag
    name = f'`{{"type": "{tag}", …}}`' if tag else f"{struct.__name__} (a part of others)"
    said = " ".join((inspect.getdoc(struct) or "").split()) if struct.__doc__ else ""
    lines = [f"**{name}** {said}".rstrip(), ""]
    fields = msgspec.structs.fields(struct)
    if fields:
        lines += ["| field | type | |", "|---|---|---|"]
        for field in fields:
            hint = typed(get_type_hints(struct)[field.name]).replace("|", "\\|")
            lines.append(f"| `{field.name}` | {hint} | {'' if field.required else 'optional'} |")
        lines.append("")
    return lines
