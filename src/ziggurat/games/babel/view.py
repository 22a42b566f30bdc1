"""What everybody sees, and what one seat sees besides: built up from nothing, never stripped.

A view is asked for after every decision, so the record is read once, as plain numbers.
"""

from itertools import groupby

import numpy as np

from ziggurat.core.state import plain
from ziggurat.games.babel.data import LEVELS, NATIONS, QUARRY, RUN, SITES, Nation
from ziggurat.games.babel.records import PlainState, State
from ziggurat.games.babel.scoring import places
from ziggurat.games.babel.shapes import (
    OwnView,
    PilesView,
    PublicView,
    Ranking,
    RunView,
    SiteView,
    Threat,
)
from ziggurat.games.babel.state import ENDS, OVER, PROMPTS

Runs = list[list[list[RunView]]]  # by seat and site


def public(s: State) -> PublicView:
    """Everything lies open but the hands and the order of the piles.

    Once the game is over everything is shown.
    """
    p: PlainState = plain(s)
    over = bool(p.prompt == OVER)
    runs = [[runs_in(column(p, seat, site)) for site in range(SITES)] for seat in range(p.seats)]
    return {
        "seats": p.seats,
        "turn": p.turn,
        "turns": p.turns,
        "prompt": None if over else PROMPTS[p.prompt],
        "asked": None if over else p.asked,
        "to_discard": p.to_discard,
        "migrated": bool(p.migrated),
        "end_mode": bool(p.end_mode),
        "hand_sizes": [sum(hand) for hand in p.hand],
        "hands": [by_nation(hand) for hand in p.hand] if over else None,
        "heights": heights(p),
        "sites": [site_view(p, site, runs) for site in range(SITES)],
        "pawns": ["quarry" if site == QUARRY else NATIONS[site] for site in p.pawn],
        "start_temple": [bool(still) for still in p.start_temple],
        "rows": [p.row[seat][: p.row_length[seat]] for seat in range(p.seats)],
        **piles(p),
        "threats": threats(p, runs),
        "over": over,
        "ended": ENDS[p.ended],
        "result": result(s, p) if over else None,
    }


def own(s: State, seat: int) -> OwnView:
    """One's own hand; a spectator, seat -1, has none."""
    return {"seat": seat, "hand": by_nation(s["hand"][seat].tolist()) if seat >= 0 else None}


def by_nation(cards: list[int]) -> dict[Nation, int]:
    return dict(zip(NATIONS, cards, strict=True))


def piles(p: PlainState) -> PilesView:
    """How many cards they hold, which ones, and those that are known to come next."""
    return {
        "temple_pile": p.temples_known + sum(p.temple_pile[1:]),
        "next_temples": p.next_temple[: p.temples_known][::-1],
        "unseen_temples": {str(level): p.temple_pile[level] for level in range(1, LEVELS + 1)},
        "nation_pile": p.nations_known + sum(p.nation_pile),
        "next_nations": [NATIONS[nation] for nation in p.next_nation[: p.nations_known][::-1]],
        "discard": by_nation(p.discard),
    }


def top(p: PlainState, seat: int, site: int) -> int:
    """The highest level of a temple, whose bits are its levels."""
    height: int = p.temple[seat][site].bit_length()
    return height


def heights(p: PlainState) -> list[int]:
    return [sum(top(p, seat, site) for site in range(SITES)) for seat in range(p.seats)]


def column(p: PlainState, seat: int, site: int) -> list[Nation]:
    return [NATIONS[nation] for nation in p.column[seat][site][: p.column_length[seat][site]]]


def site_view(p: PlainState, site: int, runs: Runs) -> SiteView:
    """Both sides of a site: columns, temples with every level, runs that can act."""
    seats = range(p.seats)
    return {
        "site": NATIONS[site],
        "columns": [column(p, seat, site) for seat in seats],
        "temples": [
            [n for n in range(1, LEVELS + 1) if p.temple[seat][site] >> (n - 1) & 1]
            for seat in seats
        ],
        "runs": [runs[seat][site] for seat in seats],
    }


def runs_in(cards: list[Nation]) -> list[RunView]:
    """Three like cards or more that follow one another."""
    found, start = list[RunView](), 0
    for nation, like in groupby(cards):
        length = len(list(like))
        if length >= RUN:
            found.append({"nation": nation, "start": start, "length": length})
        start += length
    return found


def threats(p: PlainState, runs: Runs) -> list[Threat]:
    """What each side could do with its runs at its next turn, as far as anyone can see.

    The pawn may have to go there first, which takes a card of that site.
    """
    found: list[Threat] = []
    for seat in range(p.seats):
        for site in range(SITES):
            for run in runs[seat][site]:
                level = threatened(p, seat, site, run["nation"])
                if level is not None:
                    found.append(
                        {
                            "seat": seat,
                            "site": NATIONS[site],
                            "nation": run["nation"],
                            "level": level,
                            "there": p.pawn[seat] == site,
                        }
                    )
    return found


def threatened(p: PlainState, seat: int, site: int, nation: Nation) -> int | None:
    """How much a run could do: a level, or a number of cards; nothing if it could do nothing."""
    other, cards = 1 - seat, p.column_length[seat][site]
    level = top(p, other, site)
    if nation == "assyrians":
        return level or None
    if nation == "hittites":
        return level if top(p, seat, site) < level <= cards else None
    if nation == "persians":
        wanted = top(p, seat, site) + 2
        return wanted if wanted <= LEVELS and wanted <= cards else None
    return p.column_length[other][site] or None


def result(s: State, p: PlainState) -> list[Ranking]:
    """Each seat's height, cards in hand, and place."""
    place, height = np.zeros(p.seats, np.int64), heights(p)
    places(s, place)
    return [
        {
            "seat": seat,
            "place": int(place[seat]),
            "height": height[seat],
            "cards": sum(p.hand[seat]),
        }
        for seat in range(p.seats)
    ]
