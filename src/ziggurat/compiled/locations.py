"""Where an error of a kernel was raised, told in a way that is true on every machine.

Numba freezes into machine code the whole path of a file that may raise an error, its own files
included: with the kernel, the folders of whoever compiled it would travel to others. What stays is
the file's place in its package, as in `numba/np/arrayobj.py`.
"""

from pathlib import Path
from typing import Any

from numba.core.callconv import CPUCallConv

from ziggurat.compiled.sources import BOUGHT, ROOT

whole = CPUCallConv.build_excinfo_struct


def shortened(convention: Any, *raised: Any) -> Any:
    """What numba keeps of an error: its kind, its words, and where it was raised."""
    kind, words, place = whole(convention, *raised)
    if place is not None:
        function, file, line = place
        place = function, within_package(file), line
    return kind, words, place


def within_package(file: str) -> str:
    """A file's name from its package on; the whole of it if the file is in none we know."""
    path = Path(file)
    if path.is_relative_to(ROOT.parent):
        return path.relative_to(ROOT.parent).as_posix()
    for depth, folder in enumerate(path.parts):
        if folder in BOUGHT:
            return Path(*path.parts[depth + 1 :]).as_posix()
    return file


def tell_no_folders() -> None:
    """From now on, whatever is compiled tells errors in this way."""
    CPUCallConv.build_excinfo_struct = shortened
