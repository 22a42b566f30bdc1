"""What would follow an action, as far as its seat can know."""

import numpy as np

from ziggurat.core.answers import foresee, of_kind
from ziggurat.core.cells import cell_list, cells_at
from ziggurat.core.events import Event
from ziggurat.core.shapes import NothingForeseen
from ziggurat.core.state import copy
from ziggurat.games.tigris.actions import ACTIONS, SUPPORT_WITH
from ziggurat.games.tigris.data import CELL_NAMES, COLORS
from ziggurat.games.tigris.events import EVENTS, REASONS
from ziggurat.games.tigris.outlook import kingdom_named
from ziggurat.games.tigris.records import State
from ziggurat.games.tigris.rules import apply, asked, legal
from ziggurat.games.tigris.shapes import (
    Fight,
    LeaderSentHome,
    MovePreview,
    OutcomeForeseen,
    PointsForeseen,
)
from ziggurat.games.tigris.state import BUILD, CONFLICTS, OVER, PROMPTS, SUPPORT, WAR

OVERWHELMING = 100  # stronger than any side can be


def preview(s: State, action: int, seat: int) -> MovePreview | NothingForeseen:
    """Points, unions, conflicts, leaders sent home, treasures and what may be built.

    The action is played on a copy. Nothing hidden decides what it causes before the next
    question or the next draw, and what is drawn is left out. Only the seat that is asked
    can look ahead; others learn nothing.
    """
    if seat < 0 or seat != asked(s):
        return {}
    after, events = foresee(s, action, apply, EVENTS)
    over = bool(after.prompt == OVER)
    return {
        "events": [{"kind": e.kind, **e.args} for e in events if is_news(e)],
        "points": points(events),
        "unites": bool(of_kind(events, "kingdoms_united")),
        "kingdom": kingdom(after, action),
        "conflict": conflict(after),
        "wars": wars(after),
        "fights": fights(after),
        "outcomes": outcomes(s),
        "leaders_home": leaders_home(events),
        "tiles_lost": sum(e.args["tiles"] for e in of_kind(events, "tiles_lost")),
        "destroyed": [
            {"cell": CELL_NAMES[e.args["cell"]], "color": COLORS[e.args["color"]]}
            for e in of_kind(events, "tile_destroyed")
        ],
        "treasures": [
            {"seat": e.args["seat"], "cell": CELL_NAMES[e.args["cell"]]}
            for e in of_kind(events, "treasure_taken")
        ],
        "builds": builds(after),
        "asked": None if over else int(after.asked),
        "prompt": None if over else PROMPTS[after.prompt],
        "ends_turn": bool(of_kind(events, "turn_ended")),
        "over": over,
    }


def is_news(event: Event) -> bool:
    """That the turn goes on to the next player is no news to who ends it."""
    return not event.reveals and event.kind not in ("turn_ended", "turn_begun")


def points(events: list[Event]) -> list[PointsForeseen]:
    return [
        {
            "seat": e.args["seat"],
            "color": COLORS[e.args["color"]],
            "points": e.args["points"],
            "reason": REASONS[e.args["reason"]],
        }
        for e in of_kind(events, "scored")
    ]


def kingdom(after: State, action: int) -> list[str]:
    """The kingdom that a tile or a leader would then be part of."""
    move = ACTIONS.decode(action)
    return kingdom_named(after, move.args["cell"]) if move.kind in ("tile", "leader") else []


def leaders_home(events: list[Event]) -> list[LeaderSentHome]:
    return [
        {"seat": e.args["seat"], "color": COLORS[e.args["color"]]}
        for e in of_kind(events, "leader_stranded", "leader_defeated")
    ]


def conflict(after: State) -> Fight | None:
    """The conflict that would be under way, with what each side has so far."""
    kind = CONFLICTS[after.conflict]
    if kind is None:
        return None
    return {
        "kind": kind,
        "color": COLORS[after.conflict_color],
        "attacker": int(after.fighter[0]),
        "defender": int(after.fighter[1]),
        "strength": (after.strength + after.support).tolist(),
    }


def wars(after: State) -> list[str]:
    """The colors of several wars that would have to be put in order."""
    return [words.split()[1] for words in answers(after)] if after.prompt == WAR else []


def fights(after: State) -> list[Fight]:
    """Every conflict that would be under way or could be chosen, with what each side has."""
    if after.prompt == WAR:
        moves = map(ACTIONS.number, answers(after))
        found = [conflict(foresee(after, move, apply, EVENTS)[0]) for move in moves]
    else:
        found = [conflict(after)]
    return [fight for fight in found if fight]


def outcomes(s: State) -> list[OutcomeForeseen]:
    """What would follow if the attacker, or the defender, won the conflict under way."""
    return [outcome(s, side) for side in range(2)] if s.prompt == SUPPORT else []


def outcome(s: State, won: int) -> OutcomeForeseen:
    """One side is made strong enough on a copy, so hands do not matter."""
    after, events = copy(s), []
    after.strength[won], after.strength[1 - won] = OVERWHELMING, 0
    answers_left = 2 if s.asked == s.fighter[0] else 1
    for _ in range(answers_left):
        after, more = foresee(after, SUPPORT_WITH, apply, EVENTS)
        events += more
    return {
        "winner": int(s.fighter[won]),
        "points": points(events),
        "leaders_home": leaders_home(events),
        "tiles_lost": sorted(tiles_on(s) - tiles_on(after)),
        "fights": fights(after),
    }


def tiles_on(s: State) -> set[str]:
    """The squares with a tile face up."""
    return {CELL_NAMES[cell] for tiles in s.tile for cell in cell_list(cells_at(tiles))}


def builds(after: State) -> list[str]:
    """What could then be built, in words."""
    return answers(after) if after.prompt == BUILD else []


def answers(after: State) -> list[str]:
    moves = np.empty(ACTIONS.size, np.int64)
    return [ACTIONS.words(int(number)) for number in moves[: legal(after, moves)]]
