"""The table in a terminal, drawn from a view: it can show no more than its seat may see."""

from typing import Any

from ziggurat.core.game import Prose, Say, Span
from ziggurat.core.text import Message
from ziggurat.games.china.draw.board import drawn
from ziggurat.games.china.draw.marks import FAINT
from ziggurat.games.china.draw.people import card_line, court_lines, emperor_line, seat_line
from ziggurat.games.china.maps import KNOWN


def draw(view: dict[str, Any], say: Say) -> list[list[Span]]:
    """The map with all that stands on it; then everybody, the cards, and what the marks mean."""
    lines = drawn(view, say)
    lines += [seat_line(view, seat, say) for seat in range(view["seats"])]
    if view["seats"] == 2:
        lines.append(emperor_line(view, say))
        lines += court_lines(view, say)
    return [*lines, card_line(view, say), legend(view, say)]


def legend(view: dict[str, Any], say: Say) -> list[Span]:
    """Every mark that may be met in this game."""
    chart = KNOWN[view["map_digest"]]
    words = [say(Message("marks", {"space": chart.spaces[0]}))]
    met = {
        "map": chart.picture is not None,
        **dict.fromkeys(chart.picture["grounds"] if chart.picture else (), True),
        "fort": view["fortifications"],
        "tile": view["bonus"],
        "post": chart.disputed,
    }
    words += [say(Message(f"{key}_marks")) for key, is_met in met.items() if is_met]
    return Prose([(", ".join(words) + ".", FAINT)])
