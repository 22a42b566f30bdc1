"""Rules know no clock, no network, no disk and no chance but the dice in the state.

`make check` forbids the modules of the standard library that do (pyproject.toml). Here stands the
same the other way round: all that rules may import, so that nothing can be forgotten, and no call
that reaches a file without an import.
"""

import ast
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import ziggurat.games  # noqa: F401  all of them are there to be looked at
from ziggurat.compiled.sources import data_digest, reached

ROOT = Path(__file__).parents[1]
RULES = [ROOT / "src/ziggurat" / room for room in ("core", "games")]

# They compute, and do nothing else.
ALLOWED = {
    *("bisect", "collections", "dataclasses", "enum", "fractions", "functools", "hashlib", "heapq"),
    *("hmac", "itertools", "json", "math", "operator", "re", "string", "types", "typing"),
    *("unicodedata", "warnings", "weakref", "numpy"),
}
EXCEPT = {
    "core/jit.py": {"numba", "ziggurat.compiled"},  # the one door to the compiler
    "core/cells.py": {"numba"},  # sets of cells as numba sees them
    "core/fields.py": {"copyreg"},  # how a record of plain Python is sent to another process
    "core/state.py": {"typing_extensions"},  # for type checkers alone
    "core/text.py": {"ziggurat.texts"},  # the one door to the catalogs
    "games/china/maps/__init__.py": {"importlib"},  # its maps are files of the package
}
MAY_CALL = {"games/china/maps/__init__.py": "read_text"}
# Built in, or reached through numpy or a path: it reads, writes, asks, tells or runs text.
CALLS = {"open", "input", "print", "exec", "eval", "compile", "__import__", "breakpoint"}
OF_FILES = {
    *("read_text", "read_bytes", "write_text", "write_bytes", "mkdir", "unlink", "touch"),
    *("fromfile", "tofile", "loadtxt", "savetxt", "genfromtxt", "memmap", "savez", "DataSource"),
}
OF_NUMPY = {"load", "save", "random"}


def impure(file: Path, name: str) -> list[str]:
    """What a file of the rules, called by its name within the package, may not do."""
    allowed = ALLOWED | EXCEPT.get(name, set())
    found = []
    tree = ast.parse(file.read_text("utf-8"))
    own = {id(name) for function in ast.walk(tree) for name in own_names(function)}
    for node in ast.walk(tree):
        if id(node) in own:
            continue
        found += [f"imports {module}" for module in imports(node) if not is_of(module, allowed)]
        found += [f"calls {call}" for call in calls(node) if call != MAY_CALL.get(name)]
    return found


def imports(node: ast.AST) -> Iterator[str]:
    """The modules a statement imports; of ours only those that rules may not know."""
    names: list[str] = []
    if isinstance(node, ast.Import):
        names = [alias.name for alias in node.names]
    if isinstance(node, ast.ImportFrom):
        names = [node.module or ""]
    for name in names:
        if not is_of(name, {"ziggurat.core", "ziggurat.games"}):
            yield name


def own_names(function: ast.AST) -> list[ast.Name]:
    """Where a function speaks of its own variables, which may be called as it likes."""
    if not isinstance(function, ast.FunctionDef):
        return []
    names = [node for node in ast.walk(function) if isinstance(node, ast.Name)]
    bound = {name.id for name in names if isinstance(name.ctx, ast.Store)}
    bound |= {argument.arg for argument in ast.walk(function) if isinstance(argument, ast.arg)}
    return [name for name in names if name.id in bound]


def is_of(module: str, packages: set[str]) -> bool:
    return any(f"{module}.".startswith(f"{package}.") for package in packages)


def calls(node: ast.AST) -> Iterator[str]:
    """The names in an expression that reach a file, a terminal or global dice."""
    if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load) and node.id in CALLS:
        yield node.id
    called = node.func if isinstance(node, ast.Call) else None
    if isinstance(called, ast.Attribute) and called.attr == "open":  # a field may have that name
        yield "open"
    if isinstance(node, ast.Attribute):
        of_numpy = isinstance(node.value, ast.Name) and node.value.id in ("np", "numpy")
        if node.attr in OF_FILES or (of_numpy and node.attr in OF_NUMPY):
            yield node.attr


def test_rules_do_nothing_but_compute() -> None:
    files = [file for room in RULES for file in sorted(room.rglob("*.py"))]
    names = {file: file.relative_to(ROOT / "src/ziggurat").as_posix() for file in files}

    assert len(files) > 100
    assert EXCEPT.keys() <= set(names.values())
    assert {name: why for file, name in names.items() if (why := impure(file, name))} == {}


@pytest.mark.parametrize(
    "line",
    [
        "text = open('/etc/passwd').read()",
        "reader = open",
        "text = path.open().read()",
        "def read(path):\n    return open(path)",
        "import os",
        "def read():\n    from pathlib import Path",
        "import importlib.resources",
        "import secrets",
        "from time import time",
        "from ziggurat.compiled import places",
        "from ziggurat.files import read_text",
        "import numpy as np\ndice = np.random.default_rng()",
        "import numpy as np\nmap = np.load('map.npy')",
        "import numpy as np\nmap = np.fromfile('map.bin')",
        "print('hello')",
    ],
)
def test_whatever_is_not_pure_is_found(tmp_path: Path, line: str) -> None:
    (tmp_path / "rule.py").write_text(line)

    assert impure(tmp_path / "rule.py", "core/rule.py")


REACHING = [
    ("core/match.py", "import os", "os"),
    ("core/match.py", "from pathlib import Path", "pathlib"),
    ("core/options.py", "import secrets", "secrets"),
    ("games/babel/rules.py", "from io import open", "io"),
    ("games/tigris/setup.py", "import tempfile", "tempfile"),
    ("games/tigris/state.py", "from importlib import resources", "importlib"),
    ("games/china/setup.py", "from ziggurat.compiled import places", "ziggurat.compiled.places"),
    ("server/tables/lobby.py", "from ziggurat.files import read_text", "ziggurat.files"),
]
LEFT_OUT = shutil.ignore_patterns("page", "weights", "__pycache__")


@pytest.mark.slow
def test_make_check_finds_all_rules_that_reach_outside(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "src/ziggurat", tmp_path / "ziggurat", ignore=LEFT_OUT)
    for file, line, _ in REACHING:
        with (tmp_path / "ziggurat" / file).open("a", encoding="utf-8") as changed:
            changed.write(f"\n{line}\n")

    found = subprocess.run(
        [sys.executable, str(ROOT / "tests/contracts.py"), str(tmp_path)],
        capture_output=True,
        text=True,
        check=False,
    )

    assert found.returncode == 1, found.stdout + found.stderr
    assert "2 broken" in found.stdout
    for file, _, module in REACHING:
        assert f"ziggurat.{file[:-3].replace('/', '.')} -> {module} " in found.stdout


@pytest.mark.slow
@pytest.mark.parametrize("plain", ["0", "1"])
def test_importing_the_rules_makes_no_folder(tmp_path: Path, plain: str) -> None:
    kept = {"ZIGGURAT_CACHE": str(tmp_path / "cache"), "HOME": str(tmp_path / "home")}

    subprocess.run(
        [sys.executable, "-c", "import ziggurat.games, ziggurat.core.match, ziggurat.fresh"],
        cwd=tmp_path,
        env=os.environ | kept | {"NUMBA_DISABLE_JIT": plain},
        check=True,
    )

    assert list(tmp_path.iterdir()) == []


def test_boards_that_are_files_are_part_of_what_kernels_are_made_of() -> None:
    assert "ziggurat.games.china.maps" in reached("ziggurat.games.china.setup")
    assert data_digest("ziggurat.games.china.maps") != data_digest("ziggurat.games.china")
