"""Records for plain Python: the same as numpy's, and read in a moment."""

import pickle
from collections.abc import Callable
from time import process_time
from typing import Any

import numpy as np
import pytest

from ziggurat.core.fields import with_fields
from ziggurat.core.jit import PLAIN
from ziggurat.core.state import blank
from ziggurat.games import GAMES

COLUMNS = np.dtype([("turn", np.int64), ("dice", np.uint64), ("hand", np.int64, (2, 3))])
QUICK = np.dtype((with_fields(COLUMNS.names or ()), COLUMNS))
SLOW = np.dtype((np.record, COLUMNS))


def played(kind: "np.dtype[Any]") -> Any:
    """A row of two records; one of them was written to, and copied over the other."""
    row = np.zeros(2, kind)
    state = row[0]
    state.turn, state.dice, state.hand[1, 2] = 3, 2**63, 7
    state.hand[0] += state.turn
    row[1] = row[0]
    return row


def test_both_kinds_of_records_do_the_same() -> None:
    quick, slow = played(QUICK), played(SLOW)

    assert quick.tobytes() == slow.tobytes()
    for name in COLUMNS.names or ():
        ours, theirs = getattr(quick[1], name), getattr(slow[1], name)
        assert type(ours) is type(theirs)
        assert np.array_equal(ours, theirs)
    assert QUICK == SLOW
    assert quick[1].item()[:2] == slow[1].item()[:2] == (3, 2**63)


def test_what_is_read_shares_memory_with_its_record() -> None:
    row = played(QUICK)

    row[0].hand[0, 0] = 99

    assert row["hand"][0, 0, 0] == 99


@pytest.mark.parametrize("use", [lambda s: s.colour, lambda s: setattr(s, "colour", 1)])
def test_a_field_that_is_not_there_is_an_error(use: Callable[[Any], object]) -> None:
    with pytest.raises(AttributeError, match="colour"):
        use(played(QUICK)[0])


def test_a_record_reaches_another_process() -> None:
    state = played(QUICK)[0]

    again = pickle.loads(pickle.dumps(state))

    assert type(again) is type(state)
    assert again.tobytes() == state.tobytes()


def test_a_field_is_read_in_less_than_half_the_time() -> None:
    quick, slow = played(QUICK)[0], played(SLOW)[0]

    assert min(seconds(quick) for _ in range(5)) < min(seconds(slow) for _ in range(5)) / 2


def seconds(state: Any) -> float:
    began = process_time()
    for _ in range(3_000):
        _ = state.turn, state.hand
    return process_time() - began


@pytest.mark.skipif(not PLAIN, reason="compiled kernels take numpy's own")
@pytest.mark.parametrize("game", GAMES)
def test_every_state_is_such_a_record_where_rules_are_uncompiled(game: str) -> None:
    kind = GAMES[game].state

    assert type(blank(kind)) is with_fields(kind.names or ())
