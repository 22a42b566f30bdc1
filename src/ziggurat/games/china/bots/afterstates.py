"""Afterstates: what follows an action, as far as whoever acts can tell beforehand."""

import numpy as np

from ziggurat.core.bits import holds
from ziggurat.core.evaluation import BEST_OF, MOST_OUTCOMES
from ziggurat.core.events import EventLog
from ziggurat.core.jit import kernel
from ziggurat.core.state import Array, constant
from ziggurat.games.china.actions import (
    ACTIONS,
    CLAIM_AT,
    DONE,
    DRAW_AT,
    EMISSARY_AT,
    EMPEROR_CLAIM_AT,
    EMPEROR_EMISSARY_AT,
    EMPEROR_PALACE_AT,
    EMPEROR_PASS,
    EXCHANGE_AT,
    FORT_AT,
    KEEP_AT,
    NO_PAYMENT,
    PAID,
    PALACE_PAYMENTS,
    PAYMENTS,
    SPECIAL_AT,
)
from ziggurat.games.china.data import COLORS, EMPEROR, FACE_DOWN, LAST_EXHAUSTION
from ziggurat.games.china.emperor import build_for_emperor
from ziggurat.games.china.offers import legal_sites
from ziggurat.games.china.placing import put_palace
from ziggurat.games.china.records import State
from ziggurat.games.china.rules import apply, legal
from ziggurat.games.china.scoring import total
from ziggurat.games.china.state import BONUS, OVER, PLACE, SITE
from ziggurat.games.china.tiles import tile_color

MOST_SITES = 64
ACTIONS_IN_ALL = ACTIONS.size
NOTHING = constant(-(10**6))  # less than any score


@kernel
def afterstate(s: State, action: int, log: EventLog) -> None:
    """Play an action; cards drawn go back into the pile, and tiles are face down again.

    Nobody knows them beforehand. Cards of the display are known and stay where they went.
    A special card or a first piece draws nothing.
    """
    special = SPECIAL_AT <= action < EMPEROR_CLAIM_AT
    draws = not special and (action >= DONE or s.placed > 0 or s.for_emperor > 0)
    hand, seen, display = s.hand.copy(), s.seen.copy(), s.display.copy()
    colors, taken = s.tile_colors.copy(), s.taken.copy()
    if draws:
        move_known(s, action, hand, seen, display)
    apply(s, action, log)
    if draws and s.prompt != OVER:
        put_back(s, hand, seen, display)
    if s.option[BONUS] > 0 and s.prompt != OVER:
        turn_face_down(s, colors, taken)


@kernel
def move_known(s: State, action: int, hand: Array, seen: Array, display: Array) -> None:
    """Move the cards that everybody will see move: those played, exchanged or taken face up."""
    if action < DONE:
        spend(s, s.turn, payment_of(action), hand, seen)
    elif EXCHANGE_AT <= action < DRAW_AT:
        lose(s.turn, action - EXCHANGE_AT, hand, seen)
    elif DRAW_AT < action < KEEP_AT:
        take(s, action - DRAW_AT - 1, hand, seen, display)
    elif EMPEROR_PALACE_AT <= action < EMPEROR_PASS or action >= EMPEROR_CLAIM_AT:
        spend(s, EMPEROR, payment_of(action), hand, seen)


@kernel
def payment_of(action: int) -> int:
    if action < EMISSARY_AT:
        return action % PALACE_PAYMENTS
    if action < FORT_AT:
        return (action - EMISSARY_AT) % PAYMENTS
    if action < CLAIM_AT:
        return (action - FORT_AT) % PAYMENTS
    if action < DONE:
        return (action - CLAIM_AT) % PAYMENTS
    if action < EMPEROR_EMISSARY_AT:
        return (action - EMPEROR_PALACE_AT) % PAYMENTS
    if action < EMPEROR_PASS:
        return (action - EMPEROR_EMISSARY_AT) % PAYMENTS
    return (action - EMPEROR_CLAIM_AT) % PAYMENTS


@kernel
def spend(s: State, owner: int, payment: int, hand: Array, seen: Array) -> None:
    if payment != NO_PAYMENT:
        for color in range(len(COLORS)):
            for _ in range(PAID[payment, color]):
                lose(owner, color, hand, seen)


@kernel
def lose(owner: int, color: int, hand: Array, seen: Array) -> None:
    hand[owner, color] -= 1
    seen[owner, color] = max(seen[owner, color] - 1, 0)


@kernel
def take(s: State, color: int, hand: Array, seen: Array, display: Array) -> None:
    display[color] -= 1
    hand[s.turn, color] += 1
    seen[s.turn, color] += 1


@kernel
def put_back(s: State, hand: Array, seen: Array, display: Array) -> None:
    """Leave in the hands and on display what was known to come there; the rest was drawn."""
    for color in range(len(COLORS)):
        if s.exhaustions == LAST_EXHAUSTION:  # with the pile gone, hands are filled from here
            while display[color] > s.display[color]:
                take(s, color, hand, seen, display)
        drawn = s.display[color] - display[color]
        s.display[color] = display[color]
        for owner in range(s.owners):
            drawn += s.hand[owner, color] - hand[owner, color]
            s.hand[owner, color] = hand[owner, color]
            s.seen[owner, color] = seen[owner, color]
        s.pile[color] += drawn


@kernel
def turn_face_down(s: State, colors: Array, taken: Array) -> None:
    """Tiles that were face down show nothing yet, not even those that were taken."""
    for space in range(s.spaces):
        if colors[space] == FACE_DOWN and tile_color(s, space) != FACE_DOWN:
            s.tiles_left[tile_color(s, space)] += 1
            if holds(s.tile, space):
                s.tile_colors[space] = FACE_DOWN
            else:
                untake(s, tile_color(s, space), taken)


@kernel
def untake(s: State, tile: int, taken: Array) -> None:
    for owner in range(s.owners):
        s.taken[owner, tile] = taken[owner, tile]


@kernel
def outcomes(worlds: Array, i: int, me: int, chances: Array, log: EventLog) -> int:
    """A province was claimed: its palace will stand on the best of its spaces.

    In the last turn of the game all that is left of it is played: no network needs to guess who
    wins.
    """
    chances[0] = BEST_OF
    if is_last_turn(worlds[i], me):
        worlds[i + 1] = worlds[i]
        finish(worlds, i + 1, i + 2, me, log)
        return 1
    if worlds[i].prompt != SITE:
        return 0
    moves = np.empty(MOST_SITES, np.int64)
    n = min(legal_sites(worlds[i], moves), MOST_OUTCOMES, len(worlds) - i - 1)
    if worlds[i].asked != me:
        n = 1  # somebody else's: any will do
    for j in range(n):
        worlds[i + 1 + j] = worlds[i]
        build(worlds[i + 1 + j], moves[j] // PALACE_PAYMENTS, log)
    return n


@kernel
def is_last_turn(s: State, me: int) -> bool:
    """Whether the turn is a seat's own, and ends the game."""
    last = s.exhaustions == LAST_EXHAUSTION and s.turn == s.seats - 1
    return last and s.turn == me and s.prompt != OVER


@kernel
def finish(worlds: Array, j: int, trial: int, me: int, log: EventLog) -> None:
    """Play a last turn to its end, step by step what gives the best final score."""
    moves = np.empty(ACTIONS_IN_ALL, np.int64)
    while worlds[j].prompt != OVER:
        best, most = 0, NOTHING
        for k in range(legal(worlds[j], moves)):
            worlds[trial] = worlds[j]
            apply(worlds[trial], moves[k], log)
            lead = lead_at_the_end(worlds[trial], me)
            if lead > most:
                best, most = moves[k], lead
        apply(worlds[j], best, log)


@kernel
def lead_at_the_end(s: State, me: int) -> int:
    """How far a seat would be ahead of the best other one, if the game ended now."""
    most = NOTHING
    for seat in range(s.seats):
        if seat != me:
            most = max(most, total(s, seat))
    return total(s, me) - most


@kernel
def build(s: State, space: int, log: EventLog) -> None:
    """Put the palace that is paid for on a space, whatever tile lies there."""
    colors, taken = s.tile_colors.copy(), s.taken.copy()
    if s.for_emperor > 0:
        build_for_emperor(s, space, log)
    else:
        put_palace(s, space, log)
    turn_face_down(s, colors, taken)
    s.prompt = PLACE
