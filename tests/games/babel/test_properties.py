"""What holds in every position of a random game of Babel."""

import dataclasses
from collections import Counter
from collections.abc import Iterator
from typing import Any

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from games.babel.boards import BABEL, table
from games.wander import (
    Choice,
    Journey,
    by_chance,
    examples,
    go_on,
    imagined,
    journeys,
    legal_in,
    watchers,
)
from oracles.babel import from_position, turn_bound
from ziggurat.core.dice import roll
from ziggurat.core.match import Match
from ziggurat.core.state import blank, copy
from ziggurat.games.babel.data import LEVELS, MOST_TEMPLES, NATIONS, TEMPLE_CARDS
from ziggurat.games.babel.observe import SIDES
from ziggurat.games.babel.records import State

HIDDEN = ("hand", "nation_pile", "dice", "seen")


def hoarding(match: Match[State], legal: list[int], rng: np.random.Generator) -> int:
    """End the turn as soon as possible: hands grow, and the nation pile is soon empty."""
    end = BABEL.actions.base["end"]
    return end if end in legal and rng.random() < 0.6 else by_chance(match, legal, rng)


travels = st.tuples(journeys, st.sampled_from([by_chance, hoarding]))
Travel = tuple[Journey, Choice]


def arrive(travel: Travel) -> Match[State]:
    journey, choose = travel
    return journey.match(BABEL, choose)


def along(travel: Travel) -> Iterator[Match[State]]:
    """The match after every decision of a travel."""
    journey, choose = travel
    match = dataclasses.replace(journey, steps=0).match(BABEL)
    rng = np.random.default_rng(journey.seed)
    yield match
    for _ in range(journey.steps):
        if match.over:
            return
        yield go_on(match, rng, 1, choose)


def nation_cards(p: dict[str, Any]) -> Counter[str]:
    """Every nation card of a position in words."""
    cards = Counter(p["discard"]) + Counter(p["nation_pile"]) + Counter(p["nations_left"])
    for hand in p["hands"].values():
        cards.update(hand)
    for sites in p["columns"].values():
        for column in sites.values():
            cards.update(column)
    return cards


def temple_cards(p: dict[str, Any]) -> Counter[int]:
    """Every temple card of a position in words."""
    cards = Counter(p["temple_pile"])
    cards.update({int(level): n for level, n in p["temples_left"].items()})
    cards[1] += sum(p["start_temple"].values())
    for row in p["rows"].values():
        cards.update(row)
    for sites in p["temples"].values():
        for temple in sites.values():
            cards.update(temple)
    return cards


@examples(30, 8)
@given(travel=travels)
def test_the_60_nation_cards_and_the_45_temple_cards_are_always_somewhere(travel: Travel) -> None:
    p = BABEL.write(arrive(travel).state)

    nations, temples = nation_cards(p), temple_cards(p)

    assert nations == dict.fromkeys(NATIONS, 12)
    assert temples == {level: TEMPLE_CARDS[level] for level in range(1, LEVELS + 1)}
    assert (nations.total(), temples.total()) == (60, 45)


@examples(20, 5)
@given(travel=travels)
def test_no_invariant_is_ever_broken(travel: Travel) -> None:
    for match in along(travel):
        assert BABEL.broken(match.state) == -1


def bound(match: Match[State]) -> int:
    return turn_bound(from_position(BABEL.write(match.state), match.options["idle_powers"]))


@examples(15, 4)
@given(travel=travels)
def test_a_turn_has_no_more_actions_than_its_bound_which_every_action_lowers(
    travel: Travel,
) -> None:
    turn, most, last, actions = -1, 0, 0, 0
    for match in along(travel):
        left = bound(match)
        if match.state.turns != turn:
            turn, most, actions = int(match.state.turns), left, 0
        elif BABEL.actions.decode(match.history[-1].action).kind != "discard":
            actions += 1
            assert left < last
        last = left
        assert actions + left <= most <= 151


@examples(20, 5)
@given(travel=travels)
def test_in_ones_own_turn_ones_sum_never_falls_and_the_other_never_rises(travel: Travel) -> None:
    heights, turn = [0, 0], 0
    for match in along(travel):
        view = match.view(-1)
        now = view["heights"]
        assert now[turn] >= heights[turn]
        assert now[1 - turn] <= heights[1 - turn]
        heights, turn = now, view["turn"]


@examples(20, 5)
@given(travel=travels)
def test_what_a_seat_has_counted_is_never_more_than_the_hand(travel: Travel) -> None:
    for match in along(travel):
        s = match.state
        assert (s.seen >= 0).all()
        assert (s.seen <= s.hand).all()


def test_after_a_reshuffle_both_hands_are_counted() -> None:
    journey = Journey(seed=3, steps=0, table=0, switches=0)
    for match in along((dataclasses.replace(journey, steps=400), hoarding)):
        events = match.history[-1].events if match.history else []
        if any(event.kind == "pile_reshuffled" for event in events):
            break
    s = match.state

    assert not match.over
    assert (s.seen[1 - s.turn] == s.hand[1 - s.turn]).all()
    assert 0 < s.seen[s.turn].sum() <= s.hand[s.turn].sum()


@examples(20, 6)
@given(travel=travels, word=st.integers(0, 2**64 - 1))
def test_imagining_keeps_what_was_counted_and_everything_open(travel: Travel, word: int) -> None:
    match = arrive(travel)
    s, public = match.state, [n for n in BABEL.state.names or () if n not in HIDDEN]

    for seat in watchers(match):
        other = imagined(BABEL, s, seat, word)
        assert all(other[name].tolist() == s[name].tolist() for name in public)
        assert (other.hand.sum(axis=1) == s.hand.sum(axis=1)).all()
        assert (pool(other) == pool(s)).all()
        if seat >= 0:
            assert (other.hand[seat] == s.hand[seat]).all()
            assert (other.hand[1 - seat] >= s.seen[1 - seat]).all()
            assert (other.seen == s.seen).all()
        assert BABEL.broken(other) == -1


def pool(s: State) -> Any:
    """Every hidden card, by nation."""
    return s.nation_pile + s.hand.sum(axis=0)


@examples(20, 6)
@given(travel=travels, data=st.data())
def test_imagining_does_not_look_at_hidden_cards(travel: Travel, data: st.DataObject) -> None:
    match = arrive(travel)
    if match.over:
        return
    twin, seat = copy(match.state), data.draw(st.sampled_from([0, 1]))
    hand, pile = twin.hand[1 - seat], twin.nation_pile
    for _ in range(5):  # exchange an uncounted card of the other hand with one of the pile
        give, take = np.flatnonzero(hand > twin.seen[1 - seat]), np.flatnonzero(pile)
        if not len(give) or not len(take):
            break
        lost, won = (data.draw(st.sampled_from(some.tolist())) for some in (give, take))
        hand[lost] -= 1
        pile[lost] += 1
        hand[won] += 1
        pile[won] -= 1

    assert BABEL.broken(twin) == -1
    world = imagined(BABEL, match.state, seat, 9)
    assert imagined(BABEL, twin, seat, 9).tobytes() == world.tobytes()
    assert BABEL.view(twin, seat) == match.view(seat)
    if seat == match.asked:
        assert legal_in(BABEL, twin) == match.legal()


@examples(20, 6)
@given(travel=travels, word=st.integers(0, 2**64 - 1))
def test_any_action_is_a_fair_roll_over_the_list(travel: Travel, word: int) -> None:
    match = arrive(travel)
    if match.over:
        return
    one, two = copy(match.state), copy(match.state)
    one.dice = two.dice = np.uint64(word)
    legal = match.legal()

    assert BABEL.any_action(one, blank(BABEL.offers)) == legal[int(roll(two, len(legal)))]
    assert one.tobytes() == two.tobytes()


@examples(15, 4)
@given(travel=travels)
def test_looking_for_what_is_legal_changes_nothing(travel: Travel) -> None:
    for match in along(travel):
        before = match.state.tobytes()
        match.legal()
        assert match.state.tobytes() == before


@examples(15, 5)
@given(travel=travels)
def test_an_observation_says_what_the_view_says(travel: Travel) -> None:
    match = arrive(travel)
    for seat in watchers(match):
        view, tensor = match.view(seat), BABEL.observation.blank()
        BABEL.observe(match.state, seat, tensor)
        seen = BABEL.observation.split(tensor)
        me = max(seat, 0)
        order = [me, 1 - me]
        for whose, other in zip(SIDES, order, strict=True):
            for nation in NATIONS:
                plane = seen[f"{nation} {whose}"].reshape(len(NATIONS), -1)
                for site, entry in enumerate(view["sites"]):
                    spots = [i for i, card in enumerate(entry["columns"][other]) if card == nation]
                    assert np.flatnonzero(plane[site]).tolist() == spots
        temples = seen["temples"].reshape(2, len(NATIONS), LEVELS)
        for side, other in enumerate(order):
            for site, entry in enumerate(view["sites"]):
                levels = (np.flatnonzero(temples[side, site]) + 1).tolist()
                assert levels == entry["temples"][other]
        hand = view["hand"] or dict.fromkeys(NATIONS, 0)
        assert seen["hand"].tolist() == list(hand.values())
        assert seen["hand sizes"].tolist() == [view["hand_sizes"][other] for other in order]
        assert seen["heights"].tolist() == [view["heights"][other] for other in order]
        rows = seen["rows"].reshape(2, MOST_TEMPLES)
        for side, other in enumerate(order):
            assert rows[side][rows[side] > 0].tolist() == view["rows"][other]
        known = seen["next temples"]
        assert known[known > 0].tolist() == view["next_temples"]
        assert seen["temples left"] == view["temple_pile"]
        assert seen["nation pile"] == view["nation_pile"]
        assert seen["discard"].tolist() == list(view["discard"].values())
        assert seen["end mode"] == view["end_mode"]


@examples(6, 2)
@given(journey=journeys)
def test_a_game_ends_for_a_reason_and_shows_everything(journey: Journey) -> None:
    match = dataclasses.replace(journey, steps=3000).match(BABEL)
    view = match.view(-1)

    assert view["over"]
    assert view["ended"] in ("lead", "twenty", "nine", "pile")
    assert view["hands"] == [
        {name: int(n) for name, n in zip(NATIONS, hand, strict=True)} for hand in match.state.hand
    ]
    assert [line["seat"] for line in view["result"] if line["place"] == 1] == match.winners
    assert legal_in(BABEL, match.state) == match.legal() == []


def test_an_observation_shows_what_is_known_of_the_piles_and_was_counted() -> None:
    match = table(
        hands={0: "A", 1: "SS"}, seen={1: "S"}, temple_pile="312", nation_pile="AH", discard="M"
    )
    tensor = BABEL.observation.blank()

    BABEL.observe(match.state, 0, tensor)

    seen = BABEL.observation.split(tensor)
    assert seen["next temples"][:4].tolist() == [3, 1, 2, 0]
    assert (seen["temples left"], seen["nation pile"]) == (3, 2)
    assert seen["seen"].tolist() == [0, 0, 0, 0, 1]
    assert seen["discard"].tolist() == [0, 0, 1, 0, 0]
    assert seen["pawns"].sum() == 0
