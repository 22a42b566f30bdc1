"""The table in a terminal, drawn from a view: it can show no more than its seat may see."""

from typing import Any

from ziggurat.core.game import Prose, Say, Span
from ziggurat.core.text import Message
from ziggurat.games.babel.data import NATIONS

# Every nation has its letter, so that the table reads without colors too.
LETTER: dict[str, str] = {name: name[0].upper() for name in NATIONS}
STYLE = {
    "assyrians": "bold white on blue3",
    "hittites": "black on gold3",
    "medes": "bold white on dark_green",
    "persians": "black on grey70",
    "sumerians": "bold white on red3",
}
PLAIN, FAINT, STRONG, ALARM = "", "dim", "bold", "bold white on dark_red"
WIDTH = 15  # of a site
TOWER = "bold"


def draw(view: dict[str, Any], say: Say) -> list[list[Span]]:
    """The opponent above, the five sites between, oneself below; then piles and threats."""
    below = max(view["seat"], 0)
    above = 1 - below
    lines = [seat_line(view, above, say), row_line(view, above, say)]
    lines += columns(view, above)[::-1]
    lines += [temple_line(view, above), site_line(view, say), temple_line(view, below)]
    lines += columns(view, below)
    lines += [row_line(view, below, say), seat_line(view, below, say), pile_line(view, say)]
    if view["end_mode"]:
        lines.append(Prose([(say(Message("end_mode")), ALARM)]))
    return lines + [threat_line(threat, say) for threat in view["threats"]]


def seat_line(view: dict[str, Any], seat: int, say: Say) -> list[Span]:
    """Name, height and hand of a seat; of a hidden hand its size."""
    marker = "► " if seat == view["asked"] else "  "
    line = [(f"{marker}{say(Message('seat_line', {'seat': seat}))}  ", STRONG)]
    line.append(
        (say(Message("height", {"height": view["heights"][seat]}, inside=True)) + "  ", STRONG)
    )
    held = view["hands"][seat] if view["hands"] else view["hand"] if seat == view["seat"] else None
    if held is None:
        hidden = say(Message("hidden_hand", {"cards": view["hand_sizes"][seat]}))
        return Prose([*line, (hidden, FAINT)])
    return Prose([*line, *(card(name) for name in NATIONS for _ in range(held[name]))])


def card(name: str) -> Span:
    return (f"[{LETTER[name]}]", STYLE[name])


def row_line(view: dict[str, Any], seat: int, say: Say) -> list[Span]:
    """The row of temple cards, its open card last and in brackets; the reserved level 1."""
    row = view["rows"][seat]
    closed = "".join(f"{level} " for level in row[:-1])
    line = [(f"  {say(Message('row', inside=True))}: ", FAINT), (closed, PLAIN)]
    if row:
        line.append((f"({row[-1]})", STRONG))
    if view["start_temple"][seat]:
        line.append((f"  {say(Message('start', inside=True))}", STRONG))
    return Prose(line)


def columns(view: dict[str, Any], seat: int) -> list[list[Span]]:
    """Deployed cards, three a line at each site, from the site outwards."""
    piles = [site["columns"][seat] for site in view["sites"]]
    deep = max((len(pile) + 2) // 3 for pile in piles)
    return [
        [span for pile in piles for span in some_cards(pile[3 * i : 3 * i + 3])]
        for i in range(max(deep, 1))
    ]


def some_cards(names: list[str]) -> list[Span]:
    blank = WIDTH - 3 * len(names)
    return [(" ", PLAIN), *(card(name) for name in names), (" " * (blank - 1), PLAIN)]


def temple_line(view: dict[str, Any], seat: int) -> list[Span]:
    """The temples as towers: every level that is there, the top in brackets."""
    return [(f" {tower(site['temples'][seat]):<{WIDTH - 1}}", TOWER) for site in view["sites"]]


def tower(levels: list[int]) -> str:
    return "-" if not levels else "".join(map(str, levels[:-1])) + f"({levels[-1]})"


def site_line(view: dict[str, Any], say: Say) -> list[Span]:
    """The names of the sites, and the pawns that stand there."""
    spans = []
    for number, site in enumerate(view["sites"]):
        name = say(Message("site", {"site": number}))
        here = [str(seat) for seat, name in enumerate(view["pawns"]) if name == site["site"]]
        pawns = "".join(f"♟{seat}" for seat in here)
        spans.append((f" {name + ' ' + pawns:<{WIDTH - 1}}", STYLE[site["site"]]))
    return spans


def pile_line(view: dict[str, Any], say: Say) -> list[Span]:
    numbers = {"temples": view["temple_pile"], "nations": view["nation_pile"]}
    numbers["discard"] = sum(view["discard"].values())
    line = [(say(Message("piles", numbers)), PLAIN)]
    if view["next_temples"]:
        coming = " ".join(map(str, view["next_temples"]))
        line.append((f"; {say(Message('next', inside=True))}: {coming}", STRONG))
    return Prose(line)


def threat_line(threat: dict[str, Any], say: Say) -> list[Span]:
    args = {"seat": threat["seat"], "level": threat["level"]}
    args["site"] = NATIONS.index(threat["site"])
    style = STRONG if threat["there"] else FAINT
    return Prose([(say(Message(f"threat_{threat['nation']}", args)), style)])
