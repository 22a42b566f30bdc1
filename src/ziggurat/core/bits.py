"""Sets of up to 64 things, as the bits of one word."""

from collections.abc import Iterable
from typing import Any

import numpy as np

from ziggurat.core.jit import kernel

ZERO, ONE = np.uint64(0), np.uint64(1)
S1, S2, S4, S8, S56 = (np.uint64(bits) for bits in (1, 2, 4, 8, 56))
PAIRS, QUADS = np.uint64(0x5555555555555555), np.uint64(0x3333333333333333)
NIBBLES, BYTES = np.uint64(0x0F0F0F0F0F0F0F0F), np.uint64(0x0101010101010101)
HIGH_BITS, LAST_BYTE = np.uint64(0x8080808080808080), np.uint64(0xFF)  # of each byte; of a word


def word_of(numbers: Iterable[int]) -> Any:
    """The set of these numbers, for tables made once."""
    word = 0
    for number in numbers:
        word |= 1 << number
    return np.uint64(word)


def numbers_in(word: Any) -> list[int]:
    """The numbers of a set in increasing order."""
    left, found = int(word), []
    while left:
        lowest = left & -left
        found.append(lowest.bit_length() - 1)
        left ^= lowest
    return found


@kernel
def bit(number: int) -> Any:
    """The set of one number."""
    return ONE << np.uint64(number)


@kernel
def holds(word: Any, number: int) -> bool:
    return (word >> np.uint64(number)) & ONE != ZERO


@kernel
def bits_in(word: Any) -> Any:
    """How many bits of a word are set (compilers know this sum as one instruction)."""
    word = word - ((word >> S1) & PAIRS)
    word = (word & QUADS) + ((word >> S2) & QUADS)
    word = (word + (word >> S4)) & NIBBLES
    return np.int64((word * BYTES) >> S56)


@kernel
def lowest_bit(word: Any) -> int:
    return bits_in((word & (~word + ONE)) - ONE)


def bits_of_bytes() -> Any:
    """The k-th bit of each byte that has so many, one after the other."""
    table = np.zeros(256 * 8, np.int64)
    for byte in range(256):
        for k, place in enumerate(numbers_in(byte)):
            table[byte * 8 + k] = place
    return table


BIT_IN_BYTE = bits_of_bytes()


@kernel
def nth_bit(word: Any, k: int) -> int:
    """The place of the k-th bit of a word that is set, counted from 0.

    All bytes are counted at once, each with those below it: as many as hold no more than k bits
    lie below the one that is looked for.
    """
    sums = word - ((word >> S1) & PAIRS)
    sums = (sums & QUADS) + ((sums >> S2) & QUADS)
    sums = ((sums + (sums >> S4)) & NIBBLES) * BYTES
    wanted = np.uint64(k)
    below = bits_in(((wanted * BYTES) | HIGH_BITS) - sums & HIGH_BITS) * 8
    shift = np.uint64(below)
    left = wanted - (((sums << S8) >> shift) & LAST_BYTE)
    byte = (word >> shift) & LAST_BYTE
    return below + BIT_IN_BYTE[np.int64(byte) * 8 + np.int64(left)]


@kernel
def mark_word(word: Any, base: int, out: Any) -> None:
    """Write a one at the number of each member of a set, plus `base`."""
    while word != ZERO:
        out[base + lowest_bit(word)] = 1
        word &= word - ONE


@kernel
def list_word(word: Any, base: int, out: Any, n: int) -> int:
    """Write the numbers of a set, each plus `base`, from the n-th place on; return the next."""
    while word != ZERO:
        out[n] = base + lowest_bit(word)
        word &= word - ONE
        n += 1
    return n
