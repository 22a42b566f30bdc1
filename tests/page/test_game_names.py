"""The page names no game outside the game's own folder."""

from pathlib import Path

import pytest

from ziggurat.games import GAMES

SOURCES = Path(__file__).parents[2] / "web" / "src"


def names_in(text: str) -> list[str]:
    return [name for name in GAMES if name in text.casefold()]


def owner_of(path: Path) -> str:
    """The game whose folder a file stands in, or nothing."""
    folder, *rest = path.relative_to(SOURCES).parts
    return rest[0] if folder == "games" and rest[0] in GAMES else ""


COMMON = [path for path in SOURCES.rglob("*") if path.is_file() and not owner_of(path)]


def test_no_file_outside_its_folder_names_a_game() -> None:
    assert len(COMMON) > 100
    named = {
        str(path.relative_to(SOURCES)): found
        for path in COMMON
        if (found := names_in(f"{path.relative_to(SOURCES)}\n{path.read_text(encoding='utf-8')}"))
    }
    assert named == {}


@pytest.mark.parametrize("game", GAMES)
def test_a_folder_names_no_other_game(game: str) -> None:
    for path in (SOURCES / "games" / game).rglob("*"):
        if path.is_file():
            assert set(names_in(path.read_text(encoding="utf-8"))) <= {game}, path
