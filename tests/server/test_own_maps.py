"""Maps of one's own: brought, checked, kept with their tables, played by whoever has the link."""

import gc
import json
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from games.china.charts import Document, build, chart, put
from server.running import unlimited
from server.stores import faults_in
from server.test_http import Site, move_in
from ziggurat.cli import main
from ziggurat.core.text import LANGUAGES
from ziggurat.games.china.maps import FIRST_MAPS, KNOWN, MAPS, NEWEST, read_map, remember
from ziggurat.server.http.parsing import LONGEST_DOCUMENT

OPTION = {"game": "china", "option": "map"}


def mine(name: str = "mine", **changed: Any) -> Document:
    title = {"de": "Meine Karte", "en": "My map"}
    return build(chart("34") | {"id": name, "title": title} | changed, "S4-K2")


def bring(site: Site, document: Any, language: str = "en") -> Any:
    text = document if isinstance(document, str) else json.dumps(document)
    return site.post("Ann", f"/api/documents?language={language}", {**OPTION, "text": text})


def forget_maps() -> None:
    for digest in {*KNOWN} - {one.digest for one in (*MAPS.values(), *FIRST_MAPS.values())}:
        del KNOWN[digest]


def restarted(folder: Path, before: Site | None = None) -> tuple[TestClient, Site]:
    """A server, or the same anew: nobody in it has met a map that is not of the game."""
    forget_maps()
    client = TestClient(unlimited(folder))
    site = Site(client)
    site.tokens = before.tokens if before else {}
    return client, site


def play(site: Site, table: str, decisions: int) -> None:
    for number in range(decisions):
        who, move = move_in(site, table, number)
        site.post(who, f"{table}/choose", move)
        seen = site.get(who, table)
        while seen["seats"][seen["asked"]]["kind"] == "bot":  # the server waits for news
            seen = site.get(who, f"{table}?last={seen['seq']}&wait=20")


@pytest.mark.slow
def test_a_map_is_played_with_bots_through_a_restart_and_verified(tmp_path: Path) -> None:
    client, site = restarted(tmp_path)
    with client:
        site.meet("Ann", "Bob", "Eve")
        brought = bring(site, mine())
        bots = [{"kind": "bot", "level": level} for level in ("random", "apprentice")]
        table = site.create(
            "Ann",
            "china",
            4,
            options={"map": brought["value"]},
            chairs=[{"kind": "me"}, {"kind": "open"}, *bots],
        )
        site.post("Bob", f"{table}/join")
        play(site, table, 2)
        seen = site.get("Eve", table)
    assert brought["value"].startswith("mine.json@")
    assert (brought["title"], brought["faults"]) == ("Meine Karte", [])
    assert seen["view"]["map"] == "mine"
    assert len(seen["view"]["chart"]["roads"]) == len(mine()["roads"])
    digest, (client, again) = brought["value"].partition("@")[2], restarted(tmp_path, site)
    with client:
        assert digest not in KNOWN
        assert again.get("Eve", table)["view"] == seen["view"]
        play(again, table, 1)
        again.post("Ann", f"{table}/resign", {"id": "end"})
        assert again.get("Ann", f"{table}/analysis")["standings"]
        rematch = again.post("Ann", f"{table}/rematch")
        text = again.ask("Bob", "GET", f"{table}/replay").text
    assert rematch["options"]["map"] == brought["value"]
    forget_maps()
    assert faults_in(f"sqlite:///{tmp_path}/games.sqlite") == []
    assert f"option map mine.json@{digest}" in text


def test_a_replay_is_read_beside_its_map(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    client, site = restarted(tmp_path)
    with client:
        site.meet("Ann", "Bob")
        table = site.create("Ann", "china", 2, options={"map": mine("beside")})
        site.post("Bob", f"{table}/join")
        play(site, table, 3)
        commitment = site.post("Ann", f"{table}/resign", {"id": "end"}) and site.get("Ann", table)
        (tmp_path / "game.replay").write_text(site.ask("Ann", "GET", f"{table}/replay").text)
    (tmp_path / "beside.json").write_text(json.dumps(mine("beside")))
    monkeypatch.chdir(tmp_path)

    assert main(["fair", "game.replay", commitment["commitment"]]) == 0
    assert "the one that was promised" in capsys.readouterr().out


@pytest.fixture
def site(tmp_path: Path) -> Any:
    client, found = restarted(tmp_path)
    with client:
        found.meet("Ann", "Bob", "Eve")
        yield found


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_faults_are_told_in_every_language_and_shown_where_they_are(
    site: Site, language: str
) -> None:
    document = put(mine(), "spaces W1 x", 10)

    found = bring(site, document, language)

    said = {"en": "outside its province", "fr": "hors de sa province", "de": "außerhalb seiner"}
    fault = next(f for f in found["faults"] if said[language] in f["text"])
    assert "W1" in fault["text"] and fault["spots"][0][0] == 10
    assert found["value"]  # the rules can be played all the same
    assert found["drawing"]["picture"]["spaces"]["W1"][0] == 10


def test_a_map_that_cannot_be_read_says_at_which_entry_and_is_drawn_all_the_same(
    site: Site,
) -> None:
    found = bring(site, put(mine(), "spaces W1 kind", "castle"), "fr")

    (fault,) = found["faults"]
    assert fault["text"].startswith("Spaces[") and "mot inconnu 'castle'" in fault["text"]
    assert fault["spots"] == [list(found["drawing"]["picture"]["spaces"]["W1"])]
    assert (found["value"], found["title"]) == ("", "")


@pytest.mark.parametrize(
    "text", ["{", "[]", "null", '{"schema": 1}', '{"a": 1, "a": 2}', "[" * 9999]
)
def test_what_is_no_map_is_refused_in_words(site: Site, text: str) -> None:
    found = bring(site, text)

    assert (found["value"], found["drawing"], len(found["faults"])) == ("", None, 1)


def test_documents_have_a_limit_of_size_and_an_option_that_takes_them(site: Site) -> None:
    long = {**OPTION, "text": "x" * LONGEST_DOCUMENT}
    assert site.post("Ann", "/api/documents", long, 413)["code"] == "too_long"
    for wrong in ({"game": "tigris"}, {"option": "bonus"}, {"game": "chess"}):
        site.post("Ann", "/api/documents", {**OPTION, "text": "{}", **wrong}, 409)
    site.post("", "/api/documents", {**OPTION, "text": "{}"}, 401)


@pytest.mark.slow
def test_nobody_can_draw_the_map_of_another_anew(site: Site) -> None:
    """The digest is that of the rules: the names and the drawing are those that came first."""
    other = put(mine(), "provinces wei name", "Elsewhere")
    first = bring(site, mine())

    second = bring(site, other)

    assert first["value"] != second["value"] == bring(site, other)["value"]
    for document, found, name in ((mine(), first, "Wei"), (other, second, "Elsewhere")):
        table = site.create("Ann", "china", 3, bots=2, options={"map": found["value"]})
        names = [province["name"] for province in site.get("Ann", table)["view"]["provinces"]]
        kept = site.get("Eve", f"{table}/document")
        assert name in names
        assert kept["provinces"] == document["provinces"]
    assert site.get("Ann", f"{site.begun()}/document", 409)["code"] == "no_document"


@pytest.mark.slow
def test_the_form_knows_what_goes_with_a_map_of_ones_own(site: Site) -> None:
    value = bring(site, mine(players=[3]))["value"]

    form = site.post("", "/api/options", {"game": "china", "seats": 4, "options": {"map": value}})

    assert form["options"]["map"] == "34"
    three = site.post("", "/api/options", {"game": "china", "seats": 3, "options": {"map": value}})
    assert three["options"]["map"] == value
    unknown = {"game": "china", "seats": 3, "options": {"map": "mine.json@0123456789abcdef"}}
    assert "not been given" in site.post("", "/api/options", unknown, 409)["text"]


@pytest.mark.slow
def test_a_map_that_nobody_plays_is_forgotten() -> None:
    digest = remember(read_map(mine("unplayed"))).digest
    assert digest in KNOWN

    NEWEST.clear()
    gc.collect()

    assert digest not in KNOWN
