"""The end of an action, of a turn and of the game."""

from ziggurat.core.events import EventLog, emit
from ziggurat.core.jit import kernel
from ziggurat.games.babel.data import BEHIND, DRAWN_A_TURN, LEAD, MOST_TURNS, SURE_WIN
from ziggurat.games.babel.events import (
    CARD_GIVEN_UP,
    END_MODE_BEGUN,
    GAME_ENDED,
    TURN_BEGUN,
    TURN_ENDED,
)
from ziggurat.games.babel.nations import draw_cards, lose_card
from ziggurat.games.babel.records import State
from ziggurat.games.babel.scoring import height
from ziggurat.games.babel.state import (
    ACTION,
    BY_LEAD,
    BY_NINE,
    BY_PILE,
    BY_TURNS,
    BY_TWENTY,
    DISCARD,
    NOBODY,
    OVER,
)
from ziggurat.games.babel.temples import reveal, temples_left


@kernel
def ask(s: State, prompt: int, seat: int) -> None:
    s.prompt = prompt
    s.asked = seat


@kernel
def end_action(s: State, log: EventLog) -> None:
    """Heights are judged after every action; then the turn goes on.

    Fifteen against nine or less ends the game. Fifteen against more begins the end mode,
    which stays: from then on twenty, or nine or less, ends it.
    """
    mine, theirs = height(s, s.turn), height(s, 1 - s.turn)
    high, low = max(mine, theirs), min(mine, theirs)
    if s.end_mode == 0 and high >= LEAD and low > BEHIND:
        s.end_mode = 1
        emit(log, END_MODE_BEGUN, s.turn if mine >= LEAD else 1 - s.turn)
    if high >= LEAD and low <= BEHIND:
        end_game(s, BY_LEAD, log)
    elif s.end_mode > 0 and high >= SURE_WIN:
        end_game(s, BY_TWENTY, log)
    elif s.end_mode > 0 and low <= BEHIND:
        end_game(s, BY_NINE, log)
    elif s.to_discard > 0:
        ask(s, DISCARD, 1 - s.turn)
    else:
        ask(s, ACTION, s.turn)


@kernel
def give_up(s: State, nation: int, log: EventLog) -> None:
    """The halved hand is given up card by card, face up."""
    lose_card(s, s.asked, nation)
    s.discard[nation] += 1
    s.to_discard -= 1
    emit(log, CARD_GIVEN_UP, s.asked, nation)


@kernel
def end_turn(s: State, log: EventLog) -> None:
    """Two temple cards are revealed; an empty pile ends the game; the next player draws."""
    emit(log, TURN_ENDED, s.turn)
    reveal(s, log)
    s.turns += 1
    if temples_left(s) == 0:
        end_game(s, BY_PILE, log)
    elif s.turns >= MOST_TURNS:
        end_game(s, BY_TURNS, log)
    else:
        begin_turn(s, 1 - s.turn, log)


@kernel
def begin_turn(s: State, seat: int, log: EventLog) -> None:
    """Every turn begins with three cards."""
    s.turn = seat
    s.migrated = 0
    emit(log, TURN_BEGUN, seat)
    draw_cards(s, seat, DRAWN_A_TURN, log)
    ask(s, ACTION, seat)


@kernel
def end_game(s: State, reason: int, log: EventLog) -> None:
    s.ended = reason
    emit(log, GAME_ENDED, reason)
    ask(s, OVER, NOBODY)
