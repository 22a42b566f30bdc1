"""Which games are compiled: whole, for exactly these sources, and still there.

A game is compiled in parts, each by a process of its own. A part that is done leaves a mark, a
list of the kernels it used; the name of the mark tells sources and environment. So a game counts
as ready only while every kernel of all its parts can be read. Numba is not needed to ask.
"""

import hashlib
import os
import shutil
import time
from collections.abc import Iterable, Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import NamedTuple

from ziggurat.compiled import places
from ziggurat.compiled.sources import ROOT, source_digest

RULES, BOTS = PARTS = ("rules", "bots")  # what a game is compiled in, in this order
DAY = 24 * 3600.0
FORGOTTEN = 14 * DAY  # after which a kernel that nobody used goes
MOST_BYTES = 1 << 30  # of kernels; those used longest ago go first


@cache
def stamp() -> str:
    """One name for the sources and for all else that machine code depends on."""
    whole = f"{source_digest()} {places.environment()}"
    return hashlib.sha256(whole.encode()).hexdigest()[:16]


def games() -> list[str]:
    """The games there are, by the folders of their rules."""
    return sorted(rules.parent.name for rules in (ROOT / "games").glob("*/rules.py"))


def mark_of(game: str, part: str) -> str:
    return f"{game}-{part}-{stamp()}.ready"


def is_ready(game: str) -> bool:
    """Whether all that play needs of a game is compiled."""
    return all(is_done(game, part) for part in PARTS)


def all_ready() -> bool:
    return all(map(is_ready, games()))


def is_done(game: str, part: str) -> bool:
    """Whether a part of a game is compiled."""
    return any(
        is_whole(folder / mark_of(game, part)) for folder in (places.shipped(), places.kernels())
    )


def is_whole(mark: Path) -> bool:
    """Whether a mark is there, and with it everything it names."""
    try:
        names = mark.read_text().split()
    except OSError:
        return False
    return all(
        (mark.parent / name).exists() or (places.kernels() / name).exists() for name in names
    )


def prepared() -> set[str]:
    """The kernels that all marks name: what was compiled before anybody asked for it."""
    marks = (mark_of(game, part) for game in games() for part in PARTS)
    files = (folder / mark for mark in marks for folder in (places.shipped(), places.kernels()))
    return {name for file in files if file.exists() for name in file.read_text().split()}


def remember(game: str, part: str, used: Iterable[str]) -> None:
    """Leave a mark: these kernels are all that a part needs."""
    mark = places.kernels() / mark_of(game, part)
    mark.parent.mkdir(parents=True, exist_ok=True)
    draft = mark.with_name(f"{mark.name}.{os.getpid()}")
    draft.write_text("\n".join(sorted(used)))
    draft.replace(mark)


def sweep(now: float | None = None) -> int:
    """Remove what nobody has used for long, or too much of it; returns how many files went."""
    oldest = (time.time() if now is None else now) - FORGOTTEN
    files = sorted(kept_files(), key=lambda kept: kept.used)
    left, swept = sum(kept.size for kept in files), 0
    for kept in files:
        if kept.used >= oldest and left <= MOST_BYTES:
            break
        kept.file.unlink(missing_ok=True)
        left, swept = left - kept.size, swept + 1
    for folder in outdated():
        shutil.rmtree(folder, ignore_errors=True)
    return swept


class Kept(NamedTuple):
    """A file of ours, when it was last used, and its bytes."""

    used: float
    size: int
    file: Path


def kept_files() -> Iterator[Kept]:
    """All kernels and marks; those that another process removes meanwhile are gone."""
    for file in (*places.kernels().rglob("*.kernel"), *places.kernels().glob("*.ready")):
        with suppress(FileNotFoundError):
            found = file.stat()
            yield Kept(found.st_mtime, found.st_size, file)


def outdated() -> list[Path]:
    """Folders that versions before this one named by a digest of all sources."""
    folders = places.home().iterdir() if places.home().is_dir() else ()
    return [one for one in folders if one.is_dir() and len(one.name) == 16 and is_hex(one.name)]


def is_hex(name: str) -> bool:
    return not set(name) - set("0123456789abcdef")
