"""What a learner sees, and how anyone imagines what he cannot."""

from ziggurat.core.dice import redeal
from ziggurat.core.jit import kernel
from ziggurat.core.layout import Layout
from ziggurat.core.state import Array, State
from ziggurat.games.babel.data import (
    LEVELS,
    MOST_NATIONS,
    MOST_TEMPLES,
    MOST_TURNS,
    NATIONS,
    SEATS,
    SITES,
)
from ziggurat.games.babel.nations import card, pile_size
from ziggurat.games.babel.scoring import cards_in_hand, height
from ziggurat.games.babel.state import OVER, PROMPTS
from ziggurat.games.babel.temples import temples_left

# Seat 0 is the observer, 1 the opponent; a spectator sits at seat 0 and holds nothing.
SIDES = ("mine", "theirs")
LAYOUT = Layout(
    (SITES, MOST_NATIONS),
    planes=tuple(f"{nation} {side}" for side in SIDES for nation in NATIONS),
    numbers={
        "hand": SITES,
        "hand sizes": SEATS,
        "heights": SEATS,
        "temples": SEATS * SITES * LEVELS,
        "pawns": SEATS * SITES,
        "start temples": SEATS,
        "rows": SEATS * MOST_TEMPLES,
        "row lengths": SEATS,
        "temple pile": LEVELS + 1,
        "next temples": MOST_TEMPLES,
        "temples left": 1,
        "discard": SITES,
        "seen": SITES,
        "nation pile": 1,
        "options": 2,
        "turn": SEATS,
        "asked": SEATS,
        "prompt": len(PROMPTS) + 1,
        "to discard": 1,
        "migrated": 1,
        "end mode": 1,
        "turns": 1,
    },
)
START = LAYOUT.start
HAND_AT, SIZES_AT, HEIGHTS_AT = START["hand"], START["hand sizes"], START["heights"]
TEMPLES_AT, PAWNS_AT, STARTS_AT = START["temples"], START["pawns"], START["start temples"]
ROWS_AT, LENGTHS_AT, PILE_AT = START["rows"], START["row lengths"], START["temple pile"]
NEXT_AT, LEFT_AT, DISCARD_AT = START["next temples"], START["temples left"], START["discard"]
SEEN_AT, NATIONS_AT, OPTIONS_AT = START["seen"], START["nation pile"], START["options"]
TURN_AT, ASKED_AT, PROMPT_AT = START["turn"], START["asked"], START["prompt"]
REST_AT = START["to discard"]


@kernel
def imagine(s: State, seat: int, word: int) -> None:
    """Re-deal in place everything a seat cannot know, from a dice word; -1 is a spectator.

    The other hand, but for what he has counted there, and the pile are one pool to him. Once
    the game is over nothing is hidden.
    """
    s.dice = word
    if s.prompt == OVER:
        return
    redeal(s, seat, s.hand, s.seen, s.nation_pile)


@kernel
def observe(s: State, seat: int, out: Array) -> None:
    """Everything a seat can know, as planes and numbers; `LAYOUT` names them."""
    out[:] = 0
    me = max(seat, 0)
    for side in range(s.seats):
        observe_side(s, side, me if side == 0 else 1 - me, out)
    if seat >= 0:
        for nation in range(SITES):
            out[HAND_AT + nation] = s.hand[seat, nation]
            out[SEEN_AT + nation] = s.seen[1 - seat, nation]
    for level in range(LEVELS + 1):
        out[PILE_AT + level] = s.temple_pile[level]
    for i in range(s.temples_known):
        out[NEXT_AT + i] = s.next_temple[s.temples_known - 1 - i]
    for nation in range(SITES):
        out[DISCARD_AT + nation] = s.discard[nation]
    out[LEFT_AT] = temples_left(s)
    out[NATIONS_AT] = pile_size(s)
    observe_turn(s, me, out)


@kernel
def observe_side(s: State, side: int, seat: int, out: Array) -> None:
    """One player's cards, temples, row and pawn."""
    for site in range(SITES):
        for i in range(s.column_length[seat, site]):
            plane = side * SITES + card(s, seat, site, i)
            out[(plane * SITES + site) * MOST_NATIONS + i] = 1
        for level in range(LEVELS):
            at = TEMPLES_AT + (side * SITES + site) * LEVELS + level
            out[at] = s.temple[seat, site] >> level & 1
    if s.pawn[seat] >= 0:
        out[PAWNS_AT + side * SITES + s.pawn[seat]] = 1
    for i in range(s.row_length[seat]):
        out[ROWS_AT + side * MOST_TEMPLES + i] = s.row[seat, i]
    out[LENGTHS_AT + side] = s.row_length[seat]
    out[SIZES_AT + side] = cards_in_hand(s, seat)
    out[HEIGHTS_AT + side] = height(s, seat)
    out[STARTS_AT + side] = s.start_temple[seat]


@kernel
def observe_turn(s: State, me: int, out: Array) -> None:
    """Whose turn it is and what is asked of whom."""
    for option in range(2):
        out[OPTIONS_AT + option] = s.option[option]
    out[TURN_AT + (s.turn != me)] = 1
    if s.asked >= 0:
        out[ASKED_AT + (s.asked != me)] = 1
    out[PROMPT_AT + s.prompt] = 1
    out[REST_AT] = s.to_discard
    out[REST_AT + 1] = s.migrated
    out[REST_AT + 2] = s.end_mode
    out[REST_AT + 3] = s.turns / MOST_TURNS
