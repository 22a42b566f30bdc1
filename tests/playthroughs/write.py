"""Write the playthroughs of OpenSpiel anew; `make playthroughs` runs it."""

import hashlib
from pathlib import Path

from open_spiel.python.algorithms.generate_playthrough import playthrough

from ziggurat.games import GAMES
from ziggurat.research.spiel import register

FOLDER = Path(__file__).parent
FACTS, DECISIONS = "GameType.", '# Apply action "'


def kept(name: str) -> str:
    """What OpenSpiel says of a game, all that is done in it, and a digest of everything it tells.

    A whole playthrough shows every observation at every step: some two million letters.
    """
    text = playthrough(name, None, seed=7)
    lines = [line for line in text.splitlines() if line.startswith((FACTS, "Num", DECISIONS))]
    return "\n".join([*lines, hashlib.sha256(text.encode()).hexdigest(), ""])


if __name__ == "__main__":
    register()
    for name in GAMES:
        (FOLDER / f"{name}.txt").write_text(kept(name))
