"""The tree a search grows: its nodes, and the scratch memory it works in.

A node is what comes of the same actions in many worlds. Whoever is asked there knows his own hand,
so a node has an information set for everything he may be able to do, told apart by a hash of his
legal actions; the first information set is the node itself.
"""

from typing import Any, NamedTuple

import numpy as np

from ziggurat.bots.evaluation.network import MOST_SEATS
from ziggurat.core.evaluation import MOST_OUTCOMES, Evaluation
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
    legal_hash=np.uint64,  # of all that the actor may do here
    next_set=NUMBER,  # another information set of the same node, if any
    set_visits=NUMBER,  # how often this information set was met
    first=NUMBER,  # the first of its children, which stand in a row
    children=NUMBER,
    visits=NUMBER,  # of the action, whatever the information set
    total=np.float64,  # of the chances seen, for whoever chose the action
    guessed=NUMBER,  # 1 while nobody has looked at it: the total is that of one looked at
    prior=np.float64,
)


class SearchScratch(NamedTuple):
    """The memory one search works in, made once for all its simulations."""

    root: Array  # one state: an imagined world
    worlds: Array
    tree: Array
    used: Array  # how many nodes of the tree
    moves: Array
    values: Array  # of the moves: the chance each leaves at first sight
    ratings: Array  # of the moves, by a policy
    order: Array
    path: Array  # of a simulation: its nodes,
    sets: Array  # and the information sets it chose them in
    chances: Array  # by seat, at the end of a simulation


def search_scratch(evaluation: Evaluation, simulations: int) -> SearchScratch:
    """Scratch for so many simulations."""
    game = evaluation.game
    return SearchScratch(
        root=np.zeros(1, game.state),
        worlds=np.zeros(MOST_OUTCOMES + 4, game.state),
        tree=np.zeros(1 + (WIDTH + 1) * (simulations + 1), NODE),
        used=np.zeros(1, np.int64),
        moves=np.zeros(game.actions.size, np.int64),
        values=np.zeros(game.actions.size),
        ratings=np.zeros(game.actions.size),
        order=np.zeros(WIDTH, np.int64),
        path=np.zeros(DEPTH, np.int64),
        sets=np.zeros(DEPTH, np.int64),
        chances=np.zeros(MOST_SEATS),
    )


@kernel
def clear(node: Any, action: int, value: float, prior: float) -> None:
    node.action, node.actor, node.guessed = action, -1, 0
    node.legal_hash, node.next_set, node.set_visits = 0, 0, 0
    node.first, node.children, node.visits = 0, 0, 0
    node.total, node.prior = value, prior


@kernel
def hash_of(moves: Array, n: int, seat: int) -> Any:
    """One number for everything a seat may do."""
    legal_hash = np.uint64(seat + 1)
    for i in range(n):
        legal_hash = (legal_hash ^ np.uint64(moves[i])) * PRIME
    return legal_hash


@kernel
def find_information_set(scratch: SearchScratch, node: int, legal_hash: Any) -> int:
    """The set of a node in which its actor may do just this; a new one if there is room."""
    if scratch.tree[node].legal_hash == 0:
        scratch.tree[node].legal_hash = legal_hash
    while scratch.tree[node].legal_hash != legal_hash:
        if scratch.tree[node].next_set == 0:
            if scratch.used[0] == len(scratch.tree):
                return NOWHERE
            scratch.tree[node].next_set = scratch.used[0]
            clear(scratch.tree[scratch.used[0]], NO_ACTION, 0.0, 0.0)
            scratch.tree[scratch.used[0]].legal_hash = legal_hash
            scratch.used[0] += 1
        node = scratch.tree[node].next_set
    return node


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
