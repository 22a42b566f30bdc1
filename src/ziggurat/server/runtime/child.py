"""One serving process under a supervisor: `python -m ziggurat.server.runtime.child`.

It gets ready, says so, waits for the word, and serves on a socket it was handed. The link to its
supervisor carries words, one a line; when it ends, so does the process.
"""

import asyncio
import os
import signal
import socket
import sys

READY, SERVE, SERVING, PLAYED = "ready", "serve", "serving", "played"


class SupervisorLink:
    """The child's end of the socket to its supervisor."""

    def __init__(self, number: int) -> None:
        self.socket = socket.socket(fileno=number)
        self.played: set[str] = set()

    def tell(self, *words: str) -> None:
        try:
            self.socket.sendall(" ".join(words).encode() + b"\n")
        except OSError:
            leave()  # nobody supervises us any more

    def heard(self) -> str:
        """The next word, or nothing when the link has ended."""
        return self.socket.recv(64).decode().strip()

    def tell_played(self, game: str) -> None:
        """A game is played here; that is said once."""
        if game not in self.played:
            self.played.add(game)
            self.tell(PLAYED, game)

    def begin_serving(self) -> None:
        """We answer. From now on the end of the link ends us."""
        self.tell(SERVING)
        asyncio.get_running_loop().add_reader(self.socket, self.listen)

    def listen(self) -> None:
        if not self.socket.recv(64):
            asyncio.get_running_loop().remove_reader(self.socket)
            leave()


def leave() -> None:
    os.kill(os.getpid(), signal.SIGTERM)


def main(listening: int, line: int, proxies: str, place: int, *doors: int) -> None:
    """Everything that takes time comes before the word that we are ready.

    `place` is our own among the processes of the server; `doors` are as `numbers_for` tells them.
    """
    from ziggurat.server.runtime.server import get_ready, run
    from ziggurat.server.sockets.handover import Handover

    handover = None
    if doors:
        take, *give = (socket.socket(fileno=number) for number in doors)
        handover = Handover(place, take, give)
    link = SupervisorLink(line)
    get_ready()
    link.tell(READY)
    if link.heard() == SERVE:
        listener = socket.socket(fileno=listening)
        run(listener, proxies, link.begin_serving, link.tell_played, handover)


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]), sys.argv[3], *map(int, sys.argv[4:]))
