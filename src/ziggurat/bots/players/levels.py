"""The four levels people choose from: the same names in every game.

The weaker ones think with simpler networks and look less far; none of them throws a won game away
by playing at random. A game without an evaluation has one level only, and that is random play.
"""

from dataclasses import replace

from ziggurat.bots.evaluation.evaluations import EVALUATIONS
from ziggurat.bots.players.player import AT_RANDOM, Player
from ziggurat.bots.search.thinking import Budget
from ziggurat.core import jit
from ziggurat.core.ways import (
    KING,
    LEVELS,
    SCRIBE,
    VIZIER,
    Beam,
    Level,
    Plan,
)
from ziggurat.games import GAMES

RANDOM = "random"
BOTS = (RANDOM, *LEVELS)  # the names of all that may sit at a table
FEW = 2  # chains of a beam, where rules are uncompiled
USUAL = SCRIBE  # for whoever does not choose


def playing(name: str) -> str:
    """The level that really plays: as long as rules are uncompiled, a king would take too long."""
    return VIZIER if jit.PLAIN and name == KING else name


def quick(name: str) -> str:
    """The level that plays in the place of another where there is no time to think."""
    return VIZIER if name == KING else name


def in_time(plan: Plan) -> Plan:
    """A beam that is made in time: uncompiled, a narrow one."""
    if jit.PLAIN and isinstance(plan, Beam) and plan.ends == 1:
        return replace(plan, width=min(plan.width, FEW))
    return plan


def player_at(level: Level) -> Player:
    """Whoever thinks as a game has it."""
    budget = Budget(level.simulations, level.seconds)
    gentle = level.gentle or level.warns
    return Player(level.weights, in_time(level.plan), budget, gentle, level.warns)


def players_in(game: str) -> dict[str, Player]:
    """Everybody who may sit at a table of a game. Without an evaluation all play at random."""
    if game not in EVALUATIONS:
        return dict.fromkeys(BOTS, AT_RANDOM)
    levels = EVALUATIONS[game].levels.items()
    return {RANDOM: AT_RANDOM, **{name: player_at(level) for name, level in levels}}


PLAYERS: dict[str, dict[str, Player]] = {game: players_in(game) for game in GAMES}


def player_of(game: str, name: str) -> Player:
    """A player by its game and level."""
    return PLAYERS[game][name]


def levels_of(game: str) -> tuple[str, ...]:
    """The levels people may choose from in a game, the weakest first."""
    return LEVELS if game in EVALUATIONS else (RANDOM,)


def offered(game: str, name: str) -> str:
    """The level that a game has under this name: without an evaluation all play at random."""
    return name if game in EVALUATIONS else RANDOM
