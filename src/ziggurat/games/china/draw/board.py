"""The map in characters, with all that stands on it; if nobody has drawn it, a list."""

from typing import Any

from ziggurat.core.game import Prose, Say, Span
from ziggurat.core.text import Message
from ziggurat.games.china.data import COLORS
from ziggurat.games.china.draw.marks import FAINT, OWNER_STYLE, PLAIN, STRONG, STYLE, letter, mark
from ziggurat.games.china.maps import KNOWN
from ziggurat.games.china.maps.sheet import MOST_ROWS, Block, Sheet, sheet_of, write

NAME_WIDTH = 9
EMISSARY, DONE = "♟", "✓"


def drawn(view: dict[str, Any], say: Say) -> list[list[Span]]:
    """The map, on a sheet as tall as its words need."""
    taller = 0
    while sheet := sheet_of(view["map_digest"], taller):
        if fill(sheet, view, say):
            return sheet.lines()
        taller += MOST_ROWS // 2
    return listed(view, say)


def fill(sheet: Sheet, view: dict[str, Any], say: Say) -> bool:
    """Write everything that has a name where it lies; whether there was room for it all."""
    picture = KNOWN[view["map_digest"]].picture
    assert picture is not None, "there is a sheet only for a map with a picture"
    spots = [picture["spaces"][space["space"]] for space in view["spaces"]]
    has_room = [
        write(sheet, sheet.cell(spot), [space_spans(view, space, say)])
        for spot, space in zip(spots, view["spaces"], strict=True)
    ]
    asides = [
        (picture["dragons"][province["province"]], province_label(view, province, say))
        for province in view["provinces"]
    ]
    for number, marker in enumerate(picture["markers"], start=1):
        asides.append((marker, [[(f"({number})", FAINT)]]))
    has_room += [write(sheet, sheet.cell(spot), words, True) for spot, words in asides]
    return all(has_room)


def province_label(view: dict[str, Any], province: dict[str, Any], say: Say) -> Block:
    """The letter of its color and its name; below it the emissaries, their limit and owners."""
    done = f" {DONE}" if province["scored"] else ""
    name = f" {letter(province['color'], say)} {province['name']}{done} "
    count = f"{EMISSARY}{sum(province['emissaries'])}/{province['limit']}"
    spelled = f"{province['province']} " if is_spelled_otherwise(province) else ""
    return [[(name, STYLE[province["color"]])], [(spelled + count, FAINT), *owners(view, province)]]


def is_spelled_otherwise(province: dict[str, Any]) -> bool:
    """Whether moves call it by another word than its name on the map."""
    return bool(province["name"].lower() != province["province"])


def owners(view: dict[str, Any], province: dict[str, Any]) -> list[Span]:
    """Whose the emissaries are: `0×2`."""
    return [
        (f" {mark(view, owner)}×{count}", OWNER_STYLE[owner])
        for owner, count in enumerate(province["emissaries"])
        if count
    ]


def space_spans(view: dict[str, Any], space: dict[str, Any], say: Say) -> list[Span]:
    """`W1:0` is a palace of seat 0, `W1` a free space, `#` a fortification, `?` a hidden tile.

    `=` is a border post and `~` a harbour.
    """
    chart = KNOWN[view["map_digest"]]
    number = chart.spaces.index(space["space"])
    post = "=" if len(chart.homes[number]) > 1 else ""
    harbour = "~" if number in chart.harbours else ""
    name = space["space"] + post + harbour + ("#" if space["fort"] else "")
    known = space["tile"] in COLORS
    tile = f"({letter(space['tile'], say)})" if known else "?" if space["tile"] else ""
    if space["palace"] is None:
        return [(f"{name}{tile}", PLAIN)]
    owner = space["palace"]
    return [(f"{name}:{mark(view, owner)}", OWNER_STYLE[owner])]


def listed(view: dict[str, Any], say: Say) -> list[list[Span]]:
    """Every province with its spaces, emissaries, roads and alliances."""
    spaces, lines = {entry["space"]: entry for entry in view["spaces"]}, list[list[Span]]()
    for number, province in enumerate(view["provinces"]):
        lines.append(province_line(view, province, spaces, say))
        lines.append(road_line(view, number, say))
    return lines


def province_line(
    view: dict[str, Any], province: dict[str, Any], spaces: dict[str, Any], say: Say
) -> list[Span]:
    """Its name on its color, each space with what stands there, emissaries and their limit."""
    color = letter(province["color"], say)
    line = [(f" {color} {province['name']:<{NAME_WIDTH}}", STYLE[province["color"]])]
    for name in province["spaces"]:
        line += [(" ", PLAIN), *space_spans(view, spaces[name], say)]
    there = sum(province["emissaries"])
    known = {"there": there, "limit": province["limit"]}
    line.append((f"   {say(Message('emissaries', known, inside=True))}", FAINT))
    line += owners(view, province)
    if province["scored"]:
        line.append((f"  {say(Message('scored', inside=True))}", STRONG))
    return Prose(line)


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
    return Prose([(" " * (NAME_WIDTH + 4) + say(Message("roads", words)), FAINT)])
