"""What needs no rules loads none: the package, the list of commands, the help of each."""

import os
import pkgutil
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

import ziggurat
from ziggurat import cli
from ziggurat.core.jit import PLAIN

HEAVY = {
    *("numba", "llvmlite", "numpy", "rich", "prompt_toolkit"),
    *("starlette", "sqlalchemy", "alembic", "msgspec", "uvicorn"),
}
MOST_CPU = 0.6  # seconds: several times what it takes, and less than numba alone would
TAKING_STOCK = """
import atexit, os, resource, runpy, sys
def take_stock():
    spent = resource.getrusage(resource.RUSAGE_SELF)
    with open(os.environ["STOCK"], "w") as file:
        print(spent.ru_utime + spent.ru_stime, *sys.modules, file=file)
atexit.register(take_stock)
"""
COMMAND = "runpy.run_module('ziggurat', run_name='__main__')"


class Said(subprocess.CompletedProcess[str]):
    """How a process ended, what it had spent by then, and what it had loaded."""

    spent: float
    loaded: set[str]


def run(folder: Path, *words: str, code: str = COMMAND) -> Said:
    """A command, or other code, in a fresh process."""
    stock = folder / "stock"
    # Coverage would come along with the process, and spend more than all the rest.
    plain = {name: value for name, value in os.environ.items() if not name.startswith("COVERAGE")}
    done = subprocess.run(
        [sys.executable, "-c", TAKING_STOCK + code, *words],
        env=plain | {"COLUMNS": "100", "STOCK": str(stock)},
        capture_output=True,
        text=True,
        check=False,
    )
    said = Said(done.args, done.returncode, done.stdout, done.stderr)
    spent, *loaded = stock.read_text().split()
    said.spent, said.loaded = float(spent), set(loaded)
    return said


def assert_light(said: Said) -> None:
    assert not said.loaded & HEAVY
    assert said.spent < MOST_CPU


@pytest.mark.slow
def test_the_package_loads_nothing_until_it_is_used(tmp_path: Path) -> None:
    assert_light(run(tmp_path, code="import ziggurat"))

    used = run(tmp_path, code="import ziggurat; ziggurat.Match")
    assert used.returncode == 0
    assert ("numba" in used.loaded) != PLAIN


@pytest.mark.slow
@pytest.mark.parametrize("command", cli.COMMANDS)
def test_the_help_of_a_command_loads_no_rules(command: str, tmp_path: Path) -> None:
    said = run(tmp_path, command, "--help")

    assert said.returncode == 0
    assert said.stdout.startswith(f"usage: ziggurat {command} ")
    if command == "play":  # it lists the options of the games, which are read uncompiled
        assert not said.loaded & {"numba", "llvmlite", "rich", "starlette", "sqlalchemy"}
    else:
        assert_light(said)
    others = {f"ziggurat.cli.{name}" for name in set(cli.COMMANDS) - {command}}
    shared = {"ziggurat.cli.serve", "ziggurat.cli.backup", "ziggurat.cli.show"}
    assert not said.loaded & (others - shared)


def test_the_list_of_commands_loads_none_of_them(tmp_path: Path) -> None:
    said = run(tmp_path, "--help")

    assert said.returncode == 0
    assert_light(said)
    assert not said.loaded & {f"ziggurat.cli.{name}" for name in cli.COMMANDS}


def test_the_version_is_that_of_the_package(tmp_path: Path) -> None:
    said = run(tmp_path, "--version")

    assert said.stdout == f"ziggurat {ziggurat.__version__}\n"
    assert re.fullmatch(r"\d+\.\d+\.\d+", ziggurat.__version__)
    assert_light(said)


@pytest.mark.slow
@pytest.mark.parametrize(
    "words", [("verify",), ("backup", "copy"), ("admin", "end", "table")], ids=" ".join
)
def test_that_there_is_no_database_is_said_without_the_rules(
    words: tuple[str, ...], tmp_path: Path
) -> None:
    said = run(tmp_path, *words, "--database", f"sqlite:///{tmp_path / 'nowhere'}")

    assert said.returncode == 2
    assert "there is no database at" in said.stderr
    assert not said.loaded & (HEAVY - {"msgspec"})
    assert said.spent < MOST_CPU


def test_a_word_that_is_no_command_gets_a_line(tmp_path: Path) -> None:
    said = run(tmp_path, "conquer")

    assert said.returncode == 2
    assert "invalid choice: 'conquer'" in said.stderr
    assert_light(said)


def test_every_command_stands_in_the_list_with_its_own_words() -> None:
    names = {module.name for module in pkgutil.iter_modules(cli.__path__)} - {"__main__"}
    commands = {name for name in names if hasattr(import_module(f"ziggurat.cli.{name}"), "add")}

    assert commands == set(cli.COMMANDS)
    assert cli.parser().format_help() == cli.parser(()).format_help()


def test_every_public_name_is_there_and_no_other() -> None:
    for name in ziggurat.__all__:
        assert getattr(ziggurat, name) is not None
        assert name in dir(ziggurat)
    with pytest.raises(AttributeError, match="module 'ziggurat' has no attribute 'chess'"):
        ziggurat.chess  # type: ignore[attr-defined]  # noqa: B018 - to look is to ask for it


def test_help_leaves_the_rules_of_a_running_process_as_they_are() -> None:
    """What is loaded later by other processes must not be uncompiled because of a page of help."""
    from ziggurat.cli.warm import leave_uncompiled

    before = os.environ.get("NUMBA_DISABLE_JIT")
    leave_uncompiled()

    assert os.environ.get("NUMBA_DISABLE_JIT") == before
