"""The questions of China: they offer what is offered, and where that is nothing they say why."""

import random
from collections.abc import Iterator

import pytest

from ziggurat.core.game import SPECTATOR, mixes
from ziggurat.core.match import SECRET_BYTES, Match
from ziggurat.core.options import Options
from ziggurat.core.text import LANGUAGES, Message
from ziggurat.games.china import CHINA
from ziggurat.games.china.data import COLORS
from ziggurat.games.china.naming import lands, map_at

PLACING = ("palace", "emissary", "fort", "claim", "emperor palace", "emperor emissary")
FORMS = [(seats, options) for seats in CHINA.seats for options in mixes(CHINA, seats)]
UNPAID = {"wrong_payment", "no_such_card", "too_few_of_color", "three_cards_a_turn"}
UNPAID |= {"wrong_post_payment", "claim_first"}
FULL = {"space_is_taken", "limit_reached", "no_palace_there", "no_palace_left", "no_emissary_left"}
FULL |= {"no_fort_left", "fort_is_there", "forts_not_played", "tiles_not_played", "already_claimed"}


def positions(seats: int, options: Options, seed: int) -> Iterator[Match]:
    """Every position of a game at random in which somebody is asked."""
    rng = random.Random(seed)
    match = Match(CHINA, seats, options, rng.randbytes(SECRET_BYTES))
    while not match.over:
        yield match
        match.choose(match.asked, match.seq, rng.choice(match.legal()))


def kinds_in(match: Match) -> set[str]:
    return {match.game.actions.decode(number).kind for number in match.legal_numbers()}


def asked(match: Match) -> Message:
    question = match.game.question(match.state, match.asked)
    assert question
    return question


def reasons_in(match: Match, province: int) -> set[str]:
    """Why none of one's pieces may stand anywhere in a province, paid with its own color."""
    chart, found = map_at(match.state), set()
    name, color = chart.provinces[province], COLORS[match.state.color[province]]
    places = [f"emissary {name}", f"claim {name}"]
    for space in lands(chart.digest)[province]:
        places += [f"palace {space}"] + ([f"fort {space}"] if not is_post(match, space) else [])
    for place in places:
        why = match.explain(match.asked, f"{place} with {color}")
        assert why, f"{place} can be chosen: {match.legal()}"
        found.add(why.key)
    return found


def is_post(match: Match, space: str) -> bool:
    chart = map_at(match.state)
    return len(chart.homes[chart.spaces.index(space)]) > 1


@pytest.mark.parametrize(("seats", "options"), FORMS, ids=lambda form: str(form).replace(" ", ""))
def test_a_question_offers_what_is_offered_and_says_why_nothing_is(
    seats: int, options: Options
) -> None:
    heard: set[str] = set()
    for match in positions(seats, options, seed=seats):
        question, kinds = asked(match), kinds_in(match)
        prompt = match.game.prompt(match.state)
        can_place = bool(kinds & {*PLACING, "emperor claim"})
        heard.add(question.key)

        if prompt in ("place", "emperor"):
            assert question.key.startswith("no_") != can_place, (question, match.legal())
        if prompt == "place":
            specials = any(kind.startswith("special") for kind in kinds)
            assert bool(question.args["special"]) == specials
        if "exchange" in question.args:
            assert bool(question.args["exchange"]) == ("exchange" in kinds)
        assert ("pieces" in question.args and question.args["pieces"] > 0) <= can_place
        assert_true_reason(match, question)
        assert_said(match, question)
    assert {"ask_first", "no_second_in_empty", "ask_draw_cards"} <= heard


def assert_true_reason(match: Match, question: Message) -> None:
    """The reason a question gives is the one that every try is refused for."""
    if "province" not in question.args or not question.key.startswith("no_second"):
        return
    found = reasons_in(match, question.args["province"])
    if question.key == "no_second_in_empty":
        assert "one_piece_in_empty" in found
    elif question.key == "no_second_payment_in":
        assert found & UNPAID, (found, question)
    elif question.key == "no_second_room_in":
        assert found <= FULL, (found, question)


def assert_said(match: Match, question: Message) -> None:
    """In every language, in full, and with the name of the province it speaks of."""
    for language in LANGUAGES:
        said = match.game.book.say(question, language)
        assert said.endswith("."), said
        assert "{" not in said, said
        if "province" in question.args and question.key != "no_second_card_in":
            assert map_at(match.state).province_names[question.args["province"]] in said


def test_others_are_told_nothing_of_the_hand() -> None:
    match = next(positions(3, {}, seed=0))

    assert match.game.question(match.state, SPECTATOR) == Message("ask_place")
    assert match.game.question(match.state, match.asked + 1) == Message("ask_place")
    assert asked(match).key == "ask_first"


def test_after_a_piece_in_an_empty_province_the_question_says_so() -> None:
    match = next(positions(3, {}, seed=0))
    moves = [match.game.actions.words(number) for number in match.legal_numbers()]
    match.choose(0, match.seq, next(move for move in moves if " W2 " in move))

    said = match.game.book.say(asked(match), "en")

    assert said.startswith("Wei was empty: one piece only. Draw ")


@pytest.mark.parametrize(("placed", "key"), [(0, "no_first_card"), (1, "no_second_card")])
def test_who_holds_no_card_hears_that(placed: int, key: str) -> None:
    match = next(positions(3, {}, 1))
    state = match.state
    state.hand[state.turn] = 0
    state.placed = placed
    state.two_provinces = (
        placed  # the second piece may lie elsewhere: no card buys one there either
    )

    question = match.game.question(state, int(state.turn))

    assert question and question.key == key
    assert all(match.game.book.say(question, language) for language in LANGUAGES)
