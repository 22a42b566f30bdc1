"""The options: which go together, which are refused and why, and a map of one's own."""

import json
from collections.abc import Iterator, Mapping
from itertools import product
from random import Random
from typing import Any

import pytest

from games.china.boards import CHINA, SECRET, dealt, table
from games.china.charts import Document, agree, build, chart, put
from games.china.script import (
    asked,
    hand_sizes,
    influence,
    offered,
    palaces,
    refused,
    say,
    scoring,
    supply,
    tiles,
)
from games.shapes import differences
from ziggurat.core.choosing import refusal
from ziggurat.core.errors import Differs, Forbidden, Malformed
from ziggurat.core.game import mixes
from ziggurat.core.match import Match
from ziggurat.core.notation import digest, read_replay, write_replay
from ziggurat.core.options import NamedDocument, digest_in, handed_on, take_over
from ziggurat.games import GAMES
from ziggurat.games.china.maps import KNOWN, MAPS
from ziggurat.games.china.records import State
from ziggurat.games.china.shapes import PublicView

BOTH = (False, True)


def allowed() -> Iterator[tuple[int, dict[str, Any]]]:
    """The table of what can be combined, row by row."""
    rows = [(2, "34"), (3, "34"), (3, "border"), (4, "34"), (4, "45"), (4, "border")]
    for seats, map in [*rows, (5, "45"), (5, "border")]:
        for fortifications, bonus, cards in product(BOTH, BOTH, BOTH):
            if fortifications and map == "border":
                continue
            if cards and seats > 2:
                continue
            yield (
                seats,
                {
                    "map": map,
                    "fortifications": fortifications,
                    "bonus": bonus,
                    "influence": cards,
                },
            )


ALLOWED = list(allowed())
EVERY = [
    (seats, {"map": map, "fortifications": forts, "bonus": bonus, "influence": cards})
    for seats, map, forts, bonus, cards in product(
        CHINA.seats, ("34", "45", "border"), BOTH, BOTH, BOTH
    )
]
REFUSED = [mix for mix in EVERY if mix not in ALLOWED]


def in_words(value: Any) -> str | None:
    if isinstance(value, dict):
        return " ".join([value["map"], *(name for name, chosen in value.items() if chosen is True)])
    return None


# What the form of a new table calls the maps.
WORDS = {"34": "for 2 to 4", "45": "for 4 or 5", "border": "Border disputes"}


def why_not(seats: int, **options: Any) -> str:
    """See that a match is refused when it is created; return the reason."""
    with pytest.raises(Forbidden) as refused_match:
        Match(CHINA, seats, options, SECRET)
    forbidden = refused_match.value
    assert forbidden.message is not None
    assert forbidden.reason == CHINA.book.say(forbidden.message, "en")
    assert CHINA.book.say(forbidden.message, "fr") != forbidden.reason
    return forbidden.reason


# Defaults.


@pytest.mark.parametrize(("seats", "map"), [(2, "34"), (3, "34"), (4, "34"), (5, "45")])
def test_the_map_depends_on_the_number_of_seats(seats: int, map: str) -> None:
    match = dealt(seats)

    assert match.options == {
        "map": map,
        "fortifications": False,
        "bonus": False,
        "influence": seats == 2,
    }
    assert match.view(-1)["map"] == map


def test_a_replay_names_no_option_that_is_at_its_default() -> None:
    assert "option" not in write_replay(dealt(5))
    assert "option map 45" in write_replay(dealt(4, map="45"))
    assert "option" not in write_replay(dealt(5, map="45"))


# What can be combined.


def test_there_are_30_allowed_mixes() -> None:
    assert len(ALLOWED) == 30
    for seats in CHINA.seats:
        found = mixes(CHINA, seats)
        assert len(found) == sum(mine == seats for mine, _ in ALLOWED)
        assert all((seats, options) in ALLOWED for options in found)


@pytest.mark.parametrize(("seats", "options"), ALLOWED, ids=in_words)
def test_every_allowed_mix_can_be_dealt_and_played(seats: int, options: dict[str, Any]) -> None:
    match = dealt(seats, **options)

    assert match.options == options
    assert hand_sizes(match) == [3] * seats
    assert supply(match, 0) == (20, 8, int(options["fortifications"]))
    assert len(tiles(match)) == (18 if options["bonus"] else 0)
    assert asked(match) == (0, "place")
    if seats == 2:
        assert match.view(-1)["influence_cards"] == options["influence"]
        assert influence(match) == {}
    play(match, decisions=40)
    assert match.seq == 40


def play(match: Match[State], decisions: int = 10_000) -> None:
    """Play so many decisions by chance, or up to the end."""
    dice = Random(7)
    while not match.over and match.seq < decisions:
        match.choose(match.asked, match.seq, dice.choice(match.legal()))


@pytest.mark.parametrize(("seats", "options"), REFUSED, ids=in_words)
def test_every_other_mix_is_refused_for_one_of_its_reasons(
    seats: int, options: dict[str, Any]
) -> None:
    map = options["map"]
    reasons = set()
    if (seats, map) not in {(mine, mix["map"]) for mine, mix in ALLOWED}:
        reasons.add(f"The map “{WORDS[map]}” is not for {'two' if seats == 2 else seats} players.")
    if options["fortifications"] and map == "border":
        reasons.add(
            "The map “Border disputes” has border posts or harbours: "
            "it is played without fortifications."
        )
    if reasons:
        assert why_not(seats, **options) in reasons
    if options["influence"] and seats > 2:
        reasons.add("Influence cards are for two players only.")

    why = refusal(CHINA, seats, options)
    assert why
    assert CHINA.book.say(why, "en") in reasons


def test_influence_cards_mean_nothing_to_more_than_two_and_stop_no_table_of_before() -> None:
    """Tables were stored with them at any number of seats."""
    assert dealt(4, influence=True).options == dealt(4).options


@pytest.mark.parametrize(
    ("seats", "options", "why"),
    [
        (2, {"map": "45"}, "The map “for 4 or 5” is not for two players."),
        (2, {"map": "border"}, "The map “Border disputes” is not for two players."),
        (3, {"map": "45"}, "The map “for 4 or 5” is not for 3 players."),
        (5, {"map": "34"}, "The map “for 2 to 4” is not for 5 players."),
        (
            4,
            {"map": "border", "fortifications": True},
            "The map “Border disputes” has border posts or harbours: "
            "it is played without fortifications.",
        ),
    ],
)
def test_each_refusal_has_its_reason(seats: int, options: dict[str, Any], why: str) -> None:
    assert why_not(seats, **options) == why


def test_by_the_first_rules_two_had_no_fortifications() -> None:
    with pytest.raises(Forbidden, match="Two players play without"):
        Match(CHINA.under(1), 2, {"fortifications": True}, SECRET)


@pytest.mark.parametrize("seats", [0, 1, 6])
def test_china_is_for_two_to_five(seats: int) -> None:
    with pytest.raises(Malformed, match="China is for 2 to 5 players"):
        Match(CHINA, seats, {}, SECRET)


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        ({"bonus": "perhaps"}, "option bonus: must be true or false"),
        ({"map": 34}, "option map: must be one of 34, 45, border, or a document, not 34"),
        ({"map": "/etc/passwd"}, "option map: must be one of 34, 45, border, or a document"),
        ({"map": ""}, "option map: must be one of 34, 45, border, or a document, not ''"),
        ({"harbours": True}, "option harbours: there is no such option here"),
    ],
)
def test_an_option_that_cannot_be_read_is_no_option(
    options: dict[str, Any], complaint: str
) -> None:
    with pytest.raises(Malformed) as error:
        Match(CHINA, 3, options, SECRET)
    assert str(error.value).startswith(complaint)
    assert not isinstance(error.value, Forbidden)


# A map of one's own.


def mine(*roads: str, **changed: Any) -> Document:
    """Map 34 under another name, with more roads and other entries at the top."""
    return build(chart("34") | {"id": "options", "title": {"en": "Mine"}} | changed, *roads)


def without_road(document: Document, a: str, b: str) -> Document:
    document["roads"] = [road for road in document["roads"] if {road["a"], road["b"]} != {a, b}]
    return agree(document)


def called(document: Document, name: str = "mine.json") -> NamedDocument:
    """A map as whoever has read its file gives it."""
    return NamedDocument(name, document)


def read_with(text: str, document: Document) -> Match:
    """Read a replay with this document for its map."""

    def opened(options: Any, given: Mapping[str, Any]) -> dict[str, Any]:
        return {**given, "map": NamedDocument(given["map"], document)}

    return read_replay(text, GAMES, opened=opened)


def test_a_map_file_is_named_with_its_digest() -> None:
    map = called(mine("S4-K2"))

    match = dealt(3, map=map)

    name, _, found = match.options["map"].rpartition("@")
    assert name == "mine.json"
    assert match.view(-1)["map"] == "options"
    assert match.view(-1)["map_digest"] == found
    assert found not in {known.digest for known in MAPS.values()}


def test_the_roads_of_the_file_are_the_roads_of_the_game() -> None:
    there = {0: "S3 S4 K2 K3", 1: "W2 W3 W4 W5"}
    more = called(mine("S4-K2"), "more.json")
    fewer = called(without_road(mine(), "W4", "L1"), "fewer.json")
    cut = called(without_road(mine("W5-W6"), "W3", "W4"), "cut.json")

    assert scoring(table(palaces=there), "roads") == [0, 4, 0]
    assert scoring(table(palaces=there, map=more), "roads") == [4, 4, 0]
    assert scoring(table(palaces=there, map=fewer), "roads") == [0, 4, 0]
    assert scoring(table(palaces=there, map=cut), "roads") == [0, 0, 0]


def test_moves_and_sentences_have_the_names_of_the_file() -> None:
    text = json.dumps(mine()).replace('"wei"', '"liang"').replace('"Wei"', '"Liang"')
    map = called(json.loads(text.replace('"W1"', '"X9"')))
    match = table(map=map, hands={0: "RRR"}, palaces={1: "W2"})

    log = say(match, "0 palace X9 with red")

    assert log[1] == "Ann builds a palace on X9 in Liang."
    assert palaces(match, 0) == "X9"
    assert "emissary liang with red" in offered(match)
    assert refused(table(map=map, hands={0: "RRR"}), "0 emissary liang with red") == (
        "There is no palace in Liang yet: no emissary may go there."
    )


def test_a_smaller_map_has_no_moves_beyond_it() -> None:
    document = without_road(mine(), "Y2", "Y3")
    document["spaces"] = [space for space in document["spaces"] if space["id"] != "Y3"]
    document["road_lines"] = [line for line in document["road_lines"] if "Y3" not in line]
    match = table(map=called(agree(document)), hands={0: "GGG"})

    assert {move.split()[1] for move in offered(match, "palace Y")} == {"Y1", "Y2", "Y4", "Y5"}
    assert refused(match, "0 palace Y3 with green") == (
        "“palace Y3 with green” cannot be read: no space where there should be."
    )


def test_a_whole_game_on_a_map_file_can_be_read_again() -> None:
    map = called(mine("S4-K2"))
    match = Match(CHINA, 3, {"map": map, "bonus": True}, SECRET)

    play(match)
    text = write_replay(match)

    assert match.over
    assert f"option map {match.options['map']}" in text.splitlines()
    again = read_with(text, mine("S4-K2"))
    assert again.over
    assert again.options == match.options
    assert digest(again.game, again.state) == digest(match.game, match.state)
    assert write_replay(again) == text


def test_a_changed_file_differs() -> None:
    map = called(mine("S4-K2"))
    match = Match(CHINA, 3, {"map": map}, SECRET)
    play(match, decisions=10)
    text = write_replay(match)

    with pytest.raises(Differs) as error:
        read_with(text, mine())

    assert error.value.place == "option map"
    was = match.options["map"].rpartition("@")[2]
    assert error.value.reason.startswith("mine.json: its digest is ")
    assert error.value.reason.endswith(f", not {was}")
    assert Match(CHINA, 3, match.options, SECRET).options == match.options  # it was given before


def test_a_file_that_is_only_drawn_anew_is_the_same_map() -> None:
    map = called(mine("S4-K2"))
    match = Match(CHINA, 3, {"map": map}, SECRET)
    play(match, decisions=10)
    text = write_replay(match)

    drawn_anew = mine("S4-K2", canvas={"width": 2000, "height": 2000})

    assert read_with(text, drawn_anew).seq == 10


def test_a_map_nobody_has_given_is_missed() -> None:
    match = Match(CHINA, 3, {"map": called(mine("S4-K2"))}, SECRET)
    _, _, found = match.options["map"].rpartition("@")
    text = write_replay(match).replace(found, "0" * 16)

    with pytest.raises(Malformed, match=f"option map: mine.json@{'0' * 16}: .* not been given"):
        read_replay(text, GAMES)


def test_a_map_without_a_name_is_known_by_its_digest() -> None:
    match = Match(CHINA, 3, {"map": mine("S4-K2")}, SECRET)
    play(match, decisions=5)

    assert match.options["map"] == f"@{match.view(-1)['map_digest']}"
    assert read_replay(write_replay(match), GAMES).seq == 5


def test_a_file_may_have_a_space_in_its_name() -> None:
    map = called(mine("S4-K2"), "my own map.json")
    match = Match(CHINA, 3, {"map": map}, SECRET)
    play(match, decisions=5)

    assert read_replay(write_replay(match), GAMES).seq == 5


@pytest.mark.parametrize(
    ("players", "seats", "why"),
    [
        ([5], 4, "The map “Mine” is not for 4 players."),
        ([3, 4], 5, "The map “Mine” is not for 5 players."),
    ],
)
def test_a_map_file_is_for_the_players_it_names(players: list[int], seats: int, why: str) -> None:
    map = called(mine(players=players))

    assert why_not(seats, map=map) == why
    assert dealt(players[0], map=map).seats == players[0]


def test_two_may_use_a_map_file_only_if_it_says_so() -> None:
    good = called(mine(), "two.json")
    other = called(mine(used_by_2p_expansion=False), "more.json")

    assert dealt(2, map=good).seats == 2
    assert why_not(2, map=other) == "The map “Mine” is not for two players."


def test_two_may_not_use_a_map_file_with_a_harbour() -> None:
    document = mine()
    next(space for space in document["spaces"] if space["id"] == "Y3")["kind"] = "harbour"
    map = called(document)

    assert why_not(2, map=map) == "The map “Mine” is not for two players."
    assert why_not(3, map=map, fortifications=True) == (
        "The map “Mine” has border posts or harbours: it is played without fortifications."
    )
    assert scoring(table(map=map, palaces={1: "Y3"}), "harbours") == [0, 1, 0]


def ten_provinces() -> Document:
    """The south of Chu is a province of its own, Ba."""
    document = mine()
    chu = next(entry for entry in document["provinces"] if entry["id"] == "chu")
    document["provinces"].append(chu | {"id": "ba", "name": "Ba"})
    for space in document["spaces"]:
        if space["id"] in ("K5", "K6", "K7", "K8"):
            space["provinces"] = ["ba"]
    return agree(document)


def test_bonus_tiles_are_enough_for_nine_provinces() -> None:
    map = called(ten_provinces())

    assert why_not(3, map=map, bonus=True) == (
        "Eighteen bonus tiles are enough for nine provinces, and the map “Mine” has more."
    )
    match = table(map=map, hands={0: "PPP"}, palaces={1: "K1 K5-K7"})
    say(match, "0 palace K8 with purple")
    assert match.view(-1)["score"] == [3, 4, 0]


def test_bonus_tiles_need_two_quiet_spaces_in_each_province() -> None:
    map = called(mine("L2-L3"))

    assert why_not(3, map=map, bonus=True) == (
        "On the map “Mine” there is no room for two bonus tiles in Lu."
    )
    assert dealt(3, map=map).view(-1)["map"] == "options"


def test_a_file_that_is_no_map_is_malformed() -> None:
    map = called(mine(alliances=[]) | {"roads": []})

    with pytest.raises(Malformed) as error:
        dealt(3, map=map)
    assert error.value.place == "option map"
    assert error.value.reason.startswith("mine.json: ")
    assert not isinstance(error.value, Forbidden)


def test_a_map_file_is_shown_with_all_a_page_draws_of_it() -> None:
    document = mine("S4-K2")
    match = table(map=called(document))
    shown = match.view(-1)["chart"]

    assert ["K2", "S4"] in shown["roads"]
    assert shown["alliances"][0] == [document["alliances"][0]["a"], document["alliances"][0]["b"]]
    assert shown["harbours"] == []
    assert set(shown["picture"]["spaces"]) == {space["id"] for space in document["spaces"]}
    assert shown["picture"]["size"] == [1000, 1000]
    assert set(shown["picture"]["grounds"]) == {"lake", "mountains"}
    assert differences(CHINA.public(match.state), PublicView) == []
    assert table(map="34").view(-1)["chart"] is None


def test_a_map_that_cannot_be_drawn_can_be_played_all_the_same() -> None:
    document = put(mine("S4-K2", id="undrawn"), "provinces wei dragon", {"x": "left", "y": 0})
    shown = table(map=called(document)).view(-1)["chart"]

    assert shown["picture"] is None
    assert ["K2", "S4"] in shown["roads"]


def test_a_map_of_ones_own_is_handed_on_to_another_process() -> None:
    document = mine("S4-K2", id="handed")
    match = dealt(3, map=called(document))
    handed = handed_on(CHINA.options, match.options)
    assert handed == {"map": document}

    known = KNOWN.pop(digest_in(match.options["map"]))  # as where nobody has met it
    take_over(CHINA.options, match.options, handed)
    take_over(CHINA.options, match.options, handed)  # what is known stays

    assert KNOWN[known.digest].spaces == known.spaces


def test_a_map_has_a_name_a_title_and_another_name() -> None:
    checker, document = CHINA.platform.checkers["map"], mine(id="named")

    assert checker.name(document).startswith("named.json@")
    assert checker.title(document) == "Mine"
    assert checker.renamed(document, "0123abcd")["id"] == "named-0123abcd"
    assert checker.name(checker.renamed(document, "0123abcd")) != checker.name(document)
