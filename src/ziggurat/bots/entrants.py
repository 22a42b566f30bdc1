"""Who plays in the arena: levels, single ways of thinking, and anybody's bot from a file."""

import importlib.util
from collections.abc import Callable
from functools import cache
from pathlib import Path

from ziggurat.bots import random
from ziggurat.bots.bot import Bot
from ziggurat.bots.levels import LEVELS, level_bot
from ziggurat.bots.minds import BY_HAND, LINEAR, NET
from ziggurat.bots.players import one_ply, planning, player, searching
from ziggurat.bots.thinker import Budget
from ziggurat.core.errors import Malformed

UNBOUNDED = 1_000_000  # simulations, where only time counts
SIMULATIONS = 400  # where nothing is said


@cache
def entrant(game: str, name: str, simulations: int | None, seconds: float | None) -> Bot:
    """A bot by its name: a level, `hand`, `linear`, `learned`, `search`, `random` or a file's.

    `plan-96` plans whole turns with a beam of 96, `plan-96-hand` does so by hand-set weights.
    """
    if ".py:" in name:
        return from_file(name)
    if name in LEVELS:
        return level_bot(game, name, simulations, seconds)
    if name.startswith("plan-"):
        return planner_named(name)
    ways: dict[str, Callable[[], Bot]] = {
        "random": lambda: random.choose,
        "hand": lambda: player(one_ply(BY_HAND)),
        "linear": lambda: player(one_ply(LINEAR)),
        "learned": lambda: player(one_ply(NET)),
        "search": lambda: player(searching(NET, budget(simulations, seconds))),
    }
    if name not in ways:
        known = ", ".join([*LEVELS, *ways, "plan-WIDTH", "FILE.py:NAME"])
        raise Malformed(name, f"there is no such bot (there are: {known})")
    return ways[name]()


def planner_named(name: str) -> Bot:
    _, width, *rest = name.split("-")
    if not width.isdigit() or int(width) < 1 or rest not in ([], ["hand"]):
        raise Malformed(name, "a planner is plan-WIDTH or plan-WIDTH-hand")
    return player(planning(BY_HAND if rest else NET, int(width)))


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
