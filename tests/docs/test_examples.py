"""The files of docs/examples are run by the pages, and do nothing until they are."""

import ast
from pathlib import Path

import pytest

from docs.pages import PAGES, ROOT, blocks, commands

EXAMPLES = sorted((ROOT / "docs" / "examples").iterdir())
SCRIPTS = [path for path in EXAMPLES if path.suffix == ".py"]


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda path: path.name)
def test_every_example_is_used_by_a_page(example: Path) -> None:
    name = example.relative_to(ROOT).as_posix()
    found = [command for page in PAGES for block in blocks(page) for command in commands(block)]

    assert [command for command in found if name in command.text]


@pytest.mark.parametrize("example", SCRIPTS, ids=lambda path: path.name)
def test_an_example_does_nothing_until_it_is_run(example: Path) -> None:
    """A process that helps reads the file again, and must not begin anew."""
    told, *statements = ast.parse(example.read_text(encoding="utf-8")).body

    assert isinstance(told, ast.Expr)
    assert [ast.unparse(one) for one in statements if not is_quiet(one)] == []


def is_quiet(statement: ast.stmt) -> bool:
    """An import, a definition, a constant, or what is done only by who runs the file."""
    match statement:
        case ast.Assign(targets=targets):
            names = [
                n.id for target in targets for n in ast.walk(target) if isinstance(n, ast.Name)
            ]
            return all(name.isupper() for name in names)
        case ast.If(test=test):
            return ast.unparse(test) == "__name__ == '__main__'"
        case _:
            return isinstance(
                statement, ast.Import | ast.ImportFrom | ast.FunctionDef | ast.ClassDef
            )
