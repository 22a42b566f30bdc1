"""Scenarios: a position, moves in words, and what must come of them."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from ziggurat.core.beginning import game_named
from ziggurat.core.errors import Malformed, Refused, Unreadable
from ziggurat.core.game import Game
from ziggurat.core.match import SECRET_BYTES, Match
from ziggurat.core.options import Opened, as_given
from ziggurat.core.reading import as_bool, as_list, as_number, as_object, as_text, inside

SCENARIO = ("id", "title", "note", "game", "seats", "options", "position", "steps", "expect")
STEP = ("seat", "play", "legal", "expect")
SHUFFLE = bytes(SECRET_BYTES)  # any will do


@dataclass(frozen=True, slots=True)
class Outcome:
    """What became of one scenario: nothing wrong, a failed expectation, or a bad file."""

    name: str
    failure: str = ""
    malformed: str = ""


def check_document(
    document: Any, games: Mapping[str, Game], opened: Opened = as_given
) -> Iterator[Outcome]:
    """Play one scenario, a list of them, or an object with a list called `scenarios`.

    An option may name a document, such as a map; `opened` puts what it says in its place.
    """
    place = ""
    if isinstance(document, dict) and "scenarios" in document:
        place = "scenarios"
        document = as_object(document, "", ("scenarios",))[place]
    entries = as_list(document, place) if place or isinstance(document, list) else [("", document)]
    for where, entry in entries:
        yield check_entry(entry, where, games, opened)


def check_entry(entry: Any, place: str, games: Mapping[str, Game], opened: Opened) -> Outcome:
    """Play one scenario, called by its id or else by its place in the file."""
    name = place or "scenario"
    if isinstance(entry, dict) and isinstance(entry.get("id"), str):
        name = entry["id"]
    try:
        scenario = as_object(entry, "", SCENARIO)
        as_text(scenario.get("id", ""), "id")
        return Outcome(name, failure=play_scenario(scenario, games, opened))
    except Malformed as error:
        return Outcome(name, malformed=str(error))


def play_scenario(scenario: dict[str, Any], games: Mapping[str, Game], opened: Opened) -> str:
    """The first thing that is not as it should be, or nothing. Raises Malformed."""
    match = set_up(scenario, games, opened)
    for place, entry in as_list(scenario.get("steps", []), "steps"):
        step = as_object(entry, place, STEP)
        failure = play_step(match, step, place) or differs(match, step.get("expect"), place)
        if failure:
            return failure
    return differs(match, scenario.get("expect"), "")


def set_up(scenario: dict[str, Any], games: Mapping[str, Game], opened: Opened) -> Match:
    """The match a scenario begins with. Raises Malformed."""
    for key in ("game", "seats"):
        if key not in scenario:
            raise Malformed(key, "is missing")
    game = game_named(as_text(scenario["game"], "game"), games)
    seats = as_number(scenario["seats"], "seats", game.seats[0], game.seats[-1])
    options = opened(game.options, as_object(scenario.get("options", {}), "options"))
    position = None
    if "position" in scenario:
        position = as_object(scenario["position"], "position")
    return Match(game, seats, options, SHUFFLE, position, real=False)


def play_step(match: Match, step: dict[str, Any], place: str) -> str:
    """Play one step, or see that it is refused and nothing changes."""
    for key in ("seat", "play"):
        if key not in step:
            raise Malformed(inside(place, key), "is missing")
    seat = as_number(step["seat"], inside(place, "seat"), 0, match.seats - 1)
    move = as_text(step["play"], inside(place, "play"))
    number = read_move(match, move, inside(place, "play"))
    legal = as_bool(step.get("legal", True), inside(place, "legal"))
    before = match.state.tobytes()
    try:
        match.choose(seat, match.seq, number)
    except Refused as refusal:
        if not legal:
            return "" if match.state.tobytes() == before else f"{place}: a refused move changed it"
        why = match.game.book.say(refusal.message, "en")
        return f"{place}: {seat} {move}: expected to be legal, came: {why}"
    return "" if legal else f"{place}: {seat} {move}: expected to be refused, came: it was played"


def read_move(match: Match, move: str, place: str) -> int:
    try:
        return match.game.actions.number(move)
    except Unreadable as error:
        raise Malformed(place, match.game.book.say(error.message, "en")) from None


def differs(match: Match, expect: Any, place: str) -> str:
    """The first expectation that does not hold, as `place: expected this, came that`."""
    if expect is None:
        return ""
    place = inside(place, "expect")
    facts = all_facts(match)
    for key, wanted in as_object(expect, place, ("offered", "not_offered", *facts)).items():
        where = inside(place, key)
        if key in ("offered", "not_offered"):
            failure = offers_differ(match, wanted, key == "offered", where)
        else:
            failure = compare(wanted, facts[key], where)
        if failure:
            return failure
    return ""


def all_facts(match: Match) -> dict[str, Any]:
    """What every game tells, and what this one adds."""
    return {
        "asked": None if match.over else match.asked,
        "prompt": None if match.over else match.game.prompt(match.state),
        "over": match.over,
        "winners": Counter(match.winners),
        **match.game.facts(match.state),
    }


def offers_differ(match: Match, moves: Any, offered: bool, place: str) -> str:
    legal = set(match.legal())
    for where, move in as_list(moves, place):
        if (read_move(match, as_text(move, where), where) in legal) != offered:
            return f"{where}: expected {move!r} {'' if offered else 'not '}to be offered"
    return ""


def compare(wanted: Any, came: Any, place: str) -> str:
    """Only what is given is compared, except multisets, which must be equal.

    A Counter is a multiset: it equals a list in any order, or an object of counts.
    """
    if isinstance(came, Counter):
        same = +multiset(wanted, place) == +came
    elif isinstance(came, dict):
        return compare_keys(wanted, came, place)
    else:
        same = wanted == came and isinstance(wanted, bool) == isinstance(came, bool)
    shown = dict(came) if isinstance(came, Counter) else came
    return "" if same else f"{place}: expected {wanted!r}, came {shown!r}"


def multiset(wanted: Any, place: str) -> Counter[Any]:
    """A list in any order, or an object of counts."""
    if isinstance(wanted, dict):
        return Counter(
            {key: as_number(n, inside(place, key), 0, 10**6) for key, n in wanted.items()}
        )
    entries = as_list(wanted, place)
    for where, entry in entries:
        if not isinstance(entry, str | int):
            raise Malformed(where, "must be a word or a number")
    return Counter(entry for _, entry in entries)


def compare_keys(wanted: Any, came: dict[str, Any], place: str) -> str:
    if wanted is None:
        return f"{place}: expected None, came {came!r}"
    for key, value in as_object(wanted, place).items():
        if key not in came:
            raise Malformed(inside(place, key), "there is no such thing here")
        failure = compare(value, came[key], inside(place, key))
        if failure:
            return failure
    return ""
