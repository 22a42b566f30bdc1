"""Write the types of all records anew, from the records themselves; `make types` runs it.

A record is declared once, as numpy's kind, and known to kernels by its fields. What a type checker
knows of it is written beside it, in the `records.py` of its folder.
"""

import re
from importlib import import_module
from pathlib import Path

import numpy as np

from ziggurat.core.state import Kind

SOURCE = Path(__file__).parents[2] / "src"
TYPED = ("core", "games")  # the packages of ziggurat whose records are typed
DECLARED = re.compile(r"^([A-Z_]+) = record\(", re.MULTILINE)

HEAD = """\
\"\"\"The fields of the records of this folder, for type checkers. Written by `make types`.\"\"\"

from typing import Protocol

{imports}
from ziggurat.core.state import Record
"""


def written() -> dict[Path, str]:
    """The text of every `records.py`."""
    folders: dict[Path, list[str]] = {}
    for package in TYPED:
        for file in sorted((SOURCE / "ziggurat" / package).rglob("*.py")):
            for name in DECLARED.findall(file.read_text()):
                kind = getattr(import_module(module_of(file)), name)
                folders.setdefault(file.parent, []).append(protocol(name, kind, file.name))
                if name == "STATE":
                    folders[file.parent].append(plain_state(kind))
    return {folder / "records.py": text_of(classes) for folder, classes in folders.items()}


def module_of(file: Path) -> str:
    return ".".join(file.relative_to(SOURCE).with_suffix("").parts)


def text_of(classes: list[str]) -> str:
    body = "\n\n".join(classes)
    imports = ("import numpy as np\n" if "np." in body else "") + (
        "import numpy.typing as npt\n" if "npt." in body else ""
    )
    return HEAD.format(imports=imports) + "\n\n" + body


def protocol(name: str, kind: Kind, file: str) -> str:
    """`EVENT_LOG` becomes the class `EventLog`, with a line for each field."""
    title = "".join(word.capitalize() for word in name.split("_"))
    lines = [
        f"class {title}(Record, Protocol):",
        f'    """The fields of `{name}`; what they mean stands in `{file}`."""',
        "",
        *(f"    {field}: {type_of(kind[field])}" for field in kind.names or ()),
    ]
    return "\n".join(lines) + "\n"


def plain_state(kind: Kind) -> str:
    """A state as views read it: whole numbers, and lists of them."""
    lines = [
        "class PlainState(Protocol):",
        '    """The same fields as `plain` reads them."""',
        "",
    ]
    for field in kind.names or ():
        depth = len(kind[field].shape)
        lines.append(f"    {field}: {'list[' * depth}int{']' * depth}")
    return "\n".join(lines) + "\n"


def type_of(field: Kind) -> str:
    """Whole numbers are Python's to a type checker; words and arrays are numpy's."""
    if field.shape:
        shape = " × ".join(str(size) for size in field.shape)
        return f"npt.NDArray[np.{field.base.name}]  # {shape}"
    return "int" if field == np.int64 else f"np.{field.name}"


if __name__ == "__main__":
    for path, text in written().items():
        path.write_text(text)
