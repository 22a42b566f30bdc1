"""Tell what the bots do in every problem, and in those that they still fail: `make problems`."""

import sys

from play.problems import failure, played, problems
from play.test_play import SEEDS
from ziggurat.games import GAMES


def report() -> None:
    """One line a problem and level: how many seeds solved it, and what was wrong with the last."""
    for game in GAMES:
        for part in ("problems", "still"):
            for problem in problems(game, part):
                for level in problem.levels:
                    wrong = [failure(problem, *played(problem, level, seed)) for seed in SEEDS]
                    failed = [fault for fault in wrong if fault]
                    solved = f"{len(SEEDS) - len(failed)} of {len(SEEDS)}"
                    said = "; ".join([f"{problem.id}, {level}: {solved}", *failed[-1:]])
                    sys.stdout.write(f"{said}\n")


if __name__ == "__main__":
    report()
