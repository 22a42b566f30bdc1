"""Sockets of one table come together in one process of a server, and tables are spread over all."""

import os
import random
import signal
import socket
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from server.buses import redis_at
from server.fresh import children
from server.running import Client, Server, serving
from server.services import free_port
from server.stores import faults_in, ready_database
from server.test_several import Seen, play, seen
from ziggurat.server.runtime.doors import new_doors, numbers_for
from ziggurat.server.sockets.frames import MOST_HEARD, ClientBytes, Frames
from ziggurat.server.sockets.handover import Handover, read

TABLES = 6
MANY = 24  # among which chance gives some to each of two processes


@pytest.fixture(scope="module")
def server(postgres_server: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Two processes on one port."""
    database, port = ready_database(postgres_server), free_port()
    folder = tmp_path_factory.mktemp("handover")
    shared = ("--redis", f"redis://127.0.0.1:{port}", "--workers", "2")
    with redis_at(port, folder), serving(database, folder, *shared) as found:
        yield found
    assert found.faults() == []
    assert faults_in(database) == []


def holders(server: Server, people: list[Seen]) -> set[int]:
    """The processes of a server that hold the sockets of these people."""
    ports = {person.socket.local_address[1] for person in people}
    names = set()
    for line in Path("/proc/net/tcp").read_text().splitlines()[1:]:
        here, there, inode = (line.split()[place] for place in (1, 2, 9))
        if int(here.split(":")[1], 16) == server.port and int(there.split(":")[1], 16) in ports:
            names.add(f"socket:[{inode}]")
    assert len(names) == len(ports)
    assert server.process
    return {pid for pid in children(server.process.pid) if names & sockets_of(pid)}


def sockets_of(pid: int) -> set[str]:
    found = set()
    for file in Path(f"/proc/{pid}/fd").iterdir():
        try:
            found.add(os.readlink(file))
        except FileNotFoundError:
            continue  # it was closed meanwhile
    return found


@pytest.mark.slow
def test_several_processes_count_together(server: Server) -> None:
    ann, bob = Client(server, "Ann"), Client(server, "Bob")
    table = ann.create("babel", 2)
    bob.join(table)
    before = counted(ann)
    with ExitStack() as stack:
        crowd = [seen(client, table, stack) for client in (ann, bob, ann, bob, ann, bob)]

        play(crowd, 10, random.Random(4))

        for person in crowd:
            assert [turn["seq"] for turn in person.turns] == list(range(1, 11))
        assert counted(ann) == [before[0] + 10, before[1] + 6]


def counted(client: Client) -> list[float]:
    """Moves of Babel, and sockets that are open, as all processes count them."""
    names = ['ziggurat_events_total{game="babel",kind="choose"}', "ziggurat_sockets"]
    lines = dict(line.rsplit(" ", 1) for line in client.text("/metrics").splitlines())
    return [float(lines.get(name, 0.0)) for name in names]


@pytest.mark.slow
def test_everybody_at_a_table_is_served_by_one_process(server: Server) -> None:
    """Wherever they came in; also with compression, whose memory goes with the socket."""
    with ExitStack() as stack:
        ann, bob = Client(server, "Ann"), Client(server, "Bob")
        serve: set[int] = set()
        for number in range(MANY):
            if number >= TABLES and len(serve) == 2:
                break
            table = ann.create("babel", 2)
            bob.join(table)
            people = [seen(client, table, stack) for client in (ann, bob, ann, bob)]
            play(people, 3, random.Random(number))
            assert len(holders(server, people)) == 1
            serve |= holders(server, people)
            for person in people:
                assert [turn["seq"] for turn in person.turns] == [1, 2, 3]

        assert len(serve) == 2  # chance gave one of them none among so many: never


@pytest.mark.slow
def test_a_process_that_dies_is_replaced_and_its_tables_go_on(server: Server) -> None:
    with ExitStack() as stack:
        ann, bob = Client(server, "Ann"), Client(server, "Bob")
        table = ann.create("babel", 2)
        bob.join(table)
        people = [seen(client, table, stack) for client in (ann, bob)]
        play(people, 4, random.Random(1))
        (owner,) = holders(server, people)

        os.kill(owner, signal.SIGKILL)
        people = [seen(client, table, stack) for client in (ann, bob)]
        play(people, 4, random.Random(2))

        for person in people:
            assert [turn["seq"] for turn in person.turns] == list(range(1, 9))
        assert owner not in holders(server, people)
    said = server.said()
    assert f'"pid": {owner}, "code": -9' in said
    assert "server_process_ended" in said


class Transport:
    """What a socket is written to, as far as a handover looks at it."""

    def __init__(self, client: socket.socket, unsent: int = 0) -> None:
        self.client, self.unsent, self.aborted = client, unsent, False

    def is_closing(self) -> bool:
        return False

    def get_write_buffer_size(self) -> int:
        return self.unsent

    def get_extra_info(self, name: str) -> socket.socket:
        return self.client

    def abort(self) -> None:
        self.aborted = True


def frames(client: socket.socket, heard: bytes = b"hello", unsent: int = 0) -> Frames:
    """A socket that has heard something, without a server around it."""
    found = Frames.__new__(Frames)
    found.request_bytes, found.heard, found.is_placed = b"GET", bytearray(heard), False
    found.transport = Transport(client, unsent)  # type: ignore[assignment]
    return found


def test_what_cannot_be_handed_over_stays_where_it_came_in() -> None:
    """Its own tables; a client that was answered, or to whom something is still to be written."""
    doors = new_doors(2)
    take, *give = (socket.socket(fileno=os.dup(number)) for number in numbers_for(0, doors))
    ours, theirs = socket.socketpair()
    handover = Handover(0, take, give)
    names = [f"table {number}" for number in range(20)]
    foreign = [name for name in names if handover.give(name, frames(ours))]
    waiting = []
    for _ in foreign:
        said, numbers, _, _ = socket.recv_fds(doors[1].take, 65_536, 1)
        waiting.append(read(said))
        os.close(numbers[0])

    assert 0 < len(foreign) < len(names)
    assert waiting == [ClientBytes(b"GET", b"hello")] * len(foreign)
    placed = frames(ours)
    placed.stay()
    assert not handover.give(foreign[0], placed)
    assert not handover.give(foreign[0], frames(ours, unsent=1))
    for end in (take, *give, ours, theirs, *(end for door in doors for end in door)):
        end.close()


def test_a_door_before_which_too_many_wait_is_no_longer_taken() -> None:
    doors = new_doors(2)
    take, *give = (socket.socket(fileno=os.dup(number)) for number in numbers_for(0, doors))
    ours, theirs = socket.socketpair()
    handover = Handover(0, take, give)
    name = next(n for n in map(str, range(99)) if handover.give(n, frames(ours)))
    given = 1
    while handover.give(name, frames(ours, bytes(MOST_HEARD))):
        given += 1
        assert given < 1000

    assert given > 1
    for end in (take, *give, ours, theirs, *(end for door in doors for end in door)):
        end.close()


def test_one_process_needs_no_door() -> None:
    assert new_doors(1) == []
    assert numbers_for(0, []) == []
