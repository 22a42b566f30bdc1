"""The board in a terminal, drawn from a view: it can show no more than its seat may see."""

from collections.abc import Callable
from typing import Any

from ziggurat.core.cells import HEIGHT, WIDTH
from ziggurat.core.text import Message
from ziggurat.games.tigris.data import CELL_NAMES, COLORS, GROUND

Span = tuple[str, str]
Say = Callable[[Message], str]

# Every color has a symbol, so that the board reads without colors too.
SYMBOL = dict(zip(COLORS, "■▲≈◆", strict=True))
ROLE = dict(zip(COLORS, "KPFT", strict=True))  # king, priest, farmer, trader
INK = dict(zip(COLORS, ("white", "red", "bright_blue", "green"), strict=True))
TILE = {
    "black": "bold white on grey23",
    "red": "bold white on red3",
    "blue": "bold white on blue3",
    "green": "bold white on dark_green",
}
PLAIN, FAINT = "", "grey50"
LAND, RIVER = ("  · ", "grey42"), ("  ~ ", "blue")


def draw(view: dict[str, Any], say: Say) -> list[list[Span]]:
    """The map with its coordinates, then what lies beside it."""
    cells = drawn_cells(view)
    letters = "".join(f"  {chr(65 + col)} " for col in range(WIDTH))
    lines: list[list[Span]] = [[("   " + letters, FAINT)]]
    for row in range(HEIGHT):
        names = CELL_NAMES[row * WIDTH : (row + 1) * WIDTH]
        lines.append([(f"{row + 1:>2} ", FAINT), *(cells[name] for name in names)])
        lines[-1].append((f" {row + 1}", FAINT))
    lines.append([("   " + letters, FAINT)])
    return [*lines, legend(say), *seat_lines(view, say), beside(view, say)]


def drawn_cells(view: dict[str, Any]) -> dict[str, Span]:
    """Four characters for every cell."""
    cells = {n: RIVER if GROUND[i] == "~" else LAND for i, n in enumerate(CELL_NAMES)}
    treasures = set(view["treasures"])
    for tile in view["tiles"]:
        name, color = tile["cell"], tile["color"]
        cells[name] = (f" {SYMBOL[color]}{treasure_mark(name, treasures)} ", TILE[color])
    for name in view["face_down"]:
        cells[name] = (f" ▒{treasure_mark(name, treasures)} ", "black on grey70")
    for monument in view["monuments"]:
        draw_monument(cells, monument, treasures)
    if view["ziggurat"]:
        cells[view["ziggurat"]] = (" ▟▙ ", "bold black on gold3")
    for name in view["catastrophes"]:
        cells[name] = (" ✖✖ ", "bold black on orange4")
    for leader in view["leaders"]:
        color = leader["color"]
        cells[leader["cell"]] = (f" {ROLE[color]}{leader['seat']} ", f"bold reverse {INK[color]}")
    return cells


def treasure_mark(name: str, treasures: set[str]) -> str:
    """A star for a treasure, a full one for those near the corners, which go first."""
    if name not in treasures:
        return " "
    return "★" if GROUND[CELL_NAMES.index(name)] == "C" else "☆"


def draw_monument(cells: dict[str, Span], monument: dict[str, str], treasures: set[str]) -> None:
    """Both colors of a monument, by their symbols, on each of its four cells."""
    first, second = monument["monument"].split("-")
    corner = CELL_NAMES.index(monument["cell"])
    for cell in (corner, corner + 1, corner + WIDTH, corner + WIDTH + 1):
        star = treasure_mark(CELL_NAMES[cell], treasures).replace(" ", "▒")
        text = f"{SYMBOL[first]}▒{star}{SYMBOL[second]}"
        cells[CELL_NAMES[cell]] = (text, "bold black on grey70")


def legend(say: Say) -> list[Span]:
    return [
        span
        for color, name in enumerate(COLORS)
        for span in (
            (f" {SYMBOL[name]} ", TILE[name]),
            (f" {say(Message('legend', {'color': color, 'role': ROLE[name]}))}  ", FAINT),
        )
    ]


def seat_lines(view: dict[str, Any], say: Say) -> list[list[Span]]:
    """A line for each seat: its points if they are to be seen, its hand or its size."""
    lines: list[list[Span]] = []
    for seat in range(view["seats"]):
        marker = "▶ " if seat == view["asked"] else "  "
        lines.append([(marker, "bold"), (say(Message("seat_line", {"seat": seat})) + "  ", "bold")])
        points = view["points"][seat]
        for name in COLORS:
            total = "?" if points is None else points[name]
            lines[-1].append((f" {SYMBOL[name]} {total:>2} ", TILE[name]))
        treasures = "?" if points is None else points["treasure"]
        left = view["catastrophes_left"][seat]
        lines[-1].append((f" ☆ {treasures}  ✖ {left}  ", PLAIN))
        lines[-1] += hand(view, seat, say)
    return lines


def hand(view: dict[str, Any], seat: int, say: Say) -> list[Span]:
    held = view["hands"][seat] if view["hands"] else view["hand"] if seat == view["seat"] else None
    if held is None:
        return [(say(Message("hidden_hand", {"tiles": view["hand_sizes"][seat]})), FAINT)]
    return [(f" {SYMBOL[name]} ", TILE[name]) for name in COLORS for _ in range(held[name])]


def beside(view: dict[str, Any], say: Say) -> list[Span]:
    """The bag, the treasures left on the map, and the monuments still to be built."""
    spans = [
        (
            say(Message("beside", {"bag": view["bag"], "treasures": len(view["treasures"])})),
            PLAIN,
        )
    ]
    for name in view["monuments_left"]:
        first, second = name.split("-")
        spans += [(" ", PLAIN), (f"{SYMBOL[first]}▒{SYMBOL[second]}", "bold black on grey70")]
    return spans
