"""The easiest level attacks nobody in Tigris & Euphrates without a warning, and nobody in Babel."""

import numpy as np
import pytest

from ziggurat.bots import any_word, decide, imagined, player_of
from ziggurat.bots.players.player import is_attack
from ziggurat.bots.players.warnings import CAREFUL, SAYINGS, choose_gently, heard
from ziggurat.core.jit import PLAIN
from ziggurat.core.match import SECRET_BYTES, Match
from ziggurat.core.text import LANGUAGES, Message
from ziggurat.core.ways import APPRENTICE, LEVELS
from ziggurat.games import GAMES

LION, BULL = 0, 1
DEALS = 2
slow = pytest.mark.skipif(PLAIN, reason="un-jitted a game takes minutes")


def test_a_warning_of_the_last_turn_was_heard_in_time() -> None:
    turns = [LION, LION, BULL, BULL, LION]
    assert heard(turns, LION, {1}) == (True, False)


def test_a_warning_of_this_turn_comes_too_late_for_it() -> None:
    turns = [LION, BULL, LION, LION]
    assert heard(turns, LION, {2}) == (False, True)


def test_a_warning_is_forgotten_after_one_turn() -> None:
    turns = [LION, BULL, LION, BULL, LION]
    assert heard(turns, LION, {0}) == (False, False)


def test_nobody_has_warned_at_the_beginning() -> None:
    assert heard([LION], LION, set()) == (False, False)


def test_only_the_apprentice_warns_and_only_in_tigris() -> None:
    found = [(game, name) for game in GAMES for name in LEVELS if player_of(game, name).warns]
    assert found == [("tigris", APPRENTICE)]


def test_the_warning_is_a_sentence_in_every_language() -> None:
    said = [SAYINGS.say(Message(CAREFUL), language) for language in LANGUAGES]
    assert said[0] == "Careful: on my next turn I may start a conflict."
    assert len(set(said)) == len(LANGUAGES)


@slow
def test_every_attack_of_an_apprentice_was_announced_a_turn_ahead() -> None:
    fought = warned_often = 0
    for deal in range(DEALS):
        match, dice = dealt("tigris", 3, deal), np.random.default_rng(deal)
        turns: list[int] = []
        warned: list[set[int]] = [set() for _ in range(match.seats)]
        while not match.over:
            seat = match.asked
            turns.append(int(match.state.turn))
            in_time, _ = heard(turns, seat, warned[seat])
            world = imagined(match.game, match.state, seat, any_word(dice))
            action, warns = choose_gently(APPRENTICE, match.game, world, seat, dice, in_time)
            attack = is_attack(match.game, world, action)
            assert in_time or not attack
            fought += attack
            if warns:
                warned_often += 1
                warned[seat].add(len(turns) - 1)
            match.choose(seat, match.seq, action)
    assert 0 < fought <= warned_often  # it does go to war


@slow
def test_an_apprentice_of_babel_attacks_only_who_cannot_be_left_in_peace() -> None:
    could = 0
    for deal in range(DEALS):
        match, dice = dealt("babel", 2, deal), np.random.default_rng(deal)
        while not match.over:
            seat = match.asked
            world = imagined(match.game, match.state, seat, any_word(dice))
            attacks = [is_attack(match.game, world, action) for action in match.legal()]
            choice = decide(player_of("babel", APPRENTICE), match.game, match.state, seat, dice)
            if any(attacks) and not all(attacks):
                could += 1
                assert not is_attack(match.game, world, choice)
            match.choose(seat, match.seq, choice)
    assert could > 0


def dealt(game: str, seats: int, deal: int) -> Match:
    return Match(GAMES[game], seats, secret=bytes([deal] * SECRET_BYTES))
