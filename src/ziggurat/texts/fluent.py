"""Fluent made quick: an entry of a catalog becomes a function once, and is called ever after.

`fluent.syntax` reads the entries. Its companion for running them takes ten times as long for a
sentence, so that is done here. A term is said like a function of a value, `{ A-TILE($color) }`:
the term `-a-tile` with that value as `$it`. `{ EXCESS($mine, $theirs) }` is by how much a number
is more than another. See docs/adr/0016-catalogs-by-language.md.
"""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from fluent.syntax import FluentParser, ast

from ziggurat.texts import Said, Scope, catalog
from ziggurat.texts.letters import initial, typeset
from ziggurat.texts.plurals import rule

Key = str | float
ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.M)
PARSER = FluentParser(with_spans=False)


@cache
def entries(package: str, language: str) -> dict[str, str]:
    """Every entry of a catalog by its id, still unread: most are never said."""
    text = catalog(package, language)
    starts = [(found[1], found.start()) for found in ENTRY.finditer(text)]
    ends = [start for _, start in starts[1:]] + [len(text)]
    return {id: text[start:end] for (id, start), end in zip(starts, ends, strict=True)}


def read(entry: str) -> ast.Message | ast.Term:
    """One entry taken apart. Raises ValueError."""
    found = PARSER.parse_entry(entry)
    if not isinstance(found, ast.Message | ast.Term):
        raise ValueError(f"this is not Fluent: {entry!r}")
    return found


class Resolver:
    """One language as some packages speak it: a word that several have is that of the first."""

    def __init__(self, packages: Sequence[str], language: str) -> None:
        self.packages, self.language, self.form = packages, language, rule(language)
        self.terms: dict[str, Said | None] = {}

    def sentence(self, entry: str) -> Said:
        """The function that says what an entry means."""
        value = read(typeset(entry, self.language)).value
        if value is None:
            raise ValueError(f"this says nothing: {entry!r}")
        return self.pattern(value)

    def pattern(self, pattern: ast.Pattern) -> Said:
        """Texts and what stands in braces, one after the other."""
        parts = [
            part.value if isinstance(part, ast.TextElement) else self.value(part)
            for part in pattern.elements
        ]
        (first, *more) = parts
        if more:
            return joined(parts)
        return constant(first) if isinstance(first, str) else first

    def value(self, node: ast.BaseNode) -> Said:
        """An argument, a literal, a choice of forms, or a word for any of them."""
        match node:
            case ast.Placeable():
                return self.value(node.expression)
            case ast.VariableReference():
                return argument(node.id.name)
            case ast.StringLiteral():
                return constant(node.parse()["value"])
            case ast.NumberLiteral():
                return constant(node.value)
            case ast.SelectExpression():
                return self.choice(node)
            case ast.FunctionReference(id=ast.Identifier(name="EXCESS")):
                more, less = map(self.value, node.arguments.positional)
                return lambda scope: more(scope) - less(scope)
            case ast.FunctionReference():
                (given,) = node.arguments.positional
                return self.word(node.id.name.lower(), self.value(given), node.arguments)
        raise ValueError(f"this is not understood in a catalog: {type(node).__name__}")

    def word(self, name: str, given: Said, arguments: ast.CallArguments) -> Said:
        """A word for a value: a term, or a name that belongs to no language."""
        if name == "initial":
            return lambda scope: initial(str(given(scope)))
        term = self.term(name)
        if name == "seat" and term:
            return seat(given, term)
        if term is None:
            return lambda scope: scope.tables[name][given(scope)]
        more = {one.name.name: one.value.parse()["value"] for one in arguments.named}
        if isinstance(term, WordTable) and term.is_of_it:
            texts = term.texts
            return lambda scope: texts.of(given(scope))
        return lambda scope: term(Scope({**more, "it": given(scope)}, scope.seats, scope.tables))

    def term(self, name: str) -> Said | None:
        """A term of the first package that has it."""
        if name not in self.terms:
            found = (entries(package, self.language).get(f"-{name}") for package in self.packages)
            entry = next(filter(None, found), None)
            self.terms[name] = self.sentence(entry) if entry else None
        return self.terms[name]

    def choice(self, node: ast.SelectExpression) -> Said:
        """Of several forms the one named by the value or, of a number, by its plural form."""
        given = self.value(node.selector)
        usual = next(key(form) for form in node.variants if form.default)
        texts = {key(form): text_of(form.value) for form in node.variants}
        if None not in texts.values():
            return WordTable(given, Forms(texts, usual, self.form), asks_for_it(node.selector))
        forms = Forms({key(f): self.pattern(f.value) for f in node.variants}, usual, self.form)
        return lambda scope: forms.of(given(scope))(scope)


class Forms:
    """What a value picks one of."""

    def __init__(self, forms: dict[Key, Any], usual: Key, plural: Callable[[float], str]) -> None:
        self.forms, self.usual, self.plural = forms, usual, plural

    def of(self, value: Any) -> Any:
        if value in self.forms:
            return self.forms[value]
        number = None if isinstance(value, str) else self.plural(value)
        return self.forms[number if number in self.forms else self.usual]


@dataclass(frozen=True, slots=True)
class WordTable:
    """A choice among texts that are always the same, which most words are."""

    given: Said
    texts: Forms
    is_of_it: bool  # so that a word needs no more than its value

    def __call__(self, scope: Scope) -> Any:
        return self.texts.of(self.given(scope))


def asks_for_it(node: ast.BaseNode) -> bool:
    return isinstance(node, ast.VariableReference) and node.id.name == "it"


def text_of(pattern: ast.Pattern) -> str | None:
    """A pattern that is a text and nothing else."""
    said = ""
    for part in pattern.elements:
        inner = part.expression if isinstance(part, ast.Placeable) else part
        if isinstance(inner, ast.TextElement):
            said += inner.value
        elif isinstance(inner, ast.StringLiteral):
            said += inner.parse()["value"]
        else:
            return None
    return said


def key(form: ast.Variant) -> Key:
    """What a form is chosen by."""
    if isinstance(form.key, ast.NumberLiteral):
        return float(form.key.value)
    return form.key.name


def constant(value: Any) -> Said:
    return lambda scope: value


def argument(name: str) -> Said:
    return lambda scope: scope.args[name]


def seat(given: Said, otherwise: Said) -> Said:
    """A player's name, or that of the seat."""

    def said(scope: Scope) -> Any:
        number = given(scope)
        if scope.seats:
            return scope.seats[number]
        return otherwise(Scope({"it": number}, None, scope.tables))

    return said


def joined(parts: Sequence[str | Said]) -> Said:
    return lambda scope: "".join(
        [part if isinstance(part, str) else str(part(scope)) for part in parts]
    )


def texts_of(entry: str) -> dict[str, str]:
    """Of an entry without any choice: its own text, under the empty name, and its attributes."""
    found = read(entry)
    patterns = {"": found.value, **{part.id.name: part.value for part in found.attributes}}
    return {
        name: "".join(part.value for part in pattern.elements if isinstance(part, ast.TextElement))
        for name, pattern in patterns.items()
        if pattern
    }
