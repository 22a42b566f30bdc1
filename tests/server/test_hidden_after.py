"""A finished game that is not shared stays closed to strangers: other hidden things, same bytes."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace
from starlette.testclient import TestClient

from games.wander import by_chance, every_game, imagined
from server.running import unlimited
from server.test_hidden import Wire, differences, spellings
from ziggurat.core.game import SPECTATOR, Game
from ziggurat.core.jit import PLAIN
from ziggurat.server.http import ENDPOINTS
from ziggurat.server.store import EventRow
from ziggurat.server.tables.table import Table, Told

OTHER = bytes(range(50, 82))
MOVES = 8 if PLAIN else 24
SEATS = ("own", "watcher", "all", "0", "1")
ASKED = [endpoint for endpoint in ENDPOINTS if endpoint.method == "GET" and endpoint.at_table]


class Finished(Wire):
    """A table where somebody has given up, with whatever anybody can be sent about it."""

    def __init__(self, client: TestClient, hub: Any, game: Game, shared: bool) -> None:
        super().__init__(client, hub, game.name, game.seats[0], shared=shared)
        self.play(np.random.default_rng(23), MOVES)
        self.ask(self.table.match.asked, "resign", id="r")
        assert self.table.row.status == "over"

    def play(self, rng: np.random.Generator, steps: int) -> None:
        """Like any other game, but that what can be decided in secret is."""
        for i in range(steps):
            match = self.table.match
            secret = [m for m in match.offers(match.asked) if m.split()[0] in match.game.private]
            move = secret[-1] if secret and i % 3 == 0 else self.by_chance(rng)
            said = self.ask(match.asked, "choose", id=f"{i}", seq=self.table.seq, move=move)
            assert b'"ack"' in said, said

    def by_chance(self, rng: np.random.Generator) -> str:
        match = self.table.match
        return match.game.actions.words(by_chance(match, match.legal(), rng))

    def addresses(self) -> list[str]:
        """Every address that can be got, with all that makes a difference."""
        table, found = f"/api/tables/{self.id}", ["/api/tables?list=over", "/api/tables?list=mine"]
        for path in (endpoint.path.replace("/api/tables/{table}", table) for endpoint in ASKED):
            for seq in {1, self.table.seq}:
                found += [f"{path}?seq={seq}&seat={seat}" for seat in SEATS]
            found.append(path)
        return found

    def answers(self, seat: int) -> dict[str, bytes]:
        headers = self.headers[seat]
        found = {
            address: self.client.get(address, headers=headers).content
            for address in self.addresses()
        }
        with self.client.websocket_connect("/api/socket", headers=headers) as socket:
            socket.send_json({"type": "hello", "table": self.id})
            found["position"] = socket.receive_text().encode()
        return found


def in_another_world(table: Table, word: int) -> Table:
    """The same game to everybody who only watched: other hands, other dice, other secrets."""
    game, twin = table.match.game, Table(table.row, table.store, table.clock)
    twin.match.ending = table.match.ending
    twin.match.state = imagined(game, table.match.state, SPECTATOR, word)
    twin.match.secret = OTHER
    twin.told = [
        Told(
            otherwise(told.event, game),
            told.events,
            imagined(game, told.before, SPECTATOR, word + told.event.seq),
        )
        for told in table.told
    ]
    twin.row = replace(table.row, secret=OTHER, digest="another")
    return twin


def otherwise(event: EventRow, game: Game) -> EventRow:
    """What was decided in secret is another decision of the same kind."""
    kind = event.move.partition(" ")[0]
    return replace(event, move=f"{kind} otherwise") if kind in game.private else event


@pytest.mark.slow
@every_game
def test_strangers_cannot_tell_what_was_hidden_in_a_game_that_is_not_shared(
    game: Game, tmp_path: Path
) -> None:
    app = unlimited(tmp_path)
    with TestClient(app) as client:
        closed = Finished(client, app.state.hub, game, shared=False)
        told, hidden = closed.answers(SPECTATOR), spellings(closed.table.row.secret, MOVES)

        app.state.hub.tables[closed.id] = in_another_world(closed.table, 31)
        other = closed.answers(SPECTATOR)

    assert differences(told, other) == []
    assert [path for path, said in told.items() if any(word in said for word in hidden)] == []


@pytest.mark.slow
@every_game
def test_who_sat_there_and_strangers_where_it_is_shared_see_everything(
    game: Game, tmp_path: Path
) -> None:
    app = unlimited(tmp_path)
    with TestClient(app) as client:
        closed = Finished(client, app.state.hub, game, shared=False)
        opened = Finished(client, app.state.hub, game, shared=True)
        for wire, seat in ((closed, 0), (closed, 1), (opened, SPECTATOR)):
            told = wire.answers(seat)
            secret = wire.table.row.secret.hex().encode()
            moves = [turn.event.move.encode() for turn in wire.table.told]
            for place in ("position", f"/api/tables/{wire.id}"):
                assert secret in told[place]
                assert [move for move in moves if move not in told[place]] == []
            assert secret in told[f"/api/tables/{wire.id}/replay"]
            assert told[f"/api/tables/{wire.id}/past?seq=1&seat=all"].startswith(b'{"seq":1')
