"""The other end of the pipe: bots of the commit whose Python runs this, asked for each decision.

    python bench/former_seat.py

It says first which version of each game's rules it knows. Then every line it reads is a question:
a position in words, as the seat that is asked imagines it, who shall decide, and a seed for his
dice. The answer is a move in words, the CPU seconds that deciding took, and the digest of the
position as it was understood. Only what this commit and those of before have in common is used.
"""

import json
import sys
import time
from typing import Any

import numpy as np

from ziggurat.bots.bot import World
from ziggurat.core.match import Match
from ziggurat.core.notation import digest
from ziggurat.games import GAMES

try:
    from ziggurat.bots.arena.entrants import entrant
except ModuleNotFoundError:  # once the arena was one file
    from ziggurat.bots.entrants import entrant  # type: ignore[import-not-found,no-redef]

NO_SECRET = bytes(32)  # the deal is given, and the dice of a bot come with the question


def answer(question: dict[str, Any]) -> dict[str, Any]:
    """What a bot decides in a world that is told in words."""
    game = GAMES[question["game"]]
    game = next((one for one in known(game) if one.version == question["rules"]), game)
    match = Match(game, question["seats"], {}, NO_SECRET, question["position"])
    bot = entrant(game.name, question["bot"], question["simulations"], question["seconds"])
    found, dice = digest(match.game, match.state), np.random.default_rng(question["dice"])
    began = time.thread_time()
    action = bot(match.game, World(match.state), question["seat"], dice)
    spent = time.thread_time() - began
    return {"move": match.game.actions.words(action), "seconds": spent, "digest": found}


def known(game: Any) -> list[Any]:
    """A game by all versions of its rules; there was a time when it had one."""
    return [game, *getattr(game, "former", ())]


def main() -> None:
    versions = {name: [one.version for one in known(game)] for name, game in GAMES.items()}
    print(json.dumps(versions), flush=True)  # noqa: T201
    for line in sys.stdin:
        print(json.dumps(answer(json.loads(line))), flush=True)  # noqa: T201


if __name__ == "__main__":
    main()
