"""The fields of the records of this folder, for type checkers. Written by `make types`."""

from typing import Protocol

import numpy as np
import numpy.typing as npt

from ziggurat.core.state import Record


class Scratch(Record, Protocol):
    """The fields of `SCRATCH`; what they mean stands in `scratch.py`."""

    kingdom: npt.NDArray[np.uint64]  # 16 × 3
    halo: npt.NDArray[np.uint64]  # 16 × 3
    home: npt.NDArray[np.int64]  # 4 × 4
    kingdoms: int
    extent: npt.NDArray[np.int64]  # 16
    tiles: npt.NDArray[np.int64]  # 16 × 4
    ruler: npt.NDArray[np.int64]  # 16 × 4
    monuments: npt.NDArray[np.int64]  # 16 × 4
    treasures: npt.NDArray[np.int64]  # 16
    room: npt.NDArray[np.int64]  # 16 × 2
    revolt: npt.NDArray[np.int64]  # 16
    squares: npt.NDArray[np.int64]  # 16 × 4
    meets: npt.NDArray[np.int64]  # 16 × 16
    temples: npt.NDArray[np.int64]  # 4 × 4
    totals: npt.NDArray[np.int64]  # 4 × 4
    built: int
    ziggurat: int
