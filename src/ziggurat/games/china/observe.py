"""What one seat can know, as numbers for learners, and worlds it cannot tell from the true one."""

import numpy as np

from ziggurat.core.bits import holds
from ziggurat.core.dice import redeal
from ziggurat.core.jit import kernel
from ziggurat.core.layout import Layout
from ziggurat.core.state import Array, State
from ziggurat.games.china.cards import cards_in, pile_size
from ziggurat.games.china.data import (
    ALLIANCES,
    COLORS,
    MOST_CARDS,
    OWNERS,
    PIECES,
    PROVINCES,
    SPACES,
    SPECIALS,
    TILES,
)
from ziggurat.games.china.maps import MAPS
from ziggurat.games.china.provinces import emissary_limit
from ziggurat.games.china.state import OVER, PROMPTS
from ziggurat.games.china.tiles import tile_color

HUES = len(COLORS)
MAP_WORDS = np.array([int(chart.digest, 16) for chart in MAPS.values()], np.uint64)

# Seats are told from the one that looks, clockwise; the Emperor of two comes last.
PLANES = (
    *(f"palaces {side}" for side in range(OWNERS)),
    *(f"color {name}" for name in COLORS),
    *("fort", "post", "harbour"),
    *(f"tile {name}" for name in (*TILES, "hidden")),
)
LAYOUT = Layout(
    (1, SPACES),
    PLANES,
    {
        "emissaries": PROVINCES * OWNERS,
        "limit": PROVINCES,
        "province color": PROVINCES * HUES,
        "scored": PROVINCES,
        "fresh": PROVINCES,
        "first": PROVINCES,
        "claimed": PROVINCES,
        "alliances": ALLIANCES * 2,
        "hand": HUES,
        "seen": OWNERS * HUES,
        "hand sizes": OWNERS,
        "display": HUES,
        "discard": HUES,
        "pile": 1,
        "next cards": MOST_CARDS,
        "exhaustions": 1,
        "supply": OWNERS * len(PIECES),
        "score": OWNERS,
        "tiles taken": OWNERS * len(TILES),
        "kept": 2 * HUES,
        "influence": 2 * HUES,
        "specials": 2 * len(SPECIALS),
        "played": HUES,
        "options": 3,
        "map": len(MAP_WORDS) + 1,  # one of the game's, or another
        "seats": OWNERS,
        "turn": OWNERS,
        "asked": OWNERS,
        "prompt": len(PROMPTS) + 1,
        "placed": 1,
        "cards played": 1,
        "two provinces": 1,
        "emperor moved": 1,
        "to draw": 1,
    },
)
AT = LAYOUT.start
COLOR_AT, FORT_AT, POST_AT = AT["color red"], AT["fort"], AT["post"]
HARBOUR_AT, TILE_AT = AT["harbour"], AT["tile green"]
EMISSARIES_AT, LIMIT_AT, HUE_AT = AT["emissaries"], AT["limit"], AT["province color"]
SCORED_AT, FRESH_AT, FIRST_AT = AT["scored"], AT["fresh"], AT["first"]
CLAIMED_AT, ALLIANCES_AT, HAND_AT = AT["claimed"], AT["alliances"], AT["hand"]
SEEN_AT, SIZES_AT, DISPLAY_AT = AT["seen"], AT["hand sizes"], AT["display"]
DISCARD_AT, PILE_AT, NEXT_AT = AT["discard"], AT["pile"], AT["next cards"]
EXHAUSTIONS_AT, SUPPLY_AT, SCORE_AT = AT["exhaustions"], AT["supply"], AT["score"]
TAKEN_AT, KEPT_AT, INFLUENCE_AT = AT["tiles taken"], AT["kept"], AT["influence"]
SPECIALS_AT, PLAYED_AT, OPTIONS_AT = AT["specials"], AT["played"], AT["options"]
MAP_AT = AT["map"]
SEATS_AT, TURN_AT, ASKED_AT, PROMPT_AT = AT["seats"], AT["turn"], AT["asked"], AT["prompt"]
REST_AT = AT["placed"]


@kernel
def imagine(s: State, seat: int, word: int) -> None:
    """Re-deal in place everything a seat cannot know, from a dice word; -1 is a spectator.

    Other hands, but for cards seen to get there, and the pile are one pool to him. Bonus
    tiles need nothing: a hidden one has no color before it is turned over, and one that was
    taken everybody saw. Once the game is over nothing is hidden.
    """
    s.dice = word
    if s.prompt == OVER:
        return
    redeal(s, seat, s.hand, s.seen, s.pile)


@kernel
def observe(s: State, seat: int, out: Array) -> None:
    """Everything a seat can know, as planes and numbers; `LAYOUT` names them."""
    out[:] = 0
    me = max(seat, 0)
    for owner in range(s.owners):
        observe_owner(s, owner, side_of(s, owner, me), seat, out)
    observe_spaces(s, out)
    observe_provinces(s, out)
    observe_cards(s, seat, out)
    if s.seats == 2:
        observe_court(s, me, out)
    observe_turn(s, me, out)


@kernel
def side_of(s: State, owner: int, me: int) -> int:
    """An owner as seen from a seat: clockwise from it, the Emperor last."""
    if owner >= s.seats:
        return owner
    return owner - me if owner >= me else owner - me + s.seats


@kernel
def observe_owner(s: State, owner: int, side: int, seat: int, out: Array) -> None:
    """One owner's palaces, emissaries, pieces left, score, tiles, and cards seen."""
    for space in range(s.spaces):
        out[side * SPACES + space] = holds(s.palace[owner], space)
    for province in range(s.provinces):
        out[EMISSARIES_AT + province * OWNERS + side] = s.emissary[province, owner]
    for piece in range(len(PIECES)):
        out[SUPPLY_AT + side * len(PIECES) + piece] = s.supply[owner, piece]
    for tile in range(len(TILES)):
        out[TAKEN_AT + side * len(TILES) + tile] = s.taken[owner, tile]
    for color in range(HUES):
        if seat >= 0 or owner >= s.seats:
            out[SEEN_AT + side * HUES + color] = s.seen[owner, color]
    out[SIZES_AT + side] = cards_in(s.hand[owner])
    out[SCORE_AT + side] = s.score[owner]
    out[SEATS_AT + side] = 1


@kernel
def observe_spaces(s: State, out: Array) -> None:
    for space in range(s.spaces):
        for i in range(2):
            if s.home[space, i] >= 0:
                out[COLOR_AT + s.color[s.home[space, i]] * SPACES + space] = 1
        out[FORT_AT + space] = holds(s.fort, space)
        out[POST_AT + space] = holds(s.posts, space)
        out[HARBOUR_AT + space] = holds(s.harbours, space)
        if holds(s.tile, space):
            out[TILE_AT + tile_color(s, space) * SPACES + space] = 1


@kernel
def observe_provinces(s: State, out: Array) -> None:
    for province in range(s.provinces):
        out[LIMIT_AT + province] = emissary_limit(s, province)
        out[HUE_AT + province * HUES + s.color[province]] = 1
        out[SCORED_AT + province] = s.scored >> province & 1
        out[FRESH_AT + province] = s.fresh >> province & 1
        out[FIRST_AT + province] = s.first >> province & 1
    if s.claimed >= 0:
        out[CLAIMED_AT + s.claimed] = 1
    for number in range(s.alliances):
        out[ALLIANCES_AT + 2 * number] = 1 + s.alliance[number, 0]
        out[ALLIANCES_AT + 2 * number + 1] = 1 + s.alliance[number, 1]


@kernel
def observe_cards(s: State, seat: int, out: Array) -> None:
    for color in range(HUES):
        if seat >= 0:
            out[HAND_AT + color] = s.hand[seat, color]
        out[DISPLAY_AT + color] = s.display[color]
        out[DISCARD_AT + color] = s.discard[color]
        out[PLAYED_AT + color] = s.played[color]
    out[PILE_AT] = pile_size(s)
    for i in range(s.pile_known):
        out[NEXT_AT + i] = 1 + s.next_card[s.pile_known - 1 - i]
    out[EXHAUSTIONS_AT] = s.exhaustions


@kernel
def observe_court(s: State, me: int, out: Array) -> None:
    """What only two players have: kept cards, influence, special cards."""
    for seat in range(2):
        side = side_of(s, seat, me)
        for color in range(HUES):
            out[KEPT_AT + side * HUES + color] = s.kept[seat, color]
            out[INFLUENCE_AT + side * HUES + color] = s.influence[color] == seat
        for special in range(len(SPECIALS)):
            out[SPECIALS_AT + side * len(SPECIALS) + special] = s.special[seat, special]


@kernel
def observe_turn(s: State, me: int, out: Array) -> None:
    """Whose turn it is, what was done in it, and what is asked of whom."""
    chart = 0
    while chart < len(MAP_WORDS) and MAP_WORDS[chart] != s.map_digest:
        chart += 1
    out[MAP_AT + chart] = 1
    for option in range(3):
        out[OPTIONS_AT + option] = s.option[option]
    out[TURN_AT + side_of(s, s.turn, me)] = 1
    if s.asked >= 0:
        out[ASKED_AT + side_of(s, s.asked, me)] = 1
    out[PROMPT_AT + s.prompt] = 1
    out[REST_AT] = s.placed
    out[REST_AT + 1] = s.cards_played
    out[REST_AT + 2] = s.two_provinces
    out[REST_AT + 3] = s.emperor_moved
    out[REST_AT + 4] = s.to_draw
