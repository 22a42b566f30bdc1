"""What the tiles nobody has seen allow: how a fight will most likely go."""

import numpy as np

from ziggurat.core.cells import count, has, load
from ziggurat.core.jit import kernel
from ziggurat.core.state import Array
from ziggurat.games.tigris.actions import FIGHT
from ziggurat.games.tigris.bots.beliefs import FEWEST_SEATS, fill_counts
from ziggurat.games.tigris.bots.habits import HOLDS_OUT, UNLIKELY
from ziggurat.games.tigris.conflicts import ATTACKER, DEFENDER, support_color
from ziggurat.games.tigris.data import NOWHERE
from ziggurat.games.tigris.records import State
from ziggurat.games.tigris.turns import hand_size


@kernel
def attack_with(s: State) -> int:
    """Enough to beat all the defender may be reckoned with, all if that may do, or nothing."""
    color = support_color(s)
    attacker, defender = s.fighter[ATTACKER], s.fighter[DEFENDER]
    reckoned = reckoned_tiles(s, attacker, defender, color)
    need = s.strength[DEFENDER] - s.strength[ATTACKER] + 1
    have = s.hand[attacker, color]
    if have < need:
        return 0
    return max(0, min(have, need + reckoned, 6))


@kernel
def defend_with(s: State) -> int:
    """What is needed to win if it is there, else nothing."""
    need = tiles_needed(s)
    return need if s.hand[s.asked, support_color(s)] >= need else 0


@kernel
def tiles_needed(s: State) -> int:
    """What the defender must add to draw level, which is to win; at most a hand."""
    return min(max(0, s.strength[ATTACKER] + s.support[ATTACKER] - s.strength[DEFENDER]), 7)


@kernel
def war_to_begin(s: State, wars: Array, n: int) -> int:
    """The first war that the active player has the tiles to win, else the first there is.

    What he wins may split the kingdom, and so call the others off.
    """
    for i in range(n):
        if may_win(s, wars[i] - FIGHT):
            return wars[i]
    return wars[0]


@kernel
def may_win(s: State, color: int) -> bool:
    """Whether the active player is at war for a color, with tiles for more than is on the map."""
    cell, home, away = s.leader_cell[s.turn, color], load(s.side[0]), load(s.side[1])
    if cell == NOWHERE:
        return False
    if not has(home, cell):
        home, away = away, home
    mine, theirs = count(home & load(s.tile[color])), count(away & load(s.tile[color]))
    return has(home, cell) and mine + s.hand[s.turn, color] > theirs


@kernel
def weakest_color(s: State, seat: int) -> int:
    weakest = 0
    for color in range(1, 4):
        if s.points[seat, color] < s.points[seat, weakest]:
            weakest = color
    return weakest


@kernel
def chance_of(s: State, me: int, seat: int, color: int, need: int) -> float:
    """The chance that another seat's hand holds at least so many tiles of a color."""
    if need <= 0:
        return 1.0
    size = hand_size(s, seat)
    counts, chance = np.empty(size + 1), 0.0
    fill_counts(s, me, seat, color, counts)
    for held in range(need, size + 1):
        chance += counts[held]
    return min(chance, 1.0)


@kernel
def chance_to_hold_out(s: State, me: int, color: int, need: int) -> float:
    """The chance that the defender adds what he needs: that he holds it, and spends it.

    What is believed of hands is corrected by a line in log odds with a bend where they are even;
    what is certain stays so.
    """
    chance = chance_of(s, me, s.asked, color, need)
    if chance <= 0.0 or chance >= 1.0:
        return chance
    line = HOLDS_OUT[s.seats - FEWEST_SEATS]
    odds = np.log(chance / (1.0 - chance))
    return 1.0 / (1.0 + np.exp(-line[0] - line[1] * min(odds, 0.0) - line[2] * max(odds, 0.0)))


@kernel
def reckoned_tiles(s: State, me: int, seat: int, color: int) -> int:
    """The most tiles of a color another seat's hand is reckoned with; more is too unlikely."""
    held = hand_size(s, seat)
    counts = np.empty(held + 1)
    fill_counts(s, me, seat, color, counts)
    chance = counts[held]
    while held > 0 and chance < UNLIKELY[s.seats - FEWEST_SEATS]:
        held -= 1
        chance += counts[held]
    return held
