"""What holds in every position of a random game of China, whatever its seats and options."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from games.china.boards import CHINA
from games.wander import begun, by_chance, examples, go_on, legal_in, watchers
from oracles.china import from_position
from oracles.china_offers import is_stuck
from ziggurat.core.bits import bits_in, numbers_in
from ziggurat.core.dice import roll
from ziggurat.core.game import mixes
from ziggurat.core.match import Match, Step
from ziggurat.core.state import blank, copy
from ziggurat.games.china.data import (
    COLORS,
    EMISSARY,
    FORT,
    OWNERS,
    PALACE,
    PIECES,
    PROVINCES,
    SPACES,
    SPECIALS,
    TILES,
)
from ziggurat.games.china.provinces import emissaries_in, emissary_limit, is_empty
from ziggurat.games.china.records import State
from ziggurat.games.china.state import BONUS, FORTIFICATIONS, INFLUENCE

MIXES = [(seats, options) for seats in CHINA.seats for options in mixes(CHINA, seats)]
PIECE_EVENTS = ("palace_placed", "post_placed", "emissary_placed", "fort_placed")
TWO_PROVINCES = SPECIALS.index("two-provinces")


def filling(match: Match[State], legal: list[int], rng: np.random.Generator) -> int:
    """Build on and on, where most is built already: provinces are completed."""
    s, base = match.state, match.game.actions.base
    pieces = [n for n in legal if n < base["done"]]
    if not pieces or rng.random() < 0.15:
        return by_chance(match, legal, rng)

    def built_beside(number: int) -> int:
        move = match.game.actions.decode(number)
        if move.kind != "palace":
            return 0
        land = s.land[s.home[move.args["space"], 0]]
        return sum(int(bits_in(s.palace[owner] & land)) for owner in range(s.owners))

    return max((by_chance(match, pieces, rng) for _ in range(6)), key=built_beside)


@cache
def played(number: int) -> Match[State]:
    """A whole game, with another mix of options for every number."""
    seats, options = MIXES[number % len(MIXES)]
    match = begun(CHINA, number, seats, options)
    choose = filling if number % 3 else by_chance
    return go_on(match, np.random.default_rng(number), 10**6, choose)


whole_games = st.integers(0, len(MIXES) - 1).map(played)
moments = st.tuples(whole_games, st.integers(0, 10**6)).map(lambda drawn: moment(*drawn))
every_game_once = examples(len(MIXES), 12)


def moment(match: Match[State], number: int) -> State:
    """One state of a whole game, its last one too."""
    number %= match.seq + 1
    return copy(after(match, number - 1) if number else match.history[0].before)


def after(match: Match[State], number: int) -> State:
    """The state that one decision led to."""
    return match.history[number + 1].before if number + 1 < match.seq else match.state


def decisions(match: Match[State]) -> Iterator[tuple[Step[State], State]]:
    """Every decision with the state it led to."""
    for number, step in enumerate(match.history):
        yield step, after(match, number)


def states(match: Match[State]) -> Iterator[State]:
    yield match.history[0].before
    for _, state in decisions(match):
        yield state


class Turn(NamedTuple):
    """The decisions of one turn, and the state it began with."""

    start: State
    steps: list[Step[State]]

    def told(self, *kinds: str) -> list[dict[str, int]]:
        return [e.args for step in self.steps for e in step.events if e.kind in kinds]


def turns(match: Match[State]) -> Iterator[Turn]:
    turn = Turn(match.history[0].before, [])
    for step in match.history:
        if step.before.turns != turn.start.turns:
            yield turn
            turn = Turn(step.before, [])
        turn.steps.append(step)
    yield turn


# Nothing is lost.


def all_cards(p: dict[str, Any]) -> Counter[str]:
    """Every card of a position in words."""
    found = Counter(p["display"] + p["pile"] + p["discard"]) + Counter(p["pile_left"])
    found += Counter(p.get("played", ())) + Counter(p.get("emperor_hand", ()))
    for hand in (*p["hands"].values(), *p.get("kept", {}).values()):
        found += Counter(hand)
    return found


@every_game_once
@given(s=moments)
def test_cards_are_always_somewhere(s: State) -> None:
    cards = all_cards(CHINA.write(s))

    assert cards == CHINA.facts(s)["deck"]
    assert cards.total() == {2: 47, 3: 47, 4: 52, 5: 57}[int(s.seats)]


@every_game_once
@given(match=whole_games)
def test_no_invariant_is_ever_broken(match: Match[State]) -> None:
    for s in states(match):
        assert CHINA.broken(s) == -1


@every_game_once
@given(match=whole_games)
def test_pieces_are_on_the_map_or_in_a_supply(match: Match[State]) -> None:
    for s in states(match):
        forts = bits_in(s.fort) + s.supply[: s.owners, FORT].sum()
        assert forts == (s.seats if s.option[FORTIFICATIONS] else 0)
        for owner in range(s.owners):
            assert bits_in(s.palace[owner]) + s.supply[owner, PALACE] == 20
            assert s.emissary[:, owner].sum() + s.supply[owner, EMISSARY] == 8


@every_game_once
@given(s=moments)
def test_eighteen_tiles_lie_on_the_map_or_were_taken(s: State) -> None:
    tiles = len(numbers_in(s.tile)) + int(s.taken.sum())
    written = CHINA.write(s).get("bonus", {})
    shown = [color for color in written.values() if color]

    assert tiles == (18 if s.option[BONUS] else 0)
    assert len(shown) + s.tiles_left.sum() + s.taken.sum() == tiles
    if s.option[BONUS]:
        found = Counter(shown) + Counter(
            dict(zip(TILES, s.taken.sum(axis=0).tolist(), strict=True))
        )
        left = dict(zip(TILES, s.tiles_left.tolist(), strict=True))
        assert found + Counter(left) == dict.fromkeys(TILES, 6)


# A turn.


@every_game_once
@given(match=whole_games)
def test_an_emissary_never_exceeds_the_limit(match: Match[State]) -> None:
    for step, s in decisions(match):
        for event in step.events:
            if event.kind in ("emissary_placed", "emperor_emissary"):
                province = event.args["province"]
                assert emissaries_in(s, province) <= emissary_limit(step.before, province)
                assert emissaries_in(s, province) == emissaries_in(step.before, province) + 1


@every_game_once
@given(match=whole_games)
def test_a_turn_has_three_cards_two_pieces_one_province(match: Match[State]) -> None:
    for turn in turns(match):
        pieces = turn.told(*PIECE_EVENTS)
        homes = [{args["province"], args.get("other", args["province"])} for args in pieces]
        specials = {args["special"] for args in turn.told("special_played")}

        assert sum(args["cards"] for args in turn.told("cards_played")) <= 3
        assert len(pieces) <= 2
        if len(pieces) == 2 and TWO_PROVINCES in specials:
            assert not homes[0] & homes[1]
        elif len(pieces) == 2:
            assert homes[0] & homes[1]
            if not turn.told("emperor_palace"):  # he may have come first
                assert not any(is_empty(turn.start, home) for home in homes[0] & homes[1])
        if pieces:
            assert not turn.told("card_exchanged")


@every_game_once
@given(match=whole_games)
def test_only_who_is_asked_places_and_pays_in_his_own_turn(match: Match[State]) -> None:
    for turn in turns(match):
        seats = {args["seat"] for args in turn.told(*PIECE_EVENTS, "cards_played", "card_drawn")}
        assert seats <= {int(turn.start.turn)}
        assert {step.seat for step in turn.steps} == {int(turn.start.turn)}


@every_game_once
@given(match=whole_games)
def test_the_turn_goes_round_clockwise(match: Match[State]) -> None:
    order = [int(turn.start.turn) for turn in turns(match)]

    assert order == [number % match.seats for number in range(len(order))]


@every_game_once
@given(match=whole_games)
def test_hand_and_display_are_full_at_the_end_of_a_turn(match: Match[State]) -> None:
    last = match.history[0].before
    for s in states(match):
        if s.turns != last.turns and s.exhaustions < 2:
            assert s.hand[last.turn].sum() == 3
            assert s.display.sum() == 4
            if s.seats == 2:
                assert s.hand[2].sum() == 3
        assert s.display.sum() <= 4
        assert s.hand.sum(axis=1).max() <= 3
        last = s


@every_game_once
@given(match=whole_games)
def test_the_display_has_four_cards_whenever_a_piece_is_asked_for(match: Match[State]) -> None:
    for s in states(match):
        if CHINA.prompt(s) == "place" and s.exhaustions < 2:
            assert s.display.sum() == 4


@every_game_once
@given(match=whole_games)
def test_the_pile_is_exhausted_twice_at_most(match: Match[State]) -> None:
    times = [args["time"] for turn in turns(match) for args in turn.told("pile_exhausted")]
    counts = [int(s.exhaustions) for s in states(match)]

    assert times == list(range(1, len(times) + 1))
    assert len(times) <= 2
    assert counts == sorted(counts)
    for s in states(match):
        assert (s.pile.sum() == 0) == (s.exhaustions == 2)


# Points.


@every_game_once
@given(match=whole_games)
def test_no_score_ever_falls(match: Match[State]) -> None:
    for step, s in decisions(match):
        assert (s.score >= step.before.score).all()


@every_game_once
@given(match=whole_games)
def test_a_province_is_scored_once_the_moment_it_is_full(match: Match[State]) -> None:
    counted = [args["province"] for t in turns(match) for args in t.told("province_scored")]
    assert len(set(counted)) == len(counted)
    for step, s in decisions(match):
        assert int(step.before.scored) & ~int(s.scored) == 0
        built = np.bitwise_or.reduce(s.palace[: s.owners])
        for province in range(s.provinces):
            full = int(s.land[province]) & ~int(built) == 0
            assert full == bool(int(s.scored) >> province & 1)
    assert set(counted) == set(numbers_in(match.state.scored))


@every_game_once
@given(match=whole_games)
def test_what_is_said_to_be_scored_makes_the_result(match: Match[State]) -> None:
    said = Counter[int]()
    for turn in turns(match):
        for args in turn.told(
            *("points_scored", "influence_scored", "palaces_counted", "alliances_counted"),
            *("roads_counted", "harbours_counted", "tiles_counted"),
        ):
            said[args["seat"]] += args["points"]
    scores = np.zeros(match.seats, np.int64)
    CHINA.scores(match.state, scores)

    assert scores.tolist() == [said[seat] for seat in range(match.seats)]


# The end.


def most_decisions(s: State) -> int:
    """No game is longer: until the end is near, each turn takes a card from the pile.

    Those are all of the pile and of the discard that is shuffled, which holds neither the
    hands of the others nor all of the display. Then the round is finished. A turn decides
    on a fortification, a claim, its site and three cards; of two players on two claims, two
    sites, the card to keep, three cards and the Emperor, and on three special cards a game.
    """
    seats = int(s.seats)
    shuffled = int(s.deck.sum()) - 3 * (seats - 1) - 1
    most_turns = int(s.pile.sum()) + shuffled + seats
    return most_turns * (9 if seats == 2 else 6) + (6 if seats == 2 else 0)


@every_game_once
@given(match=whole_games)
def test_every_game_ends_within_a_bound(match: Match[State]) -> None:
    bound = most_decisions(match.history[0].before)

    assert match.over
    assert match.seq <= bound <= 750
    assert legal_in(CHINA, match.state) == match.legal() == []


@every_game_once
@given(match=whole_games)
def test_each_turn_takes_a_card_from_the_pile_until_the_end_is_near(match: Match[State]) -> None:
    for turn in turns(match):
        if turn.start.exhaustions < 2 and turn.steps[-1] is not match.history[-1]:
            assert turn.told("card_drawn", "display_filled")


@every_game_once
@given(match=whole_games)
def test_a_game_ends_by_its_pieces_or_by_its_pile(match: Match[State]) -> None:
    s, view, seats = match.state, match.view(-1), match.seats
    told = from_position(CHINA.write(s) | {"pile": []}, seats, match.options)

    assert view["ended"] in ("pieces", "pile")
    if view["ended"] == "pile":
        near = next(state for state in states(match) if state.exhaustions == 2)
        last = near.turns if near.turn == seats - 1 else near.turns + seats - 1 - near.turn
        assert near is s or s.turns == last + 1
        assert s.turns % seats == 0  # all had as many turns
    else:
        assert is_stuck(told)
    winners = [line["seat"] for line in view["result"] if line["place"] == 1]
    assert winners == match.winners


# Two players.


@examples(4, 4)
@given(match=st.integers(0, 3).map(played))
def test_kept_cards_and_influence_cards_agree(match: Match[State]) -> None:
    kept, holder = [Counter[int](), Counter[int]()], dict[int, int]()
    for step, s in decisions(match):
        for event in step.events:
            if event.kind == "card_kept":
                seat, color = event.args["seat"], event.args["color"]
                kept[seat][color] += 1
                if kept[seat][color] >= kept[1 - seat][color]:
                    holder[color] = seat
        for color in range(len(COLORS)):
            assert [s.kept[seat, color] for seat in (0, 1)] == [k[color] for k in kept]
            assert s.influence[color] == holder.get(color, -1)
    assert bool(holder) == bool(match.state.option[INFLUENCE])


@examples(4, 4)
@given(match=st.integers(0, 3).map(played))
def test_a_turn_with_pieces_keeps_one_card_and_any_other_none(match: Match[State]) -> None:
    for turn in turns(match):
        if turn.steps[-1] is match.history[-1]:
            continue  # the end may come before a card is kept
        pieces, kept = turn.told(*PIECE_EVENTS), turn.told("card_kept")
        assert len(kept) == (1 if pieces and turn.start.option[INFLUENCE] else 0)
        paid = Counter({args["color"]: args["cards"] for args in turn.told("cards_played")})
        assert all(paid[args["color"]] for args in kept)


@examples(4, 4)
@given(match=st.integers(0, 3).map(played))
def test_each_special_card_is_used_once_and_the_emperor_moves_once_a_turn(
    match: Match[State],
) -> None:
    used = Counter[tuple[int, int]]()
    for turn in turns(match):
        used.update((args["seat"], args["special"]) for args in turn.told("special_played"))
        moves = turn.told("emperor_palace", "emperor_emissary", "emperor_passed")
        assert len(moves) <= 1
    assert max(used.values(), default=1) == 1
    left = {(seat, i) for seat in (0, 1) for i in range(3) if match.state.special[seat, i]}
    assert left | set(used) == {(seat, i) for seat in (0, 1) for i in range(3)}
    assert not left & set(used)


# Looking changes nothing.


@every_game_once
@given(s=moments, word=st.integers(0, 2**64 - 1))
def test_any_action_is_a_fair_roll_over_the_list(s: State, word: int) -> None:
    legal = legal_in(CHINA, s)
    if not legal:
        return
    one, two = copy(s), copy(s)
    one.dice = two.dice = np.uint64(word)

    assert CHINA.any_action(one, blank(CHINA.offers)) == legal[int(roll(two, len(legal)))]
    assert one.tobytes() == two.tobytes()


@every_game_once
@given(s=moments)
def test_looking_changes_nothing(s: State) -> None:
    before = s.tobytes()

    legal_in(CHINA, s)
    CHINA.view(s, 0)
    CHINA.facts(s)
    CHINA.write(s)
    CHINA.broken(s)

    assert s.tobytes() == before


def sides(match_seats: int, seat: int) -> list[int]:
    """The owners in the order in which an observation tells them."""
    me = max(seat, 0)
    order = [(me + i) % match_seats for i in range(match_seats)]
    return [*order, 2] if match_seats == 2 else order


@every_game_once
@given(match=whole_games, number=st.integers(0, 10**6))
def test_an_observation_says_what_the_view_says(match: Match[State], number: int) -> None:
    s = moment(match, number)
    for seat in watchers(match):
        view, tensor = CHINA.view(s, seat), CHINA.observation.blank()
        CHINA.observe(s, seat, tensor)
        seen, order = CHINA.observation.split(tensor), sides(match.seats, seat)
        compare_spaces(view, seen, order)
        compare_provinces(view, seen, order)
        compare_seats(view, seen, order, match.seats)
        hand = view["hand"] or dict.fromkeys(COLORS, 0)
        assert seen["hand"].tolist() == list(hand.values())
        for key in ("display", "discard"):
            assert seen[key].tolist() == list(view[key].values())
        assert (seen["pile"], seen["exhaustions"]) == (view["pile"], view["exhaustions"])
        assert (seen["placed"], seen["to draw"]) == (view["placed"], view["to_draw"])
        assert seen["cards played"] == view["cards_played"]
        if match.seats == 2:
            compare_court(view, seen, order)


def compare_spaces(view: dict[str, Any], seen: dict[str, Any], order: list[int]) -> None:
    spaces = view["spaces"]
    for side, owner in enumerate(order):
        own = [i for i, space in enumerate(spaces) if space["palace"] == owner]
        assert np.flatnonzero(seen[f"palaces {side}"]).tolist() == own
    forts = [i for i, space in enumerate(spaces) if space["fort"]]
    assert np.flatnonzero(seen["fort"]).tolist() == forts
    for name in (*TILES, "hidden"):
        lie = [i for i, space in enumerate(spaces) if space["tile"] == name]
        assert np.flatnonzero(seen[f"tile {name}"]).tolist() == lie


def compare_provinces(view: dict[str, Any], seen: dict[str, Any], order: list[int]) -> None:
    emissaries = seen["emissaries"].reshape(PROVINCES, OWNERS)
    colors = np.array([seen[f"color {name}"].reshape(SPACES) for name in COLORS])
    for i, province in enumerate(view["provinces"]):
        there = [province["emissaries"][owner] for owner in order]
        assert emissaries[i, : len(order)].tolist() == there
        assert seen["limit"][i] == province["limit"]
        assert bool(seen["scored"][i]) == province["scored"]
        hue = seen["province color"].reshape(PROVINCES, len(COLORS))[i]
        assert COLORS[int(hue.argmax())] == province["color"]
        names = [space["space"] for space in view["spaces"]]
        for name in province["spaces"]:
            assert colors[COLORS.index(province["color"]), names.index(name)] == 1


def compare_seats(view: dict[str, Any], seen: dict[str, Any], order: list[int], seats: int) -> None:
    supply = seen["supply"].reshape(OWNERS, len(PIECES))
    for side, owner in enumerate(order):
        assert supply[side].tolist() == list(view["supply"][owner].values())
    taken = seen["tiles taken"].reshape(OWNERS, len(TILES)).sum(axis=1)
    assert taken[: len(order)].tolist() == [view["tiles_taken"][owner] for owner in order]
    for side, seat in enumerate(order[:seats]):
        assert seen["hand sizes"][side] == view["hand_sizes"][seat]
        assert seen["score"][side] == view["score"][seat]
        assert seen["turn"][side] == (view["turn"] == seat)
        assert seen["asked"][side] == (view["asked"] == seat)


def compare_court(view: dict[str, Any], seen: dict[str, Any], order: list[int]) -> None:
    kept, held = seen["kept"].reshape(2, -1), seen["influence"].reshape(2, -1)
    specials = seen["specials"].reshape(2, -1)
    for side, seat in enumerate(order[:2]):
        assert kept[side].tolist() == list(view["kept"][seat].values())
        assert held[side].tolist() == [who == seat for who in view["influence"].values()]
        assert specials[side].tolist() == [name in view["specials"][seat] for name in SPECIALS]
    assert seen["seen"].reshape(OWNERS, -1)[2].tolist() == list(view["emperor_hand"].values())
    assert seen["played"].tolist() == list(view["played"].values())
