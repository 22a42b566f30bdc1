"""Why a move is refused, for every reason there is; and what would follow one that is not."""

from typing import Any, NamedTuple

import pytest

from games.script import NAMES, read, say
from games.tigris.boards import table
from games.tigris.script import asked
from texts.catalogs import refusals
from ziggurat.core.errors import IllegalAction, NotYourTurn
from ziggurat.core.match import Match
from ziggurat.core.text import Message
from ziggurat.games.tigris.actions import ACTIONS
from ziggurat.games.tigris.records import State

REASONS = refusals("ziggurat.games.tigris")

Position = dict[str, Any]

A_BIT_OF_EVERYTHING: Position = {
    "drawing": """
        x   .   #   #
        k1  T   #   #
        .   .   .   .
        ~   ~   ~   ~
        """,
    "at": "H6",
    "hands": {0: "black red blue"},
    "monuments": [["red-green", "J6"]],
}
MY_KING: Position = {"drawing": "k0 T .", "at": "H7"}
TWO_KINGDOMS: Position = {"drawing": "k0 T . T t1", "at": "E5", "hands": {0: "black"}}
THREE_KINGDOMS: Position = {
    "drawing": """
        .   .   f1  .   .
        .   .   T   .   .
        k0  T   .   T   t1
        """,
    "at": "H3",
    "hands": {0: "black"},
}
REVOLT: Position = {"drawing": "k1 T .", "at": "H7", "hands": {0: "red red", 1: "red red"}}
TWO_WARS: Position = {
    "drawing": """
        k1  T   t1
        .   .   .
        k0  T   t0
        """,
    "at": "H5",
    "hands": {0: "red"},
}
ENGLISH_WAR: Position = {
    "drawing": """
        k1  T   S   S
        .   .   .   .
        k0  T   .   .
        """,
    "at": "H5",
    "hands": {0: "red black black black black", 1: "black black black"},
    "options": {"english": True},
}
SQUARE: Position = {
    "drawing": """
        .   .   k0  .
        S   S   T   .
        S   .   S   .
        """,
    "at": "E4",
    "hands": {0: "black"},
    "monuments_gone": ["black-red"],
}
SQUARE_AND_CROSS: Position = {
    "drawing": """
        .   S   T   k0
        S   .   S   .
        S   S   .   .
        """,
    "at": "E4",
    "hands": {0: "black"},
    "options": {"ziggurat": True},
}
TREASURES: Position = {
    "drawing": """
        .   T   M   M   ~   M
        .   M   .   ~   ~   T
        ~   F   ~   ~   .   .
        .   M   .   .   .   .
        .   M   .   .   .   .
        ~   F   ~   ~   .   .
        t0  T   .   ~   ~   ~
        """,
    "at": "A2",
    "hands": {0: "blue"},
    "no_treasure": ["K1"],
}
KING_AT_ZIGGURAT: Position = {
    "drawing": """
        k0  T   #   .
        .   #   #   #
        .   .   #   .
        """,
    "at": "E5",
    "options": {"ziggurat": True},
    "ziggurat": "G6",
}


class Case(NamedTuple):
    """After these lines, the move is refused for this reason."""

    reason: str
    position: Position
    lines: tuple[str, ...]
    move: str


CASES = [
    Case("first_action", {}, (), "0 support 0"),
    Case("first_action", {}, (), "0 decline"),
    Case("first_war", TWO_WARS, ("0 tile red I6",), "0 pass"),
    Case("first_support", REVOLT, ("0 leader black J7",), "0 pass"),
    Case("first_build", SQUARE, ("0 tile black F6",), "0 pass"),
    Case("first_treasure", TREASURES, ("0 tile blue E2",), "0 pass"),
    Case("first_point", KING_AT_ZIGGURAT, ("0 pass",), "0 pass"),
    Case("no_such_tile", A_BIT_OF_EVERYTHING, (), "0 tile green I6"),
    Case("cell_has_catastrophe", A_BIT_OF_EVERYTHING, (), "0 tile black H6"),
    Case("cell_has_catastrophe", A_BIT_OF_EVERYTHING, (), "0 leader black H6"),
    Case("cell_has_catastrophe", A_BIT_OF_EVERYTHING, (), "0 catastrophe H6"),
    Case("cell_has_leader", A_BIT_OF_EVERYTHING, (), "0 tile black H7"),
    Case("cell_has_leader", A_BIT_OF_EVERYTHING, (), "0 leader black H7"),
    Case("cell_has_leader", A_BIT_OF_EVERYTHING, (), "0 catastrophe H7"),
    Case("cell_has_building", A_BIT_OF_EVERYTHING, (), "0 tile black J6"),
    Case("cell_has_building", A_BIT_OF_EVERYTHING, (), "0 leader black K7"),
    Case("cell_has_building", A_BIT_OF_EVERYTHING, (), "0 catastrophe J7"),
    Case("cell_has_tile", A_BIT_OF_EVERYTHING, (), "0 tile black I7"),
    Case("cell_has_tile", A_BIT_OF_EVERYTHING, (), "0 leader black I7"),
    Case("farm_needs_river", A_BIT_OF_EVERYTHING, (), "0 tile blue I6"),
    Case("tile_on_river", A_BIT_OF_EVERYTHING, (), "0 tile red I9"),
    Case("unites_three", THREE_KINGDOMS, (), "0 tile black J5"),
    Case("leader_is_there", MY_KING, (), "0 leader black H7"),
    Case("leader_on_river", {}, (), "0 leader black E3"),
    Case("leader_needs_temple", MY_KING, (), "0 leader black E5"),
    Case("temples_face_down", A_BIT_OF_EVERYTHING, (), "0 leader black L6"),
    Case("leader_joins_kingdoms", TWO_KINGDOMS, (), "0 leader red G5"),
    Case("no_catastrophe_left", {"catastrophes_left": {0: 0}}, (), "0 catastrophe E5"),
    Case("catastrophe_on_treasure", {}, (), "0 catastrophe I7"),
    Case("leader_at_home", MY_KING, (), "0 withdraw red"),
    Case("not_so_many", A_BIT_OF_EVERYTHING, (), "0 swap red red"),
    Case("not_so_many", REVOLT, ("0 leader black J7",), "0 support 3"),
    Case("no_such_war", TWO_WARS, ("0 tile red I6",), "0 war blue"),
    Case("english_attack", ENGLISH_WAR, ("0 tile red I6",), "0 support 2"),
    Case("english_defense", ENGLISH_WAR, ("0 tile red I6", "0 support 4"), "1 support 1"),
    Case("english_ahead", ENGLISH_WAR, ("0 tile red I6", "0 support 0"), "1 support 1"),
    Case("monument_gone", SQUARE, ("0 tile black F6",), "0 monument black-red E5"),
    Case("square_elsewhere", SQUARE, ("0 tile black F6",), "0 monument black-blue J2"),
    Case("square_incomplete", SQUARE, ("0 tile black F6",), "0 monument black-blue F6"),
    Case("monument_color", SQUARE, ("0 tile black F6",), "0 monument red-blue E5"),
    Case("no_ziggurat", SQUARE, ("0 tile black F6",), "0 ziggurat F5"),
    Case(
        "ziggurat_stands",
        {**SQUARE_AND_CROSS, "ziggurat": "K4"},
        ("0 tile black F5",),
        "0 ziggurat F5",
    ),
    Case("cross_elsewhere", SQUARE_AND_CROSS, ("0 tile black F5",), "0 ziggurat K4"),
    Case("cross_incomplete", SQUARE_AND_CROSS, ("0 tile black F5",), "0 ziggurat F6"),
    Case("no_treasure_there", TREASURES, ("0 tile blue E2",), "0 treasure K1"),
    Case("treasure_elsewhere", TREASURES, ("0 tile blue E2",), "0 treasure I7"),
    Case("corner_first", TREASURES, ("0 tile blue E2",), "0 treasure F3"),
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
    book = table().game.book

    english, french = book.say(message, "en", NAMES), book.say(message, "fr", NAMES)

    assert english != french
    for sentence in (english, french):
        assert sentence[0].isupper()
        assert sentence.endswith(".")
        assert not {"{", "}"} & set(sentence)


def test_a_number_beyond_all_moves_is_refused() -> None:
    match = table()

    with pytest.raises(IllegalAction) as refused:
        match.choose(0, 0, ACTIONS.size)

    assert refused.value.message.key == "no_such_action"
    assert match.seq == 0


def test_every_reason_is_shown_here() -> None:
    assert {case.reason for case in CASES} | {"no_such_action"} == set(REASONS)


def test_a_legal_move_needs_no_explanation() -> None:
    match = table(**MY_KING)

    assert match.explain(0, "leader black J7") is None


def test_who_is_not_asked_is_told_who_is() -> None:
    match = table(**MY_KING)

    assert match.explain(1, "pass") == Message("not_your_turn", {"asked": 0})


def test_after_the_end_every_move_is_refused_for_that() -> None:
    match = table(bag=0)

    say(match, "0 pass")

    assert match.explain(0, "pass") == Message("game_is_over")


# Looking ahead.


def test_a_preview_tells_the_point_of_a_tile_and_whose_it_is() -> None:
    match = table("t1 T .", at="H7", hands={0: "green"})

    ahead = match.preview(0, "tile green J7")

    assert ahead["points"] == [{"seat": 1, "color": "green", "points": 1, "reason": "tile"}]
    assert (ahead["unites"], ahead["conflict"], ahead["over"]) == (False, None, False)
    assert (ahead["asked"], ahead["prompt"]) == (0, "action")


def test_a_preview_tells_a_union_in_peace() -> None:
    match = table(**TWO_KINGDOMS)

    ahead = match.preview(0, "tile black G5")

    assert (ahead["unites"], ahead["conflict"], ahead["points"]) == (True, None, [])


def test_a_preview_tells_a_war_with_its_strengths() -> None:
    match = table(**ENGLISH_WAR)

    ahead = match.preview(0, "tile red I6")

    assert ahead["unites"] is True
    assert ahead["conflict"] == {
        "kind": "war",
        "color": "black",
        "attacker": 0,
        "defender": 1,
        "strength": [0, 2],
    }


def test_a_preview_tells_which_wars_there_would_be() -> None:
    match = table(**TWO_WARS)

    ahead = match.preview(0, "tile red I6")

    assert ahead["wars"] == ["black", "green"]
    assert (ahead["conflict"], ahead["prompt"]) == (None, "war")


def test_a_preview_tells_a_revolt_with_its_strengths() -> None:
    match = table(
        """
        .   .   T
        k1  T   .
        """,
        at="H6",
        seats=3,
        turn=2,
    )

    ahead = match.preview(2, "leader black J7")

    assert ahead["conflict"] == {
        "kind": "revolt",
        "color": "black",
        "attacker": 2,
        "defender": 1,
        "strength": [2, 1],
    }


def test_a_preview_of_the_attackers_support_adds_it_to_his_strength() -> None:
    match = table(**REVOLT)

    say(match, "0 leader black J7")
    ahead = match.preview(0, "support 2")

    assert ahead["conflict"]["strength"] == [3, 1]
    assert (ahead["asked"], ahead["prompt"]) == (1, "support")


def test_a_preview_of_the_last_support_tells_who_wins_and_what_is_lost() -> None:
    match = table(**ENGLISH_WAR)

    say(match, "0 tile red I6", "0 support 3")
    lost, held = match.preview(1, "support 0"), match.preview(1, "support 1")

    assert lost["leaders_home"] == [{"seat": 1, "color": "black"}]
    assert lost["tiles_lost"] == 2
    assert lost["points"] == [{"seat": 0, "color": "black", "points": 3, "reason": "war"}]
    assert held["leaders_home"] == [{"seat": 0, "color": "black"}]
    assert held["tiles_lost"] == 0
    assert held["points"] == [{"seat": 1, "color": "black", "points": 1, "reason": "war"}]


def test_a_preview_of_a_union_tells_every_war_with_its_strengths() -> None:
    match = table(**TWO_WARS)

    ahead = match.preview(0, "tile red I6")

    assert [fight["color"] for fight in ahead["fights"]] == ["black", "green"]
    assert all(len(fight["strength"]) == 2 for fight in ahead["fights"])
    assert ahead["outcomes"] == []


def test_a_preview_of_support_tells_how_it_would_end_for_either_side() -> None:
    match = table(**ENGLISH_WAR)

    say(match, "0 tile red I6", "0 support 3")
    won, lost = match.preview(1, "support 0")["outcomes"]

    assert (won["winner"], lost["winner"]) == (0, 1)
    assert won["points"] == [{"seat": 0, "color": "black", "points": 3, "reason": "war"}]
    assert won["leaders_home"] == [{"seat": 1, "color": "black"}]
    assert len(won["tiles_lost"]) == 2
    assert lost["points"] == [{"seat": 1, "color": "black", "points": 1, "reason": "war"}]
    assert lost["tiles_lost"] == []


def test_a_preview_of_a_catastrophe_tells_which_leaders_go_home() -> None:
    match = table("t1 T p0", at="H5")

    ahead = match.preview(0, "catastrophe I5")

    assert ahead["leaders_home"] == [
        {"seat": 0, "color": "red"},
        {"seat": 1, "color": "green"},
    ]


def test_a_preview_tells_the_treasure_that_would_be_taken() -> None:
    match = table(
        """
        .   t1  .   .   ~   ~
        .   T   M   M   ~   M
        .   .   .   ~   ~   T
        """,
        at="A1",
        hands={0: "blue"},
    )

    ahead = match.preview(0, "tile blue E2")

    assert ahead["treasures"] == [{"seat": 1, "cell": "B2"}]


def test_a_preview_tells_what_could_be_built() -> None:
    match = table(**SQUARE_AND_CROSS)

    ahead = match.preview(0, "tile black F5")

    assert ahead["builds"] == [
        "monument black-red E5",
        "monument black-blue E5",
        "monument black-green E5",
        "ziggurat F5",
        "decline",
    ]
    assert match.preview(0, "tile black H5")["builds"] == []


def test_a_preview_of_a_monument_tells_which_leaders_go_home() -> None:
    match = table(
        """
        t1  T   T   .
        .   T   .   .
        """,
        at="H6",
        hands={0: "red"},
    )

    say(match, "0 tile red J7")

    assert match.preview(0, "monument red-blue I6")["leaders_home"] == [
        {"seat": 1, "color": "green"}
    ]
    assert match.preview(0, "decline")["leaders_home"] == []


def test_a_preview_of_the_end_of_a_turn_tells_the_income() -> None:
    match = table(
        """
        k0  T   #   #
        .   .   #   #
        """,
        at="H7",
        monuments=[["black-green", "J7"]],
    )

    ahead = match.preview(0, "pass")

    assert ahead["points"] == [{"seat": 0, "color": "black", "points": 1, "reason": "monument"}]
    assert ahead["ends_turn"] is True
    assert (ahead["asked"], ahead["over"]) == (1, False)


def test_a_preview_tells_that_the_game_would_end() -> None:
    match = table(hands={0: "red red"}, bag=1)

    short, enough = match.preview(0, "swap red red"), match.preview(0, "swap red")

    assert (short["over"], short["asked"], short["prompt"]) == (True, None, None)
    assert (enough["over"], enough["asked"]) == (False, 0)


@pytest.mark.parametrize("move", ["swap red red", "pass"])
def test_a_preview_never_tells_what_is_drawn(move: str) -> None:
    black = table(hands={0: "red red", 1: "red"}, bag={"black": 40})
    green = table(hands={0: "red red", 1: "blue"}, bag={"green": 40})

    ahead = black.preview(0, move)

    assert ahead == green.preview(0, move)
    assert "tiles_drawn" not in {event["kind"] for event in ahead["events"]}


def test_a_preview_does_not_depend_on_the_hand_of_the_defender() -> None:
    weak: Match[State] = table("k1 T .", at="H7", hands={0: "red", 1: "black black"})
    strong: Match[State] = table("k1 T .", at="H7", hands={0: "red", 1: "red red"})

    for match in (weak, strong):
        say(match, "0 leader black J7")

    assert weak.preview(0, "support 1") == strong.preview(0, "support 1")
    assert weak.preview(0, "support 1")["points"] == []


def test_a_preview_changes_nothing() -> None:
    match = table(**ENGLISH_WAR)
    before = match.state.tobytes()

    ahead = match.preview(0, "tile red I6")

    assert ahead["prompt"] == "support"
    assert match.state.tobytes() == before
    assert (match.seq, asked(match)) == (0, (0, "action"))


def test_a_preview_comes_true() -> None:
    match = table(**ENGLISH_WAR)

    say(match, "0 tile red I6", "0 support 3")
    ahead = match.preview(1, "support 0")
    step = match.choose(1, match.seq, "support 0")

    assert ahead["events"] == [{"kind": event.kind, **event.args} for event in step.events]


def test_only_a_legal_move_of_the_one_who_is_asked_can_be_previewed() -> None:
    match = table(**MY_KING)

    with pytest.raises(IllegalAction):
        match.preview(0, "leader black E5")
    with pytest.raises(NotYourTurn):
        match.preview(1, "pass")
    assert match.game.preview(match.state, ACTIONS.number("pass"), 1) == {}
