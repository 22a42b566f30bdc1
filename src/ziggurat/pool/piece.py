"""One piece of work as it travels to a worker, and what comes back."""

import pickle
import traceback
from collections.abc import Callable
from typing import Any

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
        told = str(error) or type(error).__name__, traceback.format_exc()
        return pickle.dumps((False, told))


def unpacked(outcome: bytes) -> tuple[bool, Any]:
    """Whether it went well, and the result; or the error, and where it was raised."""
    good, result = pickle.loads(outcome)
    return bool(good), result
