"""The import contracts of pyproject.toml, for every game: `python tests/contracts.py [FOLDER]`.

Contracts that are the same for all games are written once. Here `<game>` stands for each of them in
turn, and `<games>` for all of them side by side; what one game has not is left out. The folder is
that of the package, if it is not the one of this repository.
"""

import os
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
ONE, ALL = "<game>", "<games>"
LISTED = "from ziggurat.games import GAMES; print(*GAMES)"
LINT = "import sys; from importlinter.cli import lint_imports as lint; sys.exit({call})"


def check(folder: Path) -> int:
    """0 if every contract is kept, and every folder of a game is listed."""
    found, listed = folders(folder), said(LISTED, folder).split()
    if found != sorted(listed):
        for name in sorted({*found} ^ {*listed}):
            sys.stdout.write(f"games/{name}: a game is a folder and a line in games/__init__.py\n")
        return 1
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["importlinter"]
    with tempfile.TemporaryDirectory() as place:
        config = Path(place) / "contracts.ini"
        config.write_text(written(contracts, found, folder))
        call = f"lint({str(config)!r}, cache_dir={place!r}, no_logo=True)"
        return run(LINT.format(call=call), folder).returncode


def folders(folder: Path) -> list[str]:
    """The games by their folders, whoever lists them."""
    return sorted(file.parent.name for file in (folder / "ziggurat/games").glob("*/__init__.py"))


def written(contracts: dict[str, Any], games: list[str], folder: Path) -> str:
    """The contracts as a file for import-linter."""
    lines = ["[importlinter]", *settings(contracts, games, folder)]
    for number, contract in enumerate(contracts["contracts"]):
        lines += [f"[importlinter:contract:{number}]", *settings(contract, games, folder)]
    return "\n".join(lines)


def settings(table: dict[str, Any], games: list[str], folder: Path) -> list[str]:
    lines = []
    for name, value in table.items():
        if name == "contracts":
            continue
        if isinstance(value, list):
            rows = [row for item in value for row in of_games(item, games, folder)]
            value = "".join(f"\n    {row}" for row in rows)
        lines.append(f"{name} = {value}")
    return lines


def of_games(item: str, games: list[str], folder: Path) -> list[str]:
    """What an entry of a contract stands for."""
    item = item.replace(ALL, " | ".join(games))
    if ONE not in item:
        return [item]
    modules = [item.replace(ONE, game) for game in games]
    return [module for module in modules if (folder / module.replace(".", "/")).is_dir()]


def said(code: str, folder: Path) -> str:
    done = run(code, folder, stdout=subprocess.PIPE, check=True)
    return str(done.stdout)


def run(code: str, folder: Path, **how: Any) -> subprocess.CompletedProcess[str]:
    """Run some Python that finds the package in this folder, uncompiled."""
    env = os.environ | {"PYTHONPATH": str(folder), "NUMBA_DISABLE_JIT": "1"}
    return subprocess.run([sys.executable, "-c", code], env=env, text=True, **how)


if __name__ == "__main__":
    sys.exit(check(Path(sys.argv[1]) if sys.argv[1:] else ROOT / "src"))
