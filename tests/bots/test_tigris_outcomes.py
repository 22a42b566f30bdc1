"""What may come of a fight, each with its chance."""

import numpy as np

from bots.wars import BAG
from games.tigris.boards import table
from games.tigris.script import say
from ziggurat.bots.advice.explanations import look_ahead
from ziggurat.bots.bot import imagined
from ziggurat.bots.evaluation.value import NO_ACTION, value_after
from ziggurat.bots.evaluation.weights import network
from ziggurat.core.evaluation import MOST_OUTCOMES
from ziggurat.core.events import mute_log
from ziggurat.core.explanations import Lookahead
from ziggurat.core.match import Match
from ziggurat.core.ways import BY_HAND
from ziggurat.games.tigris import TIGRIS
from ziggurat.games.tigris.bots.explanations import chance_to_stand
from ziggurat.games.tigris.data import BLACK, GREEN, NOWHERE

TWO_WARS = """
    S   t1  M
    k1  T   .
    .   T   .
    .   T   .
    .   .   .
    t0  T   k0
    S   S   S
"""
HANDS = {0: "black black green green red blue", 1: "red red red blue green green"}


def about_to_fight() -> Match:
    """A tile on I6 brings the kings and the traders to war; nobody has moved yet."""
    return table(TWO_WARS, at="H2", hands=HANDS, bag=BAG)


def foreseen(match: Match, move: str, seat: int) -> Lookahead:
    world = imagined(TIGRIS, match.state, seat, np.uint64(1))
    net = network(TIGRIS.name, 2, BY_HAND)
    return look_ahead(TIGRIS, net, world, seat, TIGRIS.actions.number(move))[0]


def test_a_second_war_has_its_odds_as_the_first_has() -> None:
    lookahead = foreseen(about_to_fight(), "tile red I6", 0)
    assert abs(sum(chance for chance, _ in lookahead.outcomes) - 1) < 1e-9
    assert 0.1 < chance_to_stand(lookahead, BLACK) < 0.9
    assert 0.1 < chance_to_stand(lookahead, GREEN) < 0.9
    standing = {tuple(s.leader_cell[0, [BLACK, GREEN]] != NOWHERE) for _, s in lookahead.outcomes}
    assert len(standing) == 4


def test_who_defends_knows_what_he_holds() -> None:
    match = about_to_fight()
    say(match, "0 tile red I6", "0 war green", "0 support 2")
    worlds = np.zeros(MOST_OUTCOMES + 4, TIGRIS.state)
    worlds[0] = match.state

    _, n = value_after(worlds, 1, NO_ACTION, network(TIGRIS.name, 2, BY_HAND), mute_log())

    assert n == 1
    assert worlds[1].leader_cell[1, GREEN] != NOWHERE
