"""A server that was just started, in the browser of who started it."""

import os
import socket
import sys
import threading
import time
import webbrowser
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from urllib.request import OpenerDirector

PAUSE = 0.1  # seconds between two questions
PATIENCE = 120.0  # for a server that starts


def free_port(host: str, port: int) -> int:
    """This port or, if somebody has it, any other."""
    for wish in (port, 0):
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((host, wish))
            except OSError:
                continue
            found: int = probe.getsockname()[1]
            return found
    return port  # the server will say what is wrong with it


def show(address: str) -> None:
    """Open the browser as soon as the server answers; where there is none, nothing happens."""
    threading.Thread(target=open_when_ready, args=(address,), daemon=True).start()


def open_when_ready(address: str) -> bool:
    """Whether there was a server and a browser."""
    end = time.monotonic() + PATIENCE
    while not answers(address):
        if time.monotonic() > end:
            return False
        time.sleep(PAUSE)
    if not has_screen():  # a browser in the terminal would take the place of the server there
        return False
    try:
        return webbrowser.open(address)
    except webbrowser.Error:
        return False


def has_screen() -> bool:
    """Whether a window could be opened."""
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


@cache
def direct() -> "OpenerDirector":
    """Who asks our own server, through no proxy; imported late, for only `--open` needs it."""
    from urllib.request import ProxyHandler, build_opener

    return build_opener(ProxyHandler({}))


def answers(address: str) -> bool:
    try:
        with direct().open(f"{address}/healthz", timeout=PATIENCE) as answer:
            return bool(answer.status == 200)
    except OSError:  # that no server answers is one of them
        return False
