"""Where each name stands in an observation."""

import numpy as np

from ziggurat.core.layout import Layout

LAYOUT = Layout((2, 3), ("river", "tiles"), {"hand": 4, "bag": 1})


def test_planes_come_first_then_numbers() -> None:
    assert LAYOUT.start == {"river": 0, "tiles": 6, "hand": 12, "bag": 16}
    assert LAYOUT.size == 17
    assert LAYOUT.plane_size == 6


def test_a_blank_tensor_has_room_for_all() -> None:
    assert LAYOUT.blank().shape == (17,)
    assert LAYOUT.blank().dtype == np.float32
    assert not LAYOUT.blank().any()


def test_a_split_tensor_is_the_same_numbers_by_name() -> None:
    tensor = np.arange(17, dtype=np.float32)
    named = LAYOUT.split(tensor)

    assert named["tiles"].tolist() == [[6, 7, 8], [9, 10, 11]]
    assert named["hand"].tolist() == [12, 13, 14, 15]
    assert named["bag"].tolist() == [16]
    named["river"][1, 2] = 99
    assert tensor[5] == 99
