"""What a kernel is made of: the text of its file, and of every file that one imports.

Numba freezes into machine code all that a kernel names: callees, constants, tables, layouts of
records. Each of them comes into the kernel's file by an import, or is made there from something
that does. So the texts of all files that are reached by imports tell one kernel from another.
"""

import hashlib
import re
import sys
import sysconfig
from functools import cache
from pathlib import Path
from typing import NamedTuple

PACKAGE = __name__.partition(".")[0]
ROOT = Path(__file__).parents[1]  # of the package
KERNEL_ROOMS = ("core", "games", "bots", "research")  # all that kernels of ours are made of
# Only imports of a whole file count: those inside a function or `if TYPE_CHECKING` are indented.
FROM = re.compile(r"^from ([\w.]+) import (\([^)]*\)|[^\n]*)", re.M)
IMPORT = re.compile(r"^import ([\w., ]+)", re.M)
REMARK = re.compile(r"#[^\n]*")
COMPILER = f"{PACKAGE}.core.jit"  # how kernels are compiled counts; how they are kept does not
STANDARD = tuple(sysconfig.get_paths()[place] for place in ("stdlib", "platstdlib"))
# Installed packages are known by the name of their folder, for there may be several: that of the
# environment, of the system below it, of the user.
BOUGHT = {"site-packages", "dist-packages"}


class Source(NamedTuple):
    """A file of Python as it was when it was first asked for, which is right after its import."""

    digest: str
    imports: frozenset[str]


@cache
def source(module: str) -> Source:
    """What a module's file says, and which modules of ours it imports."""
    data = file_of(module).read_bytes()
    names = (name for name in named_in(data.decode()) if is_ours(name))
    return Source(hashlib.sha256(data).hexdigest(), frozenset(names))


def named_in(text: str) -> set[str]:
    """The modules that a file of Python imports as a whole or in part."""
    found = set()
    for origin, names in FROM.findall(text):
        for name in REMARK.sub("", names).strip("()").split(","):
            inner = f"{origin}.{name.split(' as ')[0].strip()}"
            found.add(inner if inner in sys.modules else origin)
    for names in IMPORT.findall(text):
        found.update(name.split(" as ")[0].strip() for name in names.split(","))
    return found


def is_ours(module: str) -> bool:
    """Whether a module changes otherwise than by another version of Python or of a library."""
    if module.partition(".")[0] == PACKAGE:
        return True
    file = getattr(sys.modules.get(module), "__file__", None)
    if not file or str(file).startswith(STANDARD):
        return False
    return BOUGHT.isdisjoint(Path(file).parts)


def has_file(module: str) -> bool:
    """Whether the text of a module can be looked at: not at a prompt, say."""
    file = getattr(sys.modules.get(module), "__file__", None)
    return file is not None and Path(file).is_file()


def file_of(module: str) -> Path:
    return Path(str(sys.modules[module].__file__))


@cache
def reached(module: str) -> frozenset[str]:
    """The module itself and all it imports, through any number of imports.

    Modules that choose among games do not lead on from here (see `choice`), nor does the compiler.
    """
    found, new = {module}, [module]
    while new:
        name = new.pop()
        more = source(name).imports - found
        if name not in CHOICES and name != COMPILER:
            found |= more
            new += more
    return frozenset(found)


# Of a module that chooses a function by the record it is handed: for each kind of record, by its
# name, the modules of the functions that may be chosen.
CHOICES: dict[str, dict[str, set[str]]] = {}


def choice(chooser: str, record: str, module: str) -> None:
    """Tell that a chooser takes functions of a module for records of this kind."""
    CHOICES.setdefault(chooser, {}).setdefault(record, set()).add(module)


@cache
def digest_of(module: str, records: frozenset[str] = frozenset()) -> str:
    """One name for all that kernels of a module are made of when they meet these records."""
    modules = set(reached(module))
    for chooser in modules & CHOICES.keys():
        for record in records & CHOICES[chooser].keys():
            for chosen in CHOICES[chooser][record]:
                modules |= reached(chosen)
    digest = hashlib.sha256()
    for name in sorted(modules):
        digest.update(f"{name} {source(name).digest} {data_digest(name)}\n".encode())
    return digest.hexdigest()


@cache
def data_digest(module: str) -> str:
    """Of a package that holds data beside its files of Python: one name for the data."""
    file, digest = file_of(module), hashlib.sha256()
    if file.name == "__init__.py":
        for data in sorted(file.parent.glob("*.json")):
            digest.update(data.read_bytes())
    return digest.hexdigest()


@cache
def source_digest() -> str:
    """One name for the exact text of all rules and bots, with the data they are made from."""
    digest = hashlib.sha256()
    for file in sorted(
        file
        for room in KERNEL_ROOMS
        for ending in ("*.py", "*.json")
        for file in (ROOT / room).rglob(ending)
    ):
        digest.update(file.relative_to(ROOT).as_posix().encode())
        digest.update(file.read_bytes())
    return digest.hexdigest()[:16]
