"""Which pages may act for a user."""

import ipaddress
import socket
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection


def same_origin(request: HTTPConnection) -> bool:
    """A page of another host may not act in our user's name; programs send no origin."""
    origin = request.headers.get("origin")
    try:
        return origin is None or urlsplit(origin).netloc == request.headers.get("host")
    except ValueError:
        return False


def own_names(address: str) -> frozenset[str]:
    """The names this server goes by: that of the address people type, and those of its machine."""
    machine = socket.gethostname().lower()
    return frozenset({"localhost", machine, f"{machine}.local", named_in(address)} - {""})


def is_called_by_name(request: HTTPConnection, names: frozenset[str]) -> bool:
    """Whether a page came here by a name of ours, or by a number, which nobody can point at us.

    Who owns a name may let it lead to our machine, and so make his page look like ours.
    """
    if "origin" not in request.headers:
        return True
    name = named_in(f"//{request.headers.get('host', '')}")
    return name in names or name.endswith(".localhost") or is_number(name)


def named_in(address: str) -> str:
    try:
        return urlsplit(address).hostname or ""
    except ValueError:
        return ""


def is_number(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
