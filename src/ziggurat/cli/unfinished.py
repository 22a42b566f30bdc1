"""Unfinished games of the terminal: each in a file of its own, safe after every decision.

Such a file is a replay whose first line, a comment to everybody else, says who plays, one of these:

    # unfinished 1: people 0 2, against scribe
    # unfinished 1: people 0, against king-aggressive
"""

import os
import re
from dataclasses import dataclass
from itertools import count
from pathlib import Path

from ziggurat.core.errors import Malformed
from ziggurat.core.match import Match
from ziggurat.core.notation import write_replay
from ziggurat.files import read_text

SUFFIX = ".replay"
HEAD = re.compile(r"# unfinished 1: people (\d+(?: \d+)*), against ([a-z-]+)\n")

Print = tuple[int, int, int]  # what tells one state of a file from another


@dataclass(frozen=True, slots=True)
class Unfinished:
    """A game as it was left: the people's seats, level and style of the bots, and the replay."""

    people: list[int]
    against: str
    replay: str


def folder() -> Path:
    """Where unfinished games are kept. Raises OSError where there can be no such place."""
    from ziggurat.cli.serve import data_folder

    try:
        found = data_folder() / "unfinished"
    except RuntimeError as error:  # nobody knows where home is
        raise OSError(str(error)) from None
    found.mkdir(exist_ok=True)
    return found


def newest_first(game: str = "") -> list[Path]:
    """The files of unfinished games, of all or of one; none where none could be kept."""
    try:
        found = [path for path in folder().glob(f"*{SUFFIX}") if game in ("", game_of(path))]
        return sorted(found, key=lambda path: path.stat().st_mtime_ns, reverse=True)
    except OSError:
        return []


def game_of(path: Path) -> str:
    """`senet`, of `senet-2.replay`."""
    return path.stem.rpartition("-")[0]


def read_unfinished(path: Path) -> Unfinished:
    """Who played what. Raises Malformed, and the file stays as it is."""
    text = read_text(str(path))
    head = HEAD.match(text)
    if not head:
        raise Malformed("line 1", "is not that of an unfinished game")
    people = [int(seat) for seat in head[1].split()]
    return Unfinished(list(dict.fromkeys(people)), head[2], text)


class Keeper:
    """Keeps one game in its file: before its first decision, and once it is over, in none."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path
        self.known = print_of(path) if path else None
        self.is_current = True  # whether the last decision is safe

    def keep(self, match: Match, people: list[int], against: str) -> str | None:
        """Let the file say how the game stands. Why that cannot be done is told once."""
        was_current = self.is_current
        try:
            if match.over or not match.history:
                self.forget()
            else:
                who = " ".join(map(str, people))
                head = f"# unfinished 1: people {who}, against {against}\n"
                self.write(head + write_replay(match), match.game.name)
        except OSError as error:
            self.is_current = False
            return (error.strerror or str(error)).lower() if was_current else None
        self.is_current = True
        return None

    def write(self, text: str, game: str) -> None:
        """Write beside the file and put it in its place, so that it is always whole."""
        place = folder()
        part = place / f"{game}-{os.getpid()}.part"
        with part.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        if self.path and print_of(self.path) == self.known:
            part.replace(self.path)
        else:  # a new game, or one that somebody else has gone on with: a file of its own
            self.path = put_beside(part, place, game)
        self.known = print_of(self.path)

    def forget(self) -> None:
        """Nothing is left to go on with; what somebody else has written since stays."""
        if self.path and print_of(self.path) == self.known:
            self.path.unlink()
        self.path = None


def put_beside(part: Path, place: Path, game: str) -> Path:
    """Give a file the first name that is free; no other file is ever written over."""
    for number in count(1):
        path = place / f"{game}-{number}{SUFFIX}"
        try:
            os.link(part, path)
        except FileExistsError:
            continue
        except OSError:  # a disk without links
            if path.exists():
                continue
            part.replace(path)
            return path
        part.unlink()
        return path
    raise AssertionError("numbers do not end")


def print_of(path: Path) -> Print | None:
    """What changes whenever a file is written; nothing if there is none."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_ino, found.st_mtime_ns, found.st_size
