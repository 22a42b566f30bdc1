"""Why a move is refused, for every reason there is; and what would follow one that is not."""

from typing import Any, NamedTuple

import pytest

from games.babel.boards import BABEL, table, towers
from games.babel.script import asked
from games.script import NAMES, read, say
from texts.catalogs import refusals
from ziggurat.core.errors import IllegalAction, NotYourTurn
from ziggurat.core.text import Message
from ziggurat.games.babel.actions import ACTIONS
from ziggurat.games.babel.text import BOOK

REASONS = refusals("ziggurat.games.babel")

Position = dict[str, Any]

QUARRY: Position = {"hands": {0: "AH"}, "columns": {0: {"medes": "AAA"}}, "rows": {0: "1"}}
START: Position = {"hands": {0: "AH"}, "start_temple": {0: True}}
AT_MEDES: Position = {
    "hands": {0: "AM", 1: "A"},
    "pawns": {0: "medes"},
    "columns": {0: {"medes": "AAA", "persians": "HH"}},
    "rows": {0: "2"},
}
RUNS: Position = {
    "hands": {1: "HHHH"},
    "pawns": {0: "medes"},
    "columns": {0: {"medes": "AAAHHHMMMPPPSSS"}},
}
COMPLETE: Position = RUNS | {"temples": {0: {"medes": "6"}}, "rows": {0: "6"}}
THEFT: Position = {
    "pawns": {0: "medes"},
    "columns": {0: {"medes": "HHH"}},
    "temples": {0: {"medes": "2"}, 1: {"medes": "4"}},
}
BOUND: Position = {
    "pawns": {0: "medes"},
    "columns": {0: {"medes": "HHH"}},
    "temples": {1: {"medes": "2"}},
    "rows": {0: "1"},
    "start_temple": {0: True},
}


class Case(NamedTuple):
    """After these lines, the move is refused for this reason."""

    reason: str
    position: Position
    lines: tuple[str, ...]
    move: str


CASES = [
    Case("first_action", AT_MEDES, (), "0 discard assyrians"),
    Case("first_discard", RUNS, ("0 halve medes",), "1 end"),
    Case("first_discard", RUNS, ("0 halve medes", "1 discard hittites"), "1 move hittites"),
    Case("keep_start_in_reach", START, ("0 move assyrians",), "0 move hittites"),
    Case("keep_start_in_reach", BOUND, (), "0 build mine"),
    Case("keep_start_in_reach", BOUND, (), "0 migrate medes persians"),
    Case("keep_start_in_reach", BOUND, (), "0 power hittites"),
    Case("build_start_first", START, (), "0 end"),
    Case("pawn_is_there", AT_MEDES, (), "0 move medes"),
    Case("pawn_in_quarry", QUARRY, (), "0 deploy assyrians"),
    Case("pawn_in_quarry", QUARRY, (), "0 build mine"),
    Case("pawn_in_quarry", QUARRY, (), "0 build start"),
    Case("pawn_in_quarry", QUARRY, (), "0 power assyrians"),
    Case("pawn_in_quarry", QUARRY, (), "0 halve assyrians"),
    Case("no_such_card", AT_MEDES, (), "0 move hittites"),
    Case("no_such_card", AT_MEDES, (), "0 deploy hittites"),
    Case("no_such_card", RUNS, ("0 halve medes",), "1 discard medes"),
    Case("start_is_built", AT_MEDES, (), "0 build start"),
    Case("row_is_empty", AT_MEDES, (), "0 build theirs"),
    Case("row_is_empty", RUNS, (), "0 power persians theirs"),
    Case("temple_is_complete", COMPLETE, (), "0 build mine"),
    Case("temple_is_complete", COMPLETE, (), "0 power persians mine"),
    Case("level_does_not_follow", AT_MEDES, (), "0 build mine"),
    Case("level_does_not_follow", RUNS | {"rows": {0: "1"}}, (), "0 power persians mine"),
    Case("too_few_cards", THEFT | {"rows": {1: "43"}}, ("0 build theirs",), "0 build theirs"),
    Case("too_few_cards", THEFT, (), "0 power hittites"),
    Case("already_migrated", RUNS, ("0 migrate medes persians",), "0 migrate medes persians"),
    Case("migrates_nowhere", AT_MEDES, (), "0 migrate medes medes"),
    Case("too_few_to_migrate", AT_MEDES, (), "0 migrate persians medes"),
    Case("no_run", AT_MEDES, (), "0 power hittites"),
    Case("no_run", AT_MEDES, (), "0 power medes assyrians"),
    Case("no_run", AT_MEDES, (), "0 power persians mine"),
    Case("no_run", AT_MEDES, (), "0 power sumerians"),
    Case("no_run", AT_MEDES, (), "0 halve persians"),
    Case("no_such_run", RUNS, (), "0 power medes hittites @6"),
    Case("no_such_run", RUNS, (), "0 power assyrians @5"),
    Case("no_such_run", RUNS, (), "0 halve sumerians @57"),
    Case("no_temple_to_destroy", RUNS, (), "0 power assyrians"),
    Case("no_level_to_steal", RUNS, (), "0 power hittites"),
    Case(
        "level_not_higher",
        COMPLETE | THEFT | {"temples": {0: {"medes": "4"}, 1: {"medes": "4"}}},
        (),
        "0 power hittites",
    ),
    Case("nobody_to_desert", RUNS, (), "0 power medes persians"),
    Case("nobody_to_win_over", RUNS, (), "0 power sumerians"),
    Case("hand_too_small", AT_MEDES, (), "0 halve assyrians"),
]


def refusal(case: Case) -> Message:
    """The message with which the move of a case is refused."""
    match = table(**case.position)
    say(match, *case.lines)
    seat, move = read(case.move)
    message = match.explain(seat, move)
    assert message is not None, f"{case.move} is legal"
    return message


def named(case: Case) -> str:
    return f"{case.reason}: {case.move}"


@pytest.mark.parametrize("case", CASES, ids=named)
def test_a_refusal_says_why(case: Case) -> None:
    assert refusal(case).key == case.reason


@pytest.mark.parametrize("case", CASES, ids=named)
def test_a_refusal_has_a_sentence_in_english_and_one_in_french(case: Case) -> None:
    message = refusal(case)

    english, french = BOOK.say(message, "en", NAMES), BOOK.say(message, "fr", NAMES)

    assert english != french
    for sentence in (english, french):
        assert sentence[0].isupper()
        assert sentence.endswith(".")
        assert not {"{", "}"} & set(sentence)


@pytest.mark.parametrize("number", [-1, ACTIONS.size])
def test_a_number_beyond_all_moves_is_refused(number: int) -> None:
    match = table()

    with pytest.raises(IllegalAction) as refused:
        match.choose(0, 0, number)

    assert refused.value.message.key == "no_such_action"
    assert match.seq == 0


def test_every_reason_is_shown_here() -> None:
    assert {case.reason for case in CASES} | {"no_such_action"} == set(REASONS)


def test_a_legal_move_needs_no_explanation() -> None:
    match = table(**AT_MEDES)

    assert match.explain(0, "deploy assyrians") is None
    assert BABEL.explain(match.state, 0, ACTIONS.number("deploy assyrians")) is None


def test_who_is_not_asked_is_told_who_is() -> None:
    match = table(**RUNS)
    end = ACTIONS.number("end")

    assert BABEL.explain(match.state, 1, end) == Message("not_your_turn", {"asked": 0})
    say(match, "0 halve medes")
    assert BABEL.explain(match.state, 0, end) == Message("not_your_turn", {"asked": 1})


def test_after_the_end_every_move_is_refused_for_that() -> None:
    match = table(temple_pile="1")

    say(match, "0 end")

    assert match.explain(1, "end") == Message("game_is_over")
    assert BABEL.explain(match.state, 1, ACTIONS.number("end")) == Message("game_is_over")


def test_reasons_carry_their_numbers() -> None:
    match = table(**THEFT, rows={0: "5"})

    assert match.explain(0, "power hittites") == Message("too_few_cards", {"level": 4, "cards": 3})
    assert match.explain(0, "build mine") == Message(
        "level_does_not_follow", {"level": 5, "wanted": 3}
    )


# Looking ahead.


def test_a_preview_tells_the_level_gained_and_the_heights() -> None:
    match = table(
        pawns={0: "medes"},
        columns={0: {"medes": "AHM"}},
        temples={0: {"medes": "12"}, 1: {"hittites": "14"}},
        rows={1: "3"},
    )

    ahead = match.preview(0, "build theirs")

    assert ahead["gained"] == [{"site": "medes", "level": 3}]
    assert ahead["heights"] == [3, 4]
    assert (ahead["destroyed"], ahead["cards"], ahead["halved"]) == ([], [], 0)
    assert (ahead["asked"], ahead["prompt"], ahead["over"]) == (0, "action", False)
    assert ahead["ends_turn"] is False


def test_a_preview_tells_a_skipped_level_and_a_stolen_one() -> None:
    skip = table(pawns={0: "medes"}, columns={0: {"medes": "PPP"}}, rows={0: "2"})
    theft = table(**THEFT | {"columns": {0: {"medes": "HHHA"}}})

    assert skip.preview(0, "power persians mine")["gained"] == [{"site": "medes", "level": 2}]
    ahead = theft.preview(0, "power hittites")
    assert ahead["gained"] == [{"site": "medes", "level": 4}]
    assert ahead["heights"] == [4, 0]


def test_a_preview_tells_the_reserved_level_too() -> None:
    match = table(pawns={0: "medes"}, columns={0: {"medes": "A"}}, start_temple={0: True})

    ahead = match.preview(0, "build start")

    assert ahead["heights"] == [1, 0]
    assert ahead["gained"] == [{"site": "medes", "level": 1}]


def test_a_preview_tells_a_temple_destroyed() -> None:
    match = table(pawns={0: "medes"}, columns={0: {"medes": "AAA"}}, temples={1: {"medes": "124"}})

    ahead = match.preview(0, "power assyrians")

    assert ahead["destroyed"] == [{"site": "medes", "level": 4}]
    assert ahead["heights"] == [0, 0]


@pytest.mark.parametrize(
    ("cards", "move", "came"),
    [
        ("MMM", "power medes assyrians", {"nation": "assyrians", "cards": 2}),
        ("SSS", "power sumerians", {"nation": "persians", "cards": 1}),
    ],
)
def test_a_preview_tells_the_cards_that_desert_or_change_sides(
    cards: str, move: str, came: dict[str, Any]
) -> None:
    match = table(pawns={0: "medes"}, columns={0: {"medes": cards}, 1: {"medes": "AHAP"}})

    assert match.preview(0, move)["cards"] == [came]


def test_a_preview_tells_how_many_cards_a_halving_costs() -> None:
    match = table(hands={1: "AAHHMPS"}, pawns={0: "medes"}, columns={0: {"medes": "SSS"}})

    ahead = match.preview(0, "halve sumerians")

    assert ahead["halved"] == 3
    assert (ahead["asked"], ahead["prompt"]) == (1, "discard")


def test_a_preview_tells_that_the_game_would_end_and_how() -> None:
    match = table(
        pawns={0: "assyrians"},
        columns={0: {"assyrians": "H"}},
        temples={0: towers(14), 1: towers(9)},
        rows={0: "1"},
    )

    ahead = match.preview(0, "build mine")

    assert (ahead["over"], ahead["ended"]) == (True, "lead")
    assert (ahead["asked"], ahead["prompt"], ahead["end_mode"]) == (None, None, False)


def test_a_preview_tells_that_the_end_mode_would_begin() -> None:
    match = table(
        pawns={0: "assyrians"},
        columns={0: {"assyrians": "H"}},
        temples={0: towers(14), 1: towers(10)},
        rows={0: "1"},
    )

    ahead = match.preview(0, "build mine")

    assert (ahead["end_mode"], ahead["over"], ahead["ended"]) == (True, False, None)


def test_a_preview_of_the_end_of_a_turn_tells_nothing_revealed_or_drawn() -> None:
    low = table(nation_pile="AAAAAA", temple_pile="111111")
    high = table(nation_pile="SSSSSS", temple_pile="666666", hands={1: ""})

    ahead = low.preview(0, "end")

    assert ahead == high.preview(0, "end")
    assert ahead["ends_turn"] is True
    kinds = {event["kind"] for event in ahead["events"]}
    assert kinds == {"turn_ended", "turn_begun"}


def test_a_preview_tells_that_an_exhausted_pile_would_end_the_game() -> None:
    match = table(temple_pile="21")

    ahead = match.preview(0, "end")

    assert (ahead["over"], ahead["ended"]) == (True, "pile")
    assert "temple_revealed" not in {event["kind"] for event in ahead["events"]}


def test_a_preview_does_not_depend_on_the_hand_of_the_opponent() -> None:
    one = table(hands={1: "AAAA"}, pawns={0: "medes"}, columns={0: {"medes": "SSS"}})
    other = table(hands={1: "HMPS"}, pawns={0: "medes"}, columns={0: {"medes": "SSS"}})

    assert one.preview(0, "halve sumerians") == other.preview(0, "halve sumerians")


def test_a_preview_changes_nothing() -> None:
    match = table(**RUNS)
    before = match.state.tobytes()

    ahead = match.preview(0, "halve medes")

    assert ahead["prompt"] == "discard"
    assert match.state.tobytes() == before
    assert (match.seq, asked(match)) == (0, (0, "action"))


def test_a_preview_comes_true() -> None:
    match = table(pawns={0: "medes"}, columns={0: {"medes": "SSS"}, 1: {"medes": "AA"}})

    ahead = match.preview(0, "power sumerians")
    step = match.choose(0, 0, "power sumerians")

    assert ahead["events"] == [{"kind": event.kind, **event.args} for event in step.events]


def test_only_a_legal_move_of_the_one_who_is_asked_can_be_previewed() -> None:
    match = table(**AT_MEDES)

    with pytest.raises(IllegalAction):
        match.preview(0, "deploy hittites")
    with pytest.raises(NotYourTurn):
        match.preview(1, "end")
    assert BABEL.preview(match.state, ACTIONS.number("end"), 1) == {}


def test_a_spectator_learns_nothing_from_a_preview_after_the_end() -> None:
    match = table(temple_pile="1")
    say(match, "0 end")

    assert BABEL.preview(match.state, ACTIONS.number("end"), -1) == {}
