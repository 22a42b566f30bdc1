"""A drawn position for every feature of every game, with what it says there."""

from bots.drawn import babel, china, tigris
from bots.drawn.example import Example, Line

EXAMPLES: dict[str, tuple[Example, ...]] = {
    "tigris": tigris.EXAMPLES,
    "china": china.EXAMPLES,
    "babel": babel.EXAMPLES,
}
LINES: dict[str, tuple[Line, ...]] = {
    "tigris": tigris.LINES,
    "china": china.LINES,
    "babel": babel.LINES,
}
