"""The one place numba is configured: every rule is compiled with `@kernel`."""

import hashlib
import os
import tempfile
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

import numba
import numpy as np
from numba.extending import overload

from ziggurat.core.compiling import jit

P = ParamSpec("P")
R = TypeVar("R")

PLAIN = bool(numba.config.DISABLE_JIT)  # NUMBA_DISABLE_JIT=1: every kernel is ordinary Python
SOURCE = Path(__file__).parents[1]

# A record that is told its dice begins with the fields of one that throws them. Numba tells of such
# kinship whenever it compiles for one beside the other, and then takes the exact kind all the same.
KIN = ".* has been considered a subtype of .*"
warnings.filterwarnings("ignore", KIN, numba.NumbaExperimentalFeatureWarning)

if PLAIN:
    np.seterr(over="ignore")  # unsigned words wrap on purpose; compiled code never warns


def source_digest() -> str:
    """One name for the exact text of every kernel.

    Numba's cache looks only at the file of the function it loads, so an edited callee in
    another file would silently keep its old machine code. A cache folder per digest cannot.
    """
    digest = hashlib.sha256(numba.__version__.encode())
    for folder in ("core", "games", "bots"):
        for file in sorted((SOURCE / folder).rglob("*.py")):
            digest.update(file.relative_to(SOURCE).as_posix().encode())
            digest.update(file.read_bytes())
    return digest.hexdigest()[:16]


def cache_home() -> Path:
    """Where compiled kernels are kept: the user's cache, or a temporary folder if it is closed."""
    named = os.environ.get("ZIGGURAT_CACHE") or os.environ.get("XDG_CACHE_HOME")
    home = Path(named) if named else Path.home() / ".cache"
    try:
        (home / "ziggurat").mkdir(parents=True, exist_ok=True)
        closed = not os.access(home / "ziggurat", os.W_OK)
    except OSError:
        closed = True
    if closed:
        return Path(tempfile.mkdtemp(prefix="ziggurat-"))  # ours alone, forgotten at the end
    return home / "ziggurat"


CACHE = cache_home() / source_digest()
numba.config.CACHE_DIR = str(CACHE)


def kernel(rule: Callable[P, R]) -> Callable[P, R]:
    """Compile a rule; under NUMBA_DISABLE_JIT=1 it stays ordinary Python."""
    compiled: Callable[P, R] = jit(nogil=True, error_model="numpy", boundscheck=True)(rule)
    return compiled


def woven(step: Callable[P, R]) -> Callable[P, R]:
    """A step compiled into every kernel that takes it, and never by itself.

    Each compiled kernel carries a copy of all it calls and has it optimised again: a tower of
    small ones over the rules of a game would take minutes to compile.
    """
    compiled: Callable[P, R] = jit(
        nogil=True, error_model="numpy", boundscheck=True, inline="always"
    )(step)
    return compiled


def arithmetic(sums: Callable[P, R]) -> Callable[P, R]:
    """Compile plain loops over decimal numbers whose bounds are those of their arrays.

    Checked bounds and a fixed order of additions would keep the processor from doing several
    at once: a small net takes four times as long.
    """
    compiled: Callable[P, R] = jit(
        nogil=True, error_model="numpy", fastmath={"reassoc", "contract", "nsz"}
    )(sums)
    return compiled


def by_field(
    field: str, having: Callable[..., Any], lacking: Callable[..., Any]
) -> Callable[..., Any]:
    """One function for records that have a field and another for those that lack it.

    Which of them is meant is known when a kernel is compiled, so that the choice costs nothing.
    Both take a record and one argument more.
    """

    def plain(s: Any, given: Any) -> Any:
        return having(s, given) if field in s.dtype.names else lacking(s, given)

    def chosen(s: Any, given: Any) -> Any:
        if field in s.fields:
            return lambda s, given: having(s, given)
        return lambda s, given: lacking(s, given)

    overload(plain, strict=False, inline="always")(chosen)
    return plain


def is_warm() -> bool:
    """Whether these very kernels were compiled before on this machine."""
    return PLAIN or any(CACHE.rglob("*.nbc"))
