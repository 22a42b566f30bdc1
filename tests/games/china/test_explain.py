"""Why a move is refused, for every reason there is; and what would follow one that is not."""

from typing import Any, NamedTuple

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.china.boards import CHINA, table
from games.china.script import asked
from games.script import NAMES, read, say
from games.wander import Journey, examples, journeys
from texts.catalogs import refusals
from ziggurat.core.errors import IllegalAction, NotYourTurn
from ziggurat.core.match import Match
from ziggurat.core.text import Message
from ziggurat.games.china.actions import ACTIONS
from ziggurat.games.china.records import State

REASONS = refusals("ziggurat.games.china")

Drawn = dict[str, Any]

WEI: Drawn = {
    "hands": {0: "RRP", 1: "GGY"},
    "display": "RGYO",
    "palaces": {1: "W1 C1"},
    "emissaries": {"wei": "1"},
}
FIVE_CARDS: Drawn = WEI | {"hands": {0: "GGYYR"}}
FORTS: Drawn = WEI | {"forts": "W2 Z1"}
TILES: Drawn = {
    "hands": {0: "OOR"},
    "display": "RGYO",
    "tiles": {"L2": None, "L3": None, "W4": None, "W5": None},
    "palaces": {1: "W1"},
}
BORDER: Drawn = {"map": "border", "hands": {0: "RYP"}, "display": "RGYO", "palaces": {1: "W1"}}
TWO: Drawn = {
    "seats": 2,
    "hands": {0: "RRG", 1: "GGY"},
    "display": "RGYO",
    "emperor_hand": "RRO",
    "palaces": {1: "W1", "emperor": "W2"},
    "pile": "PPPPPPPP",
}
TWO_COLORS: Drawn = TWO | {"hands": {0: "RGG", 1: "GGY"}}
TWO_PIECES = ("0 palace W3 with red", "0 palace W4 with green green")
THRONE: Drawn = TWO | {"phase": "emperor"}
THRONE_TILES: Drawn = THRONE | {"tiles": {"L1": None}}
LU_BORDER: Drawn = BORDER | {"tiles": {"L1": None}, "hands": {0: "OOR"}}
FIRST: Drawn = {"rules": 1}
DRAWING: Drawn = {"phase": "draw", "display": "RG", "pile": "", "exhaustions": 2}


class Case(NamedTuple):
    """After these lines, the move is refused for this reason."""

    reason: str
    drawn: Drawn
    lines: tuple[str, ...]
    move: str


CASES = [
    Case("no_such_space", WEI, (), "0 palace space_53 with red"),
    Case("no_such_space", THRONE, (), "0 emperor palace space_64 with red"),
    Case("no_such_province", WEI, (), "0 emissary province_10 with red"),
    Case("no_such_province", TILES, (), "0 claim province_12 with red"),
    # Something else is asked.
    Case("first_place", WEI, (), "0 draw pile"),
    Case("first_place", WEI, (), "0 keep red"),
    Case("first_place", TWO, (), "0 emperor pass"),
    Case("first_draw", WEI, ("0 exchange red",), "0 done"),
    Case("first_draw", DRAWING, (), "0 palace W3 with red"),
    Case("first_site", TILES, ("0 claim lu with orange",), "0 done"),
    Case("first_site", TILES, ("0 claim lu with orange",), "0 emissary lu with red red"),
    Case("first_keep", TWO_COLORS, TWO_PIECES, "0 draw pile"),
    Case("first_emperor", THRONE, (), "0 done"),
    Case("first_emperor", TWO, ("0 special emperor-first",), "0 palace W3 with red"),
    # Palaces.
    Case("palace_needs_cards", WEI, (), "0 palace W3"),
    Case("already_paid", TILES, ("0 claim lu with orange",), "0 palace L2 with orange"),
    Case("space_is_taken", WEI, (), "0 palace W1 with red"),
    Case("space_is_taken", FORTS | {"forts": ""}, (), "0 fort W1 with red"),
    Case("space_is_taken", THRONE, (), "0 emperor palace W2 with red"),
    Case("space_is_taken", TILES, ("0 claim lu with orange",), "0 palace W1"),
    Case("no_palace_left", WEI | {"supply": {0: {"palace": 0}}}, (), "0 palace W3 with red"),
    Case("no_palace_left", TILES | {"supply": {0: {"palace": 0}}}, (), "0 claim lu with orange"),
    # Emissaries.
    Case("no_palace_there", WEI, (), "0 emissary shu with red"),
    Case("limit_reached", WEI, (), "0 emissary wei with red"),
    Case(
        "limit_reached",
        THRONE | {"emissaries": {"wei": "0"}},
        (),
        "0 emperor emissary wei with red",
    ),
    Case(
        "no_emissary_left",
        WEI | {"supply": {0: {"emissary": 0}}},
        (),
        "0 emissary chin with red red",
    ),
    # Fortifications.
    Case("forts_not_played", WEI, (), "0 fort W3 with red"),
    Case("no_fort_left", FORTS | {"supply": {0: {"fort": 0}}}, (), "0 fort W3 with red"),
    Case("fort_is_there", FORTS, (), "0 fort W2 with red"),
    # Claims.
    Case("tiles_not_played", WEI, (), "0 claim lu with orange"),
    Case("claim_first", TILES, (), "0 palace L2 with orange"),
    Case("already_claimed", TILES, (), "0 claim wei with red"),
    Case("not_claimed", TILES, ("0 claim lu with orange",), "0 palace H1"),
    Case("not_bought", LU_BORDER, ("0 claim lu with orange",), "0 palace P5"),
    Case("post_not_claimed", LU_BORDER | FIRST, ("0 claim lu with orange",), "0 palace P5"),
    Case("claim_first", LU_BORDER, (), "0 palace P5 with orange orange"),
    Case("claim_first", THRONE | {"tiles": {"L1": None}}, (), "0 emperor palace L1 with orange"),
    Case("tiles_not_played", THRONE, (), "0 emperor claim lu with orange"),
    Case("already_claimed", THRONE_TILES, (), "0 emperor claim wei with red"),
    Case("emperor_avoids_empty", THRONE_TILES, (), "0 emperor claim lu with orange"),
    Case(
        "emperor_has_none",
        THRONE_TILES | {"supply": {"emperor": {"palace": 0}}},
        (),
        "0 emperor claim lu with orange",
    ),
    Case("wrong_payment", THRONE_TILES, (), "0 emperor claim lu with red"),
    Case("too_few_of_color", LU_BORDER, (), "0 claim lu with red red"),
    Case("wrong_payment", LU_BORDER, (), "0 claim lu with red"),
    # Where two pieces lie.
    Case("one_province", WEI, ("0 palace W3 with red",), "0 palace S1 with red"),
    Case("one_province", FORTS, ("0 palace W3 with red",), "0 fort C2 with red red"),
    Case("one_province", WEI, ("0 palace W3 with red",), "0 emissary chin with yellow"),
    Case("one_province", BORDER, ("0 palace W2 with red",), "0 palace P4 with green purple"),
    Case("one_province", TILES, ("0 palace W2 with red",), "0 claim lu with orange"),
    Case("one_piece_in_empty", WEI, ("0 palace S1 with red",), "0 palace S2 with red"),
    Case("one_piece_in_empty", WEI, ("0 palace S1 with red",), "0 emissary shu with red"),
    Case("one_piece_in_empty", FORTS, ("0 palace S1 with red",), "0 fort S2 with red"),
    Case(
        "another_province",
        TWO | FIRST,
        ("0 special two-provinces", "0 palace W3 with red"),
        "0 palace W4 with red",
    ),
    # What it costs.
    Case("wrong_payment", WEI, (), "0 palace W3 with purple"),
    Case("wrong_payment", WEI, (), "0 palace W3 with red red"),
    Case("wrong_payment", WEI, (), "0 palace W3 with red purple"),
    Case("wrong_payment", WEI, (), "0 emissary chin with red"),
    Case("wrong_payment", FORTS, (), "0 fort C2 with red"),
    Case("wrong_payment", TILES, (), "0 claim lu with red"),
    Case("wrong_payment", TILES | FIRST, (), "0 claim lu with red"),
    Case("wrong_payment", THRONE, (), "0 emperor palace W3 with orange"),
    Case("wrong_post_payment", BORDER, (), "0 palace P2 with red"),
    Case("wrong_post_payment", BORDER, (), "0 palace P2 with purple purple"),
    Case("wrong_post_payment", BORDER, (), "0 palace P2 with red purple"),
    Case("no_such_card", WEI, (), "0 palace C2 with yellow"),
    Case("no_such_card", WEI, (), "0 exchange green"),
    Case("no_such_card", WEI, (), "0 emissary chin with green green"),
    Case("no_such_card", TWO, (), "0 special exchange purple red"),
    Case("no_such_card", THRONE, (), "0 emperor palace C1 with yellow"),
    Case("too_few_of_color", WEI, (), "0 palace C2 with purple purple"),
    Case("too_few_of_color", BORDER, (), "0 palace P2 with red red"),
    Case("too_few_of_color", THRONE, (), "0 emperor palace W3 with orange orange"),
    Case(
        "three_cards_a_turn",
        FIVE_CARDS,
        ("0 palace W2 with green green",),
        "0 palace W3 with yellow yellow",
    ),
    # The end of the turn.
    Case("exchange_instead", WEI, (), "0 done"),
    Case("already_placed", WEI, ("0 palace W3 with red",), "0 exchange red"),
    Case("nothing_to_take", WEI | {"display": "", "pile": ""}, (), "0 exchange red"),
    Case("pile_is_empty", DRAWING, (), "0 draw pile"),
    Case("not_on_display", DRAWING, (), "0 draw yellow"),
    Case("not_on_display", TWO, (), "0 special exchange red purple"),
    # Two players.
    Case("not_played", TWO_COLORS, TWO_PIECES, "0 keep yellow"),
    Case(
        "emperor_has_none",
        THRONE | {"supply": {"emperor": {"palace": 0}}},
        (),
        "0 emperor palace W3 with red",
    ),
    Case(
        "emperor_has_none",
        THRONE | {"supply": {"emperor": {"emissary": 0}}},
        (),
        "0 emperor emissary wei with red",
    ),
    Case("emperor_avoids_empty", THRONE, (), "0 emperor palace L1 with orange"),
    Case("special_is_for_two", WEI, (), "0 special emperor-first"),
    Case("special_is_for_two", WEI, (), "0 special exchange red red"),
    Case("special_comes_first", TWO, ("0 palace W3 with red",), "0 special emperor-first"),
    Case("special_comes_first", TWO | FIRST, ("0 palace W3 with red",), "0 special two-provinces"),
    Case("first_emperor", THRONE, (), "0 special two-provinces"),
    Case("first_emperor", THRONE | FIRST, (), "0 special exchange red red"),
    Case("no_card_for_more", TWO | {"hands": {}}, (), "0 special two-provinces"),
    Case("special_is_used", TWO | {"specials": {0: ""}}, (), "0 special two-provinces"),
    Case("special_is_used", TWO | {"specials": {0: ""}}, (), "0 special exchange red red"),
    Case(
        "special_is_used",
        TWO,
        ("0 special emperor-first", "0 emperor pass"),
        "0 special emperor-first",
    ),
    Case("special_is_used", TWO | {"emperor_moved": True}, (), "0 special emperor-first"),
]


def refusal(case: Case) -> tuple[Match[State], Message]:
    """The message with which the move of a case is refused, and the match it was made in."""
    match = table(**case.drawn)
    say(match, *case.lines)
    seat, move = read(case.move)
    message = match.explain(seat, move)
    assert message is not None, f"{case.move} is legal"
    return match, message


def named(case: Case) -> str:
    return f"{case.reason}: {case.move}"


@pytest.mark.parametrize("case", CASES, ids=named)
def test_a_refusal_says_why(case: Case) -> None:
    assert refusal(case)[1].key == case.reason


@pytest.mark.parametrize("case", CASES, ids=named)
def test_a_refusal_has_a_sentence_in_english_and_one_in_french(case: Case) -> None:
    match, message = refusal(case)

    english, french = (match.game.book.say(message, which, NAMES) for which in ("en", "fr"))

    assert english != french
    for sentence in (english, french):
        assert sentence[0].isupper()
        assert sentence.endswith(".")
        assert not {"{", "}"} & set(sentence)


@pytest.mark.parametrize("number", [-1, ACTIONS.size])
def test_a_number_beyond_all_moves_is_refused(number: int) -> None:
    match = table(**WEI)

    with pytest.raises(IllegalAction) as refused:
        match.choose(0, 0, number)

    assert refused.value.message.key == "no_such_action"
    assert match.seq == 0


def test_every_reason_is_shown_here() -> None:
    assert {case.reason for case in CASES} | {"no_such_action"} == set(REASONS)


@examples(30, 12)
@given(journey=journeys, seed=st.integers(0, 10**6))
def test_every_move_that_is_not_allowed_has_a_reason_of_its_own(
    journey: Journey, seed: int
) -> None:
    match = journey.match(CHINA)
    if match.over:
        return
    legal = set(match.legal())
    for number in np.random.default_rng(seed).integers(ACTIONS.size, size=40).tolist():
        why = CHINA.explain(match.state, match.asked, number)
        assert (why is None) == (number in legal)
        assert why is None or why.key in set(REASONS) - {"no_such_action"}


def test_a_legal_move_needs_no_explanation() -> None:
    match = table(**WEI)

    assert match.explain(0, "palace W3 with red") is None
    assert CHINA.explain(match.state, 0, ACTIONS.number("exchange red")) is None


def test_who_is_not_asked_is_told_who_is() -> None:
    match = table(**WEI)

    done = ACTIONS.number("done")
    assert CHINA.explain(match.state, 1, done) == Message("not_your_turn", {"asked": 0})


def test_after_the_end_every_move_is_refused_for_that() -> None:
    match = table(turn=2, exhaustions=2, pile="", display="", hands={})

    say(match, "2 done")

    assert match.over
    assert match.explain(0, "done") == Message("game_is_over")
    assert CHINA.explain(match.state, 0, ACTIONS.number("done")) == Message("game_is_over")


def test_reasons_carry_their_places_and_numbers() -> None:
    match = table(**WEI)

    def sentence(move: str) -> str:
        why = match.explain(0, move)
        assert why is not None
        return match.game.book.say(why, "en", NAMES)

    assert "W1" in sentence("palace W1 with red")
    assert "Wei holds 1 emissary" in sentence("emissary wei with red")
    assert "Shu" in sentence("emissary shu with red")
    assert sentence("palace C2 with purple purple") == (
        "That takes 2 purple cards, and there is 1 in hand."
    )
    assert "yellow" in sentence("palace C2 with red")


# Looking ahead.


def changed(ahead: dict[str, Any], province: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """A province before and after."""
    entry = next(entry for entry in ahead["provinces"] if entry["province"] == province)
    return entry["before"], entry["after"]


def points(ahead: dict[str, Any]) -> list[tuple[int, int]]:
    return [(entry["before"], entry["after"]) for entry in ahead["points"]]


def test_a_preview_tells_majority_and_limit() -> None:
    match = table(**WEI | {"palaces": {0: "W2", 1: "W1"}})

    before, after = changed(match.preview(0, "palace W3 with red"), "wei")

    assert (before["palaces"], after["palaces"]) == ([1, 1, 0], [2, 1, 0])
    assert (before["majority"], after["majority"]) == ([0, 1], [0])
    assert (before["limit"], after["limit"]) == (1, 2)
    assert (before["room"], after["room"]) == (0, 1)


def test_a_preview_tells_who_leads_with_emissaries() -> None:
    match = table(**WEI | {"palaces": {1: "W1 W2"}})

    before, after = changed(match.preview(0, "emissary wei with red"), "wei")

    assert (before["emissaries"], after["emissaries"]) == ([0, 1, 0], [1, 1, 0])
    assert (before["leads"], after["leads"]) == ([1], [0, 1])
    assert (before["room"], after["room"]) == (1, 0)


def test_a_preview_of_a_post_tells_both_its_provinces() -> None:
    match = table(**BORDER)

    ahead = match.preview(0, "palace P2 with red yellow")

    assert {entry["province"] for entry in ahead["provinces"]} == {"wei", "chin"}
    assert changed(ahead, "chin")[1]["majority"] == [0]


def test_a_preview_tells_a_chain_and_its_points() -> None:
    match = table(hands={0: "YYR"}, display="RGYO", palaces={0: "C1 C2 C4"})

    ahead = match.preview(0, "palace C5 with yellow")

    assert ahead["chains"] == {"before": [], "after": [4]}
    assert points(ahead) == [(3, 4 + 4), (0, 0), (0, 0)]
    assert ahead["scored"] == []


def test_a_preview_tells_a_province_that_would_be_scored() -> None:
    match = table(hands={0: "OOR"}, display="RGYO", palaces={0: "L1 L2", 1: "L3"}, score={2: 4})

    ahead = match.preview(0, "palace L4 with orange")

    assert ahead["scored"] == ["lu"]
    assert {"kind": "points_scored", "seat": 0, "points": 4} in ahead["events"]
    assert points(ahead) == [(3, 4), (2, 3), (4, 4)]
    assert (ahead["asked"], ahead["prompt"], ahead["over"]) == (0, "place", False)


def test_a_preview_tells_the_next_question() -> None:
    match = table(**TWO_COLORS)
    say(match, TWO_PIECES[0])

    assert match.preview(0, "palace W4 with green green")["prompt"] == "keep"
    assert match.preview(0, "done")["prompt"] == "draw"
    assert table(**TWO).preview(0, "special emperor-first")["prompt"] == "emperor"


def test_a_preview_tells_that_the_game_would_end_and_how() -> None:
    match = table(turn=2, exhaustions=2, pile="", display="", hands={2: ""}, score={1: 3})

    ahead = match.preview(2, "done")

    assert (ahead["over"], ahead["ended"]) == (True, "pile")
    assert (ahead["asked"], ahead["prompt"]) == (None, None)
    assert points(ahead) == [(0, 0), (3, 3), (0, 0)]


def test_a_preview_tells_that_the_last_piece_ends_the_game() -> None:
    none = {"palace": 0, "emissary": 0, "fort": 0}
    match = table(
        hands={0: "RRP"},
        display="RGYO",
        supply={0: none | {"palace": 1}, 1: none, 2: none},
    )

    ahead = match.preview(0, "palace W1 with red")

    assert (ahead["over"], ahead["ended"]) == (True, "pieces")
    assert points(ahead)[0] == (0, 1)


# What is hidden stays hidden.


def test_a_preview_of_a_draw_tells_no_card() -> None:
    one = table(**DRAWING | {"display": "RGYO", "exhaustions": 0, "pile": "RRRRRR"})
    other = table(**DRAWING | {"display": "RGYO", "exhaustions": 0, "pile": "PPPPPP"})

    ahead = one.preview(0, "draw pile")

    assert ahead == other.preview(0, "draw pile")
    assert "card_drawn" not in {event["kind"] for event in ahead["events"]}


def test_a_preview_of_a_claim_tells_no_tile() -> None:
    match = table(**TILES)

    ahead = match.preview(0, "claim lu with orange")

    assert (ahead["prompt"], ahead["asked"]) == ("site", 0)
    assert not any("tile" in event for event in ahead["events"])
    assert points(ahead) == [(0, 0), (1, 1), (0, 0)]


def test_a_preview_of_the_emperors_first_palace_tells_no_tile() -> None:
    match = table(
        2,
        tiles={"L2": None, "L3": None},
        emperor_hand="OOO",
        hands={0: "RRR"},
        display="RGYO",
        phase="emperor",
    )

    ahead = match.preview(0, "emperor claim lu with orange")

    assert not any("tile" in event for event in ahead["events"])
    assert ahead["prompt"] == "site"


def test_a_preview_of_a_post_in_an_empty_province_tells_no_tile() -> None:
    match = table(**BORDER | {"palaces": {}, "tiles": {"W5": None, "W6": None, "C1": None}})

    ahead = match.preview(0, "claim wei with red yellow")

    assert not any("tile" in event for event in ahead["events"])
    assert changed(ahead, "chin")[1]["majority"] == [0]


def test_a_tile_that_lies_open_may_be_told() -> None:
    match = table(**TILES | {"tiles": {"W4": "G"}})

    ahead = match.preview(0, "palace W4 with red")

    assert [event for event in ahead["events"] if event["kind"] == "tile_taken"]
    assert points(ahead) == [(0, 2), (1, 2), (0, 0)]  # without the points of tiles


def test_a_preview_does_not_depend_on_other_hands() -> None:
    one, other = table(**WEI), table(**WEI | {"hands": {0: "RRP", 1: "OOO", 2: "PPG"}})

    assert one.preview(0, "palace W3 with red") == other.preview(0, "palace W3 with red")


def test_a_preview_changes_nothing() -> None:
    match = table(**TILES)
    before = match.state.tobytes()

    match.preview(0, "claim lu with orange")

    assert match.state.tobytes() == before
    assert (match.seq, asked(match)) == (0, (0, "place"))


def test_a_preview_comes_true() -> None:
    match = table(**WEI)

    ahead = match.preview(0, "palace W3 with red")
    step = match.choose(0, 0, "palace W3 with red")

    assert ahead["events"] == [{"kind": event.kind, **event.args} for event in step.events]


@examples(20, 8)
@given(journey=journeys, pick=st.integers(0, 10**6))
def test_what_is_foreseen_is_what_comes_but_for_what_is_revealed(
    journey: Journey, pick: int
) -> None:
    match = journey.match(CHINA)
    if match.over:
        return
    legal = match.legal()
    number = legal[pick % len(legal)]
    seat = match.asked

    ahead = CHINA.preview(match.state, number, seat)
    step = match.choose(seat, match.seq, number)

    came = [{"kind": event.kind, **event.args} for event in step.events if not event.reveals]
    if not any(event.kind == "tile_revealed" for event in step.events):
        assert ahead["events"] == came
    assert (ahead["over"], ahead["prompt"]) == (match.over, CHINA.prompt(match.state))
    assert ahead["asked"] == (None if match.over else match.asked)
    before = step.before
    assert ahead["scored"] == [
        name
        for name in CHINA.write(match.state)["scored"]
        if name not in CHINA.write(before)["scored"]
    ]


def test_only_a_legal_move_of_the_one_who_is_asked_can_be_previewed() -> None:
    match = table(**WEI)
    number = ACTIONS.number("palace W3 with red")

    with pytest.raises(IllegalAction):
        match.preview(0, "palace W1 with red")
    with pytest.raises(NotYourTurn):
        match.preview(1, "palace W3 with red")
    for seat in (-1, 1, 2):
        assert CHINA.preview(match.state, number, seat) == {}


def test_nobody_learns_anything_from_a_preview_after_the_end() -> None:
    match = table(turn=2, exhaustions=2, pile="", display="", hands={})
    say(match, "2 done")

    for seat in (-1, 0, 1, 2):
        assert CHINA.preview(match.state, ACTIONS.number("done"), seat) == {}
