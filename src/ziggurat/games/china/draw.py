"""The table in a terminal, drawn from a view: it can show no more than its seat may see."""

from typing import Any

from ziggurat.core.game import Say, Span
from ziggurat.core.text import Message
from ziggurat.games.china.data import COLORS
from ziggurat.games.china.maps import KNOWN

# Every color has its letter and every owner a mark, so that the table reads without colors.
LETTER = {name: name[0].upper() for name in COLORS}
STYLE = {
    "red": "bold white on red3",
    "green": "bold white on dark_green",
    "yellow": "black on gold1",
    "orange": "black on dark_orange",
    "purple": "bold white on purple4",
}
OWNER_STYLE = ("bold cyan", "bold magenta", "bold green", "bold yellow", "bold red")
PLAIN, FAINT, STRONG = "", "dim", "bold"
NAME_WIDTH = 9


def draw(view: dict[str, Any], say: Say) -> list[list[Span]]:
    """Every province with its spaces, emissaries and roads; then everybody, and the cards."""
    spaces = {entry["space"]: entry for entry in view["spaces"]}
    lines = list[list[Span]]()
    for number, province in enumerate(view["provinces"]):
        lines.append(province_line(view, province, spaces, say))
        lines.append(road_line(view, number, say))
    lines += [seat_line(view, seat, say) for seat in range(view["seats"])]
    if view["seats"] == 2:
        lines.append(emperor_line(view, say))
        lines += court_lines(view, say)
    lines.append(card_line(view, say))
    return [*lines, [(say(Message("marks")), FAINT)]]


def province_line(
    view: dict[str, Any], province: dict[str, Any], spaces: dict[str, Any], say: Say
) -> list[Span]:
    """Its name on its color, each space with what stands there, emissaries and their limit."""
    letter = LETTER[province["color"]]
    line = [(f" {letter} {province['name']:<{NAME_WIDTH}}", STYLE[province["color"]]), (" ", PLAIN)]
    for name in province["spaces"]:
        line += space_spans(view, spaces[name])
    there = sum(province["emissaries"])
    known = {"there": there, "limit": province["limit"]}
    line.append((f"  {say(Message('emissaries', known)).lower()} ", FAINT))
    for owner, count in enumerate(province["emissaries"]):
        if count:
            line.append((f"{mark(view, owner)}×{count} ", OWNER_STYLE[owner]))
    if province["scored"]:
        line.append((f" {say(Message('scored')).lower()}", STRONG))
    return line


def road_line(view: dict[str, Any], number: int, say: Say) -> list[Span]:
    """The roads that begin in a province, each told once, and the alliances it may be in."""
    chart = KNOWN[view["map_digest"]]
    roads = [
        f"{chart.spaces[a]}–{chart.spaces[b]}"
        for a, b in chart.roads
        if number == min(chart.homes[a][0], chart.homes[b][0])
    ]
    allies = [
        f"{i + 1} {chart.province_names[b if a == number else a]}"
        for i, (a, b) in enumerate(chart.alliances)
        if number in (a, b)
    ]
    words = {"roads": " ".join(roads), "allies": ", ".join(allies)}
    return [(" " * (NAME_WIDTH + 4) + say(Message("roads", words)), FAINT)]


def space_spans(view: dict[str, Any], space: dict[str, Any]) -> list[Span]:
    """`W1:0` is a palace of seat 0, `W1` a free space, `#` a fortification, `?` a tile.

    `=` is a border post and `~` a harbour.
    """
    chart = KNOWN[view["map_digest"]]
    number = chart.spaces.index(space["space"])
    post = "=" if len(chart.homes[number]) > 1 else ""
    harbour = "~" if number in chart.harbours else ""
    name = space["space"] + post + harbour + ("#" if space["fort"] else "")
    tile = {None: "", "hidden": "?"}.get(space["tile"], f"({space['tile']})")
    if space["palace"] is None:
        return [(f"{name}{tile} ", FAINT)]
    owner = space["palace"]
    return [(f"{name}:{mark(view, owner)} ", OWNER_STYLE[owner])]


def mark(view: dict[str, Any], owner: int) -> str:
    return "E" if owner >= view["seats"] else str(owner)


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
        line += cards(held)
    line.append(("  " + say(left(view, seat)).lower(), FAINT))
    return line + tile_spans(view, seat, say)


def left(view: dict[str, Any], owner: int) -> Message:
    supply = view["supply"][owner]
    args = {"palaces": supply["palace"], "emissaries": supply["emissary"], "forts": supply["fort"]}
    return Message("left_with_fort" if view["fortifications"] else "left", args)


def tile_spans(view: dict[str, Any], owner: int, say: Say) -> list[Span]:
    """How many bonus tiles somebody took; of one's own the colors as well."""
    if not view["bonus"]:
        return []
    spans = [("  " + say(Message("tiles", {"tiles": view["tiles_taken"][owner]})), FAINT)]
    for name, count in (view["tiles"][owner] or {}).items():
        if count:
            spans.append((f" {count}×{name}", PLAIN))
    return spans


def cards(held: dict[str, int]) -> list[Span]:
    return [(f"[{LETTER[name]}]", STYLE[name]) for name in COLORS for _ in range(held[name])]


def emperor_line(view: dict[str, Any], say: Say) -> list[Span]:
    line = [(f"  E {say(Message('emperor'))}  ", OWNER_STYLE[2]), *cards(view["emperor_hand"])]
    line.append(("  " + say(left(view, 2)).lower(), FAINT))
    return line + tile_spans(view, 2, say)


def court_lines(view: dict[str, Any], say: Say) -> list[list[Span]]:
    """Cards kept, influence cards held, and special cards left, of both players."""
    lines = []
    for seat in range(view["seats"]):
        line = [(f"  {seat} ", OWNER_STYLE[seat])]
        if view["influence_cards"]:
            line += [(f"{say(Message('kept')).lower()} ", FAINT), *cards(view["kept"][seat])]
            held = {name: int(holder == seat) for name, holder in view["influence"].items()}
            line += [(f"  {say(Message('influence')).lower()} ", FAINT), *cards(held)]
        special = ", ".join(view["specials"][seat]) or "–"
        lines.append([*line, (f"  {say(Message('specials')).lower()}: {special}", FAINT)])
    return lines


def card_line(view: dict[str, Any], say: Say) -> list[Span]:
    """The display, the pile and the discard."""
    counts = {"pile": view["pile"], "discard": sum(view["discard"].values())}
    line = [(f"{say(Message('display'))} ", STRONG), *cards(view["display"])]
    line.append((f"  {say(Message('piles', counts)).lower()}", PLAIN))
    if view["exhaustions"]:
        times = {"times": view["exhaustions"]}
        line.append((f"; {say(Message('exhausted', times)).lower()}", STRONG))
    return line
