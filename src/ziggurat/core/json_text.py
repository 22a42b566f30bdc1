"""JSON written by kernels: keys, names and whole numbers, copied behind each other.

Every function writes from the place `size` of a text on, and returns where the text ends then.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np

from ziggurat.core.jit import kernel
from ziggurat.core.state import Array

COMMA, OPENED, CLOSED, MINUS, ZERO = b",[]-0"
TEN = 10


class TextTable(NamedTuple):
    """Texts without anything between them, and where each ends; the first begins at 0."""

    letters: Array
    ends: Array


def names(words: Sequence[str]) -> TextTable:
    """Words as JSON has them, in a table for kernels; none of them needs an escape."""
    return texts([f'"{word}"' for word in words])


def texts(words: Sequence[str]) -> TextTable:
    """The same of words that are JSON already."""
    written = [word.encode() for word in words]
    return TextTable(np.frombuffer(b"".join(written), np.uint8), np.cumsum([0, *map(len, written)]))


@kernel
def put(said: Any, text: Array, size: int) -> int:
    """Write some bytes."""
    for place in range(len(said)):
        text[size + place] = said[place]
    return size + len(said)


@kernel
def put_name(table: TextTable, number: Any, text: Array, size: int) -> int:
    """Write one of the names."""
    begin: int = table.ends[number]
    end: int = table.ends[number + 1]
    for place in range(begin, end):
        text[size + place - begin] = table.letters[place]
    return size + end - begin


@kernel
def put_number(number: Any, text: Array, size: int) -> int:
    """Write a whole number."""
    if number < 0:
        text[size] = MINUS
        size, number = size + 1, -number
    digits, rest = 1, number // TEN
    while rest > 0:
        digits, rest = digits + 1, rest // TEN
    for place in range(size + digits - 1, size - 1, -1):
        text[place] = ZERO + number % TEN
        number //= TEN
    return size + digits


@kernel
def put_field(key: Any, number: Any, text: Array, size: int) -> int:
    """Write a key with all that stands around it, and its number."""
    return put_number(number, text, put(key, text, size))


@kernel
def put_truth(key: Any, is_so: bool, text: Array, size: int) -> int:
    """Write a key likewise, and whether it is so."""
    return put(b"true" if is_so else b"false", text, put(key, text, size))


@kernel
def put_numbers(numbers: Array, text: Array, size: int) -> int:
    """Write a list of numbers."""
    text[size] = OPENED
    size += 1
    for place in range(len(numbers)):
        if place > 0:
            text[size] = COMMA
            size += 1
        size = put_number(numbers[place], text, size)
    text[size] = CLOSED
    return size + 1


@kernel
def put_list(table: TextTable, numbers: Array, text: Array, size: int) -> int:
    """Write a list of names."""
    text[size] = OPENED
    size += 1
    for place in range(len(numbers)):
        if place > 0:
            text[size] = COMMA
            size += 1
        size = put_name(table, numbers[place], text, size)
    text[size] = CLOSED
    return size + 1


@kernel
def put_counts(keys: TextTable, numbers: Array, text: Array, size: int) -> int:
    """Write an object: each of these keys (see `keys_of`) and its number."""
    for place in range(len(numbers)):
        size = put_name(keys, place, text, size)
        size = put_number(numbers[place], text, size)
    return put(b"}", text, size)


def parted(text: Array, ends: Array) -> list[bytes]:
    """Texts that were written one after the other; each begins where the one before it ends."""
    whole = text[: ends[-1]].tobytes()
    return [whole[begin:end] for begin, end in pairwise(ends.tolist())]


def keys_of(words: Sequence[str]) -> TextTable:
    """The keys of an object, each with what stands before it."""
    return texts([f'{"," if place else "{"}"{word}":' for place, word in enumerate(words)])
