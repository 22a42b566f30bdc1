"""The turn: what may be decided now, and what follows from it."""

import numpy as np

from ziggurat.core.dice import roll
from ziggurat.core.events import EventLog
from ziggurat.core.jit import kernel
from ziggurat.core.state import Array
from ziggurat.games.tigris.actions import (
    BUILD_MONUMENT,
    BUILD_ZIGGURAT,
    DECLINE,
    FIGHT,
    PASS,
    PLACE_CATASTROPHE,
    PLACE_LEADER,
    SCORE_POINT,
    SUPPORT_WITH,
    SWAP,
    TAKE_TREASURE,
    WITHDRAW,
)
from ziggurat.games.tigris.conflicts import (
    begin_war,
    give_support,
    legal_support,
    legal_wars,
    next_war,
)
from ziggurat.games.tigris.data import CELLS, TREASURE_CELL
from ziggurat.games.tigris.monuments import (
    build_monument,
    build_ziggurat,
    decline,
    legal_buildings,
    offer_buildings,
)
from ziggurat.games.tigris.offers import OFFERS, legal_actions, pick, survey
from ziggurat.games.tigris.placing import (
    place_catastrophe,
    place_leader,
    place_tile,
    swap_tiles,
    withdraw_leader,
)
from ziggurat.games.tigris.records import Offers, State
from ziggurat.games.tigris.state import (
    ACTION,
    BUILD,
    POINT,
    SUPPORT,
    TO_ACTION_END,
    TO_BUILDINGS,
    TO_REFILL,
    TO_TREASURES,
    TO_TURN_END,
    TO_WARS,
    TREASURE,
    WAR,
)
from ziggurat.games.tigris.treasures import collect_treasures, may_take, take_treasure
from ziggurat.games.tigris.turns import collect_and_refill, end_action, end_turn, score_point


@kernel
def asked(s: State) -> int:
    """The seat that must decide, or -1 when the game is over."""
    return s.asked


@kernel
def legal(s: State, moves: Array) -> int:
    """Write down every legal action; return how many there are."""
    o = np.empty(1, OFFERS)[0]
    if s.prompt == ACTION:
        return legal_actions(s, o, moves)
    n = legal_answers(s, o.answer)
    for i in range(n):
        moves[i] = o.answer[i]
    return n


@kernel
def any_action(s: State, o: Offers) -> int:
    """One legal action, each as likely as the others."""
    if s.prompt == ACTION:
        return pick(s, o, roll(s, survey(s, o)))
    return o.answer[roll(s, legal_answers(s, o.answer))]


@kernel
def legal_answers(s: State, moves: Array) -> int:
    """The answers to any question but the main one."""
    if s.prompt == SUPPORT:
        return legal_support(s, moves)
    if s.prompt == WAR:
        return legal_wars(s, moves)
    if s.prompt == BUILD:
        return legal_buildings(s, moves)
    if s.prompt == TREASURE:
        return legal_treasures(s, moves)
    if s.prompt == POINT:
        return legal_points(moves)
    return 0


@kernel
def legal_treasures(s: State, moves: Array) -> int:
    n = 0
    for i in range(len(TREASURE_CELL)):
        if may_take(s, s.asked, TREASURE_CELL[i]):
            moves[n] = TAKE_TREASURE + i
            n += 1
    return n


@kernel
def legal_points(moves: Array) -> int:
    for color in range(4):
        moves[color] = SCORE_POINT + color
    return 4


@kernel
def apply(s: State, action: int, log: EventLog) -> None:
    """Play one legal action, and everything that follows until somebody must decide again."""
    step = act(s, action, log) if action <= PASS else answer(s, action, log)
    if step == TO_WARS:
        step = next_war(s, log)
    if step == TO_BUILDINGS:
        step = offer_buildings(s)
    if step == TO_TREASURES:
        step = collect_treasures(s, log)
    if step == TO_ACTION_END:
        step = end_action(s)
    if step == TO_TURN_END:
        step = end_turn(s, log)
    if step == TO_REFILL:
        collect_and_refill(s, log)


@kernel
def act(s: State, action: int, log: EventLog) -> int:
    """The active player's action."""
    if action < PLACE_LEADER:
        return place_tile(s, action // CELLS, action % CELLS, log)
    if action < PLACE_CATASTROPHE:
        leader = action - PLACE_LEADER
        return place_leader(s, leader // CELLS, leader % CELLS, log)
    if action < WITHDRAW:
        return place_catastrophe(s, action - PLACE_CATASTROPHE, log)
    if action < SWAP:
        return withdraw_leader(s, action - WITHDRAW, log)
    if action < PASS:
        return swap_tiles(s, action - SWAP, log)
    return TO_TURN_END


@kernel
def answer(s: State, action: int, log: EventLog) -> int:
    """The answer to any question but the main one."""
    if action < SUPPORT_WITH:
        return begin_war(s, action - FIGHT, log)
    if action < BUILD_MONUMENT:
        return give_support(s, action - SUPPORT_WITH, log)
    if action < BUILD_ZIGGURAT:
        return build_monument(s, action - BUILD_MONUMENT, log)
    if action < DECLINE:
        return build_ziggurat(s, action - BUILD_ZIGGURAT, log)
    if action == DECLINE:
        return decline(s, log)
    if action < SCORE_POINT:
        return take_treasure(s, s.asked, TREASURE_CELL[action - TAKE_TREASURE], log)
    return score_point(s, action - SCORE_POINT, log)
