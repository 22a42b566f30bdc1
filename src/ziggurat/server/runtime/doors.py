"""The doors through which the processes of a server hand each other sockets.

They belong to the supervisor: whoever takes the place of a process that has ended finds at the same
door what was handed to that one last. See `sockets.handover` for what goes through them.
"""

import socket
from collections.abc import Sequence
from typing import NamedTuple


class Door(NamedTuple):
    """Two ends: what others give at one is taken at the other."""

    give: socket.socket
    take: socket.socket


def new_doors(count: int) -> list[Door]:
    """A door for each of several processes; none where the system knows nothing of the kind."""
    if count < 2 or not hasattr(socket, "SOCK_SEQPACKET"):
        return []
    try:
        pairs = [socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET) for _ in range(count)]
    except OSError:
        return []
    return [Door(*pair) for pair in pairs]


def numbers_for(process: int, doors: Sequence[Door]) -> list[int]:
    """What a process is told: where it takes, then where each of them is given to."""
    if not doors:
        return []
    return [doors[process].take.fileno(), *(door.give.fileno() for door in doors)]
