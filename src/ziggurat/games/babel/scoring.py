"""Heights now, and who has won at the end."""

from ziggurat.core.jit import kernel
from ziggurat.core.state import Array
from ziggurat.games.babel.data import SITES, TOP
from ziggurat.games.babel.records import State


@kernel
def top(s: State, seat: int, site: int) -> int:
    """A temple is worth its highest level, whatever levels it skipped."""
    return TOP[s.temple[seat, site]]


@kernel
def height(s: State, seat: int) -> int:
    """The sum of a player's temples."""
    total = 0
    for site in range(SITES):
        total += top(s, seat, site)
    return total


@kernel
def cards_in_hand(s: State, seat: int) -> int:
    hand = s.hand[seat]
    return hand[0] + hand[1] + hand[2] + hand[3] + hand[4]


@kernel
def scores(s: State, out: Array) -> None:
    for seat in range(s.seats):
        out[seat] = height(s, seat)


@kernel
def places(s: State, out: Array) -> None:
    """The highest sum wins; a tie goes to the larger hand, and is shared if that ties too."""
    for seat in range(s.seats):
        other = 1 - seat
        mine, theirs = height(s, seat), height(s, other)
        if mine == theirs:
            mine, theirs = cards_in_hand(s, seat), cards_in_hand(s, other)
        out[seat] = 2 if mine < theirs else 1
