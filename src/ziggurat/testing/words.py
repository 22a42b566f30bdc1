"""Words: every event, question and refusal has a sentence in every language."""

import numpy as np

from ziggurat.core.game import SPECTATOR, Game
from ziggurat.core.jit import PLAIN
from ziggurat.core.text import LANGUAGES, Message
from ziggurat.testing.check import at_moments, at_tables, of_game
from ziggurat.testing.wandering import LONGEST, Journey, Moments, wander

NAMES = ["Ann", "Bob", "Cy", "Dee", "Eve"]


def assert_full_sentence(sentence: str, message: Message, language: str) -> None:
    told = f"{message} in {language} is {sentence!r}"
    assert sentence.endswith("."), f"{told}, which does not end with a full stop"
    assert "{" not in sentence, f"{told}, where an argument is not filled in"


@of_game(language=LANGUAGES)
def every_kind_of_event_has_a_sentence(game: Game, language: str) -> None:
    for kind, names in game.events.kinds:
        message = Message(kind, dict.fromkeys(names, 1))
        assert_full_sentence(game.book.say(message, language, NAMES), message, language)


@at_moments(language=LANGUAGES)
def every_question_has_a_sentence(game: Game, moments: Moments, language: str) -> None:
    asked = [
        question
        for state, _ in moments
        for seat in (SPECTATOR, int(game.asked(state)))
        if (question := game.question(state, seat))
    ]

    assert asked, "nothing is asked in whole games"
    for question in asked:
        said = game.book.say(question, language)
        assert said, f"the question {question} has no words in {language}"
        assert "{" not in said, f"{question} in {language} is {said!r}: an argument is missing"


@of_game(language=LANGUAGES, names=("by_seat", "by_name"))
def every_event_of_whole_games_can_be_told(game: Game, language: str, names: str) -> None:
    for seed in range(1 if PLAIN else 4):
        match = wander(game, seed, LONGEST)
        events = match.opening + [event for step in match.history for event in step.events]
        assert len(events) > 50, f"in a whole game {len(events)} events were seen"
        for event in events:
            message = Message(event.kind, event.args)
            said = game.book.say(message, language, NAMES if names == "by_name" else None)
            assert_full_sentence(said, message, language)


@at_tables(3, 4)
def every_refusal_can_be_told(game: Game, journey: Journey) -> None:
    match = journey.match(game)
    rng = np.random.default_rng(journey.seed)

    for number in rng.integers(game.actions.size, size=25).tolist():
        for seat in range(match.seats):
            why = game.explain(match.state, seat, number)
            if why:
                for language in LANGUAGES:
                    assert game.book.say(why, language), f"no words in {language} for {why}"
