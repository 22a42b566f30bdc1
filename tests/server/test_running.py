"""A server as who runs it sees it: how it stops, what it counts, what it writes to its log."""

import json
import signal
import threading
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from websockets.exceptions import ConnectionClosed

from server.running import PATIENCE, Client, serving, unlimited
from ziggurat.server.telemetry import logs

COME_BACK_SOON = 1012


@pytest.mark.slow
def test_a_server_that_is_told_to_stop_lets_everybody_go(tmp_path: Path) -> None:
    """Who waits for news is answered, sockets hear that they may come back, and it ends well."""
    with serving(f"sqlite:///{tmp_path}/games.sqlite", tmp_path) as server:
        ann, bob = Client(server, "Ann"), Client(server, "Bob")
        table = ann.create("babel", 2)
        bob.join(table)
        answers: list[Any] = []
        waiting = threading.Thread(target=lambda: answers.append(bob.update(table, wait=0)))
        with ann.socket() as socket:
            socket.send(json.dumps({"type": "hello", "table": table}))
            waiting.start()
            while not json.loads(socket.recv(PATIENCE)).get("present", [0, False])[1]:
                pass  # until Bob is waiting

            assert server.process
            server.process.send_signal(signal.SIGTERM)
            with pytest.raises(ConnectionClosed) as closed:
                while True:
                    socket.recv(PATIENCE)
            waiting.join(PATIENCE)
        assert server.process.wait(PATIENCE) in (0, -signal.SIGTERM)  # as it was told

        assert closed.value.rcvd and closed.value.rcvd.code == COME_BACK_SOON
        assert [answer["seq"] for answer in answers] == [0]
        assert server.faults() == []


def test_what_happens_is_counted(tmp_path: Path) -> None:
    with TestClient(unlimited(tmp_path)) as client:

        def number(name: str) -> float:
            found = [
                line.rpartition(" ")[2]
                for line in client.get("/metrics").text.splitlines()
                if line.startswith(name)
            ]
            return float(found[0]) if found else 0.0

        moves = 'ziggurat_events_total{game="babel",kind="choose"}'
        before = number(moves)
        client.post("/api/guest", json={"name": "Ann"})
        wish = {"game": "babel", "seats": 2, "chairs": [{"kind": "me"}, {"kind": "me"}]}
        table = client.post("/api/tables", json=wish).json()["table"]
        offer = client.get(f"/api/tables/{table}").json()["offers"][0]
        move = f"{offer['kind']} {offer['nation'][0]}"
        choice = {"id": "1", "seq": 0, "move": move}
        assert client.post(f"/api/tables/{table}/choose", json=choice).status_code == 200

        assert number(moves) == before + 1
        assert number("ziggurat_store_seconds_count") > 0


def test_no_secret_is_in_a_line_of_the_log(capsys: pytest.CaptureFixture[str]) -> None:
    import logging

    import structlog

    before = structlog.get_config()
    handlers = list(logging.root.handlers)
    try:
        logs.begin(as_json=True)
        structlog.get_logger().warning("odd", table="t1", token="abc", hand=[1, 2], secret=b"x")
        logging.getLogger("somebody").error("else %s", "speaks")
    finally:
        structlog.configure(**before)
        logging.root.handlers[:] = handlers

    first, second = (json.loads(line) for line in capsys.readouterr().err.splitlines())
    assert (first["event"], first["table"]) == ("odd", "t1")
    assert {first["token"], first["hand"], first["secret"]} == {"…"}
    assert (second["event"], second["level"]) == ("else speaks", "error")
