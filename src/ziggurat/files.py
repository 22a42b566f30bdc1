"""Reading files for the rules, which open none. The server opens none either that a guest names."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ziggurat.core.errors import Malformed
from ziggurat.core.options import DIGESTED, Document, NamedDocument, Setting
from ziggurat.core.reading import load_json


def read_text(path: str) -> str:
    """The text of a file. Raises Malformed with a reason a person understands."""
    try:
        return Path(path).read_text(encoding="utf-8")
    except OSError as error:
        raise Malformed("", (error.strerror or "cannot be read").lower()) from None
    except UnicodeDecodeError:
        raise Malformed("", "is not a text file in UTF-8") from None
    except ValueError:
        raise Malformed("", "is no name of a file") from None


def with_documents(options: tuple[Setting, ...], given: Mapping[str, Any]) -> dict[str, Any]:
    """What was given for options, with what the files say that it names. Raises Malformed."""
    documents = {option.name: option for option in options if isinstance(option, Document)}
    return {
        name: opened(documents[name], value) if name in documents else value
        for name, value in given.items()
    }


def opened(option: Document, value: Any) -> Any:
    """The document that `mine.json` or `mine.json@DIGEST` names; else the value as it is."""
    if not isinstance(value, str) or value in option.choices:
        return value
    asked = DIGESTED.fullmatch(value)
    path = asked[1] if asked else value
    if not path:
        return value
    try:
        return NamedDocument(value, load_json(read_text(path)))
    except Malformed as error:
        raise Malformed(option.place, f"{path}: {error}") from None
