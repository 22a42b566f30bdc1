"""The kernels that a package carries: `python -m ziggurat.compiled.shipping FOLDER`.

They are those of the marks of all games, and the marks; so whoever has them compiles nothing. Said
at the end is what must be installed beside them, for machine code fits one version of each library.
"""

import shutil
import sys
from importlib import metadata
from pathlib import Path

from ziggurat.compiled import places
from ziggurat.compiled.readiness import PARTS, all_ready, games, mark_of


def ship(folder: Path) -> None:
    """Copy all that play needs of every game. Raises FileNotFoundError if it is not all there."""
    for mark in (mark_of(game, part) for game in games() for part in PARTS):
        for name in (mark, *(places.kernels() / mark).read_text().split()):
            copy = folder / name
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(places.kernels() / name, copy)


def requirements() -> list[str]:
    """The very versions with which these kernels are used."""
    return [f"{name}=={metadata.version(name)}" for name in places.LIBRARIES]


if __name__ == "__main__":
    if not all_ready():
        sys.exit("Not all games are compiled: there is nothing whole to ship.")
    ship(Path(sys.argv[1]))
    sys.stdout.write("\n".join(requirements()))
