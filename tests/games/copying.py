"""The package with copies of its games: what somebody does who begins a game from another one.

A copy is the folder of a game under another name, with its imports and its name changed, one
constant changed, and a line in `games/__init__.py`. No other file is touched.
"""

import os
import re
import shutil
from pathlib import Path

import ziggurat
from ziggurat.games import GAMES

PACKAGE = Path(ziggurat.__file__).parent
# What is changed in the copy of each game, in its `data.py`: it plays otherwise from the start.
CHANGED = {
    "tigris": ("ACTIONS_A_TURN = 2", "ACTIONS_A_TURN = 3"),
    "china": ("DISPLAY = constant(4)", "DISPLAY = constant(5)"),
    "babel": ("DRAWN_A_TURN = constant(3)", "DRAWN_A_TURN = constant(5)"),
}
COPIES = {game: game[::-1] for game in GAMES}  # by the name of the original


def package_with_copies(place: Path, *, bots: bool = True, listed: bool = True) -> Path:
    """A folder that holds the package with a copy of every game; a folder for PYTHONPATH.

    The copies may be without what bots need of them, or without their line in the list.
    """
    ignored = shutil.ignore_patterns("__pycache__", "shipped")
    shutil.copytree(PACKAGE, place / "ziggurat", ignore=ignored)
    for game, name in COPIES.items():
        copy_game(place / "ziggurat" / "games", game, name, bots)
        if listed:
            add_line(place / "ziggurat" / "games" / "__init__.py", game, name)
    return place


def copy_game(games: Path, game: str, name: str, bots: bool) -> None:
    ignored = shutil.ignore_patterns("__pycache__", *(() if bots else ("bots",)))
    shutil.copytree(games / game, games / name, ignore=ignored)
    for file in (games / name).rglob("*.py"):
        file.write_text(renamed(file.read_text(), game, name))
    data = games / name / "data.py"
    before, after = CHANGED[game]
    assert before in data.read_text()
    data.write_text(data.read_text().replace(before, after))


def renamed(text: str, game: str, name: str) -> str:
    """The same file of another game: its imports, its name, and what its record is called."""
    text = text.replace(f"ziggurat.games.{game}", f"ziggurat.games.{name}")
    text = text.replace(f'"{game}"', f'"{name}"')
    return re.sub(rf"\b{game.upper()}\b", name.upper(), text)


def add_line(file: Path, game: str, name: str) -> None:
    """List a copy right behind its original."""
    imported = f"from ziggurat.games.{game} import {game.upper()}\n"
    text = file.read_text()
    assert imported in text
    text = text.replace(imported, imported + renamed(imported, game, name))
    head, brackets, rest = text.rpartition("by_name(")
    listed = rest.replace(game.upper(), f"{game.upper()}, {name.upper()}")
    file.write_text(head + brackets + listed)


def environment(place: Path) -> dict[str, str]:
    """For processes that shall find the package there; uncompiled, for nothing is compiled yet."""
    return os.environ | {"PYTHONPATH": str(place), "NUMBA_DISABLE_JIT": "1"}
