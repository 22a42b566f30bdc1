"""Refusals: what is against the rules is declined with a sentence, and changes nothing."""

import numpy as np

from ziggurat.core.errors import GameIsOver, IllegalAction, NotYourTurn, Refused, Stale, Unreadable
from ziggurat.core.game import Game
from ziggurat.core.match import Match
from ziggurat.core.text import Message
from ziggurat.testing.check import at_tables, of_game
from ziggurat.testing.differences import assert_same, assert_same_state, refused_with
from ziggurat.testing.wandering import LONGEST, Journey, begun, wander, watchers


def wrong_numbers(match: Match, rng: np.random.Generator) -> list[int]:
    """Numbers out of range, and some of those that are against the rules now."""
    size, legal = match.game.actions.size, set(match.legal())
    within = [int(n) for n in rng.integers(size, size=12) if int(n) not in legal]
    return [-1, -size, size, size + 7, 10**15, *within]


@at_tables(3, 4)
def illegal_numbers_are_refused_and_change_no_byte(game: Game, journey: Journey) -> None:
    match = journey.match(game)
    before, steps = match.state.tobytes(), match.seq
    expected = GameIsOver if match.over else IllegalAction

    for number in wrong_numbers(match, np.random.default_rng(journey.seed)):
        try:
            match.choose(match.asked, match.seq, number)
        except expected as refusal:
            assert game.book.say(refusal.message, "en"), f"no sentence for {refusal.message}"
        else:
            raise AssertionError(f"action {number} is not legal, but it was played")

    assert_same_state(game, match.state.tobytes(), before, "a refused action changed the position")
    assert match.seq == steps, "a refused action counts as played"


@at_tables(3, 4)
def wrong_seats_and_stale_choices_are_refused_and_change_no_byte(
    game: Game, journey: Journey
) -> None:
    match = journey.match(game)
    before = match.state.tobytes()
    legal = match.legal() or [0]

    for seat in {*watchers(match), match.seats} - {match.asked}:
        with refused_with(GameIsOver if match.over else NotYourTurn, f"a choice of seat {seat}"):
            match.choose(seat, match.seq, legal[0])
    for seq in (match.seq - 1, match.seq + 1):
        with refused_with(Stale, f"choice {seq} at decision {match.seq}"):
            match.choose(match.asked, seq, legal[0])
    with refused_with(Unreadable, "'no such words'"):
        match.choose(match.asked, match.seq, "no such words")

    assert_same_state(game, match.state.tobytes(), before, "a refused choice changed the position")


@of_game()
def nothing_can_be_chosen_once_the_game_is_over(game: Game) -> None:
    match = wander(game, 1, LONGEST)
    before = match.state.tobytes()

    found = [match.asked, match.legal(), match.offers(0)]
    assert_same(found, [-1, [], []], "asked, legal and offers once the game is over")
    with refused_with(GameIsOver, "a choice once the game is over"):
        match.choose(0, match.seq, 0)
    why = game.explain(match.state, 0, 0)
    assert why == Message("game_is_over"), f"once the game is over explain says {why}"
    assert_same_state(game, match.state.tobytes(), before, "a choice after the end changed it")


@of_game()
def a_refusal_keeps_its_message_for_the_person_at_the_screen(game: Game) -> None:
    match = begun(game, 6)
    try:
        match.choose(match.asked, match.seq, game.actions.size)
    except Refused as refusal:
        assert str(refusal), "a refusal without words"
    else:
        raise AssertionError(f"there is no action {game.actions.size}, but it was played")

    offer = match.offers(match.asked)[0]
    why = match.explain(match.asked, offer)
    assert why is None, f"{offer!r} is offered, but explain says why not: {why}"
    with refused_with(Unreadable, "'gibberish'"):
        match.explain(0, "gibberish")
