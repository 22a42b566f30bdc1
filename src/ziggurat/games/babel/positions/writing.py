"""From a position to words, in one canonical way."""

from typing import Any

from ziggurat.core.state import Array
from ziggurat.games.babel.data import LEVELS, NATIONS, QUARRY
from ziggurat.games.babel.records import State
from ziggurat.games.babel.state import DISCARD, ENDS, OVER, PROMPTS


def write(s: State) -> dict[str, Any]:
    """The whole position, hidden parts included."""
    p: dict[str, Any] = {
        "hands": by_seat([cards(hand) for hand in s.hand]),
        "pawns": by_seat([pawn(s, seat) for seat in range(s.seats)]),
        "columns": by_seat([columns(s, seat) for seat in range(s.seats)]),
        "temples": by_seat([temples(s, seat) for seat in range(s.seats)]),
        "rows": by_seat([row(s, seat) for seat in range(s.seats)]),
        "temple_pile": known_temples(s),
        "temples_left": {str(n): int(s.temple_pile[n]) for n in levels() if s.temple_pile[n]},
        "nation_pile": known_nations(s),
        "nations_left": counts(s.nation_pile),
        "discard": cards(s.discard),
        "start_temple": by_seat([bool(still) for still in s.start_temple]),
        "seen": by_seat([cards(seen) for seen in s.seen]),
        "migrated": bool(s.migrated),
        "end_mode": bool(s.end_mode),
        "turn": int(s.turn),
        "turns": int(s.turns),
    }
    if s.prompt == DISCARD:
        p |= {"prompt": PROMPTS[DISCARD], "to_discard": int(s.to_discard)}
    if s.prompt == OVER:
        p["ended"] = ENDS[s.ended]
    return p


def by_seat(entries: list[Any]) -> dict[str, Any]:
    return {str(seat): entry for seat, entry in enumerate(entries)}


def levels() -> range:
    return range(1, LEVELS + 1)


def cards(numbers: Array) -> list[str]:
    """A list of nations, in the order of the game's list."""
    return [name for name, n in zip(NATIONS, numbers, strict=True) for _ in range(n)]


def counts(numbers: Array) -> dict[str, int]:
    return {name: int(n) for name, n in zip(NATIONS, numbers, strict=True) if n}


def pawn(s: State, seat: int) -> str:
    return "quarry" if s.pawn[seat] == QUARRY else NATIONS[s.pawn[seat]]


def columns(s: State, seat: int) -> dict[str, list[str]]:
    """The cards at each site, last deployed last."""
    return {
        name: [NATIONS[n] for n in s.column[seat, site, : s.column_length[seat, site]]]
        for site, name in enumerate(NATIONS)
        if s.column_length[seat, site]
    }


def temples(s: State, seat: int) -> dict[str, list[int]]:
    """The levels at each site, top last."""
    return {
        name: [level for level in levels() if int(s.temple[seat, site]) >> (level - 1) & 1]
        for site, name in enumerate(NATIONS)
        if s.temple[seat, site]
    }


def row(s: State, seat: int) -> list[int]:
    """The levels of a row, open card last."""
    return [int(level) for level in s.row[seat, : s.row_length[seat]]]


def known_temples(s: State) -> list[int]:
    """The known top of the temple pile, next card first."""
    return [int(level) for level in s.next_temple[: s.temples_known][::-1]]


def known_nations(s: State) -> list[str]:
    return [NATIONS[nation] for nation in s.next_nation[: s.nations_known][::-1]]
