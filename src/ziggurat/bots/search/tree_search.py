"""A Monte Carlo tree search over information sets, guided by a network.

Each simulation (`simulate`) takes these steps:

1.  Take up the world at the root. Unlike chess, part of it is a guess.
2.  Find the information set (`find_information_set`): whoever is asked chooses by his own hand and
    by nobody else's, so what is learned of one hand is kept apart from what is learned of another.
    200 simulations went from 73 of 100 to 60 of 80 won against the network alone (+173 to +191
    Elo), in 16 worlds and for two and a half times the time.
3.  Expand it, if it was never met (`expand`): each candidate's afterstate is evaluated, and this
    first look is the action's prior and its first value. Random playouts say nothing in these
    games. Counted as four visits instead of one, it won 66 instead of 73 of 100 (-58 Elo). Where
    a policy was learned, below the root only what it rates highest is looked at, and its ratings
    make the priors: at equal time 25 of 40 (+89 Elo).
4.  Select the action to follow (`select`, PUCT): the best mean value, with an urge towards priors
    that were tried little, among ever more of the actions. Twice the urge won 28 of 40 (+147
    instead of +173 Elo), half of it 32 of 60 against this one (+23): it matters little. Of several
    rivals each is taken to do what looks best to him at once, so that there is time to see what
    all of them leave: with four seats 59 of 120 instead of 26 of 60 (+185 instead of +144).
5.  At the root, imagine the rest: the n-th simulation of each action goes through the n-th of a
    few worlds, so that luck is the same for all of them. 73 instead of 67 of 100 (+50 Elo).
6.  Play the action and go on at step 2. Where an action is tried for the first time the walk ends,
    and its draws are put back: the network was trained on afterstates, before anything is drawn.
    67 instead of 60 of 100 (+53 Elo).
7.  Evaluate the end for every seat (`evaluate_end`): where a fight hangs in the air, what may come
    of it, each with its chance. With four seats all that a search gains lies in the replies: over
    one's own turn alone it won 41 of 160 where 40 are fair (+6 Elo).
8.  Back up: add each actor's chance to every action on the way.

In all, 500 simulations won 64 of 80 against the network alone (+241 Elo). Games won and how many
were played are from the experiments in docs/bots.md, which say of which game; two seats, where
nothing else is said. Elo is `rating.elo` of the share won: 400 log10(share / (1 - share)), less the
same of a fair share. A difference is one of two such figures against the same opponent; a hundred
games leave a figure open by some 75 points either way.
"""

from typing import Any

import numpy as np

from ziggurat.bots.evaluation.anygame import (
    afterstate,
    candidates,
    fill_scratch,
    imagine,
    outcomes,
)
from ziggurat.bots.evaluation.network import Network
from ziggurat.bots.evaluation.policy import Policy, rate_candidates
from ziggurat.bots.evaluation.value import (
    expected_value,
    share_of_win,
    win_chance,
    win_chance_from_scratch,
)
from ziggurat.bots.search.tree import (
    DEPTH,
    NO_ACTION,
    NOWHERE,
    ROOT,
    SearchScratch,
    clear,
    find_information_set,
    hash_of,
    log_odds,
    pick_best,
)
from ziggurat.core.dice import GOLDEN, stir
from ziggurat.core.evaluation import BEST_OF
from ziggurat.core.events import EventLog
from ziggurat.core.jit import kernel, woven
from ziggurat.core.state import constant
from ziggurat.games.anygame import apply, asked, legal

EXPLORATION = 1.4  # how much a prior counts against what simulations say, in fair shares of a win
SHARPNESS = 0.35  # of the priors, in log odds
GLANCE = 12  # so many candidates are all looked at
FEW = 8  # of more, so many that a policy likes best
TRUST = 0.3  # how far the ratings of a policy make priors
NARROWEST, WIDER = 3, 2.0  # actions looked at after so many visits: 3 + 2 √visits
AT_FIRST_SIGHT = np.int64(1)
WORLDS = constant(8)  # that simulations go through again and again
HERE = constant(0)  # the world a simulation walks through


@kernel
def run_simulations(  # noqa: PLR0913 - scratch and dice come from outside
    scratch: SearchScratch,
    net: Network,
    policy: Policy,
    log: EventLog,
    me: int,
    word: Any,
    done: int,
    more: int,
) -> None:
    """Make some more simulations; the first ones begin by expanding the root."""
    if done == 0:
        imagine(scratch.root[0], me, word)
        scratch.used[0] = 1
        clear(scratch.tree[ROOT], NO_ACTION, 0.0, 1.0)
        scratch.worlds[0] = scratch.root[0]
        expand(scratch, ROOT, net, policy, log)
    for _ in range(more):
        simulate(scratch, net, policy, log, me, word)


@kernel
def expand(scratch: SearchScratch, at: int, net: Network, policy: Policy, log: EventLog) -> None:
    """Give an information set its children: the actions that promise most, with priors."""
    n = candidates(scratch.worlds[0], scratch.moves)
    if len(policy.bias) == 0 or at == ROOT or n <= GLANCE:
        best, looked = look_at_all(scratch, n, net, log)
    else:
        best, looked = look_at_a_few(scratch, n, net, policy, log)
    if scratch.used[0] + best > len(scratch.tree):
        return
    node, order = scratch.tree[at], scratch.order
    node.actor = asked(scratch.worlds[0])
    node.first, node.children = scratch.used[0], best
    top, total = scratch.ratings[order[0]], 0.0
    for r in range(best):
        top = max(top, scratch.ratings[order[r]])
    for r in range(best):
        child, j = scratch.tree[node.first + r], order[r]
        seen = j if r < looked else order[looked - 1]
        prior = np.exp(scratch.ratings[j] - top)
        clear(child, scratch.moves[j], scratch.values[seen], prior)
        child.guessed = r >= looked
        total += prior
    for r in range(best):
        scratch.tree[node.first + r].prior /= total
    scratch.used[0] += best


@kernel
def look_at_all(scratch: SearchScratch, n: int, net: Network, log: EventLog) -> tuple[int, int]:
    """Every candidate's afterstate is evaluated; how many are kept, and how many looked at."""
    for j in range(n):
        scratch.order[0] = j
        look_at(scratch, 1, net, log, j == 0)
        scratch.ratings[j] = log_odds(scratch.values[j]) / SHARPNESS
    best = pick_best(scratch.values, n, scratch.order)
    return best, best


@kernel
def look_at_a_few(
    scratch: SearchScratch, n: int, net: Network, policy: Policy, log: EventLog
) -> tuple[int, int]:
    """Only what the policy likes best is evaluated; the best of that comes first."""
    rate_candidates(scratch.worlds[0], scratch.moves, n, net, policy, scratch.ratings)
    best = pick_best(scratch.ratings, n, scratch.order)
    looked = min(best, FEW)
    look_at(scratch, looked, net, log, True)
    for j in range(n):
        scratch.ratings[j] *= TRUST
    for i in range(1, looked):
        j, at = scratch.order[i], i
        while at > 0 and scratch.values[scratch.order[at - 1]] < scratch.values[j]:
            scratch.order[at] = scratch.order[at - 1]
            at -= 1
        scratch.order[at] = j
    return best, looked


@kernel
def look_at(scratch: SearchScratch, size: int, net: Network, log: EventLog, afresh: bool) -> None:
    """Evaluate the first candidates of the order by what they lead to."""
    if afresh:
        net.cached[:] = 0  # small errors of adding and taking away do not pile up for long
    me = asked(scratch.worlds[0])
    for r in range(size):
        j = scratch.order[r]
        scratch.worlds[1] = scratch.worlds[0]
        afterstate(scratch.worlds[1], scratch.moves[j], log)
        scratch.values[j] = expected_value(scratch.worlds, 1, me, net, log)


@woven
def simulate(
    scratch: SearchScratch, net: Network, policy: Policy, log: EventLog, me: int, word: Any
) -> None:
    """One walk down the tree through a world imagined for it."""
    # Step 1. Take up the world at the root.
    scratch.worlds[0] = scratch.root[0]
    node, depth = ROOT, 0
    while depth < DEPTH and asked(scratch.worlds[0]) >= 0:
        if node != ROOT and scratch.tree[node].visits == 0:
            break  # evaluate it now, and look further at the second visit
        # Step 2. What its actor may do tells the information set.
        known = find_information_set(scratch, node, legal_hash(scratch))
        if known == NOWHERE:
            break
        # Step 3. Expand it, if it was never met.
        if scratch.tree[known].children == 0:
            expand(scratch, known, net, policy, log)
        # Step 4. Select the action to follow.
        child = select(scratch, known, me)
        if child == NOWHERE:
            break
        visits = scratch.tree[child].visits
        # Step 5. At the root, imagine the rest: the same few worlds for each action.
        if node == ROOT:
            imagine(scratch.worlds[0], me, stir(word + np.uint64(visits % WORLDS + 1) * GOLDEN))
        # Step 6. Play it; for the first time only to its afterstate, which the network knows.
        if visits == 0:
            afterstate(scratch.worlds[0], scratch.tree[child].action, log)
        else:
            apply(scratch.worlds[0], scratch.tree[child].action, log)
        node = child
        scratch.sets[depth], scratch.path[depth] = known, child
        depth += 1
    # Step 7. Evaluate the end for every seat.
    evaluate_end(scratch, net, log, me)
    # Step 8. Back up.
    for i in range(depth):
        chosen_in, chosen = scratch.tree[scratch.sets[i]], scratch.tree[scratch.path[i]]
        chosen_in.set_visits += 1
        chosen.visits += 1
        if chosen.guessed:  # the first look at it
            chosen.total, chosen.guessed = scratch.chances[chosen_in.actor], 0
        chosen.total += scratch.chances[chosen_in.actor]


@woven
def legal_hash(scratch: SearchScratch) -> Any:
    """One number for everything that can be done in the world of this simulation."""
    n = legal(scratch.worlds[0], scratch.moves)
    return hash_of(scratch.moves, n, asked(scratch.worlds[0]))


@woven
def select(scratch: SearchScratch, at: int, me: int) -> int:
    """The child to follow, or nowhere if there is none."""
    known, seats = scratch.tree[at], scratch.worlds[0].seats
    wide = NARROWEST + np.int64(WIDER * np.sqrt(known.set_visits + 1.0))
    urge = EXPLORATION / seats * np.sqrt(known.set_visits + 1.0)
    if seats > 2 and known.actor != me:
        wide = AT_FIRST_SIGHT
    best, best_worth = NOWHERE, -1.0
    for r in range(min(wide, known.children)):
        child = scratch.tree[known.first + r]
        worth = (child.total + urge * child.prior) / (child.visits + 1)
        if worth > best_worth:
            best, best_worth = known.first + r, worth
    return best


@woven
def evaluate_end(scratch: SearchScratch, net: Network, log: EventLog, me: int) -> None:
    """Each seat's chance where a simulation ends."""
    n = outcomes(scratch.worlds, 0, me, net.chances, log)
    seats = scratch.worlds[0].seats
    scratch.chances[:] = 0
    if n == 0:
        add_chances(scratch, HERE, net, 1.0, me)
    elif net.chances[0] == BEST_OF:
        best, most = HERE + 1, -1.0
        for j in range(1, n + 1):
            chance = win_chance(scratch.worlds[j], me, net)
            if chance > most:
                best, most = j, chance
        add_chances(scratch, best, net, 1.0, me)
    else:
        for j in range(n):
            add_chances(scratch, HERE + j + 1, net, net.chances[j], me)
    if seats == 2:
        scratch.chances[1 - me] = 1 - scratch.chances[me]


@kernel
def add_chances(scratch: SearchScratch, i: int, net: Network, part: float, me: int) -> None:
    """Add a part of each seat's chance in a world; of two seats, one tells for both."""
    s = scratch.worlds[i]
    over = asked(s) < 0
    if not over:
        fill_scratch(s, net.scratch[0])
    for seat in range(s.seats):
        if s.seats > 2 or seat == me:
            chance = share_of_win(s, seat, net) if over else win_chance_from_scratch(s, seat, net)
            scratch.chances[seat] += part * chance
