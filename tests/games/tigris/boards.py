"""Draw a position in a test.

A drawing is a small piece of the map, laid with its top left mark on a named square:

    table('''
        .   T   k1
        ~   F   .
    ''', at="H8")

`.` empty land and `~` empty river; `T S M F` a temple, settlement, market or farm; `k0 p1
f2 t3` the king, priest, farmer or trader of a seat; `x` a catastrophe; `#` a part of a
building that the position names. The ten temples of the start lie on the map as printed,
with their treasures, and are drawn as the temples they are; `no_start_temples=True` leaves
them out. What is drawn must fit the ground it lies on.
"""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from ziggurat.core.cells import HEIGHT, WIDTH
from ziggurat.core.match import Match
from ziggurat.games.tigris import TIGRIS
from ziggurat.games.tigris.data import CELL_NAMES, GROUND
from ziggurat.games.tigris.records import State

TILES = {"S": "black", "T": "red", "F": "blue", "M": "green"}
LEADERS = {"k": "black", "p": "red", "f": "blue", "t": "green"}
LAND_MARKS, RIVER_MARKS = (".", "T", "S", "M"), ("~", "F")
BY_THE_EDGE = """
    .   T   M   M   ~   M
    .   M   .   ~   ~   T
    ~   F   ~   ~   .   .
    .   M   .   .   .   .
    .   M   .   .   .   .
    ~   F   ~   ~   .   .
    t0  T   .   ~   ~   ~
"""  # at A2: a farm on E2 joins the treasures of B2 and B8, near corners, and F3


def table(
    drawing: str = "",
    at: str = "A1",
    seats: int = 2,
    hands: dict[int, str] | None = None,
    options: dict[str, Any] | None = None,
    also: dict[str, str] | None = None,
    **position: Any,
) -> Match[State]:
    """A match from a drawn position: `hands={0: "red red black"}`, `also={"F10": drawing}`.

    Further words are keys of the notation: `bag`, `points`, `monuments`, `turn` and so on.
    """
    laid: dict[str, Any] = {"tiles": {}, "leaders": {}, "catastrophes": []}
    bare = position.get("no_start_temples", False)
    for corner, piece in {at: drawing, **(also or {})}.items():
        for mark, square in marks(piece, corner):
            check_ground(mark, square, bare)
            lay(laid, mark, square)
    laid["hands"] = {str(seat): Counter(held.split()) for seat, held in (hands or {}).items()}
    return Match(TIGRIS, seats, options, bytes(32), laid | with_seats(position), real=False)


def dealt(seats: int = 2, **options: bool) -> Match[State]:
    """A match from the start, always dealt the same way."""
    return Match(TIGRIS, seats, options, bytes(32))


def marks(drawing: str, corner: str) -> Iterator[tuple[str, str]]:
    """Every mark of a drawing with its square."""
    top, left = divmod(CELL_NAMES.index(corner), WIDTH)
    for row, line in enumerate(filter(str.strip, drawing.splitlines())):
        for col, mark in enumerate(line.split()):
            assert top + row < HEIGHT and left + col < WIDTH, f"{mark} lies outside the map"
            yield mark, CELL_NAMES[(top + row) * WIDTH + left + col]


def check_ground(mark: str, square: str, bare: bool) -> None:
    """A drawing that does not fit the printed map is a mistake in the test."""
    ground = GROUND[CELL_NAMES.index(square)]
    if mark in LAND_MARKS or mark[0] in LEADERS:
        assert ground != "~", f"{mark} on {square}, which is a river"
    if mark in RIVER_MARKS:
        assert ground == "~", f"{mark} on {square}, which is land"
    if ground in "TC" and not bare:
        assert mark in ("T", "#", "x"), f"{mark} on {square}, where a temple starts"


def lay(laid: dict[str, Any], mark: str, square: str) -> None:
    """Put the piece of one mark into the position."""
    if mark in TILES:
        laid["tiles"].setdefault(TILES[mark], []).append(square)
    elif mark[0] in LEADERS:
        laid["leaders"][f"{mark[1]} {LEADERS[mark[0]]}"] = square
    elif mark == "x":
        laid["catastrophes"].append(square)
    else:
        assert mark in (".", "~", "#"), f"{mark} is no mark"


def with_seats(position: dict[str, Any]) -> dict[str, Any]:
    """Seats are numbers in tests and words in positions."""
    return {
        key: {str(k): entry for k, entry in value.items()} if isinstance(value, dict) else value
        for key, value in position.items()
    }
