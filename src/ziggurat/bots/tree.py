"""The tree a search grows: its nodes, and the paper it is written on.

A node is what comes of the same actions in many worlds. Who is asked there knows his own hand, so
a node has a case for everything he may be able to do; the first case is the node itself.
"""

from typing import Any, NamedTuple

import numpy as np

from ziggurat.bots.judgement import MOST_OUTCOMES, Judgement
from ziggurat.bots.mind import MOST_SEATS
from ziggurat.core.jit import kernel
from ziggurat.core.state import NUMBER, Array, constant, record

WIDTH = 24  # the most actions weighed against each other at one point
DEPTH = 60
CERTAIN = 1e-4
ROOT = constant(0)
NOWHERE = constant(-1)
NO_ACTION = constant(-1)
PRIME = np.uint64(0x100000001B3)  # of the Fowler–Noll–Vo sum

NODE = record(
    action=NUMBER,  # that leads here
    actor=NUMBER,  # who is asked here
    able=np.uint64,  # a sum over all that the actor may do here
    other=NUMBER,  # another case of the same node, if any
    seen=NUMBER,  # how often this case was met
    first=NUMBER,  # the first of its children, which stand in a row
    children=NUMBER,
    visits=NUMBER,  # of the action, whatever the case
    total=np.float64,  # of the chances seen, for whoever chose the action
    prior=np.float64,
)


class Desk(NamedTuple):
    """The paper a search writes on."""

    root: Array  # one state: an imagined world
    worlds: Array
    tree: Array
    used: Array  # how many nodes of the tree
    moves: Array
    values: Array
    order: Array
    path: Array  # of a simulation: its nodes,
    cases: Array  # and the cases it chose them in
    found: Array  # by seat: the chances at the end of a simulation


def desk_for(judge: Judgement, simulations: int) -> Desk:
    """Paper for so many simulations."""
    game = judge.game
    return Desk(
        root=np.zeros(1, game.state),
        worlds=np.zeros(MOST_OUTCOMES + 4, game.state),
        tree=np.zeros(1 + (WIDTH + 1) * (simulations + 1), NODE),
        used=np.zeros(1, np.int64),
        moves=np.zeros(game.actions.size, np.int64),
        values=np.zeros(game.actions.size),
        order=np.zeros(WIDTH, np.int64),
        path=np.zeros(DEPTH, np.int64),
        cases=np.zeros(DEPTH, np.int64),
        found=np.zeros(MOST_SEATS),
    )


@kernel
def clear(node: Any, action: int, value: float, prior: float) -> None:
    node.action, node.actor = action, -1
    node.able, node.other, node.seen = 0, 0, 0
    node.first, node.children, node.visits = 0, 0, 0
    node.total, node.prior = value, prior


@kernel
def all_of(moves: Array, n: int, seat: int) -> Any:
    """One number for everything a seat may do."""
    able = np.uint64(seat + 1)
    for i in range(n):
        able = (able ^ np.uint64(moves[i])) * PRIME
    return able


@kernel
def find_case(d: Desk, at: int, able: Any) -> int:
    """The case of a node in which its actor may do just this; a new one if there is paper."""
    if d.tree[at].able == 0:
        d.tree[at].able = able
    while d.tree[at].able != able:
        if d.tree[at].other == 0:
            if d.used[0] == len(d.tree):
                return NOWHERE
            d.tree[at].other = d.used[0]
            clear(d.tree[d.used[0]], NO_ACTION, 0.0, 0.0)
            d.tree[d.used[0]].able = able
            d.used[0] += 1
        at = d.tree[at].other
    return at


@kernel
def log_odds(chance: float) -> float:
    sure = min(max(chance, CERTAIN), 1 - CERTAIN)
    return np.log(sure / (1 - sure))


@kernel
def pick_best(values: Array, n: int, order: Array) -> int:
    """The places of the best values, best first; earlier ones first where they are equal."""
    kept = 0
    for j in range(n):
        if kept < len(order) or values[j] > values[order[kept - 1]]:
            kept = min(kept + 1, len(order))
            at = kept - 1
            while at > 0 and values[order[at - 1]] < values[j]:
                order[at] = order[at - 1]
                at -= 1
            order[at] = j
    return kept
