"""Draw a position in a test.

Cards are their first letters, `R G Y O P`, and tiles too; spaces stand in a row, and `K1-K4`
is four of them; each emissary is the number of its seat. The Emperor is `EMPEROR`, or `e`
among the emissaries:

    table(
        4,
        hands={0: "RRP"},
        palaces={0: "W1 W2", 1: "K1-K4"},
        emissaries={"chu": "112"},
        tiles={"L2": "O", "L3": None},
        display="RGYO",
        pile="PPR",
    )

Of the pile the first letter is the next card; `None` is a tile face down. Pieces on the map
are not taken from the supplies. What a position shows is switched on by itself: tiles, and
fortifications; `options` switches the rest.
"""

import re
from collections import Counter
from collections.abc import Callable
from typing import Any

from ziggurat.core.match import Match
from ziggurat.core.options import NamedDocument
from ziggurat.games import GAMES
from ziggurat.games.china.data import COLORS
from ziggurat.games.china.records import State

CHINA = GAMES["china"]
NAME = {name[0].upper(): name for name in COLORS}
LETTER: dict[str, str] = {name: letter for letter, name in NAME.items()}
EMPEROR = "emperor"
SECRET = bytes(32)


def colors(letters: str) -> list[str]:
    return [NAME[letter] for letter in letters]


def counted(letters: str) -> dict[str, int]:
    return dict(Counter(colors(letters)))


def spaces(row: str) -> list[str]:
    """`W1 K1-K3` is W1, K1, K2 and K3."""
    found = []
    for word in row.split():
        run = re.fullmatch(r"([A-Z])(\d+)-[A-Z]?(\d+)", word)
        found += [f"{run[1]}{n}" for n in range(int(run[2]), int(run[3]) + 1)] if run else [word]
    return found


def owners(row: str) -> dict[str, int]:
    """`112e` is two emissaries of seat 1, one of seat 2, one of the Emperor."""
    return {EMPEROR if owner == "e" else owner: n for owner, n in Counter(row).items()}


def by_owner(draw: Callable[[Any], Any]) -> Callable[[dict[Any, Any]], dict[str, Any]]:
    """Seats are numbers in tests and words in positions."""
    return lambda entries: {str(owner): draw(entry) for owner, entry in entries.items()}


def by_name(draw: Callable[[Any], Any]) -> Callable[[dict[str, Any]], dict[str, Any]]:
    return lambda entries: {name: draw(entry) for name, entry in entries.items()}


DRAWN: dict[str, Callable[[Any], Any]] = {
    "palaces": by_owner(spaces),
    "emissaries": by_name(owners),
    "forts": spaces,
    "bonus": by_name(lambda tile: tile and NAME[tile]),
    "bonus_taken": by_owner(counted),
    "tiles_left": counted,
    "scored": str.split,
    "score": by_owner(int),
    "hands": by_owner(colors),
    "supply": by_owner(dict),
    "display": colors,
    "pile": colors,
    "discard": colors,
    "kept": by_owner(colors),
    "influence": lambda held: {NAME[color]: seat for color, seat in held.items()},
    "emperor_hand": colors,
    "claimed_with": colors,
    "played": colors,
    "specials": by_owner(str.split),
}
KEY = {"tiles": "bonus", "tiles_taken": "bonus_taken"}  # shorter words for two keys


def table(
    seats: int = 3,
    map: NamedDocument | str | None = None,
    options: dict[str, Any] | None = None,
    real: bool = False,
    secret: bytes = SECRET,
    rules: int = CHINA.version,
    **drawn: Any,
) -> Match[State]:
    """A match from a drawn position; further words are keys of the notation."""
    chosen: dict[str, Any] = {"map": map} if map else {}
    chosen |= {"bonus": True} if {"tiles", "tiles_taken"} & set(drawn) else {}
    chosen |= {"fortifications": True} if "forts" in drawn else {}
    options = chosen | (options or {})
    return Match(CHINA.under(rules), seats, options, secret, position(**drawn), real)


def position(**drawn: Any) -> dict[str, Any]:
    """A drawn position in the words of the notation."""
    drawn = {KEY.get(key, key): value for key, value in drawn.items()}
    return {key: DRAWN[key](value) if key in DRAWN else value for key, value in drawn.items()}


def dealt(seats: int = 3, secret: bytes = SECRET, **options: Any) -> Match[State]:
    """A match from the start, always dealt the same way."""
    return Match(CHINA, seats, options, secret)


def closing(seats: int = 3, **drawn: Any) -> Match[State]:
    """The last turn of a game: its player holds red cards, and one card is left in the pile.

    `finish` of the script plays it.
    """
    last = seats - 1
    cards: dict[str, Any] = {"hands": {last: "RRR"}, "display": "GYOP", "pile": "R"}
    return table(seats, turn=last, exhaustions=1, **cards | drawn)
