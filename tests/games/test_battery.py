"""The battery can fail: what is broken in a game is found, and its author is told what it is."""

import subprocess
import sys
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from ziggurat.core.actions import ActionSpace, Names, Vocabulary
from ziggurat.core.game import Game, Shown, View
from ziggurat.core.state import copy
from ziggurat.core.text import Message
from ziggurat.games import GAMES
from ziggurat.testing import checks

SOUND = GAMES["babel"]
RNG = np.random.default_rng(1)


def a_view_that_shows_everybody_a_hand(game: Game) -> Game:
    def public(s: Any) -> View:
        return {**game.public(s), "peek": s.hand[1].tolist()}

    return replace(game, public=public)


def a_view_that_shows_a_seat_another_hand(game: Game) -> Game:
    def own(s: Any, seat: int) -> View:
        return {**game.own(s, seat), "peek": s.hand[1 - seat].tolist() if seat >= 0 else None}

    return replace(game, own=own)


def a_text_that_says_more_than_its_view(game: Game) -> Game:
    def own_texts(s: Any) -> list[bytes]:
        return [b'"seat":-1,"hand":null,"peek":%d' % s.hand[1].sum()]

    return replace(game, own_texts=own_texts)


def a_text_in_another_order(game: Game) -> Game:
    def own_texts(s: Any) -> list[bytes]:
        return [b'"hand":null,"seat":-1']

    return replace(game, own_texts=own_texts)


def a_preview_that_knows_a_hand(game: Game) -> Game:
    def preview(s: Any, action: int, seat: int) -> dict[str, Any]:
        return {**game.preview(s, action, seat), "opposite": s.hand[1 - s.asked].tolist()}

    return replace(game, preview=preview)


def a_view_with_numbers_of_numpy(game: Game) -> Game:
    return replace(game, public=lambda s: {**game.public(s), "turns": s.turns})


def a_rule_that_loses_a_card(game: Game) -> Game:
    def apply(s: Any, action: int, log: Any) -> None:
        game.apply(s, action, log)
        s.discard[0] = 0

    return replace(game, apply=apply)


def a_rule_with_dice_of_its_own(game: Game) -> Game:
    def apply(s: Any, action: int, log: Any) -> None:
        s.dice = np.uint64(RNG.integers(2**63))
        game.apply(s, action, log)

    return replace(game, apply=apply)


def a_preview_that_plays_what_it_shows(game: Game) -> Game:
    def preview(s: Any, action: int, seat: int) -> Shown:
        found = game.preview(s, action, seat)
        s.turns += 1
        return found

    return replace(game, preview=preview)


def an_action_with_two_numbers(game: Game) -> Game:
    twice: dict[str, dict[str, Vocabulary]] = {"again": {"word": Names(("once", "once"))}}
    return replace(game, actions=ActionSpace(game.actions.families | twice))


def a_dead_end(game: Game) -> Game:
    def legal(s: Any, moves: Any) -> int:
        return 0 if s.turns == 4 else game.legal(s, moves)

    return replace(game, legal=legal)


def a_game_without_end(game: Game) -> Game:
    def apply(s: Any, action: int, log: Any) -> None:
        before = copy(s)
        game.apply(s, action, log)
        if game.asked(s) < 0:
            for name in game.state.names or ():
                s[name] = before[name]

    return replace(game, apply=apply)


def an_illegal_action_without_a_reason(game: Game) -> Game:
    return replace(game, explain=lambda s, seat, action: None)


def a_refusal_of_a_legal_action(game: Game) -> Game:
    return replace(game, explain=lambda s, seat, action: Message("no_such_action"))


BROKEN = [
    (
        a_view_that_shows_everybody_a_hand,
        "what_everybody_sees_is_known_to_everybody",
        r"everybody sees what seat -1 cannot know: \['peek'\]",
    ),
    (
        a_view_that_shows_a_seat_another_hand,
        "a_seat_is_told_nothing_it_cannot_know",
        r"seat 0 is told what it cannot know: \['view'\]\['peek'\]",
    ),
    (
        a_preview_that_knows_a_hand,
        "a_seat_is_told_nothing_it_cannot_know",
        r"is told what it cannot know: \['previews'\]\['.+'\]\['opposite'\]",
    ),
    (
        a_view_with_numbers_of_numpy,
        "views_previews_and_positions_are_plain_json",
        r"the view of seat -1 is no plain JSON: it holds int64",
    ),
    (
        a_text_that_says_more_than_its_view,
        "a_view_is_written_as_it_is_shown",
        r"what seat -1 sees, as it is written and shown: \['peek'\] \d+ and None",
    ),
    (
        a_text_in_another_order,
        "a_view_is_written_as_it_is_shown",
        r"what seat -1 sees, as it is written and shown: not in the order in which it is shown",
    ),
    (
        a_rule_that_loses_a_card,
        "whole_games_keep_every_piece_and_end",
        r"after '.+' it does not hold that there are twelve cards of every nation",
    ),
    (
        a_rule_with_dice_of_its_own,
        "a_replay_reaches_the_same_bytes",
        r"replayed, a game goes otherwise: line \d+, decision \d+",
    ),
    (
        a_preview_that_plays_what_it_shows,
        "looking_changes_no_byte",
        r"looking changed the position: turns of the record differ",
    ),
    (
        an_action_with_two_numbers,
        "every_number_has_one_meaning_and_one_spelling",
        r"actions \d+ and \d+ are both 'again once'",
    ),
    (
        a_dead_end,
        "somebody_asked_has_a_choice_whatever_the_question",
        r"a dead end: seat 0 is asked, and no action is legal",
    ),
    (
        a_game_without_end,
        "whole_games_keep_every_piece_and_end",
        r"a random game goes on after 3000 decisions",
    ),
    (
        an_illegal_action_without_a_reason,
        "legal_actions_are_some_and_distinct_and_those_that_need_no_explanation",
        r"'.+' is not legal, but explain does not say why",
    ),
    (
        a_refusal_of_a_legal_action,
        "legal_actions_are_some_and_distinct_and_those_that_need_no_explanation",
        r"'.+' is legal, but explain says why not",
    ),
]
SLOW = {a_game_without_end}  # it takes thousands of decisions to be sure


@pytest.mark.parametrize(
    ("broken", "promise", "told"),
    [
        pytest.param(*case, id=case[0].__name__, marks=[pytest.mark.slow] * (case[0] in SLOW))
        for case in BROKEN
    ],
)
def test_what_is_broken_is_found_and_told(broken: Any, promise: str, told: str) -> None:
    check = next(check for check in checks(broken(SOUND)) if check.name == promise)

    with pytest.raises(AssertionError, match=told):
        check()


def test_the_way_to_a_fault_is_told_with_it() -> None:
    broken = checks(a_rule_that_loses_a_card(SOUND))
    check = next(check for check in broken if check.name == "whole_games_keep_every_piece_and_end")

    with pytest.raises(AssertionError) as found:
        check()

    assert "at the end of Journey(seed=" in "".join(found.value.__notes__)


def test_every_check_has_a_name_of_its_own() -> None:
    names = [str(check) for check in checks(SOUND)]

    assert len(names) == len(set(names))


# What an author sees who has not installed what is needed: nothing, until he uses it.
WITHOUT = """
import sys
sys.modules["hypothesis"] = None
from ziggurat.testing import checks
from ziggurat.games import GAMES
loaded = {"pytest", "hypothesis.strategies"} & set(sys.modules)
try:
    checks(GAMES[next(iter(GAMES))])
except ModuleNotFoundError as missing:
    print(loaded, missing)
"""


@pytest.mark.slow
def test_what_is_missing_is_said_when_it_is_needed() -> None:
    found = subprocess.run(
        [sys.executable, "-c", WITHOUT], capture_output=True, text=True, check=True
    )

    assert found.stdout == "set() hypothesis is not installed: pip install 'ziggurat[testing]'\n"
