"""`ziggurat bench research`: steps a second through each adapter, beside the bare kernel."""

import importlib.util
import json
import subprocess
import sys

from ziggurat.cli.console import complain, say
from ziggurat.core.errors import Malformed

NEEDED = ("gymnasium", "pettingzoo", "pyspiel")


def run(as_json: bool) -> int:
    """Every game at two seats, in a process that compiled nothing itself."""
    from ziggurat.games import GAMES

    missing = [name for name in NEEDED if importlib.util.find_spec(name) is None]
    if missing:
        wanted = ", ".join(missing)
        raise Malformed("bench research", f"install ziggurat[research] first (missing: {wanted})")
    found = {game: measured_elsewhere(game) for game in GAMES}
    if as_json:
        say(json.dumps(found))
        return 0
    for game, figures in found.items():
        for name, value in figures.items():
            say(f"{game:8} {name:32} {value:,}")
    return 0


def measured_elsewhere(game: str) -> dict[str, float]:
    complain(f"{game}: compiling what is not yet compiled…")
    ask = f"import json; from ziggurat.research import speed; game = {game!r};"
    warm = f"{ask} [work() for _, work in speed.every_way(game)]"
    subprocess.run([sys.executable, "-c", warm], check=True)
    complain(f"{game}: measuring…")
    command = f"{ask} print(json.dumps(speed.measure(game)))"
    done = subprocess.run([sys.executable, "-c", command], check=True, stdout=subprocess.PIPE)
    figures: dict[str, float] = json.loads(done.stdout)
    return figures
