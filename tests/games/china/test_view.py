"""What a seat may see, what it may imagine, and what a learner is told."""

from collections import Counter
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.china.boards import CHINA, dealt, spaces, table
from games.china.script import display, facts, hand, say, tiles
from games.wander import Journey, begun, by_chance, examples, go_on, imagined, journeys, watchers
from ziggurat.core.match import Match
from ziggurat.core.state import copy
from ziggurat.games.china.breakdown import breakdown
from ziggurat.games.china.data import COLORS, TILES
from ziggurat.games.china.records import State

HIDDEN = ("hand", "seen", "pile", "dice")
THREE: dict[str, Any] = {
    "hands": {0: "RRP", 1: "GGY", 2: "OOP"},
    "display": "RGYO",
    "palaces": {0: "W1 W2", 1: "W3 C1"},
    "emissaries": {"wei": "01"},
    "discard": "PP",
}
TWO: dict[str, Any] = {
    "seats": 2,
    "hands": {0: "RRP", 1: "GGY"},
    "display": "RGYO",
    "emperor_hand": "RGO",
    "palaces": {0: "W1", 1: "C1", "emperor": "W2"},
    "kept": {0: "RR", 1: "R"},
    "influence": {"R": 0},
}


def space(match: Match[State], name: str, seat: int = -1) -> dict[str, Any]:
    found: dict[str, Any] = next(s for s in match.view(seat)["spaces"] if s["space"] == name)
    return found


# What lies open.


def test_a_view_shows_spaces_and_provinces() -> None:
    match = table(4, "45", forts="W3 Q1", **{k: v for k, v in THREE.items() if k != "hands"})

    assert space(match, "W1") == {"space": "W1", "palace": 0, "fort": False, "tile": None}
    assert space(match, "W3")["palace"] == 1
    assert space(match, "W3")["fort"] and space(match, "Q1")["fort"]
    wei = next(p for p in match.view(-1)["provinces"] if p["province"] == "wei")
    assert (wei["name"], wei["color"], wei["limit"], wei["scored"]) == ("Wei", "red", 2, False)
    assert wei["spaces"] == spaces("W1-W7")
    assert (wei["palaces"], wei["emissaries"]) == ([2, 1, 0, 0], [1, 1, 0, 0])


def test_a_view_of_the_border_map_has_posts_in_two_provinces() -> None:
    match = table(3, "border", palaces={1: "P2"})
    provinces = {p["province"]: p for p in match.view(-1)["provinces"]}

    assert "P2" in provinces["wei"]["spaces"] and "P2" in provinces["chin"]["spaces"]
    assert provinces["wei"]["palaces"] == provinces["chin"]["palaces"] == [0, 1, 0]


def test_a_view_tells_options_and_map() -> None:
    seen = dealt(3, map="border", bonus=True).view(0)

    assert (seen["map"], seen["bonus"], seen["fortifications"]) == ("border", True, False)
    assert (seen["seats"], seen["seat"]) == (3, 0)
    assert dealt(5).view(0)["map"] == "45"


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_what_two_players_have_is_not_in_other_views(seats: int) -> None:
    court = {"emperor_hand", "kept", "influence", "specials", "influence_cards"}

    assert not court & set(dealt(seats).view(0))
    assert court <= set(dealt(2).view(0))


def test_the_court_of_two_lies_open_for_all() -> None:
    match = table(**TWO, specials={0: "exchange", 1: ""})

    for seat in watchers(match):
        seen = match.view(seat)
        assert {name for name, n in seen["emperor_hand"].items() if n} == {"red", "green", "orange"}
        assert [kept["red"] for kept in seen["kept"]] == [2, 1]
        assert seen["influence"] == dict.fromkeys(COLORS) | {"red": 0}
        assert seen["specials"] == [["exchange"], []]


def test_a_view_tells_what_was_done_in_the_turn() -> None:
    match = table(**THREE)
    say(match, "0 palace W4 with red")
    seen = match.view(1)

    assert (seen["placed"], seen["cards_played"], seen["turn"]) == (1, 1, 0)
    assert (seen["asked"], seen["prompt"]) == (0, "place")
    assert set(seen["empty_provinces"]) == {"yan", "zhao", "qi", "lu", "han", "shu", "chu"}
    say(match, "0 done")
    assert (match.view(1)["prompt"], match.view(1)["to_draw"]) == ("draw", 1)


# Hands and the pile.


@pytest.mark.parametrize("seat", [-1, 0, 1, 2])
def test_a_seat_sees_its_own_hand_and_the_size_of_others(seat: int) -> None:
    match = table(**THREE)
    seen = match.view(seat)

    assert seen["hands"] is None
    assert seen["hand_sizes"] == [3, 3, 3]
    if seat < 0:
        assert seen["hand"] is None
    else:
        assert hand(match, seat) == THREE["hands"][seat]


def test_of_the_pile_its_size_is_shown_and_what_is_known_to_come() -> None:
    match = table(hands={0: "RRP"}, display="RGYO", pile="PPO")
    unknown = dealt(3).view(1)

    assert (match.view(1)["pile"], match.view(1)["next_cards"]) == (
        3,
        ["purple", "purple", "orange"],
    )
    assert (unknown["pile"], unknown["next_cards"]) == (34, [])


def test_display_discard_and_supplies_are_shown_to_all() -> None:
    match = table(**THREE)

    for seat in watchers(match):
        seen = match.view(seat)
        assert display(match) == "RGYO"
        assert seen["discard"]["purple"] == 2
        assert seen["supply"] == [{"palace": 20, "emissary": 8, "fort": 0}] * 3


def last_turn(**more: Any) -> Match[State]:
    """One `done` from the end."""
    drawn = THREE | {"hands": {0: "RRP", 1: "GGY", 2: ""}} | more
    return table(turn=2, exhaustions=2, pile="", **drawn | {"display": ""})


def test_once_it_is_over_every_hand_is_shown() -> None:
    match = last_turn()
    assert match.view(0)["hands"] is None

    say(match, "2 done")

    for seat in watchers(match):
        seen = match.view(seat)
        assert seen["over"]
        assert [Counter(cards).total() for cards in seen["hands"]] == [3, 3, 0]
        assert seen["hands"][1]["green"] == 2
        assert (seen["asked"], seen["prompt"], seen["ended"]) == (None, None, "pile")


# Tiles.


def test_a_hidden_tile_has_no_color_until_its_province_has_a_palace() -> None:
    match = table(hands={0: "OOP"}, display="RGYO", tiles={"L2": None, "L3": None, "W5": None})
    assert {seat: space(match, "L2", seat)["tile"] for seat in watchers(match)} == dict.fromkeys(
        [-1, 0, 1, 2], "hidden"
    )

    say(match, "0 claim lu with orange")

    for seat in watchers(match):
        assert space(match, "L2", seat)["tile"] in TILES
        assert space(match, "L3", seat)["tile"] in TILES
        assert space(match, "W5", seat)["tile"] == "hidden"


def test_a_tile_that_was_taken_is_face_down_for_others_until_the_end() -> None:
    match = table(hands={0: "OOP"}, display="RGYO", tiles={"L2": "G", "L3": "O"}, palaces={1: "L1"})
    say(match, "0 palace L3 with orange")

    assert tiles(match) == {"L2": "G"}
    for seat in watchers(match):
        seen = match.view(seat)
        assert seen["tiles_taken"] == [1, 0, 0]
        none = dict.fromkeys(TILES, 0)
        assert seen["tiles"][0] == (none | {"orange": 1} if seat == 0 else None)
        assert [entry for entry in seen["tiles"] if entry is not None] == (
            [seen["tiles"][seat]] if seat >= 0 else []
        )


def test_tiles_of_the_emperor_are_counted_too() -> None:
    match = table(2, tiles={"L2": None}, tiles_taken={"emperor": "GO", 1: "Y"})

    assert match.view(0)["tiles_taken"] == [0, 1, 2]
    assert match.view(0)["tiles"][2] is None


def test_at_the_end_all_tiles_are_shown() -> None:
    match = last_turn(tiles={}, tiles_taken={0: "GG", 1: "O"})
    assert match.view(2)["tiles"][:2] == [None, None]

    say(match, "2 done")

    assert [Counter(entry).total() for entry in match.view(-1)["tiles"]] == [2, 1, 0]
    assert match.view(1)["tiles"][0]["green"] == 2


# If it ended now.


def test_the_breakdown_of_a_view_is_the_scoring_of_the_facts() -> None:
    match = table(
        palaces={0: "C1 C2 C4 S1", 1: "W1 W2"}, emissaries={"wei": "01", "chin": "0"}, score={2: 7}
    )
    now, scoring = match.view(-1)["if_it_ended_now"], facts(match)["scoring"]

    assert now["roads"] == [4, 0, 0] == list(scoring["roads"].values())
    assert now["chains"] == [[["C1", "C2", "C4", "S1"]], [], []]
    assert now["alliances"]["3"] == [3, 0, 0]
    assert now["palaces"]["chin"] == [3, 0, 0]
    assert now["totals"] == [4 + 3 + 3 + 1, 2, 7]


def compare_breakdown(s: State, over: bool) -> None:
    """Everything a breakdown tells is in the facts, but for hidden tiles before the end."""
    scoring = CHINA.facts(s)["scoring"]
    for seat in range(-1, s.seats):
        now = CHINA.view(s, seat)["if_it_ended_now"]
        for part in ("palaces", "alliances"):
            told = {str(key): dict(enumerate(points)) for key, points in now[part].items()}
            expected = {
                key: {int(who): n for who, n in points.items()}
                for key, points in scoring[part].items()
            }
            assert told == expected
        for part in ("roads", "harbours"):
            assert now[part] == list(scoring[part].values())
        lengths = [[len(chain) for chain in chains] for chains in now["chains"]]
        assert lengths == list(scoring["chains"].values())
        if over or not s.option[1]:
            assert now["bonus"] == list(scoring["bonus"].values())
        else:
            assert "bonus" not in now


def sums(s: State) -> list[int]:
    """The points of every part, by seat; without those of tiles before the end."""
    now = CHINA.view(s, -1)["if_it_ended_now"]
    parts = [*now["palaces"].values(), *now["alliances"].values()]
    parts += [now["roads"], now["harbours"], now.get("bonus", [0] * int(s.seats))]
    return [sum(part[seat] for part in parts) for seat in range(s.seats)]


@examples(12, 6)
@given(journey=journeys)
def test_if_it_ended_now_adds_up(journey: Journey) -> None:
    match = journey.match(CHINA)
    s = match.state

    compare_breakdown(s, match.over)
    totals = match.view(-1)["if_it_ended_now"]["totals"]
    if not match.over:
        assert totals == [int(s.score[seat]) + more for seat, more in enumerate(sums(s))]
    scores = np.zeros(match.seats, np.int64)
    CHINA.scores(s, scores)
    assert breakdown(s)["totals"] == scores.tolist()


@examples(8, 4)
@given(seed=st.integers(0, 10**6))
def test_once_over_the_breakdown_is_what_the_final_scoring_was(seed: int) -> None:
    match = go_on(begun(CHINA, seed), np.random.default_rng(seed), 10**6)
    s, last = match.state, match.history[-1].before
    view = match.view(-1)
    gained = [int(now) - int(then) for now, then in zip(s.score, last.score, strict=True)]
    said = Counter[int]()
    for event in match.history[-1].events:
        if event.kind in ("points_scored", "influence_scored"):
            said[event.args["seat"]] += event.args["points"]

    compare_breakdown(s, True)
    assert sums(s) == [gained[seat] - said[seat] for seat in range(match.seats)]
    assert view["if_it_ended_now"]["totals"] == view["score"]
    assert [line["score"] for line in view["result"]] == view["score"]
    left = [sum(pieces.values()) for pieces in view["supply"][: match.seats]]
    assert [line["pieces"] for line in view["result"]] == left


def test_the_result_places_by_score_and_then_by_pieces_left() -> None:
    match = last_turn(
        palaces={},
        emissaries={},
        score={0: 5, 1: 5, 2: 9},
        supply={0: {"palace": 3}, 1: {"palace": 4}, 2: {"palace": 1}},
    )
    say(match, "2 done")

    assert [line["place"] for line in match.view(0)["result"]] == [3, 2, 1]


def test_points_of_hidden_tiles_are_not_told_before_the_end() -> None:
    match = last_turn(palaces={}, emissaries={}, tiles={}, tiles_taken={0: "GG", 1: "O"})
    for seat in watchers(match):
        assert "bonus" not in match.view(seat)["if_it_ended_now"]
        assert match.view(seat)["if_it_ended_now"]["totals"] == [0, 0, 0]

    say(match, "2 done")

    assert match.view(2)["if_it_ended_now"]["bonus"] == [6, 6, 0]
    assert match.view(2)["score"] == [6, 6, 0]


# Imagining.


def pool(s: State) -> list[int]:
    """Every card that somebody cannot see, by color."""
    found: list[int] = (s.pile + s.hand[: s.seats].sum(axis=0)).tolist()
    return found


@examples(20, 8)
@given(journey=journeys, word=st.integers(0, 2**64 - 1))
def test_imagining_deals_hands_and_pile_again_and_nothing_else(journey: Journey, word: int) -> None:
    match = journey.match(CHINA)
    s, public = match.state, [name for name in CHINA.state.names or () if name not in HIDDEN]

    for seat in watchers(match):
        other = imagined(CHINA, s, seat, word)
        assert all(other[name].tolist() == s[name].tolist() for name in public)
        assert other.hand.sum(axis=1).tolist() == s.hand.sum(axis=1).tolist()
        assert other.pile.sum() == s.pile.sum()
        assert pool(other) == pool(s)
        assert CHINA.broken(other) == -1
        if seat >= 0:
            assert (other.hand[seat] == s.hand[seat]).all()
            assert (other.hand >= s.seen).all()
            assert (other.seen == s.seen).all()
        if match.over:
            assert (other.hand == s.hand).all() and (other.pile == s.pile).all()
        assert CHINA.view(other, seat) == match.view(seat)


def test_a_card_taken_from_the_display_stays_in_the_imagined_hand() -> None:
    match = table(**THREE | {"display": "PPYO"})
    say(match, "0 palace W4 with red", "0 done", "0 draw purple")
    seen = [imagined(CHINA, match.state, 1, word).hand[0] for word in range(60)]

    assert min(int(cards[COLORS.index("purple")]) for cards in seen) == 1
    assert len({tuple(cards.tolist()) for cards in seen}) > 5  # the others may be anything
    assert {int(cards.sum()) for cards in seen} == {3}


def test_a_card_seen_to_be_taken_is_forgotten_when_it_is_played() -> None:
    match = table(**THREE | {"display": "RPYO", "hands": {0: "RPP", 1: "GGY", 2: "OOP"}})
    say(match, "0 palace W4 with red", "0 done", "0 draw red")
    assert match.state.seen[0].tolist() == [1, 0, 0, 0, 0]
    say(match, "1 exchange green", "1 draw pile", "2 exchange orange", "2 draw pile")

    say(match, "0 palace W5 with red")

    assert match.state.seen[0].sum() == 0


def test_once_over_nothing_is_imagined() -> None:
    match = last_turn()
    say(match, "2 done")

    for seat in watchers(match):
        other = imagined(CHINA, match.state, seat, 7)
        assert (other.hand == match.state.hand).all()
        assert (other.seen == match.state.seen).all()
        assert CHINA.view(other, seat) == match.view(seat)


def test_the_top_of_a_pile_that_is_known_is_not_dealt_again() -> None:
    match = table(**THREE, pile="PPR", pile_left={"green": 6, "orange": 2})

    for word in range(8):
        other = imagined(CHINA, match.state, 0, word)
        assert CHINA.write(other)["pile"] == ["purple", "purple", "red"]


def at_exhaustion(**more: Any) -> Match[State]:
    """Two seats, and one card in the pile."""
    drawn = TWO | {"pile": "P", "discard": "RGYOPP", "played": ""} | more
    return table(real=False, **drawn)


def test_with_two_seats_an_exhaustion_lets_both_count_the_other_hand() -> None:
    match = at_exhaustion()
    assert match.state.seen[:2].sum() == 0

    say(match, "0 palace W3 with red", "0 done", "0 draw pile")

    assert match.state.exhaustions == 1
    assert (match.state.seen[1] == match.state.hand[1]).all()
    for word in range(10):
        assert (imagined(CHINA, match.state, 0, word).hand[1] == match.state.hand[1]).all()
        assert (imagined(CHINA, match.state, 1, word).hand[0] == match.state.seen[0]).all()


def test_the_emperors_hand_is_never_dealt_again() -> None:
    match = table(**TWO)

    for seat in watchers(match):
        other = imagined(CHINA, match.state, seat, 3)
        assert (other.hand[2] == match.state.hand[2]).all()


def swapped(s: State, seat: int, rng: np.random.Generator) -> State:
    """The same table to one seat: unseen cards of others change places with the pile."""
    twin = copy(s)
    for _ in range(8):
        other = int(rng.integers(s.seats))
        give = np.flatnonzero(twin.hand[other] > twin.seen[other])
        take = np.flatnonzero(twin.pile)
        if other == seat or not len(give) or not len(take):
            continue
        lost, won = int(rng.choice(give)), int(rng.choice(take))
        twin.hand[other, lost] -= 1
        twin.pile[lost] += 1
        twin.hand[other, won] += 1
        twin.pile[won] -= 1
    return twin


def observed(s: State, seat: int) -> list[float]:
    tensor = CHINA.observation.blank()
    CHINA.observe(s, seat, tensor)
    found: list[float] = tensor.tolist()
    return found


@examples(20, 8)
@given(journey=journeys, seed=st.integers(0, 10**6))
def test_nothing_a_seat_is_told_depends_on_what_it_cannot_know(journey: Journey, seed: int) -> None:
    match = journey.match(CHINA)
    if match.over:
        return
    rng = np.random.default_rng(seed)
    for seat in watchers(match):
        twin = swapped(match.state, seat, rng)
        assert CHINA.broken(twin) == -1
        assert CHINA.view(twin, seat) == match.view(seat)
        assert observed(twin, seat) == observed(match.state, seat)
        if seat >= 0:
            world = imagined(CHINA, match.state, seat, 9)
            assert imagined(CHINA, twin, seat, 9).tobytes() == world.tobytes()


def test_a_spectator_does_not_learn_what_players_counted() -> None:
    match = at_exhaustion()
    say(match, "0 palace W3 with red", "0 done", "0 draw pile")

    worlds = {tuple(imagined(CHINA, match.state, -1, word).hand[1]) for word in range(40)}

    assert len(worlds) > 1
    planes = CHINA.observation.split(np.array(observed(match.state, -1), np.float32))
    assert planes["seen"].reshape(-1, len(COLORS))[:2].sum() == 0


@examples(10, 5)
@given(journey=journeys)
def test_a_seat_is_shown_what_it_was_dealt_and_drew(journey: Journey) -> None:
    match = journey.match(CHINA, by_chance)

    for seat in range(match.seats):
        found = Counter({name: n for name, n in match.view(seat)["hand"].items() if n})
        assert found == facts(match)["hands"][str(seat)]
        assert match.view(seat)["hand_sizes"] == list(facts(match)["hand_sizes"].values())
