"""The kernels that functions in plain Python call, found in their sources.

Why a move is not allowed is asked in plain Python, which looks at kernels in some rare position
alone. Play that is to prepare them would have to come by there; their annotations tell the same.
"""

import ast
import inspect
import sys
from collections.abc import Callable, Iterator, Mapping
from types import ModuleType
from typing import Any

from ziggurat.compiled.compiler import Entry

Kinds = Mapping[str, Any]  # numba's type for the name of an annotation


def prepare(package: str, without: str, kinds: Kinds) -> None:
    """Compile, or find compiled, each kernel that Python calls in a package and that can be signed.

    What takes arrays is left to whoever plays: annotations do not tell how they lie in memory.
    """
    for module in modules_of(package, without):
        for entry in called_in(module):
            signature = signed(entry.py_func, kinds)
            if signature is not None:
                entry.compile(signature)


def modules_of(package: str, without: str) -> Iterator[ModuleType]:
    """The modules of a package that are loaded, but for those of one folder."""
    for name in sorted(sys.modules):
        inner = name.removeprefix(f"{package}.")
        if inner != name and inner.partition(".")[0] != without:
            yield sys.modules[name]


def called_in(module: ModuleType) -> list[Entry]:
    """The kernels that plain functions of a module call, in the order of their names."""
    found = {name: getattr(module, name, None) for name in names_called(module)}
    return [entry for _, entry in sorted(found.items()) if isinstance(entry, Entry)]


def names_called(module: ModuleType) -> set[str]:
    """The names of all that is called in a module, but for what its own kernels call."""
    names, nodes = set(), [*ast.parse(inspect.getsource(module)).body]
    while nodes:
        node: ast.AST = nodes.pop()
        if isinstance(node, ast.FunctionDef) and isinstance(getattr(module, node.name, 0), Entry):
            continue
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            names.add(node.func.id)
        nodes += ast.iter_child_nodes(node)  # type: ignore[arg-type]
    return names


def signed(rule: Callable[..., Any], kinds: Kinds) -> tuple[Any, ...] | None:
    """The types a kernel is called with, by its annotations; none if one of them tells nothing."""
    parameters = inspect.signature(rule).parameters.values()
    names = [getattr(one.annotation, "__name__", "") for one in parameters]
    return tuple(kinds[name] for name in names) if kinds.keys() >= set(names) else None
