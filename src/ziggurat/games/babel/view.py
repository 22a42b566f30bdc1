"""What one seat may see: built up from nothing, never stripped down."""

from typing import Any

import numpy as np

from ziggurat.core.state import Array, State
from ziggurat.games.babel.data import LEVELS, NATIONS, QUARRY, RUN, SITES
from ziggurat.games.babel.nations import card, pile_size
from ziggurat.games.babel.powers import run_length
from ziggurat.games.babel.scoring import height, places, top
from ziggurat.games.babel.state import ENDS, OVER, PROMPTS
from ziggurat.games.babel.temples import temples_left


def view(s: State, seat: int) -> dict[str, Any]:
    """Everything lies open but the hands and the order of the piles.

    A spectator is seat -1. Once the game is over everything is shown.
    """
    over = bool(s.prompt == OVER)
    return {
        "seats": int(s.seats),
        "seat": seat,
        "turn": int(s.turn),
        "turns": int(s.turns),
        "prompt": None if over else PROMPTS[s.prompt],
        "asked": None if over else int(s.asked),
        "to_discard": int(s.to_discard),
        "migrated": bool(s.migrated),
        "end_mode": bool(s.end_mode),
        "hand": by_nation(s.hand[seat]) if seat >= 0 else None,
        "hand_sizes": [int(hand.sum()) for hand in s.hand],
        "hands": [by_nation(hand) for hand in s.hand] if over else None,
        "heights": [int(height(s, other)) for other in range(s.seats)],
        "sites": [site_view(s, site) for site in range(SITES)],
        "pawns": [site_name(s.pawn[other]) for other in range(s.seats)],
        "start_temple": [bool(still) for still in s.start_temple],
        "rows": [[int(n) for n in s.row[o, : s.row_length[o]]] for o in range(s.seats)],
        "temple_pile": int(temples_left(s)),
        "next_temples": [int(level) for level in s.next_temple[: s.temples_known][::-1]],
        "unseen_temples": {str(n): int(s.temple_pile[n]) for n in range(1, LEVELS + 1)},
        "nation_pile": int(pile_size(s)),
        "next_nations": [NATIONS[n] for n in s.next_nation[: s.nations_known][::-1]],
        "discard": by_nation(s.discard),
        "threats": threats(s),
        "over": over,
        "ended": ENDS[s.ended],
        "result": result(s) if over else None,
    }


def by_nation(cards: Array) -> dict[str, int]:
    return {name: int(n) for name, n in zip(NATIONS, cards, strict=True)}


def site_name(site: int) -> str:
    return "quarry" if site == QUARRY else NATIONS[site]


def site_view(s: State, site: int) -> dict[str, Any]:
    """Both sides of a site: columns, temples with every level, runs that can act."""
    return {
        "site": NATIONS[site],
        "columns": [
            [NATIONS[card(s, seat, site, i)] for i in range(s.column_length[seat, site])]
            for seat in range(s.seats)
        ],
        "temples": [
            [n for n in range(1, LEVELS + 1) if int(s.temple[seat, site]) >> (n - 1) & 1]
            for seat in range(s.seats)
        ],
        "runs": [runs(s, seat, site) for seat in range(s.seats)],
    }


def runs(s: State, seat: int, site: int) -> list[dict[str, Any]]:
    """Three like cards or more that follow one another."""
    found, start = [], 0
    while start < s.column_length[seat, site]:
        length = int(run_length(s, seat, site, start))
        if length >= RUN:
            nation = NATIONS[card(s, seat, site, start)]
            found.append({"nation": nation, "start": start, "length": length})
        start += length
    return found


def threats(s: State) -> list[dict[str, Any]]:
    """What each side could do with its runs at its next turn, as far as anyone can see.

    The pawn may have to go there first, which takes a card of that site.
    """
    found = []
    for seat in range(s.seats):
        for site in range(SITES):
            for run in runs(s, seat, site):
                level = threatened(s, seat, site, run["nation"])
                if level is not None:
                    found.append(
                        {"seat": seat, "site": NATIONS[site], "nation": run["nation"]}
                        | {"level": level, "there": bool(s.pawn[seat] == site)}
                    )
    return found


def threatened(s: State, seat: int, site: int, nation: str) -> int | None:
    """How much a run could do: a level, or a number of cards; nothing if it could do nothing."""
    other = 1 - seat
    level = int(top(s, other, site))
    if nation == "assyrians":
        return level or None
    if nation == "hittites":
        enough = level > top(s, seat, site) and s.column_length[seat, site] >= level
        return level if enough else None
    if nation == "persians":
        wanted = int(top(s, seat, site)) + 2
        can = wanted <= LEVELS and s.column_length[seat, site] >= wanted
        return wanted if can else None
    return int(s.column_length[other, site]) or None


def result(s: State) -> list[dict[str, Any]]:
    """Each seat's height, cards in hand, and place."""
    place = np.zeros(s.seats, np.int64)
    places(s, place)
    return [
        {
            "seat": seat,
            "place": int(place[seat]),
            "height": int(height(s, seat)),
            "cards": int(s.hand[seat].sum()),
        }
        for seat in range(s.seats)
    ]
