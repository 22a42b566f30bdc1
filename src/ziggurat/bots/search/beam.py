"""Planning a whole turn: a beam over every decision until another seat is asked.

Where a turn is a long chain of decisions, the best first one shows only at its end. The planner
follows the most promising chains side by side, leaves out positions it has met already, and
evaluates each chain by the position it leaves to the others.
"""

from typing import Any

from ziggurat.bots.evaluation.anygame import afterstate, candidates, imagine
from ziggurat.bots.evaluation.network import Network
from ziggurat.bots.evaluation.value import win_chance
from ziggurat.bots.search.beam_scratch import DEPTH, EMPTY, BeamScratch, is_new, place_of
from ziggurat.core.events import EventLog
from ziggurat.core.jit import kernel
from ziggurat.core.state import constant
from ziggurat.games.anygame import asked

NO_CHANCE = -1.0
NONE = constant(0)


@kernel
def plan(p: BeamScratch, seat: int, word: Any, most: int, net: Network, log: EventLog) -> int:
    """Plan the turn of a seat from the first of the worlds; how many decisions the path has.

    What the seat cannot know is imagined from the word first, so that nothing hidden tells.
    After `most` positions no further layer is begun.
    """
    imagine(p.worlds[0], seat, word)
    net.cached[:] = 0  # what was thought before leaves no trace, not even in the last digits
    p.met[:] = EMPTY
    p.values[:] = NO_CHANCE
    p.ends[0] = 0
    p.worlds[1] = p.worlds[0]
    layer, size, seen = 0, 1, 0
    while layer < DEPTH:
        found = spread(p, layer, size, seat, net, log)
        seen += found
        if found == 0 or (p.ends[0] > 0 and (p.end_chance[0] >= 1.0 or seen >= most)):
            break
        layer += 1
        size = keep_best(p, layer, found, log)
    if p.ends[0] == 0:  # no chain came to its end: follow the best as far as it went
        return trace(p, layer, NONE)
    return follow_end(p, NONE)


@kernel
def follow_end(p: BeamScratch, i: int) -> int:
    """Write down the decisions of the i-th best chain; how many they are."""
    layer = p.end_layer[i]
    trace(p, layer, p.end_parent[i])
    p.path[layer] = p.end_action[i]
    return layer + 1


@kernel
def spread(p: BeamScratch, layer: int, size: int, seat: int, net: Network, log: EventLog) -> int:
    """Try every candidate in every position of a layer; how many go on from there."""
    here, trial = place_of(p, layer), len(p.worlds) - 1
    found = 0
    for i in range(size):
        n = candidates(p.worlds[here + i], p.moves)
        for j in range(n):
            step(p, here + i, trial, p.moves[j], log)
            if not is_new(p, trial) or found == len(p.chance):
                continue
            chance = win_chance(p.worlds[trial], seat, net)
            if asked(p.worlds[trial]) != seat:
                note_end(p, chance, layer, i, p.moves[j])
            else:
                p.chance[found], p.parent[found], p.action[found] = chance, i, p.moves[j]
                found += 1
    return found


@kernel
def step(p: BeamScratch, origin: int, target: int, action: int, log: EventLog) -> None:
    """Play an action to its afterstate; all worlds keep the same dice."""
    p.worlds[target] = p.worlds[origin]
    afterstate(p.worlds[target], action, log)
    p.worlds[target].dice = p.worlds[0].dice


@kernel
def note_end(p: BeamScratch, chance: float, layer: int, parent: int, action: int) -> None:
    """A chain came to its end: keep it in its place if it is among the best."""
    first = first_action(p, layer, parent, action)
    p.values[first] = max(p.values[first], chance)
    ends = len(p.end_chance)
    at = p.ends[0]
    if at == ends:
        at -= 1
        if chance <= p.end_chance[at]:
            return
    else:
        p.ends[0] += 1
    while at > 0 and p.end_chance[at - 1] < chance:
        copy_end(p, at - 1, at)
        at -= 1
    p.end_chance[at], p.end_layer[at] = chance, layer
    p.end_parent[at], p.end_action[at], p.end_first[at] = parent, action, first


@kernel
def copy_end(p: BeamScratch, i: int, j: int) -> None:
    p.end_chance[j], p.end_layer[j] = p.end_chance[i], p.end_layer[i]
    p.end_parent[j], p.end_action[j] = p.end_parent[i], p.end_action[i]
    p.end_first[j] = p.end_first[i]


@kernel
def first_action(p: BeamScratch, layer: int, parent: int, action: int) -> int:
    """The first decision of the chain that ends with this one."""
    while layer > 0:
        action = p.actions[layer, parent]
        parent = p.parents[layer, parent]
        layer -= 1
    return action


@kernel
def trace(p: BeamScratch, layer: int, i: int) -> int:
    """Write down the decisions that led to a position of a layer."""
    for back in range(layer, 0, -1):
        p.path[back - 1] = p.actions[back, i]
        i = p.parents[back, i]
    return layer


@kernel
def keep_best(p: BeamScratch, layer: int, found: int, log: EventLog) -> int:
    """A new layer: the best of what was found, the best first."""
    here, there = place_of(p, layer - 1), place_of(p, layer)
    size = min(found, p.parents.shape[1])
    for i in range(size):
        best = i
        for j in range(i + 1, found):
            if p.chance[j] > p.chance[best]:
                best = j
        swap(p, i, best)
        p.parents[layer, i], p.actions[layer, i] = p.parent[i], p.action[i]
        step(p, here + p.parent[i], there + i, p.action[i], log)
    return size


@kernel
def swap(p: BeamScratch, i: int, j: int) -> None:
    p.chance[i], p.chance[j] = p.chance[j], p.chance[i]
    p.parent[i], p.parent[j] = p.parent[j], p.parent[i]
    p.action[i], p.action[j] = p.action[j], p.action[i]
