"""How a failure is noted without what was on the table when it happened."""

import traceback
from pathlib import Path


def fault(error: BaseException) -> str:
    """The kind of an error and where it was raised.

    Neither its words nor any variable, for these may tell a hand.
    """
    frames = traceback.extract_tb(error.__traceback__)
    place = f" at {Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else ""
    return type(error).__name__ + place
