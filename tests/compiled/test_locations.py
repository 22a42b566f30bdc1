"""Compiled code tells where an error was raised, and nothing about the machine that compiled it."""

from pathlib import Path

import pytest

from ziggurat.compiled.sources import ROOT
from ziggurat.core.jit import PLAIN

pytestmark = pytest.mark.skipif(PLAIN, reason="nothing is compiled")


def test_a_file_is_named_from_its_package_on() -> None:
    from ziggurat.compiled.locations import within_package

    assert within_package(str(ROOT / "core" / "dice.py")) == "ziggurat/core/dice.py"
    bought = Path("/home/ann/.local/lib/python3.11/site-packages/numba/np/arrayobj.py")
    assert within_package(str(bought)) == "numba/np/arrayobj.py"
    assert within_package("/home/ann/bots/mine.py") == "/home/ann/bots/mine.py"


def test_numba_keeps_the_short_name() -> None:
    import numba
    from numba.core.callconv import CPUCallConv
    from numba.core.ir import Loc

    file = Path(numba.__file__).parent / "np" / "arrayobj.py"
    kept = CPUCallConv.build_excinfo_struct(None, ValueError, ("no",), Loc(str(file), 1), "at")
    nowhere = CPUCallConv.build_excinfo_struct(None, ValueError, ("no",), None, "at")

    assert kept == (ValueError, ("no",), ("at", "numba/np/arrayobj.py", 1))
    assert nowhere == (ValueError, ("no",), None)
