"""Sets of numbers as the bits of one word."""

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from games.wander import examples
from ziggurat.core.bits import bit, bits_in, holds, list_word, lowest_bit, numbers_in, word_of

sets = st.sets(st.integers(0, 63))


@examples(60, 30)
@given(numbers=sets)
def test_a_word_is_the_set_of_its_bits(numbers: set[int]) -> None:
    word = word_of(numbers)
    out = np.zeros(64, np.int64)

    assert numbers_in(word) == sorted(numbers)
    assert bits_in(word) == len(numbers)
    assert [n for n in range(64) if holds(word, n)] == sorted(numbers)
    assert out[: list_word(word, 100, out, 0)].tolist() == [100 + n for n in sorted(numbers)]
    if numbers:
        assert lowest_bit(word) == min(numbers)


def test_a_set_of_one() -> None:
    assert [int(np.uint64(bit(n))) for n in (0, 1, 63)] == [1, 2, 2**63]
