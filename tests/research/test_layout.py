"""The layout of observations and actions means the same for ever, or has another version."""

from pathlib import Path

import pytest

from research.tables import every_game
from research.write_layout import PAGE, page
from ziggurat.games import GAMES
from ziggurat.research import study as study_module
from ziggurat.research.study import layout_digest, study

# The digest of every layout of every version. A layout that differs gets a version of its own.
KNOWN: dict[tuple[str, int, bool], str] = {
    ("tigris", 1, False): "663935eeb62dbe34",
    ("tigris", 1, True): "739438f3c81d15ae",
    ("china", 1, False): "a11da7d17566bf55",
    ("china", 1, True): "1afb97dabce13aec",
    ("china", 2, False): "9e87fc166a50e9d4",
    ("china", 2, True): "43e4211ee404604e",
    ("babel", 1, False): "d9bf280378bd174c",
    ("babel", 1, True): "366e31cd9e8868b2",
}


@every_game
@pytest.mark.parametrize("unrolled", [False, True])
def test_a_layout_that_changes_has_another_version(game: str, unrolled: bool) -> None:
    known = KNOWN[game, GAMES[game].platform.layout_version, unrolled]

    assert layout_digest(study(game, unrolled=unrolled)) == known


@every_game
def test_the_layout_is_the_same_for_any_number_of_seats(game: str) -> None:
    sizes = {
        (study(game, seats).observation.size, study(game, seats).size)
        for seats in GAMES[game].seats
    }

    assert len(sizes) == 1


def test_the_page_about_the_layout_is_up_to_date() -> None:
    assert PAGE.read_text() == page()


def test_all_kernels_of_research_stand_in_one_file() -> None:
    """Numba would not notice an edit of another one."""
    folder = Path(study_module.__file__).parent
    having = [file.name for file in folder.glob("*.py") if "@kernel" in file.read_text()]

    assert having == ["steps.py"]
