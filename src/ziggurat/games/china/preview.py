"""What would follow an action, as far as its seat can know."""

from ziggurat.core.answers import foresee, of_kind
from ziggurat.core.events import Event
from ziggurat.core.shapes import NothingForeseen
from ziggurat.games.china.breakdown import breakdown
from ziggurat.games.china.events import EVENTS
from ziggurat.games.china.naming import map_at, province_names
from ziggurat.games.china.provinces import emissaries_in, emissary_limit, palaces_of
from ziggurat.games.china.records import State
from ziggurat.games.china.rules import apply, asked
from ziggurat.games.china.shapes import (
    Breakdown,
    MovePreview,
    ProvinceForeseen,
    ProvinceStanding,
)
from ziggurat.games.china.state import ENDS, OVER, PROMPTS


def preview(s: State, action: int, seat: int) -> MovePreview | NothingForeseen:
    """Majorities, limits, chains and points as they would change, and what comes next.

    The action is played on a copy; what is revealed or drawn is left out, and bonus tiles
    count for nothing here. Only the seat that is asked can look ahead; others learn nothing.
    """
    if seat < 0 or seat != asked(s):
        return {}
    after, events = foresee(s, action, apply, EVENTS)
    now, then = breakdown(s), breakdown(after)
    over = bool(after.prompt == OVER)
    return {
        "events": [{"kind": e.kind, **e.args} for e in events if not is_hidden(e, events)],
        "provinces": changed_provinces(s, after),
        "scored": province_names(s, int(after.scored) & ~int(s.scored)),
        "chains": {
            "before": [len(chain) for chain in now["chains"][seat]],
            "after": [len(chain) for chain in then["chains"][seat]],
        },
        "points": [
            {"seat": other, "before": totals[0], "after": totals[1]}
            for other, totals in enumerate(zip(open_totals(now), open_totals(then), strict=True))
        ],
        "asked": None if over else int(after.asked),
        "prompt": None if over else PROMPTS[after.prompt],
        "over": over,
        "ended": ENDS[after.ended] if over else None,
    }


def is_hidden(event: Event, events: list[Event]) -> bool:
    """What comes to light; and a tile that is taken in the same breath."""
    taken = event.kind in ("tile_taken", "emperor_tile")
    return event.reveals or (taken and bool(of_kind(events, "tile_revealed")))


def open_totals(found: Breakdown) -> list[int]:
    """Everybody's points if the game ended now, without the hidden ones of bonus tiles."""
    return [total - more for total, more in zip(found["totals"], found["bonus"], strict=True)]


def changed_provinces(s: State, after: State) -> list[ProvinceForeseen]:
    """The provinces in which something would stand that does not stand there now."""
    names = map_at(s).provinces
    found: list[ProvinceForeseen] = [
        {
            "province": names[province],
            "before": standing(s, province),
            "after": standing(after, province),
        }
        for province in range(s.provinces)
    ]
    return [entry for entry in found if entry["before"] != entry["after"]]


def standing(s: State, province: int) -> ProvinceStanding:
    """Palaces and who has most of them, emissaries and their limit, who leads with them."""
    palaces = [int(palaces_of(s, owner, province)) for owner in range(s.owners)]
    emissaries = [int(n) for n in s.emissary[province, : s.owners]]
    return {
        "palaces": palaces,
        "majority": leaders(palaces),
        "emissaries": emissaries,
        "leads": leaders(emissaries),
        "limit": int(emissary_limit(s, province)),
        "room": int(emissary_limit(s, province) - emissaries_in(s, province)),
    }


def leaders(numbers: list[int]) -> list[int]:
    """Everybody who has most, if that is at least one."""
    most = max(numbers)
    return [owner for owner, n in enumerate(numbers) if n == most > 0]
