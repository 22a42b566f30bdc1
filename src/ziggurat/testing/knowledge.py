"""What a seat can know: it is told no more, and what it cannot know is imagined without a trace.

A leak is found by imagining: all that a seat cannot know is dealt anew, and the seat must be told
the very same as before.
"""

import json
from typing import Any

import numpy as np
from hypothesis import strategies as st

from ziggurat.core.errors import NotYourTurn
from ziggurat.core.game import Game, Shown
from ziggurat.core.notation import digest
from ziggurat.core.state import AnyState
from ziggurat.testing.actions import words_of_dice
from ziggurat.testing.check import at_moments, at_tables, of_game
from ziggurat.testing.differences import (
    assert_same,
    assert_same_state,
    assert_unbroken,
    refused_with,
)
from ziggurat.testing.wandering import (
    LONGEST,
    Journey,
    Moments,
    begun,
    imagined,
    legal_in,
    wander,
    watchers,
)


def sample(numbers: list[int], rng: np.random.Generator, count: int) -> list[int]:
    return [numbers[i] for i in rng.integers(len(numbers), size=count)] if numbers else []


def knowledge(game: Game, state: AnyState, seat: int, numbers: list[int]) -> dict[str, Any]:
    """Everything the platform tells one seat about a state."""
    tensor = game.observation.blank()
    game.observe(state, seat, tensor)
    observed = game.observation.split(tensor)
    asked = game.asked(state) == seat >= 0
    legal = legal_in(game, state) if asked else []
    words = game.actions.words
    return {
        "view": game.view(state, seat),
        "question": game.question(state, seat),
        "observation": {name: part.tolist() for name, part in observed.items()},
        "offers": [words(number) for number in legal],
        "previews": {
            words(n): game.preview(state, n, seat) for n in numbers if not asked or n in legal
        },
        "explanations": {words(number): game.explain(state, seat, number) for number in numbers},
    }


def assert_told_no_more(
    game: Game, state: AnyState, seat: int, word: int, numbers: list[int]
) -> None:
    told = knowledge(game, state, seat, numbers)
    other = knowledge(game, imagined(game, state, seat, word), seat, numbers)
    assert_same(told, other, f"seat {seat} is told what it cannot know")


@at_tables(6, 4, word=words_of_dice)
def a_seat_is_told_nothing_it_cannot_know(game: Game, journey: Journey, word: int) -> None:
    match = journey.match(game)
    rng = np.random.default_rng(word)
    numbers = sample(match.legal(), rng, 6) + sample(list(range(game.actions.size)), rng, 20)

    for seat in watchers(match):
        assert_told_no_more(game, match.state, seat, word, numbers)


@at_moments()
def a_seat_is_told_nothing_it_cannot_know_whatever_the_question(
    game: Game, moments: Moments
) -> None:
    rng = np.random.default_rng(5)
    for state, _ in moments:
        legal = legal_in(game, state)
        numbers = sample(legal, rng, 4) + sample(list(range(game.actions.size)), rng, 8)
        for seat in range(-1, state.seats):
            assert_told_no_more(game, state, seat, 7, numbers)


def assert_known_to(game: Game, state: AnyState, seat: int, word: int) -> None:
    other = game.public(imagined(game, state, seat, word))
    assert_same(game.public(state), other, f"everybody sees what seat {seat} cannot know")


@at_tables(6, 4, word=words_of_dice)
def what_everybody_sees_is_known_to_everybody(game: Game, journey: Journey, word: int) -> None:
    match = journey.match(game)
    for seat in watchers(match):
        assert_known_to(game, match.state, seat, word)


@at_moments()
def what_everybody_sees_is_known_to_everybody_whatever_the_question(
    game: Game, moments: Moments
) -> None:
    for state, _ in moments:
        for seat in range(-1, state.seats):
            assert_known_to(game, state, seat, 11)


@at_moments()
def a_view_is_what_everybody_sees_and_what_is_ones_own(game: Game, moments: Moments) -> None:
    for state, _ in moments:
        shown = game.public(state)
        for seat in range(-1, state.seats):
            own = game.own(state, seat)
            assert own["seat"] == seat, f"what seat {seat} sees says it is seat {own['seat']}"
            both = set(own) & set(shown)
            assert not both, f"{both} is seen by everybody and by one seat"
            assert_same(game.view(state, seat), {**shown, **own}, f"the view of seat {seat}")


def assert_written(text: bytes | Any, shown: Shown, what: str) -> None:
    """What a game writes of a view by itself; a game may write nothing."""
    if text is not None:
        assert_same(json.loads(b"{%b}" % text), shown, what)
        encoded = json.dumps(shown, ensure_ascii=False, separators=(",", ":")).encode()
        assert b"{%b}" % text == encoded, f"{what}: not in the order in which it is shown"


@at_moments(each=6)
def a_view_is_written_as_it_is_shown(game: Game, moments: Moments) -> None:
    for state, _ in moments:
        everybody = "what everybody sees, as it is written and shown"
        assert_written(game.public_text(state), game.public(state), everybody)
        for seat in range(-1, state.seats):
            own = f"what seat {seat} sees, as it is written and shown"
            texts = game.own_texts(state)
            assert_written(texts and texts[seat], game.own(state, seat), own)


@of_game()
def one_hand_is_ones_own_as_long_as_the_game_lives(game: Game) -> None:
    match = begun(game, 3)
    hands = [game.own(match.state, seat)["hand"] for seat in range(match.seats)]
    sizes = sorted(sum(hand.values()) for hand in hands)

    assert_same(sizes, sorted(match.view(0)["hand_sizes"]), "the sizes of hands, and as shown")
    assert game.own(match.state, -1)["hand"] is None, "a spectator has a hand"
    assert game.public(match.state)["hands"] is None, "everybody sees all hands"
    last = wander(game, 3, LONGEST).state
    own = [game.own(last, seat)["hand"] for seat in range(last.seats)]
    assert_same(own, game.public(last)["hands"], "hands, and as shown at the end")


@at_tables(3, 4, words=st.tuples(words_of_dice, words_of_dice))
def an_imagined_world_depends_on_nothing_but_what_its_seat_knows(
    game: Game, journey: Journey, words: tuple[int, int]
) -> None:
    match = journey.match(game)
    first, second = words

    for seat in watchers(match):
        twin = imagined(game, match.state, seat, first)
        world = imagined(game, match.state, seat, second)
        what = f"the world that seat {seat} imagines depends on what it cannot know"
        for start in (twin, world):
            again = imagined(game, start, seat, second)
            assert_same_state(game, again.tobytes(), world.tobytes(), what)
        assert_unbroken(game, world, f"in a world that seat {seat} imagines")
        assert game.asked(world) == match.asked, f"where seat {seat} imagines, another is asked"


@of_game()
def something_is_hidden_from_everybody_at_first_and_nothing_at_the_end(game: Game) -> None:
    match = begun(game, 3)
    for seat in watchers(match):
        worlds = {digest(game, imagined(game, match.state, seat, word)) for word in range(5)}
        assert len(worlds) > 1, f"seat {seat} imagines the same world every time"

    last = wander(game, 3, LONGEST).state
    other = imagined(game, last, 0, 1)
    assert_same(game.write(other), game.write(last), "at the end something is still hidden")


@of_game()
def only_the_seat_that_is_asked_can_look_ahead(game: Game) -> None:
    match = wander(game, 4, 9)
    move = match.offers(match.asked)[0]

    assert match.preview(match.asked, move), f"no preview of {move!r}"
    for seat in set(watchers(match)) - {match.asked}:
        assert match.offers(seat) == [], f"seat {seat} is not asked, and has offers"
        with refused_with(NotYourTurn, f"a look ahead by seat {seat}"):
            match.preview(seat, move)


@at_tables(3, 4)
def looking_changes_no_byte(game: Game, journey: Journey) -> None:
    match = journey.match(game)
    before, legal = match.state.tobytes(), match.legal()

    for seat in watchers(match):
        knowledge(game, match.state, seat, legal[:4])
    game.write(match.state)
    game.facts(match.state)
    game.draw(match.view(0), lambda message: game.book.say(message, "en"))
    match.winners  # noqa: B018

    assert_same_state(game, match.state.tobytes(), before, "looking changed the position")
