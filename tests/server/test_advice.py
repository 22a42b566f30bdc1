"""Hints, reasons and analyses: to whom they are given, in which words, and that they hold."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from server.running import unlimited
from server.test_http import Site
from ziggurat.bots import LEVELS
from ziggurat.games import GAMES
from ziggurat.texts.letters import typeset

every_game = pytest.mark.parametrize("game", GAMES)


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    with TestClient(unlimited(tmp_path)) as client:
        site = Site(client)
        site.meet("Ann", "Bob", "Eve")
        yield site


def my_turn(site: Site, table: str, last: int = 0) -> Any:
    """The table once Ann is asked again."""
    shown = site.get("Ann", f"{table}?last={last}")
    while shown["status"] == "live" and shown["asked"] != shown["seat"]:
        shown = site.get("Ann", f"{table}?last={last}&wait={shown['seq']}")
    return shown


def choose(site: Site, table: str, seq: int, move: str) -> None:
    site.post("Ann", f"{table}/choose", {"id": f"{seq}", "seq": seq, "move": move})


def until_bot_decided(site: Site, table: str) -> Any:
    """The first turn of a bot; Ann does as she is advised."""
    while True:
        shown = my_turn(site, table)
        found = [t for t in shown["turns"] if t["seat"] != 0 and t["kind"] == "choose"]
        if found:
            return found[0]
        best = site.get("Ann", f"{table}/hint")["hints"][0]
        choose(site, table, shown["seq"], best["move"])


def refused(site: Site, who: str, path: str, status: int = 409) -> str:
    answer = site.get(who, path, status)
    code: str = answer["code"]
    return code


def said(moves: list[dict[str, Any]]) -> list[list[str]]:
    return [one["reasons"] for one in moves]


# Hints.


def test_the_levels_have_names_in_both_languages_and_grow_in_strength(site: Site) -> None:
    for game in site.get("", "/api/games"):
        levels = game["levels"]
        assert [level["id"] for level in levels] == list(LEVELS)
        assert [level["strength"] for level in levels] == [1, 2, 3, 4]
        assert all(level["name"]["en"] and level["name"]["fr"] for level in levels)
        assert all(level["think_ms"] > 0 for level in levels)


@pytest.mark.slow
@every_game
def test_a_hint_is_a_legal_move_with_a_chance_and_reasons(site: Site, game: str) -> None:
    table = site.create("Ann", game, GAMES[game].seats[0], bots=GAMES[game].seats[0] - 1)
    shown = my_turn(site, table)

    english = site.get("Ann", f"{table}/hint?language=en")
    french = site.get("Ann", f"{table}/hint?language=fr")

    assert (english["seq"], english["seat"]) == (shown["seq"], shown["seat"])
    assert 1 <= len(english["hints"]) <= 3
    for one in english["hints"]:
        assert 0 <= one["chance"] <= 1
        assert one["reasons"] and all(reason.endswith(".") for reason in one["reasons"])
    assert [one["move"] for one in english["hints"]] == [one["move"] for one in french["hints"]]
    assert all(e != f for e, f in zip(said(english["hints"]), said(french["hints"]), strict=True))
    choose(site, table, shown["seq"], english["hints"][0]["move"])


def test_nobody_is_helped_against_people(site: Site) -> None:
    table = site.begun("tigris", 3)
    assert refused(site, "Ann", f"{table}/hint") == "no_help_against_people"
    friends = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Joe"}]
    assert refused(site, "Ann", f"{site.create('Ann', chairs=friends)}/hint") == (
        "no_help_against_people"
    )
    said = site.get("Ann", f"{table}/hint?language=fr", 409)["text"]
    assert said == typeset("Il n'y a de conseils que si tous les autres sont des robots.", "fr")


def test_only_who_is_asked_gets_a_hint(site: Site) -> None:
    table = site.create("Ann", "babel", bots=1, level="random")
    assert refused(site, "", f"{table}/hint", 401) == "who_are_you"
    assert refused(site, "Eve", f"{table}/hint") == "not_at_table"
    assert refused(site, "Ann", "/api/tables/nowhere/hint", 404) == "no_such_table"
    assert refused(site, "Ann", f"{site.create('Ann', 'babel')}/hint") == "not_begun"
    my_turn(site, table)
    site.post("Ann", f"{table}/resign", {"id": "end"})
    assert refused(site, "Ann", f"{table}/hint") == "game_is_over"


def test_who_let_a_bot_play_comes_back_first(site: Site) -> None:
    table = site.create("Ann", "babel", bots=1, level="random")
    site.post("Ann", f"{table}/away", {"id": "1"})
    assert refused(site, "Ann", f"{table}/hint") in ("bot_plays_for_you", "game_is_over")


# Why?


@every_game
@pytest.mark.slow
def test_a_bot_says_why_in_both_languages_to_everybody(site: Site, game: str) -> None:
    seats = GAMES[game].seats[0]
    table = site.create("Ann", game, seats, bots=seats - 1, level="vizier")
    turn = until_bot_decided(site, table)

    for who in ("Ann", "Eve", ""):
        english = site.get(who, f"{table}/why?seq={turn['seq']}&language=en")
        french = site.get(who, f"{table}/why?seq={turn['seq']}&language=fr")
        assert (english["seq"], english["seat"]) == (turn["seq"], turn["seat"])
        assert len(english["reasons"]) == len(french["reasons"])
        assert not english["reasons"] or english["reasons"] != french["reasons"]


@pytest.mark.slow
def test_people_are_not_asked_why(site: Site) -> None:
    table = site.create("Ann", "babel", bots=1, level="random")
    shown = my_turn(site, table)
    choose(site, table, shown["seq"], site.get("Ann", f"{table}/hint")["hints"][0]["move"])
    assert refused(site, "Ann", f"{table}/why?seq={shown['seq'] + 1}") == "not_a_bots_move"
    assert refused(site, "Ann", f"{table}/why?seq=0") == "no_such_position"
    assert refused(site, "Ann", f"{table}/why?seq=99999") == "no_such_position"
    assert refused(site, "Ann", f"{table}/why?seq=-1", 422) == "unreadable"


# Looking back.


def played_out(site: Site, game: str) -> str:
    """A game in which a bot took Ann's place at once."""
    seats = GAMES[game].seats[0]
    table = site.create("Ann", game, seats, bots=seats - 1, level="random", shared=False)
    site.post("Ann", f"{table}/away", {"id": "away"})
    shown = site.get("Ann", table)
    while shown["status"] == "live":
        shown = site.get("Ann", f"{table}?last={shown['seq']}&wait={shown['seq']}")
    return table


def in_steps(lines: str, of: int) -> Any:
    """What an analysis found that told how far it was, from nothing to all of its positions."""
    *steps, last = [json.loads(line) for line in lines.splitlines()]
    assert all(step["of"] == of and step["found"] is None for step in steps)
    done = [step["done"] for step in steps]
    assert done and done == sorted(set(done)) and last["done"] == last["of"] == of
    return last["found"]


@every_game
@pytest.mark.slow
def test_an_analysis_goes_from_the_deal_to_who_won(site: Site, game: str) -> None:
    table = played_out(site, game)
    shown = site.get("Ann", table)

    lines = site.ask("Ann", "GET", f"{table}/analysis/progress?language=en")
    english = site.get("Ann", f"{table}/analysis?language=en")
    french = site.get("Ann", f"{table}/analysis?language=fr")

    standings = english["standings"]
    decided = [0, *(turn["seq"] for turn in shown["turns"] if turn["kind"] == "choose")]
    seqs, turns = [one["seq"] for one in standings], site.get("Ann", f"{table}/summary")["turns"]
    assert set(seqs) <= set(decided) and seqs == sorted(set(seqs))
    assert (seqs[0], seqs[-1]) == (decided[0], decided[-1])
    assert lines.headers["content-type"] == "application/x-ndjson"
    assert in_steps(lines.text, of=len(decided)) == english
    assert len(seqs) in (turns + 1, turns + 2) and turns > 1  # once a turn; one may be unfinished
    assert all(abs(sum(one["chances"]) - 1) < 0.001 for one in standings)
    won = [seat for seat, chance in enumerate(standings[-1]["chances"]) if chance > 0]
    assert won == shown["winners"]
    assert french["standings"] == standings
    assert len(english["luck"]) == len(english["lost"]) == len(shown["seats"])
    assert english["moments"], "nobody plays that well by chance"
    for one, other in zip(english["moments"], french["moments"], strict=True):
        assert (one["seq"], one["kind"], one["best"]) == (
            other["seq"],
            other["kind"],
            other["best"],
        )
        assert one["kind"] in ("blunder", "stroke", "draw", "deal")
        if one["kind"] == "blunder":
            assert one["best_chance"] - one["chance"] == pytest.approx(one["size"], abs=0.001)
            assert one["reasons"] != other["reasons"] or not one["reasons"]


@pytest.mark.slow
def test_only_a_finished_game_is_analysed_for_those_who_may_see_it(site: Site) -> None:
    live = site.create("Ann", "babel", bots=1, level="random")
    assert refused(site, "Ann", f"{live}/analysis") == "not_over"
    assert refused(site, "Ann", f"{live}/analysis/progress") == "not_over"
    hidden = site.create("Ann", "babel", bots=1, level="random", shared=False)
    my_turn(site, hidden)
    site.post("Ann", f"{hidden}/resign", {"id": "1"})
    assert refused(site, "Eve", f"{hidden}/analysis", 403) == "not_shared"
    assert refused(site, "Eve", f"{hidden}/analysis/progress", 403) == "not_shared"
    last = site.get("Ann", f"{hidden}/analysis")["standings"][-1]
    assert last["chances"] == [0.0, 1.0]
