"""Why a move: what the rules say would follow, what the network goes by, and nothing hidden."""

from typing import Any

import numpy as np
import pytest
from hypothesis import given

from bots.wars import two_kings, war
from games.babel import boards as babel
from games.china import boards as china
from games.script import NAMES
from games.tigris.boards import table
from games.tigris.script import say
from games.wander import Journey, every_game, examples, imagined, journeys, wander
from ziggurat.bots.advice.explanations import advice, in_words, spoken
from ziggurat.bots.advice.hints import hint, why
from ziggurat.bots.evaluation.evaluations import EVALUATIONS
from ziggurat.bots.search.thinking import Thought
from ziggurat.core.explanations import (
    BAD,
    GOOD,
    OTHERS,
    YOU,
    FeatureGroup,
    Lookahead,
    Saying,
    book_of,
)
from ziggurat.core.game import Game
from ziggurat.core.jit import PLAIN
from ziggurat.core.match import Match
from ziggurat.core.text import LANGUAGES, Message
from ziggurat.core.ways import BY_HAND
from ziggurat.games import GAMES
from ziggurat.games.tigris.bots.guesses import chance_to_hold_out, tiles_needed
from ziggurat.games.tigris.data import BLACK
from ziggurat.texts.letters import typeset


def words(match: Match, messages: tuple[Message, ...], language: str = "en") -> list[str]:
    return [book_of(match.game).say(message, language, NAMES) for message in messages]


def reasons(match: Match, *moves: str, language: str = "en") -> list[list[str]]:
    """What is said of some moves, the first of them taken for the best."""
    thoughts = [Thought(match.game.actions.number(move), 0.5, 1) for move in moves]
    world = imagined(match.game, match.state, match.asked, 1)
    found = advice(match.game, world, match.asked, thoughts, kind=BY_HAND)
    return [words(match, entry.reasons, language) for entry in found]


def seen(match: Match, move: str, language: str = "en", voice: int = YOU) -> list[str]:
    """What is seen in a move, without any network."""
    number, seat = match.game.actions.number(move), match.asked
    preview = match.game.preview(match.state, number, seat)
    found = EVALUATIONS[match.game.name].explanations.seen(
        Lookahead(match.state, seat, preview, [])
    )
    return words(match, in_words(found, voice), language)


# Tigris & Euphrates: what is seen.


def test_a_war_is_told_with_its_strengths_and_the_chance_to_win_it() -> None:
    match = war()
    found = reasons(match, "support 1")[0]
    say(match, "0 support 1")
    lost = chance_to_hold_out(match.state, 0, BLACK, tiles_needed(match.state))

    assert found[0] == f"War of the kings, 4 to 1 so far: a chance of {100 * (1 - lost):.0f} %."


def test_a_war_that_nobody_can_turn_is_won() -> None:
    four_to_draw_level = war(settlements=3)
    assert reasons(four_to_draw_level, "support 2")[0][0] == "Wins the war of the kings, 5 to 1."
    assert reasons(four_to_draw_level, "support 2", language="fr")[0][0] == (
        "Gagne la guerre des rois, 5 contre 1."
    )


def test_the_answer_that_settles_a_war_says_who_loses_it() -> None:
    match = war()
    say(match, "0 support 1")

    assert reasons(match, "support 0")[0] == [
        "Loses the war of the kings, 1 to 4.",
        "Gives Ann 2 black points.",
    ]


def test_points_of_the_weakest_color_come_first() -> None:
    match = table(
        "T t0 .", at="B2", hands={0: "green green"}, points={0: {"black": 3, "red": 2, "blue": 2}}
    )

    assert reasons(match, "tile green D2")[0][0] == ("Your weakest color is green: this gains 1.")
    assert reasons(match, "tile green D2", language="fr")[0][0] == (
        typeset("Votre couleur la plus faible est le vert : cela rapporte 1.", "fr")
    )


def test_other_points_are_points() -> None:
    match = table("T t0 .", at="B2", hands={0: "green"}, points={0: {"green": 1}})

    assert reasons(match, "tile green D2")[0][0] == "Scores 1 green point."


def test_a_leader_who_loses_his_temple_is_sent_home() -> None:
    found = reasons(two_kings(), "catastrophe I3")[0]

    assert found == ["Sends the king of Bob home.", "Sends the trader of Bob home."]


# What is felt.


def test_a_leader_who_comes_onto_the_map_is_a_reason() -> None:
    match = table("T .", at="B2", hands={0: "green"})

    assert "Your trader comes onto the map." in reasons(match, "leader green C2")[0]


def test_other_moves_are_held_against_the_best() -> None:
    found = reasons(two_kings(), "catastrophe I3", "leader red J3")

    assert any("of Bob stays on the map" in sentence for sentence in found[1])


def test_a_move_without_any_reason_still_gets_a_sentence() -> None:
    match = table(hands={0: "green"})

    assert reasons(match, "pass", "pass") == [
        ["Nothing better was found."],
        ["Almost as good as the first."],
    ]


def test_a_swap_that_the_bag_cannot_fill_ends_the_game() -> None:
    match = table(hands={0: "green green"}, bag=1)

    assert reasons(match, "swap green green") == [["Ends the game."]]
    assert reasons(match, "swap green green", language="fr") == [["Termine la partie."]]
    assert reasons(match, "swap green") != [["Ends the game."]]


@pytest.mark.parametrize("game", EVALUATIONS)
def test_every_feature_that_has_words_is_there(game: str) -> None:
    named = {
        name for group in EVALUATIONS[game].explanations.feature_groups for name in group.features
    }

    assert named <= set(EVALUATIONS[game].features)


def test_a_feature_nobody_knows_gives_no_sentence() -> None:
    group = FeatureGroup("new", {"unheard of": Saying("enters", "leaves")})

    assert spoken(group, {}, np.zeros(0), np.zeros(0), GOOD) is None


def test_a_sentence_never_speaks_the_wrong_way_round() -> None:
    threatened = Saying("outnumbered", "less_threatened", good=BAD)

    assert [threatened.key(change, GOOD) for change in (1, 0, -1)] == ["", "", "less_threatened"]
    assert [threatened.key(change, BAD) for change in (1, 0, -1)] == ["outnumbered", "", ""]


# China and Babel: what is seen.


def test_china_tells_majorities_and_embassies() -> None:
    match = china.table(hands={0: "RRR"}, display="RGYO", palaces={0: "W2", 1: "W1"})

    assert seen(match, "palace W3 with red")[0] == ("Takes the majority of the palaces in Wei.")
    assert seen(match, "palace W3 with red", "fr")[0] == ("Prend la majorité des palais dans Wei.")


def test_china_tells_a_road() -> None:
    match = china.table(hands={0: "YYR"}, display="RGYO", palaces={0: "C1 C2 C4"})

    assert "Makes a road of 4 palaces." in seen(match, "palace C5 with yellow")


def test_babel_tells_levels_and_heights() -> None:
    match = babel.table(
        pawns={0: "medes"},
        columns={0: {"medes": "HHHA"}},
        temples={0: {"medes": "1"}, 1: {"medes": "1234"}},
    )

    assert seen(match, "power hittites") == ["Takes level 4 from Bob at the Medes: 4 to 3."]
    assert seen(match, "power hittites", "fr") == [
        typeset("Vole le niveau 4 à Bob chez les Mèdes : 4 à 3.", "fr")
    ]


def test_babel_tells_what_is_destroyed() -> None:
    match = babel.table(
        pawns={0: "medes"}, columns={0: {"medes": "AAA"}}, temples={1: {"medes": "123"}}
    )

    assert seen(match, "power assyrians") == ["Destroys the temple of Bob at the Medes: 0 to 0."]


# Words.


@every_game
@given(journey=journeys)
@examples(compiled=30, plain=4)
def test_whatever_is_seen_can_be_said_in_every_language(game: Game, journey: Journey) -> None:
    match = journey.match(game)
    for number in match.legal()[:12]:
        for language in LANGUAGES:
            for sentence in seen(match, match.game.actions.words(number), language):
                assert sentence.endswith(".")


def test_those_who_look_on_hear_of_the_king_and_not_of_yours() -> None:
    book = book_of(GAMES["tigris"])
    told = [book.say(Message("enters", {"color": 0, "you": who}), "en") for who in (YOU, OTHERS)]

    assert told == ["Your king comes onto the map.", "The king comes onto the map."]


# Fairness.


@pytest.mark.parametrize(
    "moment",
    [war, pytest.param(two_kings, marks=pytest.mark.skipif(PLAIN, reason="takes too long"))],
)
def test_a_hint_is_the_same_whatever_the_seat_cannot_see(moment: Any) -> None:
    match = moment()
    asked = match.asked

    found = [
        hint(match.game, state, asked, "apprentice")
        for state in (match.state, imagined(match.game, match.state, asked, 7))
    ]

    assert found[0] == found[1]
    assert found[0][0].move in match.offers(asked)


@pytest.mark.parametrize("name", EVALUATIONS)
def test_reasons_are_the_same_whatever_the_seat_cannot_see(name: str) -> None:
    match = wander(GAMES[name], seed=3, steps=25, seats=2)
    game, seat = match.game, match.asked
    thoughts = [Thought(number, 0.5, 1) for number in match.legal()[:3]]

    found = [
        advice(game, imagined(game, state, seat, 1), seat, thoughts, kind=BY_HAND)
        for state in (match.state, imagined(game, match.state, seat, 7))
    ]

    assert found[0] == found[1]


def test_of_moves_that_come_to_the_same_one_is_told() -> None:
    found = reasons(table(hands={0: "green"}), "pass", "pass", "pass")

    assert len(found) == 2


def test_a_reason_for_others_is_the_same_whatever_they_cannot_see() -> None:
    match = two_kings()
    number = match.game.actions.number("tile red I6")

    found = [
        why(match.game, state, number, 1, BY_HAND)
        for state in (match.state, imagined(match.game, match.state, 1, 7))
        if number in legal_in(match, state)
    ]

    assert words(match, found[0]) == ["Brings a war of the kings, 3 to 1."]
    assert all(said == found[0] for said in found)


def legal_in(match: Match, state: Any) -> list[int]:
    moves = np.empty(match.game.actions.size, np.int64)
    return list(moves[: match.game.legal(state, moves)])


def test_others_hear_of_points_and_not_of_totals_behind_a_screen() -> None:
    match = table("T t0 .", at="B2", hands={0: "green green"}, bag={"green": 20})
    number = match.game.actions.number("tile green D2")

    own = words(match, why(match.game, match.state, number, 0, BY_HAND))
    others = words(match, why(match.game, match.state, number, 1, BY_HAND))

    assert own[0] == "Your weakest color is green: this gains 1."
    assert others[0] == "Scores 1 green point."


def test_nothing_is_told_of_a_move_whose_words_are_private() -> None:
    match = table(hands={0: "green"}, bag={"red": 20})
    number = match.game.actions.number("swap green")

    assert why(match.game, match.state, number, 1, BY_HAND) == ()
