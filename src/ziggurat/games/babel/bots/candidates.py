"""The actions worth a thought: what could do something this turn."""

from ziggurat.core.jit import kernel
from ziggurat.core.state import Array
from ziggurat.games.babel.actions import MIGRATE, POWER
from ziggurat.games.babel.data import SITES
from ziggurat.games.babel.records import State
from ziggurat.games.babel.rules import legal
from ziggurat.games.babel.scoring import cards_in_hand
from ziggurat.games.babel.state import ACTION, IDLE_POWERS


@kernel
def candidates(s: State, moves: Array) -> int:
    """Everything the rules allow but what no player would ponder.

    Powers without any effect, where the table allows them; and migrations to sites where the
    pawn cannot go this turn, unless the hand is empty and nothing else is left to do.
    """
    idle = s.option[IDLE_POWERS]
    s.option[IDLE_POWERS] = 0
    n = legal(s, moves)
    s.option[IDLE_POWERS] = idle
    if s.prompt != ACTION or s.migrated > 0:
        return n
    tidy = cards_in_hand(s, s.turn) == 0
    kept = 0
    for i in range(n):
        if tidy or not is_idle_migration(s, moves[i]):
            moves[kept] = moves[i]
            kept += 1
    return kept


@kernel
def is_idle_migration(s: State, action: int) -> bool:
    """Three cards would go where the pawn cannot follow them this turn."""
    if action < MIGRATE or action >= POWER:
        return False
    site = (action - MIGRATE) % SITES
    return site != s.pawn[s.turn] and s.hand[s.turn, site] == 0
