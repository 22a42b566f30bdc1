"""A map as characters: borders, lake, mountains and roads where they lie, and room for words.

A character is about twice as high as it is wide, so a row spans twice the units of a column.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from itertools import pairwise, product

import numpy as np
import numpy.typing as npt

from ziggurat.core.game import Span
from ziggurat.games.china.maps import KNOWN
from ziggurat.games.china.maps.geometry import points, within
from ziggurat.games.china.maps.picture import Picture

WIDTH = 79
FEWEST_ROWS, MOST_ROWS = 16, 44
ASPECT = 2.15  # of a character
FLAT, STEEP, RISING, FALLING = "─│╱╲"
BORDER = "░"
GROUNDS = {"lake": ("≈", "blue"), "mountains": ("^", "dim")}
PLAIN, FAINT = "", "dim"
ASIDE = 9  # columns that words may stand aside of a road
ROW_AWAY = 3  # to write a row higher or lower is as bad as so many columns beside

Cell = tuple[int, int]  # row and column
Block = list[list[Span]]  # words in some rows, one below the other


@dataclass(slots=True)
class Sheet:
    """Characters with their styles; where words stand, nothing else is written."""

    low: list[float]  # the corners of what is shown of the picture
    high: list[float]
    letters: list[list[str]]
    styles: list[list[str]]
    roads: set[Cell] = field(default_factory=set)
    taken: set[Cell] = field(default_factory=set)

    def cell(self, spot: list[int]) -> Cell:
        """The row and column of a place of the picture."""
        across, down = (
            (at - low) / max(high - low, 1)
            for at, low, high in zip(spot, self.low, self.high, strict=True)
        )
        return round(down * (len(self.letters) - 1)), round(across * (WIDTH - 1))

    def mark(self, cell: Cell, letter: str, style: str) -> None:
        row, column = cell
        self.letters[row][column], self.styles[row][column] = letter, style

    def lines(self) -> Block:
        """Its rows, each in as few spans as its styles allow; an empty one at its end is left."""
        found = [joined(*row) for row in zip(self.letters, self.styles, strict=True)]
        return found if "".join(self.letters[-1]).strip() else found[:-1]


def joined(letters: list[str], styles: list[str]) -> list[Span]:
    spans = list[Span]()
    for letter, style in zip(letters, styles, strict=True):
        if spans and spans[-1][1] == style:
            spans[-1] = (spans[-1][0] + letter, style)
        else:
            spans.append((letter, style))
    return spans


def sheet_of(digest: str, taller: int = 0) -> Sheet | None:
    """A sheet with what never changes on a map, or nothing if nobody has drawn the map.

    Where there is no room for all the words, a taller one has it.
    """
    found = ground(digest, taller)
    if found is None:
        return None
    letters, styles = ([list(row) for row in part] for part in (found.letters, found.styles))
    return Sheet(found.low, found.high, letters, styles, found.roads)


@cache
def ground(digest: str, taller: int) -> Sheet | None:
    chart = KNOWN[digest]
    picture = chart.picture
    if picture is None:
        return None
    sheet = blank(picture, taller)
    draw_land(sheet, picture)
    for road in chart.roads:
        start, end = (sheet.cell(picture["spaces"][chart.spaces[space]]) for space in road)
        draw_road(sheet, start, end)
    return sheet


def blank(picture: Picture, taller: int) -> Sheet:
    """As high as the picture is, for its width; nothing of the picture lies beyond."""
    named = [*picture["spaces"].values(), *picture["dragons"].values(), *picture["markers"]]
    spots = points([*named, *(corner for line in picture["outlines"].values() for corner in line)])
    low, high = spots.min(axis=0).tolist(), spots.max(axis=0).tolist()
    wide, tall = (max(most - least, 1) for least, most in zip(low, high, strict=True))
    rows = min(max(round(WIDTH * tall / wide / ASPECT), FEWEST_ROWS), MOST_ROWS) + taller
    letters, styles = ([[letter] * WIDTH for _ in range(rows)] for letter in (" ", PLAIN))
    return Sheet(low, high, letters, styles)


def draw_land(sheet: Sheet, picture: Picture) -> None:
    """The borders of the provinces, and what lies between them."""
    land = np.full((len(sheet.letters), WIDTH), -1)
    for number, outline in enumerate(picture["outlines"].values()):
        land[inside(sheet, outline)] = number
    for name, outline in picture["grounds"].items():
        for row, column in np.argwhere(inside(sheet, outline) & (land < 0)).tolist():
            sheet.mark((row, column), *GROUNDS[name])
    padded = np.pad(land, ((0, 1), (0, 1)), constant_values=-1)
    edge = (land != padded[:-1, 1:]) | (land != padded[1:, :-1])
    for row, column in np.argwhere(edge).tolist():
        sheet.mark((row, column), BORDER, FAINT)


def inside(sheet: Sheet, outline: list[list[int]]) -> npt.NDArray[np.bool_]:
    """Which cells a closed line encloses."""
    rows = np.linspace(sheet.low[1], sheet.high[1], len(sheet.letters))
    columns = np.linspace(sheet.low[0], sheet.high[0], WIDTH)
    across, down = np.meshgrid(columns, rows)
    spots = np.stack([across.ravel(), down.ravel()], axis=1)
    return within(spots, points(outline)).reshape(across.shape)


def draw_road(sheet: Sheet, start: Cell, end: Cell) -> None:
    """A straight line, every character in the direction it is gone."""
    way = [end[i] - start[i] for i in range(2)]
    steps = max(map(abs, way))
    path = [
        (round(start[0] + way[0] * i / steps), round(start[1] + way[1] * i / steps))
        for i in range(steps + 1)
    ]
    for (row, column), (next_row, next_column) in pairwise(path):
        down, right = next_row - row, next_column - column
        slanted = FALLING if down * right > 0 else RISING
        letter = FLAT if not down else STEEP if not right else slanted
        sheet.mark((next_row, next_column), letter, PLAIN)
        sheet.roads.add((next_row, next_column))


def write(sheet: Sheet, cell: Cell, block: Block, beside_roads: bool = False) -> bool:
    """Write words around a cell, or as near to it as there is room; whether there was any.

    Some words rather stand a little aside than on a road.
    """
    widths = [sum(len(text) for text, _ in line) for line in block]
    wish = cell[0], cell[1] - (max(widths) - 1) // 2
    corners = list(corners_near(sheet, wish, widths))
    free = (at for at in corners if sheet.taken.isdisjoint(cells_of(at, widths)))
    place = next(free, None)
    if place and beside_roads:
        near = [at for at in corners if far(at, wish) <= ASIDE]
        blocked = sheet.taken | sheet.roads
        better = (at for at in near if blocked.isdisjoint(cells_of(at, widths)))
        place = next(better, place)
    if place is None:
        return False
    for down, line in enumerate(block):
        write_line(sheet, (place[0] + down, place[1]), line)
    return True


def far(cell: Cell, wish: Cell) -> int:
    return ROW_AWAY * abs(cell[0] - wish[0]) + abs(cell[1] - wish[1])


def corners_near(sheet: Sheet, wish: Cell, widths: list[int]) -> list[Cell]:
    """Where words so wide could begin, the nearest to a wish first."""
    rows = range(len(sheet.letters) - len(widths) + 1)
    columns = range(WIDTH - max(widths) + 1)
    return sorted(product(rows, columns), key=lambda at: far(at, wish))


def cells_of(cell: Cell, widths: list[int]) -> Iterator[Cell]:
    """The cells of some words, and one on either side that keeps them apart from others."""
    row, column = cell
    for down, width in enumerate(widths):
        for right in range(-1, width + 1):
            yield row + down, column + right


def write_line(sheet: Sheet, cell: Cell, line: list[Span]) -> None:
    row, column = cell
    for text, style in line:
        for letter in text:
            sheet.mark((row, column), letter, style)
            sheet.taken.add((row, column))
            column += 1
