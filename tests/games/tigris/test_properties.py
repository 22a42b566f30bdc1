"""What holds in every position of a random game of Tigris & Euphrates."""

import dataclasses
from collections import Counter
from collections.abc import Iterator
from typing import Any

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from games.wander import (
    Choice,
    Journey,
    by_chance,
    crowded,
    examples,
    go_on,
    imagined,
    journeys,
    legal_in,
    watchers,
)
from ziggurat.core.cells import NEIGHBORS, cell_list, cells_at
from ziggurat.core.dice import roll
from ziggurat.core.match import Match
from ziggurat.core.state import blank, copy
from ziggurat.games import GAMES
from ziggurat.games.tigris.data import (
    CELL_NAMES,
    COLORS,
    GROUND,
    MONUMENTS,
    MOST_TURNS,
    SEATS,
    TILES,
    TREASURES_AT_THE_END,
)
from ziggurat.games.tigris.offers import OFFERS, pick, survey
from ziggurat.games.tigris.records import State
from ziggurat.games.tigris.scoring import fill_totals, scores
from ziggurat.games.tigris.state import NOT_BUILT

TIGRIS = GAMES["tigris"]
HIDDEN = ("hand", "bag", "swapped", "dice")

travels = st.tuples(journeys, st.sampled_from([by_chance, crowded]))
Travel = tuple[Journey, Choice]


def arrive(travel: Travel) -> Match[State]:
    journey, choose = travel
    return journey.match(TIGRIS, choose)


def along(travel: Travel) -> Iterator[Match[State]]:
    """The match after every decision of a travel."""
    journey, choose = travel
    match = dataclasses.replace(journey, steps=0).match(TIGRIS)
    rng = np.random.default_rng(journey.seed)
    yield match
    for _ in range(journey.steps):
        if match.over:
            return
        yield go_on(match, rng, 1, choose)


def named(squares: list[str]) -> set[int]:
    return {CELL_NAMES.index(square) for square in squares}


def beside(cell: int) -> set[int]:
    return set(cell_list(cells_at(NEIGHBORS[cell])))


@examples(30, 8)
@given(travel=travels)
def test_the_153_tiles_are_always_somewhere_by_color(travel: Travel) -> None:
    p = TIGRIS.write(arrive(travel).state)

    tiles = Counter({color: len(squares) for color, squares in p["tiles"].items()})
    for pile in (*p["hands"].values(), *p["swapped"].values(), p["bag"], p["buried"], p["removed"]):
        tiles.update(pile)

    assert [tiles[color] for color in COLORS] == list(TILES)
    assert tiles.total() == 153


@examples(30, 8)
@given(travel=travels)
def test_treasures_and_catastrophes_are_on_the_map_or_with_a_seat(travel: Travel) -> None:
    match = arrive(travel)
    p = TIGRIS.write(match.state)

    taken = sum(points.get("treasure", 0) for points in p["points"].values())
    assert len(p["treasures"]) + taken == 10
    assert len(p["catastrophes"]) + sum(p["catastrophes_left"].values()) == 2 * match.seats
    assert not set(p["catastrophes"]) & set(p["treasures"])


@examples(30, 8)
@given(travel=travels)
def test_each_seat_has_at_most_one_leader_of_a_color_alone_on_his_cell(travel: Travel) -> None:
    match = arrive(travel)
    leaders = match.view(-1)["leaders"]

    assert len({(leader["seat"], leader["color"]) for leader in leaders}) == len(leaders)
    assert len({leader["cell"] for leader in leaders}) == len(leaders)
    assert all(n <= 4 for n in Counter(leader["seat"] for leader in leaders).values())
    assert all(0 <= leader["seat"] < match.seats for leader in leaders)


@examples(30, 8)
@given(travel=travels)
def test_every_leader_stands_on_land_beside_a_temple(travel: Travel) -> None:
    view = arrive(travel).view(-1)
    temples = named([tile["cell"] for tile in view["tiles"] if tile["color"] == "red"])

    for leader in view["leaders"]:
        cell = CELL_NAMES.index(leader["cell"])
        assert GROUND[cell] == "."
        assert leader["temples"] == len(beside(cell) & temples) > 0


@examples(30, 8)
@given(travel=travels)
def test_the_followers_of_a_leader_are_the_tiles_of_his_color_in_his_kingdom(
    travel: Travel,
) -> None:
    view = arrive(travel).view(-1)
    color_at = {tile["cell"]: tile["color"] for tile in view["tiles"]}

    for leader in view["leaders"]:
        [kingdom] = [cells for cells in view["kingdoms"] if leader["cell"] in cells]
        colors = [color_at.get(cell) for cell in kingdom]
        assert leader["followers"] == colors.count(leader["color"])


@examples(20, 5)
@given(travel=travels)
def test_kingdoms_are_at_peace_when_an_action_is_asked(travel: Travel) -> None:
    for match in along(travel):
        if TIGRIS.prompt(match.state) != "action":
            continue
        view = match.view(-1)
        color_at = {leader["cell"]: leader["color"] for leader in view["leaders"]}
        for kingdom in view["kingdoms"]:
            colors = [color_at[cell] for cell in kingdom if cell in color_at]
            assert colors
            assert len(set(colors)) == len(colors)


@examples(30, 8)
@given(travel=travels)
def test_no_two_pieces_lie_on_one_cell_and_each_on_its_ground(travel: Travel) -> None:
    view = arrive(travel).view(-1)
    cells = [tile["cell"] for tile in view["tiles"]]
    cells += [leader["cell"] for leader in view["leaders"]]
    cells += view["face_down"] + view["catastrophes"]

    assert len(set(cells)) == len(cells)
    for tile in view["tiles"]:
        wet = GROUND[CELL_NAMES.index(tile["cell"])] == "~"
        assert wet == (tile["color"] == "blue")
    assert set(view["treasures"]) <= {t["cell"] for t in view["tiles"]} | set(view["face_down"])


@examples(20, 5)
@given(travel=travels)
def test_buildings_stand_on_their_own_face_down_tiles_for_ever(travel: Travel) -> None:
    built: dict[int, int] = {}
    for match in along(travel):
        s = match.state
        squares = [corner for corner in s.monument.tolist() if corner > NOT_BUILT]
        parts = 4 * len(squares) + 5 * (s.ziggurat != NOT_BUILT)
        assert len(cell_list(cells_at(s.face_down))) == parts
        assert s.buried.sum() == 4 * len(squares)
        assert all(s.monument[monument] == corner for monument, corner in built.items())
        built = {m: corner for m, corner in enumerate(s.monument.tolist()) if corner > NOT_BUILT}
        for monument in built:
            assert any(s.buried[color] >= 4 for color in MONUMENTS[monument])


@examples(20, 5)
@given(travel=travels)
def test_hands_hold_six_tiles_at_most_and_six_when_a_turn_begins(travel: Travel) -> None:
    for match in along(travel):
        sizes = match.state.hand.sum(axis=1).tolist()
        assert all(size <= 6 for size in sizes)
        assert match.state.hand.min() >= 0
        fresh = match.history and match.history[-1].events[-1].kind == "turn_begun"
        if fresh or not match.history:
            assert sizes == [6] * match.seats + [0] * (SEATS - match.seats)


@examples(20, 5)
@given(travel=travels)
def test_a_turn_has_two_actions_at_most(travel: Travel) -> None:
    actions, turn = 0, 0
    for match in along(travel):
        s = match.state
        if s.turns != turn:
            actions, turn = 0, int(s.turns)
        elif match.history and match.history[-1].action < TIGRIS.actions.base["pass"]:
            actions += 1
        assert actions <= 2
        assert 0 <= s.actions_left <= 2
        assert s.turn == s.turns % s.seats or match.over


@examples(20, 5)
@given(travel=travels)
def test_points_and_treasures_never_fall_and_each_point_is_told(travel: Travel) -> None:
    points, taken = np.zeros((SEATS, 4), np.int64), np.zeros(SEATS, np.int64)
    for match in along(travel):
        told, found = points.copy(), taken.copy()
        for event in match.history[-1].events if match.history else []:
            if event.kind == "scored":
                assert event.args["points"] > 0
                told[event.args["seat"], event.args["color"]] += event.args["points"]
            if event.kind == "treasure_taken":
                found[event.args["seat"]] += 1
        points, taken = match.state.points.copy(), match.state.taken.copy()
        assert (points == told).all()
        assert (taken == found).all()


@examples(25, 8)
@given(points=st.lists(st.integers(0, 30), min_size=4, max_size=4), treasures=st.integers(0, 8))
def test_a_score_is_the_weakest_total_and_treasures_go_where_they_help(
    points: list[int], treasures: int
) -> None:
    s, totals, out = blank(TIGRIS.state), np.zeros(4, np.int64), np.zeros(1, np.int64)
    s.seats, s.taken[0] = 1, treasures
    s.points[0] = points

    fill_totals(s, 0, totals)
    scores(s, out)

    assert totals.tolist() == sorted(totals)
    assert totals.sum() == sum(points) + treasures
    assert out[0] == totals[0] >= min(points)
    level = totals[0]  # nobody is raised more than one above the weakest
    assert all(a == b or a <= level + 1 for a, b in zip(totals, sorted(points), strict=True))
    assert all(a >= b for a, b in zip(totals, sorted(points), strict=True))


@examples(6, 2)
@given(journey=journeys)
def test_a_game_ends_by_the_bag_the_treasures_or_its_length(journey: Journey) -> None:
    match = dataclasses.replace(journey, steps=3000).match(TIGRIS)
    view = match.view(-1)

    assert view["over"]
    assert view["ended"] in ("bag", "treasures")
    assert (len(view["treasures"]) <= TREASURES_AT_THE_END) >= (view["ended"] == "treasures")
    assert view["hands"] == [
        {color: int(n) for color, n in zip(COLORS, hand, strict=True)}
        for hand in match.state.hand[: match.seats]
    ]
    assert None not in view["points"]
    assert sorted(line["place"] for line in view["result"])[0] == 1


@examples(15, 4)
@given(travel=travels)
def test_picking_enumerates_exactly_the_list_of_legal_actions(travel: Travel) -> None:
    for match in along(travel):
        if match.seq % 20 == 0 and TIGRIS.prompt(match.state) == "action":
            offers = blank(OFFERS)
            total = survey(match.state, offers)
            picked = [int(pick(match.state, offers, k)) for k in range(total)]
            assert picked == match.legal()


@examples(20, 6)
@given(travel=travels, word=st.integers(0, 2**64 - 1))
def test_any_action_is_a_fair_roll_over_the_list(travel: Travel, word: int) -> None:
    match = arrive(travel)
    if match.over:
        return
    one, two = copy(match.state), copy(match.state)
    one.dice = two.dice = np.uint64(word)
    legal = match.legal()

    assert TIGRIS.any_action(one, blank(OFFERS)) == legal[int(roll(two, len(legal)))]
    assert one.tobytes() == two.tobytes()


def fields(s: State, names: tuple[str, ...]) -> dict[str, Any]:
    return {name: s[name].tolist() for name in names}


@examples(20, 6)
@given(travel=travels, word=st.integers(0, 2**64 - 1))
def test_imagining_keeps_what_is_public_and_ones_own_and_how_many_lie_where(
    travel: Travel, word: int
) -> None:
    match = arrive(travel)
    s, public = match.state, tuple(n for n in TIGRIS.state.names or () if n not in HIDDEN)

    for seat in watchers(match):
        other = imagined(TIGRIS, s, seat, word)
        assert fields(other, public) == fields(s, public)
        for piles in ("hand", "swapped"):
            assert (other[piles].sum(axis=1) == s[piles].sum(axis=1)).all()
            if seat >= 0:
                assert (other[piles][seat] == s[piles][seat]).all()
        assert other.bag.sum() == s.bag.sum()
        assert (pool(other) == pool(s)).all()


def pool(s: State) -> Any:
    """Every hidden tile, by color."""
    return s.bag + s.hand.sum(axis=0) + s.swapped.sum(axis=0)


@examples(20, 6)
@given(journey=journeys, data=st.data())
def test_imagining_does_not_look_at_hidden_tiles(journey: Journey, data: st.DataObject) -> None:
    match = journey.match(TIGRIS)
    if match.over:
        return
    twin, seat = copy(match.state), data.draw(st.sampled_from(watchers(match)))
    others = [twin.hand[other] for other in range(match.seats) if other != seat]
    piles = [pile for pile in [*others, twin.bag] if pile.sum()]
    for _ in range(5):  # exchange a tile between two places this seat cannot see into
        first, second = (data.draw(st.sampled_from(piles)) for _ in range(2))
        give, take = (
            data.draw(st.sampled_from(np.flatnonzero(p).tolist())) for p in (first, second)
        )
        for pile, lost, won in ((first, give, take), (second, take, give)):
            pile[lost] -= 1
            pile[won] += 1

    assert TIGRIS.broken(twin) == -1
    world = imagined(TIGRIS, match.state, seat, 9)
    assert imagined(TIGRIS, twin, seat, 9).tobytes() == world.tobytes()
    assert TIGRIS.view(twin, seat) == TIGRIS.view(match.state, seat)
    if seat == match.asked:
        assert legal_in(TIGRIS, twin) == match.legal()


@examples(15, 5)
@given(travel=travels)
def test_an_observation_says_what_the_view_says(travel: Travel) -> None:
    match = arrive(travel)
    for seat in watchers(match):
        view, tensor = match.view(seat), TIGRIS.observation.blank()
        TIGRIS.observe(match.state, seat, tensor)
        seen = TIGRIS.observation.split(tensor)
        for color in COLORS:
            cells = named([t["cell"] for t in view["tiles"] if t["color"] == color])
            assert set(np.flatnonzero(seen[f"{color} tiles"]).tolist()) == cells
        for leader in view["leaders"]:
            place = (leader["seat"] - max(seat, 0)) % match.seats
            plane = seen[f"{leader['color']} leader {place}"]
            assert np.flatnonzero(plane).tolist() == [CELL_NAMES.index(leader["cell"])]
        hand = view["hand"] or dict.fromkeys(COLORS, 0)
        assert seen["hand"].tolist() == list(hand.values())
        assert seen["bag"] == view["bag"]
        assert seen["seats"].argmax() == match.seats
        assert seen["conflict"].argmax() == [None, "revolt", "war"].index(
            view["conflict"] and view["conflict"]["kind"]
        )


@examples(10, 3)
@given(travel=travels)
def test_what_a_catastrophe_struck_stays_dead(travel: Travel) -> None:
    dead: set[int] = set()
    for match in along(travel):
        s = match.state
        now = set(cell_list(cells_at(s.catastrophe)))
        assert dead <= now
        dead = now
        for field in (*s.tile, s.leader, s.face_down, s.treasure):
            assert not dead & set(cell_list(cells_at(field)))


def test_passing_for_ever_ends_too() -> None:
    hand = {"black": 2, "red": 2, "green": 2}
    position = {"turns": MOST_TURNS - 1, "turn": 1, "hands": {"0": hand, "1": hand}, "bag": 0}
    match = Match(TIGRIS, 2, secret=bytes(32), position=position)

    match.choose(1, 0, "pass")

    assert match.over
    assert match.view(0)["ended"] == "turns"


def test_an_observation_shows_buildings() -> None:
    position = {"ziggurat": "C10", "monuments": [["red-green", "I5"]], "bag": 0}
    match = Match(TIGRIS, 2, {"ziggurat": True}, bytes(32), position)
    tensor = TIGRIS.observation.blank()

    TIGRIS.observe(match.state, 0, tensor)

    seen = TIGRIS.observation.split(tensor)
    sums = {name: int(seen[name].sum()) for name in seen if "monument" in name}
    assert sums == {
        "black monument": 0,
        "red monument": 4,
        "blue monument": 0,
        "green monument": 4,
        "monuments left": 5,
    }
    assert int(seen["ziggurat"].sum()) == 5
    assert int(seen["face down"].sum()) == 9


def test_a_preview_lists_what_could_be_built_and_which_wars_would_come() -> None:
    position = {
        "tiles": {"red": ["I8", "J8"], "black": ["D2"]},
        "leaders": {"0 black": "C2", "0 red": "A2", "1 black": "F2", "1 red": "G3"},
        "hands": {"0": {"red": 1, "blue": 1}},
        "bag": 0,
    }
    match = Match(TIGRIS, 2, secret=bytes(32), position=position)

    square, union = match.preview(0, "tile red J7"), match.preview(0, "tile blue E2")

    assert set(square["builds"]) == {
        "monument black-red I7",
        "monument red-blue I7",
        "monument red-green I7",
        "decline",
    }
    assert (square["wars"], square["unites"]) == ([], False)
    assert (union["wars"], union["unites"]) == (["black", "red"], True)
    assert (union["builds"], union["prompt"]) == ([], "war")
    assert match.seq == 0
