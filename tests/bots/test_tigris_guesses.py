"""How a fight will most likely go: what is sent, who holds out, which war comes first."""

import numpy as np

from bots.test_tigris_outcomes import HANDS, TWO_WARS
from bots.wars import BAG, war
from games.tigris.boards import table
from games.tigris.script import say
from ziggurat.core.state import copy
from ziggurat.games.tigris import TIGRIS
from ziggurat.games.tigris.actions import FIGHT
from ziggurat.games.tigris.bots.guesses import (
    attack_with,
    chance_of,
    chance_to_hold_out,
    reckoned_tiles,
    tiles_needed,
    war_to_begin,
)
from ziggurat.games.tigris.data import BLACK, GREEN
from ziggurat.games.tigris.records import State


def first_war(s: State) -> int:
    wars = np.zeros(TIGRIS.actions.size, np.int64)
    return int(war_to_begin(s, wars, TIGRIS.legal(s, wars)))


def test_an_attacker_sends_more_the_more_the_defender_may_hold() -> None:
    few, many = war(settlements=1).state, war(settlements=40).state
    assert reckoned_tiles(few, 0, 1, BLACK) < reckoned_tiles(many, 0, 1, BLACK)
    assert attack_with(few) < attack_with(many)


def test_an_attacker_who_cannot_win_sends_nothing() -> None:
    s = war().state
    s.strength[1] = s.strength[0] + s.hand[0, BLACK]
    assert attack_with(s) == 0


def test_what_a_defender_surely_holds_or_lacks_stays_certain() -> None:
    match = war()
    say(match, "0 support 2")
    s = match.state
    none = copy(s)
    none.bag[BLACK] = 0
    none.hand[1] = [0, 4, 1, 1]
    assert chance_to_hold_out(s, 0, BLACK, 0) == 1
    assert chance_to_hold_out(none, 0, BLACK, tiles_needed(none)) == 0
    assert 0 < chance_to_hold_out(s, 0, BLACK, 1) < 1


def test_the_likelier_he_holds_enough_the_likelier_he_holds_out() -> None:
    match = war(settlements=40)
    say(match, "0 support 2")
    needs = range(1, 7)
    holds = [chance_of(match.state, 0, 1, BLACK, need) for need in needs]
    stands = [chance_to_hold_out(match.state, 0, BLACK, need) for need in needs]
    assert holds == sorted(holds, reverse=True)
    assert stands == sorted(stands, reverse=True)


def test_of_two_wars_the_active_player_begins_with_one_he_can_win() -> None:
    nobody_follows_seat_0 = TWO_WARS.replace("S   S   S", ".   .   .")
    match = table(nobody_follows_seat_0, at="H2", hands=HANDS, bag=BAG)
    say(match, "0 tile red I6")
    s = match.state
    s.hand[0] = [0, 2, 1, 3]
    assert first_war(s) == FIGHT + GREEN
    s.hand[0] = [3, 2, 1, 0]
    assert first_war(s) == FIGHT + BLACK
