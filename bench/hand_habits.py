"""What players keep in their hands: fits `games/tigris/bots/habits.py` to self-play.

    python bench/hand_habits.py [--games N] [--searched N]

Viziers and kings play among themselves with two, three and four seats. At the start of every turn
whoever moves looks at the next hand, and in every conflict the attacker at the defender's. Each
hand is held against all hands that the tiles he had not seen allow, 84 of six tiles, and the
numbers are those that make the hands seen most likely (a concave likelihood, by Newton's steps).
"""

import argparse
import sys
from collections.abc import Iterator
from itertools import product

import numpy as np

from watched_games import Decision, watched
from ziggurat.core.state import Array
from ziggurat.core.ways import KING, VIZIER
from ziggurat.games.tigris.bots.beliefs import FULL_BAG, fill_pool, is_attacked_in
from ziggurat.games.tigris.conflicts import ATTACKER, DEFENDER
from ziggurat.games.tigris.data import ACTIONS_A_TURN, HAND_SIZE
from ziggurat.games.tigris.records import State
from ziggurat.games.tigris.state import ACTION, SUPPORT

SEED = 1
NUMBERS = 10  # four early, four late, of the color attacked in, and for each tile alike
FIRM = 1e-4  # keeps the numbers small that no hand tells anything about, a hand
STEPS = 6
ALL_HANDS = {
    size: np.array([h for h in product(range(size + 1), repeat=4) if sum(h) == size])
    for size in range(HAND_SIZE + 1)
}
LOG_FACTORIAL = np.concatenate([[0.0], np.cumsum(np.log(np.arange(1, 200)))])


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=80, metavar="N", help="of viziers")
    parser.add_argument("--searched", type=int, default=4, metavar="N", help="of kings")
    args = parser.parse_args()
    for seats in (2, 3, 4):
        hands = list[tuple[Array, Array]]()
        for level, games in ((VIZIER, args.games), (KING, args.searched)):
            for decision in watched(level, seats, games, SEED):
                hands += seen_hands(decision)
        found = fit(hands)
        gain = (likelihood(hands, found) - likelihood(hands, np.zeros(NUMBERS))) / len(hands)
        sys.stdout.write(f"{seats} seats, {len(hands):,} hands, {gain:.3f} more likely each\n")
        for name, part in zip(
            ("early", "late", "attacked", "alike"), np.split(found, [4, 8, 9]), strict=True
        ):
            sys.stdout.write(f"    {name:9}{'  '.join(f'{number:6.2f}' for number in part)}\n")
        sys.stdout.flush()
    return 0


def seen_hands(decision: Decision) -> Iterator[tuple[Array, Array]]:
    """What the numbers count in a hand, and in every hand that could be in its place."""
    s = decision.before
    if s.prompt == ACTION and s.actions_left == ACTIONS_A_TURN:
        yield counted(s, int(s.turn), (int(s.turn) + 1) % int(s.seats))
    elif s.prompt == SUPPORT and s.asked == s.fighter[DEFENDER]:
        yield counted(s, int(s.fighter[ATTACKER]), int(s.asked))


def counted(s: State, me: int, seat: int) -> tuple[Array, Array]:
    """A table with a line for each hand: its ways, then what each number counts in it.

    Beside it which line is the hand that is really held.
    """
    pool, hand = np.zeros(4, np.int64), s.hand[seat]
    fill_pool(s, me, pool)
    hands = ALL_HANDS[int(hand.sum())]
    hands = hands[(hands <= pool).all(axis=1)]
    ways = LOG_FACTORIAL[pool] - LOG_FACTORIAL[hands] - LOG_FACTORIAL[pool - hands]
    full = s.bag.sum() / FULL_BAG
    attacked = [is_attacked_in(s, seat, color) for color in range(4)]
    table = np.column_stack(
        [
            ways.sum(axis=1),
            full * hands,
            (1 - full) * hands,
            hands @ attacked,
            (hands * (hands - 1) // 2).sum(axis=1),
        ]
    )
    return table.astype(np.float32), np.flatnonzero((hands == hand).all(axis=1))


def fit(hands: list[tuple[Array, Array]]) -> Array:
    """The numbers under which these hands are most likely."""
    numbers = np.zeros(NUMBERS)
    for _ in range(STEPS):
        slope = -FIRM * len(hands) * numbers
        bend = FIRM * len(hands) * np.eye(NUMBERS)
        for table, held in hands:
            counts = table[:, 1:]
            chances = believed(table, numbers)
            mean = chances @ counts
            slope += counts[held[0]] - mean
            bend += (counts.T * chances) @ counts - np.outer(mean, mean)
        numbers += np.linalg.solve(bend, slope)
    return numbers


def likelihood(hands: list[tuple[Array, Array]], numbers: Array) -> float:
    """The logarithm of how likely the hands are, together."""
    return sum(float(np.log(believed(table, numbers)[held[0]])) for table, held in hands)


def believed(table: Array, numbers: Array) -> Array:
    """The chance of every hand."""
    odds = table[:, 0] + table[:, 1:] @ numbers
    chances = np.exp(odds - odds.max())
    return np.asarray(chances / chances.sum())


if __name__ == "__main__":
    sys.exit(main())
