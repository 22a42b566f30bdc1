"""Whoever plays in these benches, by name: levels, bots of before, and opponents of our own making.

king                 a level of today, or whatever the arena knows by name
former:king          a level of the commit that `former_build` builds
greedy               an opponent of bench/opponents; so is beam, and flat-75 with 75 ms
first-bot            the ten lines of docs/examples
scribe/vizier        somebody who wavers between two of these, or oftener one of them:
                     scribe/scribe/vizier wavers between a scribe and scribe/vizier
"""

from functools import cache
from pathlib import Path

from former_bot import FormerBot, pipe_to
from former_build import python_of
from opponents.beam import beam
from opponents.flat_monte_carlo import FlatMonteCarlo
from opponents.greedy import greedy
from opponents.wavering import Wavering
from ziggurat.bots.arena.entrants import entrant, from_file
from ziggurat.bots.bot import Bot

FORMER, FLAT = "former:", "flat-"
WAVERS = "/"  # between two names; in those of files it is something else
FIRST_BOT = Path(__file__).parents[1] / "docs/examples/first_bot.py"


@cache
def bot_named(
    game: str, name: str, simulations: int | None = None, seconds: float | None = None
) -> Bot:
    """A bot by its name. What may be said of simulations and time is for levels that search."""
    if name.startswith(FORMER):
        level = name.removeprefix(FORMER)
        return FormerBot(pipe_to(python_of()), level, simulations, seconds)
    if name.startswith(FLAT):
        return FlatMonteCarlo(float(name.removeprefix(FLAT)) / 1000)
    if name == "first-bot":
        return from_file(f"{FIRST_BOT}:choose")
    if WAVERS in name and ".py:" not in name:
        one, _, other = name.partition(WAVERS)
        limits = simulations, seconds
        return Wavering(bot_named(game, one, *limits), bot_named(game, other, *limits))
    ours: dict[str, Bot] = {"greedy": greedy, "beam": beam}
    return ours[name] if name in ours else entrant(game, name, simulations, seconds)
