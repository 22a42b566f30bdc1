"""One piece of work as it travels to a worker, and what comes back."""

import pickle
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Any

from ziggurat.core.errors import Malformed, Refused

Work = Callable[[Any], Any]


def packed(work: Work, piece: Any) -> bytes:
    """A function that can be imported elsewhere, and what to call it with."""
    return pickle.dumps((work, piece), pickle.HIGHEST_PROTOCOL)


def attempt(piece: bytes) -> bytes:
    """Do a piece of work. What goes wrong in it is told, and ends no worker."""
    try:
        work, argument = pickle.loads(piece)
        return pickle.dumps((True, work(argument)), pickle.HIGHEST_PROTOCOL)
    except Exception as error:  # noqa: BLE001 - it is raised again where the work was given out
        return pickle.dumps((False, (sentence(error), traceback.format_exc())))


def sentence(error: Exception) -> str:
    """What went wrong, in a line; and where, unless it was said for people to read."""
    said = str(error) or type(error).__name__
    if isinstance(error, Malformed | Refused):
        return said
    last = traceback.extract_tb(error.__traceback__)[-1]
    return f"{said} ({Path(last.filename).name}, line {last.lineno})"


def unpacked(outcome: bytes) -> tuple[bool, Any]:
    """Whether it went well, and the result; or the error, and where it was raised."""
    good, result = pickle.loads(outcome)
    return bool(good), result
