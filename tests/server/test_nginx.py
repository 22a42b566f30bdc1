"""The shipped configuration of nginx, where one is at hand: people pass, and numbers do not."""

import json
import shutil
import urllib.error
from collections.abc import Iterator
from pathlib import Path

import pytest

from server.running import PATIENCE, Client, Server, direct, serving
from server.services import listens, running

NGINX = shutil.which("nginx")
SHIPPED = Path(__file__).parents[2] / "deploy" / "nginx.conf"
FOLDERS = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
TOO_LARGE = 413

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(NGINX is None, reason="there is no nginx (Debian: nginx-light)"),
]


@pytest.fixture
def front(tmp_path: Path) -> Iterator[Server]:
    """What people meet: nginx on a port of its own, before a server."""
    database = f"sqlite:///{tmp_path}/games.sqlite"
    with serving(database, tmp_path) as behind:
        front = Server(database, tmp_path)
        file = tmp_path / "nginx.conf"
        file.write_text(configuration(tmp_path, front.port, behind.port))
        command = [NGINX or "", "-e", "stderr", "-p", str(tmp_path), "-c", str(file)]
        with running(command, str(tmp_path), lambda: listens(front.port)):
            yield front
        assert behind.faults() == []


def configuration(folder: Path, port: int, behind: int) -> str:
    """What is shipped, for other ports, and around it what a system has."""
    shipped = SHIPPED.read_text()
    for old, new in (("listen 80;", f"listen {port};"), ("server:8000", f"127.0.0.1:{behind}")):
        assert shipped.count(old) == 1
        shipped = shipped.replace(old, new)
    places = " ".join(f"{name}_temp_path {folder}/{name};" for name in FOLDERS)
    return (
        f"daemon off; pid {folder}/pid; events {{}} http {{ access_log off; {places}\n{shipped} }}"
    )


def refused(front: Server, path: str, body: bytes | None = None) -> int:
    """The status of what nginx answers itself."""
    with pytest.raises(urllib.error.HTTPError) as answer:
        direct.open(front.url + path, body, timeout=PATIENCE)
    answer.value.close()
    return answer.value.code


def test_people_play_through_nginx_and_its_doors_are_closed(front: Server) -> None:
    ann, bob = Client(front, "Ann"), Client(front, "Bob")
    table = ann.create("babel", 2)
    bob.join(table)
    assert "<title>" in ann.text("/")
    with ann.socket(Origin=front.url) as socket:
        socket.send(json.dumps({"type": "hello", "table": table}))
        assert json.loads(socket.recv(PATIENCE))["type"] == "update"

    assert refused(front, "/metrics") == refused(front, "/readyz") == 404
    assert refused(front, "/api/guest", bytes(20_000)) == TOO_LARGE
