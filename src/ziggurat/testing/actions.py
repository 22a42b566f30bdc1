"""Actions: their numbers and words, which are legal, and how one is drawn by chance."""

import numpy as np
from hypothesis import strategies as st

from ziggurat.core.actions import Action
from ziggurat.core.game import Game
from ziggurat.core.state import copy
from ziggurat.testing.check import at_moments, at_tables, of_game
from ziggurat.testing.differences import assert_same_state
from ziggurat.testing.wandering import Journey, Moments, legal_in

words_of_dice = st.integers(0, 2**64 - 1)


@of_game()
def every_number_has_one_meaning_and_one_spelling(game: Game) -> None:
    actions, spelled = game.actions, dict[str, int]()
    for number in range(actions.size):
        words = actions.words(number)
        assert words not in spelled, f"actions {spelled[words]} and {number} are both {words!r}"
        spelled[words] = number
    for words, number in spelled.items():
        again = actions.encode(actions.decode(number))
        assert again == number, f"action {number} ({words}), taken apart, is action {again}"
        read = actions.number(words)
        assert read == number, f"action {number} is written {words!r}, which is read as {read}"


@of_game()
def an_action_is_taken_apart_as_it_was_declared(game: Game) -> None:
    for kind, arguments in game.actions.families.items():
        first = Action(kind, dict.fromkeys(arguments, 0))
        found = game.actions.decode(game.actions.base[kind])
        assert found == first, f"the first action of its kind is {found}, not {first}"


@of_game(beyond=(-1, 0, 1, 10**12))
def numbers_beyond_the_space_mean_nothing(game: Game, beyond: int) -> None:
    number = beyond if beyond < 0 else game.actions.size + beyond
    try:
        found = game.actions.decode(number)
    except ValueError as refusal:
        assert str(number) in str(refusal), f"{refusal} does not name action {number}"
    else:
        raise AssertionError(f"there is no action {number}, but it means {found}")


@at_tables(5, 4, data=st.data())
def legal_actions_are_some_and_distinct_and_those_that_need_no_explanation(
    game: Game, journey: Journey, data: st.DataObject
) -> None:
    match = journey.match(game)
    legal = match.legal()
    sample = st.lists(st.integers(0, game.actions.size - 1), max_size=30)
    tried = data.draw(sample) + legal[:5] + legal[-5:]

    assert bool(legal) != match.over, f"seat {match.asked} is asked, and may do {len(legal)} things"
    assert len(set(legal)) == len(legal), f"an action is listed twice: {legal}"
    for number in tried:
        why = game.explain(match.state, match.asked, number)
        words = game.actions.words(number)
        if number in legal:
            assert why is None, f"{words!r} is legal, but explain says why not: {why}"
        else:
            assert why, f"{words!r} is not legal, but explain does not say why"


@at_moments()
def somebody_asked_has_a_choice_whatever_the_question(game: Game, moments: Moments) -> None:
    asked = [state for state, _ in moments if game.asked(state) >= 0]

    assert len(asked) > 1, "nobody is asked in whole games"
    for state in asked:
        question = f"seat {game.asked(state)} is asked ({game.prompt(state)})"
        assert legal_in(game, state), f"a dead end: {question}, and no action is legal"


@at_tables(3, 4, word=words_of_dice)
def any_action_is_a_legal_one_and_touches_only_the_dice(
    game: Game, journey: Journey, word: int
) -> None:
    state = journey.match(game).state
    if game.asked(state) < 0:
        return
    legal, before = legal_in(game, state), state.tobytes()
    dice, scratch = state.dice, np.zeros(1, game.offers)[0]

    state.dice = np.uint64(word)
    drawn = int(game.any_action(state, scratch))
    state.dice = dice

    assert drawn in legal, f"any_action drew {game.actions.words(drawn)!r}, which is not legal"
    assert_same_state(game, state.tobytes(), before, "any_action changed a position")


@at_moments()
def any_action_may_be_every_legal_one(game: Game, moments: Moments) -> None:
    few = [s for s, _ in moments if 1 < len(legal_in(game, s)) <= 12]
    scratch = np.zeros(1, game.offers)[0]

    assert few, "no question of whole games had between two and twelve answers"
    for state in map(copy, few):
        drawn = {int(game.any_action(state, scratch)) for _ in range(400)}
        legal = set(legal_in(game, state))
        missed = [game.actions.words(number) for number in legal - drawn]
        assert drawn == legal, f"any_action never draws {missed} where {len(legal)} are legal"
