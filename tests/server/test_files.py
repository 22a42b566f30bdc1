"""The page is served as it was built, at every address a person may open."""

from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.routing import Mount
from starlette.testclient import TestClient

from server.running import unlimited
from ziggurat.server.http.page_files import PageFiles


@pytest.fixture
def site(tmp_path: Path) -> TestClient:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<title>the page</title>")
    (tmp_path / "assets" / "app-1a2b.js").write_text("run()")
    return TestClient(Starlette(routes=[Mount("/", PageFiles(tmp_path))]))


@pytest.mark.parametrize("place", ["/", "/table/abc", "/learn/tigris", "/index.html"])
def test_every_place_opens_the_page(site: TestClient, place: str) -> None:
    answer = site.get(place)
    assert (answer.status_code, answer.text) == (200, "<title>the page</title>")
    assert answer.headers["Cache-Control"] == "no-cache"


def test_what_is_named_by_its_content_is_kept_for_ever(site: TestClient) -> None:
    assert "immutable" in site.get("/assets/app-1a2b.js").headers["Cache-Control"]
    for missing in ("app-0000.js", "app", "", "deep/er"):
        answer = site.get(f"/assets/{missing}")
        assert answer.status_code == 404
        assert "immutable" not in answer.headers.get("Cache-Control", "")
    assert site.get("/../pyproject.toml").status_code == 404


def test_a_server_without_a_page_says_so(tmp_path: Path) -> None:
    bare = TestClient(Starlette(routes=[Mount("/", PageFiles(tmp_path / "nothing"))]))
    assert [bare.get(place).status_code for place in ("/", "/table/x")] == [404, 404]


def test_the_page_is_part_of_the_server(tmp_path: Path) -> None:
    with TestClient(unlimited(tmp_path)) as client:
        first = client.get("/table/somewhere")
        assert first.status_code == 200 and "<title>" in first.text
        assert "Content-Security-Policy" in first.headers
        assert "<style" not in first.text and "<script>" not in first.text
