"""One word for one thing: a name of a class is given once in the project."""

import ast
from collections import defaultdict
from pathlib import Path

SOURCES = Path(__file__).parents[1] / "src" / "ziggurat"
SAME_NAME = {
    "Match": "the same thing: the public one brings its own secret",
    "Source": "where points of a game came from, and a file of kernels: the first one is to move",
    "Table": "people and bots around a match: at the terminal, and on a server",
}


def test_no_two_files_define_a_class_of_one_name() -> None:
    found = defaultdict(set)
    for path in sorted(SOURCES.rglob("*.py")):
        for name in classes_in(path):
            found[name].add(owner_of(path))

    twice = {name: paths for name, paths in found.items() if len(paths) > 1}

    assert not twice.keys() - SAME_NAME, twice


def owner_of(path: Path) -> str:
    """A file; but games have the same rooms, with the same names in them, and count as one."""
    place = path.relative_to(SOURCES)
    package = place.parts[0]
    return package if package == "games" else str(place)


def classes_in(path: Path) -> list[str]:
    """The classes at the top of a file; those inside a function are its own business."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return [node.name for node in tree.body if isinstance(node, ast.ClassDef)]
