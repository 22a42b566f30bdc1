"""The back end that is a Ray cluster: each worker is an actor on one core of some node."""

import os
from collections import deque
from collections.abc import Callable
from ipaddress import ip_address
from socket import create_connection
from typing import Any

from ziggurat.compiled.sources import source_digest
from ziggurat.core.errors import Malformed
from ziggurat.pool.crew import Done, Gone, Ready, Report
from ziggurat.pool.piece import attempt

ANSWERING = 10.0  # seconds for the head of a cluster to be there
PATIENCE = 30.0  # seconds until it is said that the cluster has no core to spare


class Worker:
    """What an actor can be asked."""

    def greet(self) -> str:
        return source_digest()

    def attempt(self, piece: bytes) -> bytes:
        return attempt(piece)


class RayCrew:
    """So many actors, spread over the nodes; by default one for each core of the cluster."""

    def __init__(self, address: str, size: int | None, told: Callable[[str], None]) -> None:
        address = address or os.environ.get("RAY_ADDRESS", "")
        if address:
            knock(address)
        self.told, self.ray = told, imported(address)
        self.ours = not self.ray.is_initialized()  # else whoever began it will end it
        if self.ours:
            connect(self.ray, address, size)
        self.size = size or int(self.ray.cluster_resources().get("CPU", 1))
        self.actors: dict[int, Any] = {}
        self.asked: dict[int, deque[Any]] = {}  # the answers still to come, the oldest first
        self.greeted: set[int] = set()

    def hire(self, desk: int) -> None:
        kind = self.ray.remote(num_cpus=1, max_restarts=0, scheduling_strategy="SPREAD")(Worker)
        self.actors[desk] = kind.remote()
        self.asked[desk] = deque([self.actors[desk].greet.remote()])

    def hand(self, desk: int, piece: bytes) -> None:
        self.asked[desk].append(self.actors[desk].attempt.remote(piece))

    def wait(self) -> list[Report]:
        desks = {answers[0]: desk for desk, answers in self.asked.items() if answers}
        found, _ = self.ray.wait(list(desks), num_returns=1, timeout=PATIENCE)
        if not found and not self.greeted:
            self.told("no core of the cluster is free; waiting")
        return [self.hear(desks[answer]) for answer in found]

    def hear(self, desk: int) -> Report:
        """The oldest answer of a worker; an error of Ray's says that it is gone."""
        try:
            said = self.ray.get(self.asked[desk].popleft())
        except self.ray.exceptions.RayError as error:
            self.dismiss(desk)
            return Gone(desk, reason(error))
        if desk in self.greeted:
            return Done(desk, said)
        self.greeted.add(desk)
        return Ready(desk, said)

    def dismiss(self, desk: int) -> None:
        del self.asked[desk]
        self.greeted.discard(desk)
        self.ray.kill(self.actors.pop(desk))

    def close(self) -> None:
        for desk in list(self.actors):
            self.dismiss(desk)
        if self.ours:
            self.ray.shutdown()


def knock(address: str) -> None:
    """Ray itself asks for minutes at a door where nobody is. Raises Malformed."""
    host, _, port = address.rpartition(":")
    if not host or not port.isdigit():
        raise Malformed("--pool", f"{address}: an address is written HOST:PORT")
    try:
        create_connection((host, int(port)), ANSWERING).close()
    except OSError as error:
        raise Malformed("--pool", f"no cluster is at {address}: {reason(error)}") from None


def imported(address: str) -> Any:
    """Ray, told before it looks that it should keep to itself. Raises Malformed."""
    quiet = {
        "RAY_USAGE_STATS_ENABLED": "0",  # nobody else need know
        "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",  # a warning about graphics cards
    }
    if not address or is_loopback(address):
        # Else Ray takes this machine's outward address for its loopback, and listens there.
        quiet["RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER"] = "0"
    for name, value in quiet.items():
        os.environ.setdefault(name, value)
    try:
        import ray
    except ImportError:
        raise Malformed("--pool", "Ray is not installed: pip install 'ziggurat[ray]'") from None
    return ray


def is_loopback(address: str) -> bool:
    host = address.rpartition(":")[0]
    try:
        return host == "localhost" or ip_address(host).is_loopback
    except ValueError:
        return False  # a name


def connect(ray: Any, address: str, size: int | None) -> None:
    """Join a cluster whose head has this address, or begin one of our own on this machine."""
    quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR"}
    try:
        if address:
            ray.init(address, **quiet)
        else:
            ray.init("local", num_cpus=size, include_dashboard=False, **quiet)
    except (ConnectionError, RuntimeError, ValueError, ray.exceptions.RayError) as error:
        where = f"the cluster at {address}" if address else "a cluster of our own"
        raise Malformed("--pool", f"{where} cannot be joined: {reason(error)}") from None


def reason(error: Exception) -> str:
    """The first line Ray has to say; the others are about its insides."""
    return str(error).strip().split("\n")[0].rstrip(".")
