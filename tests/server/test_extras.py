"""What a server needs for some databases is loaded for these alone, and named where it lacks."""

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

PLAIN = os.environ | {"NUMBA_DISABLE_JIT": "1"}
ROOT = Path(__file__).parents[2]
HIDDEN = """
import sys
for name in ("asyncpg", "redis"):
    sys.modules[name] = None
from ziggurat.cli import main
sys.exit(main())
"""


def run(code: str, *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", code, *words], env=PLAIN, capture_output=True, text=True, check=False
    )


@pytest.mark.slow
def test_a_server_that_is_alone_loads_no_drivers_and_nothing_that_draws() -> None:
    said = run("import ziggurat.server.runtime.app, sys; print(*sys.modules)")

    assert said.returncode == 0, said.stderr
    drivers = {"alembic", "asyncpg", "redis", "sqlalchemy"}
    assert not (drivers | {"pygments", "rich"}) & set(said.stdout.split())


@pytest.mark.slow
def test_whoever_needs_rich_after_the_server_finds_it() -> None:
    said = run("import ziggurat.server, rich.console; print(rich.console.__name__)")

    assert (said.returncode, said.stdout) == (0, "rich.console\n"), said.stderr


@pytest.mark.parametrize(
    "words",
    [
        ("serve", "--database", "postgresql://127.0.0.1/games"),
        ("verify", "--database", "postgresql://127.0.0.1/games"),
        ("backup", "copy", "--database", "postgres://127.0.0.1/games"),
        ("admin", "end", "table", "--database", "postgresql://127.0.0.1/games"),
    ],
    ids=" ".join,
)
@pytest.mark.slow
def test_a_server_without_asyncpg_says_what_to_install(words: tuple[str, ...]) -> None:
    said = run(HIDDEN, *words)

    assert said.returncode == 2
    assert said.stderr.endswith("asyncpg is not installed: pip install 'ziggurat[postgres]'\n")
    assert said.stderr.count("\n") == 1


@pytest.mark.parametrize("command", ["serve", "worker"])
@pytest.mark.slow
def test_a_server_without_redis_says_what_to_install(command: str, tmp_path: Path) -> None:
    database = ["--database", f"sqlite:///{tmp_path}/games.sqlite"] if command == "serve" else []
    said = run(HIDDEN, command, "--redis", "redis://127.0.0.1", *database)

    assert said.returncode == 2
    assert said.stderr.endswith("redis is not installed: pip install 'ziggurat[redis]'\n")
    assert said.stderr.count("\n") == 1


def test_every_extra_is_part_of_all_and_none_is_installed_to_play() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    extras = set(project["optional-dependencies"]) - {"all", "dev"}

    assert project["optional-dependencies"]["all"] == [f"ziggurat[{','.join(sorted(extras))}]"]
    assert {"postgres", "redis"} <= extras
    locked = {line.split("==")[0] for line in (ROOT / "play.lock").read_text().splitlines()}
    assert "numba" in locked
    assert not locked & {"asyncpg", "redis", "ray", "pyarrow", "pytest"}
