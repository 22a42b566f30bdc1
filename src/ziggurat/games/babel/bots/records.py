"""The fields of the records of this folder, for type checkers. Written by `make types`."""

from typing import Protocol

import numpy as np
import numpy.typing as npt

from ziggurat.core.state import Record


class Scratch(Record, Protocol):
    """The fields of `SCRATCH`; what they mean stands in `scratch.py`."""

    top: npt.NDArray[np.int64]  # 2 × 5
    cards: npt.NDArray[np.int64]  # 2 × 5
    like: npt.NDArray[np.int64]  # 2 × 5 × 5
    run: npt.NDArray[np.int64]  # 2 × 5 × 5
    charges: npt.NDArray[np.int64]  # 2 × 5
    last: npt.NDArray[np.int64]  # 2 × 5
    tail: npt.NDArray[np.int64]  # 2 × 5
    height: npt.NDArray[np.int64]  # 2
    order: npt.NDArray[np.int64]  # 5
    open: npt.NDArray[np.int64]  # 2
    below: npt.NDArray[np.int64]  # 2
    left: int
    movable: npt.NDArray[np.int64]  # 2 × 5
    tops: npt.NDArray[np.int64]  # 5
    columns: npt.NDArray[np.int64]  # 5
    taken: npt.NDArray[np.int64]  # 2
    best: npt.NDArray[np.float64]  # 5
