"""The end of an action, of a turn and of the game."""

from ziggurat.core.cells import count, load
from ziggurat.core.dice import draw
from ziggurat.core.events import EventLog, emit
from ziggurat.core.jit import kernel
from ziggurat.core.state import Array
from ziggurat.games.tigris.data import (
    ACTIONS_A_TURN,
    HAND_SIZE,
    MOST_TURNS,
    TREASURES_AT_THE_END,
)
from ziggurat.games.tigris.events import (
    FOR_ZIGGURAT,
    GAME_ENDED,
    TILES_DRAWN,
    TURN_BEGUN,
    TURN_ENDED,
)
from ziggurat.games.tigris.kingdoms import clockwise
from ziggurat.games.tigris.records import State
from ziggurat.games.tigris.scoring import ONE_POINT, king_at_ziggurat, score, score_monuments
from ziggurat.games.tigris.state import (
    ACTION,
    BY_BAG,
    BY_TREASURES,
    BY_TURNS,
    NOBODY,
    OVER,
    POINT,
    TO_REFILL,
    TO_TURN_END,
    WAIT,
)


@kernel
def ask(s: State, prompt: int, seat: int) -> int:
    """Somebody must decide; nothing happens before he has."""
    s.prompt = prompt
    s.asked = seat
    return WAIT


@kernel
def end_action(s: State) -> int:
    """A turn has up to two actions."""
    s.actions_left -= 1
    return ask(s, ACTION, s.turn) if s.actions_left > 0 else TO_TURN_END


@kernel
def end_turn(s: State, log: EventLog) -> int:
    """At the end of his turn a player collects; the ziggurat asks him what."""
    s.actions_left = 0
    emit(log, TURN_ENDED, s.turn)
    return ask(s, POINT, s.turn) if king_at_ziggurat(s) else TO_REFILL


@kernel
def score_point(s: State, color: int, log: EventLog) -> int:
    """The ziggurat pays one point of the color its king's owner likes."""
    score(s, s.turn, color, ONE_POINT, FOR_ZIGGURAT, log)
    return TO_REFILL


@kernel
def collect_and_refill(s: State, log: EventLog) -> int:
    """Monuments pay, hands are filled up to six, then the end of the game is checked."""
    score_monuments(s, log)
    s.turns += 1
    if not refill_hands(s, log):
        return end_game(s, BY_BAG, log)
    if count(load(s.treasure)) <= TREASURES_AT_THE_END:
        return end_game(s, BY_TREASURES, log)
    if s.turns >= MOST_TURNS:
        return end_game(s, BY_TURNS, log)
    return begin_turn(s, clockwise(s, 1), log)


@kernel
def refill_hands(s: State, log: EventLog) -> bool:
    """The active player draws up to six, then the others clockwise; is the bag enough?"""
    for i in range(s.seats):
        seat = clockwise(s, i)
        if not draw_tiles(s, seat, HAND_SIZE - hand_size(s, seat), log):
            return False
    return True


@kernel
def draw_tiles(s: State, seat: int, tiles: int, log: EventLog) -> bool:
    """Draw from the bag; if it holds too few, nothing is drawn and the answer is no."""
    if tiles <= 0:
        return True
    if tiles > in_all(s.bag):
        return False
    for _ in range(tiles):
        s.hand[seat, draw(s, s.bag)] += 1
    emit(log, TILES_DRAWN, seat, tiles)
    return True


@kernel
def in_all(tiles: Array) -> int:
    """How many tiles in a set given by color."""
    return tiles[0] + tiles[1] + tiles[2] + tiles[3]


@kernel
def hand_size(s: State, seat: int) -> int:
    return in_all(s.hand[seat])


@kernel
def begin_turn(s: State, seat: int, log: EventLog) -> int:
    s.turn = seat
    s.actions_left = ACTIONS_A_TURN
    emit(log, TURN_BEGUN, seat)
    return ask(s, ACTION, seat)


@kernel
def end_game(s: State, reason: int, log: EventLog) -> int:
    s.ended = reason
    emit(log, GAME_ENDED, reason)
    return ask(s, OVER, NOBODY)
