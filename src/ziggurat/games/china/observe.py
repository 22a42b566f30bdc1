"""What one seat can know, as numbers for learners, and worlds it cannot tell from the true one."""

from typing import Annotated, NamedTuple

import numpy as np

from ziggurat.core.bits import holds, mark_word
from ziggurat.core.dice import redeal
from ziggurat.core.jit import kernel
from ziggurat.core.layout import Layout
from ziggurat.core.slots import meanings_of, sizes_of
from ziggurat.core.state import Array
from ziggurat.games.china.actions import PAID
from ziggurat.games.china.cards import cards_in, pile_size
from ziggurat.games.china.data import (
    ALLIANCES,
    COLORS,
    FIRST_RULES,
    MOST_CARDS,
    OWNERS,
    PIECES,
    PROVINCES,
    SPACES,
    SPECIALS,
    TILES,
)
from ziggurat.games.china.maps import FIRST_MAPS, MAPS
from ziggurat.games.china.provinces import emissary_limit
from ziggurat.games.china.records import State
from ziggurat.games.china.state import OVER, PROMPTS
from ziggurat.games.china.tiles import tile_color

HUES = len(COLORS)
CHARTS = len(MAPS)
# Each of the game's maps as it is today, and then as it was by the first rules.
MAP_WORDS = np.array(
    [int(chart.digest, 16) for chart in (*MAPS.values(), *FIRST_MAPS.values())], np.uint64
)


# Seats are told from the one that looks, clockwise; the Emperor of two comes last.
class Planes(NamedTuple):
    """One row of all spaces each."""

    palaces: Annotated[int, tuple(str(side) for side in range(OWNERS))]
    color: Annotated[int, COLORS]
    fort: int
    post: int
    harbour: int
    tile: Annotated[int, (*TILES, "hidden")]


class Numbers(NamedTuple):
    """How many numbers stand under each name."""

    emissaries: Annotated[int, PROVINCES * OWNERS]
    limit: Annotated[int, PROVINCES]
    province_color: Annotated[int, PROVINCES * HUES]
    scored: Annotated[int, PROVINCES]
    fresh: Annotated[int, PROVINCES]
    first: Annotated[int, PROVINCES]
    claimed: Annotated[int, PROVINCES]
    alliances: Annotated[int, ALLIANCES * 2]
    hand: Annotated[int, HUES]
    seen: Annotated[int, OWNERS * HUES]
    hand_sizes: Annotated[int, OWNERS]
    display: Annotated[int, HUES]
    discard: Annotated[int, HUES]
    pile: int
    next_cards: Annotated[int, MOST_CARDS]
    exhaustions: int
    supply: Annotated[int, OWNERS * len(PIECES)]
    score: Annotated[int, OWNERS]
    tiles_taken: Annotated[int, OWNERS * len(TILES)]
    kept: Annotated[int, 2 * HUES]
    influence: Annotated[int, 2 * HUES]
    specials: Annotated[int, 2 * len(SPECIALS)]
    played: Annotated[int, HUES]
    options: Annotated[int, 3]
    map: Annotated[int, CHARTS + 1]  # one of the game's, or another
    seats: Annotated[int, OWNERS]
    turn: Annotated[int, OWNERS]
    asked: Annotated[int, OWNERS]
    prompt: Annotated[int, len(PROMPTS) + 1]
    placed: int
    cards_played: int
    two_provinces: int
    emperor_moved: int
    to_draw: int
    rules: int
    claimed_with: Annotated[int, HUES]
    claimed_for_emperor: int


LAYOUT = Layout((1, SPACES), tuple(meanings_of(Planes)), sizes_of(Numbers))
PLANE, AT = LAYOUT.at(Planes), LAYOUT.at(Numbers)


@kernel
def imagine(s: State, seat: int, word: np.uint64) -> None:
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
    mark_word(s.palace[owner], PLANE.palaces + side * SPACES, out)
    for province in range(s.provinces):
        out[AT.emissaries + province * OWNERS + side] = s.emissary[province, owner]
    for piece in range(len(PIECES)):
        out[AT.supply + side * len(PIECES) + piece] = s.supply[owner, piece]
    for tile in range(len(TILES)):
        out[AT.tiles_taken + side * len(TILES) + tile] = s.taken[owner, tile]
    for color in range(HUES):
        if seat >= 0 or owner >= s.seats:
            out[AT.seen + side * HUES + color] = s.seen[owner, color]
    out[AT.hand_sizes + side] = cards_in(s.hand[owner])
    out[AT.score + side] = s.score[owner]
    out[AT.seats + side] = 1


@kernel
def observe_spaces(s: State, out: Array) -> None:
    for space in range(s.spaces):
        for i in range(2):
            if s.home[space, i] >= 0:
                out[PLANE.color + s.color[s.home[space, i]] * SPACES + space] = 1
        if holds(s.tile, space):
            out[PLANE.tile + tile_color(s, space) * SPACES + space] = 1
    mark_word(s.fort, PLANE.fort, out)
    mark_word(s.posts, PLANE.post, out)
    mark_word(s.harbours, PLANE.harbour, out)


@kernel
def observe_provinces(s: State, out: Array) -> None:
    for province in range(s.provinces):
        out[AT.limit + province] = emissary_limit(s, province)
        out[AT.province_color + province * HUES + s.color[province]] = 1
        out[AT.scored + province] = s.scored >> province & 1
        out[AT.fresh + province] = s.fresh >> province & 1
        out[AT.first + province] = s.first >> province & 1
    if s.claimed >= 0:
        observe_claim(s, out)
    for number in range(s.alliances):
        out[AT.alliances + 2 * number] = 1 + s.alliance[number, 0]
        out[AT.alliances + 2 * number + 1] = 1 + s.alliance[number, 1]


@kernel
def observe_claim(s: State, out: Array) -> None:
    """A palace paid for that has no space yet; by the first rules its cards are forgotten."""
    out[AT.claimed + s.claimed] = 1
    out[AT.claimed_for_emperor] = s.for_emperor
    if s.rules > FIRST_RULES:
        for color in range(HUES):
            out[AT.claimed_with + color] = PAID[s.claim_paid, color]


@kernel
def observe_cards(s: State, seat: int, out: Array) -> None:
    for color in range(HUES):
        if seat >= 0:
            out[AT.hand + color] = s.hand[seat, color]
        out[AT.display + color] = s.display[color]
        out[AT.discard + color] = s.discard[color]
        out[AT.played + color] = s.played[color]
    out[AT.pile] = pile_size(s)
    for i in range(s.pile_known):
        out[AT.next_cards + i] = 1 + s.next_card[s.pile_known - 1 - i]
    out[AT.exhaustions] = s.exhaustions


@kernel
def observe_court(s: State, me: int, out: Array) -> None:
    """What only two players have: kept cards, influence, special cards."""
    for seat in range(2):
        side = side_of(s, seat, me)
        for color in range(HUES):
            out[AT.kept + side * HUES + color] = s.kept[seat, color]
            out[AT.influence + side * HUES + color] = s.influence[color] == seat
        for special in range(len(SPECIALS)):
            out[AT.specials + side * len(SPECIALS) + special] = s.special[seat, special]


@kernel
def observe_turn(s: State, me: int, out: Array) -> None:
    """Whose turn it is, what was done in it, and what is asked of whom."""
    chart = 0
    while chart < len(MAP_WORDS) and MAP_WORDS[chart] != s.map_digest:
        chart += 1
    out[AT.map + (chart % CHARTS if chart < len(MAP_WORDS) else CHARTS)] = 1
    out[AT.rules] = s.rules
    for option in range(3):
        out[AT.options + option] = s.option[option]
    out[AT.turn + side_of(s, s.turn, me)] = 1
    if s.asked >= 0:
        out[AT.asked + side_of(s, s.asked, me)] = 1
    out[AT.prompt + s.prompt] = 1
    out[AT.placed] = s.placed
    out[AT.cards_played] = s.cards_played
    out[AT.two_provinces] = s.two_provinces
    out[AT.emperor_moved] = s.emperor_moved
    out[AT.to_draw] = s.to_draw
