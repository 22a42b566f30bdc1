"""Positions that are saved, spoiled or strange; what always holds, and how it is noticed."""

import json
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
import pytest

from games.china.boards import CHINA, dealt, table
from games.china.script import asked, offered, refused, say
from ziggurat.core.bits import word_of
from ziggurat.core.errors import Malformed
from ziggurat.core.match import Match
from ziggurat.core.state import State
from ziggurat.games.china.maps import MAPS

COURT: dict[str, Any] = {
    "hands": {0: "RGY", 1: "RGO"},
    "emperor_hand": "RYO",
    "display": "RYOP",
    "pile": "RGYOPR",
}


# Positions that cannot be.


@pytest.mark.parametrize(
    ("seats", "position", "complaint"),
    [
        (3, {"houses": {}}, "houses: unknown key"),
        (3, {"palaces": {"0": ["X9"]}}, "palaces.0.*unknown word 'X9'"),
        (3, {"palaces": {"0": ["W1", "W1"]}}, "palaces.0: a space stands twice"),
        (3, {"palaces": {"0": ["W1"], "1": ["W1"]}}, "palaces.1: W1 holds a palace already"),
        (3, {"palaces": {"emperor": ["W1"]}}, "palaces: nobody is called 'emperor'"),
        (3, {"emissaries": {"rome": {"0": 1}}}, "emissaries.rome: unknown word"),
        (3, {"forts": ["W1"]}, "forts: are not played here"),
        (3, {"bonus": {"W1": "green"}}, "bonus: bonus tiles are not played here"),
        (3, {"kept": {"0": ["red"]}}, "kept: is for two players only"),
        (3, {"phase": "emperor"}, "phase: the Emperor moves only in a game of two"),
        (3, {"prompt": "emperor"}, "prompt: the Emperor moves only in a game of two"),
        (3, {"prompt": "draw"}, "to_draw: there is no card to draw"),
        (3, {"prompt": "keep"}, "played: there is no card to keep"),
        (3, {"prompt": "site", "claimed": "rome"}, "claimed: unknown word"),
        (3, {"hands": {"0": ["red"] * 129}}, "hands.0: too many cards: 129"),
        (3, {"discard": ["red"] * 100, "hands": {"0": ["red"] * 99}}, "far more cards than in"),
    ],
)
def test_a_position_that_cannot_be_is_refused_in_a_line(
    seats: int, position: dict[str, Any], complaint: str
) -> None:
    with pytest.raises(Malformed, match=complaint):
        Match(CHINA, seats, {}, bytes(32), position, real=False)


def test_a_claimed_province_must_have_room() -> None:
    with pytest.raises(Malformed, match="claimed: there is no space left"):
        table(prompt="site", claimed="lu", palaces={0: "L1-L4"}, tiles={})


def test_hidden_tiles_must_be_among_those_nobody_has_seen() -> None:
    with pytest.raises(Malformed, match="bonus: 2 tiles are face down, and too few are unseen"):
        table(tiles={"L2": None, "L3": None}, tiles_left="G")


@pytest.mark.parametrize(
    ("drawn", "complaint"),
    [
        ({"supply": {0: {"palace": 20}}, "palaces": {0: "W1"}}, "too many palace pieces.*21.*20"),
        ({"supply": {0: {"emissary": 9}}}, "too many emissary pieces of one color: 9.*8"),
        ({"forts": "W1"}, "too many fort pieces: 4, the game has 3"),
        ({"hands": {0: "PPPPPPPPP"}}, "too many purple cards: 9, the game has 8"),
        ({"tiles_taken": {0: "GGGGGGG"}}, "too many green tiles: 7, the game has 6"),
        ({"hands": {0: "RRRR"}}, "it cannot be played: a hand has three cards at most"),
        ({"emissaries": {"wei": "0"}}, "no province holds more emissaries than its limit"),
    ],
)
def test_real_play_refuses_more_than_the_box_holds(drawn: dict[str, Any], complaint: str) -> None:
    with pytest.raises(Malformed, match=complaint):
        table(3, real=True, **drawn)


def test_real_play_takes_what_stands_on_the_map_out_of_the_supplies() -> None:
    match = table(3, real=True, palaces={0: "W1 W2"}, emissaries={"wei": "01"}, hands={0: "RRG"})

    assert match.view(0)["supply"][0] == {"palace": 18, "emissary": 7, "fort": 0}
    assert match.view(0)["supply"][1] == {"palace": 20, "emissary": 7, "fort": 0}


# Turns under way.


def test_a_phase_that_would_ask_nothing_is_over_at_once() -> None:
    assert asked(table(3, phase="draw", hands={0: "RGY", 1: "RGY"}, display="RYOP")) == (1, "place")
    stuck = COURT | {"emperor_hand": ""}
    assert asked(table(2, phase="emperor", **stuck)) == (1, "place")


def test_cards_played_before_the_draw_are_kept_first() -> None:
    match = table(2, phase="draw", played="RG", **COURT | {"hands": {0: "Y"}})

    assert asked(match) == (0, "keep")
    say(match, "0 keep green")
    assert asked(match) == (0, "draw")


def test_a_saved_turn_goes_on_where_it_was() -> None:
    match = table(2, real=True, **COURT, palaces={1: "H1"})
    say(match, "0 special two-provinces", "0 palace H2 with green")
    position = json.loads(json.dumps(CHINA.write(match.state)))

    again = Match(CHINA, 2, {}, bytes(32), position, real=True)

    assert again.offers(0) == match.offers(0)
    assert refused(again, "0 emissary han with red") == refused(match, "0 emissary han with red")


def test_a_game_from_a_known_pile_shows_what_comes() -> None:
    match = table(3, hands={0: "RGY"}, pile="PO", display="RYOP")
    tensor = CHINA.observation.blank()
    CHINA.observe(match.state, 1, tensor)

    assert match.view(1)["next_cards"] == ["purple", "orange"]
    assert CHINA.observation.split(tensor)["next cards"][:3].tolist() == [5, 4, 0]
    say(match, "0 exchange red", "0 draw pile")
    assert "purple" in CHINA.write(match.state)["seen"]["0"]


# Small corners.


def test_a_claim_with_one_space_left_decides_itself() -> None:
    """As on a map where a province is all posts but for one space."""
    match = table(3, hands={0: "OOG"}, tiles={"L2": "O", "L3": "G"})
    names = MAPS["34"].spaces
    match.state.posts = word_of(names.index(name) for name in ("L1", "L2", "L4"))

    say(match, "0 claim lu with orange")

    assert asked(match) == (0, "place")
    assert match.view(0)["tiles"][0] == {"green": 1, "yellow": 0, "orange": 0}


def test_why_a_second_claim_and_an_emperor_without_palaces_are_refused() -> None:
    match = table(3, hands={0: "RRG"}, palaces={1: "W1"}, tiles={"S1": "G"})
    say(match, "0 palace W2 with red")
    assert (
        refused(match, "0 claim shu with red") == "Both pieces of a turn must lie in one province."
    )

    bare = table(2, phase="emperor", supply={"emperor": {"palace": 0}}, palaces={0: "W1"}, **COURT)
    assert refused(bare, "0 emperor palace W2 with red") == "The Emperor has no such piece left."
    assert offered(bare, "emperor palace") == set()


def test_the_terminal_tells_a_scored_province_and_an_exhausted_pile() -> None:
    match = table(3, palaces={0: "L1-L4"}, scored="lu", exhaustions=1, emissaries={"lu": "1"})
    lines = CHINA.draw(match.view(0), partial(CHINA.book.say, language="en"))
    said = ["".join(text for text, _ in line) for line in lines]

    assert any("Lu ✓" in line for line in said)
    assert any("♟1/4 1×1" in line for line in said)
    assert any("the pile was exhausted 1 time" in line for line in said)


# What always holds, and how a broken rule would be noticed.


def spoil_cards(s: State) -> None:
    s.discard[0] += 1


def spoil_numbers(s: State) -> None:
    s.display[0] -= 9
    s.discard[0] += 9


def spoil_seen(s: State) -> None:
    s.seen[0, 0] = s.hand[0, 0] + 1


def spoil_supply(s: State) -> None:
    s.supply[0, 0] = -1


def spoil_pieces(s: State) -> None:
    s.supply[0, 0] += 1


def spoil_emissaries(s: State) -> None:
    s.supply[0, 1] += 1


def spoil_forts(s: State) -> None:
    s.supply[0, 2] += 9


def spoil_spaces(s: State) -> None:
    s.palace[0] = s.palace[1] = word_of([1])
    s.supply[:, 0] -= 1


def spoil_land(s: State) -> None:
    s.fort = word_of([63])
    s.supply[0, 2] -= 1


def spoil_limit(s: State) -> None:
    s.emissary[0, 0] = 1
    s.supply[0, 1] -= 1


def spoil_tiles(s: State) -> None:
    s.taken[0, 0] = 1


def spoil_hidden(s: State) -> None:
    s.tiles_left[:] = 0


def spoil_hand(s: State) -> None:
    s.hand[0] += s.display
    s.display[:] = 0


def spoil_asked(s: State) -> None:
    s.asked = -1


@pytest.mark.parametrize(
    ("spoil", "number"),
    [
        (spoil_cards, 0),
        (spoil_numbers, 1),
        (spoil_seen, 1),
        (spoil_supply, 1),
        (spoil_pieces, 2),
        (spoil_emissaries, 2),
        (spoil_forts, 2),
        (spoil_spaces, 3),
        (spoil_land, 3),
        (spoil_limit, 4),
        (spoil_tiles, 5),
        (spoil_hidden, 5),
        (spoil_hand, 6),
        (spoil_asked, 7),
    ],
)
def test_what_always_holds_is_noticed_when_it_does_not(
    spoil: Callable[[State], None], number: int
) -> None:
    match = dealt(3, bonus=True, fortifications=True)
    assert CHINA.broken(match.state) == -1

    spoil(match.state)

    assert CHINA.invariants[CHINA.broken(match.state)] == CHINA.invariants[number]


def test_a_known_pile_counts_among_the_cards() -> None:
    position = CHINA.write(dealt(3).state)
    position["pile_left"]["red"] -= 1
    position["pile"] = ["red"]

    match = Match(CHINA, 3, {}, bytes(32), position, real=True)

    assert CHINA.broken(match.state) == -1
    assert int(np.sum(match.state.pile)) == match.view(0)["pile"] - 1
