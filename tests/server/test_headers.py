"""What browsers are told with every answer."""

import re
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from server.running import unlimited


def told(folder: Path, path: str, scheme: str = "http") -> dict[str, str]:
    with TestClient(unlimited(folder), base_url=f"{scheme}://testserver") as site:
        return dict(site.get(path).headers)


@pytest.mark.parametrize("path", ["/", "/healthz", "/nowhere", "/apiary"])
def test_every_document_keeps_strange_programs_out(tmp_path: Path, path: str) -> None:
    headers = told(tmp_path, path)

    policy = dict(part.split(" ", 1) for part in headers["content-security-policy"].split("; "))
    assert policy["default-src"] == policy["script-src"] == policy["style-src"] == "'self'"
    assert policy["frame-ancestors"] == policy["object-src"] == policy["base-uri"] == "'none'"
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert "camera=()" in headers["permissions-policy"]


@pytest.mark.parametrize("path", ["/api/games", "/api/me", "/api/nowhere"])
def test_an_answer_to_a_program_can_do_nothing(tmp_path: Path, path: str) -> None:
    headers = told(tmp_path, path)

    assert headers["content-security-policy"] == "default-src 'none'; frame-ancestors 'none'"
    assert headers["x-content-type-options"] == "nosniff"


def test_parts_of_the_page_do_not_say_again_what_holds_for_all_of_it(tmp_path: Path) -> None:
    with TestClient(unlimited(tmp_path)) as site:
        script, *_ = re.findall(r'src="(/assets/[^"]+)"', site.get("/").text)
        part, drawing = site.get(script).headers, site.get("/icon.svg").headers

    assert part["x-content-type-options"] == "nosniff"
    assert "content-security-policy" not in part
    assert "content-security-policy" in drawing  # it can be opened like a document


@pytest.mark.parametrize(("path", "kept"), [("/api/games", True), ("/healthz", False)])
def test_what_the_server_says_of_games_is_not_kept(tmp_path: Path, path: str, kept: bool) -> None:
    assert (told(tmp_path, path).get("cache-control") == "no-store") is kept


@pytest.mark.parametrize(("scheme", "stays"), [("http", False), ("https", True)])
def test_a_secure_line_stays_secure(tmp_path: Path, scheme: str, stays: bool) -> None:
    assert ("strict-transport-security" in told(tmp_path, "/api/games", scheme)) is stays


def test_a_socket_is_left_alone(tmp_path: Path) -> None:
    with TestClient(unlimited(tmp_path)) as site:
        site.post("/api/guest", json={"name": "Ann"})
        with site.websocket_connect("/api/socket") as socket:
            socket.send_text('{"type": "ping", "id": "1"}')

            assert socket.receive_json()["code"] == "hello_first"
