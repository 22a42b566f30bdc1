"""French as an editor reads it: one word for each thing, no old past tense, marks and elision."""

import json
import re
from pathlib import Path

import pytest

from ziggurat.core.text import Message
from ziggurat.games import GAMES
from ziggurat.texts import Scope
from ziggurat.texts.fluent import Resolver, entries
from ziggurat.texts.letters import NO_BREAK, typeset

ROOT = Path(__file__).parents[2]
CATALOGS = sorted([*ROOT.glob("src/**/texts/fr.ftl"), *ROOT.glob("web/src/**/texts/fr.ftl")])
RULES = sorted(ROOT.glob("docs/rules/play/*.fr.md"))
LESSONS = sorted(ROOT.glob("tests/lessons/*.json"))
PICTURES = sorted(ROOT.glob("docs/rules/play/pictures/*.json"))

# What was said once, and what is said now.
OLD = {
    r"[Ll]itiges?\b": "Querelles frontalières",
    r"[Cc]artes? ouvertes?|carte ouverte": "face visible; à Babel la carte du dessus",
    r"(?<!dé)\bcomptées?\b": "décomptée",
    r"[Ll]oya(l|ux)\b": "équitable, fair-play",
    r"[Rr]écit\b": "Journal, ou la partie qu’on enregistre",
    r"\bMarcher\b": "Se déplacer",
    r"[Tt]aureau": "Buffle",
    r"dernière place\b": "le dernier joueur",
    r"de combien que|à qui qu|qui que ce soit": "dit simplement",
    r"\b[Gg]arde[zr] une carte|[Gg]ardez-en|Cartes gardées": "conserver",
    r"\b[Uu]sez\b|\bUser\b": "utiliser",
    r"joue de la couleur": "joue 1 carte verte",
    r"Réduire l.autre main": "faire perdre la moitié de la main",
    r"\b[Ss]e défai(t|re|tes)\b|vous défaites-vous": "défausser",
    r"en repos": "ne rien placer pour l’Empereur",
    r"\bfleuves?\b": "rivière",
    r"\b[Ff]inissez (le|votre) tour|\b[Ff]inir le tour": "terminer le tour",
    r"fait bâtir l.Empereur": "fait bâtir à l’Empereur un palais",
}
PAST = re.compile(
    r"\b(fut|furent|eut|eurent|eût|mit|mirent|prit|prirent|fit|firent|vint|vinrent|put|purent|dut"
    r"|retomba|gagna|perdit|atteignit|tomba|joua|posa|plaça|\w+èrent)\b"
)
# A high mark without a space before it; addresses, and signs that name a space of a map, have none.
TIGHT = re.compile(r"[\w’)}][;!?»](?!\w)|[\w’)}»]:(?=\s|\*|$)|«(?=\S)(?! )|[\d}]%")
# What may stand after “de” as it is: numbers, places by letter and number, tiles, which all begin
# with consonants.
PLAIN = {
    "$first",
    "$corner",
    "$room",
    "$most",
    "$tiles",
    "$low",
    "$few",
    "CELL",
    "TILE",
    "$cell",
    "$n",
    "$cards",
    "$mine",
    "$theirs",
    "$palaces",
    "$it",
}
KEY = re.compile(r"^-?[\w-]+ = ")
UNDOING = re.compile(r"^[\w-]*(?:undo|taken_back)[\w-]* = .*(?:\n +.*)*", re.M)
BARE = re.compile(r"\b[dDqQ](?:e|ue) \{ (\$?[\w-]+)")


def lines() -> list[tuple[str, str]]:
    """Every line of French that somebody may read, and the file it stands in."""
    found = [(file.name, line) for file in RULES for line in file.read_text("utf-8").splitlines()]
    for file in CATALOGS:
        said = [line for line in file.read_text("utf-8").splitlines() if not line.startswith("#")]
        found += [(str(file.relative_to(ROOT)), KEY.sub("", line)) for line in said]
    for file in [*LESSONS, *PICTURES]:
        found += [(file.name, text) for text in french_in(json.loads(file.read_text("utf-8")))]
    return found


def french_in(told: object) -> list[str]:
    """The sentences of a script of the page: wherever it has languages, those under `fr`."""
    if isinstance(told, dict):
        own = [told["fr"]] if isinstance(told.get("fr"), str) else []
        return own + [text for part in told.values() for text in french_in(part)]
    return [text for part in told for text in french_in(part)] if isinstance(told, list) else []


def wrong(pattern: re.Pattern[str]) -> list[tuple[str, str]]:
    return [(file, line) for file, line in lines() if pattern.search(line)]


@pytest.mark.parametrize("old", OLD)
def test_what_has_another_word_is_not_said(old: str) -> None:
    assert wrong(re.compile(old)) == [], f"say: {OLD[old]}"


def test_what_happened_is_told_as_people_tell_it() -> None:
    assert wrong(PAST) == []


def test_a_space_stands_before_high_marks() -> None:
    assert wrong(TIGHT) == []


def test_no_name_is_put_behind_a_bare_de() -> None:
    found = {
        (str(file.relative_to(ROOT)), word)
        for file in CATALOGS
        for word in BARE.findall(file.read_text("utf-8"))
    }

    assert {(file, word) for file, word in found if word not in PLAIN} == set()


def test_every_name_a_bot_may_have_is_elided_where_it_must_be() -> None:
    of = Resolver(("ziggurat",), "fr").sentence("one = { DE($name) }")
    names = {name for game in GAMES.values() for name in game.platform.bot_names}

    assert len(names) > 10
    for name in names:
        begins_so = name[0] in "AEIOUÀÂÉÈÊÎÔÛ"
        assert of(Scope({"name": name}, None, {})) == f"{'d’' if begins_so else 'de '}{name}"


def test_whatever_undoes_a_move_is_called_annuler() -> None:
    said = [found for file in CATALOGS for found in UNDOING.findall(file.read_text("utf-8"))]

    assert len(said) > 5
    assert [entry for entry in said if not re.search("[Aa]nnul", entry)] == []


def test_marks_are_set_so_that_no_line_begins_with_them() -> None:
    game = GAMES["tigris"]
    said = game.book.say(Message("game_ended", {"reason": 1}), "fr", ["Ann", "Bob"])

    assert said == f"La partie se termine{NO_BREAK}: le sac n’a plus assez de tuiles."
    assert typeset("Non ! « oui » 5 %", "fr").count(NO_BREAK) == 4
    assert typeset("d'{ $it } = ? l'eau", "fr") == "d’{ $it } = ? l’eau"
    assert typeset("It's 5 %", "en") == "It's 5 %"


def test_all_this_can_fail() -> None:
    assert PAST.search("Vingt fut atteint")
    assert PAST.search("ils jouèrent")
    assert not PAST.search("un futur")
    assert TIGHT.search("Pioche: 36")
    assert TIGHT.search("{ $n }?")
    assert not TIGHT.search("/settings?confirm=1 : 5 %")
    assert BARE.findall("la main de { SEAT($seat) }") == ["SEAT"]
    assert french_in({"a": [{"fr": "un"}, {"en": "one"}]}) == ["un"]
    assert entries("ziggurat", "fr")
