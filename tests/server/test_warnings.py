"""On a real server an apprentice warns before it goes to war, and a restart forgets no warning."""

import random
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from server.running import Client, Server, composed, serving

pytestmark = pytest.mark.slow

BOT = 1
FIGHTS = {"war_begun", "revolt_begun"}
ENOUGH = 3  # turns in which it attacks
WARNING = "Careful: on my next turn I may start a conflict."
IN_FRENCH = "Attention\N{NO-BREAK SPACE}: à mon prochain tour, je provoquerai peut-être un conflit."


@dataclass(slots=True)
class Neighbor:
    """A person who plays anything against an apprentice, and keeps the ears open."""

    client: Client
    table: str
    rng: random.Random = field(default_factory=lambda: random.Random(3))
    seen: int = 0  # events
    whose: int = 0  # turn it is
    turn: int = 0  # of the bot
    warned: list[int] = field(default_factory=list)  # the turns in which it warned
    fought: set[int] = field(default_factory=set)  # the turns in which it attacked

    def play(self) -> bool:
        """Hear what happened, and decide once asked; false when the game is over."""
        update = self.client.update(self.table, last=self.seen)
        if update["status"] == "live" and update["asked"] != update["seat"]:
            return True
        self.seen = update["seq"]
        for turn in update["turns"]:
            self.hear(turn)
        new = self.client.done("GET", f"/api/tables/{self.table}/chat?after={len(self.warned)}")
        assert all(line["text"] == WARNING for line in new["lines"])
        self.warned += [self.turn for _ in new["lines"]]
        if update["status"] != "live":
            return False
        move = composed(update["offers"], self.rng)
        self.client.choose(self.table, f"move {self.seen}", self.seen, move)
        return True

    def hear(self, turn: dict[str, Any]) -> None:
        """Nobody is attacked in a turn of the bot unless it warned in the one before."""
        for happening in turn["happenings"]:
            if happening["kind"] == "turn_begun":
                self.whose = happening["args"]["seat"]
                self.turn += self.whose == BOT
            if happening["kind"] in FIGHTS and self.whose == BOT:
                assert self.turn - 1 in self.warned
                self.fought.add(self.turn)


def test_nobody_is_attacked_without_a_warning_whatever_happens_to_the_server(
    tmp_path: Path,
) -> None:
    with serving(f"sqlite:///{tmp_path}/games.sqlite", tmp_path) as server:
        client, fought, restarts = Client(server, "Ann"), 0, 0
        while fought < ENOUGH:
            table = client.create("tigris", 2, bots=1, level="apprentice")
            neighbor = Neighbor(client, table)
            while neighbor.play() and fought + len(neighbor.fought) < ENOUGH:
                if len(neighbor.warned) > restarts == 0:
                    restart(server)
                    restarts += 1
            assert len(neighbor.warned) == len(set(neighbor.warned)), "it warns once a turn"
            fought += len(neighbor.fought)
        assert restarts == 1
        read = client.done("GET", f"/api/tables/{table}/chat?language=fr")["lines"]
        assert read and all(line["text"] == IN_FRENCH for line in read)
        assert not server.faults()


def restart(server: Server) -> None:
    server.kill()
    server.restart()
