"""What every game must keep, whatever its rules: one battery for all of them."""

import dataclasses
import hashlib
import hmac
import json
import os
import subprocess
import sys
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.wander import (
    LONGEST,
    Journey,
    begun,
    every_game,
    every_table,
    examples,
    fingerprints,
    go_on,
    imagined,
    journeys,
    legal_in,
    moments,
    wander,
    watchers,
)
from ziggurat.core.actions import Action
from ziggurat.core.errors import (
    CannotUndo,
    GameIsOver,
    IllegalAction,
    NotYourTurn,
    Refused,
    Stale,
    Unreadable,
)
from ziggurat.core.events import Event
from ziggurat.core.game import Game
from ziggurat.core.jit import PLAIN
from ziggurat.core.match import Match
from ziggurat.core.notation import digest, read_replay, write_replay
from ziggurat.core.state import State, copy
from ziggurat.core.text import LANGUAGES, Message
from ziggurat.games import GAMES

words_of_dice = st.integers(0, 2**64 - 1)
seeds = st.integers(0, 2**32 - 1)


# Actions: numbers and words.


@every_game
def test_every_number_has_one_meaning_and_one_spelling(game: Game) -> None:
    numbers = range(game.actions.size)

    assert [game.actions.encode(game.actions.decode(n)) for n in numbers] == list(numbers)
    assert [game.actions.number(game.actions.words(n)) for n in numbers] == list(numbers)
    assert len({game.actions.words(n) for n in numbers}) == game.actions.size


@every_game
@pytest.mark.parametrize("beyond", [-1, 0, 1, 10**12])
def test_numbers_beyond_the_space_mean_nothing(game: Game, beyond: int) -> None:
    number = beyond if beyond < 0 else game.actions.size + beyond

    with pytest.raises(ValueError, match=str(number)):
        game.actions.decode(number)


@every_table
@examples(5, 4)
@given(journey=journeys, data=st.data())
def test_legal_actions_are_some_and_distinct_and_those_that_need_no_explanation(
    game: Game, journey: Journey, data: st.DataObject
) -> None:
    match = journey.match(game)
    legal = match.legal()
    sample = st.lists(st.integers(0, game.actions.size - 1), max_size=30)
    tried = data.draw(sample) + legal[:5] + legal[-5:]

    assert bool(legal) != match.over
    assert len(set(legal)) == len(legal)
    for number in tried:
        allowed = game.explain(match.state, match.asked, number) is None
        assert allowed == (number in legal), game.actions.words(number)


@every_game
def test_somebody_asked_has_a_choice_whatever_the_question(game: Game) -> None:
    asked = [state for state, _ in moments(game.name) if game.asked(state) >= 0]

    assert len(asked) > 1
    for state in asked:
        assert legal_in(game, state)


@every_table
@examples(3, 4)
@given(journey=journeys, word=words_of_dice)
def test_any_action_is_a_legal_one_and_touches_only_the_dice(
    game: Game, journey: Journey, word: int
) -> None:
    state = journey.match(game).state
    if game.asked(state) < 0:
        return
    legal, before = legal_in(game, state), state.tobytes()
    dice, scratch = state.dice, np.zeros(1, game.offers)[0]

    state.dice = np.uint64(word)
    drawn = game.any_action(state, scratch)
    state.dice = dice

    assert drawn in legal
    assert state.tobytes() == before


@every_game
def test_any_action_may_be_every_legal_one(game: Game) -> None:
    few = [s for s, _ in moments(game.name) if 1 < len(legal_in(game, s)) <= 12]
    scratch = np.zeros(1, game.offers)[0]

    assert few
    for state in map(copy, few):
        drawn = {int(game.any_action(state, scratch)) for _ in range(400)}
        assert drawn == set(legal_in(game, state))


# Refusals.


def wrong_numbers(match: Match, rng: np.random.Generator) -> list[int]:
    """Numbers out of range, and some of those that are against the rules now."""
    size, legal = match.game.actions.size, set(match.legal())
    within = [int(n) for n in rng.integers(size, size=12) if int(n) not in legal]
    return [-1, -size, size, size + 7, 10**15, *within]


@every_table
@examples(3, 4)
@given(journey=journeys)
def test_illegal_numbers_are_refused_and_change_no_byte(game: Game, journey: Journey) -> None:
    match = journey.match(game)
    before, steps = match.state.tobytes(), match.seq
    expected = GameIsOver if match.over else IllegalAction

    for number in wrong_numbers(match, np.random.default_rng(journey.seed)):
        with pytest.raises(expected) as refusal:
            match.choose(match.asked, match.seq, number)
        assert game.book.say(refusal.value.message, "en")

    assert (match.state.tobytes(), match.seq) == (before, steps)


@every_table
@examples(3, 4)
@given(journey=journeys)
def test_wrong_seats_and_stale_choices_are_refused_and_change_no_byte(
    game: Game, journey: Journey
) -> None:
    match = journey.match(game)
    before = match.state.tobytes()
    legal = match.legal() or [0]

    for seat in {*watchers(match), match.seats} - {match.asked}:
        with pytest.raises(GameIsOver if match.over else NotYourTurn):
            match.choose(seat, match.seq, legal[0])
    for seq in (match.seq - 1, match.seq + 1):
        with pytest.raises(Stale):
            match.choose(match.asked, seq, legal[0])
    with pytest.raises(Unreadable):
        match.choose(match.asked, match.seq, "no such words")

    assert match.state.tobytes() == before


@every_game
def test_nothing_can_be_chosen_once_the_game_is_over(game: Game) -> None:
    match = wander(game, 1, LONGEST)
    before = match.state.tobytes()

    assert (match.asked, match.legal(), match.offers(0)) == (-1, [], [])
    with pytest.raises(GameIsOver):
        match.choose(0, match.seq, 0)
    assert game.explain(match.state, 0, 0) == Message("game_is_over")
    assert match.state.tobytes() == before


# What a seat can know.


def sample(numbers: list[int], rng: np.random.Generator, count: int) -> list[int]:
    return [numbers[i] for i in rng.integers(len(numbers), size=count)] if numbers else []


def knowledge(game: Game, state: State, seat: int, numbers: list[int]) -> dict[str, Any]:
    """Everything the platform tells one seat about a state."""
    tensor = game.observation.blank()
    game.observe(state, seat, tensor)
    asked = game.asked(state) == seat >= 0
    legal = legal_in(game, state) if asked else []
    return {
        "view": game.view(state, seat),
        "observation": tensor.tobytes(),
        "offers": [game.actions.words(number) for number in legal],
        "previews": [game.preview(state, n, seat) for n in numbers if not asked or n in legal],
        "explanations": [game.explain(state, seat, number) for number in numbers],
    }


@every_table
@examples(6, 4)
@given(journey=journeys, word=words_of_dice)
def test_a_seat_is_told_nothing_it_cannot_know(game: Game, journey: Journey, word: int) -> None:
    match = journey.match(game)
    rng = np.random.default_rng(word)
    numbers = sample(match.legal(), rng, 6) + sample(list(range(game.actions.size)), rng, 20)

    for seat in watchers(match):
        told = knowledge(game, match.state, seat, numbers)
        other = imagined(game, match.state, seat, word)
        assert knowledge(game, other, seat, numbers) == told


@every_game
def test_a_seat_is_told_nothing_it_cannot_know_whatever_the_question(game: Game) -> None:
    rng = np.random.default_rng(5)
    for state, _ in moments(game.name):
        legal = legal_in(game, state)
        numbers = sample(legal, rng, 4) + sample(list(range(game.actions.size)), rng, 8)
        for seat in range(-1, state.seats):
            told = knowledge(game, state, seat, numbers)
            assert knowledge(game, imagined(game, state, seat, 7), seat, numbers) == told


@every_table
@examples(6, 4)
@given(journey=journeys, word=words_of_dice)
def test_what_everybody_sees_is_known_to_everybody(game: Game, journey: Journey, word: int) -> None:
    match = journey.match(game)
    shown = game.public(match.state)

    for seat in watchers(match):
        assert game.public(imagined(game, match.state, seat, word)) == shown


@every_game
def test_what_everybody_sees_is_known_to_everybody_whatever_the_question(game: Game) -> None:
    for state, _ in moments(game.name):
        shown = game.public(state)
        for seat in range(-1, state.seats):
            assert game.public(imagined(game, state, seat, 11)) == shown


@every_game
def test_a_view_is_what_everybody_sees_and_what_is_ones_own(game: Game) -> None:
    for state, _ in moments(game.name):
        shown = game.public(state)
        for seat in range(-1, state.seats):
            own = game.own(state, seat)
            assert own["seat"] == seat
            assert not set(own) & set(shown)
            assert game.view(state, seat) == shown | own


@every_game
def test_one_hand_is_ones_own_as_long_as_the_game_lives(game: Game) -> None:
    match = begun(game, 3)
    hands = [game.own(match.state, seat)["hand"] for seat in range(match.seats)]

    assert sorted(map(sum, map(dict.values, hands))) == sorted(match.view(0)["hand_sizes"])
    assert game.own(match.state, -1)["hand"] is None
    assert game.public(match.state)["hands"] is None
    last = wander(game, 3, LONGEST).state
    shown = game.public(last)["hands"]
    assert [game.own(last, seat)["hand"] for seat in range(last.seats)] == shown


@every_table
@examples(3, 4)
@given(journey=journeys, words=st.tuples(words_of_dice, words_of_dice))
def test_an_imagined_world_depends_on_nothing_but_what_its_seat_knows(
    game: Game, journey: Journey, words: tuple[int, int]
) -> None:
    match = journey.match(game)
    first, second = words

    for seat in watchers(match):
        twin = imagined(game, match.state, seat, first)
        world = imagined(game, match.state, seat, second)
        assert imagined(game, twin, seat, second).tobytes() == world.tobytes()
        assert imagined(game, world, seat, second).tobytes() == world.tobytes()
        assert game.broken(world) == -1
        assert game.asked(world) == match.asked


@every_game
def test_something_is_hidden_from_everybody_at_first_and_nothing_at_the_end(game: Game) -> None:
    match = begun(game, 3)
    finished = wander(game, 3, LONGEST)

    for seat in watchers(match):
        worlds = {digest(game, imagined(game, match.state, seat, word)) for word in range(5)}
        assert len(worlds) > 1
    last = finished.state
    assert digest(game, imagined(game, last, 0, 1)) == digest(game, last)


@every_game
def test_only_the_seat_that_is_asked_can_look_ahead(game: Game) -> None:
    match = wander(game, 4, 9)
    move = match.offers(match.asked)[0]

    assert match.preview(match.asked, move)
    for seat in set(watchers(match)) - {match.asked}:
        assert match.offers(seat) == []
        with pytest.raises(NotYourTurn):
            match.preview(seat, move)


@every_table
@examples(3, 4)
@given(journey=journeys)
def test_looking_changes_no_byte(game: Game, journey: Journey) -> None:
    match = journey.match(game)
    before, legal = match.state.tobytes(), match.legal()

    for seat in watchers(match):
        knowledge(game, match.state, seat, legal[:4])
    game.write(match.state)
    game.facts(match.state)
    game.draw(match.view(0), lambda message: game.book.say(message, "en"))
    match.winners  # noqa: B018

    assert match.state.tobytes() == before


PLAIN_KINDS = {dict, list, str, int, bool, type(None)}


def kinds_in(value: Any) -> set[type]:
    """The types of a value and of everything in it: an encoder need not know numpy's."""
    inside: list[Any] = list(value) if isinstance(value, list) else []
    if isinstance(value, dict):
        inside = [*value.keys(), *value.values()]
    return {type(value)}.union(*map(kinds_in, inside))


@every_game
def test_views_previews_and_positions_are_plain_json(game: Game) -> None:
    for state, _ in moments(game.name):
        told = [game.view(state, seat) for seat in range(-1, state.seats)]
        told += [game.preview(state, n, game.asked(state)) for n in legal_in(game, state)[:3]]
        told.append(game.write(state))
        assert json.loads(json.dumps(told)) == told
        assert kinds_in(told) <= PLAIN_KINDS


# The same game, everywhere and again.


@every_table
@examples(3, 4)
@given(journey=journeys)
def test_a_replay_reaches_the_same_bytes(game: Game, journey: Journey) -> None:
    match = journey.match(game)

    text = write_replay(match)
    again = read_replay(text, GAMES)

    assert again.state.tobytes() == match.state.tobytes()
    assert [(s.seat, s.action) for s in again.history] == [
        (s.seat, s.action) for s in match.history
    ]
    assert [s.events for s in again.history] == [s.events for s in match.history]
    assert write_replay(again) == text


def fingerprints_elsewhere(name: str, games: int, steps: int, **environment: str) -> list[str]:
    """The same games played by another process."""
    script = f"from games.wander import *\nprint(*fingerprints({name!r}, {games}, {steps}))"
    found = subprocess.run(
        [sys.executable, "-c", script],
        env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)} | environment,
        capture_output=True,
        text=True,
        check=True,
    )
    return found.stdout.split()


@every_game
@pytest.mark.skipif(PLAIN, reason="the compiled run compares both")
def test_compiled_and_plain_play_the_same_games(game: Game) -> None:
    plain = fingerprints_elsewhere(game.name, 6, 45, NUMBA_DISABLE_JIT="1")

    assert plain == fingerprints(game.name, 6, 45)
    assert len(set(plain)) == 6


@every_game
@pytest.mark.skipif(PLAIN, reason="another process is compared with in the compiled run")
def test_two_processes_with_one_seed_play_the_same_game(game: Game) -> None:
    assert fingerprints_elsewhere(game.name, 4, LONGEST, PYTHONHASHSEED="77") == fingerprints(
        game.name, 4, LONGEST
    )


@every_game
def test_other_secrets_make_other_games(game: Game) -> None:
    assert len({digest(game, begun(game, seed, seats=2).state) for seed in range(12)}) > 6


@every_game
def test_the_dice_of_each_decision_come_from_the_secret_and_its_number(game: Game) -> None:
    thrown = []

    def spy(state: State, action: int, log: Any) -> None:
        thrown.append(int(state.dice))
        game.apply(state, action, log)

    secret = bytes(range(32))
    match = Match(dataclasses.replace(game, apply=spy), game.seats[0], secret=secret)
    go_on(match, np.random.default_rng(0), 12)

    expected = [
        int.from_bytes(hmac.new(secret, n.to_bytes(8, "big"), hashlib.sha256).digest()[:8], "big")
        for n in range(1, 13)
    ]
    assert thrown == expected
    assert match.commitment == hashlib.sha256(secret).hexdigest()


# The course of a game.


@every_table
@examples(3, 4)
@given(journey=journeys)
def test_whole_games_keep_every_piece_and_end(game: Game, journey: Journey) -> None:
    match = dataclasses.replace(journey, steps=0).match(game)
    rng = np.random.default_rng(journey.seed)

    while not match.over:
        assert match.seq < LONGEST
        wrong = game.broken(match.state)
        assert wrong == -1, game.invariants[wrong]
        go_on(match, rng, 1)

    assert game.broken(match.state) == -1
    places = np.zeros(match.seats, np.int64)
    game.places(match.state, places)
    assert match.winners == [seat for seat in range(match.seats) if places[seat] == 1]
    assert match.winners


@every_game
@pytest.mark.parametrize("seed", range(3))
def test_turns_go_round_the_table(game: Game, seed: int) -> None:
    match, rng = begun(game, seed), np.random.default_rng(seed)
    turns = [int(match.state.turn)]

    for _ in range(100):
        go_on(match, rng, 1)
        if match.state.turn != turns[-1]:
            turns.append(int(match.state.turn))

    assert len(turns) > 10
    assert turns == [i % match.seats for i in range(len(turns))]


@every_table
@examples(3, 4)
@given(journey=journeys)
def test_a_copy_shares_nothing(game: Game, journey: Journey) -> None:
    match = journey.match(game)
    second = copy(match.state)
    before = match.state.tobytes()

    assert second.tobytes() == before
    for name in second.dtype.names:
        if second[name].shape:
            assert not np.shares_memory(second[name], match.state[name])
            second[name][...] = 1
        else:
            second[name] = 1
    assert second.tobytes() != before
    assert match.state.tobytes() == before


@every_table
@examples(3, 4)
@given(journey=journeys)
def test_undo_returns_to_the_same_bytes_unless_something_came_to_light(
    game: Game, journey: Journey
) -> None:
    match = dataclasses.replace(journey, steps=0).match(game)
    rng = np.random.default_rng(journey.seed)

    for _ in range(min(journey.steps, 40)):
        if match.over:
            break
        before, steps = match.state.tobytes(), match.seq
        step = go_on(match, rng, 1).history[-1]
        after = match.state.tobytes()
        if step.reveals:
            with pytest.raises(CannotUndo, match="hidden"):
                match.undo(step.seat, match.seq)
        else:
            assert match.undo(step.seat, match.seq) == step
            assert (match.state.tobytes(), match.seq) == (before, steps)
            match.choose(step.seat, match.seq, step.action)
        assert match.state.tobytes() == after


@every_game
def test_undo_is_refused_after_a_draw_and_after_another_seats_answer(game: Game) -> None:
    refused = set()
    match, rng = begun(game, 1), np.random.default_rng(1)
    with pytest.raises(CannotUndo, match="nothing"):
        match.undo(match.asked, match.seq)

    for _ in range(60):
        last = go_on(match, rng, 1).history[-1]
        before = match.state.tobytes()
        for seat in range(match.seats):
            if seat == last.seat and not last.reveals:
                continue
            with pytest.raises(CannotUndo) as refusal:
                match.undo(seat, match.seq)
            refused.add(refusal.value.message.key)
        with pytest.raises(Stale):
            match.undo(last.seat, match.seq - 1)
        assert match.state.tobytes() == before

    assert refused == {"another_has_answered", "something_was_revealed"}


# Words.


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_event_has_a_sentence(game: Game, language: str) -> None:
    for kind, names in game.events.kinds:
        said = game.book.say(Message(kind, dict.fromkeys(names, 1)), language, ["Ann", "Bob"])
        assert said.endswith("."), kind
        assert "{" not in said


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_has_a_sentence(game: Game, language: str) -> None:
    asked = {game.prompt(state) for state, _ in moments(game.name)} - {None}

    assert asked
    for prompt in asked:
        assert game.book.say(Message(f"ask_{prompt}"), language)


def told(game: Game, event: Event, language: str, names: list[str] | None) -> str:
    return game.book.say(Message(event.kind, event.args), language, names)


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("names", [None, ["Ann", "Bob", "Cy", "Dee", "Eve"]])
def test_every_event_of_whole_games_can_be_told(
    game: Game, language: str, names: list[str] | None
) -> None:
    for seed in range(1 if PLAIN else 4):
        match = wander(game, seed, LONGEST)
        events = match.opening + [event for step in match.history for event in step.events]
        assert len(events) > 50
        for event in events:
            sentence = told(game, event, language, names)
            assert sentence.endswith(".")
            assert "{" not in sentence


@every_table
@examples(3, 4)
@given(journey=journeys)
def test_every_refusal_can_be_told(game: Game, journey: Journey) -> None:
    match = journey.match(game)
    rng = np.random.default_rng(journey.seed)

    for number in rng.integers(game.actions.size, size=25).tolist():
        for seat in range(match.seats):
            why = game.explain(match.state, seat, number)
            if why:
                assert all(game.book.say(why, language) for language in LANGUAGES)


# Positions at rest.


@every_table
@examples(6, 4)
@given(journey=journeys)
def test_a_position_written_and_read_is_the_same_position(game: Game, journey: Journey) -> None:
    match = journey.match(game)
    position = game.write(match.state)

    again = Match(game, match.seats, match.options, match.secret, position, real=True)

    assert game.write(again.state) == position
    assert again.legal() == match.legal()
    assert (again.asked, again.winners) == (match.asked, match.winners)


@every_game
def test_a_position_in_the_middle_of_any_question_is_one_like_any_other(game: Game) -> None:
    secret = bytes(32)
    for state, options in moments(game.name, 4):
        position = json.loads(json.dumps(game.write(state)))
        again = Match(game, int(state.seats), options, secret, position, real=True)
        assert game.write(again.state) == position
        assert again.legal() == legal_in(game, state)
        assert game.prompt(again.state) == game.prompt(state)
        for seat in range(-1, again.seats):
            assert again.view(seat) == game.view(state, seat)


@every_table
@examples(3, 4)
@given(journey=journeys)
def test_a_match_goes_on_from_a_written_position_as_it_would_have(
    game: Game, journey: Journey
) -> None:
    match = journey.match(game)
    position = game.write(match.state)
    again = Match(game, match.seats, match.options, bytes(32), position)
    match.secret = bytes(32)
    match.history.clear()

    for i in range(15):
        go_on(match, np.random.default_rng(i), 1)
        go_on(again, np.random.default_rng(i), 1)
        assert game.write(again.state) == game.write(match.state)
    assert [s.events for s in again.history] == [s.events for s in match.history]


@every_game
def test_a_match_from_a_position_makes_a_replay_too(game: Game) -> None:
    begun_at = game.write(wander(game, 2, 30).state)
    match = Match(game, game.seats[2 % len(game.seats)], secret=bytes(32), position=begun_at)
    go_on(match, np.random.default_rng(2), 30)

    again = read_replay(write_replay(match), GAMES)

    assert again.state.tobytes() == match.state.tobytes()


@every_game
def test_a_refusal_keeps_its_message_for_the_person_at_the_screen(game: Game) -> None:
    match = begun(game, 6)
    with pytest.raises(Refused) as refusal:
        match.choose(match.asked, match.seq, game.actions.size)

    assert str(refusal.value)
    assert match.explain(match.asked, match.offers(match.asked)[0]) is None
    with pytest.raises(Unreadable):
        match.explain(0, "gibberish")


@every_game
def test_an_action_is_taken_apart_as_it_was_declared(game: Game) -> None:
    for kind, arguments in game.actions.families.items():
        first = Action(kind, dict.fromkeys(arguments, 0))
        assert game.actions.decode(game.actions.base[kind]) == first
