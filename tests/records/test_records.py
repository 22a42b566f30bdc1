"""Types of records are those of the records, and a type checker sees what rules do to them."""

import subprocess
import sys
from importlib import import_module

import pytest

from records.write import SOURCE, written
from ziggurat.core.state import AnyState
from ziggurat.games import GAMES

GAMES_FOLDER = SOURCE / "ziggurat" / "games"


RULES = [GAMES_FOLDER / name / "rules.py" for name in GAMES]
FEATURES = [GAMES_FOLDER / name / "bots" / "features.py" for name in GAMES]
OFFERS = GAMES_FOLDER / "tigris" / "offers.py"


@pytest.fixture(scope="module")
def errors(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """What a type checker says of rules in which a field is misspelt or of another record."""
    folder = tmp_path_factory.mktemp("mypy")
    wrong = {file: file.read_text().replace("s.prompt", "s.promt") for file in RULES}
    wrong |= {file: file.read_text().replace("s.hand[", "n.hand[") for file in FEATURES}
    offers = OFFERS.read_text().replace("o.swaps = ", "s.swaps = ")
    wrong[OFFERS] = offers.replace("survey(s, o)", "survey(o, s)")
    command = [sys.executable, "-m", "mypy", "--follow-imports=silent", f"--cache-dir={folder}"]
    for number, (file, text) in enumerate(wrong.items()):
        (folder / f"{number}.py").write_text(text)
        command += ["--shadow-file", str(file), str(folder / f"{number}.py")]
    run = subprocess.run(
        command + [str(file) for file in wrong],
        cwd=SOURCE.parent,
        capture_output=True,
        text=True,
        check=False,
    )
    return [line for line in run.stdout.splitlines() if ": error:" in line]


def test_the_types_of_all_records_are_up_to_date() -> None:
    for path, text in written().items():
        assert path.read_text() == text, f"{path} is old: `make types` writes it anew"


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_types_for_its_state_and_its_scratch_record(name: str) -> None:
    game, records = GAMES[name], import_module(f"ziggurat.games.{name}.records")

    assert tuple(records.State.__annotations__) == game.state.names
    assert tuple(records.Offers.__annotations__) == game.offers.names
    assert set(AnyState.__annotations__) <= set(records.State.__annotations__)


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_a_misspelt_field_is_an_error_in_the_rules(name: str, errors: list[str]) -> None:
    here = [line for line in errors if f"/{name}/rules.py:" in line]

    assert here
    assert all('"State" has no attribute "promt"; maybe "prompt"?' in line for line in here)


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_a_field_of_the_state_is_not_one_of_a_bots_scratch(name: str, errors: list[str]) -> None:
    here = [line for line in errors if f"/{name}/bots/features.py:" in line]

    assert here
    assert all('"Scratch" has no attribute "hand"' in line for line in here)


@pytest.mark.slow
def test_a_field_of_another_record_is_an_error(errors: list[str]) -> None:
    assert any('"State" has no attribute "swaps"' in line for line in errors)


@pytest.mark.slow
def test_a_record_in_the_place_of_another_is_an_error(errors: list[str]) -> None:
    assert any('Argument 1 to "survey" has incompatible type "Offers"' in line for line in errors)
