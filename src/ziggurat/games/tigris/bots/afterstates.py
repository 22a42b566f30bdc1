"""Afterstates: what follows an action, as far as whoever acts can tell beforehand."""

import numpy as np

from ziggurat.core.cells import count, load
from ziggurat.core.evaluation import BEST_OF
from ziggurat.core.events import EventLog
from ziggurat.core.jit import kernel, woven
from ziggurat.core.state import Array
from ziggurat.games.tigris.actions import (
    ACTIONS,
    BUILD_MONUMENT,
    PASS,
    PLACE_LEADER,
    SCORE_POINT,
    SUPPORT_WITH,
    SWAP,
    SWAP_TILES,
)
from ziggurat.games.tigris.bots.guesses import (
    attack_with,
    chance_to_hold_out,
    defend_with,
    tiles_needed,
    war_to_begin,
    weakest_color,
)
from ziggurat.games.tigris.conflicts import ATTACKER, support_color
from ziggurat.games.tigris.data import CELLS, HAND_SIZE, SEATS, TREASURES_AT_THE_END
from ziggurat.games.tigris.records import State
from ziggurat.games.tigris.rules import apply, legal, legal_answers
from ziggurat.games.tigris.scoring import places
from ziggurat.games.tigris.state import ACTION, BUILD, NO_CONFLICT, OVER, POINT, SUPPORT, WAR
from ziggurat.games.tigris.turns import hand_size, in_all

MOST_QUESTIONS = 40  # within one action
SURE = 0.98
NO_TILES = 0
ACTIONS_IN_ALL = ACTIONS.size


@woven
def afterstate(s: State, action: int, log: EventLog) -> None:
    """Play an action; tiles drawn go back into the bag, for nobody knows them beforehand."""
    kept = all_hands(s) - tiles_given(s, action)
    apply(s, action, log)
    if s.prompt != OVER:
        put_back(s, kept)


@kernel
def all_hands(s: State) -> int:
    """Every hand in one number; a copy would take a place in memory for every afterstate."""
    hands = 0
    for seat in range(s.seats):
        for color in range(4):
            hands |= int(s.hand[seat, color]) << digit(seat, color)
    return hands


@kernel
def digit(seat: int, color: int) -> int:
    """Where the tiles of a color in a hand stand in that number: four bits hold a hand."""
    return 4 * (4 * seat + color)


@kernel
def tiles_given(s: State, action: int) -> int:
    """What an action takes out of the hands, in the same places."""
    if action < PLACE_LEADER:
        return 1 << digit(s.turn, action // CELLS)
    given = 0
    if SWAP <= action < PASS:
        for color in range(4):
            given += int(SWAP_TILES[action - SWAP, color]) << digit(s.turn, color)
    elif SUPPORT_WITH <= action < BUILD_MONUMENT:
        given = (action - SUPPORT_WITH) << digit(s.asked, support_color(s))
    return given


@kernel
def put_back(s: State, kept: int) -> None:
    """Whatever a hand holds beyond what was kept goes back into the bag."""
    for seat in range(s.seats):
        for color in range(4):
            tiles = (kept >> digit(seat, color)) & 15
            s.bag[color] += s.hand[seat, color] - tiles
            s.hand[seat, color] = tiles


@kernel
def outcomes(worlds: Array, i: int, me: int, chances: Array, log: EventLog) -> int:
    """What a fight or a building may lead to.

    A defender's hand is hidden: he holds out or he does not, by what is believed of hands.
    Several wars may follow one another, and each divides what came of the last. Buildings are the
    builder's choice. Everything else goes as it most likely will. Where the game is sure to end
    with this turn, its last action is played too: no network needs to guess who wins.
    """
    s = worlds[i]
    if s.prompt == OVER or (s.prompt == ACTION and not is_last_turn(s, me)):
        return 0
    if s.prompt == BUILD and s.asked == me:
        return buildings(worlds, i, me, chances, log)
    worlds[i + 1] = worlds[i]
    follow(worlds[i + 1], me, log)
    chances[0] = 1.0
    n, settled = 1, 0
    while settled < n:
        if worlds[i + 1 + settled].prompt == SUPPORT:  # a defender whose tiles are hidden
            n += divide(worlds, i + 1, settled, n, me, chances, log)
        else:
            settled += 1
    finish_each(worlds, i + 1, n, me, log)
    return n


@kernel
def is_last_turn(s: State, me: int) -> bool:
    """Whether a seat has one action left, and the game ends after it whatever it does."""
    if s.prompt != ACTION or s.turn != me or s.actions_left > 1:
        return False
    missing = 0
    for seat in range(s.seats):
        missing += HAND_SIZE - hand_size(s, seat)
    return missing > in_all(s.bag) or count(load(s.treasure)) <= TREASURES_AT_THE_END


@kernel
def finish_each(worlds: Array, first: int, n: int, me: int, log: EventLog) -> None:
    """Play the last action of the game in each of n worlds, where there is room to try it out."""
    if first + n < len(worlds):
        for j in range(first, first + n):
            if is_last_turn(worlds[j], me):
                finish(worlds, j, first + n, me, log)


@kernel
def finish(worlds: Array, j: int, trial: int, me: int, log: EventLog) -> None:
    """The last action of the game is one that wins, or else none is taken.

    A fight that another may decide is none.
    """
    moves, place = np.empty(ACTIONS_IN_ALL, np.int64), np.zeros(SEATS, np.int64)
    for k in range(legal(worlds[j], moves)):
        worlds[trial] = worlds[j]
        apply(worlds[trial], moves[k], log)
        follow(worlds[trial], me, log)
        if worlds[trial].prompt == OVER:
            places(worlds[trial], place)
            if place[me] == 1:
                worlds[j] = worlds[trial]
                return
    apply(worlds[j], PASS, log)
    follow(worlds[j], me, log)


@woven
def buildings(worlds: Array, i: int, me: int, chances: Array, log: EventLog) -> int:
    answers = np.empty(32, np.int64)
    n = min(legal_answers(worlds[i], answers), len(worlds) - i - 1)
    for j in range(n):
        worlds[i + 1 + j] = worlds[i]
        afterstate(worlds[i + 1 + j], answers[j], log)
        follow(worlds[i + 1 + j], me, log)
    finish_each(worlds, i + 1, n, me, log)
    chances[0] = BEST_OF
    return n


@woven
def divide(  # noqa: PLR0913 - chances and worlds come from outside
    worlds: Array, first: int, j: int, n: int, me: int, chances: Array, log: EventLog
) -> int:
    """The defender in the j-th of n outcomes holds out, or he does not: one more, if both may be.

    Where there is no room for one more, what is likelier comes.
    """
    s = worlds[first + j]
    need, color = tiles_needed(s), support_color(s)
    chance = chance_to_hold_out(s, me, color, need)
    room = n < len(chances) and first + n < len(worlds)
    more = 1 if 1 - SURE < chance < SURE and room else 0
    if more:
        worlds[first + n] = worlds[first + j]
        afterstate(worlds[first + n], SUPPORT_WITH + NO_TILES, log)
        follow(worlds[first + n], me, log)
        chances[n] = (1.0 - chance) * chances[j]
        chances[j] *= chance
    if more or chance >= 0.5:
        hold_out(s, color, need, log)
    else:
        afterstate(s, SUPPORT_WITH + NO_TILES, log)
    follow(s, me, log)
    return more


@woven
def hold_out(s: State, color: int, need: int, log: EventLog) -> None:
    """The defender gives what he needs, if only in thought: he had it in the place of others."""
    for _ in range(need - s.hand[s.asked, color]):
        other = most_of_another(s, color)
        s.hand[s.asked, other] -= 1
        s.hand[s.asked, color] += 1
        s.bag[other] += 1
        s.bag[color] = max(0, s.bag[color] - 1)  # or it came from a hidden hand
    afterstate(s, SUPPORT_WITH + need, log)


@kernel
def most_of_another(s: State, color: int) -> int:
    """The color of which whoever is asked holds most, beside a given one."""
    most = (color + 1) % 4
    for other in range(4):
        if other != color and s.hand[s.asked, other] > s.hand[s.asked, most]:
            most = other
    return most


@kernel
def follow(s: State, me: int, log: EventLog) -> None:
    """Answer every question of the action as its player most likely will.

    A defense out of a hidden hand is left to the chances.
    """
    answers = np.empty(32, np.int64)
    for _ in range(MOST_QUESTIONS):
        if s.prompt == ACTION or s.prompt == OVER:
            return
        if s.prompt == SUPPORT:
            if s.asked == s.fighter[ATTACKER]:
                afterstate(s, SUPPORT_WITH + attack_with(s), log)
            elif s.asked == me:
                afterstate(s, SUPPORT_WITH + defend_with(s), log)
            else:
                return
        elif s.prompt == POINT:
            afterstate(s, SCORE_POINT + weakest_color(s, s.asked), log)
        else:
            n = legal_answers(s, answers)
            answer = war_to_begin(s, answers, n) if s.prompt == WAR else answers[0]
            afterstate(s, answer, log)


def attacks(before: State, after: State) -> bool:
    """A leader placed to revolt, or a tile that brings kingdoms to war."""
    if before.prompt != ACTION:
        return False
    return bool(after.conflict != NO_CONFLICT or after.prompt == WAR)
