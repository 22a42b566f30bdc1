"""The dice in the state: one 64-bit word, stirred by splitmix64 at every roll.

A state holds counts and this word, never an order, so a copy of it knows nothing of the
draws to come beyond the word itself, which `Match` replaces before every decision.

A record may also be `told` its dice: with a `script` of outcomes it follows them, and says
what it would have to throw next. So whoever studies chance sees every throw by itself.
"""

import hashlib
import hmac
from typing import Any

import numpy as np

from ziggurat.core.jit import by_field, kernel
from ziggurat.core.records import Script
from ziggurat.core.state import NUMBER, AnyState, Array, Kind, game_of, record

GOLDEN = np.uint64(0x9E3779B97F4A7C15)
MIX_1, MIX_2 = np.uint64(0xBF58476D1CE4E5B9), np.uint64(0x94D049BB133111EB)
S27, S30, S31, S32 = (np.uint64(bits) for bits in (27, 30, 31, 32))

LOT = 2**64 - 1  # the number of no decision: its dice say who begins, where lots are drawn
MOST_THROWS = 128  # that one decision, or the deal, can take, over all games
MOST_OUTCOMES = 64  # of one throw

SCRIPT = record(
    script=(NUMBER, MOST_THROWS),
    length=NUMBER,  # of the script
    throws=NUMBER,  # so far; more than `length` once the script was not enough
    outcomes=NUMBER,  # of the first throw past the script
    chances=(NUMBER, MOST_OUTCOMES),  # of each of them, out of their sum
)


def told(kind: Kind) -> Kind:
    """The same record with room for a script of outcomes, and for the chances of the next one.

    Its fields begin with those of the record, byte for byte.
    """
    fields = {name: each[name] for each in (kind, SCRIPT) for name in each.names or ()}
    return record(game_of(kind), **fields)


@kernel
def stir(word: Any) -> Any:
    """A word that shows no trace of the one it came from."""
    z = np.uint64(word)
    z = (z ^ (z >> S30)) * MIX_1
    z = (z ^ (z >> S27)) * MIX_2
    return z ^ (z >> S31)


@kernel
def thrown_sides(s: AnyState, sides: int) -> Any:
    s.dice = s.dice + GOLDEN
    return np.int64(((stir(s.dice) >> S32) * np.uint64(sides)) >> S32)


@kernel
def thrown_piece(s: AnyState, pile: Array) -> int:
    total = 0
    for kind in range(pile.size):
        total += pile[kind]
    ticket = thrown_sides(s, total)
    kind = 0
    while ticket >= pile[kind]:
        ticket -= pile[kind]
        kind += 1
    return kind


@kernel
def told_sides(s: Script, sides: int) -> int:
    """The next outcome of the script; past its end, what the dice would be thrown for."""
    s.throws += 1
    if s.throws <= s.length:
        return s.script[s.throws - 1]
    if s.throws == s.length + 1:
        s.outcomes = sides
        for side in range(sides):
            s.chances[side] = 1
    return 0


@kernel
def told_piece(s: Script, pile: Array) -> int:
    s.throws += 1
    if s.throws <= s.length:
        return s.script[s.throws - 1]
    if s.throws == s.length + 1:
        s.outcomes = pile.size
        for kind in range(pile.size):
            s.chances[kind] = pile[kind]
    kind = 0
    while pile[kind] == 0:
        kind += 1
    return kind


one_of = by_field("script", told_sides, thrown_sides)
piece_of = by_field("script", told_piece, thrown_piece)


@kernel
def roll(s: AnyState, sides: int) -> int:
    """A number from 0 to `sides` - 1, each as likely as the others."""
    return one_of(s, sides)


@kernel
def draw(s: AnyState, pile: Array) -> int:
    """Take one piece out of a pile of counts; say which. The pile must not be empty."""
    kind = piece_of(s, pile)
    pile[kind] -= 1
    return kind


@kernel
def redeal(s: AnyState, seat: int, hand: Array, seen: Array, pile: Array) -> None:
    """Deal anew the cards of other hands that a seat has not seen get there; -1 is a spectator.

    They and the pile are one pool to him. What players counted, a spectator could not.
    """
    hidden = np.zeros(s.seats, np.int64)
    for other in range(s.seats):
        for kind in range(pile.size):
            if other != seat:
                if seat < 0:
                    seen[other, kind] = 0
                unknown = hand[other, kind] - seen[other, kind]
                hidden[other] += unknown
                pile[kind] += unknown
                hand[other, kind] -= unknown
    for other in range(s.seats):
        for _ in range(hidden[other]):
            hand[other, draw(s, pile)] += 1


def dice_word(secret: bytes, decision: int) -> int:
    """The dice of one decision: the deal is 0, the first decision 1."""
    message = decision.to_bytes(8, "big")
    return int.from_bytes(hmac.digest(secret, message, "sha256")[:8], "big")


def first_by_lot(secret: bytes, seats: int) -> int:
    """Which of so many chairs begins, where that is drawn by lot; the commitment binds it too."""
    return dice_word(secret, LOT) % seats


def commitment(secret: bytes) -> str:
    """What is published at the start, so that anyone can check the dice at the end."""
    return hashlib.sha256(secret).hexdigest()
