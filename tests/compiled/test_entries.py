"""Every kernel that plain Python may call is there before anybody plays."""

import json
import subprocess
import sys
from textwrap import dedent

import pytest

from ziggurat.core.jit import PLAIN, kernel
from ziggurat.core.state import Array
from ziggurat.games import GAMES

pytestmark = pytest.mark.skipif(PLAIN, reason="nothing is compiled")

UNREACHED = dedent("""
    import json, sys
    from ziggurat.bots.warming import use_rules
    from ziggurat.compiled.entries import called_in, modules_of
    from ziggurat.games import GAMES
    game = sys.argv[1]
    use_rules(GAMES[game])
    print(json.dumps(sorted({
        f"{module.__name__}: {entry.py_func.__name__}"
        for module in modules_of("ziggurat.games." + game, without="bots")
        for entry in called_in(module)
        if not entry.overloads
    })))
""")


@kernel
def doubled(number: int) -> int:
    return 2 * number


@kernel
def quadrupled(number: int) -> int:
    return doubled(doubled(number))


@kernel
def added(numbers: Array, number: int) -> int:
    return int(numbers.sum()) + number


def asks(number: int) -> int:
    return quadrupled(number)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_whatever_python_calls_of_the_rules_is_prepared(game: str) -> None:
    command = [sys.executable, "-c", UNREACHED, game]
    found = subprocess.run(command, capture_output=True, text=True, check=True)

    assert json.loads(found.stdout) == []


def test_what_kernels_call_of_each_other_is_not_called_by_python() -> None:
    from ziggurat.compiled.entries import names_called

    names = names_called(sys.modules[__name__])

    assert "quadrupled" in names
    assert "doubled" not in names


def test_a_kernel_is_signed_by_its_annotations_if_all_of_them_tell() -> None:
    from ziggurat.compiled.entries import signed

    kinds = {"int": "a number"}

    assert signed(doubled.py_func, kinds) == ("a number",)  # type: ignore[attr-defined]
    assert signed(added.py_func, kinds) is None  # type: ignore[attr-defined]
