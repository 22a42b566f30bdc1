"""Compiling what a command needs before it begins, by other processes and with a word about it."""

import asyncio

from ziggurat.cli.console import complain, notes
from ziggurat.compiled.readiness import games, is_ready
from ziggurat.core import jit

FAILED = "some kernels could not be compiled here; they will be when they are first needed"


def warm_up() -> None:
    """Compile every game, if this machine has not yet; that takes a while, and is said."""
    from ziggurat.server.compiling import CannotCompile, Compiling

    if jit.PLAIN or all(map(is_ready, games())):
        return
    notes().print("Compiling rules and bots for this machine, a minute or two, once…")
    try:
        asyncio.run(Compiling(games(), tell).run())
    except CannotCompile:
        complain(f"ziggurat: {FAILED}")


def tell(ready: int, of: int) -> None:
    notes().print(f"{ready} of {of} games are compiled.")
