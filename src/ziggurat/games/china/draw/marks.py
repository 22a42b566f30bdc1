"""How colors, owners and spaces are marked: everything reads without colors too."""

from typing import Any

from ziggurat.core.game import Say, Span
from ziggurat.core.text import Message
from ziggurat.games.china.data import COLORS

STYLE = {
    "red": "bold white on red3",
    "green": "bold white on dark_green",
    "yellow": "black on gold1",
    "orange": "black on dark_orange",
    "purple": "bold white on purple4",
}
OWNER_STYLE = ("bold cyan", "bold magenta", "bold green", "bold yellow", "bold red")
PLAIN, FAINT, STRONG = "", "dim", "bold"


def letter(color: str, say: Say) -> str:
    """The first letter of a color, in the language that is spoken."""
    return say(Message("letter", {"color": COLORS.index(color)}))


def mark(view: dict[str, Any], owner: int) -> str:
    return "E" if owner >= view["seats"] else str(owner)


def cards(held: dict[str, int], say: Say) -> list[Span]:
    return [(f"[{letter(name, say)}]", STYLE[name]) for name in COLORS for _ in range(held[name])]
