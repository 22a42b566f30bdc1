"""The four levels people choose from: the same names in every game.

The weaker ones think with simpler networks and look less far; none of them throws a won game away
by playing at random. A game without an evaluation has one level only, and that is random play.
A name may have a style beside its level, such as `king-aggressive`.
"""

from dataclasses import replace

from ziggurat.bots.evaluation.evaluations import EVALUATIONS
from ziggurat.bots.players.player import AT_RANDOM, Player
from ziggurat.bots.players.styles import STYLES, in_style, spelled, worded
from ziggurat.bots.search.thinking import Budget
from ziggurat.core import jit
from ziggurat.core.evaluation import in_peace
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
FEW = 1  # chain of a beam, where rules are uncompiled
USUAL = SCRIBE  # for whoever does not choose


def playing(name: str) -> str:
    """The level that really plays: as long as rules are uncompiled, a king would take too long."""
    return quick(name) if jit.PLAIN else name


def quick(name: str) -> str:
    """The level that plays in the place of another where there is no time to think."""
    level, style = spelled(name)
    return worded(VIZIER, style) if level == KING else name


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
    """A player by its game and level, with a style if the name has one."""
    level, style = spelled(name)
    return in_style(PLAYERS[game][level], style)


def is_player(game: str, name: str) -> bool:
    """Whether somebody of this name may sit at a table of a game."""
    level, _ = spelled(name)
    return level in PLAYERS.get(game, {}) and (name == level or name in styled(game, level))


def styled(game: str, level: str) -> list[str]:
    """The names of a level with each style it may have."""
    return [worded(level, style) for style in styles_of(game, level)]


def styles_of(game: str, level: str) -> tuple[str, ...]:
    """The styles of a level: none where nobody can be attacked, and none of one that is gentle."""
    player = PLAYERS[game][level]
    if player.plan is None or player.gentle or EVALUATIONS[game].attacks is in_peace:
        return ()
    return STYLES


def levels_of(game: str) -> tuple[str, ...]:
    """The levels people may choose from in a game, the weakest first."""
    return LEVELS if game in EVALUATIONS else (RANDOM,)


def offered(game: str, name: str) -> str:
    """The level that a game has under this name: without an evaluation all play at random."""
    return name if game in EVALUATIONS else RANDOM
