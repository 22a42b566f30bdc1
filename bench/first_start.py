"""From a clone to the first move: `python bench/first_start.py`, `--json` for one object.

A fresh clone with an empty home, cache and data folder is installed and started as a newcomer
would, with `make play`. Then somebody opens the page, plays, and meets every level of every game,
while the machine compiles. Times are seconds by the clock, so they are for a quiet machine.
"""

import argparse
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
GAMES = {"tigris": 2, "china": 2, "babel": 2}
LEVELS = ("apprentice", "scribe", "vizier", "king")
PATIENCE = 900.0  # seconds for everything
SETTLING = 5.0  # seconds after which a server is idle
GLANCE = 0.05
direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="one object on standard output")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="ziggurat-first-") as folder:
        found = first_start(Path(folder))
    sys.stdout.write(json.dumps(found) + "\n" if args.json else table(found))


def first_start(folder: Path) -> dict[str, Any]:
    """Everything a newcomer waits for, one after the other."""
    clone, env = folder / "clone", fresh_environment(folder)
    subprocess.run(["git", "clone", "-q", str(ROOT), str(clone)], check=True)
    began = time.monotonic()
    subprocess.run(["make", "-s", "ready"], cwd=clone, env=env, check=True)
    found: dict[str, Any] = {"install_s": since(began)}
    with started(clone, env, folder / "log") as server:
        found["page_s"] = server.until(lambda: "<title>" in get(server.address, "/"))
        me = Person(server.address)
        me.play("babel", "scribe")
        found["move_s"] = since(server.began)
        found["answers_s"] = {
            f"{game} {level}": me.play(game, level) for game in GAMES for level in LEVELS
        }
        found["uncompiled"] = not me.is_ready()
        found["compiled_s"] = server.until(me.is_ready)
        time.sleep(SETTLING)
        found["idle_mb"] = megabytes(server.process.pid)
        found["peak_mb"] = server.peak
    return found


def fresh_environment(folder: Path) -> dict[str, str]:
    """Nothing of what this machine has kept, and no browser."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("ZIGGURAT")}
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "PYTHONPATH", "VIRTUAL_ENV", "MAKEFLAGS"):
        kept.pop(name, None)
    places = {"HOME": "home", "XDG_CACHE_HOME": "cache", "XDG_DATA_HOME": "data"}
    for place in places.values():
        (folder / place).mkdir()
    return kept | {name: str(folder / place) for name, place in places.items()}


class Server:
    """`make play`, its address, and how much memory all its processes took at the most."""

    def __init__(self, process: "subprocess.Popen[bytes]", log: Path) -> None:
        self.process, self.log, self.began = process, log, time.monotonic()
        self.peak, self.address = 0.0, ""
        threading.Thread(target=self.weigh, daemon=True).start()
        self.until(self.has_address)

    def weigh(self) -> None:
        while self.process.poll() is None:
            self.peak = max(self.peak, megabytes(self.process.pid))
            time.sleep(4 * GLANCE)

    def has_address(self) -> bool:
        said = re.search(r"Ziggurat is at (http://\S+)", self.log.read_text())
        self.address = said[1] if said else ""
        return bool(said)

    def until(self, holds: Callable[[], bool]) -> float:
        """Seconds since the start when something holds."""
        while not holds():
            if self.process.poll() is not None or since(self.began) > PATIENCE:
                sys.exit(f"the server did not come so far:\n{self.log.read_text()}")
            time.sleep(GLANCE)
        return since(self.began)


@contextmanager
def started(clone: Path, env: dict[str, str], log: Path) -> Iterator[Server]:
    with log.open("wb") as out:
        process = subprocess.Popen(
            ["make", "-s", "play"],
            cwd=clone,
            env=env,
            stdout=out,
            stderr=out,
            start_new_session=True,
        )
    try:
        yield Server(process, log)
    finally:
        os.killpg(process.pid, signal.SIGTERM)
        process.wait()


class Person:
    """A guest who plays one move at many tables."""

    def __init__(self, address: str) -> None:
        self.address, self.token = address, ""
        self.token = self.ask("/api/guest", {"name": "Newcomer"})["token"]

    def ask(self, path: str, body: Any = None) -> Any:
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.address + path, data, headers)
        with direct.open(request, timeout=PATIENCE) as answer:
            return json.load(answer)

    def is_ready(self) -> bool:
        return bool(self.ask("/api/readiness")["ready"])

    def play(self, game: str, level: str) -> float:
        """Move until a bot is asked; seconds until it has answered."""
        wish = {"game": game, "seats": GAMES[game], "bots": GAMES[game] - 1, "level": level}
        table = self.ask("/api/tables", wish)["table"]
        shown = self.ask(f"/api/tables/{table}")
        while shown["asked"] == shown["seat"]:
            move = {"id": f"m{shown['seq']}", "seq": shown["seq"], "move": first(shown["offers"])}
            self.ask(f"/api/tables/{table}/choose", move)
            asked = time.monotonic()
            shown = self.ask(f"/api/tables/{table}")
        self.ask(f"/api/tables/{table}?wait={shown['seq']}")
        return since(asked)


def first(offers: list[dict[str, Any]]) -> str:
    """The first move on offer, in words."""
    offer = dict(offers[-1])
    words = [offer.pop("kind")]
    for value in offer.values():
        one = next(iter(value["each"])) if isinstance(value, dict) else value
        words.append(one[0] if isinstance(one, list) else one)
    return " ".join(word for word in words if word)


def get(address: str, path: str) -> str:
    try:
        with direct.open(address + path, timeout=PATIENCE) as answer:
            return str(answer.read().decode())
    except urllib.error.URLError:
        return ""


def since(began: float) -> float:
    return round(time.monotonic() - began, 2)


def megabytes(pid: int) -> float:
    """What a process and all below it take; what several share is counted once."""
    total = 0
    for one in (pid, *below(pid)):
        try:
            rollup = Path(f"/proc/{one}/smaps_rollup").read_text()
        except OSError:
            continue  # it has ended
        total += int(re.search(r"^Pss:\s+(\d+)", rollup, re.M)[1])  # type: ignore[index]
    return round(total / 1024, 1)


def below(pid: int) -> list[int]:
    try:
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    except OSError:
        return []
    return [one for child in map(int, children) for one in (child, *below(child))]


def table(found: dict[str, Any]) -> str:
    rows = {
        "install": f"{found['install_s']} s",
        "page answers, after the install": f"{found['page_s']} s",
        "first own move stored": f"{found['move_s']} s",
        **{f"first answer, {who}": f"{s} s" for who, s in found["answers_s"].items()},
        "everything compiled": f"{found['compiled_s']} s",
        "memory at the most, all processes": f"{found['peak_mb']} MB",
        "memory, idle, all processes": f"{found['idle_mb']} MB",
    }
    return "".join(f"{name:40} {value}\n" for name, value in rows.items())


if __name__ == "__main__":
    if not shutil.which("make") or not Path("/proc").is_dir():
        sys.exit("this needs make, and a system with /proc")
    main()
