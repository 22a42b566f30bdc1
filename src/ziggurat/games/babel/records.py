"""The fields of the records of this folder, for type checkers. Written by `make types`."""

from typing import Protocol

import numpy as np
import numpy.typing as npt

from ziggurat.core.state import Record


class Offers(Record, Protocol):
    """The fields of `OFFERS`; what they mean stands in `offers.py`."""

    move: npt.NDArray[np.int64]  # 256


class State(Record, Protocol):
    """The fields of `STATE`; what they mean stands in `state.py`."""

    dice: np.uint64
    seats: int
    option: npt.NDArray[np.int64]  # 2
    hand: npt.NDArray[np.int64]  # 2 × 5
    seen: npt.NDArray[np.int64]  # 2 × 5
    nation_pile: npt.NDArray[np.int64]  # 5
    discard: npt.NDArray[np.int64]  # 5
    nations_known: int
    column_length: npt.NDArray[np.int64]  # 2 × 5
    temple: npt.NDArray[np.int64]  # 2 × 5
    pawn: npt.NDArray[np.int64]  # 2
    start_temple: npt.NDArray[np.int64]  # 2
    temple_pile: npt.NDArray[np.int64]  # 7
    temples_known: int
    row_length: npt.NDArray[np.int64]  # 2
    nations_out: npt.NDArray[np.int64]  # 5
    temples_out: npt.NDArray[np.int64]  # 7
    turn: int
    turns: int
    migrated: int
    end_mode: int
    prompt: int
    asked: int
    to_discard: int
    ended: int
    column: npt.NDArray[np.int8]  # 2 × 5 × 80
    row: npt.NDArray[np.int8]  # 2 × 48
    next_temple: npt.NDArray[np.int8]  # 48
    next_nation: npt.NDArray[np.int8]  # 80


class PlainState(Protocol):
    """The same fields as `plain` reads them."""

    dice: int
    seats: int
    option: list[int]
    hand: list[list[int]]
    seen: list[list[int]]
    nation_pile: list[int]
    discard: list[int]
    nations_known: int
    column_length: list[list[int]]
    temple: list[list[int]]
    pawn: list[int]
    start_temple: list[int]
    temple_pile: list[int]
    temples_known: int
    row_length: list[int]
    nations_out: list[int]
    temples_out: list[int]
    turn: int
    turns: int
    migrated: int
    end_mode: int
    prompt: int
    asked: int
    to_discard: int
    ended: int
    column: list[list[list[int]]]
    row: list[list[int]]
    next_temple: list[int]
    next_nation: list[int]
