"""A connection to a host that a stranger named: to a public address, the very one we checked."""

import io
import socket
import ssl
import time
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network

from ziggurat.server.notices.words import NotSent

SockAddress = tuple[str, int] | tuple[str, int, int, int] | tuple[int, bytes]
ResolvedAddress = tuple[socket.AddressFamily, SockAddress]

# All public IPv6 is here; addresses that hide an IPv4 address, mapped or translated, are not.
PUBLIC_IPV6 = ip_network("2000::/3")
# Taken for public by `is_global`, at least in some versions of Python.
NOT_PUBLIC = [
    ip_network("2002::/16"),  # tunnels: an IPv4 address is hidden in them
    ip_network("2001::/32"),
    ip_network("192.0.0.0/24"),  # kept for protocols; a cloud's metadata
    ip_network("168.63.129.16/32"),  # another cloud's, inside each of its machines
]


def is_public(address: str) -> bool:
    """Whether an address belongs to the internet, and not to us, our neighbors or nobody."""
    ip: IPv4Address | IPv6Address = ip_address(address)
    if ip.version == 6 and ip not in PUBLIC_IPV6:
        return False
    return ip.is_global and not ip.is_multicast and not any(ip in net for net in NOT_PUBLIC)


def resolved(host: str, port: int, allow_private: bool) -> list[ResolvedAddress]:
    """Where a host can be reached. One address that is not public is enough to refuse it.

    The name is looked up once, here: asked again, it could have another answer.
    """
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except OSError:
        raise NotSent(f"there is no {host}") from None
    if not allow_private and not all(is_public(str(address[0])) for *_, address in found):
        raise NotSent(f"{host} is not on the public internet")
    return [(family, address) for family, _, _, _, address in found]


def connected_socket(host: str, port: int, deadline: float, allow_private: bool) -> socket.socket:
    """A connection to the first address of a host that takes it. Raises NotSent, OSError."""
    failure = OSError("no address")
    for family, address in resolved(host, port, allow_private):
        sock = socket.socket(family, socket.SOCK_STREAM)
        try:
            sock.settimeout(left(deadline))
            sock.connect(address)
        except OSError as error:
            sock.close()
            failure = error
        else:
            return sock
    raise failure


@contextmanager
def open_connection(
    host: str, port: int, secure: bool, deadline: float, allow_private: bool
) -> Iterator[socket.socket]:
    """An open connection, encrypted if wished, and then only with the owner of the host's name."""
    with connected_socket(host, port, deadline, allow_private) as plain:
        if not secure:
            yield plain
            return
        context = ssl.create_default_context()
        plain.settimeout(left(deadline))
        with context.wrap_socket(plain, server_hostname=host) as sealed:
            yield sealed


def left(deadline: float) -> float:
    """The seconds until then. Raises TimeoutError if there are none."""
    seconds = deadline - time.monotonic()
    if seconds <= 0:
        raise TimeoutError("timed out")
    return seconds


class TimedReader(io.RawIOBase):
    """What comes in on a connection until the deadline, however slowly it drips."""

    def __init__(self, sock: socket.socket, deadline: float) -> None:
        self.sock, self.deadline = sock, deadline

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: memoryview) -> int:  # type: ignore[override]  # all a reader gives
        self.sock.settimeout(left(self.deadline))
        return self.sock.recv_into(buffer)

    def makefile(self, mode: str) -> io.BufferedReader:
        """What http.client asks of a socket."""
        assert mode == "rb"
        return io.BufferedReader(self)
