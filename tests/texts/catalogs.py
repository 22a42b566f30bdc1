"""What can be wrong with catalogs: found by looking at them, and at the code that speaks.

Which sentences are used is read off the code. A key is used where a text of the code is that key,
or makes it with something put in: `f"about_{kind}"`. A key is wanted where it is named outright
to what speaks: `Message("stale")`, `No(409, "too_long")`, `table.say("over")`.
"""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, visitor
from fluent.syntax import ast as ftl

from ziggurat.core.events import EventSpace
from ziggurat.texts import HERE, REFERENCE, ROOM, catalog

PACKAGE = HERE.parent
# Those who speak when they are called with a key.
SPEAKERS = {
    *("Message", "Refused", "Stale", "NotYourTurn", "IllegalAction", "GameIsOver", "CannotUndo"),
    *("Unreadable", "No", "refusal", "put", "remark", "Saying"),
}
# Where the sentences of a chapter that belongs to no game are said.
ROOMS = {
    "core-": ("core", "server"),
    "cli-": ("cli", "bots"),
    "bots-": ("bots", "server"),
    "server-": ("server",),
    "notices-": ("server",),
}
WITHOUT = re.compile(r"Without \$(\w+)")
GIVEN = {"you"}  # told to every reason of a bot
KEY = re.compile(r"[a-z][\w-]*")
TELLING = re.compile(r"[a-z]{3,}_|_[a-z]{3,}")  # enough of a key to know it again


@cache
def parsed(text: str) -> list[ftl.Message | ftl.Term]:
    return [e for e in FluentParser().parse(text).body if isinstance(e, ftl.Message | ftl.Term)]


def unreadable(text: str) -> list[str]:
    """Pieces of a catalog that are not Fluent, and ids that stand there twice."""
    body = FluentParser().parse(text).body
    ids = [("-" if isinstance(e, ftl.Term) else "") + e.id.name for e in parsed(text)]
    junk = [entry.content or "" for entry in body if isinstance(entry, ftl.Junk)]
    return junk + sorted({id for id in ids if ids.count(id) > 1})


def messages(text: str) -> dict[str, ftl.Message]:
    return {entry.id.name: entry for entry in parsed(text) if isinstance(entry, ftl.Message)}


def terms(text: str) -> set[str]:
    return {entry.id.name for entry in parsed(text) if isinstance(entry, ftl.Term)}


def group(text: str, title: str) -> list[str]:
    """The keys below one heading of a catalog."""
    found, inside = list[str](), False
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ftl.GroupComment):
            inside = entry.content == title
        elif inside and isinstance(entry, ftl.Message):
            found.append(entry.id.name)
    return found


def refusals(package: str) -> list[str]:
    """Why a game may refuse a move."""
    return group(catalog(package, REFERENCE), "Why a move is not allowed")


class Named(visitor.Visitor):
    """The arguments and the words that an entry names."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.words: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.arguments.add(node.id.name)

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:
        self.words.add(node.id.name.lower())
        self.generic_visit(node)


def named_in(entry: ftl.EntryType) -> Named:
    found = Named()
    found.visit(entry)
    return found


def untranslated(reference: str, other: str) -> set[str]:
    """Keys of one language that another lacks, or has too many of."""
    return messages(reference).keys() ^ messages(other).keys()


def misargued(reference: str, other: str) -> set[str]:
    """Keys whose arguments differ, unless the catalog says of one that it is left out."""
    theirs = messages(other)
    return {
        id
        for id, entry in messages(reference).items()
        if id in theirs and differs(named_in(entry).arguments, theirs[id])
    }


def differs(arguments: set[str], entry: ftl.Message) -> bool:
    left_out = set(WITHOUT.findall(entry.comment.content or "")) if entry.comment else set[str]()
    return bool((arguments ^ (named_in(entry).arguments | left_out)) - GIVEN)


def unknown_words(text: str, known: set[str]) -> set[str]:
    """Words that sentences ask for and nobody has."""
    return {word for entry in parsed(text) for word in named_in(entry).words} - known


def unused_words(text: str, elsewhere: set[str]) -> set[str]:
    """Terms that no sentence says."""
    said = {word for entry in parsed(text) for word in named_in(entry).words}
    return terms(text) - said - elsewhere


# The code.


@cache
def files(folder: str) -> tuple[Path, ...]:
    return tuple(sorted((PACKAGE / folder).rglob("*.py")))


@cache
def texts_in(file: Path) -> tuple[frozenset[str], tuple[re.Pattern[str], ...]]:
    """The texts of a file of Python, and patterns of those that are put together."""
    whole, made = set[str](), list[re.Pattern[str]]()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            whole.add(node.value)
        elif isinstance(node, ast.JoinedStr):
            parts = [part.value if isinstance(part, ast.Constant) else None for part in node.values]
            if any(part and TELLING.search(str(part)) for part in parts):
                made.append(
                    re.compile("".join(re.escape(str(p)) if p else r"[\w-]+" for p in parts))
                )
    return frozenset(whole), tuple(made)


def is_used(key: str, folders: tuple[str, ...]) -> bool:
    for folder in folders:
        for file in files(folder):
            whole, made = texts_in(file)
            if key in whole or any(pattern.fullmatch(key) for pattern in made):
                return True
    return False


def named_keys(folder: str) -> Iterator[tuple[Path, str]]:
    """Every key that is named outright to somebody who speaks."""
    for file in files(folder):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and speaks(node.func):
                keys = [a.value for a in node.args[:2] if isinstance(a, ast.Constant)]
                yield from (
                    (file, key) for key in keys if isinstance(key, str) and KEY.fullmatch(key)
                )


def speaks(function: ast.expr) -> bool:
    if isinstance(function, ast.Attribute):
        owner = function.value.id if isinstance(function.value, ast.Name) else ""
        return function.attr in SPEAKERS or (owner == "table" and function.attr == "say")
    return isinstance(function, ast.Name) and function.id in SPEAKERS


def folders_of(game: str) -> tuple[str, ...]:
    """Where a game's sentences may be said."""
    return (f"games/{game}", "core", "bots", "cli")


def stale(text: str, package: str) -> set[str]:
    """Keys that no code says; words of moves are looked at in tests/games/test_lexicon.py."""
    found = set()
    for id in messages(text):
        if id.startswith("move-"):
            continue
        if package == ROOM:
            prefix = next(prefix for prefix in ROOMS if id.startswith(prefix))
            folders = ROOMS[prefix]
        else:
            prefix, folders = "bots-", folders_of(package.rpartition(".")[2])
        if not is_used(id.removeprefix(prefix), folders):
            found.add(id)
    return found


def kinds(events: EventSpace) -> set[str]:
    return {kind for kind, _ in events.kinds}
