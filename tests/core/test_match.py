"""The one door through which decisions enter."""

import dataclasses
from typing import Any

import numpy as np
import pytest

from games.wander import begun, go_on, wander
from ziggurat.core.errors import (
    CannotUndo,
    Forbidden,
    GameIsOver,
    IllegalAction,
    Malformed,
    NotYourTurn,
    Stale,
    Unreadable,
)
from ziggurat.core.match import Match
from ziggurat.core.text import Message
from ziggurat.games import GAMES

TIGRIS = GAMES["tigris"]
SECRET = bytes(32)


def match_of(seats: int = 2, **settings: Any) -> Match:
    return Match(TIGRIS, seats, secret=SECRET, **settings)


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_a_table_must_be_of_the_right_size(seats: int) -> None:
    with pytest.raises(Malformed, match=f"seats: .* is for 2 to 4 players, not {seats}"):
        match_of(seats)


def test_a_match_begins_with_the_deal() -> None:
    match = match_of(3)

    assert (match.seats, match.seq, match.asked, match.over) == (3, 0, 0, False)
    kinds = [event.kind for event in match.opening]
    assert kinds == ["tiles_drawn"] * 3 + ["turn_begun"]
    assert match.options == {"english": False, "ziggurat": False, "open_scores": False}
    assert match.winners == []


@pytest.mark.parametrize("secret", [b"", bytes(31), bytes(33)])
def test_a_match_needs_a_secret_of_32_bytes(secret: bytes) -> None:
    with pytest.raises(Malformed, match="secret: must be 32 bytes"):
        Match(TIGRIS, 2, {}, secret)


def test_a_choice_may_be_words_or_a_number() -> None:
    one, two = match_of(), match_of()

    step = one.choose(0, 0, "leader black C2")
    two.choose(0, 0, TIGRIS.actions.number("LEADER black c2"))

    assert one.state.tobytes() == two.state.tobytes()
    assert (step.seat, one.seq, one.history) == (0, 1, [step])
    assert [event.kind for event in step.events] == ["leader_placed"]
    assert not step.reveals


def test_stale_is_asked_before_whose_turn_and_that_before_legal() -> None:
    match = match_of()
    illegal = TIGRIS.actions.number("withdraw black")

    with pytest.raises(Stale):
        match.choose(1, 7, illegal)
    with pytest.raises(NotYourTurn) as refusal:
        match.choose(1, 0, illegal)
    assert refusal.value.message.args == {"asked": 0}
    with pytest.raises(IllegalAction) as refused:
        match.choose(0, 0, illegal)
    assert refused.value.message == Message("leader_at_home", {"color": 0})


def test_a_rule_that_cannot_explain_itself_still_refuses() -> None:
    silent = dataclasses.replace(TIGRIS, explain=lambda state, seat, number: None)
    match = Match(silent, 2, secret=SECRET)

    with pytest.raises(IllegalAction) as refusal:
        match.choose(0, 0, "withdraw black")
    assert refusal.value.message.key == "no_such_action"


def test_offers_previews_and_explanations_are_for_the_seat_that_is_asked() -> None:
    match = match_of()

    assert "leader black C2" in match.offers(0)
    assert match.offers(1) == []
    assert match.preview(0, "leader black C2")["prompt"] == "action"
    assert match.explain(0, "leader black C2") is None
    assert match.explain(1, "pass") == Message("not_your_turn", {"asked": 0})
    assert match.explain(0, "withdraw red") == Message("leader_at_home", {"color": 1})
    with pytest.raises(NotYourTurn):
        match.preview(1, "pass")
    with pytest.raises(IllegalAction):
        match.preview(0, "withdraw red")
    with pytest.raises(Unreadable):
        match.explain(0, "dance")
    assert match.seq == 0


def test_a_seat_that_resigns_ends_the_game_and_never_wins() -> None:
    for seat in range(3):
        match = match_of(3)
        match.resign(seat)

        assert match.over
        assert match.asked == -1
        assert match.winners == [other for other in range(3) if other != seat]
        assert (match.legal(), match.offers(0), match.offers(-1)) == ([], [], [])


def test_nobody_wins_an_abandoned_game() -> None:
    match = match_of()
    match.abandon()

    assert match.over
    assert match.winners == []


def test_a_game_ends_once() -> None:
    match = match_of()
    match.choose(0, 0, "leader black C2")
    match.abandon()

    for end in (match.abandon, lambda: match.resign(1)):
        with pytest.raises(GameIsOver):
            end()
    with pytest.raises(GameIsOver):
        match.choose(0, 1, "pass")
    with pytest.raises(CannotUndo, match="nothing"):
        match.undo(0, 1)


def test_a_played_out_game_cannot_be_resigned() -> None:
    match = wander(TIGRIS, 5, 3000)

    assert match.winners
    with pytest.raises(GameIsOver):
        match.resign(0)


def test_ones_last_decision_can_be_taken_back_while_nothing_came_to_light() -> None:
    match = match_of()
    dealt = match.state.tobytes()
    match.choose(0, 0, "leader black C2")

    with pytest.raises(Stale):
        match.undo(0, 0)
    with pytest.raises(CannotUndo, match="Seat 0 has answered"):
        match.undo(1, 1)
    assert match.undo(0, 1).action == TIGRIS.actions.number("leader black C2")
    assert match.state.tobytes() == dealt

    match.choose(0, 0, "swap " + next(c for c, n in match.view(0)["hand"].items() if n))
    with pytest.raises(CannotUndo, match="came to light"):
        match.undo(0, 1)


def test_what_was_taken_back_does_not_count_for_the_dice() -> None:
    straight, wavering = match_of(), match_of()
    wavering.choose(0, 0, "leader black C2")
    wavering.undo(0, 1)

    for match in (straight, wavering):
        match.choose(0, 0, "leader red C2")
        match.choose(0, 1, "pass")

    assert straight.state.tobytes() == wavering.state.tobytes()


def test_a_position_may_be_given_instead_of_a_deal() -> None:
    match = match_of(position={"turn": 1, "hands": {"1": {"red": 2}}}, real=False)

    assert match.asked == 1
    assert match.opening == []
    assert match.view(1)["hand"]["red"] == 2


def test_a_position_for_real_play_must_keep_the_invariants() -> None:
    lonely = {"leaders": {"0 black": "A11"}, "bag": 0}

    with pytest.raises(Malformed, match="cannot be played: every leader stands beside a temple"):
        match_of(position=lonely)
    assert match_of(position=lonely, real=False).view(0)["leaders"]


def test_winners_share_the_first_place() -> None:
    position = {"points": {"0": {"red": 3}, "1": {"red": 3}}, "ended": "bag", "bag": 0}
    match = match_of(3, position=position)

    assert match.over
    assert match.winners == [0, 1]


def test_history_keeps_the_state_each_decision_was_made_in() -> None:
    match = begun(TIGRIS, 9)
    states = []
    for i in range(8):
        states.append(match.state.tobytes())
        go_on(match, np.random.default_rng(i), 1)

    assert [step.before.tobytes() for step in match.history] == states


def test_options_that_do_not_go_together_are_refused_with_their_message() -> None:
    with pytest.raises(Forbidden, match="options: Two players play without") as refusal:
        Match(GAMES["china"].under(1), 2, {"fortifications": True}, SECRET)

    assert refusal.value.message == Message("forts_not_for_two")
    assert Match(GAMES["china"], 2, {"fortifications": True}, SECRET).options["fortifications"]


# What is remembered of a position.


def counting(asked: list[str]) -> Match:
    """A match that writes down what it asks the rules."""

    def who(state: Any) -> int:
        asked.append("who")
        return int(TIGRIS.asked(state))

    def what(state: Any, moves: Any) -> int:
        asked.append("what")
        return TIGRIS.legal(state, moves)

    return Match(dataclasses.replace(TIGRIS, asked=who, legal=what), 2, secret=SECRET)


def test_the_rules_are_asked_once_about_a_position() -> None:
    asked: list[str] = []
    match = counting(asked)

    for _ in range(3):
        assert (match.asked, match.over, len(match.offers(0))) == (0, False, len(match.legal()))
    match.preview(0, "leader black C2")
    match.choose(0, 0, "leader black C2")
    assert asked == ["who", "what"]
    assert match.legal() and match.legal()
    assert asked == ["who", "what"] * 2


def test_another_position_is_another_question_however_it_came_about() -> None:
    match, other = match_of(), match_of()
    dealt = match.legal()
    match.choose(0, 0, "leader black C2")
    moved = match.legal()
    assert moved != dealt

    match.undo(0, 1)
    assert match.legal() == dealt
    match.choose(0, 0, "leader black C2")
    other.state = match.state
    assert other.legal() == moved
    other.state.asked = 1
    assert other.asked == 1
    other.state["hand"][0] = 0
    assert other.legal() != moved


def test_a_list_of_legal_actions_is_the_callers_own() -> None:
    match = match_of()
    match.legal().clear()

    assert match.legal()
    match.choose(0, 0, "leader black C2")


def test_who_is_asked_is_an_ordinary_number() -> None:
    """Uncompiled rules answer with numpy's, which no database keeps."""
    match = match_of()

    assert type(match.asked) is int
