"""The board in a terminal, drawn from a view: it can show no more than its seat may see."""

from typing import Any

from ziggurat.core.cells import HEIGHT, WIDTH
from ziggurat.core.game import Prose, Say, Span
from ziggurat.core.text import Message
from ziggurat.games.tigris.data import CELL_NAMES, COLORS, GROUND, RED

# Every color has a symbol, tiles stand in square brackets and leaders in round ones, so that
# the board reads without colors too. All symbols are one column wide and no emoji.
SYMBOL: dict[str, str] = dict(zip(COLORS, "■▲≈◆", strict=True))
ROLE: dict[str, str] = dict(zip(COLORS, "KPFT", strict=True))  # king, priest, farmer, trader
LEADER = {
    "black": "black on grey93",
    "red": "bold red3 on grey93",
    "blue": "bold blue3 on grey93",
    "green": "bold dark_green on grey93",
}
TILE = {
    "black": "bold white on grey30",
    "red": "bold white on red3",
    "blue": "bold white on blue3",
    "green": "bold white on dark_green",
}
STONE = "black on grey70"
CATASTROPHE = "black on orange4"
PLAIN, FAINT, STRONG = "", "dim", "bold"
LAND, RIVER = (" ·  ", FAINT), (" ~~ ", "blue")
TREASURE, TREASURE_FIRST, RUIN = "☆", "★", "✕"


def draw(view: dict[str, Any], say: Say) -> list[list[Span]]:
    """The map with its coordinates, then what lies beside it."""
    cells = drawn_cells(view)
    letters = "".join(f" {chr(65 + col)}  " for col in range(WIDTH))
    lines: list[list[Span]] = [[("   " + letters, FAINT)]]
    for row in range(HEIGHT):
        names = CELL_NAMES[row * WIDTH : (row + 1) * WIDTH]
        lines.append([(f"{row + 1:>2} ", FAINT), *(cells[name] for name in names)])
        lines[-1].append((f" {row + 1}", FAINT))
    lines.append([("   " + letters, FAINT)])
    lines += [*legend(say), *seat_lines(view, say), beside(view, say)]
    return [*lines, conflict(view, say)] if view["conflict"] else lines


def drawn_cells(view: dict[str, Any]) -> dict[str, Span]:
    """Four characters for every cell."""
    cells = {n: RIVER if GROUND[i] == "~" else LAND for i, n in enumerate(CELL_NAMES)}
    treasures = set(view["treasures"])
    for tile in view["tiles"]:
        name, color = tile["cell"], tile["color"]
        cells[name] = (f"[{SYMBOL[color]}{treasure_mark(name, treasures)}]", TILE[color])
    for name in view["face_down"]:
        cells[name] = (f"[▒{treasure_mark(name, treasures).replace(' ', '▒')}]", STONE)
    for monument in view["monuments"]:
        draw_monument(cells, monument, treasures)
    if view["ziggurat"]:
        cells[view["ziggurat"]] = ("[▟▙]", "black on gold3")
    for name in view["catastrophes"]:
        cells[name] = (f" {RUIN}{RUIN} ", CATASTROPHE)
    for leader in view["leaders"]:
        cells[leader["cell"]] = token(leader["color"], leader["seat"])
    return cells


def treasure_mark(name: str, treasures: set[str]) -> str:
    """A star for a treasure, a full one for those near the corners, which go first."""
    if name not in treasures:
        return " "
    return TREASURE_FIRST if GROUND[CELL_NAMES.index(name)] == "C" else TREASURE


def draw_monument(cells: dict[str, Span], monument: dict[str, str], treasures: set[str]) -> None:
    """Both colors of a monument, by their symbols, on each of its four cells."""
    first, second = monument["monument"].split("-")
    corner = CELL_NAMES.index(monument["cell"])
    for cell in (corner, corner + 1, corner + WIDTH, corner + WIDTH + 1):
        star = treasure_mark(CELL_NAMES[cell], treasures).replace(" ", "▒")
        cells[CELL_NAMES[cell]] = (f"{SYMBOL[first]}▒{star}{SYMBOL[second]}", STONE)


def token(color: str, seat: int) -> Span:
    """A leader: the letter of his office and his seat."""
    return f"({ROLE[color]}{seat})", LEADER[color]


def legend(say: Say) -> list[list[Span]]:
    """The name of each color, its tile and its leader; two colors a line."""
    marks = ((f" {TREASURE_FIRST}{TREASURE} ", "treasure_mark"), (f" {RUIN}{RUIN} ", "ruin_mark"))
    lines: list[list[Span]] = []
    for line, (mark, meaning) in enumerate(marks):
        lines.append([])
        for color in (2 * line, 2 * line + 1):
            name = COLORS[color]
            words = say(Message("legend", {"color": color, "role": ROLE[name]}))
            lines[-1] += [(f" {SYMBOL[name]} ", TILE[name]), (f" {words:<27}", FAINT)]
        lines[-1] += [(mark, PLAIN), (say(Message(meaning)), FAINT)]
    return lines


def seat_lines(view: dict[str, Any], say: Say) -> list[list[Span]]:
    """A line for each seat: leaders at home, points if they are to be seen, the hand."""
    names = [say(Message("seat_line", {"seat": seat})) for seat in range(view["seats"])]
    width = max(map(len, names)) + 2
    heads = say(Message("home_head")), say(Message("points_head")), say(Message("hand_head"))
    head = f"  {'':<{width}}{heads[0]:<18}{heads[1]:<32}{heads[2]}"
    lines: list[list[Span]] = [[(head, FAINT)]]
    for seat, name in enumerate(names):
        marker = "► " if seat == view["asked"] else "  "
        lines.append([(f"{marker}{name:<{width}}", STRONG), *home(view, seat), ("  ", PLAIN)])
        lines[-1] += [*points(view, seat), *hand(view, seat, say)]
    return lines


def home(view: dict[str, Any], seat: int) -> list[Span]:
    """The leaders still to be placed."""
    away = {leader["color"] for leader in view["leaders"] if leader["seat"] == seat}
    return [LAND if name in away else token(name, seat) for name in COLORS]


def points(view: dict[str, Any], seat: int) -> list[Span]:
    """By color, then treasures, then the catastrophes still to be played."""
    known = view["points"][seat]
    spans: list[Span] = []
    for name in COLORS:
        spans.append((f" {SYMBOL[name]}{'?' if known is None else known[name]:>2} ", TILE[name]))
    treasures = "?" if known is None else known["treasure"]
    spans.append((f" {TREASURE_FIRST} {treasures}  {RUIN} {view['catastrophes_left'][seat]}  ", ""))
    return spans


def hand(view: dict[str, Any], seat: int, say: Say) -> list[Span]:
    held = view["hands"][seat] if view["hands"] else view["hand"] if seat == view["seat"] else None
    if held is None:
        return [(say(Message("hidden_hand", {"tiles": view["hand_sizes"][seat]})), FAINT)]
    return [(f"[{SYMBOL[name]}]", TILE[name]) for name in COLORS for _ in range(held[name])]


def beside(view: dict[str, Any], say: Say) -> list[Span]:
    """Whose turn it is, the bag, the treasures left, and the monuments still to be built."""
    counts = {"bag": view["bag"], "treasures": len(view["treasures"])}
    spans = [(say(Message("beside", counts)), PLAIN)]
    for name in view["monuments_left"]:
        first, second = name.split("-")
        spans += [(" ", PLAIN), (f"{SYMBOL[first]}{SYMBOL[second]}", STONE)]
    if not view["over"]:
        turn = {"seat": view["turn"], "actions": view["actions_left"]}
        spans.insert(0, (say(Message("turn_line", turn)) + " ", STRONG))
    return Prose(spans)


def conflict(view: dict[str, Any], say: Say) -> list[Span]:
    """Who fights whom, what each has so far, and what can be added."""
    fight = view["conflict"]
    color = COLORS.index(fight["color"])
    attack, defense = (a + b for a, b in zip(fight["strength"], fight["support"], strict=True))
    attacker, defender = fight["fighters"]
    sides = {"attacker": attacker, "defender": defender, "attack": attack, "defense": defense}
    begun = say(Message(f"{fight['kind']}_begun", {"color": color, **sides}))
    help_color = color if fight["kind"] == "war" else int(RED)
    return Prose([(f"{begun} {say(Message('helping', {'color': help_color}))}", STRONG)])
