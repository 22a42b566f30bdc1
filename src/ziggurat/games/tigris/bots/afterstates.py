"""Afterstates: what follows an action, as far as whoever acts can tell beforehand."""

import numpy as np

from ziggurat.core.evaluation import BEST_OF
from ziggurat.core.events import EventLog
from ziggurat.core.jit import kernel, woven
from ziggurat.core.state import Array, constants
from ziggurat.games.tigris.actions import (
    BUILD_MONUMENT,
    PASS,
    PLACE_LEADER,
    SCORE_POINT,
    SUPPORT_WITH,
    SWAP,
    SWAP_TILES,
)
from ziggurat.games.tigris.bots.guesses import attack_with, chance_of, tiles_needed, weakest_color
from ziggurat.games.tigris.conflicts import ATTACKER, DEFENDER, support_color
from ziggurat.games.tigris.data import CELLS
from ziggurat.games.tigris.records import State
from ziggurat.games.tigris.rules import apply, legal_answers
from ziggurat.games.tigris.state import ACTION, BUILD, NO_CONFLICT, OVER, POINT, SUPPORT, WAR

TO_THE_END, TO_A_HIDDEN_HAND = constants(2)  # how far to follow an action
MOST_QUESTIONS = 40  # within one action
SURE = 0.98
NO_TILES = 0


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

    A defender's hand is hidden: he holds enough or he does not, with the chances of the tiles
    nobody has seen. Buildings are the builder's choice. Everything after that goes as it most
    likely will.
    """
    s = worlds[i]
    if s.prompt == ACTION or s.prompt == OVER:
        return 0
    if s.prompt == BUILD and s.asked == me:
        return buildings(worlds, i, me, chances, log)
    if s.prompt != SUPPORT or s.asked != s.fighter[DEFENDER]:
        worlds[i + 1] = worlds[i]
        follow(worlds[i + 1], me, log, TO_A_HIDDEN_HAND)
        if worlds[i + 1].prompt == SUPPORT:  # a defender whose tiles are hidden
            worlds[i] = worlds[i + 1]
            return defenses(worlds, i, me, chances, log)
        chances[0] = 1.0
        return 1
    return defenses(worlds, i, me, chances, log)


@woven
def buildings(worlds: Array, i: int, me: int, chances: Array, log: EventLog) -> int:
    answers = np.empty(32, np.int64)
    n = min(legal_answers(worlds[i], answers), len(worlds) - i - 1)
    for j in range(n):
        worlds[i + 1 + j] = worlds[i]
        afterstate(worlds[i + 1 + j], answers[j], log)
        follow(worlds[i + 1 + j], me, log, TO_THE_END)
    chances[0] = BEST_OF
    return n


@woven
def defenses(worlds: Array, i: int, me: int, chances: Array, log: EventLog) -> int:
    """The defender holds out, or he does not."""
    s = worlds[i]
    need, color = tiles_needed(s), support_color(s)
    chance = chance_of(s, me, s.asked, color, need)
    n = 0
    if chance > 1 - SURE:
        worlds[i + 1] = worlds[i]
        hold_out(worlds[i + 1], color, need, log)
        follow(worlds[i + 1], me, log, TO_THE_END)
        chances[0] = chance if chance < SURE else 1.0
        n = 1
    if chance < SURE:
        worlds[i + 1 + n] = worlds[i]
        afterstate(worlds[i + 1 + n], SUPPORT_WITH + NO_TILES, log)
        follow(worlds[i + 1 + n], me, log, TO_THE_END)
        chances[n] = 1.0 - chance if n else 1.0
        n += 1
    return n


@woven
def hold_out(s: State, color: int, need: int, log: EventLog) -> None:
    """The defender gives what he needs, if only in thought."""
    s.hand[s.asked, color] = max(s.hand[s.asked, color], need)
    afterstate(s, SUPPORT_WITH + need, log)


@kernel
def follow(s: State, me: int, log: EventLog, how_far: int) -> None:
    """Answer every question of the action as its player most likely will.

    Up to a hidden hand: a defense out of a hidden hand is left to the chances.
    """
    answers = np.empty(32, np.int64)
    for _ in range(MOST_QUESTIONS):
        if s.prompt == ACTION or s.prompt == OVER:
            return
        if s.prompt == SUPPORT:
            if s.asked == s.fighter[ATTACKER]:
                afterstate(s, SUPPORT_WITH + attack_with(s), log)
            elif how_far == TO_A_HIDDEN_HAND and s.asked != me:
                return
            else:
                defend(s, me, log)
        elif s.prompt == POINT:
            afterstate(s, SCORE_POINT + weakest_color(s, s.asked), log)
        else:
            legal_answers(s, answers)
            afterstate(s, answers[0], log)


@woven
def defend(s: State, me: int, log: EventLog) -> None:
    """Give what is needed to win if it is there, else nothing."""
    need, color = tiles_needed(s), support_color(s)
    if s.asked == me:
        afterstate(s, SUPPORT_WITH + (need if s.hand[me, color] >= need else 0), log)
    elif chance_of(s, me, s.asked, color, need) >= 0.5:
        hold_out(s, color, need, log)
    else:
        afterstate(s, SUPPORT_WITH + NO_TILES, log)


def attacks(before: State, after: State) -> bool:
    """A leader placed to revolt, or a tile that brings kingdoms to war."""
    if before.prompt != ACTION:
        return False
    return bool(after.conflict != NO_CONFLICT or after.prompt == WAR)
