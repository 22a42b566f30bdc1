"""The dice: the same everywhere, fair, and promised beforehand."""

import hashlib
import hmac
from collections import Counter

import numpy as np
import pytest

from ziggurat.core.dice import (
    GOLDEN,
    commitment,
    dice_word,
    draw,
    first_by_lot,
    redeal,
    roll,
    stir,
    told,
)
from ziggurat.core.state import NUMBER, WORD, State, blank, record

CUP = record(dice=WORD, pile=(NUMBER, 4))


def cup(word: int = 0) -> State:
    s = blank(CUP)
    s.dice = np.uint64(word)
    return s


def test_the_words_are_those_of_splitmix64() -> None:
    known = [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F]
    for i, word in enumerate(known, start=1):
        assert int(stir(np.uint64(i * int(GOLDEN) % 2**64))) == word


def test_every_roll_moves_the_dice_on() -> None:
    s = cup()

    assert [int(roll(s, 1000)) for _ in range(3)] == [
        (0xE220A839 * 1000) >> 32,
        (0x6E789E6A * 1000) >> 32,
        (0x06C45D18 * 1000) >> 32,
    ]
    assert int(s.dice) == 3 * int(GOLDEN) % 2**64


def test_all_sides_are_about_equally_likely() -> None:
    s = cup(7)
    rolls = Counter(int(roll(s, 6)) for _ in range(6000))

    assert set(rolls) == set(range(6))
    assert all(850 < n < 1150 for n in rolls.values())


def test_a_die_with_one_side_has_one_answer() -> None:
    assert {int(roll(cup(word), 1)) for word in range(50)} == {0}


def test_a_pile_is_drawn_to_its_end_and_each_piece_once() -> None:
    s = cup(3)
    s.pile[:] = (2, 0, 3, 1)

    drawn = Counter(int(draw(s, s.pile)) for _ in range(6))

    assert drawn == {0: 2, 2: 3, 3: 1}
    assert s.pile.tolist() == [0, 0, 0, 0]


def test_a_draw_is_as_likely_as_there_are_pieces() -> None:
    drawn = Counter[int]()
    s = cup(5)
    for _ in range(3000):
        s.pile[:] = (3, 1, 0, 2)
        drawn[int(draw(s, s.pile))] += 1

    assert drawn[1] + drawn[0] + drawn[3] == 3000
    assert abs(drawn[0] - 1500) < 150
    assert abs(drawn[3] - 1000) < 150


@pytest.mark.parametrize("decision", [0, 1, 300])
def test_the_dice_of_a_decision_are_eight_bytes_of_a_keyed_hash(decision: int) -> None:
    secret = bytes(range(32))
    digest = hmac.new(secret, decision.to_bytes(8, "big"), hashlib.sha256).digest()

    assert dice_word(secret, decision) == int.from_bytes(digest[:8], "big")


def test_the_commitment_is_the_hash_of_the_secret() -> None:
    assert commitment(b"abc") == hashlib.sha256(b"abc").hexdigest()


TABLE = record(
    dice=WORD, seats=NUMBER, hand=(NUMBER, (3, 4)), seen=(NUMBER, (3, 4)), pile=(NUMBER, 4)
)


@pytest.mark.parametrize("seat", [-1, 0, 1, 2])
def test_a_redeal_keeps_what_a_seat_has_seen_and_how_many_cards_there_are(seat: int) -> None:
    s = blank(TABLE)
    s.dice, s.seats = np.uint64(9), 3
    s.hand[:], s.pile[:] = [[1, 1, 1, 0], [0, 2, 0, 1], [3, 0, 0, 0]], [2, 2, 2, 2]
    s.seen[1], s.seen[2] = [0, 1, 0, 1], [1, 0, 0, 0]
    before, cards = s.hand.copy(), s.hand.sum(axis=0) + s.pile

    redeal(s, seat, s.hand, s.seen, s.pile)

    assert s.hand.sum(axis=1).tolist() == [3, 3, 3]
    assert (s.hand.sum(axis=0) + s.pile).tolist() == cards.tolist()
    assert (s.hand >= s.seen).all()
    if seat >= 0:
        assert s.hand[seat].tolist() == before[seat].tolist()
        assert s.seen[1].tolist() == [0, 1, 0, 1]
    else:
        assert not s.seen.any()


# Dice that are told what to throw.


def told_cup(*script: int) -> State:
    s = blank(told(CUP))
    s.script[: len(script)] = script
    s.length = len(script)
    return s


def test_told_dice_follow_their_script() -> None:
    s = told_cup(4, 2, 0)
    s.pile[:] = (1, 0, 2, 1)

    assert int(roll(s, 6)) == 4
    assert int(draw(s, s.pile)) == 2
    assert int(draw(s, s.pile)) == 0
    assert s.pile.tolist() == [0, 0, 1, 1]
    assert s.throws == s.length == 3
    assert s.dice == 0


def test_told_dice_say_what_they_would_throw_next() -> None:
    s = told_cup(2)
    s.pile[:] = (0, 3, 2, 1)

    draw(s, s.pile)
    draw(s, s.pile)
    draw(s, s.pile)

    assert s.throws == 3
    assert s.chances[: s.outcomes].tolist() == [0, 3, 1, 1]


def test_told_dice_with_equal_sides_say_so() -> None:
    s = told_cup()

    roll(s, 5)
    roll(s, 3)

    assert s.chances[: s.outcomes].tolist() == [1, 1, 1, 1, 1]


def test_a_record_that_is_told_its_dice_begins_like_the_one_that_is_not() -> None:
    kind = told(CUP)

    assert kind.fields and CUP.fields
    assert CUP.fields.items() <= kind.fields.items()
    assert kind.names and kind.names[: len(CUP.fields)] == CUP.names


def test_the_lot_follows_from_the_secret_and_leaves_no_chair_out() -> None:
    secrets = [bytes([n] * 32) for n in range(64)]

    assert {first_by_lot(secret, 3) for secret in secrets} == {0, 1, 2}
    assert all(first_by_lot(secret, 3) == first_by_lot(secret, 3) for secret in secrets)
