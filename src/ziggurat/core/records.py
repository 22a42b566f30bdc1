"""The fields of the records of this folder, for type checkers. Written by `make types`."""

from typing import Protocol

import numpy as np
import numpy.typing as npt

from ziggurat.core.state import Record


class Script(Record, Protocol):
    """The fields of `SCRIPT`; what they mean stands in `dice.py`."""

    script: npt.NDArray[np.int64]  # 128
    length: int
    throws: int
    outcomes: int
    chances: npt.NDArray[np.int64]  # 64


class EventLog(Record, Protocol):
    """The fields of `EVENT_LOG`; what they mean stands in `events.py`."""

    count: int
    row: npt.NDArray[np.int64]  # 64 × 6
