"""Everybody at the table and the cards: points, hands, pieces left, the Emperor's court."""

from typing import Any

from ziggurat.core.game import Prose, Say, Span
from ziggurat.core.text import Message
from ziggurat.games.china.data import SPECIALS, TILES
from ziggurat.games.china.draw.marks import FAINT, OWNER_STYLE, PLAIN, STRONG, cards


def seat_line(view: dict[str, Any], seat: int, say: Say) -> list[Span]:
    """Name, points, hand and pieces left of a seat; of a hidden hand its size."""
    marker = "► " if seat == view["asked"] else "  "
    line = [(f"{marker}{seat} {say(Message('seat_line', {'seat': seat}))}  ", OWNER_STYLE[seat])]
    line.append((say(Message("points", {"points": view["score"][seat]})) + " ", STRONG))
    if not view["over"]:
        now = {"points": view["if_it_ended_now"]["totals"][seat]}
        line.append((say(Message("if_ended", now)), FAINT))
    line.append(("  ", PLAIN))
    held = view["hands"][seat] if view["hands"] else view["hand"] if seat == view["seat"] else None
    if held is None:
        line.append((say(Message("hidden_hand", {"cards": view["hand_sizes"][seat]})), FAINT))
    else:
        line += cards(held, say)
    line.append(("  " + say(left(view, seat)), FAINT))
    return Prose(line + tile_spans(view, seat, say))


def left(view: dict[str, Any], owner: int) -> Message:
    supply = view["supply"][owner]
    args = {"palaces": supply["palace"], "emissaries": supply["emissary"], "forts": supply["fort"]}
    return Message("left_with_fort" if view["fortifications"] else "left", args, inside=True)


def tile_spans(view: dict[str, Any], owner: int, say: Say) -> list[Span]:
    """How many bonus tiles somebody took; of one's own the colors as well."""
    if not view["bonus"]:
        return []
    spans = [("  " + say(Message("tiles", {"tiles": view["tiles_taken"][owner]})), FAINT)]
    for name, count in (view["tiles"][owner] or {}).items():
        if count:
            color = say(Message("tile_name", {"tile": TILES.index(name)}, inside=True))
            spans.append((f" {count}×{color}", PLAIN))
    return spans


def emperor_line(view: dict[str, Any], say: Say) -> list[Span]:
    line = [(f"  E {say(Message('emperor'))}  ", OWNER_STYLE[2]), *cards(view["emperor_hand"], say)]
    line.append(("  " + say(left(view, 2)), FAINT))
    return Prose(line + tile_spans(view, 2, say))


def court_lines(view: dict[str, Any], say: Say) -> list[list[Span]]:
    """Cards kept, influence cards held, and special cards left, of both players."""
    lines = list[list[Span]]()
    for seat in range(view["seats"]):
        line = [(f"  {seat} ", OWNER_STYLE[seat])]
        if view["influence_cards"]:
            line += [
                (f"{say(Message('kept', inside=True))} ", FAINT),
                *cards(view["kept"][seat], say),
            ]
            held = {name: int(holder == seat) for name, holder in view["influence"].items()}
            line += [(f"  {say(Message('influence', inside=True))} ", FAINT), *cards(held, say)]
        special = ", ".join(special_word(name, say) for name in view["specials"][seat]) or "–"
        line.append((f"  {say(Message('specials', inside=True))}: {special}", FAINT))
        lines.append(Prose(line))
    return lines


def special_word(name: str, say: Say) -> str:
    """The word it is played with."""
    return say(Message("special_word", {"special": SPECIALS.index(name)}, inside=True))


def card_line(view: dict[str, Any], say: Say) -> list[Span]:
    """The display, the pile and the discard."""
    counts = {"pile": view["pile"], "discard": sum(view["discard"].values())}
    line = [(f"{say(Message('display'))} ", STRONG), *cards(view["display"], say)]
    line.append((f"  {say(Message('piles', counts, inside=True))}", PLAIN))
    if view["exhaustions"]:
        times = {"times": view["exhaustions"]}
        line.append((f"; {say(Message('exhausted', times, inside=True))}", STRONG))
    return Prose(line)
