"""The fields of the records of this folder, for type checkers. Written by `make types`."""

from typing import Protocol

import numpy as np
import numpy.typing as npt

from ziggurat.core.state import Record


class Offers(Record, Protocol):
    """The fields of `OFFERS`; what they mean stands in `offers.py`."""

    move: npt.NDArray[np.int64]  # 1024


class State(Record, Protocol):
    """The fields of `STATE`; what they mean stands in `state.py`."""

    dice: np.uint64
    seats: int
    owners: int
    option: npt.NDArray[np.int64]  # 3
    rules: int
    map_digest: np.uint64
    spaces: int
    provinces: int
    alliances: int
    road: npt.NDArray[np.uint64]  # 64
    home: npt.NDArray[np.int64]  # 64 × 2
    land: npt.NDArray[np.uint64]  # 12
    color: npt.NDArray[np.int64]  # 12
    alliance: npt.NDArray[np.int64]  # 24 × 2
    harbours: np.uint64
    posts: np.uint64
    quiet: np.uint64
    deck: npt.NDArray[np.int64]  # 5
    palace: npt.NDArray[np.uint64]  # 5
    palaces: npt.NDArray[np.int64]  # 12 × 5
    emissary: npt.NDArray[np.int64]  # 12 × 5
    fort: np.uint64
    supply: npt.NDArray[np.int64]  # 5 × 3
    scored: int
    score: npt.NDArray[np.int64]  # 5
    hand: npt.NDArray[np.int64]  # 5 × 5
    seen: npt.NDArray[np.int64]  # 5 × 5
    display: npt.NDArray[np.int64]  # 5
    pile: npt.NDArray[np.int64]  # 5
    pile_known: int
    discard: npt.NDArray[np.int64]  # 5
    cards_out: npt.NDArray[np.int64]  # 5
    exhaustions: int
    kept: npt.NDArray[np.int64]  # 2 × 5
    influence: npt.NDArray[np.int64]  # 5
    special: npt.NDArray[np.int64]  # 2 × 3
    tile: np.uint64
    tiles_left: npt.NDArray[np.int64]  # 3
    taken: npt.NDArray[np.int64]  # 5 × 3
    turn: int
    turns: int
    placed: int
    cards_played: int
    played: npt.NDArray[np.int64]  # 5
    first: int
    fresh: int
    claimed: int
    claim_paid: int
    for_emperor: int
    two_provinces: int
    emperor_moved: int
    to_draw: int
    prompt: int
    asked: int
    ended: int
    tile_colors: npt.NDArray[np.int8]  # 64
    next_card: npt.NDArray[np.int8]  # 128


class PlainState(Protocol):
    """The same fields as `plain` reads them."""

    dice: int
    seats: int
    owners: int
    option: list[int]
    rules: int
    map_digest: int
    spaces: int
    provinces: int
    alliances: int
    road: list[int]
    home: list[list[int]]
    land: list[int]
    color: list[int]
    alliance: list[list[int]]
    harbours: int
    posts: int
    quiet: int
    deck: list[int]
    palace: list[int]
    palaces: list[list[int]]
    emissary: list[list[int]]
    fort: int
    supply: list[list[int]]
    scored: int
    score: list[int]
    hand: list[list[int]]
    seen: list[list[int]]
    display: list[int]
    pile: list[int]
    pile_known: int
    discard: list[int]
    cards_out: list[int]
    exhaustions: int
    kept: list[list[int]]
    influence: list[int]
    special: list[list[int]]
    tile: int
    tiles_left: list[int]
    taken: list[list[int]]
    turn: int
    turns: int
    placed: int
    cards_played: int
    played: list[int]
    first: int
    fresh: int
    claimed: int
    claim_paid: int
    for_emperor: int
    two_provinces: int
    emperor_moved: int
    to_draw: int
    prompt: int
    asked: int
    ended: int
    tile_colors: list[int]
    next_card: list[int]
