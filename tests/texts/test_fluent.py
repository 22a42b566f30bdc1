"""What may stand in a catalog, and how numbers are counted."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from ziggurat.texts import LANGUAGES, Scope
from ziggurat.texts.fluent import Resolver, texts_of
from ziggurat.texts.plurals import rule

NUMBERS = [*range(202), 1000, 1_000_000]
COUNT = """
const [languages, numbers] = JSON.parse(process.argv[1]);
const forms = (language) => numbers.map((n) => new Intl.PluralRules(language).select(n));
console.log(JSON.stringify(Object.fromEntries(languages.map((l) => [l, forms(l)]))));
"""


@pytest.mark.parametrize(
    "entry",
    ["one =", "one = { $n", "one = { other }", "one = { NUMBER($a, $b) }", "one =\n  .two = 2"],
)
def test_what_is_not_understood_is_refused(entry: str) -> None:
    with pytest.raises(ValueError, match=r"not|nothing|too many"):
        Resolver((), "en").sentence(entry)


def test_a_literal_is_said_as_it_is() -> None:
    assert Resolver((), "en").sentence('one = { "a" }{ 2 }')(Scope({}, None, {})) == "a2"


def test_texts_and_attributes_of_an_entry_stand_by_name() -> None:
    assert texts_of("one = a, b\n    .after-two = c") == {"": "a, b", "after-two": "c"}


def test_every_language_counts_as_unicode_says() -> None:
    """The page asks its browser; here the rules are our own, and must agree with it."""
    node = Path(sys.executable).with_name("node")
    asked = json.dumps([[*LANGUAGES, "de", "ja", "nl", "hy", "it"], NUMBERS])
    said = subprocess.run([node, "-e", COUNT, asked], capture_output=True, check=True, text=True)

    for language, forms in json.loads(said.stdout).items():
        counted = [rule(language)(number) for number in NUMBERS]
        differing = [n for n, a, b in zip(NUMBERS, forms, counted, strict=True) if a != b]
        assert set(differing) <= {1_000_000}, language  # the French “million” is a form of its own
