"""A player that takes the most points at once, in any of the games.

    ziggurat arena china vizier --bot bench/opponents/greedy.py:greedy

Each move is judged by the position right after it: what its seat has then, less what its rivals
have on average. What it knows of a game beyond its points is a few lines.
"""

from collections.abc import Callable

import numpy as np

from ziggurat.bots.bot import World, any_word, imagine_anew
from ziggurat.core.cells import count, load
from ziggurat.core.events import mute_log
from ziggurat.core.game import Game
from ziggurat.core.jit import kernel
from ziggurat.core.state import State, copy
from ziggurat.games.babel.data import TOP
from ziggurat.games.tigris.data import NOWHERE
from ziggurat.games.tigris.kingdoms import temples_beside
from ziggurat.games.tigris.scoring import fill_totals
from ziggurat.games.tigris.state import ACTION, OVER

BY_RANK = (4.0, 2.0, 1.0, 0.5)  # a point of the weakest color, of the second weakest …
ON_THE_MAP, FOLLOWER, TEMPLE = 1.0, 0.15, 0.3  # a leader, a tile of his color, a temple beside him
LEADING, NEXT = 0.8, 0.6  # in one province of an alliance; two palaces of a road side by side
READY, IN_HAND = 0.4, 0.05  # a card that the next level of a temple will need; any card


def greedy(game: Game, world: World, seat: int, dice: np.random.Generator) -> int:
    """The move after which it is furthest ahead; equals are drawn by lot."""
    imagine_anew(game, world, seat, any_word(dice))
    worth, moves = WORTH[game.name], np.empty(game.actions.size, np.int64)

    def lead(action: int) -> float:
        after = copy(world)
        game.apply(after, action, mute_log())
        own = worth(game, after)
        return own[seat] - (sum(own) - own[seat]) / (len(own) - 1) + dice.random() / 1000

    return int(max(moves[: game.legal(world, moves)], key=lead))


def tigris(game: Game, s: State) -> list[float]:
    """Points, those that are scarce first; conflicts are fought with all that both sides hold."""
    moves = np.empty(game.actions.size, np.int64)
    while s.prompt not in (ACTION, OVER):
        game.apply(s, int(moves[game.legal(s, moves) - 1]), mute_log())
    return [tigris_worth(s, seat) for seat in range(s.seats)]


@kernel
def tigris_worth(s: State, seat: int) -> float:
    """Points by rank, and what the leaders on the map will score with and stand on."""
    totals, worth = np.zeros(4, np.int64), 0.0
    fill_totals(s, seat, totals)
    for color in range(4):
        worth += BY_RANK[color] * totals[color]
        cell = s.leader_cell[seat, color]
        if cell != NOWHERE:
            followers = count(load(s.kingdom[seat, color]) & load(s.tile[color]))
            worth += ON_THE_MAP + FOLLOWER * followers + TEMPLE * temples_beside(s, cell)
    return worth


def china(game: Game, s: State) -> list[float]:
    """What the game would give if it ended now, and halves of alliances and roads."""
    scores = np.zeros(s.seats, np.int64)
    game.scores(s, scores)
    ends = s.alliance[: s.alliances].ravel()
    most = s.emissary[ends].max(axis=1)
    found = []
    for seat in range(s.seats):
        leading = int(((s.emissary[ends, seat] == most) & (most > 0)).sum())
        palaces = s.palace[seat]
        built = [space for space in range(s.spaces) if int(palaces) >> space & 1]
        side_by_side = int(np.bitwise_count(s.road[built] & palaces).sum()) // 2
        found.append(float(scores[seat]) + LEADING * leading + NEXT * side_by_side)
    return found


def babel(game: Game, s: State) -> list[float]:
    """Heights, cards that lie ready for the next level, and cards in the hand."""
    tops = TOP[s.temple]
    ready = np.minimum(s.column_length, tops + 1)
    worth = tops.sum(axis=1) + READY * ready.sum(axis=1)
    worth[s.turn] += IN_HAND * s.hand[s.turn].sum()
    return [float(one) for one in worth]


WORTH: dict[str, Callable[[Game, State], list[float]]] = {
    "tigris": tigris,
    "china": china,
    "babel": babel,
}
