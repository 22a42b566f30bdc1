"""Legal actions in lists of words, written by a kernel as they go over the wire.

Actions that differ in their last word only have numbers next to each other: a strip of them. A
strip becomes a text that says its other words once and lists its last ones. Hundreds of actions
are legal in most positions, and words are copied faster by a kernel than counted by Python.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

import numpy as np

from ziggurat.core.actions import ActionSpace
from ziggurat.core.jit import kernel
from ziggurat.core.state import Array

HOLE = 0  # the byte where somebody else has to write: no text holds it
COMMA, CLOSED, DONE = b","[0], b"]"[0], b"}"[0]
FIRST, END, WIDTH, IS_LISTED, WORDS, HEADS = range(6)  # columns of what is known of a kind
UNSORTED = -1


class WordTables(NamedTuple):
    """All words of an action space, written one after the other."""

    kinds: Array
    words: Array
    word_ends: Array
    heads: Array
    head_ends: Array
    longest: int  # of the words, with what stands between them


class KindWords(NamedTuple):
    """How actions of a kind are written."""

    heads: Sequence[bytes]  # strip by strip, up to the last words; of a kind without words, all
    words: Sequence[bytes]  # what may stand last; nothing where that is no list of words
    is_listed: bool  # there is no other word, so that the last is a list however few there are


NO_LIST = KindWords((), (), False)


def word_tables(actions: ActionSpace, kinds: Sequence[KindWords] = ()) -> WordTables:
    """The tables of an action space; what nobody says how to write is left to others."""
    kinds = kinds or [NO_LIST] * len(actions.families)
    ends = [*actions.first[1:], actions.size]
    rows, words, heads = list[list[int]](), list[bytes](), list[bytes]()
    for first, end, kind in zip(actions.first, ends, kinds, strict=True):
        rows.append([first, end, len(kind.words), kind.is_listed, len(words), len(heads)])
        words += kind.words
        heads += kind.heads
    longest = 1 + max(map(len, words), default=0)
    return WordTables(np.array(rows), *joined(words), *joined(heads), longest)


def joined(texts: Sequence[bytes]) -> tuple[Array, Array]:
    """Texts without anything between them, and where each ends; the first begins at 0."""
    ends = np.cumsum([0, *map(len, texts)])
    return np.frombuffer(b"".join(texts) or b" ", np.uint8), ends


Fill = Callable[[int, bytes], bytes]  # the actions of a kind, from the bytes of their numbers


def left_out(kind: int, numbers: bytes) -> bytes:
    return b""


def written(tables: WordTables, legal: Array, fill: Fill = left_out) -> bytes | None:
    """All that is legal, kind after kind; nothing if the numbers do not rise.

    What is not a plain list of words is left to the caller.
    """
    room = len(legal) * tables.longest + len(tables.heads) + 4 * len(legal) + 2
    text, holes = np.empty(room, np.uint8), np.empty((len(tables.kinds) + 1, 3), np.int64)
    size = write_lists(legal, tables, text, holes)
    if size == UNSORTED:
        return None
    found = text[:size].tobytes()
    for kind, begin, end in holes[1 : 1 + holes[0, 0]].tolist():
        found = found.replace(b"\0", fill(kind, legal[begin:end].tobytes()), 1)
    return found


@kernel
def write_lists(legal: Array, tables: WordTables, text: Array, holes: Array) -> int:
    """Write kind after kind, and note what is left to others; return how much was written."""
    holes[0, 0] = size = at = 0
    for kind in range(len(tables.kinds)):
        begin = at
        while at < len(legal) and legal[at] < tables.kinds[kind, END]:
            if at > begin and legal[at] <= legal[at - 1]:
                return UNSORTED
            at += 1
        if at == begin:
            continue
        if begin:
            text[size] = COMMA
            size += 1
        numbers = legal[begin:at]
        if is_plain(tables.kinds[kind], numbers):
            size = write_strips(tables.kinds[kind], numbers, tables, text, size)
        else:
            text[size] = HOLE
            size += 1
            holes[0, 0] += 1
            hole = holes[holes[0, 0]]
            hole[0], hole[1], hole[2] = kind, begin, at
    return size if at == len(legal) else UNSORTED


@kernel
def is_plain(kind: Array, numbers: Array) -> bool:
    """Whether the last word is sure to have most values of all, and so becomes the list.

    If more actions stand together in a strip than there are strips, no other word has as many.
    """
    if kind[IS_LISTED]:
        return True
    if kind[WIDTH] == 0:
        return False
    strips = longest = length = end = 0
    for number in numbers:
        if number >= end:
            strips, length, end = strips + 1, 0, end_of_strip(kind, number)
        length += 1
        longest = max(longest, length)
    return longest > strips


@kernel
def end_of_strip(kind: Array, number: int) -> int:
    """The number behind the last of the strip that an action is in: one division for all of it."""
    end: int = number + kind[WIDTH] - (number - kind[FIRST]) % kind[WIDTH]
    return end


@kernel
def write_strips(kind: Array, numbers: Array, tables: WordTables, text: Array, size: int) -> int:
    """Write the actions of a kind, strip by strip; return where the text ends."""
    if kind[WIDTH] == 0:
        return write_text(tables.heads, tables.head_ends, kind[HEADS], text, size)
    end = word = 0
    for number in numbers:
        if number >= end:
            if end > 0:
                size = write_end(text, size)
                text[size] = COMMA
                size += 1
            end = end_of_strip(kind, number)
            word = kind[WORDS] + kind[WIDTH] - end  # the word of a number is so many further on
            head = kind[HEADS] + (number - kind[FIRST]) // kind[WIDTH]
            size = write_text(tables.heads, tables.head_ends, head, text, size)
        else:
            text[size] = COMMA
            size += 1
        size = write_text(tables.words, tables.word_ends, word + number, text, size)
    return write_end(text, size)


@kernel
def write_end(text: Array, size: int) -> int:
    text[size], text[size + 1] = CLOSED, DONE
    return size + 2


@kernel
def write_text(texts: Array, ends: Array, number: int, text: Array, size: int) -> int:
    """Copy one of the texts; return where it ends."""
    begin = ends[number]
    for place in range(begin, ends[number + 1]):
        text[size + place - begin] = texts[place]
    end: int = size + ends[number + 1] - begin
    return end
