"""What the evaluation of China sees in drawn positions, and what holds of it in random ones."""

from typing import Any

import numpy as np
import pytest
from hypothesis import given

from games.china.boards import CHINA, table
from games.wander import Journey, examples, imagined, journeys, legal_in
from ziggurat.bots.evaluation.evaluations import EVALUATIONS
from ziggurat.core.bits import numbers_in
from ziggurat.core.events import mute_log
from ziggurat.core.match import Match
from ziggurat.core.state import State, blank, copy
from ziggurat.games.china.data import EMISSARY, PALACE
from ziggurat.games.china.pieces import place_palace
from ziggurat.games.china.provinces import built
from ziggurat.games.china.scoring import all_alliance_points, palace_points
from ziggurat.games.china.state import BONUS, OVER

JUDGE = EVALUATIONS["china"]
WORLDS = 400
ABOUT = 0.15  # six deviations of so many worlds, and that each card may come again


def noted(s: State) -> State:
    scratch = blank(JUDGE.scratch)
    JUDGE.fill_scratch(s, scratch)
    return scratch


def described(s: State, me: int, rival: int) -> np.ndarray[Any, Any]:
    x = np.zeros(len(JUDGE.features), np.float32)
    JUDGE.describe(s, noted(s), me, rival, x)
    return x


def seen(match: Match, me: int = 0, rival: int = 1) -> dict[str, float]:
    """The features of a seat against a rival, by name."""
    found = described(match.state, me, rival)
    assert np.isfinite(found).all()
    return dict(zip(JUDGE.features, found.tolist(), strict=True))


def afterstate_of(s: State, action: int) -> State:
    other = copy(s)
    JUDGE.afterstate(other, action, mute_log())
    return other


def worth_a_thought(s: State) -> list[int]:
    moves = np.empty(CHINA.actions.size, np.int64)
    found: list[int] = moves[: JUDGE.candidates(s, moves)].tolist()
    return found


def words(match: Match) -> set[str]:
    return {match.game.actions.words(number) for number in worth_a_thought(match.state)}


# Drawn positions.


def test_who_leads_a_province_and_by_how_much() -> None:
    found = seen(table(palaces={0: "W1 W2 W3 Q1", 1: "W4 Q2", 2: "K1"}))

    assert found["me, provinces where far ahead"] == pytest.approx(7 / 16)  # Wei
    assert found["me, provinces where level"] == pytest.approx(5 / 16)  # Qi
    assert found["me, provinces where absent"] == pytest.approx(8 / 16)  # Chu
    assert found["rival, provinces where far behind"] == pytest.approx(7 / 16)
    assert found["me, spaces where level"] == pytest.approx(3 / 8)


def test_the_lead_is_that_of_the_points_if_it_ended_now() -> None:
    found = seen(table(palaces={0: "C1 C2 C4 S1", 1: "W1"}, score={1: 3}))

    # Ch'in 3, Shu 1 and a chain of four against Wei 1 and three points scored.
    assert found["lead"] == pytest.approx((8 - 4) / 20)
    assert found["me, roads"] == pytest.approx(4 / 10)
    assert found["rival, scored"] == pytest.approx(3 / 30)


def test_a_palace_that_breaks_a_tie_gains_on_the_rival() -> None:
    found = seen(table(hands={0: "RGY"}, palaces={0: "W1", 1: "W2"}))

    # Wei pays 2 and 2 now; 3 and 2 with one more palace, 4 and 3 with two.
    assert found["my best piece"] == pytest.approx(1 / 8)
    assert found["hand, best play"] == pytest.approx(1 / 10)


def test_cards_that_buy_nothing_worthwhile_do_not_count() -> None:
    nothing = seen(table(hands={0: "GYO"}, palaces={0: "W1 W2", 1: "W3 W4"}))
    joker = seen(table(hands={0: "GGO"}, palaces={0: "W1 W2", 1: "W3 W4"}))

    assert joker["hand, best play"] > nothing["hand, best play"]
    assert joker["hand, pair"] == 1
    assert nothing["hand, pair"] == 0


def test_one_emissary_completes_an_alliance() -> None:
    found = seen(table(palaces={0: "W1 W2", 1: "C1 C2"}, emissaries={"wei": "0", "chin": "1"}))

    assert found["me, alliances"] == 0
    assert found["me, heads alone"] == pytest.approx(1 / 4)
    assert found["me, one emissary short"] == pytest.approx(1 / 4)
    assert found["me, best emissary"] == pytest.approx(3 / 8)  # one of Wei, two of Ch'in


def test_an_alliance_is_firm_where_no_emissary_can_break_it() -> None:
    firm = table(palaces={0: "W1", 1: "C1"}, emissaries={"wei": "0", "chin": "0"})
    open_to_all = table(palaces={0: "W1 W2", 1: "C1"}, emissaries={"wei": "01", "chin": "0"})

    assert seen(firm)["me, firm alliances"] == pytest.approx(2 / 15)
    assert seen(open_to_all)["me, alliances"] == pytest.approx(3 / 15)


def test_three_palaces_in_a_row_want_a_fourth() -> None:
    found = seen(table(hands={0: "RGO"}, palaces={0: "C2 C4 S1"}))

    assert found["me, roads"] == 0
    assert found["me, threes open"] == pytest.approx(1 / 2)
    assert found["me, best road"] == pytest.approx(4 / 6)


def test_who_holds_the_influence_gains_by_the_emperors_palaces() -> None:
    court: dict[str, Any] = {"palaces": {0: "W1", "emperor": "W2"}, "emperor_hand": "RGY"}
    found = seen(table(2, influence={"R": 0}, kept={0: "R"}, **court))

    assert found["me, palaces"] == pytest.approx((2 + 2) / 20)
    assert found["rival, palaces"] == 0
    assert found["me, influence"] == pytest.approx(1 / 3)


def test_a_joker_is_no_thought_where_one_card_pays() -> None:
    match = table(hands={0: "RGG"}, palaces={1: "W1 Q1"})

    assert "palace W2 with red" in words(match)
    assert not any("W" in move and "green green" in move for move in words(match))
    assert any(move.startswith("palace Q") and "green green" in move for move in words(match))


def test_a_card_of_the_pile_stays_unknown_and_one_of_the_display_does_not() -> None:
    match = table(hands={0: "RR"}, display="GYOP", pile="RRRRGG", prompt="draw", to_draw=1)
    number = {match.game.actions.words(n): n for n in worth_a_thought(match.state)}

    blind, open_card = (afterstate_of(match.state, number[f"draw {x}"]) for x in ("pile", "green"))

    assert blind.hand[0].tolist() == [2, 0, 0, 0, 0]
    assert open_card.hand[0].tolist() == [2, 1, 0, 0, 0]
    assert open_card.display.tolist() == [0, 0, 1, 1, 1]
    assert blind.pile.tolist() == open_card.pile.tolist()


# Random positions.


@given(journey=journeys)
@examples(60, 12)
def test_totals_are_those_of_the_rules(journey: Journey) -> None:
    s = journey.match(CHINA).state
    if s.prompt == OVER:
        return
    scores = np.zeros(s.seats, np.int64)
    CHINA.scores(s, scores)

    assert noted(s).total[: s.seats].tolist() == scores.tolist()


@given(journey=journeys)
@examples(40, 6)
def test_swings_are_what_a_palace_would_change(journey: Journey) -> None:
    s = journey.match(CHINA).state
    scratch = noted(s)
    for province in range(s.provinces):
        spaces = numbers_in(int(s.land[province]) & ~int(built(s)) & ~int(s.posts) & ~int(s.fort))
        fortified = int(s.fort) & int(s.land[province]) & ~int(built(s))
        for owner in range(s.owners):
            if spaces and not fortified and s.supply[owner, PALACE] > 0:
                after = copy(s)
                after.scored = 0
                place_palace(after, owner, spaces[0], mute_log())
                for seat in range(s.seats):
                    change = palace_points(after, seat, province) - palace_points(s, seat, province)
                    assert scratch.swing[province, owner, seat, 0] == change


@given(journey=journeys)
@examples(40, 6)
def test_promises_are_what_emissaries_would_bring(journey: Journey) -> None:
    """Whether there is room for them or not."""
    s = journey.match(CHINA).state
    scratch = noted(s)
    for province in range(s.provinces):
        for seat in range(s.seats):
            found = scratch.envoy_promise[province, seat], scratch.envoys_gain[province, seat]
            assert found == tuple(emissaries_bring(s, province, seat, more) for more in (1, 2))


def emissaries_bring(s: State, province: int, seat: int, more: int) -> int:
    """The points of alliances that a seat gains by some emissaries."""
    if s.supply[seat, EMISSARY] == 0:
        return 0
    after = copy(s)
    after.emissary[province, seat] += more
    return int(all_alliance_points(after, seat) - all_alliance_points(s, seat))


@given(journey=journeys)
@examples(40, 6)
def test_what_is_sealed_is_firm_and_what_is_firm_pays(journey: Journey) -> None:
    scratch = noted(journey.match(CHINA).state)

    assert (scratch.sealed_points <= scratch.firm_points).all()
    assert (scratch.firm_points <= scratch.alliance_points).all()


@given(journey=journeys)
@examples(40, 6)
def test_the_best_road_is_the_best_of_all_provinces(journey: Journey) -> None:
    s = journey.match(CHINA).state
    scratch = noted(s)

    for seat in range(s.seats):
        assert scratch.road_gain_in[:, seat].max() == scratch.road_gain[seat]
        assert (scratch.road_spaces[seat] > 0) == (scratch.road_gain[seat] > 0)


@given(journey=journeys)
@examples(10, 2)
def test_a_rival_is_as_likely_to_hold_a_card_as_in_imagined_worlds(journey: Journey) -> None:
    s = journey.match(CHINA).state
    scratch = noted(s)
    JUDGE.describe(s, scratch, 0, 1, np.zeros(len(JUDGE.features), np.float32))
    worlds = [imagined(CHINA, s, 0, journey.seed + i).hand[1] for i in range(WORLDS)]

    assert np.mean([hand > 0 for hand in worlds], axis=0) == pytest.approx(
        scratch.holds_one, abs=ABOUT
    )
    assert np.mean([hand > 1 for hand in worlds], axis=0) == pytest.approx(
        scratch.holds_two, abs=ABOUT
    )


@given(journey=journeys)
@examples(60, 12)
def test_a_seat_sees_the_same_in_every_world_it_can_imagine(journey: Journey) -> None:
    s = journey.match(CHINA).state
    if s.prompt == OVER:
        return
    for me in range(s.seats):
        other = imagined(CHINA, s, me, journey.seed + 1)
        for rival in range(s.seats):
            if rival != me:
                assert described(s, me, rival).tolist() == described(other, me, rival).tolist()


@given(journey=journeys)
@examples(60, 12)
def test_some_legal_actions_are_always_worth_a_thought(journey: Journey) -> None:
    s = journey.match(CHINA).state
    if s.prompt != OVER:
        found = worth_a_thought(s)
        assert found
        assert set(found) <= set(legal_in(CHINA, s))
        assert len(set(found)) == len(found)


@given(journey=journeys)
@examples(40, 6)
def test_an_afterstate_knows_nothing_of_what_is_drawn(journey: Journey) -> None:
    """Whatever world the one who acts imagines, the afterstate is the same."""
    s = journey.match(CHINA).state
    if s.prompt == OVER:
        return
    me = s.asked
    other = imagined(CHINA, s, me, journey.seed + 1)
    for action in worth_a_thought(s)[:: 1 + int(s.option[BONUS])]:
        one, two = afterstate_of(s, action), afterstate_of(other, action)
        assert one.prompt == two.prompt
        assert one.tile_colors.tolist() == two.tile_colors.tolist()
        if one.prompt != OVER:
            rival = (me + 1) % s.seats
            assert described(one, me, rival).tolist() == described(two, me, rival).tolist()
            assert unseen(one, me) == unseen(s, me) or one.exhaustions > s.exhaustions


def unseen(s: State, me: int) -> int:
    """How many cards a seat has not seen: the pile and what others hold unseen."""
    hidden = sum(int(s.hand[o].sum() - s.seen[o].sum()) for o in range(s.seats) if o != me)
    return int(s.pile.sum()) + int(s.pile_known) + hidden
