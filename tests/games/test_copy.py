"""A copied game is a game: with one constant changed it plays, and its original plays as before."""

import json
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from games.copying import COPIES, PACKAGE, environment, package_with_copies
from server.running import PATIENCE, Client, Server
from sizes import sized
from ziggurat.games import GAMES

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
CONTRACT = "tests/games/test_contract.py"
SMALLEST = COPIES[min(GAMES, key=lambda name: len(GAMES[name].seats))]  # the fewest tables
# Every promise once for each copy; for the smallest, or in the whole size, at every table it has.
WHICH = sized([SMALLEST, *(f"-{name}]" for name in COPIES.values())], soak=list(COPIES.values()))
NUMBER = sized(2, soak=20)  # random games

# Plays random games of every game, and looks at each position of some; tells what came of it.
PLAY = """
import json, sys
from ziggurat.bots.random_play.fuzz import fuzz
from ziggurat.bots.random_play.signature import signature
from ziggurat.core.game import mixes
from ziggurat.games import GAMES
def faults(game):
    seats = game.seats[0]
    return [run.fault for run in fuzz(game, seats, mixes(game, seats)[:1], 1, seed=1) if run.fault]
number = int(sys.argv[1])
print(json.dumps({
    name: [signature(game, number, lambda done: None), faults(game)]
    for name, game in GAMES.items()
}))
"""
# Asks everything of a bot at a table of every game, as before a server serves; tells the levels.
ASK = """
import json
from ziggurat.bots.players.levels import levels_of
from ziggurat.bots.warming import use_bots
from ziggurat.games import GAMES
for name in {names}:
    use_bots(GAMES[name])
print(json.dumps({{name: levels_of(name) for name in GAMES}}))
"""


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return package_with_copies(tmp_path_factory.mktemp("whole"))


@pytest.fixture(scope="module")
def without_bots(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return package_with_copies(tmp_path_factory.mktemp("without"), bots=False)


def ran(place: Path, *arguments: str, check: bool = True) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *arguments],
        env=environment(place),
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=check,
    )


def said(place: Path, code: str, *arguments: str) -> Any:
    return json.loads(ran(place, "-c", code, *arguments).stdout)


def test_a_copy_keeps_what_every_game_must_keep(whole: Path) -> None:
    options = ("-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-k", " or ".join(WHICH))

    found = ran(whole, "-m", "pytest", *options, CONTRACT, check=False)

    assert found.returncode == 0, found.stdout


def test_the_original_plays_as_it_did_and_the_copy_otherwise(whole: Path) -> None:
    before = said(PACKAGE.parent, PLAY, str(NUMBER))
    after = said(whole, PLAY, str(NUMBER))

    assert set(after) == {*COPIES, *COPIES.values()}
    for game, name in COPIES.items():
        assert after[game] == before[game]
        assert after[name][0] != before[game][0]
        assert after[name][1] == []


def test_a_copy_without_bots_is_played_at_random(without_bots: Path) -> None:
    levels = said(without_bots, ASK.format(names=list(COPIES.values())))

    for game, name in COPIES.items():
        assert levels[name] == ["random"]
        assert len(levels[game]) == 4


def test_a_copy_with_bots_has_all_levels(whole: Path) -> None:
    levels = said(whole, ASK.format(names=[]))

    assert all(levels[name] == levels[game] for game, name in COPIES.items())


def test_copies_without_bots_are_played_to_the_end_at_a_server(
    without_bots: Path, tmp_path: Path
) -> None:
    server = Server(f"sqlite:///{tmp_path}/games.sqlite", tmp_path, "--threads", "2")
    server.environment = environment(without_bots)
    server.start()
    try:
        ann = Client(server, "Ann")
        offered = {brief["game"]: brief["levels"] for brief in ann.done("GET", "/api/games")}
        tables = {name: left_to_bots(ann, name) for name in COPIES.values()}
        end = time.monotonic() + PATIENCE
        while any(ann.update(table)["status"] != "over" for table in tables.values()):
            assert time.monotonic() < end, server.said()
            time.sleep(0.1)
        summaries = {
            name: ann.done("GET", f"/api/tables/{table}/summary") for name, table in tables.items()
        }
        assert server.faults() == []
    finally:
        server.stop()
    for name, summary in summaries.items():
        assert summary["game"] == name
        assert [level["id"] for level in offered[name]] == ["random"]


def left_to_bots(client: Client, game: str) -> str:
    """A table of two whose only person has gone away."""
    table = client.create(game, 2, bots=1)
    client.done("POST", f"/api/tables/{table}/away", {"id": "away"})
    return table


def test_a_folder_that_no_line_names_is_found(tmp_path: Path) -> None:
    place = package_with_copies(tmp_path, listed=False)

    found = ran(PACKAGE.parent, "tests/contracts.py", str(place), check=False)

    assert found.returncode == 1
    for name in COPIES.values():
        assert f"games/{name}: a game is a folder and a line" in found.stdout


def test_contracts_are_kept_by_copies_and_made_for_them(whole: Path) -> None:
    kept = ran(PACKAGE.parent, "tests/contracts.py", str(whole), check=False)
    assert kept.returncode == 0, kept.stdout

    rules = whole / "ziggurat" / "games" / SMALLEST / "rules.py"
    text = rules.read_text()
    rules.write_text(f"{text}\n\ndef late():\n    from ziggurat.games.{SMALLEST} import bots\n")
    broken = ran(PACKAGE.parent, "tests/contracts.py", str(whole), check=False)
    rules.write_text(text)

    assert broken.returncode == 1
    assert f"ziggurat.games.{SMALLEST}.rules -> ziggurat.games.{SMALLEST}.bots" in broken.stdout
