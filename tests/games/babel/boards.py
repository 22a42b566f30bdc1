"""Draw a position in a test.

Cards are their first letters, `A H M P S` for the nations and `1` to `6` for the levels:

    table(
        hands={0: "AHS"},
        pawns={0: "hittites"},
        columns={0: {"hittites": "SSSSAPP"}},
        temples={1: {"hittites": "123456"}},
        rows={0: "62"},
    )

The last letter is the card deployed last, the top of a temple, the open card of a row; of a
pile the first letter is the next card.
"""

from collections.abc import Callable
from typing import Any

from ziggurat.core.match import Match
from ziggurat.games import GAMES
from ziggurat.games.babel.data import NATIONS
from ziggurat.games.babel.records import State

BABEL = GAMES["babel"]
NAME = {name[0].upper(): name for name in NATIONS}
LETTER: dict[str, str] = {name: letter for letter, name in NAME.items()}
SECRET = bytes(32)


def nations(letters: str) -> list[str]:
    return [NAME[letter] for letter in letters]


def levels(digits: str) -> list[int]:
    return [int(digit) for digit in digits]


def by_seat(draw: Callable[[Any], Any]) -> Callable[[dict[int, Any]], dict[str, Any]]:
    """Seats are numbers in tests and words in positions."""
    return lambda entries: {str(seat): draw(entry) for seat, entry in entries.items()}


def by_site(draw: Callable[[str], Any]) -> Callable[[dict[str, str]], dict[str, Any]]:
    return lambda sites: {site: draw(cards) for site, cards in sites.items()}


DRAWN: dict[str, Callable[[Any], Any]] = {
    "hands": by_seat(nations),
    "seen": by_seat(nations),
    "pawns": by_seat(str),
    "columns": by_seat(by_site(nations)),
    "temples": by_seat(by_site(levels)),
    "rows": by_seat(levels),
    "start_temple": by_seat(bool),
    "temple_pile": levels,
    "nation_pile": nations,
    "discard": nations,
}


def table(
    options: dict[str, Any] | None = None,
    real: bool = False,
    secret: bytes = SECRET,
    **drawn: Any,
) -> Match[State]:
    """A match from a drawn position; further words are keys of the notation."""
    return Match(BABEL, 2, options, secret, position(**drawn), real)


def position(**drawn: Any) -> dict[str, Any]:
    """A drawn position in the words of the notation."""
    return {key: DRAWN[key](value) if key in DRAWN else value for key, value in drawn.items()}


def dealt(**options: Any) -> Match[State]:
    """A match from the start, always dealt the same way."""
    return Match(BABEL, 2, options, SECRET)


def towers(height: int) -> dict[str, str]:
    """Temples of one card each with this sum, none of them at the Assyrians."""
    sites: dict[str, str] = {}
    for site in NATIONS[:0:-1]:
        if height:
            sites[site] = str(min(height, 6))
            height -= min(height, 6)
    assert not height, "four temples are not that high"
    return sites
