"""What the features of Babel say of drawn positions."""

from typing import Any

import numpy as np
import pytest

from games.babel.boards import dealt, table
from ziggurat.core.events import mute_log
from ziggurat.core.jit import PLAIN
from ziggurat.core.match import Match
from ziggurat.core.state import Array, blank, copy
from ziggurat.games.babel.bots import EVALUATION as BABEL


def seen(state: Any, me: int = 0) -> dict[str, float]:
    """Every feature of a seat, by its name."""
    return dict(zip(BABEL.features, numbers(state, me).tolist(), strict=True))


def numbers(state: Any, me: int) -> Array:
    scratch, x = blank(BABEL.scratch), np.zeros(len(BABEL.features), np.float32)
    BABEL.fill_scratch(state, scratch)
    BABEL.describe(state, scratch, me, 1 - me, x)
    return x


def drawn(**position: Any) -> dict[str, float]:
    return seen(table(**position).state)


def after(match: Match, words: str) -> Any:
    """The afterstate of an action, or of the end of the turn."""
    state = copy(match.state)
    BABEL.afterstate(state, BABEL.game.actions.read(words), mute_log())
    return state


def test_every_feature_has_one_name_and_one_number() -> None:
    assert len(set(BABEL.features)) == len(BABEL.features) == len(BABEL.by_hand())


def test_heights_count_by_the_top_of_each_temple() -> None:
    x = drawn(temples={0: {"medes": "123", "persians": "2"}, 1: {"medes": "6"}})

    assert x["me, height"] == pytest.approx(5 / 15)
    assert [x["me, tallest"], x["me, second tallest"]] == pytest.approx([3 / 6, 2 / 6])
    assert x["rival, height"] == pytest.approx(6 / 15)
    assert x["me, nine or less"] == x["rival, nine or less"] == 1
    assert x["me, to fifteen"] == 1


def test_cards_to_spare_are_those_above_the_temple() -> None:
    x = drawn(columns={0: {"medes": "AHSP"}}, temples={0: {"medes": "12"}})

    assert x["me, cards to spare"] == pytest.approx(2 / 6)
    assert x["me, cards deployed"] == pytest.approx(4 / 15)


def test_a_run_of_assyrians_threatens_the_temple_it_faces() -> None:
    x = drawn(
        pawns={0: "medes"},
        columns={0: {"medes": "HAAA"}, 1: {"medes": "PP"}},
        temples={1: {"medes": "1234"}},
    )

    assert x["me, assyrians: ready"] == x["me, assyrians: at the pawn"] == 1
    assert x["me, powers at the pawn"] == 0.5
    assert x["rival, assyrians: ready"] == 0


def test_the_rival_needs_one_card_more() -> None:
    x = drawn(columns={1: {"medes": "HAA"}}, temples={0: {"medes": "12"}})

    assert x["rival, assyrians: one card away"] == 0.5
    assert x["rival, assyrians: ready"] == x["rival, assyrians: at the pawn"] == 0


def test_a_run_at_the_end_of_a_column_can_migrate_to_its_prey() -> None:
    x = drawn(columns={0: {"hittites": "SAAA"}}, temples={1: {"medes": "1234"}})

    assert x["me, assyrians: by migration"] == 1
    assert x["me, assyrians: ready"] == 0


def test_a_hand_can_complete_a_run_where_the_pawn_can_go() -> None:
    position: dict[str, Any] = {
        "pawns": {0: "persians"},
        "columns": {0: {"medes": "A"}},
        "temples": {1: {"medes": "1234"}},
    }

    assert drawn(hands={0: "AAM"}, **position)["assyrians: with hand"] == 1
    assert drawn(hands={0: "AAS"}, **position)["assyrians: with hand"] == 0
    assert drawn(hands={0: "AM"}, **position)["assyrians: with hand"] == 0


def test_a_theft_needs_as_many_cards_as_the_level() -> None:
    position: dict[str, Any] = {"temples": {1: {"medes": "124"}}}

    enough = drawn(columns={0: {"medes": "HHHA"}}, **position)
    assert enough["me, hittites: ready"] == pytest.approx((4 + 2) / 2 / 4)
    assert drawn(columns={0: {"medes": "HHH"}}, **position)["me, hittites: ready"] == 0


def test_open_cards_fit_where_a_temple_and_its_cards_wait_for_them() -> None:
    x = drawn(
        columns={0: {"medes": "AH"}, 1: {"persians": "A"}},
        temples={0: {"medes": "1"}, 1: {"persians": "1"}},
        rows={0: "52", 1: "31"},
    )

    assert x["me, my open card fits"] == 1 and x["me, their open card fits"] == 0
    assert x["rival, their open card fits"] == 0  # one card for a level 2
    assert x["rival, their open card lacks one"] == 1


def test_a_hand_can_build_level_upon_level() -> None:
    position: dict[str, Any] = {"pawns": {0: "medes"}, "rows": {0: "321"}}

    assert drawn(hands={0: "AHS"}, **position)["levels with hand"] == 1
    assert drawn(hands={0: "AH"}, **position)["levels with hand"] == pytest.approx(2 / 3)
    assert drawn(hands={0: "AHS"}, **position)["me, levels to build"] == 0


def test_the_rivals_hand_tells_nothing() -> None:
    generator = np.random.default_rng(1)
    for game in range(1 if PLAIN else 3):
        state, scratch = dealt().state, blank(BABEL.game.offers)
        state.dice = np.uint64(game)
        while BABEL.game.asked(state) >= 0:
            for seat in range(2):
                world = copy(state)
                BABEL.game.imagine(world, seat, generator.integers(2**63, dtype=np.uint64))
                assert (numbers(world, seat) == numbers(state, seat)).all()
            BABEL.game.apply(state, BABEL.game.any_action(state, scratch), mute_log())


@pytest.mark.parametrize("idle_powers", [False, True])
def test_candidates_are_legal_and_never_none(idle_powers: bool) -> None:
    state, scratch = dealt(idle_powers=idle_powers).state, blank(BABEL.game.offers)
    moves = np.zeros(BABEL.game.actions.size, np.int64)
    while BABEL.game.asked(state) >= 0:
        worthy = set(moves[: BABEL.candidates(state, moves)].tolist())
        legal = set(moves[: BABEL.game.legal(state, moves)].tolist())
        assert worthy and worthy <= legal
        BABEL.game.apply(state, BABEL.game.any_action(state, scratch), mute_log())


def test_the_end_of_a_turn_shows_no_card_that_was_hidden() -> None:
    match = table(pawns={0: "medes"}, hands={0: "A", 1: "HH"}, rows={0: "5"}, nation_pile="AAA")
    pile = match.view(-1)["temple_pile"]

    state = after(match, "end")

    assert BABEL.game.asked(state) == 1
    assert state.row_length[0] == 1
    assert state.hand[1].sum() == 2
    assert BABEL.game.public(state)["temple_pile"] == pile - 2


def test_the_end_of_a_turn_shows_what_everybody_knows_to_come() -> None:
    match = table(pawns={0: "medes"}, rows={0: "5"}, temple_pile="1234")

    assert BABEL.game.public(after(match, "end"))["rows"][0] == [5, 2, 1]


def test_a_halved_hand_gives_up_what_it_misses_least() -> None:
    match = table(pawns={0: "medes"}, columns={0: {"medes": "AAA"}}, hands={1: "HHMS"})

    state = after(match, "halve assyrians")

    assert BABEL.game.asked(state) == 0
    assert state.hand[1].tolist() == [0, 2, 0, 0, 0]


def test_equal_positions_are_equal_byte_by_byte() -> None:
    match = table(pawns={0: "medes"}, hands={0: "A"}, columns={0: {"medes": "SSS"}}, rows={0: "1"})
    orders = ("build mine", "deploy assyrians"), ("deploy assyrians", "build mine")

    ends = [copy(match.state) for _ in orders]
    for state, order in zip(ends, orders, strict=True):
        for words in order:
            BABEL.afterstate(state, BABEL.game.actions.read(words), mute_log())

    assert ends[0].tobytes() == ends[1].tobytes()


def test_cards_that_left_leave_no_trace() -> None:
    match = table(pawns={0: "medes"}, columns={0: {"medes": "SSS"}})

    state = after(match, "migrate medes persians")

    assert not state.column[0, 2].any()
