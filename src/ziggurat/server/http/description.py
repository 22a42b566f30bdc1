"""All that goes over the wire, in words: a page for people and types for TypeScript."""

import inspect
from collections.abc import Callable, Iterable, Sequence
from typing import Any, get_args, get_type_hints

from ziggurat.core.game import Game
from ziggurat.server.http.routing import Endpoint
from ziggurat.server.wire.messages import FromClient, ToClient
from ziggurat.server.wire.typescript import (
    closure,
    declarations,
    has_fields,
    hints_of,
    named_parts,
    optional_fields,
    summary,
    tag_of,
    typed,
)

MADE = "// Made from the server's own declarations by `make protocol`: do not edit."
MESSAGES = [*get_args(FromClient), *get_args(ToClient)]


def bodies(endpoints: Iterable[Endpoint]) -> list[Any]:
    """What is asked and answered over HTTP."""
    found = [
        part
        for endpoint in endpoints
        for kind in (endpoint.query, endpoint.body, *endpoint.answers.values())
        for part in named_parts(kind)
    ]
    return list(dict.fromkeys(found))


def typescript(endpoints: Sequence[Endpoint]) -> str:
    """Every message, query, body and answer; and which of them belong together."""
    kinds = [*MESSAGES, FromClient, ToClient, *bodies(endpoints)]
    return "\n".join([MADE, "", *declarations(kinds), *asked(endpoints), ""])


def view_types(game: Game) -> str:
    """What a game shows, as its own functions declare it.

    The events of a preview are told as happenings, beside it.
    """
    public, own = returned(game.public), returned(game.own)
    foreseen = [kind for kind in named_parts(returned(game.preview)) if hints_of(kind)]
    previews = " | ".join(told_preview(kind.__name__) for kind in foreseen)
    return "\n".join(
        [
            MADE,
            "",
            *declarations([*named_parts(public), *named_parts(own), *foreseen]),
            f"export type View = {typed(public)} & {typed(own)};",
            "",
            "/** What the seat that is asked foresees; others foresee nothing. */",
            f"export type Preview = {previews};",
            "",
        ]
    )


def returned(function: Callable[..., Any]) -> Any:
    return get_type_hints(function)["return"]


def told_preview(name: str) -> str:
    return f'Omit<{name}, "events"> | {{ [Field in keyof {name}]?: undefined }}'


def asked(endpoints: Sequence[Endpoint]) -> list[str]:
    """What goes in and what comes out, by the name that a thing to ask has in OpenAPI."""
    lines = ["/** All that can be asked over HTTP: with which query and body, for which answer. */"]
    lines.append("export interface Asked {")
    for endpoint in endpoints:
        answers = " | ".join(answered(kind) for kind in endpoint.answers.values())
        parts = f"query: {typed(endpoint.query)}; body: {sent(endpoint.body)}; answer: {answers}"
        lines += [
            f"  /** {endpoint.method} {endpoint.path}: {summary(endpoint.serve)} */",
            f"  {endpoint.serve.__name__}: {{ {parts} }};",
        ]
    return [*lines, "}"]


def answered(kind: Any) -> str:
    return "undefined" if kind is None else typed(kind)


def sent(body: Any) -> str:
    """A body; on a line a tag says which message it is, here the path does."""
    if body is None:
        return "undefined"
    tag = tag_of(body)
    return f'Omit<{typed(body)}, "{tag[0]}">' if tag else typed(body)


def tables(endpoints: Sequence[Endpoint]) -> str:
    """Everything with fields as a table of them, for docs/protocol.md."""
    parts = {
        "From the client": closure([*get_args(FromClient)]),
        "From the server": closure([*get_args(ToClient)]),
    }
    told = [kind for kinds in parts.values() for kind in kinds]
    parts["Over HTTP alone"] = [kind for kind in closure(bodies(endpoints)) if kind not in told]
    lines = []
    for title, kinds in parts.items():
        lines += [f"### {title}", ""]
        for kind in filter(has_fields, kinds):
            lines += table(kind, is_part=title != "Over HTTP alone")
    return "\n".join(lines)


def table(kind: Any, is_part: bool) -> list[str]:
    tag, part = tag_of(kind), " (a part of others)" if is_part else ""
    name = f'`{{"{tag[0]}": "{tag[1]}", …}}`' if tag else f"{kind.__name__}{part}"
    said = " ".join((inspect.getdoc(kind) or "").split()) if kind.__doc__ else ""
    lines, may_lack = [f"**{name}** {said}".rstrip(), ""], optional_fields(kind)
    hints = hints_of(kind)
    if hints:
        lines += ["| field | type | |", "|---|---|---|"]
        for field, hint in hints.items():
            shown = typed(hint).replace("|", "\\|")
            lines.append(f"| `{field}` | {shown} | {'optional' if field in may_lack else ''} |")
        lines.append("")
    return lines
