"""A notice as a call to a web address that the person who is asked has given us."""

import re
import socket
import time
from http.client import HTTPConnection, HTTPException, HTTPResponse, HTTPSConnection
from ipaddress import AddressValueError, IPv6Address
from typing import NamedTuple, cast
from urllib.parse import urlsplit

import msgspec

from ziggurat.server.notices.outbound import TimedReader, left, open_connection
from ziggurat.server.notices.words import Notice, NotSent, one_line, subject

TIMEOUT = 10.0  # seconds for the whole call, but for the look-up of the name
URL = re.compile(r"[!-~]{1,2000}")  # printable ASCII; urlsplit would drop line ends in silence
HOST = re.compile(r"(?=.{1,253}$)[a-z0-9_-]{1,63}(?:\.[a-z0-9_-]{1,63})*")

# What chat services would take for a call to everybody or for a link becomes a look-alike.
HARMLESS = str.maketrans("<>@[]", "‹›＠［］")


class Target(NamedTuple):
    """A web address, taken apart."""

    secure: bool
    host: str
    port: int
    path: str


def target_of(url: str) -> Target:
    """The parts of a web address we would call. Raises ValueError."""
    if not URL.fullmatch(url):
        raise ValueError("too long, or not ASCII")
    parts = urlsplit(url)
    host = parts.hostname or ""
    if parts.scheme not in ("http", "https") or "@" in parts.netloc or parts.port == 0:
        raise ValueError("not http, with a password, or without a port")
    if not (is_ipv6(host) if "[" in parts.netloc else HOST.fullmatch(host)):
        raise ValueError("no host")
    secure = parts.scheme == "https"
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Target(secure, host, parts.port or (443 if secure else 80), path)


def is_ipv6(host: str) -> bool:
    try:
        return IPv6Address(host).scope_id is None
    except AddressValueError:
        return False


def is_webhook(url: str) -> bool:
    """Whether an address can be called at all; nobody is asked."""
    try:
        target_of(url)
    except ValueError:
        return False
    return True


def send_webhook(
    url: str, notice: Notice, allow_private: bool = False, timeout: float = TIMEOUT
) -> None:
    """Post a notice, and wait until it is accepted. Raises NotSent.

    Private addresses are refused unless they are allowed: anybody may give us an address, and
    we stand where he does not. For the same reason no redirect is followed.
    """
    try:
        target = target_of(url)
    except ValueError:
        raise NotSent("this is not an address for a webhook") from None
    # The path is as good as a password, therefore only the host is named.
    try:
        status = post(target, content(notice), time.monotonic() + timeout, allow_private)
    except HTTPException:
        raise NotSent(f"{target.host} does not speak HTTP") from None
    except OSError as error:
        raise NotSent(one_line(f"{target.host} cannot be reached: {error}")) from None
    if not 200 <= status < 300:
        raise NotSent(f"{target.host} answers {status}")


def content(notice: Notice) -> bytes:
    """The message for chat services, Slack's way and Discord's, and its parts for programs."""
    said = f"{subject(notice)}\n{notice.question}".translate(HARMLESS)
    text = f"{said}\n{notice.link}".strip()
    return msgspec.json.encode(
        {
            "text": text,
            "content": text,
            "table": notice.table,
            "game": notice.title,
            "question": notice.question,
            "link": notice.link,
        }
    )


def post(target: Target, body: bytes, deadline: float, allow_private: bool) -> int:
    """The status with which a server answers; what else it says is not read."""
    secure, host, port, path = target
    with open_connection(host, port, secure, deadline, allow_private) as sock:
        connection = (HTTPSConnection if secure else HTTPConnection)(host, port)
        connection.sock = sock
        headers = {
            "Content-Type": "application/json",
            "User-Agent": "Ziggurat",
            "Connection": "close",
        }
        sock.settimeout(left(deadline))
        connection.request("POST", path, body, headers)
        timed = cast(socket.socket, TimedReader(sock, deadline))
        with HTTPResponse(timed, method="POST") as answer:
            answer.begin()
            return answer.status
