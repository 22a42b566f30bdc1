"""What a scenario may expect of a position, by the names of the notation."""

from collections import Counter
from typing import Any

from ziggurat.games.babel.data import NATIONS
from ziggurat.games.babel.nations import pile_size
from ziggurat.games.babel.positions.writing import (
    by_seat,
    cards,
    columns,
    known_temples,
    pawn,
    row,
    temples,
)
from ziggurat.games.babel.records import State
from ziggurat.games.babel.scoring import height
from ziggurat.games.babel.state import ENDS, OVER, PROMPTS


def prompt(s: State) -> str | None:
    """The name of the decision awaited."""
    number = s["prompt"]  # numpy takes ten times as long for the attribute
    return None if number == OVER else PROMPTS[number]


def facts(s: State) -> dict[str, Any]:
    """A Counter compares as a multiset, a list in order, and of an object what is given."""
    seats = range(s.seats)
    empty: dict[str, list[Any]] = {name: [] for name in NATIONS}
    return {
        "hands": by_seat([Counter(cards(hand)) for hand in s.hand]),
        "hand_sizes": by_seat([int(hand.sum()) for hand in s.hand]),
        "pawns": by_seat([pawn(s, seat) for seat in seats]),
        "columns": by_seat([empty | columns(s, seat) for seat in seats]),
        "temples": by_seat([empty | temples(s, seat) for seat in seats]),
        "rows": by_seat([row(s, seat) for seat in seats]),
        "temple_pile": known_temples(s),
        "nation_pile_size": int(pile_size(s)),
        "discard": Counter(cards(s.discard)),
        "start_temple": by_seat([bool(still) for still in s.start_temple]),
        "end_mode": bool(s.end_mode),
        "heights": by_seat([int(height(s, seat)) for seat in seats]),
        "turn": int(s.turn),
        "reason": ENDS[s.ended],
    }
