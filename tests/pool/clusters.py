"""A Ray cluster of several nodes on this machine, on its loopback and nowhere else."""

import os
import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from socket import create_server
from typing import Any

TESTS = str(Path(__file__).parents[1])  # workers find the tests' own work there
STARTS = 12  # Ray waits half a minute for a node, which is not always enough on a busy machine
KEEP_TO_YOURSELF = {
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",
    "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0",  # or the loopback is taken for the outward address
    "RAY_AUTH_MODE": "token",
}


@contextmanager
def cluster(nodes: int) -> Iterator[Any]:
    """So many nodes with one core each; all of it is gone at the end."""
    os.environ.update(KEEP_TO_YOURSELF)
    os.environ.setdefault("RAY_AUTH_TOKEN", secrets.token_hex(32))
    before = os.environ.get("PYTHONPATH", "")
    os.environ["PYTHONPATH"] = os.pathsep.join([TESTS, before] if before else [TESTS])
    found = patiently(lambda: start(nodes))
    try:
        yield found
    finally:
        import ray

        ray.shutdown()
        found.shutdown()
        os.environ["PYTHONPATH"] = before


def patiently(begin: Callable[[], Any]) -> Any:
    """Something that starts, at the last try or before."""
    for _ in range(STARTS - 1):
        try:
            return begin()
        except Exception:  # noqa: BLE001 - Ray raises nothing more special; the last try is bare
            continue
    return begin()


def one_more(nodes: Any) -> None:
    patiently(lambda: nodes.add_node(num_cpus=1))


def start(nodes: int) -> Any:
    from ray.cluster_utils import Cluster

    found = Cluster()
    try:
        head = {"gcs_server_port": free_port(), "include_dashboard": False}
        found.add_node(num_cpus=1, **head)
        for _ in range(nodes - 1):
            found.add_node(num_cpus=1)
    except BaseException:
        found.shutdown()
        raise
    return found


def free_port() -> int:
    with create_server(("127.0.0.1", 0)) as server:
        port: int = server.getsockname()[1]
        return port
