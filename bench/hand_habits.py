"""What players keep in their hands and send: writes `games/tigris/bots/habits.py` from self-play.

    python bench/hand_habits.py [--games N] [--searched N]

Viziers and kings play among themselves with two, three and four seats. At the start of every turn
whoever moves looks at the next hand, and in every conflict the attacker at the defender's. Each
hand is held against all hands that the tiles he had not seen allow, 84 of six tiles, and the
numbers are those that make the hands seen most likely (a concave likelihood, by Newton's steps).
What is sent in conflicts is fitted to that (`conflict_habits.py`).
"""

import argparse
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from pathlib import Path

import numpy as np

from conflict_habits import Fight, fights, holding_line, unlikely
from watched_games import Decision, watched
from written_habits import Habits, written
from ziggurat.core.state import Array
from ziggurat.core.ways import KING, VIZIER
from ziggurat.games.tigris.bots import habits
from ziggurat.games.tigris.bots.beliefs import FULL_BAG, TRAITS, fill_pool, fill_traits
from ziggurat.games.tigris.conflicts import ATTACKER, DEFENDER
from ziggurat.games.tigris.data import ACTIONS_A_TURN, HAND_SIZE
from ziggurat.games.tigris.records import State
from ziggurat.games.tigris.state import ACTION, SUPPORT

SEED = 1
NUMBERS = 4 + 4 + len(TRAITS) + 1  # early, late, for each trait, and for each tile alike
FIRM = 1e-4  # keeps the numbers small that no hand tells anything about, a hand
STEPS = 6
ALL_HANDS = {
    size: np.array([h for h in product(range(size + 1), repeat=4) if sum(h) == size])
    for size in range(HAND_SIZE + 1)
}
LOG_FACTORIAL = np.concatenate([[0.0], np.cumsum(np.log(np.arange(1, 200)))])


@dataclass(frozen=True, slots=True)
class Seen:
    """A hand among all that could be in its place, a line each."""

    hands: Array
    ways: Array  # in how many ways each can be drawn, as logarithms
    counts: Array  # what each number counts in it
    held: int  # which line is really held

    def believed(self, numbers: Array) -> Array:
        """The chance of every hand."""
        odds = self.ways + self.counts @ numbers
        chances = np.exp(odds - odds.max())
        return np.asarray(chances / chances.sum())

    def chances(self, numbers: Array, color: int) -> Array:
        """The chances that it holds none, one, two … tiles of a color."""
        return np.bincount(self.hands[:, color], self.believed(numbers), HAND_SIZE + 1)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=120, metavar="N", help="of viziers")
    parser.add_argument("--searched", type=int, default=4, metavar="N", help="of kings")
    args = parser.parse_args()
    rows = []
    for seats in (2, 3, 4):
        hands, sides = list[Seen](), list[Fight]()
        for level, games in ((VIZIER, args.games), (KING, args.searched)):
            for decision in watched(level, seats, games, SEED):
                hands += seen_hands(decision)
                sides += fights(decision, seen)
        found = fit(hands)
        gain = (likelihood(hands, found) - likelihood(hands, np.zeros(NUMBERS))) / len(hands)
        sys.stdout.write(f"{seats} seats, {len(hands):,} hands, {gain:.3f} more likely each\n")
        sys.stdout.flush()
        early, late, kept, alike = np.split(found, [4, 8, NUMBERS - 1])
        line = holding_line(sides, found)
        rows.append(Habits(early, late, kept, float(alike[0]), unlikely(sides, found), line))
    Path(habits.__file__).write_text(written(rows))
    sys.stdout.write(f"written to {Path(habits.__file__).name}\n")
    return 0


def seen_hands(decision: Decision) -> Iterator[Seen]:
    """The hands somebody looks at before a decision."""
    s = decision.before
    if s.prompt == ACTION and s.actions_left == ACTIONS_A_TURN:
        yield seen(s, int(s.turn), (int(s.turn) + 1) % int(s.seats))
    elif s.prompt == SUPPORT and s.asked == s.fighter[DEFENDER]:
        yield seen(s, int(s.fighter[ATTACKER]), int(s.asked))


def seen(s: State, me: int, seat: int) -> Seen:
    """A seat's hand as another one sees it."""
    pool, hand = np.zeros(4, np.int64), s.hand[seat]
    fill_pool(s, me, pool)
    hands = ALL_HANDS[int(hand.sum())]
    hands = hands[(hands <= pool).all(axis=1)]
    ways = LOG_FACTORIAL[pool] - LOG_FACTORIAL[hands] - LOG_FACTORIAL[pool - hands]
    full, traits = s.bag.sum() / FULL_BAG, np.zeros((4, len(TRAITS)))
    for color in range(4):
        fill_traits(s, seat, color, traits[color])
    alike = (hands * (hands - 1) // 2).sum(axis=1)
    counts = np.column_stack([full * hands, (1 - full) * hands, hands @ traits, alike])
    held = int(np.flatnonzero((hands == hand).all(axis=1))[0])
    return Seen(hands, ways.sum(axis=1), counts.astype(np.float32), held)


def fit(hands: list[Seen]) -> Array:
    """The numbers under which these hands are most likely."""
    numbers = np.zeros(NUMBERS)
    for _ in range(STEPS):
        slope = -FIRM * len(hands) * numbers
        bend = FIRM * len(hands) * np.eye(NUMBERS)
        for hand in hands:
            chances = hand.believed(numbers)
            mean = chances @ hand.counts
            slope += hand.counts[hand.held] - mean
            bend += (hand.counts.T * chances) @ hand.counts - np.outer(mean, mean)
        numbers += np.linalg.solve(bend, slope)
    return numbers


def likelihood(hands: list[Seen], numbers: Array) -> float:
    """The logarithm of how likely the hands are, together."""
    return sum(float(np.log(hand.believed(numbers)[hand.held])) for hand in hands)


if __name__ == "__main__":
    sys.exit(main())
