"""Records: named fields of fixed size."""

import numpy as np
import pytest

from ziggurat.core.state import NUMBER, WORD, blank, constant, constants, copy, plain, record

KIND = record(turn=NUMBER, dice=WORD, hand=(NUMBER, (2, 3)))


def test_a_record_has_the_declared_fields() -> None:
    state = blank(KIND)

    assert KIND.names == ("turn", "dice", "hand")
    assert state.hand.shape == (2, 3)
    assert state.tobytes() == bytes(8 + 8 + 48)


def test_fields_are_written_by_name() -> None:
    state = blank(KIND)

    state.turn = 3
    state.hand[1, 2] = 7

    assert (state.turn, int(state.hand.sum())) == (3, 7)


def test_a_copy_has_the_same_values_and_shares_nothing() -> None:
    state = blank(KIND)
    state.turn = 5

    second = copy(state)
    second.turn, second.hand[0, 0] = 9, 9

    assert (state.turn, state.hand[0, 0]) == (5, 0)
    assert copy(state).dtype == state.dtype


def test_names_that_numpy_keeps_cannot_be_fields() -> None:
    with pytest.raises(ValueError, match="itself: copy, sum"):
        record(sum=NUMBER, copy=NUMBER, turn=NUMBER)


def test_constants_have_the_width_of_every_number() -> None:
    first, second, third = constants(3)

    assert [first, second, third] == [0, 1, 2]
    assert all(isinstance(n, np.int64) for n in (first, third, constant(-1)))


def test_a_plain_state_is_pythons_own_numbers_and_lists() -> None:
    state = blank(KIND)
    state.turn, state.dice, state.hand[1, 2] = 3, 2**63, 7

    read = plain(state)

    assert (read.turn, read.dice, read.hand) == (3, 2**63, [[0, 0, 0], [0, 0, 7]])
    assert {type(read.turn), type(read.dice), type(read.hand[1][2])} == {int}


def test_of_a_plain_state_fields_may_be_left_unread() -> None:
    assert vars(plain(blank(KIND), ("dice", "hand"))) == {"turn": 0}
