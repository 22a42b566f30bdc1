"""Who plays in the arena: levels, single ways of thinking, and anybody's bot from a file."""

import importlib.util
from functools import cache
from pathlib import Path

from ziggurat.bots.bot import Bot
from ziggurat.bots.evaluation.evaluations import EVALUATIONS
from ziggurat.bots.players.levels import RANDOM, is_player, player_of, styled
from ziggurat.bots.players.player import AT_RANDOM, Player
from ziggurat.bots.search.thinking import Budget
from ziggurat.core.errors import Malformed
from ziggurat.core.ways import BY_HAND, LEVELS, LINEAR, NET, Beam, OnePly, Search

UNBOUNDED = 1_000_000  # simulations, where only time counts
SIMULATIONS = 400  # where nothing is said


@cache
def entrant(game: str, name: str, simulations: int | None, seconds: float | None) -> Bot:
    """A bot by its name: a level, `hand`, `linear`, `learned`, `search`, `random` or a file's.

    A level may have a style: `vizier-aggressive`. `plan-96` plans whole turns with a beam of 96,
    `plan-96-hand` does so by hand-set weights.
    """
    if ".py:" in name:
        return from_file(name)
    if game not in EVALUATIONS and name != RANDOM:
        raise Malformed(name, f"this game has no evaluation (there are: {RANDOM}, FILE.py:NAME)")
    if name != RANDOM and is_player(game, name):
        return player_of(game, name).within(simulations, seconds)
    if name.startswith("plan-"):
        return planner_named(name)
    known = {
        RANDOM: AT_RANDOM,
        "hand": Player(BY_HAND, OnePly()),
        "linear": Player(LINEAR, OnePly()),
        "learned": Player(NET, OnePly()),
        "search": Player(NET, Search(), budget(simulations, seconds)),
    }
    if name not in known:
        levels = [*LEVELS, *(word for level in LEVELS for word in styled(game, level))]
        names = ", ".join([*levels, *known, "plan-WIDTH", "FILE.py:NAME"])
        raise Malformed(name, f"there is no such bot (there are: {names})")
    return known[name]


def planner_named(name: str) -> Player:
    _, width, *rest = name.split("-")
    if not width.isdigit() or int(width) < 1 or rest not in ([], ["hand"]):
        raise Malformed(name, "a planner is plan-WIDTH or plan-WIDTH-hand")
    return Player(BY_HAND if rest else NET, Beam(int(width)))


def budget(simulations: int | None, seconds: float | None) -> Budget:
    if seconds is None:
        return Budget(simulations or SIMULATIONS)
    return Budget(simulations or UNBOUNDED, seconds)


def from_file(name: str) -> Bot:
    """Anybody's bot: a function, or a class to be made once, in a Python file."""
    path, _, attribute = name.rpartition(":")
    spec = importlib.util.spec_from_file_location(Path(path).stem, path)
    if spec is None or spec.loader is None or not Path(path).is_file():
        raise Malformed(name, "there is no such Python file")
    module = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        raise Malformed(name, f"the file cannot be read as Python: {error!r}") from error
    found = getattr(module, attribute, None)
    bot = found() if isinstance(found, type) else found
    if not callable(bot):
        raise Malformed(name, f"the file has no bot of the name {attribute}")
    chosen: Bot = bot
    return chosen
