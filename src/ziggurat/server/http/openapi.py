"""The description of everything that can be asked, as OpenAPI 3.1, made from the declarations."""

import inspect
import re
from collections.abc import Sequence
from http import HTTPStatus
from typing import Any

import msgspec

from ziggurat.server.http.calls import IN_LINES, Call
from ziggurat.server.http.routing import Endpoint
from ziggurat.server.people.sessions import COOKIE
from ziggurat.server.wire.messages import Refusal
from ziggurat.server.wire.strict import Sent
from ziggurat.server.wire.typescript import closure, named_parts

VERSION = "1"  # of what can be asked, raised when an older client would no longer understand
SCHEMA_REF = "#/components/schemas/{name}"
JSON, TEXT = "application/json", "text/plain"
SECURITY: dict[str, list[dict[str, list[str]]]] = {
    "none": [],
    "welcome": [{}, {"bearer": []}, {"cookie": []}],
    "needed": [{"bearer": []}, {"cookie": []}],
}
SCHEMES = {
    "bearer": {"type": "http", "scheme": "bearer"},
    "cookie": {"type": "apiKey", "in": "cookie", "name": COOKIE},
}

Schema = dict[str, Any]


def description_endpoint(endpoints: Sequence[Endpoint]) -> Endpoint:
    """The endpoint that describes these, and itself."""

    async def openapi(call: Call) -> Schema:
        """Everything that can be asked, as OpenAPI."""
        return page

    itself = Endpoint("GET", "/api/openapi.json", openapi, {200: Schema})
    page = document([*endpoints, itself])
    return itself


def document(endpoints: Sequence[Endpoint]) -> Schema:
    """The whole description."""
    paths: dict[str, Schema] = {}
    for endpoint in endpoints:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = operation(endpoint)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Ziggurat", "version": VERSION, "description": inspect.cleandoc(ABOUT)},
        "paths": paths,
        "components": {"schemas": components(endpoints), "securitySchemes": SCHEMES},
    }


ABOUT = """
    Tables that people and bots share. A refusal has a code and a sentence: 422 says that a
    request is not as described here, 409 that it is understood but cannot be done.
"""


def operation(endpoint: Endpoint) -> Schema:
    said = inspect.getdoc(endpoint.serve) or ""
    found: Schema = {
        "operationId": name_of(endpoint),
        "summary": said.partition("\n")[0],
        "description": said,
        "security": SECURITY[endpoint.user],
        "parameters": [*path_parameters(endpoint), *query_parameters(endpoint)],
        "responses": responses(endpoint),
    }
    if endpoint.body is not None:
        found["requestBody"] = {"required": True, "content": {JSON: asked_for(endpoint)}}
    return found


def asked_for(endpoint: Endpoint) -> Schema:
    found: Schema = {"schema": ref(endpoint.body)}
    if endpoint.example is not None:
        found["example"] = endpoint.example
    return found


def name_of(endpoint: Endpoint) -> str:
    """The name of the function, which is one word for one thing to ask."""
    return endpoint.serve.__name__


def path_parameters(endpoint: Endpoint) -> list[Schema]:
    names = re.findall(r"{(\w+)}", endpoint.path)
    text = {"type": "string", "minLength": 1}
    return [{"name": name, "in": "path", "required": True, "schema": text} for name in names]


def query_parameters(endpoint: Endpoint) -> list[Schema]:
    """Each field of the query; all may be left out."""
    return [
        {"name": field.name, "in": "query", "required": False, "schema": ref(field.type)}
        for field in msgspec.structs.fields(endpoint.query)
    ]


def responses(endpoint: Endpoint) -> Schema:
    media = IN_LINES if endpoint.in_lines else JSON
    usual = {str(status): answer(status, kind, media) for status, kind in endpoint.answers.items()}
    return usual | {str(status): answer(status, Refusal) for status in endpoint.refusals}


def answer(status: int, kind: Any, media: str = JSON) -> Schema:
    found: Schema = {"description": HTTPStatus(status).phrase}
    if kind is not None:
        found["content"] = {TEXT if kind is str else media: {"schema": ref(kind)}}
    return found


def ref(kind: Any) -> Schema:
    """The schema of a type; structs are only named, and told among the components."""
    (schema,), _ = msgspec.json.schema_components([kind], ref_template=SCHEMA_REF)
    return schema


def components(endpoints: Sequence[Endpoint]) -> dict[str, Schema]:
    """Every struct that goes in or out."""
    bodies = [endpoint.body for endpoint in endpoints if endpoint.body is not None]
    answers = [kind for e in endpoints for kind in e.answers.values() if kind is not None]
    _, found = msgspec.json.schema_components([Refusal, *bodies, *answers], ref_template=SCHEMA_REF)
    for body in bodies:
        tag = body.__struct_config__.tag_field
        if tag:  # on a line it says which message this is; here the path does
            found[body.__name__]["required"].remove(tag)
    for kind in closure(part for answer in answers for part in named_parts(answer)):
        if issubclass(kind, msgspec.Struct) and not issubclass(kind, Sent):
            # What we say has all its fields, also those with a default.
            found[kind.__name__]["required"] = list(found[kind.__name__]["properties"])
    return found
