"""What is compiled before a command begins, while it runs, or not at all."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from ziggurat.cli.console import complain, notes
from ziggurat.cli.words import put
from ziggurat.compiled.readiness import all_ready, games


def warm_up(language: str = "en") -> None:
    """Compile every game, if this machine has not yet; that takes a while, and is said."""
    import asyncio

    from ziggurat.server.runtime.compilation import CannotCompile, Compilation

    if all_ready():
        return

    def tell(ready: int, of: int) -> None:
        notes().print(put("warm_compiled", language, games=ready, of=of))

    notes().print(put("warm_compiling", language))
    try:
        asyncio.run(Compilation(games(), tell).run())
    except CannotCompile as error:
        complain(put("warm_failed", language, game=error))


def leave_uncompiled() -> None:
    """Let rules be ordinary Python: quick to load, and slow; once loaded they stay as they are."""
    if not are_loaded():
        os.environ["NUMBA_DISABLE_JIT"] = "1"


def are_loaded() -> bool:
    return "ziggurat.core.jit" in sys.modules


def spare_compiling() -> None:
    """For whoever uses a few rules a few times: what is not compiled need not be."""
    if not all_ready():
        leave_uncompiled()


@contextmanager
def compiling_meanwhile() -> Iterator[None]:
    """Begin at once with uncompiled rules where nothing is compiled; others compile for next time.

    They end with us; what they have compiled by then need not be compiled again.
    """
    if are_loaded() or all_ready():
        yield
        return
    compiling = [sys.executable, "-m", "ziggurat.server.runtime.compilation"]
    with subprocess.Popen(compiling, stdin=subprocess.PIPE, start_new_session=True) as process:
        leave_uncompiled()
        try:
            yield
        finally:
            process.kill()
