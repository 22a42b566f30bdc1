"""What kernels are made of is told by the imports of their files."""

import ast
import hashlib
import json
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

import ziggurat
from ziggurat.compiled import sources
from ziggurat.core import dice
from ziggurat.core.jit import PLAIN

PACKAGE = Path(ziggurat.__file__).parent
ALL = sorted(file for room in sources.KERNEL_ROOMS for file in (PACKAGE / room).rglob("*.py"))
compiled_only = pytest.mark.skipif(PLAIN, reason="nothing is compiled")

# Tells what the kernels of every module are made of, for each game they may be compiled for.
TELL = """
import importlib, json, pathlib, numba
from ziggurat.bots.warming import GAMES
from ziggurat.compiled import sources
records = {name: str(numba.from_dtype(game.state)) for name, game in GAMES.items()}
root = sources.ROOT
found = {}
for room in ("core", "games", "bots"):
    for file in sorted((root / room).rglob("*.py")):
        if "@kernel" in file.read_text() or "@arithmetic" in file.read_text():
            name = ".".join(("ziggurat", *file.relative_to(root).with_suffix("").parts))
            importlib.import_module(name)
            for game, record in records.items():
                found[f"{name} {game}"] = sources.digest_of(name, frozenset([record]))
print(json.dumps(found))
"""
# Deals a game and counts the points, and tells what had to be compiled for it.
SCORE = """
import json, numpy as np
from ziggurat.compiled.kernels import COMPILED
from ziggurat.core.state import blank
from ziggurat.games.babel import BABEL
BABEL.scores(blank(BABEL.state), np.zeros(2, np.int64))
from ziggurat.core.dice import stir
stir(np.uint64(1))
print(json.dumps(COMPILED))
"""


def imports_of(file: Path) -> Iterator[str]:
    """What a file imports as a whole, by Python's own reading of it."""
    for node in ast.parse(file.read_text()).body:
        if isinstance(node, ast.ImportFrom) and node.module:
            for alias in node.names:
                inner = f"{node.module}.{alias.name}"
                yield inner if inner in sys.modules else node.module
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)


@pytest.mark.parametrize("file", ALL, ids=lambda file: file.relative_to(PACKAGE).as_posix())
def test_imports_are_read_as_python_reads_them(file: Path) -> None:
    read = {name for name in sources.named_in(file.read_text()) if sources.is_ours(name)}

    assert read == {name for name in imports_of(file) if sources.is_ours(name)}


def test_what_is_bought_does_not_count_and_what_lies_beside_does() -> None:
    assert sources.is_ours(dice.__name__)
    assert sources.is_ours(__name__)
    assert not sources.is_ours("numpy")
    assert not sources.is_ours("json")
    assert not sources.has_file("no such module")


@pytest.mark.parametrize(
    ("file", "ours"),
    [
        ("/home/ann/.local/lib/python3.11/site-packages/senet/__init__.py", False),
        ("/usr/lib/python3/dist-packages/senet/__init__.py", False),
        ("/home/ann/bots/senet.py", True),
    ],
)
def test_installed_packages_are_known_wherever_they_are(
    file: str, ours: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else kernels that came with a wheel would have other names in the environment of a user."""
    module = ModuleType("senet")
    module.__file__ = file
    monkeypatch.setitem(sys.modules, "senet", module)

    assert sources.is_ours("senet") == ours


def test_how_kernels_are_kept_does_not_count() -> None:
    reached = sources.reached(dice.__name__)

    assert "ziggurat.core.jit" in reached
    assert "ziggurat.compiled.places" not in reached


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    """The package in another place, with a name that is no plain word."""
    place = tmp_path / "élan vital"
    ignored = shutil.ignore_patterns("page", "__pycache__", "shipped")
    shutil.copytree(PACKAGE, place / "ziggurat", ignore=ignored)
    return place


def edit(file: Path, old: str, new: str) -> None:
    text = file.read_text()
    assert old in text
    file.write_text(text.replace(old, new))


def said(code: str, place: Path, cache: Path) -> object:
    env = {"PYTHONPATH": str(place), "ZIGGURAT_CACHE": str(cache), "PATH": "/usr/bin:/bin"}
    done = subprocess.run([sys.executable, "-c", code], env=env, check=True, capture_output=True)
    return json.loads(done.stdout)


@pytest.mark.slow
@compiled_only
def test_a_changed_constant_is_noticed_through_any_number_of_imports(
    copied: Path, tmp_path: Path
) -> None:
    cache = tmp_path / "cache"
    first = said(SCORE, copied, cache)
    second = said(SCORE, PACKAGE.parent, cache)  # the same sources somewhere else
    edit(copied / "ziggurat" / "games" / "babel" / "data.py", "SURE_WIN = 20", "SURE_WIN = 21")
    third = said(SCORE, copied, cache)

    assert second == []
    assert isinstance(first, list) and isinstance(third, list)
    assert "ziggurat.core.dice.stir" in first
    assert third == [name for name in first if name.startswith("ziggurat.games.babel.")]
    assert third


@pytest.mark.slow
@compiled_only
def test_a_remark_in_the_bots_of_one_game_touches_no_rule_and_nothing_of_the_others(
    copied: Path, tmp_path: Path
) -> None:
    before = said(TELL, copied, tmp_path)
    candidates = copied / "ziggurat" / "games" / "babel" / "bots" / "candidates.py"
    candidates.write_text(candidates.read_text() + "# A remark.\n")
    after = said(TELL, copied, tmp_path)

    assert isinstance(before, dict) and isinstance(after, dict)
    changed = {name for name in before if before[name] != after[name]}
    assert changed
    for name in changed:
        module, game = name.split()
        own = module.startswith("ziggurat.games.babel.bots.")
        assert game == "babel" or own, name
        assert own or module.startswith("ziggurat.bots."), name
    assert not changed & {
        f"ziggurat.bots.random_play.{rules} babel" for rules in ("playout", "fuzz")
    }
    assert "ziggurat.bots.search.tree_search babel" in changed


def test_no_kernel_is_made_of_sentences() -> None:
    """A word that is corrected in a catalog compiles nothing anew."""
    reached = sources.reached("ziggurat.core.actions")

    assert "ziggurat.core.text" in reached
    assert {name for name in reached if name.startswith("ziggurat.texts")} == {"ziggurat.texts"}
    assert sources.data_digest("ziggurat.texts") == hashlib.sha256().hexdigest()
