"""The four levels people choose from: the same names in every game.

The weaker ones think with simpler minds and look less far; none of them throws a won game away
by playing at random.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace

from ziggurat.bots.bot import Bot
from ziggurat.bots.minds import BY_HAND, LINEAR, NAIVE, NET
from ziggurat.bots.players import Adviser, answering, gentle, one_ply, planning, player, searching
from ziggurat.bots.thinker import Budget
from ziggurat.bots.turns import Beam
from ziggurat.core import jit

APPRENTICE, SCRIBE, VIZIER, KING = LEVELS = ("apprentice", "scribe", "vizier", "king")
FEW = 2  # lines of a plan, where rules are uncompiled
USUAL = SCRIBE  # for whoever does not choose
NAMES = {
    APPRENTICE: {"en": "Apprentice", "fr": "Apprenti"},
    SCRIBE: {"en": "Scribe", "fr": "Scribe"},
    VIZIER: {"en": "Vizier", "fr": "Vizir"},
    KING: {"en": "King", "fr": "Roi"},
}


def playing(name: str) -> str:
    """The level that really plays: as long as rules are uncompiled, a king would take too long."""
    return VIZIER if jit.PLAIN and name == KING else name


def abreast(lines: int) -> int:
    """How many lines a plan keeps side by side: uncompiled, so few that it is made in time."""
    return min(lines, FEW) if jit.PLAIN else lines


@dataclass(frozen=True, slots=True)
class Level:
    """One level of one game: a way to think, and for how long at most."""

    way: Callable[[Budget], Adviser]
    budget: Budget
    bold: Adviser | None = None  # once it has warned, where it attacks nobody without a word

    def adviser(self, simulations: int | None = None, seconds: float | None = None) -> Adviser:
        """Whoever thinks at this level; tests and patient analysts may give another budget."""
        budget = self.budget
        if simulations is not None:
            budget = Budget(simulations)
        if seconds is not None:
            budget = replace(budget, seconds=seconds)
        return self.way(budget)


AT_ONCE = Budget(1, 0.1)
WIDE = Beam(width=300, ends=20, answer=24)


def at_once(adviser: Adviser) -> Level:
    """A level that needs no time to speak of."""
    return Level(lambda budget: adviser, AT_ONCE)


def warning(adviser: Adviser) -> Level:
    """A level that attacks only where it said so a turn ahead."""
    return replace(at_once(gentle(adviser)), bold=adviser)


BY_GAME: dict[str, dict[str, Level]] = {
    "tigris": {
        APPRENTICE: warning(one_ply(NAIVE)),
        SCRIBE: at_once(one_ply(LINEAR)),
        VIZIER: at_once(one_ply(NET)),
        KING: Level(lambda budget: searching(NET, budget), Budget(1000, 0.15)),
    },
    "china": {
        APPRENTICE: at_once(one_ply(NAIVE)),
        SCRIBE: at_once(one_ply(BY_HAND)),
        VIZIER: at_once(one_ply(NET)),
        KING: Level(lambda budget: searching(NET, budget), Budget(8000, 0.4)),
    },
    "babel": {
        APPRENTICE: at_once(gentle(planning(BY_HAND, 2))),
        SCRIBE: at_once(planning(BY_HAND, abreast(4))),
        VIZIER: at_once(planning(NET, abreast(24))),
        KING: Level(lambda budget: answering(NET, WIDE, budget), Budget(40, 0.5)),
    },
}


def level(game: str, name: str) -> Level:
    """A level by its game and name."""
    return BY_GAME[game][name]


def level_bot(
    game: str, name: str, simulations: int | None = None, seconds: float | None = None
) -> Bot:
    """A player of this level, perhaps with more or less time than it has at a table."""
    return player(level(game, name).adviser(simulations, seconds))


def bot_after_warning(game: str, name: str) -> Bot | None:
    """What a level is once others were warned; nobody, where it never warns."""
    found = BY_GAME[game].get(name)
    return player(found.bold) if found and found.bold else None
