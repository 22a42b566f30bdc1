"""Legal actions in lists of words: each strip of numbers says its other words once."""

import numpy as np
import pytest

from ziggurat.core.actions import ActionSpace, Names
from ziggurat.core.word_lists import KindWords, word_tables, written

CELLS, COLORS = Names("abc"), Names(["red", "blue"])
SPACE = ActionSpace(
    {"pass": {}, "tile": {"color": COLORS, "cell": CELLS}, "drop": {"cell": CELLS}, "odd": {}}
)
WORDS = [word.encode() for word in CELLS.words]
TABLES = word_tables(
    SPACE,
    [
        KindWords([b"{pass}"], [], True),
        KindWords([b"{red:[", b"{blue:["], WORDS, False),
        KindWords([b"{drop:["], WORDS, True),
        KindWords([], [], False),
    ],
)


def numbers(*moves: str) -> list[int]:
    return [SPACE.number(move) for move in moves]


@pytest.mark.parametrize(
    ("moves", "text"),
    [
        ([], b""),
        (["pass"], b"{pass}"),
        (["tile red a", "tile red c"], b"{red:[a,c]}"),
        (["tile red a", "tile red b", "tile red c", "tile blue b"], b"{red:[a,b,c]},{blue:[b]}"),
        (["pass", "drop b"], b"{pass},{drop:[b]}"),
        (["drop a", "drop b", "odd"], b"{drop:[a,b]},?3"),
        (["tile red a", "tile blue a", "odd"], b"?1,?3"),  # the color has as many values
    ],
)
def test_actions_are_written_strip_by_strip(moves: list[str], text: bytes) -> None:
    left: list[list[int]] = []

    def fill(kind: int, those: bytes) -> bytes:
        left.append(np.frombuffer(those, np.int64).tolist())
        return b"?%d" % kind

    assert written(TABLES, np.array(numbers(*moves), np.int64), fill) == text
    assert len(left) == text.count(b"?") and all(left)


@pytest.mark.parametrize("moves", [["tile red b", "tile red a"], ["drop a", "pass"]])
def test_numbers_that_do_not_rise_are_left_to_others(moves: list[str]) -> None:
    assert written(TABLES, np.array(numbers(*moves))) is None


def test_where_nobody_says_how_to_write_all_is_left_to_others() -> None:
    assert written(word_tables(SPACE), np.array(numbers("pass", "drop a"))) == b","
