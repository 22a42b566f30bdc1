"""A folder in which the commands of a page find what they name, and a home of their own.

Whatever the repository holds is there under its own name. What only the reader knows, the pages
write as a variable of the shell: `$TABLE`.
"""

import os
import shutil
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from starlette.testclient import TestClient

from docs.pages import ROOT
from ziggurat.server.runtime.app import build
from ziggurat.server.settings import NO_LIMITS, Settings

BIN = Path(sys.executable).parent
RECORDED = ROOT / "tests" / "golden" / "tigris_two.replay"
ANN = {"name": "Ann", "password": "correct horse"}

BYTECODE_IS_LOST = "PYTHONDONTWRITEBYTECODE"  # half of what a short command costs

# The environment stands already: recipes are run, what they need is not made anew.
MAKE = '#!/bin/sh\nexec {make} -C {root} -o setup -o .venv/.learning BIN={bin} "$@"\n'
CURL = 'fail-with-body\nnoproxy = "*"\n'  # what the server refuses is an error here


@dataclass(frozen=True, slots=True)
class Folder:
    """Where the commands of one page run, one after the other."""

    here: Path
    home: Path

    @property
    def state(self) -> Path:
        """What one command leaves to the next: the variables of the shell."""
        return self.home / "state"

    @property
    def environment(self) -> dict[str, str]:
        cache = os.environ.get("ZIGGURAT_CACHE") or os.environ.get("XDG_CACHE_HOME")
        given = {name: value for name, value in os.environ.items() if name != BYTECODE_IS_LOST}
        return given | {
            "HOME": str(self.home),
            "XDG_DATA_HOME": str(self.home / "data"),
            "ZIGGURAT_CACHE": cache or str(Path.home() / ".cache"),  # nothing is compiled again
            "PATH": f"{self.home / 'bin'}:{BIN}:{os.environ['PATH']}",
            "PYTHONPYCACHEPREFIX": str(self.home.parent.parent / "bytecode"),  # of all pages
            "LANG": "C.UTF-8",
            "STATE": str(self.state),
        }


def prepare(folder: Path, variables: Mapping[str, str]) -> Folder:
    """A new folder for one page, where these variables are known."""
    made = Folder(folder / "here", folder / "home")
    made.here.mkdir()
    for path in ROOT.iterdir():
        if not path.name.startswith("."):
            (made.here / path.name).symlink_to(path)
    (made.home / "bin").mkdir(parents=True)
    (made.home / ".curlrc").write_text(CURL)
    make = made.home / "bin" / "make"
    make.write_text(MAKE.format(make=shutil.which("make"), root=ROOT, bin=BIN))
    make.chmod(0o755)
    known = {"COMMITMENT": commitment(), **variables}
    made.state.write_text("".join(f"{name}='{value}'\n" for name, value in known.items()))
    return made


def commitment() -> str:
    """What was promised before the recorded game."""
    seed = RECORDED.read_text().partition("\nseed ")[2].split()[0]
    return sha256(bytes.fromhex(seed)).hexdigest()


def settle(database: str) -> str:
    """Let Ann play at a server, one game to its end; the name of the table that is not over."""
    with TestClient(build(Settings(database, limits=NO_LIMITS))) as client:
        client.post("/api/account", json=ANN).raise_for_status()
        tables = [sit_down(client), sit_down(client)]
        client.post(f"/api/tables/{tables[0]}/resign", json={"id": "1"}).raise_for_status()
        return tables[1]


def sit_down(client: TestClient) -> str:
    """A table against a bot, with a first decision made."""
    wish = {"game": "tigris", "seats": 2, "bots": 1, "level": "random"}
    table: str = client.post("/api/tables", json=wish).json()["table"]
    choice = {"id": "0", "seq": 0, "move": "leader black H7"}
    client.post(f"/api/tables/{table}/choose", json=choice).raise_for_status()
    return table
