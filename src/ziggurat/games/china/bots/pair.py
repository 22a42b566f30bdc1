"""What can be said of me and a rival, of the hour and of what is played with."""

from typing import Annotated, Any, NamedTuple

from ziggurat.core.bits import ZERO
from ziggurat.core.jit import kernel
from ziggurat.core.slots import Called, placed
from ziggurat.core.state import Array
from ziggurat.games.china.bots.gains import (
    MINE,
    THEIRS,
    best_play,
    best_worth,
    color_worth,
    emperor_worth,
    tile_worth,
)
from ziggurat.games.china.bots.records import Scratch
from ziggurat.games.china.bots.standing import comes_last
from ziggurat.games.china.bots.turn_worth import (
    best_turn,
    best_turns,
    likely_turn,
    wanted_by_both,
)
from ziggurat.games.china.cards import cards_in, pile_size
from ziggurat.games.china.data import COLORS, DISPLAY, HAND, LAST_EXHAUSTION
from ziggurat.games.china.records import State
from ziggurat.games.china.scoring import pieces_left
from ziggurat.games.china.state import BONUS, FORTIFICATIONS, INFLUENCE, NOWHERE

SIDES = ("me", "them")
FEW = 12  # cards: two turns of each of two players, or one of four


class OfBoth(NamedTuple):
    """Of me and the rival, of the hour and of what is played with."""

    lead: Annotated[int, "points I am ahead"]
    lead_late: Annotated[int, "the lead, the more the nearer the end is"]
    lead_in_the_last_round: Annotated[int, "the lead once the last round has begun"]
    palace_lead: Annotated[int, "the lead in majorities to come"]
    alliance_lead: Annotated[int, "the lead in alliances"]
    road_lead: Annotated[int, "the lead in roads"]
    my_best_piece: Annotated[int, "points my best piece would gain on the rival, with any cards"]
    my_second_best_piece: Annotated[int, "the same of my second best piece"]
    my_pieces: Annotated[int, "the same of a piece in every province, all together"]
    their_best_piece: Annotated[int, "points the rival's best piece would gain on me"]
    their_second_best_piece: Annotated[int, "the same of his second best piece"]
    their_pieces: Annotated[int, "the same of a piece in every province, all together"]
    my_best_turn: Annotated[int, "points my best turn would gain on the rival, with any cards"]
    their_best_turn: Annotated[int, "points the rival's best turn would gain on me, with any cards"]
    their_likely_turn: Annotated[int, "the same with the cards he is likely to hold"]
    my_last_turn: Annotated[int, "what my cards gain in the turn that is my last"]
    their_last_turn: Annotated[int, "what his likely cards gain in the turn that is his last"]
    wanted_by_both: Annotated[int, "what pieces are worth where both of us want one"]
    their_best_play_seen: Annotated[int, "the most his cards that were seen would gain on me"]
    their_best_of_the_display: Annotated[int, "what the best open card would buy him"]
    emperors_best: Annotated[
        int,
        "two players: what the Emperor's next piece could gain {}",
        SIDES,
        Called("Emperor's best for {}"),
    ]
    best_tile: Annotated[
        int,
        "points the best bonus tile in sight would gain {}",
        SIDES,
        Called("best tile for {}"),
    ]
    my_turn: Annotated[int, "it is my turn"]
    their_turn: Annotated[int, "it is the rival's turn"]
    my_wait: Annotated[int, "how many turns others have before my next one"]
    their_wait: Annotated[int, "how many turns others have before his next one"]
    placed: Annotated[int, "pieces placed this turn, counted against me if it is another's"]
    to_draw: Annotated[int, "cards still to be drawn this turn, counted in the same way"]
    claimed: Annotated[int, "a palace is paid for and not yet on the map"]
    late: Annotated[int, "how much of both runs through the pile is over"]
    few_cards: Annotated[int, "how few cards are left, from twelve down"]
    last_cards: Annotated[int, "how few cards are left, from four down"]
    lead_with_few_cards: Annotated[int, "the lead, the more the fewer of twelve cards are left"]
    pieces_lead: Annotated[int, "pieces I have more in supply, which decide a tie"]
    last_round: Annotated[int, "the last round has begun"]
    second_pile: Annotated[int, "the pile has run out once"]
    fortifications: Annotated[int, "fortifications are in play"]
    bonus: Annotated[int, "bonus tiles are in play"]
    influence: Annotated[int, "influence cards are in play"]
    border: Annotated[int, "border posts are in play"]
    always: Annotated[int, "always one"]


BOTH = placed(OfBoth)


@kernel
def describe_both(s: State, n: Scratch, me: int, rival: int, x: Array) -> None:
    describe_lead(s, n, me, rival, x)
    x[BOTH.palace_lead] = (n.palace_points[me] - n.palace_points[rival]) / 10
    x[BOTH.alliance_lead] = (n.alliance_points[me] - n.alliance_points[rival]) / 10
    x[BOTH.road_lead] = (n.road_points[me] - n.road_points[rival]) / 8
    describe_pieces(s, n, me, rival, x)
    describe_turns(s, n, me, rival, x)
    describe_hour(s, me, rival, x)
    x[BOTH.my_turn] = 1 if s.turn == me else 0
    x[BOTH.their_turn] = 1 if s.turn == rival else 0
    x[BOTH.placed] = s.placed / (2 if s.turn == me else -2)
    x[BOTH.to_draw] = s.to_draw / (3 if s.turn == me else -3)
    x[BOTH.claimed] = claimed(s, me)
    x[BOTH.pieces_lead] = (pieces_left(s, me) - pieces_left(s, rival)) / 10
    x[BOTH.fortifications] = s.option[FORTIFICATIONS]
    x[BOTH.bonus] = s.option[BONUS]
    x[BOTH.influence] = s.option[INFLUENCE]
    x[BOTH.border] = 1 if s.posts != ZERO else 0
    x[BOTH.always] = 1


@kernel
def describe_pieces(s: State, n: Scratch, me: int, rival: int, x: Array) -> None:
    """What the next piece of either is worth against the other."""
    best, second, total = best_worth(s, n, MINE)
    x[BOTH.my_best_piece], x[BOTH.my_second_best_piece] = best / 8, second / 8
    x[BOTH.my_pieces] = total / 30
    best, second, total = best_worth(s, n, THEIRS)
    x[BOTH.their_best_piece], x[BOTH.their_second_best_piece] = best / 8, second / 8
    x[BOTH.their_pieces] = total / 30
    x[BOTH.their_best_play_seen] = best_play(s, n, s.seen[rival], THEIRS) / 10
    x[BOTH.their_best_of_the_display] = best_of_the_display(s, n)
    for side in range(2):
        x[BOTH.emperors_best + side] = x[BOTH.best_tile + side] = 0
        seat, other = (me, rival) if side == MINE else (rival, me)
        if s.seats == 2:
            x[BOTH.emperors_best + side] = emperor_worth(s, n, seat, other) / 8
        if s.option[BONUS] > 0:
            x[BOTH.best_tile + side] = tile_worth(s, n, seat, other) / 12


@kernel
def describe_lead(s: State, n: Scratch, me: int, rival: int, x: Array) -> None:
    """The lead, and how much of the game is left to change it."""
    last = 1 if s.exhaustions == LAST_EXHAUSTION else 0
    lead, left = n.total[me] - n.total[rival], cards_left(s)
    x[BOTH.late] = lateness(s, left)
    x[BOTH.last_round] = last
    x[BOTH.second_pile] = 1 if s.exhaustions > 0 else 0
    x[BOTH.few_cards] = 1 - min(left, FEW) / FEW
    x[BOTH.last_cards] = 1 - min(left, DISPLAY) / DISPLAY
    x[BOTH.lead] = max(-40, min(40, lead)) / 20
    x[BOTH.lead_late] = x[BOTH.lead] * x[BOTH.late]
    x[BOTH.lead_with_few_cards] = x[BOTH.lead] * x[BOTH.few_cards]
    x[BOTH.lead_in_the_last_round] = x[BOTH.lead] * last


@kernel
def describe_turns(s: State, n: Scratch, me: int, rival: int, x: Array) -> None:
    """What the next turn of either is worth against the other, and his last."""
    x[BOTH.my_best_turn] = best_turn(s, n, MINE) / 12
    x[BOTH.their_best_turn] = best_turn(s, n, THEIRS) / 12
    x[BOTH.their_likely_turn] = likely_turn(s, n) / 12
    x[BOTH.wanted_by_both] = wanted_by_both(s, n) / 16
    x[BOTH.my_last_turn] = x[BOTH.their_last_turn] = 0
    if comes_last(s, me):
        x[BOTH.my_last_turn] = best_turns(s, n, s.hand[me], MINE)[0] / 12
    if comes_last(s, rival):
        x[BOTH.their_last_turn] = x[BOTH.their_likely_turn]


@kernel
def describe_hour(s: State, me: int, rival: int, x: Array) -> None:
    """How long either waits for a turn, where it is a part of the round."""
    x[BOTH.my_wait] = (me - s.turn) % s.seats / s.seats
    x[BOTH.their_wait] = (rival - s.turn) % s.seats / s.seats


@kernel
def best_of_the_display(s: State, n: Scratch) -> float:
    """What the best open card would buy the rival."""
    best = 0
    for color in range(len(COLORS)):
        if s.display[color] > 0:
            best = max(best, color_worth(s, n, color, THEIRS))
    return best / 8


@kernel
def claimed(s: State, me: int) -> float:
    """A palace is paid for and not yet on the map; the Emperor's is nobody's."""
    if s.claimed == NOWHERE or s.for_emperor > 0:
        return 0
    return 1 if s.turn == me else -1


@kernel
def cards_left(s: State) -> Any:
    """Cards to be drawn before the pile has run out twice."""
    left = 0
    if s.exhaustions < LAST_EXHAUSTION:
        left = pile_size(s)
    if s.exhaustions == 0:
        left += max(first_pile(s) - cards_in(s.kept[0]) - cards_in(s.kept[1]), 0)
    return left


@kernel
def first_pile(s: State) -> Any:
    """Cards in the pile after the deal."""
    return cards_in(s.deck) - HAND * s.owners - DISPLAY


@kernel
def lateness(s: State, left: int) -> float:
    """From zero at the deal to one when the pile has run out twice."""
    whole = first_pile(s)
    if s.exhaustions == LAST_EXHAUSTION or whole <= 0:
        return 1
    return max(0, min(1, 1 - left / (2 * whole)))
