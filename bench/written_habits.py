"""The text of `games/tigris/bots/habits.py`."""

from collections.abc import Iterable
from dataclasses import dataclass

from ziggurat.core.state import Array

HEAD = '''"""What players keep and send: written from self-play by `bench/hand_habits.py`.

Row by row for two, three and four seats. What is kept is the logarithm of the odds that a tile of
the pool nobody has seen is in a given hand, up to a number that is the same for all colors.
"""

import numpy as np
'''


@dataclass(frozen=True, slots=True)
class Habits:
    """The numbers of one number of seats."""

    early: Array
    late: Array
    kept: Array
    alike: float
    unlikely: float
    holds_out: Array


def written(rows: list[Habits]) -> str:
    """The file; a row for each number of seats."""
    return HEAD + "".join(
        [
            "\n# Of a tile of each color while the bag is full, and when it is empty.\n",
            table("EARLY", (row.early for row in rows)),
            table("LATE", (row.late for row in rows)),
            "# Besides, for each trait of its color, in the order of `beliefs.TRAITS`.\n",
            table("KEPT", (row.kept for row in rows)),
            "# Besides, for every tile of its color that lies in the same hand: players collect.\n",
            numbers("ALIKE", (row.alike for row in rows)),
            "# An attacker does not reckon with so many tiles, or more, that are less likely.\n",
            numbers("UNLIKELY", (row.unlikely for row in rows)),
            "# From the log odds that a defender holds enough to those that he holds out: what is\n"
            "# added at even odds, and how steep the line is below them and above.\n",
            table("HOLDS_OUT", (row.holds_out for row in rows)),
        ]
    )


def table(name: str, rows: Iterable[Array]) -> str:
    lines = "".join(f"        [{listed(row)}],\n" for row in rows)
    return f"{name} = np.array(\n    [\n{lines}    ]\n)\n"


def numbers(name: str, row: Iterable[float]) -> str:
    return f"{name} = np.array([{listed(row)}])\n"


def listed(row: Iterable[float]) -> str:
    return ", ".join(f"{number:.3f}" for number in row)
