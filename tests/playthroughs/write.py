"""Write the playthroughs of OpenSpiel anew; `make playthroughs` runs it."""

from pathlib import Path

from open_spiel.python.algorithms.generate_playthrough import playthrough

from ziggurat.games import GAMES
from ziggurat.research.spiel import register

if __name__ == "__main__":
    register()
    for name in GAMES:
        kept = Path(__file__).parent / f"{name}.txt"
        kept.write_text(playthrough(name, None, seed=7))
