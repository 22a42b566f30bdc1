"""Places in a row of numbers, by name."""

from typing import Annotated, NamedTuple

import numpy as np

from ziggurat.core.jit import kernel
from ziggurat.core.layout import Layout
from ziggurat.core.slots import Called, meanings_of, placed, size_of, sizes_of
from ziggurat.core.state import Array


class OfASeat(NamedTuple):
    taken: Annotated[int, "treasures taken"]
    points: Annotated[int, "points of the color {}", ("black", "red")]
    lead: Annotated[int, "the {} lead", ("first", "second"), Called("{} lead")]
    hand: Annotated[int, 3]
    last_turn: int


SEAT = placed(OfASeat)


@kernel
def write(x: Array) -> None:
    x[SEAT.points + 1] = 7
    x[SEAT.last_turn] = 8


def test_every_field_stands_behind_the_numbers_of_those_before_it() -> None:
    assert OfASeat(0, 1, 3, 5, 8) == SEAT
    assert size_of(OfASeat) == 9
    assert sizes_of(OfASeat) == {
        "taken": 1,
        "points": 2,
        "{} lead": 2,
        "hand": 3,
        "last turn": 1,
    }


def test_people_know_each_number_by_its_name_and_meaning() -> None:
    assert meanings_of(OfASeat) == {
        "taken": "treasures taken",
        "points black": "points of the color black",
        "points red": "points of the color red",
        "first lead": "the first lead",
        "second lead": "the second lead",
        "hand": "",
        "last turn": "",
    }


def test_a_kernel_writes_by_name() -> None:
    x = np.zeros(size_of(OfASeat))
    write(x)

    assert x.tolist() == [0, 0, 7, 0, 0, 0, 0, 0, 8]


class Planes(NamedTuple):
    tiles: Annotated[int, ("black", "red"), Called("{} tiles")]
    river: int


class Numbers(NamedTuple):
    hand: Annotated[int, 4]
    bag: int


def test_a_layout_knows_the_places_of_its_planes_and_numbers() -> None:
    layout = Layout((2, 3), tuple(meanings_of(Planes)), sizes_of(Numbers))

    assert layout.at(Planes) == Planes(tiles=0, river=12)
    assert layout.at(Numbers) == Numbers(hand=18, bag=22)
