"""Search: simulations through imagined worlds, guided by a mind.

Every simulation imagines what the seat cannot know, walks down the tree by the actions that
looked best so far, and lets the mind judge the position it reaches. An action's first look ahead
is its prior and its first value: random playouts say nothing in these games. The n-th simulation
of each action at hand goes through the n-th of a few worlds, so that luck is the same for all of
them and hands are met again: whoever is asked chooses by his own hand, and by nobody else's.
Against one rival his best answers are searched for; of several each is taken to do what looks
best to him at once, so that there is time to see what all of them leave.
"""

from typing import Any

import numpy as np

from ziggurat.bots.anygame import apply, asked, foresee, imagine, legal, outcomes, survey
from ziggurat.bots.judgement import BEST_OF
from ziggurat.bots.judging import chance_noted, share_of_win, weigh, win_chance
from ziggurat.bots.mind import Mind
from ziggurat.bots.tree import (
    DEPTH,
    NO_ACTION,
    NOWHERE,
    ROOT,
    Desk,
    all_of,
    clear,
    find_case,
    log_odds,
    pick_best,
)
from ziggurat.core.dice import GOLDEN, stir
from ziggurat.core.events import EventLog
from ziggurat.core.jit import kernel, woven
from ziggurat.core.state import constant

CURIOSITY = 1.4  # how much a prior counts against what simulations say, in fair shares of a win
SHARPNESS = 0.35  # of the priors, in log odds
NARROWEST, WIDER = 3, 2.0  # actions looked at after so many visits: 3 + 2 √visits
AT_FIRST_SIGHT = np.int64(1)
WORLDS = constant(8)  # that simulations go through again and again
HERE = constant(0)  # the world a simulation walks through


@kernel
def think(  # noqa: PLR0913 - paper and dice come from outside
    d: Desk, m: Mind, log: EventLog, me: int, word: Any, done: int, more: int
) -> None:
    """Make some more simulations; the first ones begin by weighing the actions at hand."""
    if done == 0:
        imagine(d.root[0], me, word)
        d.used[0] = 1
        clear(d.tree[ROOT], NO_ACTION, 0.0, 1.0)
        d.worlds[0] = d.root[0]
        expand(d, ROOT, m, log)
    for _ in range(more):
        simulate(d, m, log, me, word)


@woven
def expand(d: Desk, at: int, m: Mind, log: EventLog) -> None:
    """Give a node its children: the actions that look best at once, with their priors."""
    n = weigh(d.worlds, 0, d.moves, d.values, m, log)
    best = pick_best(d.values, n, d.order)
    if d.used[0] + best > len(d.tree):
        return
    node = d.tree[at]
    node.actor = asked(d.worlds[0])
    node.first, node.children = d.used[0], best
    top, total = log_odds(d.values[d.order[0]]), 0.0
    for r in range(best):
        value = d.values[d.order[r]]
        prior = np.exp((log_odds(value) - top) / SHARPNESS)
        clear(d.tree[node.first + r], d.moves[d.order[r]], value, prior)
        total += prior
    for r in range(best):
        d.tree[node.first + r].prior /= total
    d.used[0] += best


@woven
def simulate(d: Desk, m: Mind, log: EventLog, me: int, word: Any) -> None:
    """One walk down the tree through a world imagined for it."""
    d.worlds[0] = d.root[0]
    at, depth = ROOT, 0
    while depth < DEPTH and asked(d.worlds[0]) >= 0:
        if at != ROOT and d.tree[at].visits == 0:
            break  # judge it now, and look further at the second visit
        case = find_case(d, at, able(d))
        if case == NOWHERE:
            break
        if d.tree[case].children == 0:
            expand(d, case, m, log)
        child = select(d, case, me)
        if child == NOWHERE:
            break
        visits = d.tree[child].visits
        if at == ROOT:
            imagine(d.worlds[0], me, stir(word + np.uint64(visits % WORLDS + 1) * GOLDEN))
        if visits == 0:  # minds judge positions before anything is drawn
            foresee(d.worlds[0], d.tree[child].action, log)
        else:
            apply(d.worlds[0], d.tree[child].action, log)
        at = child
        d.cases[depth], d.path[depth] = case, child
        depth += 1
    judge_end(d, m, log, me)
    for i in range(depth):
        case, node = d.tree[d.cases[i]], d.tree[d.path[i]]
        case.seen += 1
        node.visits += 1
        node.total += d.found[case.actor]


@woven
def able(d: Desk) -> Any:
    """One number for everything that can be done in the world of this simulation."""
    return all_of(d.moves, legal(d.worlds[0], d.moves), asked(d.worlds[0]))


@woven
def select(d: Desk, at: int, me: int) -> int:
    """The child to follow, or nowhere if there is none."""
    case, seats = d.tree[at], d.worlds[0].seats
    wide = NARROWEST + np.int64(WIDER * np.sqrt(case.seen + 1.0))
    urge = CURIOSITY / seats * np.sqrt(case.seen + 1.0)
    if seats > 2 and case.actor != me:
        wide = AT_FIRST_SIGHT
    best, best_worth = NOWHERE, -1.0
    for r in range(min(wide, case.children)):
        child = d.tree[case.first + r]
        worth = (child.total + urge * child.prior) / (child.visits + 1)
        if worth > best_worth:
            best, best_worth = case.first + r, worth
    return best


@woven
def judge_end(d: Desk, m: Mind, log: EventLog, me: int) -> None:
    """Each seat's chance where a simulation ends."""
    n = outcomes(d.worlds, 0, me, m.chances, log)
    seats = d.worlds[0].seats
    d.found[:] = 0
    if n == 0:
        add_chances(d, HERE, m, 1.0, me)
    elif m.chances[0] == BEST_OF:
        best, most = HERE + 1, -1.0
        for j in range(1, n + 1):
            chance = win_chance(d.worlds[j], me, m)
            if chance > most:
                best, most = j, chance
        add_chances(d, best, m, 1.0, me)
    else:
        for j in range(n):
            add_chances(d, HERE + j + 1, m, m.chances[j], me)
    if seats == 2:
        d.found[1 - me] = 1 - d.found[me]


@kernel
def add_chances(d: Desk, i: int, m: Mind, part: float, me: int) -> None:
    """Add a part of each seat's chance in a world; of two seats, one tells for both."""
    s = d.worlds[i]
    over = asked(s) < 0
    if not over:
        survey(s, m.notes[0])
    for seat in range(s.seats):
        if s.seats > 2 or seat == me:
            chance = share_of_win(s, seat, m) if over else chance_noted(s, seat, m)
            d.found[seat] += part * chance
