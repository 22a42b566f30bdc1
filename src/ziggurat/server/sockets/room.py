"""How many sockets there is room for: of one person, and from one address."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import ip_address

MOST_BY_USER = 30
MOST_BY_ADDRESS = 300  # a school behind one address fits


class SocketRoom:
    """Counts the sockets of this process; those from its own machine only by person."""

    def __init__(self) -> None:
        self.open: Counter[tuple[str, str]] = Counter()

    @contextmanager
    def taken(self, user: str, address: str) -> Iterator[bool]:
        """Take a place as long as this lasts; whether there was one."""
        wanted = {("user", user): MOST_BY_USER}
        if not is_own(address):
            wanted["address", address] = MOST_BY_ADDRESS
        if any(self.open[key] >= most for key, most in wanted.items()):
            yield False
            return
        self.open.update(wanted.keys())
        try:
            yield True
        finally:
            self.open.subtract(wanted.keys())
            self.open += Counter()  # forgets those who have none


def is_own(address: str) -> bool:
    """Whether an address is of this very machine."""
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False
