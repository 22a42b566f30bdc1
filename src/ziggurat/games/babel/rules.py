"""The turn: what may be decided now, and what follows from it."""

from ziggurat.core.dice import roll
from ziggurat.core.events import EventLog
from ziggurat.core.jit import kernel
from ziggurat.core.state import Array
from ziggurat.games.babel.actions import (
    BUILD,
    BUILD_START,
    DEPLOY,
    END,
    GIVE_UP,
    HALVE,
    MIGRATE,
    POWER,
)
from ziggurat.games.babel.data import SITES
from ziggurat.games.babel.nations import deploy, migrate, move_pawn
from ziggurat.games.babel.offers import legal_actions
from ziggurat.games.babel.powers import halve_hand, row_owner, use_power
from ziggurat.games.babel.records import Offers, State
from ziggurat.games.babel.state import ACTION, DISCARD
from ziggurat.games.babel.temples import build_from_row, build_start
from ziggurat.games.babel.turns import end_action, end_turn, give_up


@kernel
def asked(s: State) -> int:
    """The seat that must decide, or -1 when the game is over."""
    return s.asked


@kernel
def legal(s: State, moves: Array) -> int:
    """Write down every legal action; return how many there are."""
    if s.prompt == ACTION:
        return legal_actions(s, moves)
    if s.prompt == DISCARD:
        return legal_discards(s, moves)
    return 0


@kernel
def legal_discards(s: State, moves: Array) -> int:
    n = 0
    for nation in range(SITES):
        if s.hand[s.asked, nation] > 0:
            moves[n] = GIVE_UP + nation
            n += 1
    return n


@kernel
def any_action(s: State, o: Offers) -> int:
    """One legal action, each as likely as the others."""
    return o.move[roll(s, legal(s, o.move))]


@kernel
def apply(s: State, action: int, log: EventLog) -> None:
    """Play one legal action."""
    if action == END:
        end_turn(s, log)
    else:
        act(s, action, log)
        end_action(s, log)


@kernel
def act(s: State, action: int, log: EventLog) -> None:
    """Any action but the end of the turn, or a card given up."""
    if action < DEPLOY:
        move_pawn(s, action, log)
    elif action < BUILD:
        deploy(s, action - DEPLOY, log)
    elif action < BUILD_START:
        build_from_row(s, row_owner(s, action - BUILD), log)
    elif action == BUILD_START:
        build_start(s, log)
    elif action < POWER:
        migrate(s, (action - MIGRATE) // SITES, (action - MIGRATE) % SITES, log)
    elif action < HALVE:
        use_power(s, action - POWER, log)
    elif action < END:
        halve_hand(s, action - HALVE, log)
    else:
        give_up(s, action - GIVE_UP, log)
