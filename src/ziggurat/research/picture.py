"""A game drawn for environments: the terminal's drawing as text, or as a picture of pixels."""

from functools import cache, partial
from typing import Any

import numpy as np
from rich.color import Color
from rich.style import Style

from ziggurat.core.game import SPECTATOR, Game
from ziggurat.core.state import AnyState, Array

ANSI, PIXELS = RENDER_MODES = ("ansi", "rgb_array")
INK, PAPER = (220, 220, 220), (24, 24, 24)
SCALE = 3  # pixels to a dot
ROOM = (7, 5)  # dots for a letter of five by three

# Every letter is five rows of three dots, each row the number its dots are in binary.
LETTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ[]()-.,:·~≈■▲◆─│╱╲░"
ROWS = """
75557 26227 71747 71717 55711 74717 74757 71122 75757 75717
25755 65656 34443 65556 74647 74644 34553 55755 72227 11152 55655 44447 57755
65555 25552 65644 25563 65655 34216 72222 55557 55552 55775 55255 55222 71247
64446 31113 12221 42224 00700 00002 00024 02020 00200 00630 63063 07770 02277 02720
00700 22222 11244 44211 50205
"""
DOTS = dict(zip(LETTERS, ROWS.split(), strict=True))
UNKNOWN = "07570"


def rendered(game: Game, state: AnyState, mode: str | None) -> Any:
    """What a spectator sees of a game, in one of the modes; nothing without one."""
    if mode is None:
        return None
    say = partial(game.book.say, language="en")
    lines = game.draw(game.view(state, SPECTATOR), say)
    if mode == ANSI:
        return "\n".join("".join(text for text, _ in line) for line in lines)
    return picture(lines)


def picture(lines: list[list[tuple[str, str]]]) -> Array:
    """Lines of styled text as pixels of red, green and blue."""
    width = max(sum(len(text) for text, _ in line) for line in lines)
    high, wide = ROOM
    pixels = np.empty((len(lines) * high, width * wide, 3), np.uint8)
    pixels[:] = PAPER
    for row, line in enumerate(lines):
        column = 0
        for text, style in line:
            ink, paper = colors(style)
            for letter in text:
                at = pixels[row * high : (row + 1) * high, column * wide : (column + 1) * wide]
                at[:] = paper
                at[1:-1, 1:-1][dots(letter)] = ink
                column += 1
    return pixels.repeat(SCALE, axis=0).repeat(SCALE, axis=1)


@cache
def dots(letter: str) -> Array:
    """Where a letter is inked."""
    if letter == " ":
        return np.zeros((5, 3), np.bool_)
    rows = DOTS.get(letter.upper(), UNKNOWN)
    return np.array([[int(row) >> bit & 1 for bit in (2, 1, 0)] for row in rows], np.bool_)


@cache
def colors(style: str) -> tuple[tuple[int, int, int], tuple[int, int, int]]:
    """The colors of letters and of what is behind them."""
    parsed = Style.parse(style)
    return true_color(parsed.color, INK), true_color(parsed.bgcolor, PAPER)


def true_color(color: Color | None, usual: tuple[int, int, int]) -> tuple[int, int, int]:
    if color is None:
        return usual
    found = color.get_truecolor()
    return found.red, found.green, found.blue
