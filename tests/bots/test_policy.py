"""A policy tells at a glance which actions deserve a look; a search looks at those."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from bots.test_search import opening
from games.tigris.boards import table
from ziggurat.bots.evaluation.evaluations import EVALUATIONS
from ziggurat.bots.evaluation.policy import (
    POLICY,
    Policy,
    initial_policy,
    policy_of,
    rate_candidates,
)
from ziggurat.bots.evaluation.weights import network, policy, read_policy
from ziggurat.bots.search.thinking import Budget, tree_search
from ziggurat.bots.search.tree import ROOT, search_scratch
from ziggurat.bots.search.tree_search import FEW, GLANCE, run_simulations
from ziggurat.core.errors import Malformed
from ziggurat.core.events import mute_log
from ziggurat.core.jit import PLAIN
from ziggurat.core.match import Match
from ziggurat.core.state import blank
from ziggurat.core.ways import BY_HAND, NET
from ziggurat.games import GAMES
from ziggurat.games.tigris import TIGRIS as GAME
from ziggurat.games.tigris.bots import cases as c

TIGRIS = EVALUATIONS["tigris"]
WORD = np.uint64(5)
TWO_KINGS = """
    .   S
    k1  T
    .   .
    k0  T
    .   S
"""  # at H4; a tile on I6 joins their kingdoms


def noticed(match: Match, *moves: str) -> np.ndarray:
    """The cases of some moves, each counted from the first of its notice."""
    scratch, found = blank(TIGRIS.scratch), np.zeros((len(moves), TIGRIS.notices), np.int64)
    numbers = np.array([GAME.actions.number(move) for move in moves])
    TIGRIS.fill_scratch(match.state, scratch)
    TIGRIS.notice(match.state, scratch, numbers, len(moves), found)
    return found - c.FIRST_CASES


def test_a_tile_between_two_kingdoms_is_noticed_as_a_war() -> None:
    match = table(TWO_KINGS, at="H4", hands={0: "black black red"})
    war, peace = noticed(match, "tile black I6", "tile black G7")
    even_but_for_the_hand = c.EVEN + 2
    assert war[c.WARS] == 3 + (c.MARGINS + 1) * even_but_for_the_hand
    assert peace[c.WARS] == 0


def test_who_scores_a_tile_is_noticed() -> None:
    match = table(TWO_KINGS, at="H4", hands={0: "red"})
    mine, theirs, nobodys = noticed(match, "tile red G7", "tile red G5", "tile red A1")[
        :, c.SCORERS
    ]
    assert (mine - 1) // 6 % 6 == c.BY_MY_KING
    assert (theirs - 1) // 6 % 6 == c.BY_THEIR_KING
    assert (nobodys - 1) // 6 % 6 == c.NO_KINGDOM_THERE


def test_a_leader_that_lands_beside_a_rival_of_his_color_is_noticed_by_his_temples() -> None:
    match = table(TWO_KINGS, at="H4", hands={0: "red red"})
    (revolt,) = noticed(match, "leader black J5")
    assert (revolt[c.PRIZE] - 1 - c.FEW**2) % (c.MARGINS + 1) == c.EVEN + 2


def test_the_fourth_tile_of_a_square_is_noticed() -> None:
    match = table("S S\nS .", at="H4", hands={0: "black"})
    fourth, other = noticed(match, "tile black I5", "tile black H6")[:, c.SQUARE]
    assert (fourth - 1) // 2 % 3 == 2
    assert (other - 1) // 2 % 3 < 2


@pytest.mark.parametrize("seats", GAME.seats)
def test_all_that_can_be_noticed_is_within_the_cases(seats: int) -> None:
    """Random play comes by every kind of action; a case of another notice would be a mistake."""
    log, offers, scratch = mute_log(), blank(GAME.offers), blank(TIGRIS.scratch)
    moves = np.zeros(GAME.actions.size, np.int64)
    found = np.zeros((GAME.actions.size, TIGRIS.notices), np.int64)
    ends = np.append(c.FIRST_CASES[1:], TIGRIS.cases)
    s = Match(GAME, seats, secret=bytes(32)).state
    for _ in range(20 if PLAIN else 150):
        if s.prompt == 0:
            n = TIGRIS.candidates(s, moves)
            TIGRIS.fill_scratch(s, scratch)
            TIGRIS.notice(s, scratch, moves, n, found)
            assert (found[:n] >= c.FIRST_CASES).all()
            assert (found[:n] < ends).all()
        if GAME.asked(s) < 0:
            break
        GAME.apply(s, GAME.any_action(s, offers), log)


def rated(mind: Policy) -> np.ndarray:
    world, _ = opening(2)
    moves, ratings = np.zeros(GAME.actions.size, np.int64), np.zeros(GAME.actions.size)
    n = TIGRIS.candidates(world, moves)
    rate_candidates(world, moves, n, network("tigris", 2, NET), mind, ratings)
    return ratings[:n]


def test_a_rating_is_what_its_cases_add_up_to() -> None:
    weights = initial_policy(TIGRIS, 4, seed=3)
    mind = policy_of(TIGRIS, weights)
    ratings = rated(mind)
    cases, position, bias, last = weights
    x = network("tigris", 2, NET).x
    for j in range(0, len(ratings), 7):
        hidden = bias + x @ position + cases[mind.noticed[j]].sum(axis=0)
        assert np.isclose(ratings[j], np.maximum(hidden, 0) @ last, atol=1e-3)


@pytest.mark.skipif(PLAIN, reason="un-jitted a search takes minutes")
def test_below_the_root_only_what_the_policy_likes_best_is_looked_at() -> None:
    world, me = opening(2)
    scratch = search_scratch(TIGRIS, 100)
    scratch.root[0] = world
    mind = policy("tigris", 2, NET)
    run_simulations(scratch, network("tigris", 2, NET), mind, mute_log(), me, WORD, 0, 100)
    looked = []
    for node in scratch.tree[1 : scratch.used[0]]:
        row = scratch.tree[node.first : node.first + node.children]
        if node.children > GLANCE:
            looked.append(int(sum(1 - row["guessed"])) - int(sum(row["visits"] > 0)))
    root = scratch.tree[ROOT]
    assert not scratch.tree[root.first : root.first + root.children]["guessed"].any()
    assert looked
    assert max(looked) <= FEW


@pytest.mark.skipif(PLAIN, reason="un-jitted a search takes minutes")
def test_with_a_policy_a_search_finds_a_war_that_is_won() -> None:
    match = table(TWO_KINGS, at="H4", hands={0: "black black black black"})
    net, mind = network("tigris", 2, NET), policy("tigris", 2, NET)
    best = tree_search(TIGRIS, net, mind, match.state, 0, WORD, Budget(200))[0]
    assert GAME.actions.words(best.action).startswith(("tile", "leader"))


def test_every_number_of_seats_has_a_policy_where_something_is_noticed() -> None:
    for name, evaluation in EVALUATIONS.items():
        for seats in GAMES[name].seats:
            assert (len(policy(name, seats, NET).bias) > 0) == (evaluation.notices > 0)
            assert len(policy(name, seats, BY_HAND).bias) == 0


def test_a_policy_for_other_notices_is_told(tmp_path: Path) -> None:
    np.savez(tmp_path / "p.npz", **dict[str, Any]({name: np.zeros((3, 2)) for name in POLICY}))
    with pytest.raises(Malformed, match="for other notices"):
        read_policy(tmp_path / "p.npz", "tigris")
