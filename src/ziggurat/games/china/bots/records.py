"""The fields of the records of this folder, for type checkers. Written by `make types`."""

from typing import Protocol

import numpy as np
import numpy.typing as npt

from ziggurat.core.state import Record


class Scratch(Record, Protocol):
    """The fields of `SCRATCH`; what they mean stands in `scratch.py`."""

    houses: npt.NDArray[np.int64]  # 12 × 5
    houses_in_all: npt.NDArray[np.int64]  # 12
    extent: npt.NDArray[np.int64]  # 12
    free: npt.NDArray[np.int64]  # 12
    empty: npt.NDArray[np.int64]  # 12
    doubled: npt.NDArray[np.int64]  # 12 × 5
    points: npt.NDArray[np.int64]  # 12 × 5
    swing: npt.NDArray[np.int64]  # 12 × 5 × 5 × 2
    envoys: npt.NDArray[np.int64]  # 12
    most_envoys: npt.NDArray[np.int64]  # 12
    second_envoys: npt.NDArray[np.int64]  # 12
    room: npt.NDArray[np.int64]  # 12
    through: npt.NDArray[np.int64]  # 12 × 5
    pacts: npt.NDArray[np.int64]  # 12 × 5
    envoy_gain: npt.NDArray[np.int64]  # 12 × 5
    envoy_promise: npt.NDArray[np.int64]  # 12 × 5
    envoys_gain: npt.NDArray[np.int64]  # 12 × 5
    road_gain_in: npt.NDArray[np.int64]  # 12 × 5
    palace_points: npt.NDArray[np.int64]  # 5
    alliance_points: npt.NDArray[np.int64]  # 5
    firm_points: npt.NDArray[np.int64]  # 5
    sealed_points: npt.NDArray[np.int64]  # 5
    far_points: npt.NDArray[np.int64]  # 5
    road_points: npt.NDArray[np.int64]  # 5
    harbour_points: npt.NDArray[np.int64]  # 5
    tile_points: npt.NDArray[np.int64]  # 5
    total: npt.NDArray[np.int64]  # 5
    harbours: npt.NDArray[np.int64]  # 5
    court_reach: npt.NDArray[np.int64]  # 5
    tiles_shown: npt.NDArray[np.int64]  # 3
    long_open: npt.NDArray[np.int64]  # 5
    three_open: npt.NDArray[np.int64]  # 5
    two_open: npt.NDArray[np.int64]  # 5
    road_gain: npt.NDArray[np.int64]  # 5
    second_road_gain: npt.NDArray[np.int64]  # 5
    road_gain_at: npt.NDArray[np.int64]  # 5
    road_spaces: npt.NDArray[np.int64]  # 5
    worth: npt.NDArray[np.int64]  # 2 × 12
    worth_of_two: npt.NDArray[np.int64]  # 2 × 12
    piece_worth: npt.NDArray[np.int64]  # 2 × 12
    turn_worth: npt.NDArray[np.int64]  # 2 × 12
    holds_one: npt.NDArray[np.float64]  # 5
    holds_two: npt.NDArray[np.float64]  # 5
    network: npt.NDArray[np.uint64]  # 64
    chained: npt.NDArray[np.uint64]  # 512
    chained_on: npt.NDArray[np.uint64]  # 512
    chain_points: npt.NDArray[np.int64]  # 512
