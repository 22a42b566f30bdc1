"""Positions drawn in lines of text, for one seat and in its language."""

from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from server.running import unlimited
from server.test_http import Site, asked, move_in
from ziggurat.games import GAMES


@pytest.fixture
def site(tmp_path: Path) -> Any:
    with TestClient(unlimited(tmp_path)) as client:
        site = Site(client)
        site.meet("Ann", "Bob", "Eve")
        yield site


def lines(drawing: dict[str, Any]) -> list[str]:
    return ["".join(text for text, _ in line["spans"]) for line in drawing["lines"]]


@pytest.mark.parametrize("game", GAMES)
def test_a_position_is_drawn_as_in_a_terminal_with_the_names_of_the_table(
    site: Site, game: str
) -> None:
    table = site.begun(game)
    seen = site.get("Ann", f"{table}/drawing")

    assert (seen["seq"], seen["seat"]) == (0, 0)
    assert len(lines(seen)) >= 10
    assert any("Ann" in line for line in lines(seen))
    assert any(line["prose"] for line in seen["lines"])
    assert any(not line["prose"] for line in seen["lines"])
    french = site.get("Ann", f"{table}/drawing?language=fr")
    assert lines(french) != lines(seen)


def test_each_sees_his_own_hand_and_all_may_look_with_the_eyes_of_a_watcher(site: Site) -> None:
    table = site.begun("babel")
    own, other, watcher = (site.get(who, f"{table}/drawing") for who in ("Ann", "Bob", "Eve"))

    assert [drawn["seat"] for drawn in (own, other, watcher)] == [0, 1, -1]
    assert len({str(drawn["lines"]) for drawn in (own, other, watcher)}) == 3
    assert site.get("Ann", f"{table}/drawing?seat=watcher") == watcher
    assert site.get("Ann", f"{table}/drawing?seat=0") == own
    assert site.get("Ann", f"{table}/drawing?seat=1", 403)["code"] == "not_your_eyes"
    assert site.get("Ann", f"{table}/drawing?seat=all", 422)["code"] == "unreadable"

    site.post("Ann", f"{table}/resign", {"id": "r"})
    assert site.get("Ann", f"{table}/drawing?seat=1") == other


def test_the_past_is_drawn_as_it_was(site: Site) -> None:
    table = site.begun("babel")
    before = site.get("Eve", f"{table}/drawing?seq=0")
    who, move = move_in(site, table)
    site.post(who, f"{table}/choose", move)

    assert site.get("Eve", f"{table}/drawing?seq=0") == before
    assert site.get("Eve", f"{table}/drawing?seq=1")["lines"] != before["lines"]
    assert site.get("Eve", f"{table}/drawing?seq=2", 409)["code"] == "no_such_position"
    assert asked(site, table)


def test_nothing_is_drawn_before_it_is_dealt(site: Site) -> None:
    table = site.create("Ann")
    assert site.get("Ann", f"{table}/drawing", 409)["code"] == "no_such_position"
