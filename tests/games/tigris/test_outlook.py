"""What a page is told of the squares, so that it has to know no rule."""

from typing import Any

from hypothesis import given

from games.tigris.boards import table
from games.tigris.script import say
from games.wander import Journey, crowded, examples, journeys, legal_in
from ziggurat.core.match import Match
from ziggurat.games.tigris import TIGRIS
from ziggurat.games.tigris.data import CELL_NAMES, COLORS
from ziggurat.testing.wandering import moments_of

TWO_KINGS = """
    .   S
    k1  T
    .   .
    k0  T
    .   S
"""  # at H4; a tile on I6 joins their kingdoms


TWO_WARS = """
    .   S   .
    k1  T   p1
    .   .   .
    k0  T   p0
    S   S   T
"""  # at H4; a tile on I6 joins kingdoms with a king and a priest each


THREE_KINGDOMS = """
    .   .   T
    .   .   k0
    T   k1  .   p0  T
"""  # at H4; a tile on J6 would join all of them


def prospects(match: Match, seat: int = 0) -> Any:
    return match.view(seat)["prospects"]


def test_a_war_shows_the_kingdoms_before_the_union_and_what_they_count() -> None:
    match = table(TWO_KINGS, at="H4", hands={0: "red"})
    say(match, "0 tile red I6")

    conflict = match.view(-1)["conflict"]

    assert conflict["sides"] == [["H7", "I7", "I8"], ["I4", "H5", "I5"]]
    assert conflict["counted"] == [["I8"], ["I4"]]


def test_a_revolt_shows_one_kingdom_twice_and_the_temples_beside_each_leader() -> None:
    match = table("k1  T   .\n.   S   .", at="H7")
    say(match, "0 leader black I6")

    conflict = match.view(1)["conflict"]

    assert conflict["sides"] == [["I6", "H7", "I7", "I8"]] * 2
    assert conflict["counted"] == [["I7"], ["I7"]]


def test_a_tile_is_told_to_start_a_war_and_to_touch_a_kingdom() -> None:
    match = table(TWO_KINGS, at="H4", hands={0: "red"})

    tile = prospects(match)["tile"]

    assert tile["conflict"] == ["H6", "I6"]
    assert {"H6", "I6", "J8", "G5"} <= set(tile["kingdom"])
    assert "B5" not in tile["kingdom"]


def test_no_tile_starts_a_war_where_it_would_unite_three_kingdoms() -> None:
    match = table(THREE_KINGDOMS, at="H4", hands={0: "red"})

    tile = prospects(match)["tile"]

    why = match.explain(0, "tile red J6")
    assert why is not None
    assert why.key == "unites_three"
    assert tile["conflict"] == ["I5"]  # between the kings, and the priest is not there
    assert "J6" not in tile["kingdom"]


def test_a_leader_is_told_to_start_a_revolt_or_to_be_refused() -> None:
    match = table(TWO_KINGS, at="H4")

    leaders = prospects(match)["leader"]

    assert "I6" in leaders["red"]["refused"]  # it would join two kingdoms
    assert leaders["red"]["conflict"] == []
    assert "J5" in leaders["black"]["conflict"]  # the king goes to another's kingdom
    assert "J7" not in leaders["black"]["conflict"]  # he is lifted first: it was his own
    assert leaders["black"]["refused"] == []


def test_only_who_is_asked_for_an_action_has_prospects() -> None:
    match = table(TWO_KINGS, at="H4", hands={0: "red"})
    assert prospects(match, 1) is None
    assert prospects(match, -1) is None

    say(match, "0 tile red I6")

    assert prospects(match, 0) is None


def test_a_preview_tells_the_kingdom_a_piece_would_be_part_of() -> None:
    match = table(TWO_KINGS, at="H4", hands={0: "red black"})

    assert match.preview(0, "leader red J7")["kingdom"] == ["H7", "I7", "J7", "I8"]
    assert match.preview(0, "tile black B5")["kingdom"] == []  # no leader is there
    assert match.preview(0, "pass")["kingdom"] == []


@examples(60, 6)
@given(journey=journeys)
def test_swords_are_exactly_where_a_conflict_would_follow(journey: Journey) -> None:
    match = journey.match(TIGRIS, crowded)
    told = None if match.over else prospects(match, match.asked)
    if told is None:
        return
    legal = {kind: set[tuple[str, str]]() for kind in ("tile", "leader")}
    for number in match.legal():
        move = TIGRIS.actions.decode(number)
        if move.kind not in legal:
            continue
        cell, color = CELL_NAMES[move.args["cell"]], COLORS[move.args["color"]]
        legal[move.kind].add((color, cell))
        swords = told["tile"] if move.kind == "tile" else told["leader"][color]
        seen = match.preview(match.asked, TIGRIS.actions.words(number))
        assert (cell in swords["conflict"]) == bool(seen["fights"])
        assert cell not in swords.get("refused", ())
        if move.kind == "tile":
            assert (cell in swords["kingdom"]) == bool(seen["kingdom"])
    for color, swords in told["leader"].items():
        assert {(color, cell) for cell in swords["conflict"]} <= legal["leader"]
    if all(match.view(match.asked)["hand"].values()):
        where = {cell for _, cell in legal["tile"]}
        assert {*told["tile"]["conflict"], *told["tile"]["kingdom"]} <= where


@examples(60, 6)
@given(journey=journeys)
def test_as_many_tiles_are_counted_as_the_rules_count(journey: Journey) -> None:
    conflict = journey.match(TIGRIS, crowded).view(-1)["conflict"]
    if conflict is not None:
        assert [len(cells) for cells in conflict["counted"]] == conflict["strength"]
        for side, cell in zip(conflict["sides"], conflict["cells"], strict=True):
            assert cell in side


def test_leaders_show_the_numbers_of_the_wars_that_may_be_chosen() -> None:
    """In every position of whole games in which wars wait to be put in order."""
    moments: list[Any] = [state for state, _ in moments_of(TIGRIS, 40, crowded)]
    asked = [state for state in moments if TIGRIS.prompt(state) == "war"]

    assert asked
    for state in asked:
        leaders = {(one["seat"], one["color"]): one for one in TIGRIS.view(state, -1)["leaders"]}
        for war in legal_in(TIGRIS, state):
            (fight,) = TIGRIS.preview(state, war, int(state.asked))["fights"]
            shown = [leaders[fight[side], fight["color"]] for side in ("attacker", "defender")]
            assert [one["followers"] for one in shown] == fight["strength"]


def test_while_a_war_is_chosen_nobody_counts_the_tiles_of_the_other_kingdom() -> None:
    match = table(TWO_WARS, at="H4", hands={0: "red"})
    say(match, "0 tile red I6")

    assert TIGRIS.prompt(match.state) == "war"
    shown = {one["cell"]: one["followers"] for one in match.view(-1)["leaders"]}
    assert shown == {"H5": 1, "H7": 2, "J5": 1, "J7": 2}


def test_a_catastrophe_names_what_it_destroys() -> None:
    match = table(TWO_KINGS, at="H4")

    seen = TIGRIS.preview(match.state, TIGRIS.actions.number("catastrophe I8"), 0)

    assert seen["destroyed"] == [{"cell": "I8", "color": "black"}]


def test_a_preview_does_not_tell_that_the_turn_goes_on() -> None:
    match = table(TWO_KINGS, at="H4", hands={0: "red red"}, actions_left=1)

    seen = TIGRIS.preview(match.state, TIGRIS.actions.number("tile red A1"), 0)

    assert seen["ends_turn"]
    assert [event["kind"] for event in seen["events"]] == ["tile_placed"]
