"""The socket a server listens on, opened before anything else is done."""

import errno
import socket
import sys

from ziggurat.core.errors import Malformed

BACKLOG = 2048  # connections that wait while one server process takes over from another
LAST_PORT = 65_535


def listen(host: str, port: int, or_another: bool = False) -> socket.socket:
    """A socket that takes connections from now on. Raises Malformed if the port cannot be had.

    `or_another` takes any free port where this one is in use.
    """
    if not 1 <= port <= LAST_PORT:
        raise Malformed("--port", f"is a number from 1 to {LAST_PORT}, not {port}")
    try:
        return bound(host, port)
    except OSError as error:
        if error.errno == errno.EADDRINUSE and or_another:
            return bound(host, 0)
        raise Malformed("", reason(host, port, error)) from None


def bound(host: str, port: int) -> socket.socket:
    family, kind, number, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    found = socket.socket(family, kind, number)
    try:
        if sys.platform != "win32":  # where it would let two servers have one port
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        found.bind(address)
        found.listen(BACKLOG)
    except OSError:
        found.close()
        raise
    found.set_inheritable(True)
    return found


def reason(host: str, port: int, error: OSError) -> str:
    """Why nobody can listen there, in a sentence."""
    if error.errno == errno.EADDRINUSE:
        return f"port {port} is in use: another program listens there (choose one with --port)"
    if error.errno in (errno.EACCES, errno.EPERM):
        return f"port {port} is not for us: the system keeps it to itself (choose a higher one)"
    return f"nobody can listen at {host}, port {port}: {error.strerror or error}"


def address_of(listening: socket.socket, host: str) -> str:
    """What to type into a browser."""
    shown = f"[{host}]" if ":" in host else host
    return f"http://{shown}:{listening.getsockname()[1]}"
