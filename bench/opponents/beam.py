"""A planner of whole turns of Babel: a beam of 96 chains, judged by a hand-made sum.

    ziggurat arena babel king --bot bench/opponents/beam.py:beam

It owes nothing to the features or the search of the bots: it follows the chains of its own turn
that look best, action by action, and begins the one after which it would like best to stop.
"""

from typing import Any

import numpy as np

from ziggurat.bots.bot import World, any_word, imagine_anew
from ziggurat.core.dice import stir
from ziggurat.core.events import EventLog, mute_log
from ziggurat.core.game import Game
from ziggurat.core.jit import kernel
from ziggurat.core.state import Array
from ziggurat.games.babel.actions import END
from ziggurat.games.babel.data import QUARRY, RUN, SITES
from ziggurat.games.babel.records import State
from ziggurat.games.babel.rules import apply, legal
from ziggurat.games.babel.scoring import cards_in_hand, height, top
from ziggurat.games.babel.state import DISCARD, OVER

WIDTH = 96  # chains side by side
DEPTH = 16  # actions of a chain
MOST = 4096  # chains that may grow out of them
# What things are worth beside a level, which is worth 1.
WON = 100.0
CARD, LIKE = 0.15, 0.02  # in the hand; and with each like one
READY, BARE = 0.25, 0.3  # a card for the next level; a temple whose column cannot carry it on
THREAT = 0.12  # a level opposite a run that destroys or steals
OPEN = 0.35  # an open card that could be built on at once


class Chains:
    """Chains of actions side by side: where each ended, what it is worth, how it began."""

    def __init__(self, game: Game) -> None:
        self.ends = np.zeros(MOST, game.state)
        self.origin, self.action = np.zeros(MOST, np.int64), np.zeros(MOST, np.int64)
        self.value, self.prints = np.zeros(MOST), np.zeros(MOST, np.uint64)
        self.moves = np.zeros((2, game.actions.size), np.int64)

    def grow(self, front: Array, seat: int) -> int:
        """All chains that are one action longer than those in front; how many they are."""
        filled = self.ends, self.origin, self.action, self.value, self.prints
        return grow(front, seat, *filled, self.moves, mute_log())

    def best_stop(self, count: int, seat: int) -> int:
        """The best of the chains after which another decides, or -1."""
        stops = (self.action[:count] == END) | (self.ends["asked"][:count] != seat)
        return int(np.where(stops, self.value[:count], -np.inf).argmax()) if stops.any() else -1

    def going_on(self, count: int, seat: int, known: set[int]) -> list[int]:
        """The best of the others, none of them in a position that was met before."""
        found: list[int] = []
        for i in np.argsort(-self.value[:count], kind="stable"):
            over = self.action[i] == END or self.ends["asked"][i] != seat
            if len(found) < WIDTH and not over and int(self.prints[i]) not in known:
                known.add(int(self.prints[i]))
                found.append(int(i))
        return found


def beam(game: Game, world: World, seat: int, dice: np.random.Generator) -> int:
    """The first action of the chain after which it would like best to stop."""
    imagine_anew(game, world, seat, any_word(dice))
    chains, known = Chains(game), set[int]()
    front, firsts = np.array([world], game.state), np.zeros(1, np.int64)
    best, chosen = -np.inf, -1
    for depth in range(DEPTH):
        count = chains.grow(front, seat)
        first = chains.action[:count] if depth == 0 else firsts[chains.origin[:count]]
        stop = chains.best_stop(count, seat)
        if stop >= 0 and chains.value[stop] > best:
            best, chosen = chains.value[stop], int(first[stop])
        going = chains.going_on(count, seat, known)
        if not going:
            break
        front, firsts = chains.ends[going], first[going]
        if chosen < 0:
            chosen = int(firsts[0])
    return chosen


@kernel
def grow(  # noqa: PLR0913 - what it fills comes from outside
    front: Array,
    seat: int,
    ends: Array,
    origin: Array,
    action: Array,
    value: Array,
    prints: Array,
    moves: Array,
    log: EventLog,
) -> int:
    """Every chain with every action more. To stop is worth what the position is worth before it.

    What a stop reveals and what the other one draws is chance, and the same for all.
    """
    count = 0
    for i in range(len(front)):
        for j in range(legal(front[i], moves[0])):
            if count == len(ends):
                return count
            ends[count] = front[i]
            if moves[0, j] != END:
                act(ends[count], moves[0, j], seat, moves[1], log)
            origin[count], action[count] = i, moves[0, j]
            value[count] = worth(ends[count], seat) - worth(ends[count], 1 - seat)
            prints[count] = fingerprint(ends[count])
            count += 1
    return count


@kernel
def act(s: State, action: int, seat: int, moves: Array, log: EventLog) -> None:
    """One action. Whoever has to give up half his hand for it gives up what comes first."""
    apply(s, action, log)
    while s.turn == seat and s.prompt == DISCARD:
        legal(s, moves)
        apply(s, moves[0], log)


@kernel
def worth(s: State, seat: int) -> float:
    """What a seat has: heights, cards, what it can build next and what it threatens."""
    total = float(height(s, seat))
    if s.prompt == OVER and total > height(s, 1 - seat):
        total += WON
    total += CARD * cards_in_hand(s, seat)
    for site in range(SITES):
        total += LIKE * s.hand[seat, site] ** 2
        total += site_worth(s, seat, site)
    return total + OPEN * open_cards(s, seat)


@kernel
def site_worth(s: State, seat: int, site: int) -> float:
    """Cards for the next level count, and runs against what stands opposite."""
    level, cards = top(s, seat, site), s.column_length[seat, site]
    total: float = READY * min(cards, level + 1) + READY / 4 * max(0, min(cards - level - 1, 2))
    if level > 0 and cards < level:
        total -= BARE
    longest = longest_run(s, seat, site)
    if longest >= RUN:
        total += THREAT * (top(s, 1 - seat, site) + longest - RUN)
    return total


@kernel
def longest_run(s: State, seat: int, site: int) -> int:
    column, longest, length = s.column[seat, site], 0, 0
    for i in range(s.column_length[seat, site]):
        same = i > 0 and column[i] == column[i - 1]
        length = length + 1 if same else 1
        longest = max(longest, length)
    return longest


@kernel
def open_cards(s: State, seat: int) -> int:
    """Open cards that carry one of its temples on, with the cards that lie there."""
    found = 0
    for row in range(s.seats):
        if s.row_length[row] > 0:
            level = s.row[row, s.row_length[row] - 1]
            for site in range(SITES):
                fits = top(s, seat, site) == level - 1
                if fits and s.column_length[seat, site] >= level:
                    found += 1
                    break
    return found


@kernel
def fingerprint(s: State) -> Any:
    """A number that two orders of the same actions share."""
    fold = stir(np.uint64(s.pawn[0] - QUARRY + 16 * (s.pawn[1] - QUARRY) + 256 * s.migrated))
    for seat in range(s.seats):
        fold = stir(fold ^ np.uint64(s.row_length[seat]))
        for site in range(SITES):
            fold = stir(fold ^ np.uint64(s.temple[seat, site] * 64 + s.hand[seat, site]))
            for i in range(s.column_length[seat, site]):
                fold = stir(fold ^ np.uint64(s.column[seat, site, i] + 1))
            fold = stir(fold)
    return fold
