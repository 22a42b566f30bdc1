"""Whoever installs the wheel for his machine compiles nothing; the others compile as ever."""

import json
import os
import platform
import sys
import sysconfig
import zipfile
from email import message_from_string
from importlib import metadata
from pathlib import Path

import pytest

from research.tables import compiled_only
from wheels.building import ROOT, Environment, build, build_plain
from wheels.playing import play_everything
from ziggurat.compiled import places
from ziggurat.compiled.kernels import ENDING
from ziggurat.games import GAMES
from ziggurat.texts import LANGUAGES

pytestmark = compiled_only
SHIPPED = "ziggurat/compiled/shipped/"
PARTS = 6  # rules and bots of three games
CPU = 6.0  # seconds until a server answers
FRESH = "ZIGGURAT_FRESH"  # a variable that asks for the long test
# Calls a rule, and tells whether all games are ready, what was compiled, and what was read.
ASK = """
import json
from ziggurat.compiled import kernels, places, readiness
from ziggurat.core.state import blank
from ziggurat.games.babel import BABEL
BABEL.asked(blank(BABEL.state))
read = [(places.shipped() / name).exists() for name in kernels.USED]
print(json.dumps([readiness.all_ready(), kernels.COMPILED, read]))
"""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """With the kernels of this machine, so that they need not be compiled again."""
    return build(tmp_path_factory.mktemp("built"), places.home().parent)


@pytest.fixture(scope="module")
def environment(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Environment:
    made = Environment(tmp_path_factory.mktemp("installed"))
    made.install_beside_tests(wheel)
    return made


def told(wheel: Path, file: str) -> list[tuple[str, str]]:
    """A file of what the wheel says about itself, as its names and values."""
    with zipfile.ZipFile(wheel) as opened:
        (name,) = (name for name in opened.namelist() if name.endswith(f".dist-info/{file}"))
        return message_from_string(opened.read(name).decode()).items()


def test_exactly_the_kernels_of_the_marks_are_carried(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as opened:
        carried = {name for name in opened.namelist() if name.startswith(SHIPPED)}
        marks = {name for name in carried if name.endswith(".ready")}
        marked = {SHIPPED + name for mark in marks for name in opened.read(mark).decode().split()}

    assert len(marks) == PARTS
    assert len(marked) > PARTS
    assert carried == marks | marked


def test_the_wheel_says_for_which_machines_and_libraries_it_is(wheel: Path) -> None:
    python = f"cp{sys.version_info.major}{sys.version_info.minor}"
    needed = [value for name, value in told(wheel, "METADATA") if name == "Requires-Dist"]

    tag = f"{python}-{python}-{sys.platform}_{platform.machine()}"
    assert ("Tag", tag) in told(wheel, "WHEEL")
    assert wheel.name.endswith(f"-{tag}.whl")
    for library in ("numba", "llvmlite", "numpy"):
        assert f"{library}=={metadata.version(library)}" in needed


@pytest.mark.slow
def test_the_plain_wheel_is_for_every_machine_and_needs_no_very_version(tmp_path: Path) -> None:
    plain = build_plain(tmp_path)
    needed = [value for name, value in told(plain, "METADATA") if name == "Requires-Dist"]
    with zipfile.ZipFile(plain) as opened:
        names = opened.namelist()

    assert plain.name.endswith("-py3-none-any.whl")
    assert not [name for name in names if name.startswith(SHIPPED)]
    assert "ziggurat/py.typed" in names
    for language in LANGUAGES:
        assert f"ziggurat/texts/{language}.ftl" in names
        assert {f"ziggurat/games/{game}/texts/{language}.ftl" for game in GAMES} <= set(names)
    assert not [requirement for requirement in needed if "==" in requirement.partition(";")[0]]


def test_the_same_kernels_make_the_same_wheel(wheel: Path, tmp_path: Path) -> None:
    again = build(tmp_path, places.home().parent)

    assert again.read_bytes() == wheel.read_bytes()


def test_the_folders_of_who_built_it_do_not_travel(wheel: Path) -> None:
    installed = {sysconfig.get_path(place) for place in ("purelib", "stdlib")}
    folders = {str(ROOT), str(places.home())} | installed
    with zipfile.ZipFile(wheel) as opened:
        texts = {name: opened.read(name) for name in opened.namelist()}
    assert any(name.endswith(ENDING) for name in texts)
    for name, data in texts.items():
        assert [folder for folder in folders if folder.encode() in data] == [], name


def test_who_has_such_a_machine_uses_what_came_with_the_wheel(environment: Environment) -> None:
    assert json.loads(environment.said(ASK)) == [True, [], [True]]
    assert environment.kernels == []


def test_who_has_another_machine_compiles_and_uses_nothing_of_it(
    environment: Environment, tmp_path: Path
) -> None:
    other = {"NUMBA_CPU_NAME": "x86-64", "ZIGGURAT_CACHE": str(tmp_path)}
    said = json.loads(environment.said(ASK, **other))

    assert said == [False, ["ziggurat.games.babel.rules.asked"] * 2, [False] * 2]
    assert len(list(tmp_path.rglob("*.kernel"))) == 2  # for kernels, and for Python


def test_its_server_answers_at_once_and_compiles_nothing(
    environment: Environment, tmp_path: Path
) -> None:
    assert play_everything(environment, tmp_path) <= CPU
    assert environment.kernels == []


@pytest.mark.skipif(FRESH not in os.environ, reason="compiles everything and downloads: make soak")
def test_a_wheel_built_from_nothing_serves_in_a_new_environment(tmp_path: Path) -> None:
    environment = Environment(tmp_path)
    environment.install(build(tmp_path / "built"))

    assert play_everything(environment, tmp_path) <= CPU
    assert environment.kernels == []
