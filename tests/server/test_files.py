"""The page is served as it was built, at every address a person may open."""

import gzip
from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.routing import Mount
from starlette.testclient import TestClient

from server.running import unlimited
from ziggurat.server.http.packing import WORTH_IT
from ziggurat.server.http.page_files import FOLDER, PageFiles


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
    kept = site.get("/assets/app-1a2b.js").headers
    assert "immutable" in kept["Cache-Control"]
    assert not {"etag", "last-modified"} & kept.keys()  # nobody asks for it again
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


def packed_site(folder: Path) -> TestClient:
    (folder / "assets").mkdir()
    for name in ("index.html", "assets/app-1a2b.js"):
        plain = f"{name} " * 100
        (folder / name).write_text(plain)
        (folder / f"{name}.gz").write_bytes(gzip.compress(plain.encode()))
        (folder / f"{name}.br").write_bytes(b"as brotli would have it")
    return TestClient(Starlette(routes=[Mount("/", PageFiles(folder))]))


@pytest.mark.parametrize(
    ("accepts", "packing"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip, br;q=0", "gzip"),
        ("GZIP;q=0.5", "gzip"),
        ("gzip;q=0.000", None),
        ("identity", None),
        ("", None),
    ],
)
@pytest.mark.parametrize(
    ("place", "kind"), [("/table/abc", "text/html"), ("/assets/app-1a2b.js", "text/javascript")]
)
def test_a_browser_gets_what_it_can_unpack(
    tmp_path: Path, accepts: str, packing: str | None, place: str, kind: str
) -> None:
    site = packed_site(tmp_path)
    with site.stream("GET", place, headers={"Accept-Encoding": accepts}) as answer:
        raw = b"".join(answer.iter_raw())

    name = "index.html" if place == "/table/abc" else place[1:]
    ending = {"br": ".br", "gzip": ".gz", None: ""}[packing]
    assert answer.headers.get("Content-Encoding") == packing
    assert raw == (tmp_path / f"{name}{ending}").read_bytes()
    assert answer.headers["Content-Type"].startswith(kind)
    assert answer.headers["Vary"] == "Accept-Encoding"


def test_a_browser_that_has_it_already_is_told_so(tmp_path: Path) -> None:
    site = packed_site(tmp_path)
    tags = {site.get("/", headers={"Accept-Encoding": way}).headers["ETag"] for way in ("gzip", "")}
    again = [
        site.get("/", headers={"Accept-Encoding": "gzip", "If-None-Match": tag}) for tag in tags
    ]

    assert sorted(answer.status_code for answer in again) == [200, 304]


@pytest.mark.parametrize(("accepts", "packing"), [("gzip, br", "gzip"), ("br, gzip;q=0", None)])
def test_what_the_server_says_to_everybody_is_packed(
    tmp_path: Path, accepts: str, packing: str | None
) -> None:
    with TestClient(unlimited(tmp_path), headers={"Accept-Encoding": accepts}) as site:
        games = site.get("/api/games")
        site.post("/api/guest", json={"name": "Ann"})
        for _ in range(5):
            site.post("/api/tables", json={"game": "babel", "seats": 2}).raise_for_status()
        own = site.get("/api/tables?list=mine")

    assert games.headers.get("Content-Encoding") == packing
    assert len(games.json()) > 1
    assert len(own.content) > WORTH_IT
    assert "Content-Encoding" not in own.headers


def test_the_page_that_is_served_is_packed() -> None:
    for plain in FOLDER.rglob("*.js"):
        small = plain.with_name(f"{plain.name}.gz")
        if small.exists():
            assert gzip.decompress(small.read_bytes()) == plain.read_bytes()
    assert sum(path.stat().st_size for path in FOLDER.rglob("*.js.br")) < 0.4 * sum(
        path.stat().st_size for path in FOLDER.rglob("*.js")
    )
