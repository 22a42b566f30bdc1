"""Styles: aggressive bots attack rather than not, peaceful ones do not, and both play as well."""

from collections.abc import Iterator

import numpy as np
import pytest

from games.wander import begun
from ziggurat.bots import BOTS, LEVELS, any_word, decide, imagined, player_of
from ziggurat.bots.arena.entrants import entrant
from ziggurat.bots.players.levels import is_player, playing, quick, styles_of
from ziggurat.bots.players.player import is_attack
from ziggurat.bots.players.styles import (
    AGGRESSIVE,
    MARGINS,
    PEACEFUL,
    STYLES,
    StyledPlayer,
    in_style,
    is_as_good,
    liked_first,
    spelled,
    worded,
)
from ziggurat.bots.search.thinking import Thought
from ziggurat.core.errors import Malformed
from ziggurat.core.jit import PLAIN
from ziggurat.core.match import Match
from ziggurat.core.state import copy
from ziggurat.core.ways import APPRENTICE, KING, VIZIER
from ziggurat.games import GAMES

BEST, NEAR, FAR = Thought(1, 0.6, 9), Thought(2, 0.59, 9), Thought(3, 0.5, 9)
HARDLY_SEEN = Thought(4, 0.6, 1)
ATTACKED = [game for game in GAMES if styles_of(game, VIZIER)]
slow_uncompiled = pytest.mark.skipif(PLAIN, reason="un-jitted a thought takes seconds")


def positions(game: str, count: int) -> Iterator[Match]:
    """Positions of games between viziers, where there is a choice."""
    for seed in range(count):
        match, dice = begun(GAMES[game], seed, 2, {}), np.random.default_rng(seed)
        while not match.over:
            if len(match.legal()) > 1:
                yield match
                count -= 1
            if count == 0:
                return
            action = decide(player_of(game, VIZIER), match.game, match.state, match.asked, dice)
            match.choose(match.asked, match.seq, action)


def thoughts(game: str, name: str, match: Match, dice: int) -> list[Thought]:
    """What a bot of this name thinks of a position, always in the same world."""
    world = imagined(match.game, match.state, match.asked, np.uint64(dice))
    found = player_of(game, name).think(match.game, world, match.asked, np.random.default_rng(dice))
    return found


def test_of_what_is_as_good_the_one_it_likes_comes_first() -> None:
    assert liked_first([BEST, NEAR, FAR], lambda action: action == 2, 0.1) == [NEAR, BEST, FAR]


def test_where_it_likes_nothing_as_good_it_does_what_is_best() -> None:
    assert liked_first([BEST, NEAR, FAR], lambda action: action == 3, 0.1) == [BEST, NEAR, FAR]
    assert liked_first([BEST], lambda action: False, 0.1) == [BEST]


def test_what_a_search_hardly_saw_is_not_as_good() -> None:
    assert is_as_good(NEAR, BEST, 0.1)
    assert not is_as_good(HARDLY_SEEN, BEST, 0.1)


def test_a_level_and_a_style_are_one_word() -> None:
    assert worded(KING, AGGRESSIVE) == "king-aggressive"
    assert spelled("king-aggressive") == (KING, AGGRESSIVE)
    assert spelled(worded(KING)) == (KING, "")


@pytest.mark.parametrize("game", ["tigris", "babel"])
def test_where_bots_attack_every_level_has_styles_unless_it_is_gentle(game: str) -> None:
    assert {level: styles_of(game, level) for level in BOTS} == {
        "random": (),
        "apprentice": (),
        "scribe": STYLES,
        "vizier": STYLES,
        "king": STYLES,
    }


def test_where_nobody_can_be_attacked_there_is_no_style() -> None:
    assert all(styles_of("china", level) == () for level in BOTS)
    assert not is_player("china", "vizier-aggressive")
    assert not is_player("tigris", worded(APPRENTICE, AGGRESSIVE))
    assert not is_player("tigris", "vizier-rude")


def test_in_the_arena_they_play_by_name() -> None:
    bot = entrant("tigris", "vizier-aggressive", None, None)
    assert isinstance(bot, StyledPlayer) and bot.style == AGGRESSIVE
    with pytest.raises(Malformed, match="no such bot"):
        entrant("china", "vizier-aggressive", None, None)


def test_a_style_stays_whatever_the_time() -> None:
    king = player_of("tigris", worded(KING, PEACEFUL))
    shorter = king.shortened(0.5)

    assert isinstance(shorter, StyledPlayer) and shorter.style == PEACEFUL
    assert shorter.budget.seconds == king.budget.seconds / 2
    assert quick("king-peaceful") == "vizier-peaceful"
    assert quick("scribe-peaceful") == playing("scribe-peaceful") == "scribe-peaceful"


def test_without_a_style_a_player_is_the_very_same() -> None:
    for level in LEVELS:
        assert in_style(player_of("tigris", level), "") is player_of("tigris", level)


@slow_uncompiled
@pytest.mark.parametrize("game", ATTACKED)
def test_whatever_its_style_a_bot_does_what_its_level_holds_to_be_as_good(game: str) -> None:
    for i, match in enumerate(positions(game, 100)):
        plain = thoughts(game, VIZIER, match, i)
        for style in STYLES:
            styled = thoughts(game, worded(VIZIER, style), match, i)
            assert sorted(styled, key=repr) == sorted(plain, key=repr)
            assert is_as_good(styled[0], plain[0], MARGINS[style])


@slow_uncompiled
@pytest.mark.parametrize("game", ATTACKED)
def test_where_they_differ_it_is_the_aggressive_one_that_attacks(game: str) -> None:
    differed = 0
    for i, match in enumerate(positions(game, 300)):
        aggressive, peaceful = (
            thoughts(game, worded(VIZIER, style), match, i)[0].action for style in STYLES
        )
        if aggressive != peaceful:
            differed += 1
            assert is_attack(match.game, match.state, aggressive)
            assert not is_attack(match.game, match.state, peaceful)
    assert differed


@slow_uncompiled
@pytest.mark.parametrize("game", ATTACKED)
@pytest.mark.parametrize("style", STYLES)
def test_it_decides_the_same_in_every_world_its_seat_may_live_in(game: str, style: str) -> None:
    bot = player_of(game, worded(VIZIER, style))
    for i, match in enumerate(positions(game, 100)):
        found = set()
        for imagination in (2 * i, 2 * i + 1):
            word = any_word(np.random.default_rng(imagination))
            world = imagined(match.game, copy(match.state), match.asked, word)
            found.add(bot(match.game, world, match.asked, np.random.default_rng(i)))
        assert len(found) == 1


@slow_uncompiled
def test_it_is_asked_as_any_bot_is() -> None:
    match = next(positions("tigris", 1))
    bot = player_of("tigris", "vizier-aggressive")
    action = decide(bot, match.game, match.state, match.asked, np.random.default_rng(1))
    assert action in match.legal()
