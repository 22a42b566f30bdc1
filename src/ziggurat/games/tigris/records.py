"""The fields of the records of this folder, for type checkers. Written by `make types`."""

from typing import Protocol

import numpy as np
import numpy.typing as npt

from ziggurat.core.state import Record


class Offers(Record, Protocol):
    """The fields of `OFFERS`; what they mean stands in `offers.py`."""

    land: npt.NDArray[np.uint64]  # 3
    river: npt.NDArray[np.uint64]  # 3
    leader: npt.NDArray[np.uint64]  # 4 × 3
    catastrophe: npt.NDArray[np.uint64]  # 3
    tiles: npt.NDArray[np.int64]  # 4
    leaders: npt.NDArray[np.int64]  # 4
    catastrophes: int
    swaps: int
    answer: npt.NDArray[np.int64]  # 32


class State(Record, Protocol):
    """The fields of `STATE`; what they mean stands in `state.py`."""

    tile: npt.NDArray[np.uint64]  # 4 × 3
    face_down: npt.NDArray[np.uint64]  # 3
    leader: npt.NDArray[np.uint64]  # 3
    catastrophe: npt.NDArray[np.uint64]  # 3
    treasure: npt.NDArray[np.uint64]  # 3
    kingdom: npt.NDArray[np.uint64]  # 4 × 4 × 3
    border: npt.NDArray[np.uint64]  # 4 × 3
    side: npt.NDArray[np.uint64]  # 2 × 3
    dice: np.uint64
    leader_cell: npt.NDArray[np.int64]  # 4 × 4
    points: npt.NDArray[np.int64]  # 4 × 4
    monument: npt.NDArray[np.int64]  # 6
    ziggurat: int
    taken: npt.NDArray[np.int64]  # 4
    catastrophes_left: npt.NDArray[np.int64]  # 4
    hand: npt.NDArray[np.int64]  # 4 × 4
    bag: npt.NDArray[np.int64]  # 4
    swapped: npt.NDArray[np.int64]  # 4 × 4
    removed: npt.NDArray[np.int64]  # 4
    buried: npt.NDArray[np.int64]  # 4
    option: npt.NDArray[np.int64]  # 3
    seats: int
    turn: int
    actions_left: int
    prompt: int
    asked: int
    ended: int
    turns: int
    placed_cell: int
    placed_color: int
    conflict: int
    conflict_color: int
    fighter: npt.NDArray[np.int64]  # 2
    strength: npt.NDArray[np.int64]  # 2
    support: npt.NDArray[np.int64]  # 2


class PlainState(Protocol):
    """The same fields as `plain` reads them."""

    tile: list[list[int]]
    face_down: list[int]
    leader: list[int]
    catastrophe: list[int]
    treasure: list[int]
    kingdom: list[list[list[int]]]
    border: list[list[int]]
    side: list[list[int]]
    dice: int
    leader_cell: list[list[int]]
    points: list[list[int]]
    monument: list[int]
    ziggurat: int
    taken: list[int]
    catastrophes_left: list[int]
    hand: list[list[int]]
    bag: list[int]
    swapped: list[list[int]]
    removed: list[int]
    buried: list[int]
    option: list[int]
    seats: int
    turn: int
    actions_left: int
    prompt: int
    asked: int
    ended: int
    turns: int
    placed_cell: int
    placed_color: int
    conflict: int
    conflict_color: int
    fighter: list[int]
    strength: list[int]
    support: list[int]
